"""Why a bot made a move, for a player who asks during the game.

Everything is worked out from the asker's own view and from who sits where, which everybody knows. So a reason
is the same whatever the asker's hidden cards are.
"""

from __future__ import annotations

from collections.abc import Sequence

from sumida.hanabi.bots.convention.adapting import NAME, declared_level
from sumida.hanabi.bots.convention.understanding import explain_turn
from sumida.hanabi.conventions.levels import HIGHEST, LITERAL
from sumida.hanabi.conventions.partners import PartnerReader, declared, likely_levels
from sumida.hanabi.rules.actions import Clue
from sumida.hanabi.rules.view import HanabiView
from sumida.kernel import Words

CODED = ("hat", "hat+search")
CERTAIN = "cautious"
"""A bot that reads no more into a clue than it says."""


def reason_for(view: HanabiView, number: int, company: Sequence[str]) -> Words:
    """Why the bot to move made turn `number` (from 0), to the seat of the view.

    `company` names the bot at each seat, "" for a person.
    """
    event = view.history[number]
    bot = company[event.seat]
    if bot == "random":
        return Words("why-random")
    if bot in CODED and isinstance(event.action, Clue):
        return Words("why-hat-clue")
    if bot == CERTAIN:
        return explain_turn(view, number, (LITERAL,) * len(company))
    if bot.partition(":")[0] == NAME:
        return explain_turn(view, number, levels_seen(view, number, company))
    return Words("bot-no-reason")


def levels_seen(view: HanabiView, number: int, company: Sequence[str]) -> tuple[int, ...]:
    """By seat: the level of conventions that it most likely plays, as far as the seat of the view can tell.

    The bot to move plays what all the others share.
    """
    known = {seat: HIGHEST for seat, name in enumerate(company) if name == NAME}
    priors = {seat: declared(declared_level(name)) for seat, name in enumerate(company) if seat not in known}
    odds = PartnerReader(priors, with_viewer=True).odds(view)
    levels, mover = likely_levels(odds, known, len(company), 1)[0][1], view.history[number].seat
    shared = min(level for seat, level in enumerate(levels) if seat != mover)
    return tuple(shared if seat == mover else level for seat, level in enumerate(levels))

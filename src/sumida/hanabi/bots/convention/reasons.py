"""Why a bot made a move, and what anybody's clue means, for a player who asks during the game.

Everything is worked out from the asker's own view and from who sits where, which everybody knows. So a reason
is the same whatever the asker's hidden cards are.
"""

from __future__ import annotations

from collections.abc import Sequence

from sumida.hanabi.bots.convention.adapting import NAME, arrivals, declared_level
from sumida.hanabi.bots.convention.understanding import explain_turn
from sumida.hanabi.conventions.levels import HIGHEST, LITERAL
from sumida.hanabi.conventions.partners import PartnerReader, declared, likely_levels
from sumida.hanabi.rules.actions import Clue
from sumida.hanabi.rules.view import HanabiView
from sumida.kernel import Words

CODED = ("hat", "hat+search")
CERTAIN = "cautious"
"""A bot that reads no more into a clue than it says."""
PERSON = "level"
"""How a person is named in a company: "level:N", with the level that the table declares; or ""."""


def reason_for(view: HanabiView, number: int, company: Sequence[str]) -> Words:
    """What turn `number` (from 0) means to the seat of the view; of a bot's turn also why it was made.

    `company` names the bot at each seat; "level:N" is a person who declares level N, "" a stranger.
    """
    event = view.history[number]
    bot, is_clue = company[event.seat], isinstance(event.action, Clue)
    kind = bot.partition(":")[0]
    if kind in ("", PERSON) and not is_clue:
        return Words("why-person")
    if kind in ("", PERSON, NAME):
        return explain_turn(view, number, levels_seen(view, number, company))
    if bot == CERTAIN or bot == "literal":
        return explain_turn(view, number, (LITERAL,) * len(company))
    if bot in CODED and is_clue:
        return Words("why-hat-clue")
    return Words("why-random" if bot == "random" else "bot-no-reason")


def levels_seen(view: HanabiView, number: int, company: Sequence[str]) -> tuple[int, ...]:
    """By seat: the level of conventions that it most likely plays, as far as the seat of the view can tell.

    A bot of one level takes everybody to play it; one that adapts plays what all the others share.
    """
    mover = view.history[number].seat
    if company[mover].startswith(f"{NAME}:"):
        return (declared_level(company[mover]) or LITERAL,) * len(company)
    known = {seat: HIGHEST for seat, name in enumerate(company) if name == NAME}
    priors = {seat: declared(declared_level(name)) for seat, name in enumerate(company) if seat not in known}
    odds = PartnerReader(priors, arrivals(company), with_viewer=True).odds(view)
    levels = likely_levels(odds, known, len(company), 1)[0][1]
    if mover not in known:
        return levels
    shared = min(level for seat, level in enumerate(levels) if seat != mover)
    return tuple(shared if seat == mover else level for seat, level in enumerate(levels))

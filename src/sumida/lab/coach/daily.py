"""How bots score on the deal of the day, and the best possible score: figures only, no cards."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from importlib.util import find_spec
from typing import Any

from sumida.bots import create
from sumida.daily import Daily, daily
from sumida.hashi.rules.state import HashiState
from sumida.kernel import GameError, State
from sumida.lab.arena.deals import play
from sumida.registry import game

BOUND_SECONDS = 90.0
"""Long, as nobody waits at a table for it and the process runs at low priority."""
TABLES = {"hashi": ("master",), "hanabi": ("hat", "partner")}
"""The bots a player's result is compared with; in Hanabi a whole table of each."""


@dataclass(frozen=True)
class DailyScore:
    """The score on the deal of one bot, or of a table of its copies."""

    bot: str
    score: int


@dataclass(frozen=True)
class DailyComparison:
    """`best` is known to be possible, more than `limit` is not; both null without the solver."""

    scores: tuple[DailyScore, ...]
    best: int | None = None
    limit: int | None = None


def compare(name: str, day: date) -> DailyComparison:
    """Play the deal of the day with bots; in Hashi also solve it, knowing all cards. Takes about a minute."""
    deal = daily(name, day)
    ends = {bot: over for bot in TABLES[name] if (over := _played(deal, bot)) is not None}
    scores = tuple(DailyScore(bot, over.scores[0]) for bot, over in ends.items())
    if name != "hashi" or find_spec("ortools") is None:
        return DailyComparison(scores)
    return _with_bound(deal, scores, [over for over in ends.values() if isinstance(over, HashiState)])


def _played(deal: Daily, bot: str) -> State[Any, Any] | None:
    """The final position when these bots play the deal; None if they cannot run."""
    setup = game(deal.game).setup(deal.options)
    try:
        seats = [create(deal.game, bot, setup.players) for _ in range(setup.players)]
    except GameError:
        return None
    return play(setup, seats, setup.parse_deal(deal.deal))[0]


def _with_bound(deal: Daily, scores: tuple[DailyScore, ...], ends: list[HashiState]) -> DailyComparison:
    from sumida.hashi.rules.game import GAME
    from sumida.lab.bound.solver import bound, line_of, solo_task

    setup = GAME.setup(deal.options)
    task = solo_task(setup, setup.parse_deal(deal.deal))
    known = max(ends, key=lambda over: over.scores[0], default=None)
    found = bound(task, BOUND_SECONDS, known=line_of(known, 0) if known else ())
    return DailyComparison(scores, found.best, found.limit)

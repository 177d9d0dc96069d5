"""The findings of a review as plain values, sent over the wire as they are. Imports nothing heavy."""

from __future__ import annotations

from dataclasses import dataclass

from sumida.kernel import Seat

LEAST_SHOWN = 0.05
"""A smaller cost is not shown: it would read 0.0."""


@dataclass(frozen=True)
class Bound:
    """What was possible: `best` was reached by `line`, and more than `limit` cannot be reached."""

    best: int
    limit: int
    proven: bool
    line: tuple[str, ...]
    seconds: float


@dataclass(frozen=True)
class Why:
    """A sentence about a move: a key of the locale files and its arguments. A card is named by its `colour`
    and `rank`, a player by the letter of the `seat`."""

    key: str
    facts: dict[str, str | int]


@dataclass(frozen=True)
class HashiTurn:
    """A turn: what was drawn and what a master would have drawn, the points expected before the card was
    turned, with the best turn and after the turn made; `cost` is what the choice gave away, `why` says what
    the better turn achieves. `frame` is the position of the replay at which the round begins."""

    round: int
    frame: int
    card: str
    played: tuple[str, ...]
    better: tuple[str, ...]
    before: float
    best: float
    after: float
    cost: float
    why: Why


@dataclass(frozen=True)
class HashiReview:
    """A seat's game. `start` is expected after the set-up; `score` = `start` + `luck` - `cost`. Without the
    solver there is no `bound`."""

    seat: Seat
    score: int
    start: float
    start_cost: float
    turns: tuple[HashiTurn, ...]
    costliest: tuple[int, ...]
    luck: float
    cost: float
    bound: Bound | None


@dataclass(frozen=True)
class HanabiTurn:
    """A move, what it `did`, and the one advised; `in_fact` is what the advice could not know.

    `chance` and `points` are expected after the move and the card drawn; `cost` and `risk` are the points and
    the chance that it gave away against the best of the move advised and the team's own. All four are None
    where no team can play on. `reach`: points that the discards allow. `meant` is the convention behind the
    move, at the level that the players seem to follow; None at tables that speak a code.
    """

    turn: int
    seat: Seat
    played: str
    did: tuple[Why, ...]
    better: str
    why: Why
    in_fact: Why | None
    reach: int
    chance: float | None
    points: float | None
    cost: float | None
    risk: float | None
    meant: Why | None = None


@dataclass(frozen=True)
class HanabiReview:
    """A game of all seats. `best` is a perfect score, `chance` and `points` are those at the start; `error`
    is the largest standard error of a chance; `advisor` and `team` are bots. `gone` is the first turn after
    which a perfect score had no chance any more; from there on the points tell more."""

    score: int
    best: int
    advisor: str
    team: str | None
    games: int
    error: float | None
    chance: float | None
    points: float | None
    gone: int | None
    turns: tuple[HanabiTurn, ...]
    costliest: tuple[int, ...]

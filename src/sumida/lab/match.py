"""One game between bots, and what a game must tell the arena about itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import Any, Protocol, TypeAlias

from sumida.kernel import Bot, Json, Setup, State

Row: TypeAlias = dict[str, Json]
"""The result of one game as it stands in a results file."""


class Contest(Protocol):
    """A game as the arena sees it: how to set it up, who can play it, how its results are told."""

    @property
    def game(self) -> str: ...

    @property
    def rules(self) -> int:
        """Version of the rules: results of another version are results of another run."""

    @property
    def marker(self) -> str:
        """Name of the place in the documentation that holds this game's table."""

    def options(self, players: int, extra: Mapping[str, Json]) -> Mapping[str, Json]:
        """The complete setup options of a run; raises `GameError` for terms that do not exist."""

    def setup(self, options: Mapping[str, Json]) -> Setup[Any, Any, Any]: ...

    def check(self, setup: Setup[Any, Any, Any], bots: Sequence[str]) -> None:
        """Raise `GameError` unless each of these bots can play under these terms."""

    def bot(self, name: str) -> Bot[Any, Any]: ...

    def result(self, state: State[Any, Any]) -> Row:
        """What is kept of a finished game, beside its deal's number, moves and seconds."""

    def summary(self, rows: Sequence[Row]) -> dict[str, Json]:
        """The figures of a run: the object that `--json` prints."""

    def histogram(self, rows: Sequence[Row]) -> Mapping[str, int]:
        """How often each result came up, in the order of the axis."""

    def columns(self) -> Sequence[str]:
        """Headings of the documentation's table, after the bots and the number of players."""

    def cells(self, summary: Mapping[str, Json]) -> Sequence[str]:
        """One row of that table, a cell for each of `columns`."""


@dataclass(frozen=True)
class Run:
    """The terms of a run; together with a deal's number they decide a game."""

    game: str
    rules: int
    options: Mapping[str, Json]
    bots: tuple[str, ...]
    seed: int

    def header(self) -> Row:
        return {
            "arena": self.game,
            "rules": self.rules,
            "setup": dict(self.options),
            "bots": list(self.bots),
            "seed": self.seed,
        }


def deal_rng(seed: int, number: int) -> Random:
    """The source of chance of deal `number`: the same for all bots, on every machine."""
    return Random(f"{seed}:{number}")


def play(
    setup: Setup[Any, Any, Any], bots: Sequence[Bot[Any, Any]], deal: Any
) -> tuple[State[Any, Any], int, float]:
    """Play one game to its end: the last position, the moves made and the seconds spent on them."""
    state = setup.start(deal)
    moves, seconds = 0, 0.0
    while state.to_act:
        seat = state.to_act[0]
        view = state.view(seat)
        started = process_time()
        action = bots[seat].choose(view)
        seconds += process_time() - started
        moves += 1
        state = state.apply(seat, action)
    return state, moves, seconds


class Referee:
    """Plays the deals of one run by their numbers; every seat has a bot of its own."""

    def __init__(self, contest: Contest, run: Run) -> None:
        self.contest = contest
        self.run = run
        self.setup = contest.setup(run.options)
        self.bots = [contest.bot(name) for name in run.bots]

    def row(self, number: int) -> Row:
        deal = self.setup.deal(deal_rng(self.run.seed, number))
        state, moves, seconds = play(self.setup, self.bots, deal)
        return {"deal": number, **self.contest.result(state), "moves": moves, "seconds": round(seconds, 6)}

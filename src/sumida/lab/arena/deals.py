"""One game between bots, and what the arena needs to know about each kind of game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import Any, Protocol, TypeAlias

from sumida.kernel import Bot, Json, Setup, State

Row: TypeAlias = dict[str, Json]
"""The result of one game, a line of a results file."""


class ArenaGame(Protocol):
    """A game as the arena sees it: how to set it up, which bots play it, how results are reported."""

    @property
    def game(self) -> str: ...

    @property
    def rules(self) -> int:
        """Version of the rules: results of another version are results of another run."""

    @property
    def page(self) -> str:
        """The page of the documentation that holds this game's table."""

    @property
    def marker(self) -> str:
        """Name of the markers around the table on that page."""

    def options(self, players: int, extra: Mapping[str, Json]) -> Mapping[str, Json]:
        """The complete setup options of a run; raises `GameError` for options that do not exist."""

    def setup(self, options: Mapping[str, Json]) -> Setup[Any, Any, Any]: ...

    def check(self, setup: Setup[Any, Any, Any], bots: Sequence[str]) -> None:
        """Raise `GameError` unless each of these bots can play this setup."""

    def bot(self, name: str, company: Sequence[str]) -> Bot[Any, Any]:
        """A bot for one seat of a table with this bot at each seat."""

    def result(self, state: State[Any, Any]) -> Row:
        """What is recorded of a finished game besides its deal number, moves, seconds and slowest move."""

    def summary(self, rows: Sequence[Row]) -> dict[str, Json]:
        """The figures of a run: the object that `--json` prints."""

    def histogram(self, rows: Sequence[Row]) -> Mapping[str, int]:
        """How often each result came up, in the order of the axis."""

    def title(self, run: Run) -> str:
        """What a run is called in the documentation's table."""

    def columns(self) -> Sequence[str]:
        """Headings of the documentation's table, after the bots and the number of players."""

    def cells(self, summary: Mapping[str, Json]) -> Sequence[str]:
        """One row of that table, a cell for each of `columns`."""


@dataclass(frozen=True)
class Run:
    """What defines a run; together with a deal number it determines a game."""

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

    @property
    def names(self) -> str:
        """The bots; one name if all are the same."""
        return self.bots[0] if len(set(self.bots)) == 1 else ", ".join(self.bots)


def deal_rng(seed: int, number: int) -> Random:
    """The random generator of deal `number`: the same for all bots, on every machine."""
    return Random(f"{seed}:{number}")


def play(
    setup: Setup[Any, Any, Any], bots: Sequence[Bot[Any, Any]], deal: Any, most: int | None = None
) -> tuple[State[Any, Any], list[float]]:
    """Play one game to its end, or `most` moves: the last position, and the seconds spent on each move."""
    state = setup.start(deal)
    seconds: list[float] = []
    while state.to_act and len(seconds) != most:
        seat = state.to_act[0]
        view = state.view(seat)
        started = process_time()
        action = bots[seat].choose(view)
        seconds.append(process_time() - started)
        state = state.apply(seat, action)
    return state, seconds


class DealPlayer:
    """Plays the deals of one run by their numbers, with a bot instance for each seat."""

    def __init__(self, game: ArenaGame, run: Run) -> None:
        self.game = game
        self.run = run
        self.setup = game.setup(run.options)
        self.bots = [game.bot(name, run.bots) for name in run.bots]
        # Compile now, so that compilation does not count as thinking time.
        play(self.setup, self.bots, self.setup.deal(deal_rng(run.seed, -1)), 4 * len(self.bots))

    def row(self, number: int) -> Row:
        deal = self.setup.deal(deal_rng(self.run.seed, number))
        state, seconds = play(self.setup, self.bots, deal)
        return {
            "deal": number,
            **self.game.result(state),
            "moves": len(seconds),
            "seconds": round(sum(seconds), 6),
            "slowest": round(max(seconds), 6),
        }

"""One game between bots, and what the arena needs to know about each kind of game.

A bot that crashes, takes too long or answers with an illegal action loses that game; the arena goes on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from time import perf_counter, process_time
from typing import Any, Protocol, TypeAlias

from sumida import bots, codec
from sumida.bots.failures import BotFailed, crashed
from sumida.bots.lines import LinePlayer
from sumida.kernel import Bot, GameError, Json, Record, Seat, Setup, State

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

    def result(self, state: State[Any, Any], forfeit: Seat | None = None) -> Row:
        """What is recorded of a finished game besides its deal number, moves, seconds and slowest move; or of
        one that ended here because the bot at seat `forfeit` failed."""

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
    level: int | None = None
    """The level of conventions that bots from outside declare; without it they are strangers to `partner`."""

    def header(self) -> Row:
        declared: Row = {} if self.level is None else {"level": self.level}
        return {
            "arena": self.game,
            "rules": self.rules,
            "setup": dict(self.options),
            "bots": list(self.bots),
            "seed": self.seed,
            **declared,
        }

    @property
    def company(self) -> tuple[str, ...]:
        """The occupant of each seat, as our bots are told."""
        if self.level is None:
            return self.bots
        declared = f"level:{self.level}"
        return tuple(declared if bots.is_outside(self.game, name) else name for name in self.bots)

    @property
    def names(self) -> str:
        """The bots; one name if all are the same."""
        return self.bots[0] if len(set(self.bots)) == 1 else ", ".join(self.bots)


def deal_rng(seed: int, number: int) -> Random:
    """The random generator of deal `number`: the same for all bots, on every machine."""
    return Random(f"{seed}:{number}")


RECORD = "record"
"""In a row on its way from a worker: the whole game, where it is wanted."""


def play(
    setup: Setup[Any, Any, Any], team: Sequence[Bot[Any, Any]], deal: Any, most: int | None = None
) -> tuple[State[Any, Any], list[float]]:
    """Play one game to its end, or `most` moves: the last position, and the seconds spent on each move."""
    game = PlayedGame(setup.start(deal))
    game.play(team, most)
    return game.state, game.seconds


class PlayedGame:
    """One game between bots: the position, the moves so far, and the seconds spent on each."""

    def __init__(self, state: State[Any, Any]) -> None:
        self.state = state
        self.moves: list[tuple[Seat, str]] = []
        self.seconds: list[float] = []

    def play(self, team: Sequence[Bot[Any, Any]], most: int | None = None) -> None:
        """Play to the end, or `most` moves; an error leaves the position in which a bot failed."""
        while self.state.to_act and len(self.moves) != most:
            seat = self.state.to_act[0]
            bot, view = team[seat], self.state.view(seat)
            # A process of its own uses processor time that is not ours.
            clock = perf_counter if isinstance(bot, LinePlayer) else process_time
            started = clock()
            action = bot.choose(view)
            self.seconds.append(clock() - started)
            self.state = self.state.apply(seat, action)
            self.moves.append((seat, str(action)))


class DealPlayer:
    """Plays the deals of one run by their numbers, with a bot instance for each seat."""

    def __init__(
        self, game: ArenaGame, run: Run, timeout_s: float = bots.TIMEOUT_S, *, records: bool = False
    ) -> None:
        self.game = game
        self.run = run
        self.setup = game.setup(run.options)
        self.records = records
        players = len(run.bots)
        self.bots = [bots.create_apart(run.game, name, players, run.company, timeout_s) for name in run.bots]
        self._warm_up()

    def _warm_up(self) -> None:
        """Compile now, so that compilation does not count as thinking time.

        A bot of ours that cannot play under these terms says so here, before any game.
        """
        with suppress(BotFailed):  # it will lose its games
            play(self.setup, self.bots, self.setup.deal(deal_rng(self.run.seed, -1)), 4 * len(self.bots))

    def row(self, number: int) -> Row:
        """Play a deal; the row of a game that a bot has lost by a failure says which, how and when."""
        deal = self.setup.deal(deal_rng(self.run.seed, number))
        played, lost = PlayedGame(self.setup.start(deal)), None
        for bot in self.bots:
            if isinstance(bot, LinePlayer):
                bot.new_game()
        try:
            played.play(self.bots)
        except Exception as error:
            lost = self._failure(played, error)
        seat = None if lost is None else lost["seat"]
        row: Row = {
            "deal": number,
            **self.game.result(played.state, seat),
            "moves": len(played.moves),
            "seconds": round(sum(played.seconds), 6),
            "slowest": round(max(played.seconds, default=0), 6),
        }
        if lost is not None:
            row["forfeit"] = lost
        if self.records:
            row[RECORD] = codec.write_record(self._record(deal, played))
        return row

    def close(self) -> None:
        """End the processes of bots."""
        for bot in self.bots:
            if isinstance(bot, LinePlayer):
                bot.close()

    def _failure(self, played: PlayedGame, error: Exception) -> Row:
        seat = played.state.to_act[0]
        name = self.run.bots[seat]
        if isinstance(error, BotFailed):
            failed = error
        elif isinstance(error, GameError):
            failed = BotFailed(f"{name}: {error}", error.reason, "illegal")
        else:
            failed = crashed(name, f"{type(error).__name__}: {error}")
        return {
            "seat": seat,
            "bot": name,
            "fault": failed.fault,
            "move": len(played.moves) + 1,
            "text": str(failed),
        }

    def _record(self, deal: Any, played: PlayedGame) -> Record:
        names = tuple(
            f"{bots.title(self.run.game, name)[:50]} {'ABCDE'[seat]}"
            for seat, name in enumerate(self.run.bots)
        )
        options = self.setup.options
        return Record(self.run.game, self.run.rules, options, str(deal), tuple(played.moves), names)

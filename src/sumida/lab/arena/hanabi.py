"""Hanabi in the arena: a strike-out scores nothing, as in research; the points kept are reported too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from sumida.hanabi import bots
from sumida.hanabi.rules.actions import HanabiAction
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.scoring import points_or_zero
from sumida.hanabi.rules.setup import HanabiSetup
from sumida.hanabi.rules.view import HanabiView
from sumida.kernel import Bot, Json, Setup, State
from sumida.lab.arena.deals import Row, Run


class HanabiArena:
    """All seats share one score, so a run is one sample of scores."""

    game = GAME.name
    rules = GAME.rules
    page = "docs/bots.md"
    marker = "arena"

    def options(self, players: int, extra: Mapping[str, Json]) -> Mapping[str, Json]:
        wanted = {"strikeout_scores_zero": True, **extra, "players": players}
        return self.setup(wanted).options

    def setup(self, options: Mapping[str, Json]) -> HanabiSetup:
        return GAME.setup(options)

    def check(self, setup: Setup[Any, Any, Any], names: Sequence[str]) -> None:
        for name in names:
            if ":" in name and bots.ROSTER.find(name) is None:
                _learned(name).check(setup.players)
            else:
                bots.ROSTER.check(name, setup.players)

    def bot(self, name: str, company: Sequence[str]) -> Bot[HanabiAction, HanabiView]:
        """A bot by its name; `learned:FILE` and `learned+search:FILE` play with other weights."""
        entry = bots.ROSTER.find(name)
        return _learned(name).make() if entry is None else entry.make(company)

    def result(self, state: State[Any, Any]) -> Row:
        view = state.view(None)
        return {
            "score": points_or_zero(view.piles, view.ended),
            "kept": sum(view.piles),
            "strikes": view.strikes,
            "ended": view.ended,
        }

    def summary(self, rows: Sequence[Row]) -> dict[str, Json]:
        scores = [row["score"] for row in rows]
        moves = sum(row["moves"] for row in rows)
        return {
            "games": len(rows),
            "mean": fmean(scores),
            "stderr": stdev(scores) / sqrt(len(rows)) if len(rows) > 1 else None,
            "perfect": fmean(row["ended"] == "perfect" for row in rows),
            "strikeouts": fmean(row["ended"] == "strikes" for row in rows),
            "mean_points_kept": fmean(row["kept"] for row in rows),
            "seconds_per_move": sum(row["seconds"] for row in rows) / moves,
        }

    def histogram(self, rows: Sequence[Row]) -> Mapping[str, int]:
        counts = Counter(row["score"] for row in rows)
        return {str(score): counts[score] for score in range(max(25, *counts) + 1)}

    def title(self, run: Run) -> str:
        return run.names

    def columns(self) -> Sequence[str]:
        return ("games", "mean score", "perfect", "strike-outs", "mean, points kept", "ms a move")

    def cells(self, summary: Mapping[str, Json]) -> Sequence[str]:
        error = summary["stderr"]
        return (
            f"{summary['games']:,}",
            f"{summary['mean']:.3f}" + (f" ± {error:.3f}" if error is not None else ""),
            f"{100 * summary['perfect']:.1f} %",
            f"{100 * summary['strikeouts']:.2f} %",
            f"{summary['mean_points_kept']:.3f}",
            f"{1000 * summary['seconds_per_move']:.2f}",
        )


def _learned(name: str) -> Any:
    """A learned bot with weights from a file; imported only here, since it needs numpy."""
    from sumida.lab.arena.learned_bots import LearnedBotSpec

    return LearnedBotSpec.parse(name)


ARENA_GAME = HanabiArena()

"""Hanabi in the arena: a strike-out scores nothing, as in research; the points kept are reported too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.scoring import points_or_zero
from sumida.hanabi.rules.setup import HanabiSetup
from sumida.kernel import Json, Seat, State
from sumida.lab.arena.deals import Row, Run

FORFEIT = "forfeit"
"""How a game ended in which a bot failed."""


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

    def result(self, state: State[Any, Any], forfeit: Seat | None = None) -> Row:
        """The score is shared, and so is the loss of a game that a bot forfeits."""
        view = state.view(None)
        return {
            "score": points_or_zero(view.piles, view.ended) if forfeit is None else 0,
            "kept": sum(view.piles),
            "strikes": view.strikes,
            "ended": view.ended if forfeit is None else FORFEIT,
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
            "seconds_per_move": sum(row["seconds"] for row in rows) / max(moves, 1),
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


ARENA_GAME = HanabiArena()

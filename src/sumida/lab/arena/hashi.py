"""Hashi in the arena: points and ranks of solo games, points and wins of every bot at a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from sumida.hashi import boards
from sumida.hashi.rules import scoring
from sumida.hashi.rules.cards import ROUNDS
from sumida.hashi.rules.game import GAME
from sumida.hashi.rules.scoring import CATEGORIES
from sumida.hashi.rules.setup import HashiSetup
from sumida.hashi.rules.state import HashiState
from sumida.kernel import Json, Seat, State
from sumida.lab.arena.deals import Row, Run

BEHIND = "behind the best possible"
BEST = "best possible"
"""Stands for the bots in a results file of `benchmarks/hashi_bound.py`."""


class HashiArena:
    """Every seat has a score of its own; the main figures of a run are those of its first seat."""

    game = GAME.name
    rules = GAME.rules
    page = "docs/hashi-bots.md"
    marker = "arena-hashi"

    def options(self, players: int, extra: Mapping[str, Json]) -> Mapping[str, Json]:
        return self.setup({**extra, "players": players}).options

    def setup(self, options: Mapping[str, Json]) -> HashiSetup:
        return GAME.setup(options)

    def result(self, state: State[Any, Any], forfeit: Seat | None = None) -> Row:
        """A bot that forfeits has no points; the others have those that they had, and the best of them
        wins."""
        assert isinstance(state, HashiState)
        seats = range(len(state.turns))
        scores, winners = list(state.scores), list(state.winners)
        reached = state.reached or (scoring.NOTHING,) * len(seats)
        if forfeit is not None:
            scores[forfeit] = 0
            others = {seat: scores[seat] for seat in seats if seat != forfeit}
            winners = [seat for seat, score in others.items() if score == max(others.values())]
        return {
            "scores": scores,
            "winners": winners,
            "islands": [len(turn.closed.all_finished()) for turn in state.turns],
            "races": [
                [scoring.race_points(reached, seat, race) for race in range(len(CATEGORIES))]
                for seat in seats
            ],
        }

    def summary(self, rows: Sequence[Row]) -> dict[str, Json]:
        """Means by seat, ranks of solo games, and the share of wins (a shared win counts in part)."""
        seats = range(len(rows[0]["scores"]))
        scores = [row["scores"][0] for row in rows]
        found: dict[str, Json] = {
            "games": len(rows),
            "mean": fmean(scores),
            "stderr": _error(scores),
            "islands": fmean(row["islands"][0] for row in rows),
            **{
                category.name: fmean(row["races"][0][race] for row in rows)
                for race, category in enumerate(CATEGORIES)
            },
            "seconds_per_turn": sum(row["seconds"] for row in rows) / (len(rows) * len(seats) * ROUNDS),
            "slowest_turn": max(row["slowest"] for row in rows),
        }
        if len(seats) == 1:
            ranks = Counter(map(scoring.rank, scores))
            return {**found, "ranks": {key: ranks[key] / len(rows) for _, key in scoring.RANKS}}
        shares = [[(seat in row["winners"]) / max(len(row["winners"]), 1) for row in rows] for seat in seats]
        return {
            **found,
            "means": [fmean(row["scores"][seat] for row in rows) for seat in seats],
            "wins": [fmean(share) for share in shares],
            "wins_stderr": [_error(share) for share in shares],
        }

    def histogram(self, rows: Sequence[Row]) -> Mapping[str, int]:
        counts = Counter(row["scores"][0] for row in rows)
        return {str(score): counts[score] for score in range(min(counts), max(counts) + 1)}

    def title(self, run: Run) -> str:
        board = str(run.options["board"])
        return f"{run.names}, board {board}" if board in boards.names() else run.names

    def columns(self) -> Sequence[str]:
        points = ("islands", "red", "blue", "linked")
        return ("games", "mean score", BEHIND, "ranks, best first", *points, "wins", "ms a turn, slowest")

    def cells(self, summary: Mapping[str, Json]) -> Sequence[str]:
        error = summary["stderr"]
        return (
            f"{summary['games']:,}",
            f"{summary['mean']:.2f}" + (f" ± {error:.2f}" if error is not None else ""),
            f"{summary['behind_best']:.2f}" if "behind_best" in summary else "–",
            " ".join(f"{100 * share:.0f}" for share in summary.get("ranks", {}).values()) or "–",
            f"{summary['islands']:.2f}",
            *(f"{summary[category.name]:.2f}" for category in CATEGORIES),
            " / ".join(f"{100 * share:.1f} %" for share in summary["wins"]) if "wins" in summary else "–",
            f"{1000 * summary['seconds_per_turn']:.1f}, {1000 * summary['slowest_turn']:.0f}",
        )


def against_best(rows: Sequence[Row], best: Mapping[int, Row]) -> dict[str, Json]:
    """How far solo scores fall short of the proven best of the same deals."""
    gaps = [
        best[row["deal"]]["best"] - row["scores"][0]
        for row in rows
        if row["deal"] in best and best[row["deal"]]["best"] == best[row["deal"]]["limit"]
    ]
    return {"behind_best": fmean(gaps), "deals_with_best": len(gaps)} if gaps else {}


def _error(values: Sequence[float]) -> float | None:
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else None


ARENA_GAME = HashiArena()

"""Puzzles of the trainer as they are sent; a server and a browser without one send the same."""

from __future__ import annotations

from typing import cast

from sumida.hanabi.bots.convention.puzzles import NUMBERS, puzzle
from sumida.kernel import Json
from sumida.lab.coach.findings import Why
from sumida.tables.messages.responses import PuzzleShown


def puzzle_shown(level: int, number: int) -> PuzzleShown:
    """A puzzle; raises `GameError` if there is none of that level and number."""
    found = puzzle(level, number)
    return PuzzleShown(
        level,
        number,
        NUMBERS,
        found.seat,
        cast("Json", found.state.view(found.seat).on_wire()),
        str(found.answer),
        Why(found.why.key, dict(found.why.facts)),
    )

"""What two people do with a position that has several good moves; with three see `inclinations`.

Fitted to games of people of the AH2AC2 challenge; bots among themselves have no such habits.
"""

from __future__ import annotations

from dataclasses import dataclass

from sumida.hanabi.bots.convention.choice import touched_by
from sumida.hanabi.conventions.hands import chop
from sumida.hanabi.conventions.table import ConventionTable
from sumida.hanabi.rules.actions import Clue, Discard, HanabiAction


@dataclass(frozen=True)
class HabitWorths:
    """How much people are drawn to a move, in points."""

    play: float = 0.3
    """What fits is played before a clue is given."""
    discard: float = 0.1
    again: float = -0.6
    """A clue that touches no new card."""
    useless: float = -0.5
    """Each useless card that a clue touches."""


HABITS = HabitWorths()


def habit(table: ConventionTable, action: HanabiAction) -> float:
    """How much people are drawn to a move, besides what it is worth; to any clue, if nothing else will do."""
    if isinstance(action, Clue):
        new = [order for order in touched_by(table, action) if not table.is_marked(order)]
        useless = sum(table.dead >> table.identity[order] & 1 for order in new)
        if chop(table, table.me) is None or stops_a_misplay(table, action):
            return 0.0
        return HABITS.useless * useless + (0.0 if new else HABITS.again)
    return HABITS.discard if isinstance(action, Discard) else HABITS.play


def stops_a_misplay(table: ConventionTable, clue: Clue) -> bool:
    """Whether a clue touches a card that its holder is about to play and that does not fit."""
    return any(
        table.fits_surely(order) and not table.playable >> table.identity[order] & 1
        for order in touched_by(table, clue)
    )

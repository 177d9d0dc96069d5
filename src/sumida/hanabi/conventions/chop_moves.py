"""Clues that ask a seat to keep cards without touching them."""

from __future__ import annotations

from collections.abc import Sequence

from sumida.hanabi.conventions.end_game import is_end_game
from sumida.hanabi.conventions.hands import chop
from sumida.hanabi.conventions.levels import CHOP_MOVE
from sumida.hanabi.conventions.table import UNKNOWN, ConventionTable
from sumida.kernel import Seat


def trash_chop_move(table: ConventionTable, target: Seat, fresh: Sequence[int]) -> bool:
    """A clue that touches useless cards only: everything older than the oldest of them is kept."""
    if table.level < CHOP_MOVE or is_end_game(table) or not fresh:
        return False
    spoken_for = table.dead | accounted_for(table, fresh)
    if any(table.clued[order] & ~spoken_for for order in fresh):
        return False
    for order in table.hands[target]:
        if order == fresh[0]:
            break
        if not table.is_kept(order):
            keep(table, order)
    return True


def accounted_for(table: ConventionTable, fresh: Sequence[int]) -> int:
    """Mask of the cards that their holders know to have, clued by an earlier clue."""
    mask = 0
    for _, order in table.held():
        belief = table.belief[order]
        if table.touched[order] and order not in fresh and not belief & (belief - 1):
            mask |= belief
    return mask


def keep(table: ConventionTable, order: int) -> None:
    """Move the chop past a card; whoever keeps a card expects to need it."""
    table.moved[order] = True
    table.lies += table.identity[order] != UNKNOWN and table.dead >> table.identity[order] & 1


def five_chop_move(table: ConventionTable, target: Seat, fresh: Sequence[int], before: Sequence[int]) -> bool:
    """A 5 clued next to the chop, once the early game is over: the chop is kept.

    `before`: the cards of the hand that nothing kept before the clue, oldest first.
    """
    if table.level < CHOP_MOVE or table.early or is_end_game(table) or not fresh:
        return False
    if len(before) < 2 or before[1] != fresh[0]:
        return False
    kept = chop(table, target)
    if kept is None:
        return False
    keep(table, kept)
    return True

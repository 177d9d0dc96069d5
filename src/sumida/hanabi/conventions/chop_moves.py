"""Clues that ask a seat to keep cards without touching them."""

from __future__ import annotations

from collections.abc import Sequence

from sumida.hanabi.conventions.end_game import is_end_game
from sumida.hanabi.conventions.hands import chop
from sumida.hanabi.conventions.levels import CHOP_MOVE
from sumida.hanabi.conventions.table import ConventionTable
from sumida.kernel import Seat


def trash_chop_move(table: ConventionTable, target: Seat, fresh: Sequence[int]) -> bool:
    """A clue that touches useless cards only: everything older than the oldest of them is kept."""
    if (
        table.level < CHOP_MOVE
        or is_end_game(table)
        or not fresh
        or any(table.clued[order] & ~table.dead for order in fresh)
    ):
        return False
    for order in table.hands[target]:
        if order == fresh[0]:
            break
        if not table.is_kept(order):
            table.moved[order] = True
    return True


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
    table.moved[kept] = True
    return True

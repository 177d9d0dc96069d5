"""What a play or a discard tells the others."""

from __future__ import annotations

from sumida.hanabi.conventions.hands import chop
from sumida.hanabi.conventions.promises import forget_promises, settle
from sumida.hanabi.conventions.table import UNKNOWN, ConventionTable
from sumida.kernel import Seat


def read_play(table: ConventionTable, seat: Seat, order: int, card: int) -> None:
    """A seat has played a card; the card leaves its hand."""
    fits = table.playable >> card & 1
    settle(table, seat, order, card)
    if not fits:
        forget_promises(table, order)
        if not table.touched[order] and table.last_focus != UNKNOWN:
            table.inferred[table.last_focus] = table.terms.everything
    table.leave(seat, order, card, played=True)


def read_discard(table: ConventionTable, seat: Seat, order: int, card: int) -> None:
    """A seat has discarded a card; the first discard from a chop ends the early game."""
    settle(table, seat, None, card)
    if order == chop(table, seat):
        table.early = False
    table.leave(seat, order, card, played=False)

"""What a play or a discard tells the others."""

from __future__ import annotations

from sumida.hanabi.conventions.hands import chop
from sumida.hanabi.conventions.levels import SARCASTIC_DISCARD
from sumida.hanabi.conventions.ones import order_chop_move
from sumida.hanabi.conventions.promises import forget_promises, settle
from sumida.hanabi.conventions.table import UNKNOWN, ConventionTable
from sumida.kernel import Seat


def read_play(table: ConventionTable, seat: Seat, order: int, card: int) -> None:
    """A seat has played a card; the card leaves its hand."""
    fits = table.playable >> card & 1
    order_chop_move(table, seat, order)
    settle(table, seat, order, card)
    if not fits:
        blind = not table.touched[order] and table.last_focus != UNKNOWN
        forget_promises(table, order, table.last_focus if blind else UNKNOWN)
        if blind:
            table.inferred[table.last_focus] = table.terms.everything
    table.leave(seat, order, card, played=True)


def read_discard(table: ConventionTable, seat: Seat, order: int, card: int) -> None:
    """A seat has discarded a card; the first discard from a chop ends the early game."""
    settle(table, seat, None, card)
    if table.touched[order] and table.belief[order] == 1 << card:
        sarcastic_discard(table, seat, card)
    if order == chop(table, seat):
        table.early = False
    table.leave(seat, order, card, played=False)


def sarcastic_discard(table: ConventionTable, seat: Seat, card: int) -> None:
    """A known and useful card is discarded: the holder of its other copy, clued too, knows now."""
    if table.level < SARCASTIC_DISCARD or table.dead >> card & 1:
        return
    holder = holder_of(table, seat, card)
    clued = [
        order for order in table.hands[holder] if table.touched[order] and table.clued[order] >> card & 1
    ]
    if len(clued) == 1:
        table.inferred[clued[0]] = 1 << card


def holder_of(table: ConventionTable, seat: Seat, card: int) -> Seat:
    """The other seat that has a clued copy of a card; the viewer, if it sees none."""
    for other, order in table.held():
        if other != seat and table.touched[order] and table.identity[order] == card:
            return other
    return table.me

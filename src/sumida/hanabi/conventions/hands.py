"""Places in a hand: the chop, the finesse position, and the focus of a clue."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sumida.hanabi.conventions.table import ConventionTable
from sumida.kernel import Seat


def chop(table: ConventionTable, seat: Seat) -> int | None:
    """The card that a seat discards next: its oldest that nothing keeps."""
    for order in table.hands[seat]:
        if not table.is_kept(order):
            return order
    return None


def finesse_position(table: ConventionTable, seat: Seat, taken: Collection[int] = ()) -> int | None:
    """The card that a seat plays blind: its newest that nothing keeps."""
    for order in reversed(table.hands[seat]):
        if not table.is_kept(order) and order not in taken:
            return order
    return None


def focus(table: ConventionTable, seat: Seat, touched: Sequence[int]) -> int:
    """The card that a clue is about: the chop, else the newest of the new cards, else the newest touched.

    Call it before the clue marks its cards.
    """
    fresh = [order for order in touched if not table.is_kept(order)]
    if not fresh:
        moved = [order for order in touched if not table.is_marked(order)]
        return (moved or touched)[-1]
    discarded_next = chop(table, seat)
    if discarded_next in fresh:
        assert discarded_next is not None
        return discarded_next
    return fresh[-1]

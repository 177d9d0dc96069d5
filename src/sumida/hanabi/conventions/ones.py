"""The order in which several clued 1s are played, and the chop move that another order means."""

from __future__ import annotations

from collections.abc import Sequence

from sumida.hanabi.conventions.end_game import is_end_game
from sumida.hanabi.conventions.hands import chop, focus
from sumida.hanabi.conventions.levels import CHOP_MOVE, ORDER_OF_ONES
from sumida.hanabi.conventions.table import ConventionTable
from sumida.kernel import Seat


def focus_of(table: ConventionTable, seat: Seat, mask: int, touched: Sequence[int]) -> int:
    """The card that a clue is about; of several new 1s off the chop, the one that is played first."""
    about = focus(table, seat, touched)
    fresh = [order for order in touched if not table.is_kept(order)]
    if table.level < ORDER_OF_ONES or mask != table.terms.ones or not fresh or about == chop(table, seat):
        return about
    return min(fresh, key=lambda order: turn_of_one(table, order))


def ones_in_order(table: ConventionTable, seat: Seat) -> list[int]:
    """The 1s of a seat that it cannot tell apart, in the order in which it plays them.

    First the chop, if the clue was about it; then 1s drawn during the game, the newest first; then those of
    the first hand, the oldest first. Before level 3 simply the newest first.
    """
    ones = [order for order in table.hands[seat] if is_unknown_one(table, order)]
    if table.level < ORDER_OF_ONES:
        return ones[::-1]
    return sorted(ones, key=lambda order: turn_of_one(table, order))


def turn_of_one(table: ConventionTable, order: int) -> tuple[bool, bool, int]:
    """The lowest is played first."""
    fresh = order >= table.terms.players * table.terms.hand_size
    return not table.chop_focus[order], not fresh, -order if fresh else order


def is_unknown_one(table: ConventionTable, order: int) -> bool:
    """Whether the holder knows that the card is a 1 that fits, but not of which colour."""
    mask = table.belief[order]
    ones = table.touched[order] and table.clued[order] & ~table.terms.ones == 0
    return ones and mask & (mask - 1) != 0 and table.fits_surely(order)


def order_chop_move(table: ConventionTable, seat: Seat, order: int) -> None:
    """A 1 played out of order tells a later seat to keep its chop: the next, or one more for each 1 skipped.

    Call it before the card leaves the hand.
    """
    if table.level < CHOP_MOVE or is_end_game(table):
        return
    ones = ones_in_order(table, seat)
    skipped = ones.index(order) if order in ones else 0
    if 0 < skipped < table.terms.players:
        kept = chop(table, (seat + skipped) % table.terms.players)
        if kept is not None:
            table.moved[kept] = True

"""Plays and discards that tell another seat something by their place or their time."""

from __future__ import annotations

from dataclasses import dataclass

from sumida.hanabi.conventions.end_game import is_end_game, positional_discard
from sumida.hanabi.conventions.hands import chop
from sumida.hanabi.conventions.levels import CHOP_MOVE, ORDER_OF_ONES, SCREAM_DISCARD
from sumida.hanabi.conventions.ones import ones_in_order
from sumida.hanabi.conventions.promises import settle
from sumida.hanabi.conventions.screams import (
    could_play,
    generation_discard,
    scream_discard,
    shout_discard,
)
from sumida.hanabi.conventions.table import UNKNOWN, ConventionTable
from sumida.hanabi.conventions.turns import (
    gentlemans_discard,
    holder_of,
    is_passed_on,
    sarcastic_discard,
)
from sumida.kernel import Seat


@dataclass(frozen=True)
class Signal:
    """The convention of a move, the seat that it speaks to, and the card of that seat which it is about."""

    name: str
    seat: Seat
    order: int | None = None


def discard_signal(table: ConventionTable, seat: Seat, order: int, card: int) -> Signal | None:
    """What a discard tells another seat, as the viewer of the table reads it; `card` may be UNKNOWN."""
    after = table.copy()
    after.heed(seat)
    settle(after, seat, None, card)
    if card != UNKNOWN and is_passed_on(after, order, card):
        return passed_on(after, seat, card)
    return warning(after, seat, order) or called_by_place(after, seat, order)


def passed_on(table: ConventionTable, seat: Seat, card: int) -> Signal | None:
    """A sarcastic or a gentleman's discard."""
    if sarcastic_discard(table, seat, card):
        return Signal("sarcastic", holder_of(table, seat, card))
    before = len(table.promises)
    gentlemans_discard(table, seat, card)
    return newly_called(table, before, "gentleman")


def called_by_place(table: ConventionTable, seat: Seat, order: int) -> Signal | None:
    before = len(table.promises)
    positional_discard(table, seat, order)
    return newly_called(table, before, "positional")


def newly_called(table: ConventionTable, before: int, name: str) -> Signal | None:
    """The call that a discard has just made, if it made one."""
    if len(table.promises) == before:
        return None
    promise = table.promises[-1]
    return Signal(name, promise.target, promise.focus)


def warning(table: ConventionTable, seat: Seat, order: int) -> Signal | None:
    """A scream or a shout, or a discard that makes a token for the next seat."""
    following = (seat + 1) % table.terms.players
    kept = chop(table, following)
    if table.level < SCREAM_DISCARD or is_end_game(table):
        return None
    if kept is not None and scream_discard(table, seat, order):
        return Signal("scream", following, kept)
    if kept is not None and shout_discard(table, seat, order):
        return Signal("shout", following, kept)
    if table.tokens or order != chop(table, seat) or not could_play(table, seat, order):
        return None
    return Signal("generation", following) if generation_discard(table, seat) else None


def order_of_ones(table: ConventionTable, seat: Seat, order: int) -> Signal | None:
    """Whether a 1 is played before others in the agreed order, or out of order to warn a later seat."""
    at = table.copy()
    at.heed(seat)
    ones = ones_in_order(at, seat)
    if at.level < ORDER_OF_ONES or len(ones) < 2 or order not in ones:
        return None
    skipped = ones.index(order)
    if not skipped:
        return Signal("ones", seat)
    if at.level < CHOP_MOVE or is_end_game(at) or skipped >= at.terms.players:
        return None
    warned = (seat + skipped) % at.terms.players
    kept = chop(at, warned)
    return None if kept is None else Signal("ones-move", warned, kept)

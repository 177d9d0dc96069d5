"""Clues whose meaning depends on what others do next, and how each turn settles them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from sumida.hanabi.conventions.hands import finesse_position
from sumida.hanabi.conventions.levels import BLUFF, HIDDEN_FINESSE, LAYERED_FINESSE
from sumida.hanabi.conventions.table import (
    UNKNOWN,
    ConventionTable,
    Manner,
    Promise,
    Reading,
    Step,
    Way,
)
from sumida.hanabi.rules.variants import RANKS
from sumida.kernel import Seat


def make_promise(table: ConventionTable, promise: Promise) -> None:
    """Remember the promise, and mark the cards that the viewer knows to be called on."""
    promise = certain(promise, table.me)
    table.promises += (promise,)
    mark_calls(table, promise)


def mark_calls(table: ConventionTable, promise: Promise) -> None:
    """Mark the cards that the viewer knows to be called on."""
    for step in promise.actual.calls if promise.actual else ():
        if not table.called[step.order]:
            call_on(table, step.order, called_for(table, promise, step))


def call_on(table: ConventionTable, order: int, mask: int) -> None:
    """A card is to be played as one of those in `mask`; what was read into it before counts again later."""
    table.called[order] = True
    table.uncalled[order] = table.inferred[order]
    table.inferred[order] = mask


def call_blind(table: ConventionTable, giver: Seat, seat: Seat, order: int, manner: Manner) -> None:
    """Ask a seat to play a card of which nothing is known but that it fits."""
    low = table.playable & -table.playable
    step = Step(seat, order, low.bit_length() - 1, Way.BLUFF, manner)
    make_promise(table, Promise(order, giver, seat, 0, (), Reading(step.card, (step,))))


def called_for(table: ConventionTable, promise: Promise, step: Step) -> int:
    """What the holder of a called card takes it to be; only the first one called on may be a bluff."""
    missing = 1 << step.card
    first = promise.actual is None or promise.actual.calls[0] is step
    finesse = step.way is Way.FINESSE and first
    if step.way is Way.BLUFF or (finesse and may_be_bluff(table, promise, step.seat)):
        return missing | table.playable
    return missing


def may_be_bluff(table: ConventionTable, promise: Promise, seat: Seat) -> bool:
    """Only the seat right after the giver can be bluffed; the receiver itself only by a rank."""
    following = (promise.giver + 1) % table.terms.players
    if table.level < BLUFF or seat != following:
        return False
    return seat != promise.target or knows_rank(table, promise.focus)


def knows_rank(table: ConventionTable, order: int) -> bool:
    """Whether the clues tell the rank of a card."""
    ranks = range(1, RANKS + 1)
    return any(table.clued[order] & ~table.terms.touch[rank] == 0 for rank in ranks)


def settle(table: ConventionTable, seat: Seat, order: int | None, card: int) -> None:
    """A seat has acted (`order`: the card it played): what do the open clues mean now?

    Call it before the card leaves the hand.
    """
    if not table.promises:
        return
    left = []
    for promise in table.promises:
        found = settled(table, promise, seat, order, card)
        if found is not None:
            left.append(found)
    table.promises = tuple(left)


def settled(
    table: ConventionTable, promise: Promise, seat: Seat, order: int | None, card: int
) -> Promise | None:
    """The promise after a seat's turn, or None once nothing is open."""
    if order == promise.focus or promise.focus not in table.hands[promise.target]:
        release(table, called_orders(promise))
        return None
    if order is not None and table.playable >> card & 1:
        promise = played_elsewhere(table, promise, order, card)
    if not concerns(promise, seat):
        return promise if is_open(promise) else None
    readings: list[Reading] = []
    shown: list[Reading] = []
    for reading in promise.readings:
        found = advance(table, promise, reading, seat, order, card)
        if found is not None:
            (shown if found is not reading else readings).append(found)
    direct = promise.direct
    if shown:
        readings, direct = shown, 0
    actual = advance(table, promise, promise.actual, seat, order, card) if promise.actual else None
    if promise.readings:
        narrow(table, promise.focus, direct, readings)
    left = replace(promise, direct=direct, readings=tuple(readings), actual=actual)
    left = certain(left, table.me)
    mark_calls(table, left)
    release(table, called_orders(promise) - called_orders(left))
    return left if is_open(left) else None


def is_open(promise: Promise) -> bool:
    """Whether anybody is still called on."""
    return any(reading.calls for reading in (*promise.readings, *filter(None, (promise.actual,))))


def played_elsewhere(table: ConventionTable, promise: Promise, order: int, card: int) -> Promise:
    """A missing card is played from another place: nobody is called on for it any more."""
    left = replace(
        promise,
        readings=tuple(without(reading, order, card) for reading in promise.readings),
        actual=promise.actual and without(promise.actual, order, card),
    )
    if left == promise:
        return promise
    release(table, called_orders(promise) - called_orders(left))
    return left


def without(reading: Reading, order: int, card: int) -> Reading:
    """The reading less the calls for a card that is played as the card `order`; a bluff is for no card."""
    rest = tuple(
        step
        for step in reading.steps
        if step.card != card or step.order == order or step.way in (Way.KNOWN, Way.BLUFF)
    )
    return reading if len(rest) == len(reading.steps) else Reading(reading.card, rest)


def concerns(promise: Promise, seat: Seat) -> bool:
    """Whether a seat is the next one that the promise waits for, in any of its readings."""
    if promise.actual is not None and promise.actual.waits_for == seat:
        return True
    return any(reading.waits_for == seat for reading in promise.readings)


def called_orders(promise: Promise) -> set[int]:
    """The cards that a promise calls on, as far as the viewer can tell."""
    steps = [step for reading in promise.readings for step in reading.calls if step.seat == promise.target]
    return {step.order for step in (*steps, *(promise.actual.calls if promise.actual else ()))}


def narrow(table: ConventionTable, focus: int, direct: int, readings: list[Reading]) -> None:
    """The focus is one of the things it still may be."""
    mask = direct
    for reading in readings:
        mask |= 1 << reading.card
    table.inferred[focus] = mask if mask & table.clued[focus] else table.terms.everything


def advance(
    table: ConventionTable, promise: Promise, reading: Reading, seat: Seat, order: int | None, card: int
) -> Reading | None:
    """The reading after a seat's turn: the same, a shorter one if answered, None if refuted."""
    step = next((step for step in reading.steps if step.way), None)
    if step is None or step.seat != seat:
        return reading
    if order != step.order:
        ready = step.way is Way.BLUFF or table.playable >> step.card & 1
        busy = order is not None and table.called[order]
        return None if ready and not busy and not seems_to_come(table, step) else reading
    rest = tuple(other for other in reading.steps if other is not step)
    if card == step.card:
        return Reading(reading.card, rest)
    if not table.playable >> card & 1:
        return None
    if step.way is Way.FINESSE and may_be_bluff(table, promise, seat):
        return Reading(reading.card)
    return next_layer(table, reading, step)


def seems_to_come(table: ConventionTable, step: Step) -> bool:
    """Whether a stranger may leave a missing card to somebody else, who does not know its clued copy yet."""
    if not table.among_strangers or step.way is not Way.FINESSE:
        return False
    return any(
        seat != step.seat and table.touched[order] and table.identity[order] == step.card
        for seat, order in table.held()
    )


def next_layer(table: ConventionTable, reading: Reading, step: Step) -> Reading | None:
    """A card that was played fits but is not the missing one, which lies behind it.

    Played blind, it was a layer; after a prompt the finesse was hidden by the clued card.
    """
    if table.level < (HIDDEN_FINESSE if step.way is Way.PROMPT else LAYERED_FINESSE):
        return None
    order = finesse_position(table, step.seat, {step.order})
    if order is None or not table.belief[order] >> step.card & 1:
        return None
    manner = Manner.HIDDEN if step.way is Way.PROMPT else Manner.LAYERED
    behind = Step(step.seat, order, step.card, Way.FINESSE, manner)
    return Reading(reading.card, tuple(behind if other is step else other for other in reading.steps))


def drop_stale_calls(table: ConventionTable) -> None:
    """A card is called on only while a promise says so."""
    called = [order for hand in table.hands for order in hand if table.called[order]]
    if called:
        backed = {order for promise in table.promises for order in called_orders(promise)}
        release(table, [order for order in called if order not in backed])


def certain(promise: Promise, me: Seat) -> Promise:
    """A receiver for whom a single reading is left knows who is called on."""
    if promise.target == me and not promise.direct and len(promise.readings) == 1:
        return replace(promise, actual=promise.readings[0])
    return promise


def release(table: ConventionTable, orders: Iterable[int]) -> None:
    """Cards that were called on and not played are ordinary cards again."""
    for order in orders:
        if table.called[order]:
            table.called[order] = False
            table.inferred[order] = table.uncalled[order]


def forget_promises(table: ConventionTable, order: int, about: int = UNKNOWN) -> None:
    """After a strike nothing more is read into the clue that led to it, or was about the card `about`."""
    left = []
    for promise in table.promises:
        readings = (*promise.readings, *((promise.actual,) if promise.actual else ()))
        if promise.focus == about or any(
            step.order == order for reading in readings for step in reading.calls
        ):
            release(table, called_orders(promise))
            table.inferred[promise.focus] = table.terms.everything
        else:
            left.append(promise)
    table.promises = tuple(left)

"""Prompts, finesses and bluffs: a clue to a card that does not fit yet calls on a player in between."""

from __future__ import annotations

from sumida.hanabi.bots.partner.table_reading import UNKNOWN, Call, TableReading
from sumida.kernel import Seat


def ask_for_help(table: TableReading, call: Call) -> None:
    """Remember the call; if the viewer sees that the focus does not fit yet, mark the card called for."""
    table.calls += (call,)
    actual = table.identity[call.focus]
    if actual == UNKNOWN or call.direct >> actual & 1:
        return
    step = dict(call.away).get(actual)
    if step is None:
        return
    for seat in helpers(table, call, step):
        order = response_card(table, seat, step)
        if order is not None and (not table.touched[order] or table.belief[order] & ~table.playable):
            table.called[order] = True
            table.inferred[order] = 1 << step


def helpers(table: TableReading, call: Call, step: int) -> tuple[Seat, ...]:
    """Who must answer the call: the seat seen to hold the missing card; otherwise all that may be meant."""
    for seat in call.waiting:
        order = response_card(table, seat, step)
        if order is not None and table.identity[order] == step:
            return (seat,)
    return call.waiting


def response_card(table: TableReading, seat: Seat, step: int) -> int | None:
    """The card a seat plays when called on for `step`: a clued card that may be it, else its newest."""
    bit = 1 << step
    fitting = [order for order in table.hands[seat] if table.touched[order] and table.belief[order] & bit]
    if fitting:
        return min(fitting, key=lambda order: (table.belief[order].bit_count(), -order))
    newest = table.finesse_position(seat)
    return newest if newest is not None and table.belief[newest] & bit else None


def read_turn(table: TableReading, seat: Seat, order: int | None, card: int) -> None:
    """A seat has acted (`order`: the card it played, `card` what that was): settle the calls on it.

    Call it before the card leaves the hand.
    """
    if not table.calls:
        return
    blind = order is not None and (not table.touched[order] or table.belief[order] & ~table.playable != 0)
    left = []
    for call in table.calls:
        if seat not in call.waiting:
            left.append(call)
        elif order is not None and (blind or table.called[order]):
            answered(table, call, seat, card)
        else:
            waiting = passed_over(table, call, seat)
            if waiting is not None:
                left.append(waiting)
    table.calls = tuple(left)


def answered(table: TableReading, call: Call, seat: Seat, card: int) -> None:
    """A seat answered: the focus goes on top of that card, or it was a bluff and a card is still missing."""
    match = away = 0
    for identity, step in call.away:
        away |= 1 << identity
        if step == card:
            match |= 1 << identity
    if match:
        table.inferred[call.focus] = match
    elif seat == call.first and table.playable >> card & 1:
        table.inferred[call.focus] = away
    else:
        table.inferred[call.focus] = call.direct | away
    for other in call.waiting:
        release(table, other)


def passed_over(table: TableReading, call: Call, seat: Seat) -> Call | None:
    """A seat did not answer: if it was the last that could, the focus is what it is without help."""
    release(table, seat)
    waiting = tuple(other for other in call.waiting if other != seat)
    if waiting:
        return Call(call.focus, call.direct, call.away, call.first, waiting)
    table.inferred[call.focus] = call.direct or table.terms.everything
    return None


def release(table: TableReading, seat: Seat) -> None:
    """Cards that were called for and not played are ordinary cards again."""
    for order in table.hands[seat]:
        if table.called[order]:
            table.called[order] = False
            table.inferred[order] = table.terms.everything

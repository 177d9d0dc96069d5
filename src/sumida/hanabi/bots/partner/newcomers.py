"""Players who have not shown yet that they know the conventions, such as people who have just sat down.

`partner` takes them literally from the first turn (see `trust.py`). Prompts, finesses and bluffs are neither
asked of them nor read into their clues until they have answered such a call or given one that worked out.
Everything is derived from the public history.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from sumida.hanabi.bots.partner.calls import response_card
from sumida.hanabi.bots.partner.table_reading import UNKNOWN, CallSign, TableReading
from sumida.kernel import Seat

NEWCOMER_SIGNS = 2
"""Cards played on a convention alone before a newcomer's clues are read by the conventions."""


def welcome(table: TableReading, newcomers: Collection[Seat]) -> None:
    """Mark the seats that start as newcomers."""
    for seat in newcomers:
        if seat != table.me:
            table.literal[seat] = True
            table.literal_signs[seat] = NEWCOMER_SIGNS
            table.knows_calls[seat] = False


def watch_clue(
    table: TableReading,
    giver: Seat,
    focus: int,
    direct: int,
    away: Sequence[tuple[int, int]],
    between: Sequence[Seat],
) -> None:
    """Remember a clue that would be a call if everybody knew the conventions."""
    if not between or all(table.knows_calls[seat] for seat in (giver, *between)):
        return
    answers = tuple(
        (seat, step, order)
        for seat in between
        for step in sorted({step for _, step in away})
        if (order := response_card(table, seat, step)) is not None
    )
    table.call_signs += (CallSign(giver, focus, direct, tuple(away), answers, frozenset(between)),)
    settle(table)


def watch_answer(table: TableReading, seat: Seat, order: int | None, card: int, certain: bool) -> None:
    """A seat has acted (`order`: the card it played); one that answers a call knows what it is."""
    left = []
    for sign in table.call_signs:
        if seat in sign.waiting:
            if not certain and (seat, card, order) in sign.answers and table.playable >> card & 1:
                shown(table, seat)
            left.append(replace(sign, waiting=sign.waiting - {seat}))
        else:
            left.append(sign)
    table.call_signs = tuple(left)


def settle(table: TableReading) -> None:
    """Once the cards of a call are known: did the giver point through the card that was missing?"""
    left = []
    for sign in table.call_signs:
        focus = table.identity[sign.focus]
        step = dict(sign.away).get(focus)
        if focus == UNKNOWN:
            left.append(sign)
        elif step is not None and not sign.direct >> focus & 1:
            orders = [order for _, missing, order in sign.answers if missing == step]
            given = any(table.identity[order] == step for order in orders)
            if given:
                shown(table, sign.giver)
            if sign.waiting or (not given and any(table.identity[order] == UNKNOWN for order in orders)):
                left.append(sign)
    table.call_signs = tuple(left)


def shown(table: TableReading, seat: Seat) -> None:
    """The seat knows prompts and finesses, and so everything that comes before them."""
    if seat == table.me or table.knows_calls[seat]:
        return
    table.knows_calls = [known or place == seat for place, known in enumerate(table.knows_calls)]
    table.literal = [flag and place != seat for place, flag in enumerate(table.literal)]
    table.literal_signs = [
        min(signs, -1) if place == seat else signs for place, signs in enumerate(table.literal_signs)
    ]

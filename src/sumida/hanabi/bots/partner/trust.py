"""Which players can be trusted to know the conventions, judged by their moves and open to revision.

Bots of this kind are known to follow them; everybody else starts as a newcomer (see `newcomers.py`).
A player who discards while holding a card that is playable by convention seems to take clues literally;
so, perhaps, does one whose clue made somebody misplay. A literal player is expected to play only what is
certain, and its clues are read for no more than they say. Playing a card that is playable only by
convention is a sign of the opposite.
"""

from __future__ import annotations

from sumida.hanabi.bots.partner.belief import used_up
from sumida.hanabi.bots.partner.clue_reading import playable_orders
from sumida.hanabi.bots.partner.newcomers import watch_answer
from sumida.hanabi.bots.partner.table_reading import UNKNOWN, TableReading
from sumida.kernel import Seat

LITERAL_SIGNS = 3
"""A player is taken to be literal after this many signs more than signs of the opposite."""
MAX_SIGNS = 4
"""Signs are counted up to this many, so that a few moves can always change the judgement."""


def watch_move(table: TableReading, seat: Seat, order: int, card: int, played: bool) -> None:
    """Judge another seat's play or discard, before the card leaves its hand."""
    fits = table.playable >> card & 1 == 1
    if table.call_signs:
        certain = is_certain(table, seat, order)
        watch_answer(table, seat, order if played else None, card, certain)
    if played and not fits and table.source[order] not in (UNKNOWN, table.me):
        add_sign(table, table.source[order], 1)
    if seat == table.me:
        return
    if played and fits and not is_certain(table, seat, order) and by_convention(table, seat, order):
        add_sign(table, seat, -1)
    elif (
        not played
        and table.strikes < table.terms.strikes - 1
        and any(table.touched[held] for held in playable_orders(table, seat))
    ):
        add_sign(table, seat, 1)


def by_convention(table: TableReading, seat: Seat, order: int) -> bool:
    """Whether the conventions say that the card fits; a literal player must have read its clue for that."""
    if not table.literal[seat]:
        return True
    read = table.clued[order] & table.inferred[order] & ~table.dead
    return table.focused[order] and read & ~table.playable == 0


def is_trusted(table: TableReading, order: int) -> bool:
    """Whether a card of the viewer's own may be played on the strength of the clue it got.

    With strikes to spare everybody is trusted; then only players who have shown that they know the
    conventions.
    """
    if table.strikes < table.terms.strikes - 1 or is_certain(table, table.me, order):
        return True
    giver = table.source[order]
    return giver != UNKNOWN and table.literal_signs[giver] < 0


def is_certain(table: TableReading, seat: Seat, order: int) -> bool:
    """Whether the clues and the cards that the seat sees prove that the card fits."""
    used = used_up(table)
    for held in table.hands[seat]:
        if table.identity[held] != UNKNOWN:
            used &= ~(1 << table.identity[held])
    return table.clued[order] & ~used & ~table.playable == 0


def add_sign(table: TableReading, seat: Seat, weight: int) -> None:
    """Count a sign for a seat; the lists are replaced, as copies of the table share them."""
    literal_signs = table.literal_signs[:]
    literal_signs[seat] = max(-MAX_SIGNS, min(MAX_SIGNS, literal_signs[seat] + weight))
    literal = table.literal[:]
    literal[seat] = seat != table.me and literal_signs[seat] >= (1 if literal[seat] else LITERAL_SIGNS)
    if literal[seat] and not table.literal[seat]:
        forget(table, seat)
    table.literal_signs, table.literal = literal_signs, literal


def forget(table: TableReading, giver: Seat) -> None:
    """Drop what was read into the clues of a literal player."""
    for _, order in table.held():
        if table.source[order] == giver:
            table.literal_clue[order] = True
            table.inferred[order] = table.terms.everything

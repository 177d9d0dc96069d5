"""Tempo clues: a clue that touches only clued cards and gets one of them played."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sumida.hanabi.conventions.end_game import is_end_game
from sumida.hanabi.conventions.hands import chop
from sumida.hanabi.conventions.levels import TEMPO_CLUE
from sumida.hanabi.conventions.table import ConventionTable
from sumida.kernel import Seat


def ready_cards(table: ConventionTable, seat: Seat) -> list[int]:
    """The marked cards that a seat knows to fit."""
    return [order for order in table.hands[seat] if table.is_marked(order) and table.fits_surely(order)]


def beyond_prompts(table: ConventionTable, seat: Seat, touched: Sequence[int], mask: int) -> list[int]:
    """The clued cards that no prompt would find, since it would find a newer one that does not fit.

    `mask`: what the clue says of them. Call it before the clue marks its cards.
    """
    hand = table.hands[seat]
    return [
        order
        for place, order in enumerate(hand)
        if order in touched
        and any(
            table.touched[newer]
            and table.clued[newer] & table.clued[order] & mask & ~table.terms.fives
            and not table.fits_surely(newer)
            for newer in hand[place + 1 :]
        )
    ]


def tempo_chop_move(
    table: ConventionTable, target: Seat, before: Collection[int], unprompted: Collection[int]
) -> bool:
    """A tempo clue that is worth little asks the receiver to keep its chop as well.

    It is worth more if it gets two cards played, or one that no prompt would have found; with two players it
    never asks for that. `before`: the cards that the receiver knew to fit.
    """
    gained = [order for order in ready_cards(table, target) if order not in before]
    kept = chop(table, target)
    if table.level < TEMPO_CLUE or table.terms.players < 3 or is_end_game(table) or kept is None:
        return False
    if len(gained) != 1 or gained[0] in unprompted:
        return False
    table.moved[kept] = True
    return True

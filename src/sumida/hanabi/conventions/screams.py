"""Discards that warn the next seat: whoever could play and discards instead asks it to keep its chop."""

from __future__ import annotations

from sumida.hanabi.conventions.end_game import is_end_game, is_useless
from sumida.hanabi.conventions.hands import chop
from sumida.hanabi.conventions.levels import SCREAM_DISCARD
from sumida.hanabi.conventions.table import UNKNOWN, ConventionTable
from sumida.kernel import Seat


def warn_next(table: ConventionTable, seat: Seat, order: int) -> None:
    """The next seat keeps its chop after a scream or a shout. Call it before the card leaves the hand."""
    if table.level < SCREAM_DISCARD or is_end_game(table):
        return
    if scream_discard(table, seat, order) or shout_discard(table, seat, order):
        kept = chop(table, (seat + 1) % table.terms.players)
        if kept is not None:
            table.moved[kept] = True


def scream_discard(table: ConventionTable, seat: Seat, order: int) -> bool:
    """The chop is discarded without a token left, by somebody who could play or discard a useless card."""
    if table.tokens or order != chop(table, seat) or generation_discard(table, seat):
        return False
    idle = any(is_useless(table, other) for other in table.hands[seat])
    return could_play(table, seat, order) != idle


def shout_discard(table: ConventionTable, seat: Seat, order: int) -> bool:
    """A card known to be useless is discarded by somebody who could play."""
    return is_useless(table, order) and could_play(table, seat, order)


def generation_discard(table: ConventionTable, seat: Seat) -> bool:
    """The next seat needs the token to save the chop of the seat after it: that is not a scream."""
    players = table.terms.players
    after = (seat + 2) % players
    endangered = chop(table, after)
    if after == seat or endangered is None or any(table.fits_surely(order) for order in table.hands[after]):
        return False
    card = table.identity[endangered]
    return card != UNKNOWN and bool((table.critical | table.playable) >> card & 1)


def could_play(table: ConventionTable, seat: Seat, order: int) -> bool:
    """Whether a seat knows a card, other than the one it discards, to fit."""
    return any(
        table.is_marked(other) and table.fits_surely(other) for other in table.hands[seat] if other != order
    )

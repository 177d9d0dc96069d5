"""The end-game: when it begins, and what the place of an odd discard tells."""

from __future__ import annotations

from sumida.hanabi.conventions.hands import chop
from sumida.hanabi.conventions.levels import END_GAME
from sumida.hanabi.conventions.promises import call_blind
from sumida.hanabi.conventions.table import UNKNOWN, ConventionTable, Manner
from sumida.kernel import Seat


def pace(table: ConventionTable) -> int:
    """How many more discards leave time to play every card that can still be played."""
    return sum(table.piles) + table.pile + table.terms.players - table.best()


def is_end_game(table: ConventionTable) -> bool:
    """Fewer discards than players are left: chop moves mean nothing any more."""
    return table.level >= END_GAME and pace(table) < table.terms.players


def positional_discard(table: ConventionTable, seat: Seat, order: int) -> None:
    """In the end-game an odd card is discarded: the card in the same place of another hand is played blind.

    Of several hands where it fits, the last one to act is meant. Call it before the card leaves the hand.
    """
    if not is_end_game(table) or not is_odd_discard(table, seat, order):
        return
    place = table.hands[seat].index(order) - len(table.hands[seat])
    players, found = table.terms.players, UNKNOWN
    for step in range(players - 1, 0, -1):
        other = (seat + step) % players
        if -place > len(table.hands[other]):
            continue
        if other == table.me:
            found = table.hands[other][place]
        elif fits_unknown(table, table.hands[other][place]):
            call_blind(table, seat, other, table.hands[other][place], Manner.POSITIONAL)
            return
    if found != UNKNOWN and table.belief[found] & table.playable:
        call_blind(table, seat, table.me, found, Manner.POSITIONAL)


def is_odd_discard(table: ConventionTable, seat: Seat, order: int) -> bool:
    """An unclued card that is not the chop."""
    return order != chop(table, seat) and not table.is_kept(order)


def is_useless(table: ConventionTable, order: int) -> bool:
    """Whether the holder takes the card to be useless."""
    return table.belief[order] & ~table.dead == 0


def fits_unknown(table: ConventionTable, order: int) -> bool:
    """Whether the viewer sees that a card fits and its holder does not know it."""
    card = table.identity[order]
    return card != UNKNOWN and bool(table.playable >> card & 1) and not table.fits_surely(order)

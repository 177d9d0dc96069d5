"""The end-game: when it begins, and what the place of an odd discard tells."""

from __future__ import annotations

from sumida.hanabi.conventions.hands import chop
from sumida.hanabi.conventions.levels import END_GAME
from sumida.hanabi.conventions.promises import call_blind
from sumida.hanabi.conventions.table import UNKNOWN, ConventionTable, Manner
from sumida.kernel import Seat

NEARLY_DONE = 4
"""With fewer points than this to go some take it for the end-game in any case."""


def pace(table: ConventionTable) -> int:
    """How many more discards leave time to play every card that can still be played."""
    return sum(table.piles) + table.pile + table.terms.players - table.best()


def is_end_game(table: ConventionTable) -> bool:
    """Fewer discards than players are left: chop moves mean nothing any more."""
    return table.level >= END_GAME and pace(table) < table.terms.players


def positional_discard(table: ConventionTable, seat: Seat, order: int) -> None:
    """In the end-game an odd card is discarded: the card in the same place of another hand is played blind.

    Of several hands where it fits, the last one to act is meant. After two strikes no stranger is believed.
    Call it before the card leaves the hand.
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
    if found != UNKNOWN and table.belief[found] & table.playable and not table.wary:
        call_blind(table, seat, table.me, found, Manner.POSITIONAL)


def is_odd_discard(table: ConventionTable, seat: Seat, order: int) -> bool:
    """An unclued card that is not the chop."""
    return order != chop(table, seat) and not table.is_kept(order)


def points_in_vain(table: ConventionTable, order: int) -> bool:
    """Whether a stranger may take the viewer's discard for a positional one, and play what does not fit."""
    if not table.strict or not nears_end(table) or expected_discards(table, table.me) == {order}:
        return False
    place = table.hands[table.me].index(order) - len(table.hands[table.me])
    shown = [hand[place] for seat, hand in enumerate(table.hands) if seat != table.me and len(hand) >= -place]
    return any(
        table.belief[other] & table.playable
        and not table.fits_surely(other)
        and not table.playable >> max(table.identity[other], 0) & 1
        for other in shown
    )


def nears_end(table: ConventionTable) -> bool:
    """Whether somebody may take it for the end-game already."""
    return is_end_game(table) or (table.level >= END_GAME and table.best() - sum(table.piles) < NEARLY_DONE)


def expected_discards(table: ConventionTable, seat: Seat) -> set[int]:
    """What others expect a seat to discard in the end-game: its newest clued useless card, or its chop.

    There may be two, since the others need not know of every chop move.
    """
    hand = table.hands[seat]
    useless = [order for order in hand if table.is_kept(order) and is_useless(table, order)]
    if useless:
        return {useless[-1]}
    unclued = [order for order in hand if not table.is_marked(order)]
    return {order for order in (*unclued[:1], chop(table, seat)) if order is not None}


def is_useless(table: ConventionTable, order: int) -> bool:
    """Whether the holder takes the card to be useless."""
    return table.belief[order] & ~table.dead == 0


def fits_unknown(table: ConventionTable, order: int) -> bool:
    """Whether the viewer sees that a card fits and its holder does not know it."""
    card = table.identity[order]
    return card != UNKNOWN and bool(table.playable >> card & 1) and not table.fits_surely(order)

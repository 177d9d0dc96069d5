"""What a play or a discard tells the others."""

from __future__ import annotations

from sumida.hanabi.conventions.end_game import positional_discard
from sumida.hanabi.conventions.hands import chop, finesse_position
from sumida.hanabi.conventions.levels import GENTLEMANS_DISCARD, SARCASTIC_DISCARD, SCREAM_DISCARD
from sumida.hanabi.conventions.ones import order_chop_move
from sumida.hanabi.conventions.promises import call_blind, forget_promises, settle
from sumida.hanabi.conventions.screams import warn_next
from sumida.hanabi.conventions.table import UNKNOWN, ConventionTable, Manner
from sumida.kernel import Seat


def read_play(table: ConventionTable, seat: Seat, order: int, card: int) -> None:
    """A seat has played a card; the card leaves its hand."""
    fits = table.playable >> card & 1
    order_chop_move(table, seat, order)
    settle(table, seat, order, card)
    if not fits:
        blind = not table.touched[order] and table.last_focus != UNKNOWN
        forget_promises(table, order, table.last_focus if blind else UNKNOWN)
        if blind:
            table.inferred[table.last_focus] = table.terms.everything
        distrust(table, seat, order)
    table.leave(seat, order, card, played=True)


def distrust(table: ConventionTable, seat: Seat, order: int) -> None:
    """After a strike nobody vouches any longer for the cards that the same clue touched first.

    Of strangers that is not expected.
    """
    if table.trusting:
        return
    clued = table.touched_at[order]
    for other in table.hands[seat] if table.touched[order] else ():
        if other != order and table.touched[other] and table.touched_at[other] == clued:
            forget_meaning(table, other)


def forget_meaning(table: ConventionTable, order: int) -> None:
    """Nothing is left of what a card was taken to be but what the clues say."""
    table.giver_of[order] = UNKNOWN
    table.inferred[order] = table.terms.everything
    table.delayed[order] = 0


def doubt_missed(table: ConventionTable, seat: Seat, discarded: int) -> None:
    """A stranger who discards does not know of a card to play, whatever it seems to know.

    Where such a discard may be a scream, it takes two of them. Call it before the card leaves the hand.
    """
    enough = 1 if table.level < SCREAM_DISCARD else 2
    for order in table.hands[seat]:
        if (
            order != discarded
            and table.touched[order]
            and table.fits_surely(order)
            and not table.called[order]
        ):
            table.missed[order] += 1
            if table.missed[order] >= enough:
                forget_meaning(table, order)


def read_discard(table: ConventionTable, seat: Seat, order: int, card: int) -> None:
    """A seat has discarded a card; the first discard from a chop ends the early game."""
    settle(table, seat, None, card)
    if is_passed_on(table, order, card):
        pass_on(table, seat, card)
    else:
        read_signals(table, seat, order)
    if order == chop(table, seat):
        table.early = False
    table.leave(seat, order, card, played=False)


def read_signals(table: ConventionTable, seat: Seat, order: int) -> None:
    """What a discard tells by its place or its time, whatever the card is."""
    warn_next(table, seat, order)
    positional_discard(table, seat, order)


def is_passed_on(table: ConventionTable, order: int, card: int) -> bool:
    """Whether a card is known and useful, so that nobody discards it without meaning something."""
    return table.touched[order] and table.belief[order] == 1 << card and not table.dead >> card & 1


def pass_on(table: ConventionTable, seat: Seat, card: int) -> None:
    """A known and useful card is discarded because somebody else has its other copy."""
    if not sarcastic_discard(table, seat, card):
        gentlemans_discard(table, seat, card)
        baton_discard(table, seat, card)


def sarcastic_discard(table: ConventionTable, seat: Seat, card: int) -> bool:
    """The holder of the other copy, clued too, knows now."""
    if table.level < SARCASTIC_DISCARD:
        return False
    holder = holder_of(table, seat, card)
    if holder == seat:
        return False
    clued = [
        order for order in table.hands[holder] if table.touched[order] and table.clued[order] >> card & 1
    ]
    if len(clued) == 1:
        table.inferred[clued[0]] = 1 << card
    return bool(clued)


def gentlemans_discard(table: ConventionTable, seat: Seat, card: int) -> None:
    """A card that fits is passed on to a finesse position, which is played blind.

    Whoever is seen to have it there is meant; the viewer, if it sees nobody. After two strikes no stranger
    is believed.
    """
    if table.level < GENTLEMANS_DISCARD or not table.playable >> card & 1:
        return
    holder, order = passed_to(table, seat, card)
    if order is not None:
        call_blind(table, seat, holder, order, Manner.GENTLEMANS)
        table.inferred[order] = 1 << card


def baton_discard(table: ConventionTable, seat: Seat, card: int) -> None:
    """A card that does not fit yet is passed on to a finesse position, which counts as clued from then on.

    Whoever has no chop may have had to discard it.
    """
    if table.level < GENTLEMANS_DISCARD or table.playable >> card & 1 or chop(table, seat) is None:
        return
    _, order = passed_to(table, seat, card)
    if order is not None:
        table.touched[order] = True
        table.inferred[order] = 1 << card


def passed_to(table: ConventionTable, seat: Seat, card: int) -> tuple[Seat, int | None]:
    """The holder and the finesse position that a discarded card is passed on to, if there is one."""
    players = table.terms.players
    others = [(seat + step) % players for step in range(1, players)]
    blind = {other: finesse_position(table, other) for other in others}
    seen = [other for other, order in blind.items() if order is not None and table.identity[order] == card]
    holder = seen[0] if seen else table.me
    order = blind.get(holder)
    if order is None or (not seen and table.wary) or not table.belief[order] >> card & 1:
        return holder, None
    return holder, order


def holder_of(table: ConventionTable, seat: Seat, card: int) -> Seat:
    """The other seat that has a clued copy of a card; the viewer, if it sees none."""
    for other, order in table.held():
        if other != seat and table.touched[order] and table.identity[order] == card:
            return other
    return table.me

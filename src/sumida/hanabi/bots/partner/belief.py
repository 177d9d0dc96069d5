"""What the holder of each card takes it to be: clues, cards seen, readings and good touch."""

from __future__ import annotations

from sumida.hanabi.bots.partner.table import UNKNOWN, Table
from sumida.hanabi.variants import RANKS
from sumida.kernel import Seat


def settle(table: Table) -> None:
    """Work out the board's masks and every belief anew, the viewer's own hand first."""
    settle_board(table)
    shown = shown_counts(table)
    me = table.me
    settle_hand(table, me, shown)
    for seat in range(table.terms.players):
        if seat != me:
            settle_hand(table, seat, shown)


def settle_board(table: Table) -> None:
    """Which identities fit now, are of no use any more, or have a single copy left."""
    fits = dead = critical = 0
    copies, gone = table.terms.copies, table.gone
    for suit, height in enumerate(table.piles):
        base = suit * RANKS
        dead |= ((1 << height) - 1) << base
        if height == RANKS:
            continue
        fits |= 1 << (base + height)
        for card in range(base + height, base + RANKS):
            left = copies[card] - gone[card]
            if left <= 0:
                dead |= ((1 << (base + RANKS - card)) - 1) << card
                break
            if left == 1:
                critical |= 1 << card
    table.fits, table.dead, table.critical = fits & ~dead, dead, critical


def shown_counts(table: Table) -> list[int]:
    """Copies of each identity that lie open or stand in a hand the viewer sees."""
    counts = table.gone[:]
    for suit, height in enumerate(table.piles):
        for card in range(suit * RANKS, suit * RANKS + height):
            counts[card] += 1
    ident = table.ident
    for hand in table.hands:
        for order in hand:
            if ident[order] != UNKNOWN:
                counts[ident[order]] += 1
    return counts


def settle_hand(table: Table, seat: Seat, shown: list[int]) -> None:
    """The beliefs of one seat about its own cards."""
    used = used_up(table, seat, shown)
    spoken_for = table.dead | taken(table, seat)
    belief, hinted, inferred = table.belief, table.hinted, table.inferred
    marked = []
    for order in table.hands[seat]:
        mask = hinted[order] & ~used or hinted[order]
        if table.touched[order] or table.called[order]:
            good = mask & ~(spoken_for & ~table.doubt[order])
            mask = good & inferred[order] or good or mask
            marked.append(order)
        belief[order] = mask
    if len(marked) > 1:
        part(belief, marked, table.dead)


def used_up(table: Table, seat: Seat, shown: list[int]) -> int:
    """Mask of the identities of which this seat sees every copy."""
    own = [table.ident[order] for order in table.hands[seat]]
    used = 0
    for card, copies in enumerate(table.terms.copies):
        if shown[card] >= copies and (card not in own or shown[card] - own.count(card) >= copies):
            used |= 1 << card
    return used


def taken(table: Table, seat: Seat) -> int:
    """Mask of the identities that marked cards of other hands have already."""
    mask = 0
    for place, hand in enumerate(table.hands):
        if place != seat:
            for order in hand:
                if table.touched[order] or table.called[order]:
                    card = table.known(place, order)
                    if card != UNKNOWN:
                        mask |= 1 << card
    return mask


def part(belief: list[int], marked: list[int], dead: int) -> None:
    """Two cards of one hand are not promised to be the same: sure ones are taken from the others."""
    for _ in marked:
        sure = 0
        for order in marked:
            mask = belief[order]
            if mask & (mask - 1) == 0 and not mask & dead:
                sure |= mask
        changed = False
        for order in marked:
            mask = belief[order]
            if mask & (mask - 1) and mask & sure and mask & ~sure:
                belief[order] = mask & ~sure
                changed = True
        if not changed:
            return

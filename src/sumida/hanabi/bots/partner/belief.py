"""What the holder of each card believes it to be, from clues, visible cards, readings and good touch."""

from __future__ import annotations

from sumida.hanabi.bots.partner.table_reading import UNKNOWN, TableReading
from sumida.hanabi.rules.variants import RANKS
from sumida.kernel import Seat


def update_beliefs(table: TableReading) -> None:
    """Recompute the board's masks and all beliefs, the viewer's own hand first."""
    update_board_masks(table)
    used = used_up(table)
    marks = [marked_cards(table, seat) for seat in range(table.terms.players)]
    me = table.me
    update_hand_beliefs(table, me, used, marks)
    marks[me] = marked_cards(table, me)
    for seat in range(table.terms.players):
        if seat != me:
            update_hand_beliefs(table, seat, used, marks)


def update_board_masks(table: TableReading) -> None:
    """Which identities are playable now, useless for good, or down to a single copy."""
    fits = dead = critical = 0
    copies, discarded = table.terms.copies, table.discarded
    for suit, height in enumerate(table.piles):
        base = suit * RANKS
        dead |= ((1 << height) - 1) << base
        if height == RANKS:
            continue
        fits |= 1 << (base + height)
        for card in range(base + height, base + RANKS):
            left = copies[card] - discarded[card]
            if left <= 0:
                dead |= ((1 << (base + RANKS - card)) - 1) << card
                break
            if left == 1:
                critical |= 1 << card
    table.playable, table.dead, table.critical = fits & ~dead, dead, critical


def shown_counts(table: TableReading) -> list[int]:
    """Copies of each identity that are on the table or in a hand the viewer sees."""
    counts = table.discarded[:]
    for suit, height in enumerate(table.piles):
        for card in range(suit * RANKS, suit * RANKS + height):
            counts[card] += 1
    identity = table.identity
    for hand in table.hands:
        for order in hand:
            if identity[order] != UNKNOWN:
                counts[identity[order]] += 1
    return counts


def used_up(table: TableReading) -> int:
    """Mask of the identities of which every copy is visible; a holder does not see its own cards."""
    used = 0
    for card, (shown, copies) in enumerate(zip(shown_counts(table), table.terms.copies, strict=True)):
        if shown >= copies:
            used |= 1 << card
    return used


def marked_cards(table: TableReading, seat: Seat) -> int:
    """Mask of the identities that the marked cards of a hand are expected to have."""
    mask = 0
    for order in table.hands[seat]:
        if table.touched[order] or table.called[order]:
            card = table.identity[order]
            if card != UNKNOWN:
                mask |= 1 << card
            elif table.belief[order] & (table.belief[order] - 1) == 0:
                mask |= table.belief[order]
    return mask


def update_hand_beliefs(table: TableReading, seat: Seat, used: int, marks: list[int]) -> None:
    """Recompute one seat's beliefs about its own cards."""
    hand, identity = table.hands[seat], table.identity
    spoken_for = table.dead
    for place, mask in enumerate(marks):
        if place != seat:
            spoken_for |= mask
    if seat != table.me:
        for order in hand:
            used &= ~(1 << identity[order])
    # Between two, waiting for a copy to be ruled out costs more than it saves (measured).
    forgiven = table.terms.everything if table.terms.players > 2 else ~table.dead
    belief, clued, inferred = table.belief, table.clued, table.inferred
    marked = []
    for order in hand:
        mask = clued[order] & ~used or clued[order]
        if table.literal[seat]:
            pass
        elif table.called[order]:
            mask = mask & inferred[order] or mask
            marked.append(order)
        elif table.touched[order]:
            good = (
                mask if table.literal_clue[order] else mask & ~(spoken_for & ~(table.doubt[order] & forgiven))
            )
            mask = good & inferred[order] or good or mask
            marked.append(order)
        belief[order] = mask
    if len(marked) > 1:
        separate_duplicates(belief, marked, table.dead)


def separate_duplicates(belief: list[int], marked: list[int], dead: int) -> None:
    """No two marked cards of a hand are the same: what one surely is, the others are not."""
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

"""What the holder of each card believes it to be, from clues, visible cards, readings and good touch."""

from __future__ import annotations

from sumida.hanabi.conventions.levels import FUNDAMENTALS
from sumida.hanabi.conventions.table import UNKNOWN, ConventionTable
from sumida.hanabi.rules.variants import RANKS
from sumida.kernel import Seat


def update_beliefs(table: ConventionTable) -> None:
    """Recompute the board's masks and all beliefs, the viewer's own hand first."""
    update_board_masks(table)
    table.used = used_up(table)
    update_hands(table)


def update_hands(table: ConventionTable) -> None:
    """Recompute all beliefs, as long as neither the board nor a card that is seen has changed."""
    used = table.used
    marks = [marked_cards(table, seat) for seat in range(table.terms.players)]
    me = table.me
    update_hand_beliefs(table, me, used, marks)
    marks[me] = marked_cards(table, me)
    for seat in range(table.terms.players):
        if seat != me:
            update_hand_beliefs(table, seat, used, marks)


def update_own_beliefs(table: ConventionTable) -> None:
    """Recompute what the viewer believes about its own hand."""
    marks = [marked_cards(table, seat) for seat in range(table.terms.players)]
    update_hand_beliefs(table, table.me, used_up(table), marks)


def update_board_masks(table: ConventionTable) -> None:
    """Which identities fit now, are useless for good, or are down to a single copy."""
    fits = dead = critical = lost = 0
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
                lost |= ((1 << (base + RANKS - card)) - 1) << card
                break
            if left == 1:
                critical |= 1 << card
    table.playable, table.dead, table.critical = fits & ~lost, dead | lost, critical
    table.lost = lost


def shown_counts(table: ConventionTable) -> list[int]:
    """Copies of each identity that are on the table or in a hand the viewer sees."""
    counts = table.discarded[:]
    for suit, height in enumerate(table.piles):
        for card in range(suit * RANKS, suit * RANKS + height):
            counts[card] += 1
    identity = table.identity
    for hand in table.hands:
        for order in hand:
            card = identity[order]
            if card != UNKNOWN:
                counts[card] += 1
    return counts


def used_up(table: ConventionTable) -> int:
    """Mask of the identities of which every copy is visible; a holder does not see its own cards."""
    used, bit = 0, 1
    for shown, copies in zip(shown_counts(table), table.terms.copies, strict=True):
        if shown >= copies:
            used |= bit
        bit <<= 1
    return used


def marked_cards(table: ConventionTable, seat: Seat) -> int:
    """Mask of the identities that the marked cards of a hand are expected to have."""
    mask = 0
    touched, called, identity, belief = table.touched, table.called, table.identity, table.belief
    for order in table.hands[seat]:
        if touched[order] or called[order]:
            card = identity[order]
            if card != UNKNOWN:
                mask |= 1 << card
            elif belief[order] & (belief[order] - 1) == 0:
                mask |= belief[order]
    return mask


def update_hand_beliefs(table: ConventionTable, seat: Seat, used: int, marks: list[int]) -> None:
    """Recompute one seat's beliefs about its own cards."""
    hand, identity = table.hands[seat], table.identity
    spoken_for = table.dead
    for place, mask in enumerate(marks):
        if place != seat:
            spoken_for |= mask
    if seat != table.me:
        for order in hand:
            if identity[order] != UNKNOWN:
                used &= ~(1 << identity[order])
    literal = table.levels[seat] < FUNDAMENTALS
    belief, clued, inferred = table.belief, table.clued, table.inferred
    marked = []
    for order in hand:
        mask = clued[order] & ~used or clued[order]
        if literal:
            pass
        elif table.called[order]:
            mask = mask & inferred[order] or mask
            marked.append(order)
        elif table.touched[order]:
            mask = good_touch(table, order, mask, spoken_for)
            marked.append(order)
        belief[order] = mask
    if len(marked) > 1:
        separate_duplicates(table, marked)


def good_touch(table: ConventionTable, order: int, mask: int, spoken_for: int) -> int:
    """A clued card is useful and not a second copy of another clued card, unless that cannot be.

    Whoever knows no conventions has not promised that, and nobody vouches for a card that was touched along
    with one that did not fit. A stranger who held a card and did not know it may have clued its copy to the
    viewer, even if the card has been played meanwhile; with three players somebody else would have seen that.
    """
    giver = table.giver_of[order]
    if giver == UNKNOWN or table.levels[giver] < FUNDAMENTALS:
        return mask & table.inferred[order] or mask
    excused = 0
    for other in table.doubt[order]:
        card = table.identity[other]
        single = table.belief[other] & (table.belief[other] - 1) == 0
        excused |= 1 << card if card != UNKNOWN else table.belief[other] if single else 0
    later = table.lost & ~table.lost_before[order]
    doubtful = table.strict and table.terms.players == 2 and order in table.hands[table.me]
    copies = excused if doubtful else excused & ~table.dead
    good = mask & ~(spoken_for & ~(copies | later))
    inferred = table.inferred[order]
    return good & inferred or mask & inferred & excused or good or mask


def separate_duplicates(table: ConventionTable, marked: list[int]) -> None:
    """No two marked cards of a hand are the same: what one surely is, the others are not.

    If both would have to be the same card, the one that a clue was about is it. Of cards that a stranger
    touched with one clue, which was about neither, none is.
    """
    belief = table.belief
    if table.among_strangers:
        doubt_equals(table, marked)
    for _ in marked:
        sure = surely_held(table, marked)
        changed = False
        for order in marked:
            mask = belief[order]
            if not mask & (mask - 1):
                if sure.get(mask, order) != order and table.clued[order] != mask:
                    belief[order] = table.clued[order]
                    changed = True
            else:
                rest = mask & ~sum(sure)
                if rest and rest != mask:
                    belief[order] = rest
                    changed = True
        if not changed:
            return


def doubt_equals(table: ConventionTable, marked: list[int]) -> None:
    """Cards that one clue touched and good touch makes the same: at least one of them is of no use."""
    single: dict[tuple[int, int], list[int]] = {}
    for order in marked:
        mask = table.belief[order]
        if not mask & (mask - 1) and not table.called[order] and table.clued[order] != mask:
            single.setdefault((mask, table.touched_at[order]), []).append(order)
    for (mask, _), orders in single.items():
        if len(orders) > 1 and not any(table.focused[order] for order in orders):
            for order in orders:
                table.belief[order] = table.clued[order] & (mask | table.dead)


def surely_held(table: ConventionTable, marked: list[int]) -> dict[int, int]:
    """By mask of a single identity: the card that surely is it, the latest focus first."""
    sure: dict[int, int] = {}
    for order in marked:
        mask = table.belief[order]
        if not mask & (mask - 1) and not mask & table.dead:
            other = sure.get(mask)
            if other is None or standing(table, order, mask) > standing(table, other, mask):
                sure[mask] = order
    return sure


def standing(table: ConventionTable, order: int, mask: int) -> tuple[bool, bool, int]:
    """How well founded it is that a card is the one in `mask`."""
    return table.clued[order] == mask, table.called[order], table.focused[order]

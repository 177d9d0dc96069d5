"""What a holder can take each of their cards for: the clues, card counting, and the hand as a whole.

An identity stays possible for a card when all hidden cards can be given identities at once: each one that
its clues allow, and none more often than there are unseen copies. (A hand of two cards, both surely
the last two white twos, leaves no white two for a third.) That is a matching, solved exactly.

Seen from another seat, the viewer cannot know what the holder sees in the viewer's own hand; those cards
then count as hidden too. The answer is what the viewer can be sure the holder knows, at least.
For a spectator all hands are hidden.
"""

from __future__ import annotations

from collections.abc import Sequence

from sumida.hanabi.cards import Hand
from sumida.hanabi.variants import RANKS, Variant
from sumida.kernel import Seat


def deduce(
    variant: Variant,
    hands: tuple[Hand, ...],
    piles: tuple[int, ...],
    discards: tuple[tuple[int, int], ...],
    viewer: Seat | None,
) -> tuple[tuple[int, ...], ...]:
    """For each card of each hand the mask of identities that its holder must still reckon with."""
    unseen = _not_on_the_table(variant, piles, discards)
    if viewer is None:
        found = iter(consistent([held.possible for hand in hands for held in hand], unseen))
        return tuple(tuple(next(found) for _ in hand) for hand in hands)
    return tuple(_held_by(holder, viewer, hands, unseen) for holder in range(len(hands)))


def _held_by(holder: Seat, viewer: Seat, hands: tuple[Hand, ...], unseen: Sequence[int]) -> tuple[int, ...]:
    left = list(unseen)
    for seat, hand in enumerate(hands):
        if seat not in (holder, viewer):
            for held in hand:
                assert held.card is not None
                left[held.card] -= 1
    hidden = [held.possible for held in hands[holder]]
    if holder != viewer:
        hidden += [held.possible for held in hands[viewer]]
    return tuple(consistent(hidden, left)[: len(hands[holder])])


def _not_on_the_table(
    variant: Variant, piles: tuple[int, ...], discards: tuple[tuple[int, int], ...]
) -> list[int]:
    left = list(variant.copies)
    for suit, height in enumerate(piles):
        for card in range(suit * RANKS, suit * RANKS + height):
            left[card] -= 1
    for _, card in discards:
        left[card] -= 1
    return left


def consistent(masks: Sequence[int], copies: Sequence[int]) -> list[int]:
    """For each hidden card the identities it has in some joint assignment within `copies`."""
    there = sum(1 << card for card, count in enumerate(copies) if count)
    masks = [mask & there for mask in masks]
    given = _assign(masks, copies)
    spare = list(copies)
    moves = [0] * len(copies)
    for mask, card in zip(masks, given, strict=True):
        spare[card] -= 1
        moves[card] |= mask
    free = sum(1 << card for card, count in enumerate(spare) if count)
    reach = [_reach(card, moves) for card in range(len(copies))]
    return [
        sum(1 << card for card in members(mask) if reach[card] & (free | 1 << own))
        for mask, own in zip(masks, given, strict=True)
    ]


def members(mask: int) -> list[int]:
    """The identities in a mask."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def _assign(masks: Sequence[int], copies: Sequence[int]) -> list[int]:
    """Give every hidden card one identity, none more often than it has copies."""
    holders: list[list[int]] = [[] for _ in copies]
    given = [-1] * len(masks)
    for place in range(len(masks)):
        settled = _settle(place, masks, copies, holders, given, set())
        assert settled, "the cards in a view contradict each other"
    return given


def _settle(
    place: int,
    masks: Sequence[int],
    copies: Sequence[int],
    holders: list[list[int]],
    given: list[int],
    tried: set[int],
) -> bool:
    """Find an identity for the card at `place`, moving settled cards on where that makes room."""
    for card in members(masks[place]):
        if card in tried:
            continue
        tried.add(card)
        if len(holders[card]) < copies[card]:
            holders[card].append(place)
            given[place] = card
            return True
        for other in holders[card]:
            if _settle(other, masks, copies, holders, given, tried):
                holders[card][holders[card].index(other)] = place
                given[place] = card
                return True
    return False


def _reach(card: int, moves: Sequence[int]) -> int:
    """The identities that can make room for one more `card` by moving settled cards along."""
    seen, edge = 1 << card, moves[card]
    while new := edge & ~seen:
        seen |= new
        edge = 0
        for step in members(new):
            edge |= moves[step]
    return seen

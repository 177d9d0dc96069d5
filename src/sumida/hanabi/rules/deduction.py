"""What the holder of each card can deduce about it, from clues, card counting and the hand as a whole.

An identity is possible for a card if all hidden cards can be given identities at once: each one that
its clues allow, and none more often than there are unseen copies. (If two cards are surely the last two
white twos, a third card cannot be one.) That is a matching, solved exactly.

A viewer at another seat does not know what the holder sees in the viewer's own hand, so those cards count
as hidden too: the answer is what the viewer can be sure that the holder knows, at least. To a spectator
all hands are hidden.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from sumida.hanabi.rules.cards import Hand
from sumida.hanabi.rules.variants import Variant
from sumida.kernel import Seat

CONTRADICTION = "the cards in a view contradict each other"


class Deduction(msgspec.Struct, frozen=True, eq=False, gc=False):
    """What can be deduced about the hidden cards of one hand or two, and all that it depends on."""

    present: int
    """The identities with copies left, as `Variant.present` wants them."""
    first: tuple[int, ...]
    second: tuple[int, ...]
    """What clues leave open, by hand; `second` is empty where one hand is hidden."""
    left: int | None
    """The copies left, if their number matters, as `Variant.pack` counts them."""
    found_first: tuple[int, ...]
    found_second: tuple[int, ...]


class HandFacts(msgspec.Struct, frozen=True, eq=False, gc=False):
    """What deductions need to know of a hand."""

    hand: Hand
    masks: tuple[int, ...]
    """What clues leave open for each card."""
    copies: int
    """Its cards, as `Variant.pack` counts them; none if they are face down."""


class Deductions:
    """The last answers in a game. Two seats facing each other ask the same, and a clue leaves most answers as
    they were."""

    def __init__(self) -> None:
        self.pairs: dict[tuple[Seat, Seat], Deduction] = {}
        """By the one or two seats whose hands are hidden."""
        self.hands: dict[Seat, HandFacts] = {}
        """By seat; `~seat` where the hand is face down."""


def deduce(
    variant: Variant, hands: tuple[Hand, ...], unseen: int, viewer: Seat | None, known: Deductions
) -> list[tuple[int, ...]]:
    """For each card of each hand, the mask of identities that its holder cannot rule out.

    `unseen` counts the copies that are not on the table.
    """
    if viewer is None:
        masks = [held.possible for hand in hands for held in hand]
        found = iter(consistent(masks, variant.unpack(unseen)))
        return [tuple([next(found) for _ in hand]) for hand in hands]
    facts, left = [], unseen
    for seat, hand in enumerate(hands):
        key = ~seat if seat == viewer else seat
        fact = known.hands.get(key)
        if fact is None or fact.hand is not hand:
            fact = known.hands[key] = _facts(variant, hand, face_down=seat == viewer)
        left -= fact.copies
        facts.append(fact)
    return [_holder_deduces(variant, facts, left, seat, viewer, known.pairs) for seat in range(len(hands))]


def _facts(variant: Variant, hand: Hand, *, face_down: bool) -> HandFacts:
    units, masks = variant.units, tuple([held.possible for held in hand])
    if face_down:
        return HandFacts(hand, masks, 0)
    return HandFacts(hand, masks, sum([units[held.card] for held in hand]))  # type: ignore[index, misc]  # face up


def _holder_deduces(
    variant: Variant,
    facts: list[HandFacts],
    left: int,
    holder: Seat,
    viewer: Seat,
    known: dict[tuple[Seat, Seat], Deduction],
) -> tuple[int, ...]:
    """`left` are the copies that the viewer does not see; the holder does not see their own either."""
    left += facts[holder].copies
    present = (left | left >> 1 | left >> 2) & variant.lowest_bits
    pair = (holder, viewer) if holder < viewer else (viewer, holder)
    first = facts[pair[0]].masks
    second = () if holder == viewer else facts[pair[1]].masks
    last = known.get(pair)
    if (
        last is None
        or last.present != present
        or (last.left is not None and last.left != left)
        or last.first != first
        or last.second != second
    ):
        last = known[pair] = _deduction(variant, present, first, second, left)
    return last.found_first if holder == pair[0] else last.found_second


def _deduction(
    variant: Variant, present: int, first: tuple[int, ...], second: tuple[int, ...], left: int
) -> Deduction:
    masks, size, room = first + second, len(first), variant.present(present)
    possible = masks if room == variant.everything else tuple(map(room.__and__, masks))
    tight = _tight(possible)
    if not tight:
        return Deduction(present, first, second, None, possible[:size], possible[size:])
    copies = {card: variant.copies_in(left, card) for card in members(_union(tight))}
    possible = _settle(possible, tight, copies)
    return Deduction(present, first, second, left, possible[:size], possible[size:])


def consistent(masks: Sequence[int], copies: Sequence[int]) -> tuple[int, ...]:
    """For each hidden card, the identities that it has in some joint assignment within `copies`."""
    room = sum(1 << card for card, count in enumerate(copies) if count)
    possible = tuple([mask & room for mask in masks])
    tight = _tight(possible)
    return _settle(possible, tight, dict(enumerate(copies))) if tight else possible


def _tight(masks: Sequence[int]) -> list[int]:
    """The masks of the cards that may restrict what others can be.

    A card with more choices than there are cards always finds one that is left, whatever the others are. So
    it can be assigned last, and the same is true of the cards without it. Most hands have no others.
    """
    choices = list(map(int.bit_count, masks))
    size = len(choices)
    if not choices or min(choices) > size:
        return []
    for choice in sorted(choices, reverse=True):
        if choice <= size:
            break
        size -= 1
    return [mask for mask, choice in zip(masks, choices, strict=True) if choice <= size]


def _union(masks: list[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


def _settle(masks: tuple[int, ...], tight: list[int], copies: dict[int, int]) -> tuple[int, ...]:
    """What each card can be, given that the tight ones need some of the copies.

    A card that can only be one thing takes a copy of it, which may leave others fewer choices; where that
    does not decide, the rest is matched.
    """
    rest = tight
    while known := [mask for mask in rest if not mask & mask - 1]:
        free = -1
        for mask in known:
            card = mask.bit_length() - 1
            assert copies.get(card), CONTRADICTION
            copies[card] -= 1
            if not copies[card]:
                free ^= mask
        rest = [mask & free for mask in rest if mask & mask - 1]
        masks = tuple([mask & free if mask & mask - 1 else mask for mask in masks])
    rest = _tight(rest)
    return _match(masks, rest, copies) if rest else masks


def _match(masks: tuple[int, ...], tight: list[int], copies: dict[int, int]) -> tuple[int, ...]:
    """The same by matching. An identity is taken if the tight cards need all its copies however they are
    assigned: no other card can be that."""
    some = _Assignment(tight, copies)
    moves = dict.fromkeys(some.given, 0)
    for mask, card in zip(tight, some.given, strict=True):
        moves[card] |= mask
    taken = _taken(some.room, moves)
    if not taken:
        return masks
    reach = {card: _reach(card, moves) for card in taken}
    free = ~sum(1 << card for card in taken)
    exact = {
        mask: mask & free | sum(1 << card for card in taken if mask >> card & 1 and reach[card] >> own & 1)
        for mask, own in zip(tight, some.given, strict=True)
    }
    return tuple([exact.get(mask, mask & free if mask & mask - 1 else mask) for mask in masks])


class _Assignment:
    """An assignment of identities to hidden cards, none more often than it has copies."""

    def __init__(self, masks: Sequence[int], copies: dict[int, int]) -> None:
        self.masks = masks
        self.left = copies
        self.room = sum([1 << card for card, count in copies.items() if count])
        self.given = [-1] * len(masks)
        for place in range(len(masks)):
            assigned = self._assign(place, set())
            assert assigned, CONTRADICTION

    def _assign(self, place: int, tried: set[int]) -> bool:
        """Find an identity for the card at `place`, reassigning other cards where that makes room."""
        free = self.masks[place] & self.room
        if free:
            self._take(place, (free & -free).bit_length() - 1)
            return True
        for card in members(self.masks[place]):
            if card not in tried:
                tried.add(card)
                if any(self._assign(other, tried) for other in self._holders(card)):
                    self._take(place, card)
                    return True
        return False

    def _holders(self, card: int) -> list[int]:
        return [place for place, given in enumerate(self.given) if given == card]

    def _take(self, place: int, card: int) -> None:
        before = self.given[place]
        if before >= 0:
            self.left[before] += 1
            self.room |= 1 << before
        self.given[place] = card
        self.left[card] -= 1
        if not self.left[card]:
            self.room &= ~(1 << card)


def members(mask: int) -> list[int]:
    """The identities in a mask."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def _taken(room: int, moves: Mapping[int, int]) -> list[int]:
    """The identities that neither have room nor can get it by reassigning cards."""
    stuck = [card for card in moves if not room >> card & 1]
    while stuck and (freed := [card for card in stuck if moves[card] & room]):
        room |= sum([1 << card for card in freed])
        stuck = [card for card in stuck if card not in freed]
    return stuck


def _reach(card: int, moves: Mapping[int, int]) -> int:
    """The identities that can take one of the cards assigned to `card`, if need be by reassigning others."""
    seen, edge = 1 << card, moves[card]
    while new := edge & ~seen:
        seen |= new
        edge = 0
        for step in members(new):
            edge |= moves.get(step, 0)
    return seen

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

    first: tuple[int, ...]
    second: tuple[int, ...]
    """What clues leave open, by hand; `second` is empty where one hand is hidden."""
    left: int
    """The copies left, as `Variant.pack` counts them."""
    present: int
    """The identities with copies left, as `Variant.present` wants them."""
    counted: int
    """A mask of the identities in `left` of which the number of copies matters."""
    found_first: tuple[int, ...]
    found_second: tuple[int, ...]

    def holds_with(self, variant: Variant, left: int) -> bool:
        """Whether the same follows when other copies are left."""
        return not (left ^ self.left) & self.counted and self.present == variant.with_copies(left)


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
        self.pairs: dict[int, Deduction] = {}
        """By the one or two seats whose hands are hidden, each as its bit."""
        self.hands: dict[Seat, HandFacts] = {}
        """By seat; `~seat` where the hand is face down."""


def deduce(
    variant: Variant, hands: tuple[Hand, ...], unseen: int, viewer: Seat | None, known: Deductions
) -> list[tuple[int, ...]]:
    """For each card of each hand, the mask of identities that its holder cannot rule out.

    `unseen` counts the copies that are not on the table. While the hands of two seats, the holder's and the
    viewer's, are hidden, those in the other hands are not left either.
    """
    if viewer is None:
        masks = tuple([held.possible for hand in hands for held in hand])
        each = iter(consistent(variant, masks, unseen))
        return [tuple([next(each) for _ in hand]) for hand in hands]
    facts, left, last = [], unseen, known.hands
    for seat, hand in enumerate(hands):
        key = ~seat if seat == viewer else seat
        fact = last.get(key)
        if fact is None or fact.hand is not hand:
            fact = last[key] = _facts(variant, hand, face_down=seat == viewer)
        left -= fact.copies
        facts.append(fact)
    own, bit, pairs, found = facts[viewer].masks, 1 << viewer, known.pairs, []
    for holder, fact in enumerate(facts):
        if holder > viewer:
            first, second = own, fact.masks
        else:
            first, second = (fact.masks, own) if holder < viewer else (own, ())
        free, seats = left + fact.copies, bit | 1 << holder
        pair = pairs.get(seats)
        if (
            pair is None
            or pair.first != first
            or pair.second != second
            or not (pair.left == free or pair.holds_with(variant, free))
        ):
            pair = pairs[seats] = _deduction(variant, first, second, free)
        found.append(pair.found_second if holder > viewer else pair.found_first)
    return found


def _facts(variant: Variant, hand: Hand, *, face_down: bool) -> HandFacts:
    units, masks = variant.units, tuple([held.possible for held in hand])
    if face_down:
        return HandFacts(hand, masks, 0)
    return HandFacts(hand, masks, sum([units[held.card] for held in hand]))  # type: ignore[index, misc]  # face up


def _deduction(variant: Variant, first: tuple[int, ...], second: tuple[int, ...], left: int) -> Deduction:
    masks, size, present, counted = first + second, len(first), variant.with_copies(left), 0
    room = variant.present(present)
    possible = masks if room == variant.everything else tuple(map(room.__and__, masks))
    tight = _tight(possible, list(map(int.bit_count, possible)))
    if tight:
        counted = variant.counts[_union(tight)]
        possible = _settle(variant, possible, tight, left)
    return Deduction(first, second, left, present, counted, possible[:size], possible[size:])


def consistent(variant: Variant, masks: tuple[int, ...], left: int) -> tuple[int, ...]:
    """For each hidden card, the identities that it has in some joint assignment of the copies left."""
    return _deduction(variant, masks, (), left).found_first


def _tight(masks: Sequence[int], choices: list[int]) -> list[int]:
    """The masks of the cards that may restrict what others can be.

    A card with more choices than there are cards always finds one that is left, whatever the others are. So
    it can be assigned last, and the same is true of the cards without it. Most hands have no others.
    """
    size = len(choices)
    ordered = sorted(choices)
    if not ordered or ordered[0] > size:
        return []
    while size and ordered[size - 1] > size:
        size -= 1
    return [mask for mask, choice in zip(masks, choices, strict=True) if choice <= size] if size else []


def _scarce(variant: Variant, masks: list[int], left: int) -> list[int]:
    """The same more closely: each copy of an identity is a choice of its own, and a card is in the way of
    those only that share an identity with it."""
    counts, total = variant.counts, variant.total
    choices = {mask: total(left & counts[mask]) for mask in masks}
    while rest := [mask for mask in masks if choices[mask] <= _overlapping(mask, masks)]:
        if len(rest) == len(masks):
            break
        masks = rest
    return rest


def _overlapping(mask: int, masks: list[int]) -> int:
    """How many of the masks share an identity with this one."""
    return len(masks) - list(map(mask.__and__, masks)).count(0)


def _union(masks: list[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


def _settle(variant: Variant, masks: tuple[int, ...], tight: list[int], left: int) -> tuple[int, ...]:
    """What each card can be, given that the tight ones need some of the copies.

    A card that can only be one thing takes a copy of it, which may leave others fewer choices; where that
    does not decide, the rest is matched.
    """
    counts, lowest_bits, rest = variant.counts, variant.lowest_bits, tight
    while known := [mask for mask in rest if not mask & mask - 1]:
        free = -1
        for bit in known:
            assert left & counts[bit], CONTRADICTION
            left -= counts[bit] & lowest_bits
            if not left & counts[bit]:
                free ^= bit
        if free == -1:
            rest = [mask for mask in rest if mask & mask - 1]
            break
        rest = [mask & free for mask in rest if mask & mask - 1]
        masks = tuple([mask & free if mask & mask - 1 else mask for mask in masks])
    rest = _scarce(variant, rest, left) if rest else rest
    return _match(variant, masks, rest, left) if rest else masks


def _match(variant: Variant, masks: tuple[int, ...], tight: list[int], left: int) -> tuple[int, ...]:
    """The same by matching. An identity is taken if the tight cards need all its copies however they are
    assigned: no other card can be that."""
    some = _Assignment(variant, tight, left)
    moves = dict.fromkeys(some.given, 0)
    for mask, bit in zip(tight, some.given, strict=True):
        moves[bit] |= mask
    taken = _taken(some.room, moves)
    if not taken:
        return masks
    free = ~sum(taken)
    reach = [(bit, _reach(bit, moves)) for bit in taken]
    exact = {
        mask: mask & free | sum([bit for bit, others in reach if mask & bit and others & own])
        for mask, own in zip(tight, some.given, strict=True)
    }
    return tuple([exact.get(mask, mask & free if mask & mask - 1 else mask) for mask in masks])


class _Assignment:
    """An assignment of identities to hidden cards, none more often than it has copies. An identity is
    written as its bit here."""

    def __init__(self, variant: Variant, masks: list[int], left: int) -> None:
        self.masks = masks
        self.left = left
        self.room = variant.present(variant.with_copies(left))
        self.given = [0] * len(masks)
        self._counts, self._lowest_bits = variant.counts, variant.lowest_bits
        for place, mask in enumerate(masks):
            free = mask & self.room
            if free:
                self._take(place, free & -free)
            else:
                assigned = self._assign(place, set())
                assert assigned, CONTRADICTION

    def _assign(self, place: int, tried: set[int]) -> bool:
        """Find an identity for the card at `place`, reassigning other cards where that makes room."""
        free = self.masks[place] & self.room
        if free:
            self._take(place, free & -free)
            return True
        for bit in bits(self.masks[place]):
            if bit not in tried:
                tried.add(bit)
                if any(self._assign(other, tried) for other in self._holders(bit)):
                    self._take(place, bit)
                    return True
        return False

    def _holders(self, bit: int) -> list[int]:
        return [place for place, given in enumerate(self.given) if given == bit]

    def _take(self, place: int, bit: int) -> None:
        before, count = self.given[place], self._counts[bit]
        if before:
            self.left += self._counts[before] & self._lowest_bits
            self.room |= before
        self.given[place] = bit
        self.left -= count & self._lowest_bits
        if not self.left & count:
            self.room &= ~bit


def bits(mask: int) -> list[int]:
    """The identities in a mask, each as a bit."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest)
        mask ^= lowest
    return found


def _taken(room: int, moves: Mapping[int, int]) -> list[int]:
    """The identities that neither have room nor can get it by reassigning cards."""
    stuck = [bit for bit in moves if not room & bit]
    while stuck and (freed := [bit for bit in stuck if moves[bit] & room]):
        room |= sum(freed)
        stuck = [bit for bit in stuck if bit not in freed]
    return stuck


def _reach(bit: int, moves: Mapping[int, int]) -> int:
    """The identities that can take one of the cards assigned to `bit`, if need be by reassigning others."""
    seen, edge = bit, moves[bit]
    while new := edge & ~seen:
        seen |= new
        edge = 0
        for step in bits(new):
            edge |= moves.get(step, 0)
    return seen

"""What the holder of each card can deduce about it, from clues, card counting and the hand as a whole.

An identity is possible for a card if all hidden cards can be given identities at once: each one that
its clues allow, and none more often than there are unseen copies. (If two cards are surely the last two
white twos, a third card cannot be one.) That is a matching, solved exactly.

A viewer at another seat does not know what the holder sees in the viewer's own hand, so those cards count
as hidden too: the answer is what the viewer can be sure that the holder knows, at least. To a spectator
all hands are hidden.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from sumida.hanabi.rules.cards import Hand
from sumida.hanabi.rules.variants import Variant
from sumida.kernel import Seat

CACHE_SIZE = 8192


class Deduction(NamedTuple):
    """What can be deduced about hidden cards, and all that it depends on."""

    masks: tuple[int, ...]
    present: int
    """The identities with copies left, as `Variant.present` wants them."""
    left: int | None
    """The copies left, if their number matters, as `Variant.pack` counts them."""
    found: tuple[int, ...]


Known: TypeAlias = dict[tuple[Seat, Seat], Deduction]
"""The last answers, by the one or two seats whose hands are hidden."""


def deduce(
    variant: Variant, hands: tuple[Hand, ...], unseen: int, viewer: Seat | None, known: Known
) -> tuple[tuple[int, ...], ...]:
    """For each card of each hand, the mask of identities that its holder cannot rule out.

    `unseen` counts the copies that are not on the table. Two seats facing each other ask the same, and a clue
    leaves most answers as they were: `known` keeps the last answers.
    """
    masks = [tuple([held.possible for held in hand]) for hand in hands]
    if viewer is None:
        found = iter(consistent([mask for hand in masks for mask in hand], variant.unpack(unseen)))
        return tuple(tuple(next(found) for _ in hand) for hand in hands)
    shown = [0 if seat == viewer else _copies(variant, hand) for seat, hand in enumerate(hands)]
    left = unseen - sum(shown)
    return tuple(
        [
            _holder_deduces(variant, masks, left + shown[seat], seat, viewer, known)
            for seat in range(len(hands))
        ]
    )


def _copies(variant: Variant, hand: Hand) -> int:
    """The cards of a hand that the viewer sees, as `Variant.pack` counts them."""
    units = variant.units
    return sum([units[held.card] for held in hand])  # type: ignore[index, misc]  # none is face down


def _holder_deduces(
    variant: Variant, masks: list[tuple[int, ...]], left: int, holder: Seat, viewer: Seat, known: Known
) -> tuple[int, ...]:
    first, second = (holder, viewer) if holder < viewer else (viewer, holder)
    hidden = masks[holder] if holder == viewer else masks[first] + masks[second]
    present = (left | left >> 1 | left >> 2) & variant.lowest_bits
    last = known.get((first, second))
    if last is None or last.present != present or last.masks != hidden or last.left not in (None, left):
        last = known[first, second] = _deduction(variant, hidden, present, left)
    size = len(masks[first])
    return last.found[:size] if holder == first else last.found[size:]


def _deduction(variant: Variant, masks: tuple[int, ...], present: int, left: int) -> Deduction:
    room = variant.present(present)
    possible = list(masks) if room == variant.everything else [mask & room for mask in masks]
    if _plenty([mask.bit_count() for mask in possible]):
        return Deduction(masks, present, None, tuple(possible))
    if _settle(variant, possible, left):
        return Deduction(masks, present, left, tuple(possible))
    return Deduction(masks, present, left, _consistent_cached(masks, variant.unpack(left)))


def _settle(variant: Variant, masks: list[int], left: int) -> bool:
    """Give each card that can only be one thing a copy of it, which may leave others fewer choices.

    Whether the other cards then have plenty of copies; if so, `masks` are exact.
    """
    open_ = set(range(len(masks)))
    while settled := [place for place in open_ if masks[place].bit_count() == 1]:
        for place in settled:
            open_.discard(place)
            card = masks[place].bit_length() - 1
            left -= variant.units[card]
            if not variant.count(left, masks[place]):
                for other in open_:
                    if masks[other] != masks[place]:
                        masks[other] &= ~masks[place]
    return _plenty([variant.count(left, masks[place]) for place in open_])


@lru_cache(maxsize=CACHE_SIZE)
def _consistent_cached(masks: tuple[int, ...], copies: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(consistent(masks, copies))


def consistent(masks: Sequence[int], copies: Sequence[int]) -> list[int]:
    """For each hidden card, the identities that it has in some joint assignment within `copies`."""
    room = sum(1 << card for card, count in enumerate(copies) if count)
    masks = [mask & room for mask in masks]
    if _plenty([mask.bit_count() for mask in masks]):
        return masks
    some = _Assignment(masks, copies, room)
    moves = dict.fromkeys(some.given, 0)
    for mask, card in zip(masks, some.given, strict=True):
        moves[card] |= mask
    open_, stuck = _opened(some.room, moves)
    if not stuck:
        return masks
    reach = {card: _reach(card, moves) for card in stuck}
    return [
        mask & open_ | sum(1 << card for card in stuck if mask >> card & 1 and reach[card] >> own & 1)
        for mask, own in zip(masks, some.given, strict=True)
    ]


def _plenty(choices: Iterable[int]) -> bool:
    """Whether every card can be anything its clues allow, whatever the others are.

    `choices` are the identities, or the copies, that each card can be. Assign it, then the others, those with
    the fewest choices first: fewer cards are assigned before each than it has choices, so one is left for it.
    Most hands are like that, and need no matching.
    """
    ordered = sorted(choices)
    if ordered and ordered[0] > len(ordered):
        return True
    return all(size > place for place, size in enumerate(ordered, start=1))


class _Assignment:
    """An assignment of identities to all hidden cards, none more often than it has copies."""

    def __init__(self, masks: Sequence[int], copies: Sequence[int], room: int) -> None:
        self.masks = masks
        self.left = list(copies)
        self.room = room
        self.given = [-1] * len(masks)
        for place in range(len(masks)):
            assigned = self._assign(place, set())
            assert assigned, "the cards in a view contradict each other"

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


def _opened(room: int, moves: Mapping[int, int]) -> tuple[int, list[int]]:
    """The identities that have room or can get it by reassigning cards, and those that cannot."""
    stuck = [card for card in moves if not room >> card & 1]
    while freed := [card for card in stuck if moves[card] & room]:
        room |= sum(1 << card for card in freed)
        stuck = [card for card in stuck if card not in freed]
    return room, stuck


def _reach(card: int, moves: Mapping[int, int]) -> int:
    """The identities that can take one of the cards assigned to `card`, if need be by reassigning others."""
    seen, edge = 1 << card, moves[card]
    while new := edge & ~seen:
        seen |= new
        edge = 0
        for step in members(new):
            edge |= moves.get(step, 0)
    return seen

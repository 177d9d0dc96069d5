"""Suits and variants as data: a new suit or variant is one more entry in `VARIANTS`, never new code.

A card's *identity* is the number `suit * 5 + rank - 1`; a set of identities is a bit mask over those numbers.
A physical card is known by its *order*: its index in the deck, 0 for the top card.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TypeAlias, TypeVar

import msgspec

T = TypeVar("T")

RANKS = 5
SUIT = (1 << RANKS) - 1
"""Mask of all ranks of one suit."""
NORMAL = (3, 2, 2, 2, 1)
ONE_OF_EACH = (1, 1, 1, 1, 1)
COUNT_BITS = 3
COUNT_MASK = 7
"""Copies of an identity fit into three bits, so that each is a digit of an octal number."""

MASK_CACHE_SIZE = 32_768

ClueValue: TypeAlias = str | int
"""What a clue names: a colour by its name, or a rank."""


class Suit(msgspec.Struct, frozen=True):
    """One series: its name and letter, the colour clues that touch it, its copies of the ranks 1 to 5."""

    name: str
    letter: str
    colours: tuple[str, ...]
    copies: tuple[int, ...] = NORMAL


class Remembered(dict[int, T]):
    """What follows from a mask, worked out when first asked for; the same few masks are asked for over and
    over."""

    def __init__(self, work_out: Callable[[int], T]) -> None:
        super().__init__()
        self._work_out = work_out

    def __missing__(self, mask: int) -> T:
        if len(self) >= MASK_CACHE_SIZE:
            self.clear()
        found = self[mask] = self._work_out(mask)
        return found


class Variant(msgspec.Struct, frozen=True, dict=True):
    """A named list of suits and everything that follows from it."""

    name: str
    suits: tuple[Suit, ...]

    def __post_init__(self) -> None:
        letters = [suit.letter for suit in self.suits]
        assert all(len(letter) == 1 for letter in letters), "a suit is written as one letter"
        assert len(set(letters)) == len(letters), "each suit of a variant needs a letter of its own"
        assert all(colour.isalpha() for colour in self.colours), "a clue names a colour in one word"

    @cached_property
    def colours(self) -> tuple[str, ...]:
        """The colours that may be clued, in the order in which the suits name them."""
        return tuple(dict.fromkeys(colour for suit in self.suits for colour in suit.colours))

    @cached_property
    def values(self) -> tuple[ClueValue, ...]:
        """Everything that may be clued: the colours, then the ranks."""
        return (*self.colours, *range(1, RANKS + 1))

    @cached_property
    def cards(self) -> tuple[str, ...]:
        """The text of each identity: `w1` … `g5`."""
        return tuple(f"{suit.letter}{rank}" for suit in self.suits for rank in range(1, RANKS + 1))

    @cached_property
    def identity(self) -> dict[str, int]:
        """The identity that each card text names."""
        return {text: card for card, text in enumerate(self.cards)}

    @cached_property
    def copies(self) -> tuple[int, ...]:
        """How many cards of each identity the deck holds."""
        return tuple(count for suit in self.suits for count in suit.copies)

    @cached_property
    def units(self) -> tuple[int, ...]:
        """One copy of each identity, as `pack` counts it."""
        return tuple(1 << COUNT_BITS * card for card in range(len(self.cards)))

    def pack(self, counts: Sequence[int]) -> int:
        """Copies by identity in one number: quick to add, to subtract and to compare."""
        return sum(unit * count for unit, count in zip(self.units, counts, strict=True))

    @cached_property
    def pack_all(self) -> int:
        """All copies of the deck, packed."""
        return self.pack(self.copies)

    def unpack(self, packed: int) -> tuple[int, ...]:
        """The copies by identity."""
        return tuple(packed >> COUNT_BITS * card & COUNT_MASK for card in range(len(self.cards)))

    @cached_property
    def lowest_bits(self) -> int:
        """The lowest bit of each count in a packed number."""
        return sum(self.units)

    def with_copies(self, packed: int) -> int:
        """The identities with copies, as `present` wants them."""
        return (packed | packed >> 1 | packed >> 2) & self.lowest_bits

    def total(self, packed: int) -> int:
        """How many copies these are together."""
        ones, lowest = packed.bit_count(), self.lowest_bits
        return ones + (packed >> 1 & lowest).bit_count() + 3 * (packed >> 2 & lowest).bit_count()

    @cached_property
    def counts(self) -> Remembered[int]:
        """By mask of identities: the bits of their counts in a packed number."""
        return Remembered(self._counts_of)

    def _counts_of(self, mask: int) -> int:
        return int(f"{mask:b}", 8) * COUNT_MASK

    def present(self, bits: int) -> int:
        """Mask of identities, from a packed number with 1 for each of them."""
        return self._present[bits]

    @cached_property
    def _present(self) -> Remembered[int]:
        return Remembered(self._without_gaps)

    def _without_gaps(self, bits: int) -> int:
        return int(f"{bits:o}", 2)

    @cached_property
    def _texts_by_suit(self) -> tuple[tuple[tuple[str, ...], ...], ...]:
        """By suit and by mask of its ranks: the cards as strings."""
        return tuple(
            tuple(
                tuple(f"{suit.letter}{rank}" for rank in range(1, RANKS + 1) if mask >> rank - 1 & 1)
                for mask in range(1 << RANKS)
            )
            for suit in self.suits
        )

    @cached_property
    def deck(self) -> tuple[int, ...]:
        """All cards of the box, sorted."""
        return tuple(card for card, count in enumerate(self.copies) for _ in range(count))

    @cached_property
    def everything(self) -> int:
        """The mask of all identities: what a card can be before any clue."""
        return (1 << len(self.cards)) - 1

    @cached_property
    def touch(self) -> dict[ClueValue, int]:
        """By clue value: the mask of identities it touches."""
        return {value: self._touched_by(value) for value in self.values}

    def _touched_by(self, value: ClueValue) -> int:
        return sum(
            1 << (index * RANKS + rank - 1)
            for index, suit in enumerate(self.suits)
            for rank in range(1, RANKS + 1)
            if value == rank or value in suit.colours
        )

    @property
    def best(self) -> int:
        """The perfect score."""
        return RANKS * len(self.suits)

    def texts(self, mask: int) -> tuple[str, ...]:
        """The cards in a mask, as strings."""
        return self._texts[mask]

    @cached_property
    def _texts(self) -> Remembered[tuple[str, ...]]:
        return Remembered(self._spell)

    def _spell(self, mask: int) -> tuple[str, ...]:
        found: tuple[str, ...] = ()
        for by_ranks in self._texts_by_suit:
            found += by_ranks[mask & (1 << RANKS) - 1]
            mask >>= RANKS
        return found

    @cached_property
    def packed_cards(self) -> dict[int | None, bytes]:
        """The text of each identity as JSON; that of a card which is not seen is `null`."""
        return {None: b"null", **{card: msgspec.json.encode(text) for card, text in enumerate(self.cards)}}

    @cached_property
    def packed(self) -> Remembered[msgspec.Raw]:
        """By mask: the same as JSON, ready to be sent."""
        return Remembered(self._packed)

    def _packed(self, mask: int) -> msgspec.Raw:
        suits = self._packed_by_suit
        some = [by_ranks[ranks] for shift, by_ranks in suits if (ranks := mask >> shift & SUIT)]
        return msgspec.Raw(b"[%b]" % b",".join(some))

    @cached_property
    def _packed_by_suit(self) -> list[tuple[int, list[bytes]]]:
        """For each suit, the bit of its 1 and, by mask of its ranks, the cards as JSON without brackets."""
        by_suit = [[msgspec.json.encode(cards)[1:-1] for cards in some] for some in self._texts_by_suit]
        return list(zip(range(0, len(self.cards), RANKS), by_suit, strict=True))


def suit_of(card: int) -> int:
    """Index of the suit of an identity."""
    return card // RANKS


def rank_of(card: int) -> int:
    """Rank, 1 to 5, of an identity."""
    return card % RANKS + 1


def _plain(name: str) -> Suit:
    return Suit(name, name[0], (name,))


_COLOURS = ("white", "red", "blue", "yellow", "green")
_FIVE = tuple(_plain(name) for name in _COLOURS)
_FOUR = _FIVE[1:]
_THREE = tuple(suit for suit in _FOUR if suit.name != "yellow")
_BLACK = Suit("black", "k", ("black",), ONE_OF_EACH)


def _many(colours: tuple[str, ...], copies: tuple[int, ...] = NORMAL) -> Suit:
    return Suit("multicolour", "m", colours, copies)


def _none(copies: tuple[int, ...] = NORMAL) -> Suit:
    return Suit("colourless", "c", (), copies)


VARIANTS: dict[str, Variant] = {
    variant.name: variant
    for variant in (
        Variant("five", _FIVE),
        Variant("three", _THREE),
        Variant("four", _FOUR),
        Variant("six", (*_FIVE, _plain("teal"))),
        Variant("multicolour", (*_FIVE, _many(_COLOURS))),
        Variant("multicolour-short", (*_FIVE, _many(_COLOURS, ONE_OF_EACH))),
        Variant("one-of-each", (*_FIVE, _BLACK)),
        Variant("colourless", (*_FIVE, _none())),
        Variant("colourless-short", (*_FIVE, _none(ONE_OF_EACH))),
        Variant("four-multicolour", (*_FOUR, _many(_COLOURS[1:]))),
        Variant("four-multicolour-short", (*_FOUR, _many(_COLOURS[1:], ONE_OF_EACH))),
        Variant("four-one-of-each", (*_FOUR, _BLACK)),
        Variant("four-colourless", (*_FOUR, _none())),
        Variant("four-colourless-short", (*_FOUR, _none(ONE_OF_EACH))),
    )
}
"""Every named variant; the five colours of the box come first and are the default."""
FIVE = VARIANTS["five"]

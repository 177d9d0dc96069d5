"""What the words of a packed game hold, and which games fit into them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

import jax.numpy as jnp

from sumida.hanabi.engines.arrays import Array, Tables
from sumida.hanabi.engines.packed.words import Field, any_of
from sumida.kernel import GameError

MAX_KINDS, MAX_CLUES, MAX_HAND = 31, 13, 8
"""The largest game that fits."""
MAX_SET = (1 << MAX_KINDS) - 1
CARDS_A_WORD = 4
"""Of a packed deck."""

# A card: what it is, the clues that touched it, and those that touched others in its hand.
KIND, TOUCHING, PASSING = Field(0, 5), Field(5, MAX_CLUES), Field(5 + MAX_CLUES, MAX_CLUES)
MISSING = MAX_KINDS
"""The kind of a card that is not there."""

# The clock.
DRAWN, TOKENS, STRIKES, TURNS_LEFT, TURN = (
    Field(0, 7),
    Field(7, 5),
    Field(12, 4),
    Field(16, 4),
    Field(20, 9),
)

# The last move; slot and card only where a card left the hand, target, clue and pointed only of a clue.
VERB, SLOT, TARGET, CLUE, POINTED, CARD, SUCCESS, REFUNDED = (
    Field(0, 2),
    Field(2, 3),
    Field(5, 3),
    Field(8, 4),
    Field(12, MAX_HAND),
    Field(20, 5),
    Field(25, 1),
    Field(26, 1),
)
NO_MOVE, DISCARD, PLAY, GIVE_CLUE = range(4)


class PackedState(NamedTuple):
    """Positions of many games; cards are ordered from the seat to act."""

    cards: tuple[Array, ...]
    """A word for each place in each hand, oldest first: `KIND`, `TOUCHING`, `PASSING`."""
    played: Array
    """The set of kinds that lie on the series."""
    discards: tuple[Array, ...]
    """Word i is the set of kinds of which more than i copies are on the discard pile."""
    clock: Array
    last: Array


class Masks(NamedTuple):
    """Sets of kinds, as numbers."""

    every: int
    firsts: int
    """The lowest rank of each series."""
    lasts: int
    touched: tuple[int, ...]
    """By clue."""
    by_copies: tuple[int, ...]
    """Entry i: the kinds of which there are i + 1 copies."""


@lru_cache(maxsize=64)
def masks(t: Tables) -> Masks:
    """The terms as sets; raises `GameError` if the game is too large for the packed engine."""
    for what, (size, most) in _sizes(t).items():
        if size > most:
            fault = f"has {size} {what}; the packed engine has room for {most}"
            raise GameError(f"the table {fault}", "error-env-option", option="table")
    firsts = sum(1 << t.ranks * suit for suit in range(t.suits))
    return Masks(
        every=(1 << t.kinds) - 1,
        firsts=firsts,
        lasts=firsts << t.ranks - 1,
        touched=tuple(_number(row) for row in t.touches),
        by_copies=tuple(_number(c == i + 1 for c in t.counts) for i in range(max(t.counts))),
    )


def _sizes(t: Tables) -> dict[str, tuple[int, int]]:
    return {
        "kinds of cards": (t.kinds, MAX_KINDS),
        "cards": (t.cards, (1 << DRAWN.bits) - 1),
        "clues": (t.clues, MAX_CLUES),
        "cards in a hand": (t.hand, MAX_HAND),
        "players": (t.players, 1 << TARGET.bits),
        "tokens": (t.tokens, (1 << TOKENS.bits) - 1),
        "strikes": (t.strikes, (1 << STRIKES.bits) - 1),
    }


def _number(bits: Iterable[bool]) -> int:
    return sum(1 << place for place, bit in enumerate(bits) if bit)


def pack_decks(decks: Array) -> Array:
    """(..., cards) kinds in the order in which they are drawn, as (..., words)."""
    cards = decks.shape[-1]
    fill = [(0, 0)] * (decks.ndim - 1) + [(0, -cards % CARDS_A_WORD)]
    fours = jnp.pad(decks.astype(jnp.uint32), fill).reshape(*decks.shape[:-1], -1, CARDS_A_WORD)
    return any_of(fours[..., i] << 8 * i for i in range(CARDS_A_WORD))


def card_of(word: Array, number: Array | int) -> Array:
    """The card of a deck that is number `number` in the order of drawing, from its word."""
    return word >> 8 * (number % CARDS_A_WORD) & 31

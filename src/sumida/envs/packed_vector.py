"""The classic observation vector, bit for bit, straight from the words of the packed engine.

The same sections in the same order as in `classic_vector`, first as words of 32 bits, then one bit an entry.
"""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp

from sumida.envs import classic_vector
from sumida.hanabi.engines.arrays import Array, Tables
from sumida.hanabi.engines.packed import layout, rules
from sumida.hanabi.engines.packed.layout import KIND, MISSING, PackedState
from sumida.hanabi.engines.packed.words import bit, join, spread

Fields = list[tuple[Array, int]]


def observe(t: Tables, s: PackedState, observer: int = 0, dtype: Any = jnp.int8) -> Array:
    """(..., bits): the vector of the seat that is `observer` turns after the seat to act."""
    return spread(words(t, s, observer), classic_vector.size(t), dtype)


def words(t: Tables, s: PackedState, observer: int = 0) -> list[Array]:
    """The bits of the vector, 32 to a word, the first bit lowest."""
    fields = [*_hands(t, s, observer), *_board(t, s), *_last(t, s, observer), *_knowledge(t, s, observer)]
    return join(fields)


def _seen(t: Tables, s: PackedState, observer: int) -> tuple[Array, ...]:
    """The cards, from the observer's hand on."""
    first = observer * t.hand
    return s.cards[first:] + s.cards[:first]


def _hands(t: Tables, s: PackedState, observer: int) -> Fields:
    cards = _seen(t, s, observer)
    shown = [(_one(KIND.read(card), t.kinds), t.kinds) for card in cards[t.hand :]]
    lacking = [(bit(KIND.read(card) == MISSING), 1) for card in cards[t.hand - 1 :: t.hand]]
    return shown + lacking


def _board(t: Tables, s: PackedState) -> Fields:
    m = layout.masks(t)
    # The highest card of each series has none of its series above it.
    highest = s.played & ~((s.played & (m.every & ~m.firsts)) >> 1)
    pile = t.cards - t.players * t.hand
    gone = [(s.discards[i] >> kind & 1, 1) for kind, count in enumerate(t.counts) for i in range(count)]
    return [
        *_thermometer(t.cards - layout.DRAWN.read(s.clock), pile),
        (highest, t.kinds),
        *_thermometer(layout.TOKENS.read(s.clock), t.tokens),
        *_thermometer(t.strikes - layout.STRIKES.read(s.clock), t.strikes),
        *gone,
    ]


def _last(t: Tables, s: PackedState, observer: int) -> Fields:
    """The last move, made by the seat before the one to act."""
    mover = (t.players - 1 - observer) % t.players
    verb, clue = layout.VERB.read(s.last), layout.CLUE.read(s.last)
    cluing, moved = verb == layout.GIVE_CLUE, verb != layout.NO_MOVE
    by_colour = clue < t.colours
    target = layout.TARGET.read(s.last) + mover
    target = jnp.where(target >= t.players, target - t.players, target)
    kinds_of_move = [verb == layout.PLAY, verb == layout.DISCARD, cluing & by_colour, cluing & ~by_colour]
    return [
        (bit(moved) << mover, t.players),
        *((bit(made), 1) for made in kinds_of_move),
        (jnp.where(cluing, _one(target, t.players), 0), t.players),
        (jnp.where(cluing, _one(clue, t.clues), 0), t.clues),
        (layout.POINTED.read(s.last), t.hand),
        (jnp.where(moved & ~cluing, _one(layout.SLOT.read(s.last), t.hand), 0), t.hand),
        (_one(layout.CARD.read(s.last), t.kinds), t.kinds),
        (layout.SUCCESS.read(s.last), 1),
        (layout.REFUNDED.read(s.last), 1),
    ]


def _knowledge(t: Tables, s: PackedState, observer: int) -> Fields:
    fields: Fields = []
    for card in _seen(t, s, observer):
        there = KIND.read(card) != MISSING
        clued = layout.TOUCHING.read(card) & (1 << t.clues) - 1
        fields.append((jnp.where(there, rules.possible(t, card), 0), t.kinds))
        fields.append((jnp.where(there, clued, 0), t.clues))
    return fields


def _one(place: Array, size: int) -> Array:
    """The set with one member; empty beyond the size."""
    return 1 << place & (1 << size) - 1


def _thermometer(value: Array, size: int) -> Fields:
    """The lowest `value` bits of `size`, at most 32 of them to a field."""
    fields: Fields = []
    for start in range(0, size, 31):
        bits = min(31, size - start)
        above = jnp.where(value > start, jnp.minimum(value - start, bits), 0)
        fields.append(((1 << above) - 1, bits))
    return fields

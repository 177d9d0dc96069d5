"""Numbers and sets as bits of 32-bit words, each word an array with the games as its only axis."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from sumida.hanabi.engines.arrays import Array


class Field(NamedTuple):
    """Some bits of a word."""

    at: int
    bits: int

    def read(self, word: Array) -> Array:
        return word >> self.at & (1 << self.bits) - 1


def any_of(words: Iterable[Array]) -> Array:
    """The union of sets, or a word made of fields that do not overlap."""
    return reduce(or_, words)


def bit(condition: Array) -> Array:
    return condition.astype(jnp.uint32)


def join(fields: Iterable[tuple[Array, int]]) -> list[Array]:
    """Values with their numbers of bits, one after the other, as words."""
    words: list[Array] = []
    rest, at = None, 0
    for value, bits in fields:
        rest = value if rest is None else rest | value << at
        at += bits
        if at >= 32:
            words.append(rest)
            at -= 32
            rest = value >> bits - at if at else None
    return words if rest is None else [*words, rest]


def spread(words: list[Array], bits: int, dtype: Any = jnp.int8) -> Array:
    """(..., bits): the bits of words as a row for each game."""
    # Without the barriers the words would be computed again for every bit.
    words = jax.lax.optimization_barrier(words)  # type: ignore[no-untyped-call]  # JAX has no type here
    rows = jax.lax.optimization_barrier(jnp.stack(words, axis=-1))  # type: ignore[no-untyped-call]  # likewise
    rows = rows[..., None] >> jnp.arange(32, dtype=jnp.uint32) & 1
    return rows.reshape(*rows.shape[:-2], -1)[..., :bits].astype(dtype)


def nth_bit(word: Array, n: Array) -> Array:
    """The place of bit number `n`, counted from 0, among those that are set."""
    place = jnp.zeros_like(word)
    for half in (16, 8, 4, 2, 1):
        below = jax.lax.population_count(word & (1 << half) - 1)
        further = bit(n >= below)
        n -= further * below
        word >>= further * half
        place += further * half
    return place

"""Python's random generator in compiled code: the same seed gives the same shuffles."""

from __future__ import annotations

from random import Random
from typing import Any, TypeAlias

import numpy as np

from sumida.hanabi.engines.jit import jit

WORDS, SHIFT = 624, 397
LENGTH = WORDS + 1
Words: TypeAlias = Any
"""The state of a Mersenne twister: its words, and behind them the index of the next one."""


def seeded(seed: int) -> Words:
    """The state of `Random(seed)`."""
    return np.array(Random(seed).getstate()[1], np.uint32)


@jit
def _twist(words: Words) -> None:
    for k in range(WORDS):
        after = words[k + 1] if k + 1 < WORDS else words[0]
        mixed = (words[k] & 0x80000000) | (after & 0x7FFFFFFF)
        other = words[k + SHIFT] if k + SHIFT < WORDS else words[k + SHIFT - WORDS]
        words[k] = other ^ (mixed >> 1) ^ (0x9908B0DF * (mixed & 1))


@jit
def shuffle(s: Any, at: int, cards: int, words: Words) -> None:
    """Shuffle up to 63 numbers from index `at`, exactly as `Random.shuffle` would."""
    place: Any = np.int64(words[WORDS])
    count = 6
    for last in range(cards - 1, 0, -1):
        while last + 1 < 1 << (count - 1):
            count -= 1
        drawn = last + 1
        while drawn > last:
            if place >= WORDS:
                _twist(words)
                place = 0
            drawn = _tempered(np.int64(words[place])) >> (32 - count)
            place += 1
        s[at + last], s[at + drawn] = s[at + drawn], s[at + last]
    words[WORDS] = place


@jit
def _tempered(y: Any) -> Any:
    """The next 32 bits of the generator, from its next word."""
    y ^= y >> 11
    y ^= (y << 7) & 0x9D2C5680
    y ^= (y << 15) & 0xEFC60000
    return y ^ y >> 18

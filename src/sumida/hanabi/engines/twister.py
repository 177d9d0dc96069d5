"""Python's random generator in compiled code: the same seed gives the same shuffles."""

from __future__ import annotations

from random import Random
from typing import Any, TypeAlias

import numpy as np

from sumida.hanabi.engines.jit import jit_in_place

WORDS, SHIFT = 624, 397
LENGTH = WORDS + 1
Words: TypeAlias = Any
"""The state of a Mersenne twister: its words, and behind them the index of the next one."""


def seeded(seed: int) -> Words:
    """The state of `Random(seed)`."""
    return np.array(Random(seed).getstate()[1], np.uint32)


@jit_in_place
def _twist(words: Words) -> None:
    """The next 624 words, in stretches within which none depends on another."""
    for k in range(WORDS - SHIFT):
        words[k] = words[k + SHIFT] ^ _mixed(words[k], words[k + 1])
    for k in range(WORDS - SHIFT, WORDS - 1):
        words[k] = words[k + SHIFT - WORDS] ^ _mixed(words[k], words[k + 1])
    words[WORDS - 1] = words[SHIFT - 1] ^ _mixed(words[WORDS - 1], words[0])


@jit_in_place
def _mixed(word: Any, after: Any) -> Any:
    joined = (word & 0x80000000) | (after & 0x7FFFFFFF)
    return (joined >> 1) ^ (0x9908B0DF * (joined & 1))


@jit_in_place
def shuffle(s: Any, at: int, cards: int, words: Words) -> None:
    """Shuffle up to 63 numbers from index `at`, exactly as `Random.shuffle` would.

    A number that is too large is drawn again. Here it leaves its card where it is, for the next number: a
    branch could not be predicted.
    """
    place: Any = np.int64(words[WORDS])
    last = cards - 1
    for count in range(6, 1, -1):
        while last + 1 >= 1 << (count - 1):
            if place >= WORDS:
                _twist(words)
                place = 0
            drawn = _tempered(np.int64(words[place])) >> (32 - count)
            place += 1
            found = drawn <= last
            other = drawn if found else last
            s[at + last], s[at + other] = s[at + other], s[at + last]
            last -= found
    words[WORDS] = place


@jit_in_place
def _tempered(y: Any) -> Any:
    """The next 32 bits of the generator, from its next word."""
    y ^= y >> 11
    y ^= (y << 7) & 0x9D2C5680
    y ^= (y << 15) & 0xEFC60000
    return y ^ y >> 18

"""Shuffles that equal `Random.shuffle`, several times as fast: short games are dealt often."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random


def shuffled(cards: Sequence[int], rng: Random) -> list[int]:
    """The cards as `rng.shuffle` would leave them."""
    found, draw = list(cards), rng.getrandbits
    for last in range(len(found) - 1, 0, -1):
        bits = (last + 1).bit_length()
        place = draw(bits)
        while place > last:
            place = draw(bits)
        found[last], found[place] = found[place], found[last]
    return found

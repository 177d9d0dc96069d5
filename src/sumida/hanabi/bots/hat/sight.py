"""What a seat knows beyond public knowledge: it sees the other hands."""

from __future__ import annotations

from sumida.hanabi.bots.hat.knowledge import (
    CARD,
    HELD,
    LEFT,
    MASK,
    OWN,
    PLAYABLE,
    PLAYERS,
    SEEN,
    index,
    take,
    weight,
)
from sumida.hanabi.engines.jit import Vector, jit


@jit
def look(s: Vector, seat: int) -> None:
    """Write down what the seat knows of its own cards, seeing all the others."""
    for k in range(3):
        s[SEEN + k] = s[LEFT + k]
    for other in range(s[PLAYERS]):
        if other != seat:
            for k in range(5 * other, 5 * other + s[HELD + other]):
                take(s, SEEN, s[CARD + k])
    held = s[HELD + seat]
    for slot in range(held):
        mask = s[MASK + 5 * seat + slot]
        if mask & s[SEEN]:
            mask &= s[SEEN]
        s[OWN + slot] = mask
    located = 0
    changed = True
    while changed:
        changed = False
        for slot in range(held):
            mask = s[OWN + slot]
            if mask & (mask - 1) == 0 and not located >> slot & 1:
                located |= 1 << slot
                take(s, SEEN, index(mask))
                changed = True
        if changed:
            for slot in range(held):
                if not located >> slot & 1 and s[OWN + slot] & s[SEEN]:
                    s[OWN + slot] &= s[SEEN]


@jit
def chance(s: Vector, slot: int, bits: int) -> float:
    """Probability, to the seat that looks, that its card is in the set."""
    mask = s[OWN + slot]
    if mask & bits == 0:
        return 0.0
    if mask & ~bits == 0:
        return 1.0
    return weight(s, SEEN, mask & bits) / max(1, weight(s, SEEN, mask))


@jit
def surely(s: Vector, seat: int, bits: int) -> int:
    """The slots, as bits, whose card the seat itself knows to be in the set."""
    found = 0
    for slot in range(s[HELD + seat]):
        if s[OWN + slot] & ~bits == 0:
            found |= 1 << slot
    return found


@jit
def publicly(s: Vector, seat: int, bits: int) -> int:
    """The slots, as bits, whose card is publicly in the set."""
    found = 0
    for slot in range(s[HELD + seat]):
        if s[MASK + 5 * seat + slot] & ~bits == 0:
            found |= 1 << slot
    return found


@jit
def visible(s: Vector, seat: int) -> int:
    """The identities seen in other hands."""
    seen = 0
    for d in range(1, s[PLAYERS]):
        other = (seat + d) % s[PLAYERS]
        for k in range(5 * other, 5 * other + s[HELD + other]):
            seen |= 1 << s[CARD + k]
    return seen


@jit
def idle(s: Vector, seat: int) -> int:
    """How many others could play a card and know of none."""
    count = 0
    for d in range(1, s[PLAYERS]):
        other = (seat + d) % s[PLAYERS]
        if publicly(s, other, s[PLAYABLE]) == 0:
            for k in range(5 * other, 5 * other + s[HELD + other]):
                if s[PLAYABLE] >> s[CARD + k] & 1:
                    count += 1
                    break
    return count

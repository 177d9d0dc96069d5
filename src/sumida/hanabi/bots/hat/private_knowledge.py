"""What a seat knows beyond public knowledge: it sees the other hands."""

from __future__ import annotations

from sumida.hanabi.bots.hat.position import (
    CARD,
    HELD,
    OWN,
    PLAYABLE,
    PLAYERS,
    POSSIBLE,
    REMAINING,
    UNSEEN,
    copies_in,
    only_member,
    remove_copy,
)
from sumida.hanabi.engines.jit import Vector, jit


@jit
def deduce_own(s: Vector, seat: int) -> None:
    """Work out what the seat knows about its own cards, given all cards it sees."""
    for k in range(3):
        s[UNSEEN + k] = s[REMAINING + k]
    for other in range(s[PLAYERS]):
        if other != seat:
            for k in range(5 * other, 5 * other + s[HELD + other]):
                remove_copy(s, UNSEEN, s[CARD + k])
    held = s[HELD + seat]
    for slot in range(held):
        mask = s[POSSIBLE + 5 * seat + slot]
        if mask & s[UNSEEN]:
            mask &= s[UNSEEN]
        s[OWN + slot] = mask
    located = 0
    changed = True
    while changed:
        changed = False
        for slot in range(held):
            mask = s[OWN + slot]
            if mask & (mask - 1) == 0 and not located >> slot & 1:
                located |= 1 << slot
                remove_copy(s, UNSEEN, only_member(mask))
                changed = True
        if changed:
            for slot in range(held):
                if not located >> slot & 1 and s[OWN + slot] & s[UNSEEN]:
                    s[OWN + slot] &= s[UNSEEN]


@jit
def probability(s: Vector, slot: int, bits: int) -> float:
    """Probability, as the seat sees it, that its card is in the set."""
    mask = s[OWN + slot]
    if mask & bits == 0:
        return 0.0
    if mask & ~bits == 0:
        return 1.0
    return copies_in(s, UNSEEN, mask & bits) / max(1, copies_in(s, UNSEEN, mask))


@jit
def surely_in(s: Vector, seat: int, bits: int) -> int:
    """The slots, as bits, whose card the seat knows to be in the set."""
    found = 0
    for slot in range(s[HELD + seat]):
        if s[OWN + slot] & ~bits == 0:
            found |= 1 << slot
    return found


@jit
def publicly_in(s: Vector, seat: int, bits: int) -> int:
    """The slots, as bits, whose card is publicly in the set."""
    found = 0
    for slot in range(s[HELD + seat]):
        if s[POSSIBLE + 5 * seat + slot] & ~bits == 0:
            found |= 1 << slot
    return found


@jit
def visible_cards(s: Vector, seat: int) -> int:
    """The identities seen in other hands."""
    seen = 0
    for d in range(1, s[PLAYERS]):
        other = (seat + d) % s[PLAYERS]
        for k in range(5 * other, 5 * other + s[HELD + other]):
            seen |= 1 << s[CARD + k]
    return seen


@jit
def count_idle(s: Vector, seat: int) -> int:
    """How many other players could play a card and know of none."""
    count = 0
    for d in range(1, s[PLAYERS]):
        other = (seat + d) % s[PLAYERS]
        if publicly_in(s, other, s[PLAYABLE]) == 0:
            for k in range(5 * other, 5 * other + s[HELD + other]):
                if s[PLAYABLE] >> s[CARD + k] & 1:
                    count += 1
                    break
    return count

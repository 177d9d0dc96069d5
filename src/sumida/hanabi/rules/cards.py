"""A card in a hand, and the clues it has received."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from sumida.hanabi.rules.variants import ClueValue
from sumida.kernel import Seat


class ReceivedClue(msgspec.Struct, frozen=True, gc=False):
    """A clue that touched a card: when (turns count from 1), by whom, and what was named."""

    turn: int
    seat: Seat
    value: ClueValue


class HeldCard(msgspec.Struct, frozen=True, gc=False):
    """A card in a hand: `card` is its identity, or None where the viewer may not see it."""

    order: int
    card: int | None
    possible: int
    """Mask of the identities that the clues given leave open."""
    clues: tuple[ReceivedClue, ...] = ()
    drawn: int = 0
    """The turn in which it was drawn; 0 is the deal."""


Hand: TypeAlias = tuple[HeldCard, ...]
"""Oldest card first; position 1 is index 0."""


def gap(before: Hand, now: Hand) -> int:
    """Where the card was that has left a hand for the one that is its last now."""
    place, last = 0, len(now) - 1
    while place < last and before[place].order == now[place].order:
        place += 1
    return place

"""What a player may do in a turn, and how it is written: `play 1`, `discard 4`, `clue B red`, `clue B 3`.

Position 1 is the oldest card, at the left of the hand; a new card comes in at the right.
Seats are written A to E.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from sumida.hanabi.rules.variants import ClueValue
from sumida.kernel import Seat

SEATS = "ABCDE"


class Play(msgspec.Struct, frozen=True, gc=False, tag="play"):
    """Add the card at `position` (1 is the oldest) to its series, or take a strike."""

    position: int

    def __str__(self) -> str:
        return f"play {self.position}"


class Discard(msgspec.Struct, frozen=True, gc=False, tag="discard"):
    """Put the card at `position` (1 is the oldest) on the discard pile for a clue token."""

    position: int

    def __str__(self) -> str:
        return f"discard {self.position}"


class Clue(msgspec.Struct, frozen=True, gc=False, tag="clue"):
    """Point at all cards of seat `target` that have a given colour (by name) or rank."""

    target: Seat
    value: ClueValue

    def __str__(self) -> str:
        return f"clue {SEATS[self.target]} {self.value}"


HanabiAction: TypeAlias = Play | Discard | Clue


class Event(msgspec.Struct, frozen=True, dict=True):
    """One turn as everybody saw it: cards by order, and by identity once they have left a hand."""

    turn: int
    seat: Seat
    action: HanabiAction
    touched: tuple[int, ...] = ()
    """Orders of the cards that a clue pointed at."""
    order: int | None = None
    card: int | None = None
    """The card played or discarded."""
    success: bool | None = None
    """Whether a played card fitted; None for discards and clues."""
    drawn: int | None = None
    """Order of the card drawn, which its holder cannot see."""

"""What a seat may know: the in-process view for bots, and the same as texts for the wire.

`HanabiState.view(seat)` gives a `HanabiView`: numbers, masks and actions as values, cheap to make.
What costs more (legal actions, exact deduction) is computed from the view when first asked for, so it
can never depend on anything the seat does not know.

`view.wire()` gives a `HanabiWire`, everything spelled out, which `msgspec.json.encode` turns into:

    {"options": {"players": 2, "variant": "five", ...},      as `setup.options`
     "suits": [{"name": "white", "letter": "w", "colours": ["white"], "copies": [3,2,2,2,1]}, ...],
     "colours": ["white", ...],                              the colours that may be clued
     "seat": 0,                                              null for a spectator
     "turn": 7, "to_act": [1],                               turns taken so far; [] when over
     "hands": [[{"order": 3, "card": "r3",                   card is null where this seat cannot see it
                 "possible": ["r1", "r3"],                   by the clues alone, negative ones included
                 "deduced": ["r3"],                          what its holder can work out (see deduce.py)
                 "clues": [{"turn": 2, "seat": 0, "value": "red"}],     value is a colour or a rank
                 "drawn": 0, "age": 7,                       the turn it came, and turns since
                 "plays": "maybe"}, ...], ...],              by `deduced`: "yes", "no" or "maybe"
     "piles": [3, 0, 1, 0, 0],                               highest card of each suit's series
     "discards": [{"order": 9, "card": "b2"}, ...],          in order of discarding
     "clue_tokens": 8, "strikes": 0, "pile": 38,             pile: cards left to draw
     "turns_left": null,                                     a number in the last round
     "history": [{"turn": 1, "seat": 0, "action": "clue B red", "touched": [5, 6],
                  "order": null, "card": null, "success": null, "drawn": null}, ...],
     "legal": ["play 1", ...],                               empty unless this seat is to act
     "touches": {"clue B red": [5, 6], ...},                 what each legal clue would point at
     "points": 4, "points_or_zero": 4,                       kept, and 0 after a strike-out
     "score": 4, "best": 25,                                 by the options of this table
     "verdict": "horrible", "over": false, "ended": null,    "strikes", "perfect", "last-round", ...
     "critical": ["w5", "b2"]}                               last copies that a series still needs
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sumida.hanabi.actions import HanabiAction
from sumida.hanabi.variants import ClueValue
from sumida.kernel import Seat

if TYPE_CHECKING:
    from sumida.hanabi.setup import HanabiSetup


class Hint(msgspec.Struct, frozen=True):
    """A clue that touched a card: when (turns count from 1), by whom, and what was named."""

    turn: int
    seat: Seat
    value: ClueValue


class Held(msgspec.Struct, frozen=True):
    """A card in a hand: `card` is its identity, or None where the viewer may not see it."""

    order: int
    card: int | None
    possible: int
    """Mask of the identities that the clues given leave open."""
    clues: tuple[Hint, ...] = ()
    drawn: int = 0
    """The turn in which it was drawn; 0 is the deal."""


class Event(msgspec.Struct, frozen=True):
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
    """Order of the replacement, which its holder cannot see."""


class HanabiView(msgspec.Struct, frozen=True, dict=True):
    """All that a seat (or a spectator, `seat` None) may know."""

    setup: HanabiSetup
    seat: Seat | None
    turn: int
    current: Seat
    """Whose turn it is; stays where it was when the game is over."""
    hands: tuple[tuple[Held, ...], ...]
    piles: tuple[int, ...]
    discards: tuple[tuple[int, int], ...]
    """Pairs of order and identity, in order of discarding."""
    clue_tokens: int
    strikes: int
    pile: int
    turns_left: int | None
    history: tuple[Event, ...]
    ended: str | None
    """None while the game runs; else `perfect`, `strikes`, `last-round`, `indispensable` or `stuck`."""


class CardWire(msgspec.Struct, frozen=True):
    """A card in a hand, spelled out."""

    order: int
    card: str | None
    possible: tuple[str, ...]
    deduced: tuple[str, ...]
    clues: tuple[Hint, ...]
    drawn: int
    age: int
    plays: str


class DiscardWire(msgspec.Struct, frozen=True):
    """A card on the discard pile, spelled out."""

    order: int
    card: str


class EventWire(msgspec.Struct, frozen=True):
    """A turn of the history, spelled out."""

    turn: int
    seat: Seat
    action: str
    touched: tuple[int, ...]
    order: int | None
    card: str | None
    success: bool | None
    drawn: int | None

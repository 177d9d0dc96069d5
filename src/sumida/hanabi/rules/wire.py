"""A view written as text: what a server sends, and what a page can draw without knowing any rules.

`view.wire()` gives a `HanabiWire`, which `msgspec.json.encode` turns into:

    {"options": {"players": 2, "variant": "five", ...},      as `setup.options`
     "suits": [{"name": "white", "letter": "w", "colours": ["white"], "copies": [3,2,2,2,1]}, ...],
     "colours": ["white", ...],                              the colours that may be clued
     "seat": 0,                                              null for a spectator
     "turn": 7, "to_act": [1],                               turns taken so far; [] when over
     "hands": [[{"order": 3, "card": "r3",                   card is null where this seat cannot see it
                 "possible": ["r1", "r3"],                   by clues alone, including those that missed it
                 "deduced": ["r3"],                          what its holder can work out (see deduction.py)
                 "clues": [{"turn": 2, "seat": 0, "value": "red"}],     value is a colour or a rank
                 "drawn": 0,                                 the turn it came; 0 is the deal
                 "plays": "maybe",                           by `deduced`: "yes", "no" or "maybe"
                 "useless": false}, ...], ...],              by `deduced`: no series can ever take it
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
     "reachable": [5, 3, 5, 5, 5], "at_most": 23,            of each series, and of the points
     "verdict": "horrible", "over": false, "ended": null,    "strikes", "perfect", "last-round", ...
     "critical": ["w5", "b2"]}                               last copies that a series still needs
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sumida.hanabi.rules.actions import Event
from sumida.hanabi.rules.cards import Hand, ReceivedClue
from sumida.hanabi.rules.variants import Suit
from sumida.kernel import Json, Seat

if TYPE_CHECKING:
    from sumida.hanabi.rules.view import HanabiView


class CardWire(msgspec.Struct, frozen=True, gc=False):
    """A card in a hand, spelled out."""

    order: int
    card: str | None
    possible: tuple[str, ...]
    deduced: tuple[str, ...]
    clues: tuple[ReceivedClue, ...]
    drawn: int
    plays: str
    useless: bool


class DiscardWire(msgspec.Struct, frozen=True, gc=False):
    """A card on the discard pile, spelled out."""

    order: int
    card: str


class EventWire(msgspec.Struct, frozen=True, gc=False):
    """A turn of the history, spelled out."""

    turn: int
    seat: Seat
    action: str
    touched: tuple[int, ...]
    order: int | None
    card: str | None
    success: bool | None
    drawn: int | None


class HanabiWire(msgspec.Struct, frozen=True, gc=False):
    """All that a seat may know, spelled out; the module's docstring shows the JSON."""

    options: dict[str, Json]
    suits: tuple[Suit, ...]
    colours: tuple[str, ...]
    seat: Seat | None
    turn: int
    to_act: tuple[Seat, ...]
    hands: tuple[tuple[CardWire, ...], ...]
    piles: tuple[int, ...]
    discards: tuple[DiscardWire, ...]
    clue_tokens: int
    strikes: int
    pile: int
    turns_left: int | None
    history: tuple[EventWire, ...]
    legal: tuple[str, ...]
    touches: dict[str, tuple[int, ...]]
    points: int
    points_or_zero: int
    score: int
    best: int
    reachable: tuple[int, ...]
    at_most: int
    verdict: str
    over: bool
    ended: str | None
    critical: tuple[str, ...]


def spell(view: HanabiView) -> HanabiWire:
    """Write a view as text."""
    variant = view.setup.variant
    legal = view.legal_texts
    return HanabiWire(
        options=view.setup.options,
        suits=variant.suits,
        colours=variant.colours,
        seat=view.seat,
        turn=view.turn,
        to_act=view.to_act,
        hands=tuple([_hand(view, *each) for each in zip(view.hands, view.deduced, strict=True)]),
        piles=view.piles,
        discards=tuple([DiscardWire(order, variant.cards[card]) for order, card in view.discards]),
        clue_tokens=view.clue_tokens,
        strikes=view.strikes,
        pile=view.pile,
        turns_left=view.turns_left,
        history=tuple([spell_event(variant.cards, event) for event in view.history]),
        legal=legal,
        touches=touches(view, legal),
        points=view.points,
        points_or_zero=view.points_or_zero,
        score=view.score,
        best=variant.best,
        reachable=view.reachable,
        at_most=view.at_most,
        verdict=view.verdict,
        over=view.ended is not None,
        ended=view.ended,
        critical=variant.texts(view.critical),
    )


def _hand(view: HanabiView, hand: Hand, deduced: tuple[int, ...]) -> tuple[CardWire, ...]:
    variant, playable, useful = view.setup.variant, view.playable, view.useful
    cards, texts = variant.cards, variant.texts
    return tuple(
        [
            CardWire(
                held.order,
                None if held.card is None else cards[held.card],
                texts(held.possible),
                texts(mask),
                held.clues,
                held.drawn,
                plays(mask, playable),
                not mask & useful,
            )
            for held, mask in zip(hand, deduced, strict=True)
        ]
    )


def plays(deduced: int, playable: int) -> str:
    """Whether a card can be played, by what its holder can deduce."""
    if not deduced & playable:
        return "no"
    return "maybe" if deduced & ~playable else "yes"


def spell_event(cards: tuple[str, ...], event: Event) -> EventWire:
    """A turn, spelled out."""
    card = None if event.card is None else cards[event.card]
    return EventWire(
        event.turn,
        event.seat,
        str(event.action),
        event.touched,
        event.order,
        card,
        event.success,
        event.drawn,
    )


def touches(view: HanabiView, legal: tuple[str, ...]) -> dict[str, tuple[int, ...]]:
    """The cards that each legal clue would point at."""
    clues = view.setup.table.clues_by_text
    shown = [[(held.order, 1 << held.card) for held in hand if held.card is not None] for hand in view.hands]
    found = {}
    for text in legal:
        if text in clues:
            target, mask = clues[text]
            found[text] = tuple([order for order, card in shown[target] if card & mask])
    return found

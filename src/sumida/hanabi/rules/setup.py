"""The public terms of a game of Hanabi: seats, variant and options; and how deals and actions are written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cached_property
from random import Random

import msgspec

from sumida.hanabi.rules.action_table import ActionTable, action_table
from sumida.hanabi.rules.actions import SEATS, HanabiAction
from sumida.hanabi.rules.cards import Hand
from sumida.hanabi.rules.deduction import Deductions
from sumida.hanabi.rules.packing import PackedHand
from sumida.hanabi.rules.state import HanabiState, opening
from sumida.hanabi.rules.variants import FIVE, VARIANTS, Variant
from sumida.kernel import Json, NotationError, Seat

LONGEST_TEXT = 2_000
"""Longer text is refused: no deck or action needs more, whatever its spacing."""


class Deck(msgspec.Struct, frozen=True):
    """A shuffled deck: identities in the order in which they are drawn, and the variant they belong to."""

    variant: Variant
    cards: tuple[int, ...]

    def __str__(self) -> str:
        texts = self.variant.cards
        return " ".join(texts[card] for card in self.cards)


class HanabiSetup(msgspec.Struct, frozen=True, dict=True):
    """The terms of a game; `read_options` makes one from JSON."""

    players: int = 2
    variant: Variant = FIVE
    grand_finale: bool = False
    strikeout_scores_zero: bool = False
    empty_clues: bool = False
    hand_adjust: int = 0
    """How many cards more or fewer than usual a hand has."""
    clue_tokens: int = 8
    """Clue tokens at the start, and the most there can be."""
    max_strikes: int = 3
    first_seat: Seat = 0

    @property
    def options(self) -> dict[str, Json]:
        """These terms as plain JSON."""
        return dict(self._options)

    @cached_property
    def _options(self) -> dict[str, Json]:
        named = {key: getattr(self, key) for key in self.__struct_fields__}
        return {**named, "variant": self.variant.name}

    @cached_property
    def packed_terms(self) -> bytes:
        """The part of a view that never changes, as JSON without its braces."""
        variant = self.variant
        terms = {"options": self._options, "suits": variant.suits, "colours": variant.colours}
        return msgspec.json.encode(terms)[1:-1]

    @cached_property
    def packed_hands(self) -> dict[Seat | None, list[PackedHand]]:
        """By viewing seat: each hand as it was last written for that seat."""
        return {}

    @cached_property
    def face_down(self) -> dict[Seat, tuple[Hand, Hand]]:
        """By seat: the last hand that was turned over, as others and as its holder saw it."""
        return {}

    @cached_property
    def deductions(self) -> Deductions:
        """The last deductions made in this game."""
        return Deductions()

    @cached_property
    def hand_size(self) -> int:
        """Cards dealt to each seat: 5 for two and three players, 4 for more, adjusted."""
        return (5 if self.players <= 3 else 4) + self.hand_adjust

    @cached_property
    def table(self) -> ActionTable:
        """All actions that this and similar games can have."""
        return action_table(self.players, self.variant, self.hand_size)

    @cached_property
    def actions(self) -> tuple[HanabiAction, ...]:
        """Plays by position, discards by position, then clues by seat: colours, then ranks."""
        return self.table.actions

    def deal(self, rng: Random) -> Deck:
        """Shuffle the deck."""
        cards = list(self.variant.deck)
        rng.shuffle(cards)
        return Deck(self.variant, tuple(cards))

    def start(self, deal: Deck) -> HanabiState:
        """Deal hand by hand, seat A first, from the top of the deck."""
        return opening(self, deal.cards)

    def parse_action(self, text: str) -> HanabiAction:
        """Read `play 1`, `discard 4`, `clue B red` or `clue B 3`; spacing and case do not matter."""
        action = self.table.by_text.get(text) if isinstance(text, str) else None
        if action is None:
            words = _words(text, "action")
            action = self.table.by_small_text.get(" ".join(words).lower())
            if action is None:
                raise self._no_action(words)
        return action

    def _no_action(self, words: list[str]) -> NotationError:
        said = " ".join(words)[:60]
        seats = ", ".join(SEATS[: self.players])
        values = ", ".join(map(str, self.variant.values))
        return NotationError(
            f"“{said}” is no action here: write play N or discard N with N from 1 to {self.hand_size}, "
            f"or clue S V with S one of {seats} and V one of {values}",
            "error-hanabi-action",
            text=said,
            positions=self.hand_size,
            seats=seats,
            values=values,
        )

    def parse_deal(self, text: str) -> Deck:
        """Read all cards of the deck in draw order, such as `w1 g5 …`; the deck must be complete."""
        words = _words(text, "deck")
        cards = tuple(self._card(place, word) for place, word in enumerate(words, 1))
        self._check_complete(cards)
        return Deck(self.variant, cards)

    def _card(self, place: int, word: str) -> int:
        card = self.variant.identity.get(word.lower())
        if card is None:
            letters = ", ".join(suit.letter for suit in self.variant.suits)
            raise NotationError(
                f"card {place} of the deck, “{word[:20]}”, is none: write one of {letters} and a rank 1 to 5",
                "error-hanabi-card",
                place=place,
                text=word[:20],
                letters=letters,
            )
        return card

    def _check_complete(self, cards: tuple[int, ...]) -> None:
        found = Counter(cards)
        for card, copies in enumerate(self.variant.copies):
            if found[card] != copies:
                name = self.variant.cards[card]
                raise NotationError(
                    f"the deck holds {found[card]} × {name}; the variant {self.variant.name} has {copies}",
                    "error-hanabi-deck",
                    card=name,
                    found=found[card],
                    copies=copies,
                    variant=self.variant.name,
                )


def _words(text: str, what: str) -> list[str]:
    if not isinstance(text, str):
        raise NotationError(f"the {what} must be a text", f"error-hanabi-{what}-type")
    if len(text) > LONGEST_TEXT:
        raise NotationError(
            f"the {what} has {len(text)} characters; at most {LONGEST_TEXT} are read",
            f"error-hanabi-{what}-long",
            length=len(text),
            limit=LONGEST_TEXT,
        )
    return text.split()


NUMBERS = {
    "players": (2, 2, 5),
    "hand_adjust": (0, -1, 1),
    "clue_tokens": (8, 1, 8),
    "max_strikes": (3, 1, 3),
}
"""Default, least and greatest value."""
_KEYS = HanabiSetup.__struct_fields__


def read_options(options: Mapping[str, Json]) -> HanabiSetup:
    """Check options from outside and fill in the defaults; raises `NotationError`."""
    if not isinstance(options, Mapping):
        raise NotationError("the options must be an object with named values", "error-options-type")
    for key in options:
        if key not in _KEYS:
            raise _wrong(str(key), "is no option", ", ".join(_KEYS))
    numbers = {key: _number(key, options.get(key, usual), *span) for key, (usual, *span) in NUMBERS.items()}
    return HanabiSetup(
        variant=_variant(options.get("variant", FIVE.name)),
        grand_finale=_switch("grand_finale", options),
        strikeout_scores_zero=_switch("strikeout_scores_zero", options),
        empty_clues=_switch("empty_clues", options),
        first_seat=_number("first_seat", options.get("first_seat", 0), 0, numbers["players"] - 1),
        **numbers,
    )


def _variant(value: Json) -> Variant:
    variant = VARIANTS.get(value) if isinstance(value, str) else None
    if variant is None:
        raise _wrong("variant", f"cannot be {_short(value)}", ", ".join(VARIANTS))
    return variant


def _switch(key: str, options: Mapping[str, Json]) -> bool:
    value = options.get(key, False)
    if not isinstance(value, bool):
        raise _wrong(key, f"cannot be {_short(value)}", "true, false")
    return value


def _number(key: str, value: Json, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise _wrong(key, f"cannot be {_short(value)}", ", ".join(map(str, range(low, high + 1))))
    return value


def _wrong(key: str, fault: str, allowed: str) -> NotationError:
    return NotationError(
        f"option “{key[:40]}” {fault}; allowed: {allowed}",
        "error-hanabi-option",
        option=key[:40],
        allowed=allowed,
    )


def _short(value: Json) -> str:
    """A value from outside, shortened so that no message repeats a megabyte."""
    if value is None or isinstance(value, bool | str):
        return repr(value)[:40]
    if isinstance(value, int):
        return str(value) if abs(value) < 10**12 else "such a number"
    return f"a {type(value).__name__}"

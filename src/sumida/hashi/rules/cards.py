"""Cards, decks and deals. A card is written `5/3`: number 5, three bridges."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import Final

from sumida.hashi.rules.memory import Remembers
from sumida.kernel import NotationError

CARDS: Final = 18
ROUNDS: Final = CARDS - 1
MAX_TEXT: Final = 256

_CARD: Final = re.compile(r"([1-6])/([1-3])")


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """Write `number`, draw `bridges`."""

    number: int
    bridges: int

    def __str__(self) -> str:
        return f"{self.number}/{self.bridges}"


@dataclass(frozen=True, slots=True)
class Deal(Remembers):
    """The shuffled deck: the first 17 cards in the order they are turned, then the one in the box."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return write_cards(self.cards)

    @property
    def box(self) -> Card:
        """The card that goes back into the box unseen."""
        return self.cards[ROUNDS]


STANDARD: Final = tuple(Card(number, bridges) for number in range(1, 7) for bridges in range(1, 4))


def write_cards(cards: tuple[Card, ...]) -> str:
    """The cards as text, `5/3 1/2 …`."""
    return " ".join(map(str, cards))


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read exactly 18 cards."""
    words = text[: MAX_TEXT + 1].split()
    if len(text) > MAX_TEXT or len(words) != CARDS:
        found = "more" if len(text) > MAX_TEXT else str(len(words))
        message = f"There must be exactly {CARDS} cards such as 5/3, separated by blanks; found {found}."
        raise NotationError(message, "error-hashi-card-count", wanted=CARDS, found=found)
    return tuple(_card(word, place) for place, word in enumerate(words, start=1))


def _card(word: str, place: int) -> Card:
    match = _CARD.fullmatch(word)
    if match is None:
        message = f"Card {place} is {word!r}; a card is a number 1–6 and 1–3 bridges, such as 5/3."
        raise NotationError(message, "error-hashi-card", place=place, text=word)
    return Card(int(match[1]), int(match[2]))


def parse_deal(text: str, deck: tuple[Card, ...]) -> Deal:
    """Read a deal and check that it holds the cards of the deck, each exactly once."""
    cards = parse_cards(text)
    surplus = Counter(cards) - Counter(deck)
    if surplus:
        card = min(surplus)
        message = f"The deal has the card {card} more often than the deck."
        raise NotationError(message, "error-hashi-deal-card", card=str(card))
    return Deal(cards)

"""What a seat sees, as the classic dictionary: every entry is computed when it is first read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any

from sumida.envs import classic_engine
from sumida.envs.classic_terms import COLOURS, Codes
from sumida.hanabi.engines import compiled


class ClassicPosition:
    """A position that never changes, so that it can be read later."""

    def __init__(self, codes: Codes, raw: Any, current: int) -> None:
        self.codes, self.raw, self.current = codes, raw, current

    @cached_property
    def numbers(self) -> list[int]:
        """The position as Python integers, which are faster to read one by one."""
        found: list[int] = self.raw if isinstance(self.raw, list) else self.raw.tolist()
        return found

    def __getitem__(self, place: int) -> int:
        return self.numbers[place]

    def numbers_at(self, first: int, count: int) -> list[int]:
        """Some numbers of the position."""
        return self.numbers[first : first + count]

    def legal(self) -> list[int]:
        """The moves of the seat to act, by number."""
        found = classic_engine.byte_row(len(self.codes.moves))
        count = classic_engine.legal(self.raw, self.codes.table, found)
        return list(classic_engine.row_bytes(found)[:count])

    def vector(self, seat: int) -> list[int]:
        """The bits of the observation of `seat`."""
        found = classic_engine.byte_row(self.codes.length)
        classic_engine.encode(self.raw, self.codes.table, seat, found)
        return list(classic_engine.row_bytes(found))

    @cached_property
    def hands(self) -> list[list[int]]:
        """The hands by seat, cards by order."""
        numbers = self.numbers
        firsts = [compiled.HANDS + compiled.HAND_SLOTS * seat for seat in range(self.codes.terms.players)]
        return [numbers[first : first + numbers[compiled.HELD + seat]] for seat, first in enumerate(firsts)]

    def hands_from(self, seat: int) -> list[list[int]]:
        """All hands, starting with that of `seat`."""
        return self.hands[seat:] + self.hands[:seat]

    def observed_hands(self, seat: int) -> list[list[dict[str, Any]]]:
        """All hands, starting with that of `seat`, which is face down."""
        own, *others = self.hands_from(seat)
        return [[self.codes.back.copy() for _ in own], *[self.faces(hand) for hand in others]]

    def faces(self, orders: list[int]) -> list[dict[str, Any]]:
        """The cards with these orders."""
        cards, numbers = self.codes.cards, self.numbers
        return [cards[numbers[compiled.DECK + order]].copy() for order in orders]

    def card_knowledge(self, seat: int) -> list[list[dict[str, Any]]]:
        """What the clues say about each card, starting with the hand of `seat`."""
        clued = self.numbers_at(classic_engine.CLUED, len(self.codes.deck))
        if not self.codes.terms.knowledge:
            clued = [0] * len(clued)
        return [
            [self.codes.card_knowledge(clued[order]).copy() for order in hand]
            for hand in self.hands_from(seat)
        ]


MAKERS: dict[str, Callable[[ClassicPosition, int], Any]] = {
    "current_player": lambda p, seat: p.current,
    "current_player_offset": lambda p, seat: (p.current - seat) % p.codes.terms.players,
    "life_tokens": lambda p, seat: p.codes.terms.lives - p[compiled.STRIKES],
    "information_tokens": lambda p, seat: p[compiled.TOKENS],
    "num_players": lambda p, seat: p.codes.terms.players,
    "deck_size": lambda p, seat: len(p.codes.deck) - p[compiled.DEALT],
    "fireworks": lambda p, seat: dict(
        zip(COLOURS, p.numbers_at(compiled.PILES, p.codes.terms.colours), strict=False)
    ),
    "legal_moves": lambda p, seat: (
        [p.codes.moves[number].copy() for number in p.legal()] if seat == p.current else []
    ),
    "legal_moves_as_int": lambda p, seat: p.legal() if seat == p.current else [],
    "observed_hands": lambda p, seat: p.observed_hands(seat),
    "discard_pile": lambda p, seat: p.faces(p.numbers_at(compiled.DISCARDS, p[compiled.DISCARD_COUNT])),
    "card_knowledge": lambda p, seat: p.card_knowledge(seat),
    "vectorized": lambda p, seat: p.vector(seat),
}


class ClassicObservation(dict[str, Any]):
    """A dictionary that computes its entries when they are read."""

    __slots__ = ("position", "seat")

    def __init__(self, position: ClassicPosition, seat: int) -> None:
        self.position, self.seat = position, seat

    def __missing__(self, key: str) -> Any:
        value = self[key] = MAKERS[key](self.position, self.seat)
        return value

    def _complete(self) -> ClassicObservation:
        if dict.__len__(self) < len(MAKERS):
            made = dict(dict.items(self))
            position, seat = self.position, self.seat
            # The original's order, whatever was read first.
            dict.clear(self)
            for key, make in MAKERS.items():
                self[key] = made[key] if key in made else make(position, seat)
        return self

    def __iter__(self) -> Iterator[str]:
        return dict.__iter__(self._complete())

    def __len__(self) -> int:
        return dict.__len__(self._complete())

    def __contains__(self, key: object) -> bool:
        return dict.__contains__(self, key) or key in MAKERS

    def __eq__(self, other: object) -> bool:
        if isinstance(other, ClassicObservation):
            other._complete()
        return dict.__eq__(self._complete(), other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = None

    def __repr__(self) -> str:
        return dict.__repr__(self._complete())

    def __reduce__(self) -> tuple[Any, ...]:
        return dict, (dict(self.items()),)

    def get(self, key: str, default: Any = None) -> Any:
        return self[key] if key in MAKERS else default

    def copy(self) -> dict[str, Any]:
        return dict(self.items())

    def keys(self) -> Any:
        return dict.keys(self._complete())

    def values(self) -> Any:
        return dict.values(self._complete())

    def items(self) -> Any:
        return dict.items(self._complete())

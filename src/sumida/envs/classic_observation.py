"""What a seat sees, as the classic dictionary: every entry is made when it is first read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any

from sumida.envs import classic_engine
from sumida.envs.classic_terms import COLOURS, Codes
from sumida.hanabi.engines import compiled


class ClassicPosition:
    """A position that never changes, so that it can be looked at later."""

    def __init__(self, codes: Codes, position: Any, current: int) -> None:
        self.codes, self.position, self.current = codes, position, current

    @cached_property
    def numbers(self) -> list[int]:
        """The position as Python's own numbers, which are quicker to read one by one."""
        found: list[int] = self.position if isinstance(self.position, list) else self.position.tolist()
        return found

    def __getitem__(self, place: int) -> int:
        return self.numbers[place]

    def part(self, first: int, count: int) -> list[int]:
        """Some numbers of the position."""
        return self.numbers[first : first + count]

    def legal(self) -> list[int]:
        """The moves of the seat to act, by number."""
        found = classic_engine.byte_row(len(self.codes.moves))
        count = classic_engine.legal(self.position, self.codes.table, found)
        return list(classic_engine.row_bytes(found)[:count])

    def vector(self, seat: int) -> list[int]:
        """The bits of the observation of `seat`."""
        found = classic_engine.byte_row(self.codes.length)
        classic_engine.encode(self.position, self.codes.table, seat, found)
        return list(classic_engine.row_bytes(found))

    @cached_property
    def hands(self) -> list[list[int]]:
        """The hands by seat, a card by its place in the deck."""
        numbers = self.numbers
        firsts = [compiled.HANDS + compiled.HAND_SLOTS * seat for seat in range(self.codes.terms.players)]
        return [numbers[first : first + numbers[compiled.HELD + seat]] for seat, first in enumerate(firsts)]

    def around(self, seat: int) -> list[list[int]]:
        """All hands, from that of `seat` on."""
        return self.hands[seat:] + self.hands[:seat]

    def shown(self, seat: int) -> list[list[dict[str, Any]]]:
        """The hands from `seat` on, its own from behind."""
        own, *others = self.around(seat)
        return [[self.codes.back.copy() for _ in own], *[self.faces(hand) for hand in others]]

    def faces(self, orders: list[int]) -> list[dict[str, Any]]:
        """The cards at these places in the deck."""
        cards, numbers = self.codes.cards, self.numbers
        return [cards[numbers[compiled.DECK + order]].copy() for order in orders]

    def hinted(self, seat: int) -> list[list[dict[str, Any]]]:
        """What has been said of each card, from the hand of `seat` on."""
        told = self.part(classic_engine.CLUED, len(self.codes.deck))
        if not self.codes.terms.knowledge:
            told = [0] * len(told)
        return [[self.codes.hint(told[order]).copy() for order in hand] for hand in self.around(seat)]


MAKERS: dict[str, Callable[[ClassicPosition, int], Any]] = {
    "current_player": lambda m, seat: m.current,
    "current_player_offset": lambda m, seat: (m.current - seat) % m.codes.terms.players,
    "life_tokens": lambda m, seat: m.codes.terms.lives - m[compiled.STRIKES],
    "information_tokens": lambda m, seat: m[compiled.TOKENS],
    "num_players": lambda m, seat: m.codes.terms.players,
    "deck_size": lambda m, seat: len(m.codes.deck) - m[compiled.DEALT],
    "fireworks": lambda m, seat: dict(
        zip(COLOURS, m.part(compiled.PILES, m.codes.terms.colours), strict=False)
    ),
    "legal_moves": lambda m, seat: (
        [m.codes.moves[number].copy() for number in m.legal()] if seat == m.current else []
    ),
    "legal_moves_as_int": lambda m, seat: m.legal() if seat == m.current else [],
    "observed_hands": lambda m, seat: m.shown(seat),
    "discard_pile": lambda m, seat: m.faces(m.part(compiled.DISCARDS, m[compiled.DISCARD_COUNT])),
    "card_knowledge": lambda m, seat: m.hinted(seat),
    "vectorized": lambda m, seat: m.vector(seat),
}


class ClassicObservation(dict[str, Any]):
    """A dictionary that fills itself."""

    __slots__ = ("position", "seat")

    def __init__(self, position: ClassicPosition, seat: int) -> None:
        self.position, self.seat = position, seat

    def __missing__(self, key: str) -> Any:
        value = self[key] = MAKERS[key](self.position, self.seat)
        return value

    def _whole(self) -> ClassicObservation:
        if dict.__len__(self) < len(MAKERS):
            made = dict(dict.items(self))
            position, seat = self.position, self.seat
            # In the order of the original, whatever was read first.
            dict.clear(self)
            for key, make in MAKERS.items():
                self[key] = made[key] if key in made else make(position, seat)
        return self

    def __iter__(self) -> Iterator[str]:
        return dict.__iter__(self._whole())

    def __len__(self) -> int:
        return dict.__len__(self._whole())

    def __contains__(self, key: object) -> bool:
        return dict.__contains__(self, key) or key in MAKERS

    def __eq__(self, other: object) -> bool:
        if isinstance(other, ClassicObservation):
            other._whole()
        return dict.__eq__(self._whole(), other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = None

    def __repr__(self) -> str:
        return dict.__repr__(self._whole())

    def __reduce__(self) -> tuple[Any, ...]:
        return dict, (dict(self.items()),)

    def get(self, key: str, default: Any = None) -> Any:
        return self[key] if key in MAKERS else default

    def copy(self) -> dict[str, Any]:
        return dict(self.items())

    def keys(self) -> Any:
        return dict.keys(self._whole())

    def values(self) -> Any:
        return dict.values(self._whole())

    def items(self) -> Any:
        return dict.items(self._whole())

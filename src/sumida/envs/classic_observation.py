"""What a seat sees, as the classic dictionary: every entry is computed when it is first read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from sumida.envs import classic_engine
from sumida.envs.classic_terms import Codes, Dicts


class PositionParts(NamedTuple):
    """What `classic_engine.describe` writes, taken apart."""

    vectors: bytes
    """The observations of all seats come first; the rest is below."""
    tokens: int
    lives: int
    pile: int
    fireworks: dict[str, int]
    hands: list[Dicts]
    """By seat: its cards, …"""
    said: list[Dicts]
    """… and what was said of them."""
    discards: Dicts
    legal: bytes


class ClassicPosition:
    """A position that never changes, so that it can be read later."""

    __slots__ = ("_parts", "codes", "current", "raw")

    def __init__(self, codes: Codes, raw: Any, current: int) -> None:
        self.codes, self.raw, self.current = codes, raw, current
        self._parts: PositionParts | None = None

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

    @property
    def parts(self) -> PositionParts:
        """All that is said of the position."""
        if self._parts is None:
            self._parts = self._read()
        return self._parts

    def _read(self) -> PositionParts:
        codes = self.codes
        row = classic_engine.byte_row(codes.described)
        classic_engine.describe(self.raw, codes.table, row)
        whole = classic_engine.row_bytes(row)
        at, size, faces, told = codes.counts_at, codes.terms.hand, codes.faces, codes.told
        tokens, strikes, pile, discarded, moves = whole[at : at + 5]
        hands, said = [], []
        for first in codes.hands_at:
            end, after = first + whole[first - 1], first + size
            hands.append(faces[whole[first:end]])
            said.append(told[whole[after : end + size]])
        end = codes.discards_at + discarded
        return PositionParts(
            whole,
            tokens,
            codes.terms.lives - strikes,
            pile,
            codes.fireworks[whole[at + 5 : codes.cards_at]],
            hands,
            said,
            [codes.cards[kind] for kind in whole[codes.discards_at : end]],
            whole[end : end + moves],
        )

    def observed_hands(self, seat: int) -> list[Dicts]:
        """All hands, starting with that of `seat`, which is face down."""
        hands = self.parts.hands
        found = [hand.copy() for hand in hands[seat:] + hands[:seat]]
        found[0] = [self.codes.back] * len(found[0])
        return found

    def card_knowledge(self, seat: int) -> list[Dicts]:
        """What the clues say about each card, starting with the hand of `seat`."""
        said = self.parts.said
        return [hand.copy() for hand in said[seat:] + said[:seat]]

    def everything(self, seat: int) -> dict[str, Any]:
        """All entries for `seat` at once, which is faster than one after the other."""
        codes, parts = self.codes, self.parts
        legal, at, moves = parts.legal if seat == self.current else b"", seat * codes.length, codes.moves
        return {
            "current_player": self.current,
            "current_player_offset": (self.current - seat) % codes.terms.players,
            "life_tokens": parts.lives,
            "information_tokens": parts.tokens,
            "num_players": codes.terms.players,
            "deck_size": parts.pile,
            "fireworks": parts.fireworks.copy(),
            "legal_moves": [moves[number] for number in legal],
            "legal_moves_as_int": list(legal),
            "observed_hands": self.observed_hands(seat),
            "discard_pile": parts.discards.copy(),
            "card_knowledge": self.card_knowledge(seat),
            "vectorized": list(parts.vectors[at : at + codes.length]),
        }


MAKERS: dict[str, Callable[[ClassicPosition, int], Any]] = {
    "current_player": lambda p, seat: p.current,
    "current_player_offset": lambda p, seat: (p.current - seat) % p.codes.terms.players,
    "life_tokens": lambda p, seat: p.parts.lives,
    "information_tokens": lambda p, seat: p.parts.tokens,
    "num_players": lambda p, seat: p.codes.terms.players,
    "deck_size": lambda p, seat: p.parts.pile,
    "fireworks": lambda p, seat: p.parts.fireworks.copy(),
    "legal_moves": lambda p, seat: (
        [p.codes.moves[number] for number in p.legal()] if seat == p.current else []
    ),
    "legal_moves_as_int": lambda p, seat: p.legal() if seat == p.current else [],
    "observed_hands": lambda p, seat: p.observed_hands(seat),
    "discard_pile": lambda p, seat: p.parts.discards.copy(),
    "card_knowledge": lambda p, seat: p.card_knowledge(seat),
    "vectorized": lambda p, seat: p.vector(seat),
}
"""How each entry is made when it alone is read."""


class ClassicObservation(dict[str, Any]):
    """A dictionary that computes its entries when they are read."""

    __slots__ = ("position", "seat")

    def __init__(self, position: ClassicPosition, seat: int) -> None:
        self.position, self.seat = position, seat

    def __missing__(self, key: str) -> Any:
        value = self[key] = MAKERS[key](self.position, self.seat)
        return value

    def _complete(self) -> ClassicObservation:
        read = dict.__len__(self)
        if read < len(MAKERS):
            # The original's order, whatever was read first; what was read stays, as it may have been changed.
            whole = self.position.everything(self.seat)
            if read:
                whole.update(dict.items(self))
                dict.clear(self)
            dict.update(self, whole)
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

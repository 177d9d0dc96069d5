"""What a seat sees, as the classic dictionary: every entry is computed when it is first read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
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
    table: Dicts
    """What was said of the cards in all hands, slot by slot; the cards; the discards."""
    cuts: list[list[tuple[slice, slice]]]
    """By seat: where the hands stand in it, starting with the seat's own."""
    legal: bytes


def take_apart(codes: Codes, whole: bytes) -> PositionParts:
    """The parts of what `classic_engine.describe` has written."""
    at = codes.counts_at
    tokens, strikes, pile, discarded, moves = whole[at : at + 5]
    end = codes.discards_at + discarded
    parts = (
        whole,
        tokens,
        codes.terms.lives - strikes,
        pile,
        codes.fireworks[whole[at + 5 : codes.sizes_at]],
        list(map(codes.meanings.__getitem__, whole[codes.said_at : end])),
        codes.cuts[whole[codes.sizes_at : codes.said_at]],
        whole[end : end + moves],
    )
    return tuple.__new__(PositionParts, parts)  # a fifth of the time that calling the class takes


def everything(
    codes: Codes, parts: PositionParts, current: int, seats: Sequence[int]
) -> list[dict[str, Any]]:
    """All entries for some seats at once, which is faster than one after the other."""
    vectors, tokens, lives, pile, fireworks, table, cuts, legal = parts
    length, players, found = codes.length, codes.terms.players, []
    for seat in seats:
        hands, knowledge, at = [], [], seat * length
        for said, cards in cuts[seat]:
            knowledge.append(table[said])
            hands.append(table[cards])
        hands[0] = [codes.back] * len(hands[0])
        found.append(
            {
                "current_player": current,
                "current_player_offset": (current - seat) % players,
                "life_tokens": lives,
                "information_tokens": tokens,
                "num_players": players,
                "deck_size": pile,
                "fireworks": fireworks.copy(),
                "legal_moves": codes.choices[legal].copy() if seat == current else [],
                "legal_moves_as_int": list(legal) if seat == current else [],
                "observed_hands": hands,
                "discard_pile": table[codes.discards],
                "card_knowledge": knowledge,
                "vectorized": list(vectors[at : at + length]),
            }
        )
    return found


class ClassicPosition:
    """A position that never changes, so that it can be read later."""

    __slots__ = ("_parts", "codes", "current", "raw", "read_whole")

    def __init__(self, codes: Codes, raw: Any, current: int) -> None:
        self.codes, self.raw, self.current = codes, raw, current
        self._parts: PositionParts | None = None
        self.read_whole = 0
        """How many seats' observations were read from end to end."""

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
            row = classic_engine.byte_row(self.codes.described)
            classic_engine.describe(self.raw, self.codes.table, row)
            self._parts = take_apart(self.codes, classic_engine.row_bytes(row))
        return self._parts

    def observed_hands(self, seat: int) -> list[Dicts]:
        """All hands, starting with that of `seat`, which is face down."""
        hands = [self.parts.table[cards] for _, cards in self.parts.cuts[seat]]
        hands[0] = [self.codes.back] * len(hands[0])
        return hands


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
    "discard_pile": lambda p, seat: p.parts.table[p.codes.discards],
    "card_knowledge": lambda p, seat: [p.parts.table[said] for said, _ in p.parts.cuts[seat]],
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
            position = self.position
            position.read_whole += 1
            (whole,) = everything(position.codes, position.parts, position.current, (self.seat,))
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

"""What a seat sees, as the classic dictionary: every entry is made when it is first read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from sumida.envs.codes import COLOURS, Codes
from sumida.hanabi import fast


class Moment(NamedTuple):
    """A position as values that never change, so that it can be looked at later."""

    codes: Codes
    header: list[int]
    """Counters, heights of the series and sizes of the hands, as the fast engine orders them."""
    current: int
    hands: tuple[tuple[Any, ...], ...]
    """For each seat: kinds, their bits, the clue values that name one, orders, hints, bits of knowledge."""
    pile: tuple[int, ...]
    """Discarded kinds, in order."""
    gone: tuple[int, ...]
    """Discarded copies of each kind."""
    last: tuple[int, bytes, bytes] | None
    """The move before: who made it, bits of its target by seat, the other bits."""

    def allows(self, number: int) -> bool:
        """Whether the seat to act may make the move with this number."""
        size, header = self.codes.terms.hand, self.header
        if 0 <= number < 2 * size:
            full = header[fast.TOKENS] == self.codes.terms.tokens
            return number % size < header[fast.HELD + self.current] and not (full and number < size)
        return header[fast.TOKENS] > 0 and number in self.codes.clues(self.named())

    def named(self) -> tuple[int, ...]:
        """What names a card in each of the following hands."""
        following = self.hands[self.current + 1 :] + self.hands[: self.current]
        return tuple([hand[2] for hand in following])

    def legal(self) -> list[int]:
        """The moves of the seat to act, by number."""
        size, held = self.codes.terms.hand, self.header[fast.HELD + self.current]
        tokens = self.header[fast.TOKENS]
        cards = self.codes.cards_legal(size, held, tokens == self.codes.terms.tokens)
        return cards + self.codes.clues(self.named()) if tokens else list(cards)

    def vector(self, seat: int) -> list[int]:
        """The bits of the observation of `seat`."""
        codes, header = self.codes, self.header
        turned = self.hands[seat:] + self.hands[:seat]
        size = codes.terms.hand
        missing = bytes([len(hand[0]) < size for hand in turned])
        heights = header[fast.PILES : fast.PILES + codes.terms.colours]
        board = codes.board(header[fast.DEALT], heights, header[fast.TOKENS], header[fast.STRUCK])
        parts = [
            *[hand[1] for hand in turned[1:]],
            missing,
            board,
            codes.discards(self.gone),
            self.move(seat),
        ]
        if codes.terms.knowledge:
            parts += [hand[5] for hand in turned]
        return list(b"".join(parts))

    def move(self, seat: int) -> bytes:
        """The bits of the last move, as `seat` counts the seats."""
        if self.last is None:
            return self.codes.no_move
        mover, target, rest = self.last
        return self.codes.relative(mover, seat) + rest[:4] + target[seat:] + target[:seat] + rest[4:]

    def shown(self, seat: int) -> list[list[dict[str, Any]]]:
        """The hands from `seat` on, its own from behind."""
        cards = self.codes.cards
        others = self.hands[seat + 1 :] + self.hands[:seat]
        own = [self.codes.back for _ in self.hands[seat][0]]
        return [own, *[[cards[kind] for kind in hand[0]] for hand in others]]

    def hinted(self, seat: int) -> list[list[dict[str, Any]]]:
        """What has been said of each card, from the hand of `seat` on."""
        turned, dicts = self.hands[seat:] + self.hands[:seat], self.codes.hint_dicts
        if not self.codes.terms.knowledge:
            return [[self.codes.unhinted for _ in hand[0]] for hand in turned]
        return [[dicts[hint] for hint in hand[4]] for hand in turned]


MAKERS: dict[str, Callable[[Moment, int], Any]] = {
    "current_player": lambda m, seat: m.current,
    "current_player_offset": lambda m, seat: (m.current - seat) % m.codes.terms.players,
    "life_tokens": lambda m, seat: m.codes.terms.lives - m.header[fast.STRUCK],
    "information_tokens": lambda m, seat: m.header[fast.TOKENS],
    "num_players": lambda m, seat: m.codes.terms.players,
    "deck_size": lambda m, seat: len(m.codes.deck) - m.header[fast.DEALT],
    "fireworks": lambda m, seat: dict(
        zip(COLOURS, m.header[fast.PILES : fast.PILES + m.codes.terms.colours], strict=False)
    ),
    "legal_moves": lambda m, seat: (
        [m.codes.moves[number] for number in m.legal()] if seat == m.current else []
    ),
    "legal_moves_as_int": lambda m, seat: m.legal() if seat == m.current else [],
    "observed_hands": lambda m, seat: m.shown(seat),
    "discard_pile": lambda m, seat: [m.codes.cards[kind] for kind in m.pile],
    "card_knowledge": lambda m, seat: m.hinted(seat),
    "vectorized": lambda m, seat: m.vector(seat),
}


class Seen(dict[str, Any]):
    """A dictionary that fills itself."""

    __slots__ = ("moment", "seat")

    def __init__(self, moment: Moment, seat: int) -> None:
        self.moment, self.seat = moment, seat

    def __missing__(self, key: str) -> Any:
        value = self[key] = MAKERS[key](self.moment, self.seat)
        return value

    def _whole(self) -> Seen:
        if dict.__len__(self) < len(MAKERS):
            for key, make in MAKERS.items():
                if not dict.__contains__(self, key):
                    self[key] = make(self.moment, self.seat)
        return self

    def __iter__(self) -> Iterator[str]:
        return dict.__iter__(self._whole())

    def __len__(self) -> int:
        return dict.__len__(self._whole())

    def __contains__(self, key: object) -> bool:
        return dict.__contains__(self, key) or key in MAKERS

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Seen):
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

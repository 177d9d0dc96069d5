"""What all games under one set of classic terms share: moves, cards and tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import index
from typing import Any, NoReturn, SupportsIndex

from sumida.envs import classic_engine
from sumida.hanabi.engines import compiled
from sumida.hanabi.engines.jit import Vector, vector
from sumida.kernel import GameError

COLOURS = "RYGWB"
RANKS = 5
COPIES = (3, 2, 2, 2, 1)
CACHE_SIZE = 1 << 12


class ReadOnlyDict(dict[str, Any]):
    """A card or a move: a dictionary that many observations share, so it cannot be changed; its copy can."""

    __slots__ = ()

    def _refuse(self, *args: Any, **named: Any) -> NoReturn:
        raise TypeError("cards and moves of an observation are shared: change a copy")

    __setitem__ = __delitem__ = __ior__ = clear = pop = popitem = setdefault = update = _refuse

    def __reduce__(self) -> tuple[Any, ...]:
        return dict, (dict(self),)


Dicts = list[ReadOnlyDict]


class Lists(dict[bytes, Dicts]):
    """By a row of numbers: the list of what they stand for; the same few rows come up again and again."""

    def __init__(self, meanings: Dicts) -> None:
        self.meanings = meanings

    def __missing__(self, row: bytes) -> Dicts:
        found = list(map(self.meanings.__getitem__, row))
        if len(self) < CACHE_SIZE:
            self[row] = found
        return found


class Cuts(dict[bytes, list[list[tuple[slice, slice]]]]):
    """By the sizes of all hands and a seat: where the hands stand, starting with that seat's.

    Of each: what was said of the cards, and the cards, which follow all that was said.
    """

    def __init__(self, hand: int) -> None:
        self.hand = hand

    def __missing__(self, sizes: bytes) -> list[list[tuple[slice, slice]]]:
        slots = len(sizes) * self.hand
        at = [(seat * self.hand, seat * self.hand + size) for seat, size in enumerate(sizes)]
        cuts = [(slice(first, end), slice(slots + first, slots + end)) for first, end in at]
        found = self[sizes] = [cuts[seat:] + cuts[:seat] for seat in range(len(cuts))]
        return found


class Heights(dict[bytes, dict[str, int]]):
    """By the heights of the series: the same by colour."""

    def __missing__(self, series: bytes) -> dict[str, int]:
        found = self[series] = dict(zip(COLOURS, series, strict=False))
        return found


@dataclass(frozen=True)
class ClassicTerms:
    """What can be chosen in the classic environment."""

    players: int
    hand: int
    colours: int
    tokens: int
    lives: int
    knowledge: bool


class Codes:
    """Moves, cards and tables of one set of terms."""

    def __init__(self, terms: ClassicTerms) -> None:
        self.terms = terms
        colours = terms.colours
        self.kinds = kinds = colours * RANKS
        self.values = colours + RANKS
        self.deck = [kind for kind in range(kinds) for _ in range(COPIES[kind % RANKS])]
        self.table = self._table()
        self.start = self._start()
        self.moves = self._moves()
        self.numbers = {tuple(sorted(move.items())): number for number, move in enumerate(self.moves)}
        self.cards = [ReadOnlyDict(color=COLOURS[kind // RANKS], rank=kind % RANKS) for kind in range(kinds)]
        self.back = ReadOnlyDict(color=None, rank=-1)
        self.length = self._length()
        slots = terms.players * terms.hand
        self.counts_at = terms.players * self.length
        self.sizes_at = self.counts_at + 5 + colours
        self.said_at = self.sizes_at + terms.players
        self.discards_at = self.said_at + 2 * slots
        self.described = self.discards_at + len(self.deck) + len(self.moves)
        said = [self._said(number) for number in range((colours + 1) * (RANKS + 1))]
        self.meanings = [*said, *self.cards]
        self.discards = slice(2 * slots, None)
        self.choices, self.cuts, self.fireworks = Lists(self.moves), Cuts(terms.hand), Heights()

    def _table(self) -> Vector:
        terms, t = self.terms, vector(classic_engine.TABLES)
        t[compiled.PLAYERS], t[compiled.HAND_SIZE], t[compiled.MAX_TOKENS], t[compiled.MAX_STRIKES] = (
            terms.players,
            terms.hand,
            terms.tokens,
            terms.lives,
        )
        t[compiled.CARDS], t[compiled.BEST], t[compiled.VALUES] = len(self.deck), self.kinds, self.values
        t[compiled.EVERYTHING] = (1 << self.kinds) - 1
        t[classic_engine.COLOURS], t[classic_engine.KNOWLEDGE] = terms.colours, int(terms.knowledge)
        for kind in range(self.kinds):
            names = 1 << kind // RANKS | 1 << terms.colours + kind % RANKS
            t[compiled.COPIES + kind], t[compiled.TOUCHED_BY + kind] = COPIES[kind % RANKS], names
            for value in range(self.values):
                t[compiled.TOUCHES + value] |= (names >> value & 1) << kind
        return t

    def _start(self) -> Vector:
        """A dealt game without its cards."""
        s, size = vector(classic_engine.LENGTH), self.terms.hand
        s[compiled.TOKENS], s[compiled.TURNS_LEFT], s[classic_engine.MOVER] = self.terms.tokens, -1, -1
        s[compiled.DEALT] = self.terms.players * size
        for seat in range(self.terms.players):
            s[compiled.HELD + seat] = size
            for slot in range(size):
                s[compiled.HANDS + compiled.HAND_SLOTS * seat + slot] = seat * size + slot
                s[compiled.POSSIBLE + compiled.HAND_SLOTS * seat + slot] = self.table[compiled.EVERYTHING]
        return s

    def opening(self, cards: Sequence[int], first: int) -> Vector:
        """A fresh deal: hand by hand from the top of the deck."""
        s = self.start.copy()
        s[compiled.CURRENT] = s[classic_engine.TO_ACT] = first
        s[compiled.DECK : compiled.DECK + len(cards)] = cards
        return s

    def _moves(self) -> list[ReadOnlyDict]:
        """The moves by number, as dictionaries."""
        slots, offsets = range(self.terms.hand), range(1, self.terms.players)
        discards = [{"action_type": "DISCARD", "card_index": slot} for slot in slots]
        plays = [{"action_type": "PLAY", "card_index": slot} for slot in slots]
        colours = [
            {"action_type": "REVEAL_COLOR", "target_offset": offset, "color": colour}
            for offset in offsets
            for colour in COLOURS[: self.terms.colours]
        ]
        ranks = [
            {"action_type": "REVEAL_RANK", "target_offset": offset, "rank": rank}
            for offset in offsets
            for rank in range(RANKS)
        ]
        return [ReadOnlyDict(move) for move in (*discards, *plays, *colours, *ranks)]

    def number(self, move: SupportsIndex | Mapping[str, Any]) -> int:
        """The number of a move that is given as a dictionary, or as another library's integer."""
        if isinstance(move, SupportsIndex):
            return index(move)
        found = self.numbers.get(tuple(sorted(move.items()))) if isinstance(move, Mapping) else None
        if found is None:
            raise GameError(f"{move!r:.80} is no move of this game", "error-env-move")
        return found

    def _said(self, number: int) -> ReadOnlyDict:
        """What was said of a card, by the number that `classic_engine.said` gives it."""
        colour, rank = divmod(number, RANKS + 1)
        return ReadOnlyDict(color=COLOURS[colour - 1] if colour else None, rank=rank - 1 if rank else None)

    def _length(self) -> int:
        terms = self.terms
        hands = (terms.players - 1) * terms.hand * self.kinds + terms.players
        board = 2 * len(self.deck) - terms.players * terms.hand + self.kinds + terms.tokens + terms.lives
        last = 2 * terms.players + 4 + self.values + 2 * terms.hand + self.kinds + 2
        known = terms.players * terms.hand * (self.kinds + self.values) if terms.knowledge else 0
        return hands + board + last + known

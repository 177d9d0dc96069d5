"""What all games under one set of classic terms share: moves, cards and tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from operator import index
from typing import Any, SupportsIndex

from sumida.envs import classic_engine
from sumida.hanabi.engines import compiled
from sumida.hanabi.engines.jit import Vector, vector
from sumida.kernel import GameError

COLOURS = "RYGWB"
RANKS = 5
COPIES = (3, 2, 2, 2, 1)


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
        self.cards = [{"color": COLOURS[kind // RANKS], "rank": kind % RANKS} for kind in range(kinds)]
        self.back = {"color": None, "rank": -1}
        self.length = self._length()

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

    def _moves(self) -> list[dict[str, Any]]:
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
        return [*discards, *plays, *colours, *ranks]

    def number(self, move: SupportsIndex | Mapping[str, Any]) -> int:
        """The number of a move that is given as a dictionary, or as another library's integer."""
        if isinstance(move, SupportsIndex):
            return index(move)
        found = self.numbers.get(tuple(sorted(move.items()))) if isinstance(move, Mapping) else None
        if found is None:
            raise GameError(f"{move!r:.80} is no move of this game", "error-env-move")
        return found

    @cache  # noqa: B019 - there are few sets of terms, and few answers under each
    def card_knowledge(self, clued: int) -> dict[str, Any]:
        """What the clue values in the set `clued` say about a card."""
        colours, ranks = clued & (1 << self.terms.colours) - 1, clued >> self.terms.colours
        return {
            "color": COLOURS[colours.bit_length() - 1] if colours else None,
            "rank": ranks.bit_length() - 1 if ranks else None,
        }

    def _length(self) -> int:
        terms = self.terms
        hands = (terms.players - 1) * terms.hand * self.kinds + terms.players
        board = 2 * len(self.deck) - terms.players * terms.hand + self.kinds + terms.tokens + terms.lives
        last = 2 * terms.players + 4 + self.values + 2 * terms.hand + self.kinds + 2
        known = terms.players * terms.hand * (self.kinds + self.values) if terms.knowledge else 0
        return hands + board + last + known

"""The pieces of the classic observation as ready-made bytes: an observation is then only put together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from sumida.hanabi import fast
from sumida.hanabi.jit import Vector, vector
from sumida.kernel import GameError

COLOURS = "RYGWB"
RANKS = 5
COPIES = (3, 2, 2, 2, 1)
UNTOLD = (-1, -1)
"""Colour and rank that a card has been hinted: neither."""


@dataclass(frozen=True)
class Terms:
    """What the classic environment lets one choose."""

    players: int
    hand: int
    colours: int
    tokens: int
    lives: int
    knowledge: bool


def one_hot(index: int, length: int) -> bytes:
    return bytes(place == index for place in range(length))


def thermometer(count: int, length: int) -> bytes:
    return bytes(place < count for place in range(length))


class Codes:
    """Moves, cards and sections of one set of terms."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        colours, hand, players = terms.colours, terms.hand, terms.players
        self.kinds = kinds = colours * RANKS
        self.values = colours + RANKS
        self.deck = [kind for kind in range(kinds) for _ in range(COPIES[kind % RANKS])]
        self.names = [1 << kind // RANKS | 1 << colours + kind % RANKS for kind in range(kinds)]
        self.table = self._table()
        self.moves = self._moves()
        self.numbers = {tuple(sorted(move.items())): number for number, move in enumerate(self.moves)}
        self.cards = [{"color": COLOURS[kind // RANKS], "rank": kind % RANKS} for kind in range(kinds)]
        self.back = {"color": None, "rank": -1}
        self.hint_dicts = {
            (colour, rank): {
                "color": COLOURS[colour] if colour >= 0 else None,
                "rank": rank if rank >= 0 else None,
            }
            for colour in range(-1, colours)
            for rank in range(-1, RANKS)
        }
        self.unhinted = self.hint_dicts[UNTOLD]
        self.clue_of = {number: self._clue_of(number) for number in range(2 * hand, len(self.moves))}
        self.fast_actions = [
            [self._fast_action(seat, number) for number in range(len(self.moves))] for seat in range(players)
        ]
        self.start = self._start()
        self.single = [one_hot(kind, kinds) for kind in range(kinds)]
        self.known_length = hand * (kinds + self.values)
        self.last_length = 2 * players + 4 + self.values + 2 * hand + kinds + 2
        self.no_move = bytes(self.last_length)
        self.gone = [[thermometer(n, COPIES[k % RANKS]) for n in range(4)] for k in range(kinds)]
        self.heights = [one_hot(height - 1, RANKS) for height in range(RANKS + 1)]
        self.length = self._length()
        room = len(self.deck) - players * hand
        self.piles = [thermometer(left, room) for left in range(len(self.deck) + 1)]
        self.tokens = [thermometer(count, terms.tokens) for count in range(terms.tokens + 1)]
        self.lives = [thermometer(count, terms.lives) for count in range(terms.lives + 1)]
        self.verbs = [one_hot(verb, 4) for verb in range(4)]
        self.slots = [bytes(self.values + hand) + one_hot(slot, hand) for slot in range(hand)]
        self.results = [bytes([bits & 1, bits >> 1]) for bits in range(4)]
        self.named = [one_hot(value, self.values) for value in range(self.values)]
        self.pointed = [bytes(mask >> slot & 1 for slot in range(hand)) for mask in range(1 << hand)]
        self.seats = [one_hot(seat, players) for seat in range(players)]
        self.nobody, self.no_card = bytes(players), bytes(hand + kinds + 2)
        # Caches of their own for each set of terms: the answers depend on nothing else.
        self.knowledge = lru_cache(maxsize=1 << 16)(self._knowledge)
        self.cards_legal = lru_cache(maxsize=None)(self._cards_legal)
        self.clues = lru_cache(maxsize=1 << 14)(self._clues)

    def _table(self) -> Vector:
        terms, t = self.terms, vector(fast.TABLES)
        t[fast.PLAYERS], t[fast.SIZE], t[fast.FULL], t[fast.LIMIT] = (
            terms.players,
            terms.hand,
            terms.tokens,
            terms.lives,
        )
        t[fast.CARDS], t[fast.BEST], t[fast.VALUES] = len(self.deck), self.kinds, self.values
        t[fast.EVERYTHING] = (1 << self.kinds) - 1
        for value in range(self.values):
            touched = (kind for kind in range(self.kinds) if self.names[kind] >> value & 1)
            t[fast.TOUCH + value] = sum(1 << kind for kind in touched)
        for kind in range(self.kinds):
            t[fast.COPIES + kind], t[fast.NAMES + kind] = COPIES[kind % RANKS], self.names[kind]
        return t

    def _moves(self) -> list[dict[str, Any]]:
        """The moves by number, as the dictionaries that stand for them."""
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

    def number(self, move: Mapping[str, Any]) -> int:
        """The number of a move that is given as a dictionary."""
        found = self.numbers.get(tuple(sorted(move.items())))
        if found is None:
            raise GameError(f"{dict(move)!r:.80} is no move of this game", "error-env-move")
        return found

    def _start(self) -> Vector:
        """A dealt game without its cards."""
        s, size = vector(fast.LENGTH), self.terms.hand
        s[fast.TOKENS], s[fast.TURNS_LEFT] = self.terms.tokens, -1
        s[fast.DEALT] = self.terms.players * size
        for seat in range(self.terms.players):
            s[fast.HELD + seat] = size
            for slot in range(size):
                s[fast.HANDS + fast.MOST * seat + slot] = seat * size + slot
                s[fast.POSSIBLE + fast.MOST * seat + slot] = self.table[fast.EVERYTHING]
        return s

    def opening(self, cards: Sequence[int], first: int) -> Vector:
        """A fresh deal: hand by hand from the top of the deck."""
        s = self.start.copy()
        s[fast.CURRENT] = first
        s[fast.DECK : fast.DECK + len(cards)] = cards
        return s

    def _clue_of(self, number: int) -> tuple[int, int]:
        """Offset of the target and value (colours first) of a clue."""
        clue, colours = number - 2 * self.terms.hand, self.terms.colours
        in_colours = (self.terms.players - 1) * colours
        if clue < in_colours:
            return clue // colours + 1, clue % colours
        return (clue - in_colours) // RANKS + 1, colours + (clue - in_colours) % RANKS

    def _fast_action(self, seat: int, number: int) -> int:
        """What the fast engine calls the move of `seat`."""
        hand = self.terms.hand
        if number < 2 * hand:
            return number + hand if number < hand else number - hand
        offset, value = self.clue_of[number]
        return 2 * hand + (seat + offset) % self.terms.players * self.values + value

    def told(self, hint: tuple[int, int], value: int) -> tuple[int, int]:
        """What has been said of a card, with one more clue."""
        colours = self.terms.colours
        return (value, hint[1]) if value < colours else (hint[0], value - colours)

    def _clues(self, named: tuple[int, ...]) -> list[int]:
        """The clues that point at something, given what names a card in each following hand."""
        colours, first = self.terms.colours, 2 * self.terms.hand
        ranks = first + len(named) * colours
        found = [first + i * colours + c for i, m in enumerate(named) for c in range(colours) if m >> c & 1]
        return found + [
            ranks + i * RANKS + r for i, m in enumerate(named) for r in range(RANKS) if m >> colours + r & 1
        ]

    def _length(self) -> int:
        terms = self.terms
        hands = (terms.players - 1) * terms.hand * self.kinds + terms.players
        board = 2 * len(self.deck) - terms.players * terms.hand + self.kinds + terms.tokens + terms.lives
        known = terms.players * self.known_length if terms.knowledge else 0
        return hands + board + self.last_length + known

    def _cards_legal(self, size: int, held: int, full: bool) -> list[int]:
        """Discards, unless all tokens are there, and plays."""
        return [*([] if full else range(held)), *range(size, size + held)]

    def hand(self, kinds: tuple[int, ...]) -> tuple[tuple[int, ...], bytes, int]:
        """The cards of a hand, their bits, and the clue values that name one of them."""
        bits = b"".join([self.single[kind] for kind in kinds]).ljust(self.terms.hand * self.kinds, b"\0")
        named = 0
        for kind in kinds:
            named |= self.names[kind]
        return kinds, bits, named

    def known(self, masks: tuple[int, ...], hints: tuple[tuple[int, int], ...]) -> bytes:
        """What the clues tell of a hand."""
        bits = b"".join([self.knowledge(mask, hint) for mask, hint in zip(masks, hints, strict=True)])
        return bits.ljust(self.known_length, b"\0")

    def _knowledge(self, mask: int, hint: tuple[int, int]) -> bytes:
        possible = bytes(mask >> kind & 1 for kind in range(self.kinds))
        return possible + one_hot(hint[0], self.terms.colours) + one_hot(hint[1], RANKS)

    def discards(self, gone: tuple[int, ...]) -> bytes:
        return b"".join([codes[n] for codes, n in zip(self.gone, gone, strict=True)])

    def board(self, dealt: int, heights: list[int], tokens: int, struck: int) -> bytes:
        """The bits of pile, series, tokens and lives."""
        parts = [self.heights[height] for height in heights]
        left = self.piles[len(self.deck) - dealt]
        return b"".join([left, *parts, self.tokens[tokens], self.lives[self.terms.lives - struck]])

    def relative(self, mover: int, seat: int) -> bytes:
        """Who moved, as `seat` counts the seats."""
        return self.seats[(mover - seat) % self.terms.players]

    def card_move(
        self, mover: int, slot: int, kind: int, played: bool, scored: bool, refunded: bool
    ) -> tuple[int, bytes, bytes]:
        """A card played or discarded: nobody is its target."""
        verb = self.verbs[0 if played else 1]
        rest = verb + self.slots[slot] + self.single[kind] + self.results[scored + 2 * refunded]
        return mover, self.nobody, rest

    def clue_move(self, mover: int, value: int, touched: int, target: int) -> tuple[int, bytes, bytes]:
        """A clue: who got it, what it named and where it pointed."""
        verb = self.verbs[2 if value < self.terms.colours else 3]
        rest = verb + self.named[value] + self.pointed[touched] + self.no_card
        return mover, self.seats[target], rest

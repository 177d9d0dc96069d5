"""The game as one seat reads it: cards by order, what their holders believe, what clues promise.

Sets of identities are bit masks, as in the rules. A `TableReading` belongs to one viewer (`me`): identities
that the viewer has never seen are -1. Events change it in place; it is copied to try moves out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from sumida.hanabi.rules.setup import HanabiSetup
from sumida.hanabi.rules.variants import RANKS
from sumida.kernel import Seat

UNKNOWN = -1


@dataclass(frozen=True)
class PartnerTerms:
    """What never changes during a game."""

    players: int
    copies: tuple[int, ...]
    everything: int
    touch: tuple[tuple[str | int, int], ...]
    fives: int
    twos: int
    tokens: int
    strikes: int
    hand_size: int

    @classmethod
    @lru_cache(maxsize=64)
    def of(cls, setup: HanabiSetup) -> PartnerTerms:
        variant = setup.variant
        return cls(
            setup.players,
            variant.copies,
            variant.everything,
            tuple(variant.touch.items()),
            variant.touch[RANKS],
            variant.touch[2],
            setup.clue_tokens,
            setup.max_strikes,
            setup.hand_size,
        )


@dataclass(frozen=True)
class Call:
    """A clue that may need another player to act first: open until the seats that could help have acted."""

    focus: int
    direct: int
    """What the focus is if nobody helps."""
    away: tuple[tuple[int, int], ...]
    """What it is if somebody does: pairs of its identity and the missing identity below it."""
    first: Seat
    waiting: tuple[Seat, ...]


@dataclass(frozen=True)
class CallSign:
    """A clue that may have been a call, by or across a player who has not shown that calls mean anything."""

    giver: Seat
    focus: int
    direct: int
    away: tuple[tuple[int, int], ...]
    answers: tuple[tuple[Seat, int, int], ...]
    """Seat, missing identity, and the card that the seat would play for it."""
    waiting: frozenset[Seat]
    """Seats whose next turn would be the answer."""


class TableReading:
    """Hands, series and beliefs. `belief[order]` is what the holder takes the card to be."""

    __slots__ = (
        "belief",
        "call_signs",
        "called",
        "calls",
        "clued",
        "critical",
        "dead",
        "delayed",
        "discarded",
        "doubt",
        "focused",
        "hands",
        "identity",
        "inferred",
        "knows_calls",
        "literal",
        "literal_clue",
        "literal_signs",
        "me",
        "pile",
        "piles",
        "playable",
        "source",
        "strikes",
        "terms",
        "tokens",
        "touched",
        "turns_left",
    )

    def __init__(self, terms: PartnerTerms, me: Seat) -> None:
        cards = sum(terms.copies)
        self.terms = terms
        self.me = me
        self.hands: list[list[int]] = [[] for _ in range(terms.players)]
        # By order: its identity, what the clues say, what was read into them, what its holder believes.
        self.identity = [UNKNOWN] * cards
        self.clued = [terms.everything] * cards
        self.inferred = [terms.everything] * cards
        self.belief = [terms.everything] * cards
        # By order: clued; called on to be played blind; ever a focus; who clued it; if a literal player did.
        self.touched = [False] * cards
        self.called = [False] * cards
        self.focused = [False] * cards
        self.source = [UNKNOWN] * cards
        self.literal_clue = [False] * cards
        # By order: readings that wait for another card, and copies that good touch does not rule out.
        self.delayed = [0] * cards
        self.doubt = [0] * cards
        # By seat: signs that it takes clues literally, and whether it counts as literal (see `trust.py`).
        self.literal_signs = [0] * terms.players
        self.literal = [False] * terms.players
        # By seat: whether it answers and gives prompts and finesses (see `newcomers.py`).
        self.knows_calls = [True] * terms.players
        self.call_signs: tuple[CallSign, ...] = ()
        self.piles = [0] * (len(terms.copies) // RANKS)
        self.discarded = [0] * len(terms.copies)
        self.tokens = terms.tokens
        self.strikes = 0
        self.pile = cards
        self.turns_left: int | None = None
        self.calls: tuple[Call, ...] = ()
        self.playable = self.dead = self.critical = 0

    def copy(self) -> TableReading:
        twin = TableReading.__new__(TableReading)
        twin.terms, twin.me = self.terms, self.me
        twin.hands = [hand[:] for hand in self.hands]
        twin.identity, twin.clued = self.identity[:], self.clued[:]
        twin.inferred, twin.belief = self.inferred[:], self.belief[:]
        twin.touched, twin.called = self.touched[:], self.called[:]
        twin.focused, twin.doubt = self.focused[:], self.doubt[:]
        twin.delayed = self.delayed[:]
        twin.source, twin.literal_clue = self.source[:], self.literal_clue[:]
        twin.literal_signs, twin.literal = self.literal_signs, self.literal
        twin.knows_calls, twin.call_signs = self.knows_calls, self.call_signs
        twin.piles, twin.discarded = self.piles[:], self.discarded[:]
        twin.tokens, twin.strikes = self.tokens, self.strikes
        twin.pile, twin.turns_left, twin.calls = self.pile, self.turns_left, self.calls
        twin.playable, twin.dead, twin.critical = self.playable, self.dead, self.critical
        return twin

    def draw(self, seat: Seat, order: int, card: int) -> None:
        """Put a card into a hand; `card` is UNKNOWN if the viewer cannot see it."""
        self.hands[seat].append(order)
        self.identity[order] = card
        self.pile -= 1

    def leave(self, seat: Seat, order: int, card: int, played: bool) -> bool:
        """Play or discard a card; returns whether a played card fitted."""
        self.hands[seat].remove(order)
        self.identity[order] = card
        suit, step = divmod(card, RANKS)
        if played and self.piles[suit] == step:
            self.piles[suit] += 1
            if step == RANKS - 1:
                self.tokens = min(self.terms.tokens, self.tokens + 1)
            return True
        self.discarded[card] += 1
        if played:
            self.strikes += 1
        else:
            self.tokens = min(self.terms.tokens, self.tokens + 1)
        return False

    def held(self) -> Iterator[tuple[Seat, int]]:
        for seat, hand in enumerate(self.hands):
            for order in hand:
                yield seat, order

    def is_marked(self, order: int) -> bool:
        """Whether the holder keeps this card: it was clued, or called on to be played."""
        return self.touched[order] or self.called[order]

    def chop(self, seat: Seat) -> int | None:
        """The card that is discarded next: the oldest that is not marked."""
        for order in self.hands[seat]:
            if not (self.touched[order] or self.called[order]):
                return order
        return None

    def finesse_position(self, seat: Seat) -> int | None:
        """The newest card that is not marked."""
        for order in reversed(self.hands[seat]):
            if not (self.touched[order] or self.called[order]):
                return order
        return None

    def best(self) -> int:
        """The highest score that the discards still allow."""
        total = 0
        for suit, height in enumerate(self.piles):
            base = suit * RANKS
            while height < RANKS and self.discarded[base + height] < self.terms.copies[base + height]:
                height += 1
            total += height
        return total

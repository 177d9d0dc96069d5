"""The game as one seat reads it: cards by order, what their holders believe, what clues promise.

Sets of identities are bit masks, as in the rules. A `ConventionTable` belongs to one viewer (`me`): cards
that the viewer has never seen have the identity UNKNOWN. Events change it in place; it is copied to try
moves out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache

from sumida.hanabi.conventions.levels import HIGHEST
from sumida.hanabi.rules.setup import HanabiSetup
from sumida.hanabi.rules.variants import RANKS, ClueValue
from sumida.kernel import Seat

UNKNOWN = -1


@dataclass(frozen=True)
class ConventionTerms:
    """What never changes during a game."""

    players: int
    copies: tuple[int, ...]
    everything: int
    touch: dict[ClueValue, int]
    fives: int
    twos: int
    ones: int
    tokens: int
    strikes: int
    hand_size: int
    level: int

    @classmethod
    def of(cls, setup: HanabiSetup, level: int = HIGHEST) -> ConventionTerms:
        return _terms(setup, level)


@lru_cache(maxsize=64)
def _terms(setup: HanabiSetup, level: int) -> ConventionTerms:
    variant = setup.variant
    return ConventionTerms(
        players=setup.players,
        copies=variant.copies,
        everything=variant.everything,
        touch=variant.touch,
        fives=variant.touch[RANKS],
        twos=variant.touch[2],
        ones=variant.touch[1],
        tokens=setup.clue_tokens,
        strikes=setup.max_strikes,
        hand_size=setup.hand_size,
        level=level,
    )


class Way(IntEnum):
    """How a missing card comes to be played."""

    KNOWN = 0
    """Its holder plays it anyway."""
    PROMPT = 1
    """A clued card whose holder did not know that it fits."""
    FINESSE = 2
    """An unclued card, played blind."""
    BLUFF = 3
    """An unclued card that fits, though it is not the missing one."""


class Manner(IntEnum):
    """What is special about a call; it says how the call came about, not how it is answered."""

    PLAIN = 0
    LAYERED = 1
    """The missing card lies behind another card that fits."""
    HIDDEN = 2
    """The missing card was hidden behind a clued card that fits."""
    POSITIONAL = 3
    """A discard pointed to the same place of this hand."""
    GENTLEMANS = 4
    """A discard passed its card on."""


@dataclass(frozen=True, slots=True)
class Step:
    """A card that has to be played first: what it is, or has to be."""

    seat: Seat
    order: int
    card: int
    way: Way
    manner: Manner = Manner.PLAIN


@dataclass(frozen=True, slots=True)
class Reading:
    """One thing that a clued card may be, and the cards that others have to play before it."""

    card: int
    steps: tuple[Step, ...] = ()

    @property
    def calls(self) -> tuple[Step, ...]:
        """The steps that somebody takes only because of this clue."""
        return tuple([step for step in self.steps if step.way])

    @property
    def waits_for(self) -> Seat:
        """The seat that is called on next; UNKNOWN if none is."""
        for step in self.steps:
            if step.way:
                return step.seat
        return UNKNOWN


@dataclass(frozen=True, slots=True)
class Promise:
    """A clue whose meaning depends on what others do next."""

    focus: int
    giver: Seat
    target: Seat
    direct: int
    """What the focus is if nobody is called on: it fits, or it is saved."""
    readings: tuple[Reading, ...]
    """What else it may be, as its holder sees it."""
    actual: Reading | None
    """What it is, if the viewer sees it and somebody is called on."""


class ConventionTable:
    """Hands, series, beliefs and promises. `belief[order]` is what the holder takes the card to be."""

    __slots__ = (
        "belief",
        "called",
        "chop_focus",
        "clued",
        "critical",
        "dead",
        "delayed",
        "discard_odds",
        "discarded",
        "doubt",
        "early",
        "focused",
        "giver_of",
        "hands",
        "identity",
        "inferred",
        "last_focus",
        "last_lost",
        "level",
        "levels",
        "lies",
        "lost",
        "lost_before",
        "me",
        "missed",
        "moved",
        "pile",
        "piles",
        "playable",
        "promises",
        "stopped",
        "strict",
        "strikes",
        "terms",
        "tokens",
        "touched",
        "touched_at",
        "trusting",
        "turn",
        "turns_left",
        "uncalled",
        "used",
    )

    def __init__(self, terms: ConventionTerms, me: Seat) -> None:
        cards = sum(terms.copies)
        self.terms = terms
        self.me = me
        self.level = terms.level
        """The level of the turn that is being read."""
        self.levels = (terms.level,) * terms.players
        """By seat: the level that the viewer takes it to play."""
        self.strict = False
        """Whether people are there, or bots from outside, who may read more into a clue than is meant."""
        self.trusting = False
        """Whether this seat may go on trusting a clue that has led to a strike."""
        self.discard_odds: tuple[float, ...] = ()
        """By seat: how often it discards if it has nothing to play and a token; empty if nothing is known."""
        self.hands: list[list[int]] = [[] for _ in range(terms.players)]
        # By order: its identity, what the clues say, what was read into them, what its holder believes.
        self.identity = [UNKNOWN] * cards
        self.clued = [terms.everything] * cards
        self.inferred = [terms.everything] * cards
        self.belief = [terms.everything] * cards
        # By order: what had been read into a card before it was called on.
        self.uncalled = [terms.everything] * cards
        # By order: clued; called on to be played; kept by a chop move; stopped by a fix clue; when last a
        # focus; who clued it.
        self.touched = [False] * cards
        self.called = [False] * cards
        self.moved = [False] * cards
        self.stopped = [False] * cards
        # By order: how often its holder has discarded although it seemed to know that the card fits.
        self.missed = [0] * cards
        self.focused = [0] * cards
        self.giver_of = [UNKNOWN] * cards
        # By order: the turn of its first clue.
        self.touched_at = [0] * cards
        # By order: whether it was the chop when a clue was about it.
        self.chop_focus = [False] * cards
        # By order: readings that wait for another card, and cards that good touch does not tell it from.
        self.delayed = [0] * cards
        # By order: the cards that could no longer be reached when it was clued.
        self.lost_before = [0] * cards
        self.doubt: list[tuple[int, ...]] = [()] * cards
        self.piles = [0] * (len(terms.copies) // RANKS)
        self.discarded = [0] * len(terms.copies)
        self.tokens = terms.tokens
        self.strikes = 0
        self.turn = 0
        self.pile = cards
        self.turns_left: int | None = None
        self.early = True
        self.promises: tuple[Promise, ...] = ()
        self.last_focus = UNKNOWN
        """The card that the latest clue was about."""
        self.last_lost = UNKNOWN
        """The card that the latest turn discarded."""
        self.lies = 0
        """Clues that somebody reads as something they are not, as far as the viewer can see."""
        self.playable = self.dead = self.critical = self.lost = self.used = 0

    def copy(self) -> ConventionTable:
        twin = ConventionTable.__new__(ConventionTable)
        twin.terms, twin.me, twin.level, twin.levels = self.terms, self.me, self.level, self.levels
        twin.strict, twin.trusting, twin.discard_odds = self.strict, self.trusting, self.discard_odds
        twin.hands = [hand[:] for hand in self.hands]
        twin.identity, twin.clued = self.identity[:], self.clued[:]
        twin.inferred, twin.belief = self.inferred[:], self.belief[:]
        twin.uncalled, twin.lost_before, twin.lost = self.uncalled[:], self.lost_before[:], self.lost
        twin.touched, twin.called, twin.moved = self.touched[:], self.called[:], self.moved[:]
        twin.focused, twin.giver_of = self.focused[:], self.giver_of[:]
        twin.chop_focus, twin.stopped = self.chop_focus[:], self.stopped[:]
        twin.missed = self.missed[:]
        twin.delayed, twin.doubt = self.delayed[:], self.doubt[:]
        twin.touched_at = self.touched_at[:]
        twin.piles, twin.discarded = self.piles[:], self.discarded[:]
        twin.tokens, twin.strikes, twin.turn = self.tokens, self.strikes, self.turn
        twin.pile, twin.turns_left, twin.early = self.pile, self.turns_left, self.early
        twin.promises, twin.last_focus, twin.lies = self.promises, self.last_focus, self.lies
        twin.playable, twin.dead, twin.critical = self.playable, self.dead, self.critical
        twin.used, twin.last_lost = self.used, self.last_lost
        return twin

    def heed(self, *seats: Seat) -> None:
        """Read the next turn by what all these seats know; without seats, by what the whole table knows."""
        self.level = min(self.levels[seat] for seat in seats) if seats else min(self.levels)

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
            self.last_lost = UNKNOWN
            if step == RANKS - 1:
                self.tokens = min(self.terms.tokens, self.tokens + 1)
            return True
        self.discarded[card] += 1
        self.last_lost = UNKNOWN if played else card
        if played:
            self.strikes += 1
        else:
            self.tokens = min(self.terms.tokens, self.tokens + 1)
        return False

    def held(self) -> Iterator[tuple[Seat, int]]:
        for seat, hand in enumerate(self.hands):
            for order in hand:
                yield seat, order

    def sees(self, eyes: Seat, seat: Seat, order: int) -> int:
        """What `eyes` sees of a card in the hand of `seat`, as far as the viewer can tell."""
        return UNKNOWN if eyes == seat else self.identity[order]

    def is_marked(self, order: int) -> bool:
        """Whether the holder expects to play this card some day: it was clued, or called on."""
        return self.touched[order] or self.called[order]

    def is_kept(self, order: int) -> bool:
        """Whether the holder does not discard this card: it is marked, or a chop move keeps it."""
        return self.touched[order] or self.called[order] or self.moved[order]

    def fits_surely(self, order: int) -> bool:
        """Whether the holder believes that the card fits now."""
        return self.belief[order] & ~self.playable == 0 and not self.stopped[order]

    @property
    def among_strangers(self) -> bool:
        """Whether people are there, or bots from outside."""
        return self.strict or self.trusting

    @property
    def wary(self) -> bool:
        """Whether a stranger who means something else would cost the game: one more strike ends it."""
        return self.strict and self.strikes == self.terms.strikes - 1

    def best(self) -> int:
        """The highest score that the discards still allow."""
        total = 0
        for suit, height in enumerate(self.piles):
            base = suit * RANKS
            while height < RANKS and self.discarded[base + height] < self.terms.copies[base + height]:
                height += 1
            total += height
        return total


def bits(mask: int) -> Iterator[int]:
    """The identities in a mask, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low

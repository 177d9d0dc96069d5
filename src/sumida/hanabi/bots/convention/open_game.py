"""A game with all cards open, played on fast: the state that sketches of the conventions share.

What a holder believes is a mask for each card. Each sketch decides in `turn` what the seat to act does.
"""

from __future__ import annotations

from typing import TypeAlias

from sumida.hanabi.conventions.minds import Minds
from sumida.hanabi.conventions.table import UNKNOWN
from sumida.hanabi.rules.variants import RANKS
from sumida.kernel import Seat

Deal: TypeAlias = tuple[list[int], list[int]]
"""The identity of every card that has been dealt, by order, and the cards of the pile."""


class OpenGame:
    """A position with all cards open, and for each card what its holder takes it to be.

    A sketch keeps up to date which cards fit, which are useless for good, and the best score left.
    """

    playable: int
    dead: int
    best: int

    def __init__(self, minds: Minds, deal: Deal, seat: Seat) -> None:
        table = minds.mine
        self.terms = table.terms
        self.cards, self.pile = deal[0][:], deal[1][: table.pile]
        self.hands = [hand[:] for hand in table.hands]
        self.belief = table.belief[: len(self.cards)]
        self.kept = [False] * len(self.cards)
        for place, hand in enumerate(self.hands):
            theirs = minds.own(place)
            for order in hand:
                self.belief[order] = theirs.belief[order]
                self.kept[order] = theirs.is_kept(order)
        self.piles = table.piles[:]
        self.score = sum(table.piles)
        self.tokens, self.strikes = table.tokens, table.strikes
        self.turns_left = table.turns_left
        self.seat = seat

    def finish(self) -> int:
        """The score at the end; none after too many strikes."""
        while self.turns_left != 0 and self.score < self.best and self.strikes < self.terms.strikes:
            self.turn()
        return self.score if self.strikes < self.terms.strikes else 0

    def turn(self) -> None:
        """The seat to act makes its move."""
        raise NotImplementedError

    def known_cards(self, hand: list[int]) -> tuple[int, list[int]]:
        """The lowest card of a hand that its holder takes to fit, and those that it takes to be useless."""
        best, best_rank = UNKNOWN, RANKS
        useless: list[int] = []
        belief, dead, unfit = self.belief, self.dead, ~self.playable
        for order in hand:
            mask = belief[order]
            useful = mask & ~dead
            if not useful:
                useless.append(order)
                continue
            if self.kept[order]:
                mask = useful
            if not mask & unfit and (rank := self.cards[order] % RANKS) < best_rank:
                best, best_rank = order, rank
        return best, useless

    def replace(self, order: int) -> None:
        """A card leaves the hand of the seat to act, and another one is drawn."""
        self.hands[self.seat].remove(order)
        self.draw()

    def draw(self) -> None:
        if self.pile:
            self.hands[self.seat].append(len(self.cards))
            self.cards.append(self.pile.pop())
            self.belief.append(self.terms.everything)
            self.kept.append(False)
            if not self.pile:
                self.turns_left = self.terms.players + 1

    def next(self, tokens: int) -> None:
        """The turn passes to the next seat."""
        self.tokens = min(self.terms.tokens, self.tokens + tokens)
        self.seat = (self.seat + 1) % self.terms.players
        if self.turns_left is not None:
            self.turns_left -= 1

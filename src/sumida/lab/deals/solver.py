"""Whether a deal can be won: a line of play that the rules accept, or a reason why there is none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from sumida.hanabi.rules.actions import Clue, Discard, HanabiAction, Play
from sumida.hanabi.rules.ending import EndReason
from sumida.hanabi.rules.setup import HanabiSetup
from sumida.hanabi.rules.state import HanabiState, opening
from sumida.hanabi.rules.variants import RANKS
from sumida.kernel import GameError
from sumida.lab.deals import search
from sumida.lab.deals.search import Ints

WIDTHS = (10, 100, 1_000, 10_000, 100_000, 400_000)
"""Positions kept for each number of cards drawn, tried one after the other."""
WEIGHTS = (40, 40, 20, 10, 30, 15, 8)
"""What makes a position worth keeping: pace, cards played, needed cards held, clue tokens up to four; less
for a hand without a card to play or to spare, and for a strike; and noise up to the last number."""


@dataclass(frozen=True)
class Terms:
    """A game as the search needs it, of any size."""

    players: int
    hand: int
    suits: int
    ranks: int
    tokens: int
    strikes: int
    deck: tuple[int, ...]
    first: int = 0
    """The seat that starts."""

    def vector(self) -> Ints:
        """The terms and the places of each card in one vector."""
        t = np.full(search.DECK + len(self.deck), -1, np.int64)
        t[: search.FIRST] = (
            *(self.players, self.hand, self.suits, self.ranks),
            *(self.tokens, self.strikes, len(self.deck)),
        )
        for card in range(self.suits * self.ranks):
            for copy, place in enumerate(self.places(card)):
                t[search.FIRST + search.PLACES * card + copy] = place
        t[search.DECK :] = self.deck
        return t

    def places(self, card: int) -> list[int]:
        """Where the copies of a card are in the deck."""
        return [place for place, other in enumerate(self.deck) if other == card]

    def opening(self) -> Ints:
        """The position before the first turn."""
        s = np.zeros(search.FIELDS, np.int64)
        s[search.CLUES], s[search.SEAT] = self.tokens, self.first
        for place, card in enumerate(self.deck[: self.players * self.hand]):
            s[search.HANDS + place // self.hand] |= 1 << card
        return s


@dataclass(frozen=True)
class Verdict:
    """What is known about a deal: `winnable` is None if the search had to give up."""

    winnable: bool | None
    reason: str
    line: tuple[str, ...] = ()
    """The actions of a win, in turn."""


def terms_of(setup: HanabiSetup, deck: Sequence[int]) -> Terms:
    """Raises `GameError` for a grand finale, which ends by other rules."""
    if setup.grand_finale:
        raise GameError("the deals of a grand finale cannot be solved; give a game without it")
    return Terms(
        players=setup.players,
        hand=setup.hand_size,
        suits=len(setup.variant.suits),
        ranks=RANKS,
        tokens=setup.clue_tokens,
        strikes=setup.max_strikes,
        deck=tuple(deck),
        first=setup.first_seat,
    )


def verdict(setup: HanabiSetup, deck: Sequence[int], widths: Sequence[int] = WIDTHS) -> Verdict:
    """Whether all series can be completed on this deck by players who see every card."""
    terms = terms_of(setup, deck)
    late = late_cards(terms)
    if late:
        turns, cards = late
        names = " ".join(setup.variant.cards[card] for card in cards)
        return Verdict(False, f"too late: with {turns} turns left, {names} cannot have been played yet")
    found, actions = find(terms, widths)
    if found == search.FOUND:
        line = replayed(setup, deck, actions)
        return Verdict(True, "won", tuple(map(str, line)))
    if found == search.REFUTED:
        return Verdict(False, "every line of play was tried")
    return Verdict(None, f"more than {max(widths):,} positions")


def late_cards(terms: Terms) -> tuple[int, tuple[int, ...]] | None:
    """Cards that come too late, and the number of turns left for them; None if pace rules nothing out.

    A turn here is a play or a discard: one for each card in the pile, and one more for each seat. A card can
    be played once it has been drawn and the one below it has been played.
    """
    dealt = terms.players * terms.hand
    turns = len(terms.deck) - dealt + terms.players
    earliest: dict[int, int] = {}
    for suit in range(terms.suits):
        turn = -1
        for card in range(suit * terms.ranks, (suit + 1) * terms.ranks):
            turn = max(turn + 1, terms.places(card)[0] - dealt + 1)
            earliest[card] = turn
    late = None
    for left in range(turns + 1):
        missing = tuple(card for card, first in earliest.items() if first >= turns - left)
        if len(missing) > left:
            late = left, missing
        elif late:
            break
    return late


def find(terms: Terms, widths: Sequence[int]) -> tuple[int, list[int]]:
    """Search wider and wider until the deal is decided: the outcome, and the coded actions of a win."""
    t, start, weights = terms.vector(), terms.opening(), np.array(WEIGHTS, np.int64)
    for width in widths:
        found, line = search.search(t, start, weights, width)
        if found != search.GAVE_UP:
            return found, line
    return search.GAVE_UP, []


def replayed(setup: HanabiSetup, deck: Sequence[int], actions: Sequence[int]) -> list[HanabiAction]:
    """The win as the rules accept it: every action is made by the reference."""
    game = _Replay(opening(setup, tuple(deck)))
    steps = len(deck) - setup.players * setup.hand_size
    for code in actions[:steps]:
        passes, code = divmod(code, search.PASS)
        for _ in range(passes):
            game.act(game.passing())
        kind, card = divmod(code, search.DISCARD)
        position = game.spare() if card == search.SPARE else game.position(card)
        game.act(Discard(position) if kind == 1 else Play(position))
    for card in actions[steps : steps + setup.players]:
        game.act(Play(game.position(card)) if card >= 0 else game.passing())
    assert game.state.ended is EndReason.PERFECT, "the search and the rules disagree"
    return game.line


class _Replay:
    """A game played by the reference; what follows a win is left out."""

    def __init__(self, state: HanabiState) -> None:
        self.state = state
        self.line: list[HanabiAction] = []

    def act(self, action: HanabiAction) -> None:
        if not self.state.ended:
            self.state = self.state.apply(self.state.current, action)
            self.line.append(action)

    def hand(self) -> list[int]:
        """The cards of the seat to act."""
        return [held.card for held in self.state.hands[self.state.current] if held.card is not None]

    def position(self, card: int) -> int:
        return self.hand().index(card) + 1 if card in self.hand() else 1

    def spare(self) -> int:
        """The position of a card that was played already, or that is in the hand twice."""
        cards, piles = self.hand(), self.state.piles
        for place, card in enumerate(cards):
            if card % RANKS < piles[card // RANKS] or card in cards[:place]:
                return place + 1
        return 1

    def passing(self) -> HanabiAction:
        """A clue, or a discard where there is no token."""
        legal = self.state.legal(self.state.current)
        clues = [action for action in legal if isinstance(action, Clue)]
        return clues[0] if clues else Discard(1)

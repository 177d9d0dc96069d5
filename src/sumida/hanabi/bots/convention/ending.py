"""The end of the game, played out many times: what each move is worth when few cards are left to draw.

The viewer's hand and the pile are sampled. Then everybody plays what they take to fit, names with a clue a
card that fits, gains time, or discards: a sketch of the conventions that counts turns and tokens exactly.
"""

from __future__ import annotations

from random import Random

from sumida.hanabi.bots.convention.choice import candidates, clued
from sumida.hanabi.bots.convention.evaluation import is_pair
from sumida.hanabi.bots.convention.open_game import Deal, OpenGame
from sumida.hanabi.bots.convention.pair_rollout import mean_score
from sumida.hanabi.conventions.belief import shown_counts
from sumida.hanabi.conventions.minds import Minds
from sumida.hanabi.conventions.table import UNKNOWN, ConventionTable
from sumida.hanabi.conventions.turns import read_signals
from sumida.hanabi.rules.actions import Clue, Discard, HanabiAction, Play
from sumida.hanabi.rules.variants import RANKS
from sumida.kernel import Seat

SHORT = 10
"""Moves are played out once no more than this many cards are left to draw,"""
BREADTH = 8
"""as many of them as this, the best first,"""
DEALS = 64
"""with this many deals, divided by the number of players."""
SHARE = 0.5
"""How much the value of the next round counts besides the score at the end."""
PAIR_SHORT, PAIR_DEALS = 15, 64
"""The same for two players who know each other's conventions, whose game is played out in more detail."""
MISREAD = 1.0
"""What a clue costs that a stranger misreads, besides the strike."""


def sample_deals(table: ConventionTable, count: int) -> list[Deal]:
    """Ways in which the cards that the viewer does not see may lie, as far as it believes."""
    shown = shown_counts(table)
    unseen = [card for card, copies in enumerate(table.terms.copies) for _ in range(copies - shown[card])]
    seed = table.turn * 31 + sum(order * (k + 1) for k, order in enumerate(table.hands[table.me]))
    random = Random(seed)
    return [deal for _ in range(count) if (deal := sample_deal(table, unseen, random)) is not None]


def sample_deal(table: ConventionTable, unseen: list[int], random: Random) -> Deal | None:
    """One deal: the viewer's best-known cards first, each as a card that it can be."""
    identity = table.identity[:]
    for _ in range(4):
        left = unseen[:]
        random.shuffle(left)
        for order in sorted(table.hands[table.me], key=lambda order: table.belief[order].bit_count()):
            found = next((card for card in left if table.belief[order] >> card & 1), None)
            if found is None:
                break
            left.remove(found)
            identity[order] = found
        else:
            return identity, left
    return None


class EndingRollout(OpenGame):
    """Everybody plays what fits, names a card that fits, gains time, or discards."""

    def __init__(self, minds: Minds, deal: Deal, seat: Seat) -> None:
        super().__init__(minds, deal, seat)
        table = minds.mine
        self.playable, self.dead, self.best = table.playable, table.dead, table.best()

    def turn(self) -> None:
        """The seat to act plays, clues, or discards."""
        order, useless = self.known_cards(self.hands[self.seat])
        if order != UNKNOWN and not self.must_wait():
            self.play(order)
        elif self.tokens == 0 or not self.clue():
            if self.tokens < self.terms.tokens:
                self.discard(useless[-1] if useless else UNKNOWN)
            else:
                self.next(-1)

    def must_wait(self) -> bool:
        """Whether somebody else, who has two cards to play, would have one turn left after the last draw."""
        if len(self.pile) != 1 or not self.tokens:
            return False
        return any(self.to_play(hand) > 1 for seat, hand in enumerate(self.hands) if seat != self.seat)

    def to_play(self, hand: list[int]) -> int:
        """How many useful cards a hand keeps."""
        return len({self.cards[order] for order in hand if self.kept[order] and self.is_useful(order)})

    def is_useful(self, order: int) -> bool:
        return not self.dead >> self.cards[order] & 1

    def clue(self) -> bool:
        """Name a card that fits to the first seat that has nothing to play; or gain time."""
        players = self.terms.players
        for step in range(1, players if self.turns_left is None else self.turns_left):
            hand = self.hands[(self.seat + step) % players]
            if self.known_cards(hand)[0] == UNKNOWN:
                for order in hand:
                    if self.playable >> self.cards[order] & 1:
                        self.belief[order] = 1 << self.cards[order]
                        self.kept[order] = True
                        self.next(-1)
                        return True
        short = len(self.pile) + players <= self.best - self.score
        if self.turns_left is None and not short and not self.must_wait():
            return False
        self.next(-1)
        return True

    def play(self, order: int) -> None:
        card = self.cards[order]
        tokens = 0
        if self.playable >> card & 1:
            suit, step = divmod(card, RANKS)
            self.piles[suit] += 1
            self.score += 1
            self.dead |= 1 << card
            self.playable &= ~(1 << card)
            if step < RANKS - 1:
                self.playable |= 1 << card + 1 & ~self.dead
            else:
                tokens = 1
        else:
            self.strikes += 1
        self.replace(order)
        self.next(tokens)

    def discard(self, useless: int) -> None:
        """Discard a useless card, else the oldest that nothing keeps."""
        hand = self.hands[self.seat]
        if hand:
            order = useless if useless != UNKNOWN else next((o for o in hand if not self.kept[o]), hand[0])
            hand.remove(order)
        self.draw()
        self.next(1)


def outcome(minds: Minds, action: HanabiAction, deals: list[Deal]) -> float:
    """The mean score at the end if the viewer makes a move."""
    start = heard(minds, action)
    misread = misread_by_strangers(minds, start)
    total = 0
    for deal in deals:
        rollout = EndingRollout(start, deal, minds.me)
        rollout.strikes += misread
        if isinstance(action, Clue):
            rollout.next(0)
        else:
            order = minds.mine.hands[minds.me][action.position - 1]
            (rollout.play if isinstance(action, Play) else rollout.discard)(order)
        total += rollout.finish()
    return total / len(deals) - MISREAD * misread


def misread_by_strangers(minds: Minds, after: Minds) -> bool:
    """Whether somebody reads a clue as something it is not; `after`: what everybody reads."""
    return minds.mine.strict and after.mine.lies > minds.mine.lies


def heard(minds: Minds, action: HanabiAction) -> Minds:
    """What everybody reads into a move, before a card leaves the hand."""
    if isinstance(action, Clue):
        return clued(minds, action)
    if isinstance(action, Discard):
        return signalled(minds, minds.mine.hands[minds.me][action.position - 1])
    return minds


def signalled(minds: Minds, order: int) -> Minds:
    """What everybody reads into a discard, before the card leaves the hand."""
    after = minds.copy()
    for seat, table in enumerate(after.tables):
        table.heed(minds.me)
        read_signals(table, minds.me, order)
        table.heed()
        after.stale[seat] = True
    return after


def ranked(minds: Minds) -> list[tuple[float, HanabiAction]]:
    """The candidates with their values, the best first."""
    return played_out(minds, sorted(candidates(minds), key=lambda pair: -pair[0]))


def played_out(minds: Minds, found: list[tuple[float, HanabiAction]]) -> list[tuple[float, HanabiAction]]:
    """Near the end the best candidates are played out, and ranked by that."""
    pair = is_pair(minds.mine)
    if minds.mine.pile > (PAIR_SHORT if pair else SHORT) or len(found) < 2:
        return found
    deals = sample_deals(minds.mine, PAIR_DEALS if pair else DEALS // minds.mine.terms.players)
    if not deals:
        return found
    result = pair_outcome if pair else outcome
    valued = [(result(minds, action, deals) + SHARE * value, action) for value, action in found[:BREADTH]]
    return sorted(valued, key=lambda pair: -pair[0])


def pair_outcome(minds: Minds, action: HanabiAction, deals: list[Deal]) -> float:
    """The mean score at the end if the viewer makes a move with such a partner."""
    after = heard(minds, action)
    return mean_score(minds, after, action, deals) - MISREAD * misread_by_strangers(minds, after)

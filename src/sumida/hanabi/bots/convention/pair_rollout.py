"""The rest of a game of two, played out fast: a sketch of the conventions with all cards open.

What a holder believes is a mask for each card; a clue narrows it down and names its focus. Both seats save
what is on the chop, clue what fits, gain time and warn about as the conventions do.
"""

from __future__ import annotations

from sumida.hanabi.bots.convention.open_game import Deal, OpenGame
from sumida.hanabi.conventions.minds import Minds
from sumida.hanabi.conventions.table import UNKNOWN, ConventionTerms
from sumida.hanabi.rules.actions import Clue, HanabiAction, Play
from sumida.hanabi.rules.variants import RANKS

BAD_TOUCH = 3.0
"""What it costs to touch a useless card, in useful cards touched along."""
TOUCHED_AGAIN = 0.3
WORTH_A_TURN = 1.0
"""A seat that has something to play gets a clue of at least this worth,"""
TOKENS_TO_SPARE = 2
"""if as many tokens are there; from then on 2s on the chop, and 5s anywhere, are saved, too."""
MANY_TOKENS = 3
"""From then on every last copy is saved before it is on the chop."""


def clues_by_card(terms: ConventionTerms) -> list[list[int]]:
    """By card: what the clues that touch it say, colours first."""
    ranks = [terms.touch[rank] for rank in range(1, RANKS + 1)]
    colours = [mask for value, mask in terms.touch.items() if isinstance(value, str)]
    return [
        [*(mask for mask in colours if mask >> card & 1), ranks[card % RANKS]]
        for card in range(len(terms.copies))
    ]


class PairRollout(OpenGame):
    """Both seats save, clue, gain time and warn; `clues` is what `clues_by_card` gives."""

    def __init__(self, clues: list[list[int]], minds: Minds, deal: Deal) -> None:
        super().__init__(minds, deal, minds.me)
        self.clues = clues
        table = minds.mine
        self.left = [copies - gone for copies, gone in zip(table.terms.copies, table.discarded, strict=True)]
        self.critical = 0
        self.update_masks()

    def update_masks(self) -> None:
        """Which identities fit, are useless for good, or are down to a single copy; the best score left."""
        fits = dead = critical = best = 0
        left = self.left
        for suit, height in enumerate(self.piles):
            base = suit * RANKS
            top = height
            while top < RANKS and left[base + top] > 0:
                if left[base + top] == 1:
                    critical |= 1 << base + top
                top += 1
            dead |= ((1 << height) - 1 | (1 << RANKS) - (1 << top)) << base
            if top > height:
                fits |= 1 << base + height
            best += top
        self.playable, self.dead, self.critical, self.best = fits, dead, critical, best

    def turn(self) -> None:
        """The seat to act makes its move."""
        mine, theirs = self.hands[self.seat], self.hands[1 - self.seat]
        order, useless = self.known_cards(mine)
        theirs_fits, theirs_useless = self.known_cards(theirs)
        is_idle = theirs_fits == UNKNOWN
        if is_idle and not theirs_useless and self.protect(mine, theirs, order):
            return
        waits = self.must_wait(theirs)
        if order != UNKNOWN and not waits:
            early = is_idle and self.turns_left is None
            if not (early and self.tokens and self.clue_play(theirs, WORTH_A_TURN)):
                self.play(order)
        elif not self.spend(theirs, is_idle, waits) and not self.save_ahead(theirs, useless):
            self.discard(mine, useless)

    def must_wait(self, theirs: list[int]) -> bool:
        """Whether the other seat has two cards to play and would have one turn left after the last draw."""
        if len(self.pile) != 1 or not self.tokens:
            return False
        cards, dead = self.cards, self.dead
        return (
            len({cards[order] for order in theirs if self.kept[order] and not dead >> cards[order] & 1}) > 1
        )

    def chop(self, hand: list[int]) -> int:
        for order in hand:
            if not self.kept[order]:
                return order
        return UNKNOWN

    def protect(self, mine: list[int], theirs: list[int], order: int) -> bool:
        """Save what an idle seat would discard; without a token, warn it. `order`: its card that fits."""
        chop = self.chop(theirs)
        if chop == UNKNOWN:
            return False
        card = self.cards[chop]
        bit = 1 << card
        if bit & (self.playable | self.dead):
            return False
        if not self.tokens:
            return bool(bit & self.critical) and order != UNKNOWN and self.warn(mine, chop)
        two = bit & self.terms.twos and self.tokens >= TOKENS_TO_SPARE and self.left[card] == 2
        if not bit & self.critical and not (two and not self.is_held(bit, chop)):
            return False
        self.save(theirs, chop)
        return True

    def warn(self, mine: list[int], chop: int) -> bool:
        """Discard from the chop though there is a card to play, so that the other seat keeps its own."""
        own = self.chop(mine)
        if own == UNKNOWN or self.turns_left is not None:
            return False
        self.kept[chop] = True
        self.throw(own)
        return True

    def save(self, hand: list[int], order: int) -> None:
        """Clue a card so that it is kept: 2s and 5s by their rank."""
        card = self.cards[order]
        *colours, rank = self.clues[card]
        clues = [rank] if (self.terms.twos | self.terms.fives) >> card & 1 else [rank, *colours]
        self.clue(hand, max(clues, key=lambda mask: self.touch_worth(hand, mask, order)))

    def save_ahead(self, theirs: list[int], useless: list[int]) -> bool:
        """With tokens to spare and no useless card to discard, save last copies that are not on the chop."""
        if self.tokens >= self.terms.tokens:
            self.next(-1)
            return True
        if useless or self.tokens < TOKENS_TO_SPARE:
            return False
        wanted = self.critical if self.tokens >= MANY_TOKENS else self.critical & self.terms.fives
        for order in theirs:
            if not self.kept[order] and wanted >> self.cards[order] & 1:
                self.save(theirs, order)
                return True
        return False

    def spend(self, theirs: list[int], is_idle: bool, waits: bool) -> bool:
        """Clue a card that fits, or gain time if there is none to lose."""
        if not self.tokens or self.turns_left == 1:
            return False
        least = -BAD_TOUCH if is_idle else WORTH_A_TURN
        if (is_idle or self.tokens >= TOKENS_TO_SPARE) and self.clue_play(theirs, least):
            return True
        short = len(self.pile) + 2 <= self.best - self.score
        if self.turns_left is None and not short and not waits:
            return False
        self.next(-1)
        return True

    def is_held(self, bit: int, but: int) -> bool:
        """Whether a copy of the card in `bit`, other than the card `but`, is kept in a hand."""
        cards, kept = self.cards, self.kept
        for hand in self.hands:
            for order in hand:
                if kept[order] and order != but and bit == 1 << cards[order]:
                    return True
        return False

    def touch_worth(self, hand: list[int], mask: int, focus: int) -> float:
        """How good the cards are that a clue touches besides its focus."""
        cards, kept, dead = self.cards, self.kept, self.dead
        seen = 1 << cards[focus]
        total = 0.0
        for order in hand:
            bit = 1 << cards[order]
            if bit & mask and order != focus:
                if kept[order]:
                    total += TOUCHED_AGAIN
                elif bit & (dead | seen) or self.is_held(bit, order):
                    total -= BAD_TOUCH
                else:
                    total += 1.0
                seen |= bit
        return total

    def clue_play(self, hand: list[int], least: float) -> bool:
        """Clue a card that fits and that its holder does not know to fit, by the best clue."""
        cards, kept, playable = self.cards, self.kept, self.playable
        unfit = ~self.dead & ~playable
        chop = self.chop(hand)
        best, best_mask, best_order = -2.0, 0, UNKNOWN
        for order in hand:
            bit = 1 << cards[order]
            if (
                not bit & playable
                or (kept[order] and not self.belief[order] & unfit)
                or self.is_held(bit, order)
            ):
                continue
            for mask in self.clues[cards[order]]:
                if self.focus(hand, mask, chop) == order:
                    worth = self.touch_worth(hand, mask, order)
                    if worth > best:
                        best, best_mask, best_order = worth, mask, order
        if best_order == UNKNOWN or best + 1.0 < least:
            return False
        self.clue(hand, best_mask, best_order)
        return True

    def focus(self, hand: list[int], mask: int, chop: int) -> int:
        """The card that a clue is about: the chop, else the newest new card, else the newest touched."""
        cards, kept = self.cards, self.kept
        found, is_new = UNKNOWN, False
        for order in hand:
            if mask >> cards[order] & 1:
                if not kept[order]:
                    if order == chop:
                        return order
                    found, is_new = order, True
                elif not is_new:
                    found = order
        return found

    def clue(self, hand: list[int], mask: int, focus: int = UNKNOWN) -> None:
        """Tell a hand which cards a clue touches; `focus`: the one that is to be played."""
        cards, kept, belief = self.cards, self.kept, self.belief
        taken = self.dead
        for order in (*self.hands[self.seat], *hand):
            if kept[order] and not belief[order] & (belief[order] - 1):
                taken |= belief[order]
        for order in hand:
            if mask >> cards[order] & 1:
                said = belief[order] & mask or mask
                belief[order] = said if kept[order] else said & ~taken or said
                kept[order] = True
            else:
                belief[order] &= ~mask
        if focus != UNKNOWN:
            belief[focus] = 1 << cards[focus]
        self.next(-1)

    def play(self, order: int) -> None:
        card = self.cards[order]
        tokens = 0
        if self.playable >> card & 1:
            self.piles[card // RANKS] += 1
            self.score += 1
            tokens = card % RANKS == RANKS - 1
        else:
            self.strikes += 1
            self.left[card] -= 1
        self.update_masks()
        self.replace(order)
        self.next(tokens)

    def discard(self, hand: list[int], useless: list[int]) -> None:
        """Discard a useless card, else the chop, else what is no last copy."""
        if not hand:
            self.next(1)
            return
        order = useless[0] if useless else self.chop(hand)
        if order == UNKNOWN:
            spare = [order for order in hand if not self.belief[order] & self.critical]
            order = (spare or hand)[0]
        self.throw(order)

    def throw(self, order: int) -> None:
        """Discard a card of the seat to act."""
        card = self.cards[order]
        self.left[card] -= 1
        if not self.dead >> card & 1:
            self.update_masks()
        self.replace(order)
        self.next(1)


def mean_score(minds: Minds, heard: Minds, action: HanabiAction, deals: list[Deal]) -> float:
    """The mean score at the end if the viewer makes a move; `heard`: what both read into it."""
    clues, hand = clues_by_card(minds.mine.terms), minds.mine.hands[minds.me]
    total = 0
    for deal in deals:
        rollout = PairRollout(clues, heard, deal)
        if isinstance(action, Clue):
            rollout.next(0)
        else:
            order = hand[action.position - 1]
            (rollout.play if isinstance(action, Play) else rollout.throw)(order)
        total += rollout.finish()
    return total / len(deals)

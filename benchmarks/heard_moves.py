"""What a sentence about a play or a discard claims, checked by the rules and all cards."""

from __future__ import annotations

from collections.abc import Iterator

from benchmarks.past_hands import PastHands
from sumida.hanabi.rules.actions import SEATS, Clue, Discard, Event, Play
from sumida.hanabi.rules.cards import HeldCard
from sumida.hanabi.rules.scoring import playable
from sumida.hanabi.rules.state import HanabiState
from sumida.kernel import Seat


class HeardMove(PastHands):
    """A sentence to one seat about a play or a discard."""

    def named_seat(self) -> Seat:
        """The seat that the sentence names."""
        return SEATS.index(str(self.why.facts["seat"]))

    def names_next(self) -> bool:
        """Whether the sentence names the next seat, or is about a card of the reader, who is next."""
        following = (self.state.current + 1) % self.state.setup.players
        return (self.named_seat() if "seat" in self.why.facts else self.reader) == following

    def is_warned(self) -> bool:
        """Whether whoever is asked to keep the chop has one: the card that is named, if it is the reader."""
        if "seat" not in self.why.facts:
            return self.on_chop()
        return self.named_seat() != self.state.current and bool(self.fresh(self.named_seat()))

    @property
    def moved(self) -> HeldCard:
        assert isinstance(self.action, (Play, Discard))
        return self.state.hands[self.state.current][self.action.position - 1]

    def others_of_mover(self) -> list[HeldCard]:
        """The cards of the mover but the one that moves."""
        return [held for held in self.state.hands[self.state.current] if held is not self.moved]

    def could_have_played(self) -> bool:
        """Whether another clued card of the mover may fit."""
        return any(held.clues and held.possible & self.fits for held in self.others_of_mover())

    def held_useless(self) -> bool:
        """Whether another card of the mover may be useless."""
        return any(held.possible & ~self.useful for held in self.others_of_mover())

    def on_chop(self) -> bool:
        """Whether the named card of the reader is the next that would be discarded."""
        return self.is_chop(self.reader, self.own)

    def other_ones(self) -> list[HeldCard]:
        """Clued 1s of the mover, besides the card that moves, of which one may fit."""
        ones = self.variant.touch[1]
        return [
            held for held in self.others_of_mover() if not held.possible & ~ones and held.possible & self.fits
        ]

    def first_of_ones(self) -> bool:
        """Whether the 1 that is played comes before the others: the chop, then the newest of those drawn
        in the game, then the oldest of the first hand."""
        ones = self.variant.touch[1]
        if self.moved.possible & ~ones or not self.other_ones():
            return False
        if self.was_chop_when_clued(self.moved):
            return True
        dealt = self.state.setup.players * self.state.setup.hand_size
        mine = place_of_one(self.moved.order, dealt)
        return all(
            mine < place_of_one(held.order, dealt) or self.was_chop_when_clued(held)
            for held in self.other_ones()
        ) and not any(self.was_surely_chop_when_clued(held) for held in self.other_ones())

    def was_chop_when_clued(self, held: HeldCard) -> bool:
        """Whether a card may have been the chop when it got its first clue."""
        return any(first.is_chop(self.state.current, card) for first, card in self.first_clue(held))

    def was_surely_chop_when_clued(self, held: HeldCard) -> bool:
        return any(first.is_surely_chop(self.state.current, card) for first, card in self.first_clue(held))

    def first_clue(self, held: HeldCard) -> Iterator[tuple[PastHands, HeldCard]]:
        """The position before the first clue to a card of the mover, and that card in it."""
        for number, (before, event) in enumerate(self.turns()):
            if isinstance(event.action, Clue) and held.order in event.touched:
                card = next(one for one in before.hands[self.state.current] if one.order == held.order)
                yield self.then(number), card
                return

    def played_before(self, clued: bool) -> bool:
        """Whether the mover has lately played another card that fitted, with a clue on it or without, while
        this one had none."""
        rounds = 4 * self.state.setup.players
        return any(
            isinstance(event.action, Play)
            and event.seat == self.state.current
            and event.turn >= self.state.turn - rounds
            and bool(before.hands[event.seat][event.action.position - 1].clues) == clued
            and playable(before.piles) >> (event.card or 0) & 1
            and not any(held.order == self.moved.order and held.clues for held in before.hands[event.seat])
            for before, event in self.turns()
        )

    def pointed_at(self) -> bool:
        """Whether somebody lately discarded a card from the same place, counted from the newest."""
        seat = self.state.current
        for before, event in self.lately_discarded():
            assert isinstance(event.action, Discard)
            place = event.action.position - 1 - len(before.hands[event.seat])
            hand = before.hands[seat]
            if -place <= len(hand) and hand[place].order == self.moved.order:
                return True
        return False

    def was_given_up(self) -> bool:
        """Whether somebody lately discarded a clued card that fitted."""
        return any(
            bool(before.hands[event.seat][event.action.position - 1].clues)
            and bool(playable(before.piles) >> (event.card or 0) & 1)
            and any(
                held.order == self.moved.order and not held.clues for held in before.hands[self.state.current]
            )
            for before, event in self.lately_discarded()
            if isinstance(event.action, Discard)
        )

    def lately_discarded(self) -> Iterator[tuple[HanabiState, Event]]:
        """The discards of others since the last turn but one of the mover."""
        for before, event in self.turns():
            recent = event.turn >= self.state.turn - 2 * self.state.setup.players
            if recent and isinstance(event.action, Discard) and event.seat != self.state.current:
                yield before, event

    def discarded_lately(self) -> bool:
        """Whether somebody discarded since the player's last turn."""
        players = self.state.setup.players
        return any(isinstance(event.action, Discard) for event in self.state.history[1 - players :])

    def has_copy(self, seat: Seat, clued: bool) -> bool:
        """Whether a seat holds the other copy of the card that moves, with a clue or without."""
        return any(held.card == self.card and bool(held.clues) == clued for held in self.state.hands[seat])

    def same_place(self, seat: Seat) -> HeldCard | None:
        """The card of another seat in the place of the one that moves, counted from the newest."""
        assert isinstance(self.action, Discard)
        mine, theirs = self.state.hands[self.state.current], self.state.hands[seat]
        place = len(mine) - self.action.position
        return theirs[len(theirs) - 1 - place] if place < len(theirs) else None

    def next_but_one_in_danger(self) -> bool:
        """Whether the seat after the next has a card without a clue that fits or is the last copy."""
        seat = (self.state.current + 2) % self.state.setup.players
        return any((self.fits | self.last) >> (held.card or 0) & 1 for held in self.fresh(seat))

    def is_missed_least(self) -> bool:
        """Whether the card is not certainly the last copy of one we need, unless all of them are, or some
        that we need will be missed anyway for want of turns."""
        view = self.state.view(self.state.current)
        lost = [not mask & ~self.last for mask in view.deduced[self.state.current]]
        assert isinstance(self.action, Discard)
        return not lost[self.action.position - 1] or all(lost) or view.at_most < sum(view.reachable)


def place_of_one(order: int, dealt: int) -> tuple[bool, int]:
    """Where a clued 1 stands in the agreed order."""
    return order < dealt, order if order < dealt else -order

"""What a sentence about a clue claims, checked by the rules and all cards."""

from __future__ import annotations

from benchmarks.heard_moves import HeardMove
from sumida.hanabi.conventions.levels import CHOP_MOVE, LITERAL, ORDER_OF_ONES, PLAYED, STALLING
from sumida.hanabi.rules.actions import Clue, Discard
from sumida.hanabi.rules.cards import HeldCard
from sumida.hanabi.rules.scoring import indispensable, playable
from sumida.hanabi.rules.variants import RANKS
from sumida.kernel import Seat


class Heard(HeardMove):
    """A sentence to one seat about any turn."""

    @property
    def own_after(self) -> int:
        """What the clues allow that card to be, this one included."""
        after = self.state.apply(self.state.current, self.action).hands[self.reader]
        return next(held.possible for held in after if held.order == self.own.order)

    @property
    def own_deduced(self) -> int:
        """What the reader cannot rule out for that card, by this clue and by the cards in sight."""
        view = self.state.apply(self.state.current, self.action).view(self.reader)
        return view.deduced[self.reader][int(self.why.facts["position"]) - 1]

    def touches(self, held: HeldCard) -> bool:
        return self.variant.touch[self.clue.value] >> (held.card or 0) & 1 == 1

    def about_own(self) -> bool:
        """Whether the clue touches the named card of the reader."""
        return self.clue.target == self.reader and self.touches(self.own)

    def is_focus(self) -> bool:
        """Whether the named card is what a clue is about: the chop, else the newest without a clue (of 1s,
        from level 3 on, the first that is played), else the newest touched. A card that may be kept, or
        called on, may count as clued or not."""
        touched = [held for held in self.state.hands[self.reader] if self.touches(held)]
        new = [held for held in touched if not held.clues]
        free = [held for held in new if not self.may_be_kept(self.reader, held)]
        oldest = self.oldest(self.reader)
        if oldest in free:
            return self.own is oldest
        if not free:
            return self.own in (*new, *touched[-1:])
        likely = [new[-1], free[-1]]
        if self.clue.value == 1 and self.level >= ORDER_OF_ONES:
            likely += [self.first_one(new), self.first_one(free)]
        return self.own in likely or (self.own in new and self.is_chop(self.reader, self.own))

    def first_one(self, ones: list[HeldCard]) -> HeldCard:
        """The newest of those drawn during the game, else the oldest of the first hand."""
        dealt = len(self.state.hands) * self.state.setup.hand_size
        return ones[-1] if ones[-1].order >= dealt else ones[0]

    def missing(self) -> int:
        """The cards below a touched one that have not been played."""
        found = 0
        for card in self.touched:
            suit, step = divmod(card, RANKS)
            if self.useful >> card & 1:
                found |= sum(1 << suit * RANKS + below for below in range(self.state.piles[suit], step))
        return found

    def holds_missing(self, clued: bool) -> bool:
        """Whether somebody but giver and receiver has the card right below a touched one, with a clue on it
        or without."""
        held = {
            one.card
            for seat, hand in enumerate(self.state.hands)
            if seat not in (self.clue.target, self.state.current)
            for one in hand
            if bool(one.clues) == clued
        }
        return any(card - 1 in held for card in self.touched if card % RANKS)

    def next_plays_blind(self) -> bool:
        """Whether a card without a clue fits in the hand of the player right after the giver."""
        seat = (self.state.current + 1) % self.state.setup.players
        fresh = [held for held in self.state.hands[seat] if not held.clues]
        return seat != self.clue.target and any(self.fits >> (held.card or 0) & 1 for held in fresh)

    def saves_chop(self) -> bool:
        hand = self.state.hands[self.clue.target]
        return any(
            self.touches(held)
            and self.is_chop(self.clue.target, held)
            and self.useful >> (held.card or 0) & 1
            for held in hand
            if not held.clues
        )

    def tells_of_playable(self) -> bool:
        """Whether a card fits that was clued, now or before, or is known better after the clue."""
        after = self.state.apply(self.state.current, self.action).hands[self.clue.target]
        return any(
            self.fits >> (held.card or 0) & 1 and (later.clues != () or held.possible != later.possible)
            for held, later in zip(self.state.hands[self.clue.target], after, strict=True)
        )

    def was_asked(self, seat: Seat) -> bool:
        """Whether somebody gave a player other than `seat` a clue to a card that did not fit at that time."""
        return any(
            isinstance(event.action, Clue)
            and seat not in (event.seat, event.action.target)
            and any(not playable(before.piles) >> before.deck[order] & 1 for order in event.touched)
            for before, event in zip(self.past, self.state.history, strict=False)
        )

    def missing_chain(self) -> bool:
        """Whether two or more cards are missing below a touched one, all of them in sight in other hands."""
        seen = {one.card for seat, one in self.in_hands() if seat != self.state.current}
        return any(
            step - self.state.piles[suit] > 1
            and all(
                suit * RANKS + below in seen | self.own_hand()
                for below in range(self.state.piles[suit], step)
            )
            for suit, step in (divmod(card, RANKS) for card in self.touched)
        )

    def own_hand(self) -> set[int]:
        """The cards of the giver."""
        return {held.card or 0 for held in self.state.hands[self.state.current]}

    def later_has_missing(self) -> bool:
        """Whether a player who acts after the receiver has a missing card without a clue."""
        players, giver = self.state.setup.players, self.state.current
        reached = (self.clue.target - giver) % players
        missing = self.missing()
        return any(
            missing >> (held.card or 0) & 1 and not held.clues
            for seat, held in self.in_hands()
            if (seat - giver) % players > reached
        )

    def layer_before_missing(self) -> bool:
        """Whether a third hand has a missing card without a clue behind a newer one that fits."""
        missing = self.missing()
        return any(
            missing >> (one.card or 0) & 1
            and any(
                newer.order > one.order and self.fits >> (newer.card or 0) & 1 for newer in self.fresh(seat)
            )
            for seat in range(self.state.setup.players)
            if seat not in (self.clue.target, self.state.current)
            for one in self.fresh(seat)
        )

    def receiver_has_missing(self) -> bool:
        missing = self.missing()
        return any(missing >> (held.card or 0) & 1 for held in self.state.hands[self.clue.target])

    def stops_a_card(self) -> bool:
        """Whether a card is touched that does not fit, and that was clued or may have been called on."""
        seat = self.clue.target
        hand = [held for held in self.state.hands[seat] if self.touches(held)]
        return any(
            not self.fits >> (held.card or 0) & 1 and (held.clues or self.may_be_kept(seat, held))
            for held in hand
        )

    def was_marked(self) -> bool:
        """Whether the reader's card was clued, or may have been called on."""
        return bool(self.own.clues) or self.may_be_kept(self.reader, self.own)

    def only_clued(self) -> bool:
        """Whether every touched card had a clue, or may have been called on."""
        seat = self.clue.target
        hand = [held for held in self.state.hands[seat] if self.touches(held)]
        return all(held.clues or self.may_be_kept(seat, held) for held in hand)

    def new_fives(self) -> list[HeldCard]:
        hand = self.state.hands[self.clue.target]
        return [held for held in hand if self.touches(held) and not held.clues] if self.is_of_fives() else []

    def is_of_fives(self) -> bool:
        return self.clue.value == RANKS

    def five_off_chop(self) -> bool:
        """Whether a clue of fives touches a new one, and none that surely was the chop."""
        seat = self.clue.target
        return bool(self.new_fives()) and not any(
            self.is_surely_chop(seat, held) for held in self.new_fives()
        )

    def five_beside_chop(self) -> bool:
        """Whether a clue of fives leaves an older card without a clue."""
        fives = self.new_fives()
        return bool(fives) and any(held.order < fives[0].order for held in self.fresh(self.clue.target))

    def is_early(self) -> bool:
        """Whether no card that surely was a chop has been discarded."""
        for number, (before, event) in enumerate(self.turns()):
            if isinstance(event.action, Discard):
                then = self.then(number)
                if then.is_surely_chop(event.seat, before.hands[event.seat][event.action.position - 1]):
                    return False
        return True

    def may_lose_last_copy(self) -> bool:
        """Whether the last turn discarded a card whose last copy the giver's next discard may be."""
        history = self.state.history
        if not history or not isinstance(history[-1].action, Discard):
            return False
        lost, giver = history[-1].card or 0, self.state.current
        then = indispensable(self.variant, self.state.piles, self.state.discards)
        chops = [held for held in self.fresh(giver) if self.is_chop(giver, held)]
        return bool(then >> lost & 1) and any(held.possible >> lost & 1 for held in chops)

    def all_tokens(self) -> bool:
        return self.state.clue_tokens == self.state.setup.clue_tokens

    def had_to_clue(self) -> bool:
        """Whether the giver could not well discard, for one of the reasons that excuse a weak clue."""
        forced = self.all_tokens() or self.is_locked(self.state.current) or self.may_lose_last_copy()
        return self.level >= STALLING and forced

    def was_clued_itself(self) -> bool:
        mover = self.state.current
        return any(
            isinstance(event.action, Clue) and event.action.target == mover for event in self.state.history
        )

    def nothing_read(self) -> bool:
        """Whether the clue is one that tells only what it says: it is about no new card that may fit, as far
        as good touch leaves that open; or it is one of fives; or players may stall."""
        if self.level in (LITERAL, *PLAYED[STALLING - 1 :]) or self.clue.value == RANKS:
            return True
        if "position" not in self.why.facts:
            touched = [held for held in self.state.hands[self.reader] if self.touches(held)]
            return all(held.clues for held in touched) or not self.moves_chop()
        return bool(self.own.clues) or not (
            self.own_deduced & self.fits & self.useful & ~self.clued_elsewhere()
        )

    def clued_elsewhere(self) -> int:
        """The cards with a clue that the reader sees in other hands, or knows in its own."""
        hands = [hand for seat, hand in enumerate(self.state.hands) if seat != self.reader]
        seen = {1 << (held.card or 0) for hand in hands for held in hand if held.clues}
        after = self.state.apply(self.state.current, self.action).hands[self.reader]
        own = {held.possible for held in after if held.possible.bit_count() == 1}
        return sum(seen | own)

    def keeps_untouched(self, seat: Seat) -> bool:
        """Whether the seat has a card that no clue touches."""
        fresh = [held for held in self.state.hands[seat] if not held.clues and not self.touches(held)]
        return self.level >= CHOP_MOVE and bool(fresh)

    def moves_chop(self) -> bool:
        """Whether the clue touches useless cards only and the oldest card was free to be discarded: no clue
        was given to its holder since it was drawn, and the end is not near."""
        hand, state = self.state.hands[self.reader], self.state
        pace = sum(state.piles) + len(state.deck) - state.dealt + state.setup.players - self.variant.best
        heard = [
            event.turn
            for event in state.history
            if isinstance(event.action, Clue) and event.action.target == self.reader
        ]
        free = (
            not hand[0].clues
            and not self.touches(hand[0])
            and not any(turn > hand[0].drawn for turn in heard)
        )
        useless = not any(self.useful >> card & 1 for card in self.touched)
        return self.level >= CHOP_MOVE and free and useless and pace >= state.setup.players

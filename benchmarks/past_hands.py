"""Which cards of a hand may be kept, and which is discarded next, by the rules and what past turns may mean.

Nothing here uses the code of the conventions. What past turns may have meant is told as widely as they
allow: a card without a clue may be kept only if some turn since it was drawn may have asked for that.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from benchmarks.coach_claims import Said
from sumida.hanabi.conventions.levels import CHOP_MOVE, SCREAM_DISCARD, SELF_FINESSE, TEMPO_CLUE
from sumida.hanabi.rules.actions import Clue, Discard, Event, HanabiAction, Play
from sumida.hanabi.rules.cards import HeldCard
from sumida.hanabi.rules.scoring import playable, useful
from sumida.hanabi.rules.state import HanabiState
from sumida.hanabi.rules.variants import RANKS
from sumida.kernel import Seat, Words
from sumida.lab.coach.findings import Why


class PastHands(Said):
    """A sentence to one seat about a turn, with the positions that led to it and the level it speaks of."""

    def __init__(
        self, past: Sequence[HanabiState], action: HanabiAction, words: Words, reader: Seat, level: int
    ) -> None:
        super().__init__(past[-1], action, Why(words.key, dict(words.facts)))
        self.past, self.reader, self.level = past, reader, level

    @property
    def clue(self) -> Clue:
        assert isinstance(self.action, Clue)
        return self.action

    @property
    def own(self) -> HeldCard:
        """The card of the reader that the sentence names."""
        return self.state.hands[self.reader][int(self.why.facts["position"]) - 1]

    def fresh(self, seat: Seat) -> list[HeldCard]:
        return [held for held in self.state.hands[seat] if not held.clues]

    def oldest(self, seat: Seat) -> HeldCard | None:
        return next(iter(self.fresh(seat)), None)

    def is_chop(self, seat: Seat, card: HeldCard) -> bool:
        """The oldest card without a clue that nothing else keeps."""
        older = [held for held in self.fresh(seat) if held.order < card.order]
        return not card.clues and all(self.may_be_kept(seat, held) for held in older)

    def is_surely_chop(self, seat: Seat, card: HeldCard) -> bool:
        return card is self.oldest(seat) and not self.may_be_kept(seat, card)

    def is_locked(self, seat: Seat) -> bool:
        """Whether every card of a hand has a clue or may be kept without one."""
        return all(self.may_be_kept(seat, held) for held in self.fresh(seat))

    def may_be_kept(self, seat: Seat, held: HeldCard) -> bool:
        """Whether a turn since a card was drawn may have asked its holder to keep or to play it, though no
        clue touched it."""
        return any(
            self.may_be_moved(seat, held, before, event) or self.may_be_called(seat, before, event)
            for before, event in self.turns()
            if any(one.order == held.order for one in before.hands[seat])
        )

    def turns(self) -> Iterator[tuple[HanabiState, Event]]:
        """Every past turn with the position before it."""
        return zip(self.past, self.state.history, strict=False)

    def then(self, number: int) -> PastHands:
        """The same for a past turn, of which nothing is said."""
        action = self.state.history[number].action
        return PastHands(self.past[: number + 1], action, Words("then"), self.reader, self.level)

    def may_be_moved(self, seat: Seat, held: HeldCard, before: HanabiState, event: Event) -> bool:
        """Whether a turn may be a chop move on a card."""
        if isinstance(event.action, Clue):
            return event.action.target == seat and self.clue_may_move(seat, held, before, event)
        card, hand = event.card or 0, before.hands[event.seat]
        if isinstance(event.action, Play):
            clued = sum(bool(one.clues) for one in hand)
            return self.level >= CHOP_MOVE and event.seat != seat and card % RANKS == 0 and clued > 1
        follows = (event.seat + 1) % before.setup.players == seat
        needed = useful(self.variant, before.piles, before.discards) >> card & 1
        return self.level >= SCREAM_DISCARD and follows and (before.clue_tokens == 0 or not needed)

    def clue_may_move(self, seat: Seat, held: HeldCard, before: HanabiState, event: Event) -> bool:
        """Whether a clue may be a trash, a five or a tempo chop move on an untouched card."""
        assert isinstance(event.action, Clue)
        hand = before.hands[seat]
        new = [one for one in hand if one.order in event.touched and not one.clues]
        if not new:
            return self.level >= TEMPO_CLUE
        if self.level < CHOP_MOVE or held.order > new[0].order:
            return False
        needed = useful(self.variant, before.piles, before.discards)
        trash = not any(needed >> (one.card or 0) & 1 for one in new)
        return trash or event.action.value == RANKS

    def may_be_called(self, seat: Seat, before: HanabiState, event: Event) -> bool:
        """Whether a recent turn may have asked a seat to play a card without a clue."""
        if event.turn < self.state.turn - 2 * self.state.setup.players or event.seat == seat:
            return False
        if not isinstance(event.action, Clue):
            return self.level >= SCREAM_DISCARD and isinstance(event.action, Discard)
        if event.action.target == seat and self.level < SELF_FINESSE:
            return False
        return any(not playable(before.piles) >> before.deck[order] & 1 for order in event.touched)

    def in_hands(self) -> Iterator[tuple[Seat, HeldCard]]:
        for seat, hand in enumerate(self.state.hands):
            for held in hand:
                yield seat, held

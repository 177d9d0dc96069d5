"""A position of the whole table: all turns, the round, the races and the history."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sumida.hashi.rules import opening, paper, perspective, scoring, strict
from sumida.hashi.rules.actions import DONE, Action
from sumida.hashi.rules.cards import ROUNDS, Card, Deal
from sumida.hashi.rules.scoring import NOTHING, Reached
from sumida.hashi.rules.turn import MistakeRules, Turn
from sumida.hashi.rules.view import HashiView
from sumida.kernel import IllegalAction, Seat

if TYPE_CHECKING:
    from sumida.hashi.rules.setup import HashiSetup

_MISTAKE_RULES: Final[dict[str, MistakeRules]] = {"strict": strict, "paper": paper}


@dataclass(frozen=True, slots=True)
class HashiState:
    """Round 0 is the set-up, rounds 1 to 17 have a card each, round 18 is the end.

    `reached` holds by seat the rounds in which the categories were scored; `history` the steps of all
    closed rounds by seat.
    """

    setup: HashiSetup
    deal: Deal
    turns: tuple[Turn, ...]
    round: int = 0
    reached: tuple[Reached, ...] = ()
    history: tuple[tuple[tuple[Action, ...], ...], ...] = ()

    @property
    def over(self) -> bool:
        """After the 17th round."""
        return self.round > ROUNDS

    @property
    def card(self) -> Card | None:
        """The card of the current round."""
        return self.deal.cards[self.round - 1] if 1 <= self.round <= ROUNDS else None

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """All seats that have not said done."""
        if self.over:
            return ()
        return tuple([seat for seat, turn in enumerate(self.turns) if not turn.done])

    @property
    def turn(self) -> int:
        """The rounds that are closed, the set-up included."""
        return self.round

    @property
    def scores(self) -> tuple[int, ...]:
        """Points by seat at the end of the last round."""
        reached = self.reached or (NOTHING,) * len(self.turns)
        return tuple(scoring.total(turn.closed, reached, seat) for seat, turn in enumerate(self.turns))

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that have won; none before the end."""
        return scoring.winners(self.scores) if self.over else ()

    def legal(self, seat: Seat) -> list[Action]:
        """Every step `seat` may take now, in the order of `Setup.actions`."""
        if seat not in self.to_act:
            return []
        card, turn = self.card, self.turns[seat]
        return opening.legal(turn) if card is None else self._rules.legal(turn, card, self.round)

    def apply(self, seat: Seat, action: Action) -> HashiState:
        """The position after one step; the last `done` closes the round."""
        turn, card = self._turn(seat), self.card
        if card is None:
            after = opening.play(turn, action)
        else:
            after = self._rules.play(turn, action, card, self.round)
        state = self._with(seat, after)
        return state._close() if after.done and all(turn.done for turn in state.turns) else state

    def undo(self, seat: Seat) -> HashiState:
        """Take back the seat's last step of this round; impossible once it has said done."""
        before = self._turn(seat).before
        if before is None:
            raise IllegalAction("There is nothing to take back in this round.", "refuse-hashi-undo-nothing")
        return self._with(seat, before)

    def looks_like(self, other: HashiState) -> bool:
        """Whether a spectator cannot tell the two positions apart: steps of the running round are secret."""
        return self._public == other._public

    @property
    def _public(self) -> tuple[object, ...]:
        """What the view of a spectator is made from."""
        turned = self.deal.cards[: min(self.round, ROUNDS)]
        shown = [(turn.closed, turn.done, turn.steps == (DONE,)) for turn in self.turns]
        return self.round, shown, self.reached, turned, self.history, self.setup

    def view(self, seat: Seat | None) -> HashiView:
        """All that `seat` may know."""
        return perspective.see(self, seat)

    @property
    def _rules(self) -> MistakeRules:
        return _MISTAKE_RULES[self.setup.mistakes]

    def _turn(self, seat: Seat) -> Turn:
        """The turn of a seat that may still act."""
        if self.over:
            raise IllegalAction("The game is over.", "refuse-over")
        if not 0 <= seat < len(self.turns):
            message = f"There is no seat {seat}; seats are 0 to {len(self.turns) - 1}."
            raise IllegalAction(message, "refuse-hashi-no-seat", seat=seat)
        if self.turns[seat].done:
            raise IllegalAction("You have said done; the others are still at work.", "refuse-hashi-done")
        return self.turns[seat]

    def _with(self, seat: Seat, turn: Turn) -> HashiState:
        turns = (*self.turns[:seat], turn, *self.turns[seat + 1 :])
        return HashiState(self.setup, self.deal, turns, self.round, self.reached, self.history)

    def _close(self) -> HashiState:
        """Everybody is done: pass the boards, or check and compare them; then turn the next card."""
        if self.round == 0:
            sheets = opening.pass_left(tuple(turn.sheet for turn in self.turns))
            turns = tuple(Turn(sheet, sheet) for sheet in sheets)
            reached = (NOTHING,) * len(turns)
        else:
            closed = [self._rules.close(turn, self.round) for turn in self.turns]
            turns = tuple(Turn(sheet, sheet, marks=marks) for sheet, marks in closed)
            reached = tuple(
                scoring.race(turn.closed, before, self.round)
                for turn, before in zip(turns, self.reached, strict=True)
            )
        history = (*self.history, tuple(turn.steps for turn in self.turns))
        return HashiState(self.setup, self.deal, turns, self.round + 1, reached, history)

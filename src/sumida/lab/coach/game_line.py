"""A finished game as the coach goes through it: its moves, its positions, and what stays as it was."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sumida.hanabi.rules.actions import HanabiAction
from sumida.hanabi.rules.state import HanabiState
from sumida.lab.coach.findings import Why
from sumida.lab.coach.outcomes import reachable
from sumida.lab.coach.rollouts import Known, fixed_cards


@dataclass(frozen=True)
class ReviewedMove:
    """A position, what everybody knows of the hands, the move made, what it did, the move advised and why.

    `advised_known` is what everybody knows after the move advised, if that is read by the conventions.
    """

    state: HanabiState
    known: Known
    made: HanabiAction
    did: tuple[Why, ...]
    advised: HanabiAction
    why: Why
    advised_known: Known | None


@dataclass(frozen=True)
class GameLine:
    """The moves of a finished game, and its last position; turns are counted from 0."""

    moves: Sequence[ReviewedMove]
    over: HanabiState

    @property
    def best(self) -> int:
        """A perfect score."""
        return self.over.setup.variant.best

    @property
    def won(self) -> bool:
        return sum(self.over.piles) == self.best

    def state(self, at: int) -> HanabiState:
        """The position after this many moves."""
        return self.moves[at].state if at < len(self.moves) else self.over

    def fixed(self, turn: int) -> int:
        """How far the deck stays as it was for this turn."""
        return fixed_cards(self.moves[turn].state)

    def shuffled(self, turn: int) -> Sequence[int]:
        """The cards of the deck whose order is open at this turn."""
        return self.over.deck[self.fixed(turn) :]

    def last(self, turn: int) -> int:
        """The last position that the table would have reached as well with any other end of the deck."""
        fixed, at = self.fixed(turn), turn + 1
        while at < len(self.moves) and self.state(at + 1).dealt <= fixed:
            at += 1
        return at


def is_open(state: HanabiState) -> bool:
    """Whether a perfect score is possible by the discards and the turns left."""
    best, pile = state.setup.variant.best, len(state.deck) - state.dealt
    turns = state.turns_left if state.turns_left is not None else pile + state.setup.players
    return reachable(state) == best and best - sum(state.piles) <= turns

"""A running game of hanab.live as our view: what one seat was told, put together with our own rules.

The rules need every card to know what a clue touches. So the cards that the seat cannot see are filled in
with any that fit what it was told; a view is the same whichever they are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from sumida.hanabi.hanablive.live_actions import (
    COLOUR,
    HIDDEN,
    SiteClue,
    SiteClueValue,
    SiteDiscard,
    SiteDraw,
    SitePlay,
    Told,
)
from sumida.hanabi.hanablive.variants import known_as
from sumida.hanabi.rules.actions import Clue, Discard, HanabiAction, Play
from sumida.hanabi.rules.setup import HanabiSetup
from sumida.hanabi.rules.state import HanabiState, opening
from sumida.hanabi.rules.variants import RANKS, ClueValue
from sumida.hanabi.rules.view import HanabiView
from sumida.kernel import GameError, NotationError, Seat


class LiveSeat:
    """What a seat of the site was told so far."""

    def __init__(self, setup: HanabiSetup, seat: Seat) -> None:
        self.setup = setup
        self.seat = seat
        self._site = known_as(setup.variant)
        self._identities: dict[int, int] = {}
        self._own: dict[int, int] = {}
        """The seat's own cards by order, with the mask of what the clues leave open."""
        self._turns: list[SiteClue | SitePlay | SiteDiscard] = []

    def hear(self, action: Told) -> None:
        """Take in what the site told; raises `NotationError` if that cannot be."""
        if isinstance(action, SiteDraw):
            self._draw(action)
        elif isinstance(action, SiteClue):
            self._turns.append(action)
            self._narrow(action)
        elif isinstance(action, SitePlay | SiteDiscard):
            self._turns.append(action)
            self._identities[action.order] = self._card(action.suit_index, action.rank)
            self._own.pop(action.order, None)

    @property
    def turn(self) -> int:
        """How many turns were played."""
        return len(self._turns)

    def view(self) -> HanabiView:
        """The view of this seat now; raises `NotationError` if the rules do not allow what was told."""
        state = opening(self.setup, self._deck())
        try:
            for turn in self._turns:
                state = state.apply(state.current, self._move(state, turn))
        except GameError as error:
            raise _impossible(f"turn {state.turn + 1}: {error}") from error
        return state.view(self.seat)

    def _draw(self, draw: SiteDraw) -> None:
        if draw.player_index == self.seat:
            self._own.setdefault(draw.order, self.setup.variant.everything)
        elif draw.suit_index != HIDDEN:
            self._identities[draw.order] = self._card(draw.suit_index, draw.rank)

    def _card(self, suit_index: int, rank: int) -> int:
        if not 0 <= suit_index < len(self._site.suits) or not 1 <= rank <= RANKS:
            raise _impossible(f"there is no card of suit {suit_index} and rank {rank}")
        return self._site.suits[suit_index] * RANKS + rank - 1

    def _narrow(self, clue: SiteClue) -> None:
        if clue.target != self.seat:
            return
        touches = self.setup.variant.touch[self._value(clue.clue)]
        for order in self._own:
            self._own[order] &= touches if order in clue.list else ~touches

    def _value(self, clue: SiteClueValue) -> ClueValue:
        if clue.type != COLOUR:
            return clue.value
        if not 0 <= clue.value < len(self._site.colours):
            raise _impossible(f"there is no colour {clue.value}")
        return self._site.colours[clue.value]

    def _deck(self) -> tuple[int, ...]:
        """A deck that fits all that was told."""
        left = Counter(self.setup.variant.deck)
        left.subtract(self._identities.values())
        if min(left.values()) < 0:
            raise _impossible("a card was seen more often than there are copies")
        hidden = sorted(self._own, key=lambda order: self._own[order].bit_count())
        guessed = _assign([self._own[order] for order in hidden], left)
        if guessed is None:
            raise _impossible("no hand fits all the clues")
        known = self._identities | dict(zip(hidden, guessed, strict=True))
        rest = (left - Counter(guessed)).elements()
        return tuple(
            known[order] if order in known else next(rest) for order in range(len(self.setup.variant.deck))
        )

    def _move(self, state: HanabiState, turn: SiteClue | SitePlay | SiteDiscard) -> HanabiAction:
        if isinstance(turn, SiteClue):
            return Clue(turn.target, self._value(turn.clue))
        orders = [held.order for held in state.hands[state.current]]
        if turn.order not in orders:
            raise _impossible(f"card {turn.order} is not in the hand of the player to move")
        position = orders.index(turn.order) + 1
        if isinstance(turn, SiteDiscard) and not turn.failed:
            return Discard(position)
        return Play(position)


def _assign(masks: Sequence[int], left: Counter[int]) -> list[int] | None:
    """An identity for each mask, with no more copies than are left; None if there is none."""
    if not masks:
        return []
    for card, copies in left.items():
        if copies and masks[0] >> card & 1:
            rest = _assign(masks[1:], left - Counter([card]))
            if rest is not None:
                return [card, *rest]
    return None


def _impossible(detail: str) -> NotationError:
    return NotationError(
        f"hanab.live told what cannot be: {detail}.", "error-hanablive-impossible", detail=detail
    )

"""From a view to a hat position: the public history, read move by move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sumida.hanabi.bots.hat.moves import CLUE, DISCARD, PLAY
from sumida.hanabi.bots.hat.position import (
    CARDS,
    COPIES,
    LENGTH,
    PILE,
    PLAYERS,
    REMAINING,
    TO_ACT,
    TOKENS,
    TURNS_LEFT,
    UNLOCATED,
    draw_card,
    update_sets,
)
from sumida.hanabi.bots.hat.turns import apply_move, learn_from_move
from sumida.hanabi.engines.jit import Floats, Vector, vector
from sumida.hanabi.rules.actions import Clue, Event, HanabiAction, Play
from sumida.hanabi.rules.setup import HanabiSetup
from sumida.hanabi.rules.variants import FIVE
from sumida.hanabi.rules.view import HanabiView
from sumida.kernel import GameError


def check_setup(setup: HanabiSetup) -> None:
    """The code is made for the standard game; raises `GameError` for anything else."""
    usual = HanabiSetup(players=setup.players)
    same = ("variant", "grand_finale", "empty_clues", "hand_adjust", "clue_tokens", "max_strikes")
    for name in same:
        if getattr(setup, name) != getattr(usual, name):
            raise GameError(
                f"the hat bots play the game of the box without changes; here the option {name} differs",
                "error-hat-setup",
                option=name,
            )


def opening(setup: HanabiSetup, known: Sequence[int]) -> Vector:
    """The position after the deal, with the identities (-1: hidden) of the cards by order."""
    s = vector(LENGTH)
    s[TO_ACT], s[TOKENS], s[PILE], s[TURNS_LEFT], s[PLAYERS] = (
        setup.first_seat,
        setup.clue_tokens,
        CARDS,
        -1,
        setup.players,
    )
    for k in range(3):
        s[REMAINING + k] = s[UNLOCATED + k] = COPIES[k]
    update_sets(s)
    for order in range(setup.players * setup.hand_size):
        draw_card(s, order // setup.hand_size, known[order])
    return s


def action_number(action: HanabiAction) -> int:
    """The number of an action in the code."""
    if isinstance(action, Clue):
        return CLUE + 10 * action.target + FIVE.values.index(action.value)
    return (PLAY if isinstance(action, Play) else DISCARD) + action.position - 1


class HistoryReader:
    """Reads the views of one seat, and continues from the last view where it can."""

    def __init__(self, weights: Mapping[int, Floats]) -> None:
        self._weights = weights
        self._terms: tuple[HanabiSetup, int] | None = None
        self._read: tuple[Event, ...] = ()
        self._known: list[int] = []
        self._orders: list[list[int]] = []
        self._position: Vector = vector(LENGTH)

    def weights(self, s: Vector) -> Floats:
        """The parameters for the number of players in a position."""
        return self._weights[s[PLAYERS]]

    def position(self, view: HanabiView) -> Vector:
        """The position as the seat of this view knows it, its own cards hidden."""
        assert view.seat is not None
        known = _known(view)
        if not self._continues(view, known):
            self._begin(view, known)
        self._known = known
        for event in view.history[len(self._read) :]:
            self._follow(event, view.seat)
        self._read = view.history
        return self._position.copy()

    def _continues(self, view: HanabiView, known: list[int]) -> bool:
        read = len(self._read)
        return (
            self._terms == (view.setup, view.seat)
            and view.history[:read] == self._read
            and known[: len(self._known)] == self._known
        )

    def _begin(self, view: HanabiView, known: list[int]) -> None:
        check_setup(view.setup)
        assert view.seat is not None
        size = view.setup.hand_size
        self._terms, self._read = (view.setup, view.seat), ()
        self._orders = [list(range(seat * size, seat * size + size)) for seat in range(view.setup.players)]
        self._position = opening(view.setup, known)

    def _follow(self, event: Event, me: int) -> None:
        s, w, action = self._position, self.weights(self._position), action_number(event.action)
        if isinstance(event.action, Clue):
            orders = self._orders[event.action.target]
            hit = sum(1 << slot for slot, order in enumerate(orders) if order in event.touched)
            learn_from_move(s, action, hit, me, w)
            apply_move(s, action, 0, 0)
            return
        assert event.card is not None
        orders = self._orders[event.seat]
        orders.pop(event.action.position - 1)
        if event.drawn is not None:
            orders.append(event.drawn)
        learn_from_move(s, action, 0, me, w)
        apply_move(s, action, event.card, -1 if event.drawn is None else self._known[event.drawn])


def _known(view: HanabiView) -> list[int]:
    """Identities by order of all cards dealt so far; -1 for every card this seat has ever held."""
    dealt = len(view.setup.variant.deck) - view.pile
    known = [-1] * dealt
    for seat, hand in enumerate(view.hands):
        if seat != view.seat:
            for held in hand:
                assert held.card is not None
                known[held.order] = held.card
    for event in view.history:
        if event.seat != view.seat and event.order is not None and event.card is not None:
            known[event.order] = event.card
    return known

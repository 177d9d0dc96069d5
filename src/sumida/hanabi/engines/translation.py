"""Between the reference rules and the array engine: terms, actions, and positions from a seat's view."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from sumida.hanabi.engines import arrays
from sumida.hanabi.engines.arrays import Array, Position, Tables
from sumida.hanabi.rules.actions import Clue, Discard, Event, HanabiAction, Play
from sumida.hanabi.rules.setup import HanabiSetup
from sumida.hanabi.rules.variants import RANKS
from sumida.hanabi.rules.view import HanabiView
from sumida.kernel import Seat


@lru_cache(maxsize=64)
def tables(setup: HanabiSetup) -> Tables:
    """The terms of a game as numbers, taken from the reference."""
    variant = setup.variant
    kinds = range(len(variant.cards))
    return Tables(
        players=setup.players,
        hand=setup.hand_size,
        suits=len(variant.suits),
        ranks=RANKS,
        colours=len(variant.colours),
        counts=variant.copies,
        touches=tuple(tuple(mask >> kind & 1 == 1 for kind in kinds) for mask in variant.touch.values()),
        tokens=setup.clue_tokens,
        strikes=setup.max_strikes,
        first=setup.first_seat,
        empty_clues=setup.empty_clues,
        finale=setup.grand_finale,
    )


@lru_cache(maxsize=64)
def _actions(setup: HanabiSetup, seat: Seat) -> tuple[HanabiAction, ...]:
    """The actions of `seat` in the order of the array engine's ids."""
    positions = range(1, setup.hand_size + 1)
    targets = [(seat + offset) % setup.players for offset in range(1, setup.players)]
    colours, ranks = setup.variant.colours, range(1, RANKS + 1)
    return (
        *(Discard(position) for position in positions),
        *(Play(position) for position in positions),
        *(Clue(target, colour) for target in targets for colour in colours),
        *(Clue(target, rank) for target in targets for rank in ranks),
    )


@lru_cache(maxsize=64)
def _ids(setup: HanabiSetup, seat: Seat) -> dict[HanabiAction, int]:
    return {action: number for number, action in enumerate(_actions(setup, seat))}


def action_id(setup: HanabiSetup, seat: Seat, action: HanabiAction) -> int:
    """The array engine's id of what `seat` does."""
    return _ids(setup, seat)[action]


def action_of(setup: HanabiSetup, seat: Seat, number: int) -> HanabiAction:
    """The action of `seat` that the array engine calls `number`."""
    return _actions(setup, seat)[number]


def known_deck(view: HanabiView) -> Array:
    """(1, cards): the deck, as far as the seat knows it.

    Cards in the seat's own hand become any kind that the clues leave open, cards in the pile kind 0:
    what the seat may know is the same, whichever kind is taken.
    """
    deck = np.zeros((1, len(view.setup.variant.deck)), np.int8)
    for hand in view.hands:
        for held in hand:
            hidden = (held.possible & -held.possible).bit_length() - 1
            deck[0, held.order] = hidden if held.card is None else held.card
    for event in view.history:
        if event.order is not None and event.card is not None:
            deck[0, event.order] = event.card
    return deck


class Follower:
    """Follows a game through one seat's views; continues from the last view where it can."""

    def __init__(self, memory: int = arrays.MEMORY) -> None:
        self.memory = memory
        self.setup: HanabiSetup | None = None
        self.history: tuple[Event, ...] = ()
        self.position: Position | None = None

    def follow(self, view: HanabiView) -> Position:
        """The position that `view` shows, seen from the seat to act; for hidden cards see `known_deck`."""
        t = arrays.with_memory(tables(view.setup), self.memory)
        deck = known_deck(view)
        done = len(self.history)
        if self.position is None or self.setup != view.setup or view.history[:done] != self.history:
            position, done = arrays.deal(t, deck), 0
        else:
            position = arrays.with_decks(self.position, deck[None])
        for event in view.history[done:]:
            number = action_id(view.setup, event.seat, event.action)
            position, _ = arrays.step(t, position, np.array([number]))
        self.setup, self.history, self.position = view.setup, view.history, position
        return position

"""The learned player for two, with search: it asks what its hand can be, and tries its moves out on that.

Only the seat that begins the game searches. The other plays as the net does, for the search takes every
move of the partner for the net's own: two seats that deviate at once would misread each other.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from sumida.hanabi import arrays, translation, weights
from sumida.hanabi.actions import Event, HanabiAction
from sumida.hanabi.arrays import Position, Tables
from sumida.hanabi.bots.learned import VARIANT, LearnedBot, playable_terms
from sumida.hanabi.network import Layers
from sumida.hanabi.rollouts import NumpyNets
from sumida.hanabi.search import Belief, Effort, Moment, choose, hidden_places
from sumida.hanabi.view import HanabiView
from sumida.kernel import GameError, Words

SEED = 1
HUNDREDTHS = 100


class Following:
    """Guesses that follow one game through the views of a seat."""

    def __init__(self, t: Tables, nets: NumpyNets, effort: Effort, view: HanabiView, start: Position) -> None:
        self.seat, self.start = view.seat, start
        self.history: tuple[Event, ...] = ()
        self.belief = Belief(t, nets, effort, np.random.default_rng(SEED))
        self.belief.begin(start.deck, hidden_places(start, place(view)))

    def continues(self, view: HanabiView, start: Position) -> bool:
        """Whether the view shows the same game to the same seat, at this point or later."""
        partner = 1 - place(view)
        same_hands = np.array_equal(start.hands[:, partner], self.start.hands[:, partner])
        same_game = view.history[: len(self.history)] == self.history
        return same_hands and same_game and view.seat == self.seat

    def follow(self, view: HanabiView, positions: list[Position]) -> None:
        """Take in what has happened since the last view; `positions` are those before each event, and now."""
        on = np.array([True])
        for number in range(len(self.history), len(view.history)):
            event, before, after = view.history[number], positions[number], positions[number + 1]
            if event.seat != view.seat:
                self._partner(event, before, after, view)
            elif event.order is not None:
                where, kind = np.array([event.order]), np.array([event.card])
                self.belief.turned_up(where, kind, hidden_places(before), on)
        self.history = view.history

    def _partner(self, event: Event, before: Position, after: Position, view: HanabiView) -> None:
        on = np.array([True])
        if event.drawn is not None:
            where = np.array([event.drawn])
            self.belief.drawn(where, after.deck[:, event.drawn], on)
        action = np.array([translation.action_id(view.setup, event.seat, event.action)])
        self.belief.heard(Moment(before, action), after, on)


class LearnedSearchBot:
    """Plays the net's move unless another one proves better over what the hand can be."""

    def __init__(self, path: Path | None = None, effort: Effort | None = None) -> None:
        self.path, self.effort = path, effort or Effort()
        self.plain = LearnedBot(path)
        self.following: Following | None = None
        self.nets: NumpyNets | None = None

    def choose(self, view: HanabiView) -> HanabiAction:
        return self._decide(view)[0]

    def explain(self, view: HanabiView, action: HanabiAction) -> Words:
        chosen, gain = self._decide(view)
        if gain and action == chosen:
            return Words("why-learned-search", {"hundredths": round(HUNDREDTHS * gain)})
        return self.plain.explain(view, action)

    def _decide(self, view: HanabiView) -> tuple[HanabiAction, float]:
        """The move, and by how many points it looked better than the net's own."""
        t = playable_terms(view)
        if t.players != 2:
            return self.plain.choose(view), 0.0
        nets = self._nets(t)
        positions = replayed(t, view)
        if self.following is None or not self.following.continues(view, positions[0]):
            self.following = Following(t, nets, self.effort, view, positions[0])
        self.following.follow(view, positions)
        now = positions[-1]
        rng = np.random.default_rng([SEED, view.turn])
        action, gain = choose(self.following.belief, now, nets.likes(now), rng)
        return translation.action_of(view.setup, view.current, int(action[0])), float(gain[0])

    def _nets(self, t: Tables) -> NumpyNets:
        if self.nets is None:
            found = searched(self.path or weights.packaged(t.players), t.players)
            self.nets = NumpyNets(t, found, self.effort.horizon, self.effort.gap)
        return self.nets


def searched(path: Path, players: int) -> dict[str, Layers]:
    """The nets of a file that the search needs; raises `GameError` unless they are there and fit."""
    if players != 2:
        raise GameError(
            f"The bot learned+search cannot play with {players} players, only with 2.",
            "error-bot-players",
            bot="learned+search",
            players=players,
            counts="2",
        )
    found = weights.load(path, VARIANT, players).nets
    if not {"actor", "critic"} <= found.keys():
        message = f"the weights {path.name} hold no critic, which the search needs"
        raise GameError(message, "error-weights-damaged", file=path.name)
    return found


def place(view: HanabiView) -> int:
    """Place of the seat in the frame of the first position."""
    return (view.seat - view.setup.first_seat) % view.setup.players


def replayed(t: Tables, view: HanabiView) -> list[Position]:
    """The positions of the game so far, as far as the seat can tell: before each event, and now."""
    positions = [arrays.deal(t, translation.known_deck(view))]
    for event in view.history:
        number = translation.action_id(view.setup, event.seat, event.action)
        positions.append(arrays.step(t, positions[-1], np.array([number]))[0])
    return positions

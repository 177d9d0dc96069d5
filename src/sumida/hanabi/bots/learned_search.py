"""The learned bot with search, for two players: rollouts on a belief over its own hand.

Both seats may be this bot: it deviates from the policy only for a sufficient gain, and its partner model
allows for a partner that does the same (`sumida.hanabi.learned.search`, `sumida.hanabi.learned.belief`).
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from sumida.hanabi.bots.learned import VARIANT, LearnedBot, supported_terms
from sumida.hanabi.engines import arrays, translation
from sumida.hanabi.engines.arrays import Position, Tables
from sumida.hanabi.learned import weights
from sumida.hanabi.learned.belief import ObservedMove
from sumida.hanabi.learned.rollouts import NumpyModel
from sumida.hanabi.learned.search import SearchSettings, choose
from sumida.hanabi.learned.weights import Weights
from sumida.hanabi.rules.actions import HanabiAction
from sumida.hanabi.rules.view import HanabiView
from sumida.kernel import GameError, Words

SEED = 1
HUNDREDTHS = 100


class LearnedSearchBot:
    """Plays the policy's move unless rollouts on the belief show that another one is better."""

    def __init__(self, path: Path | None = None, settings: SearchSettings | None = None) -> None:
        self.path, self.settings = path, settings or SearchSettings()
        self.without_search = LearnedBot(path)
        self.model: NumpyModel | None = None
        self.last: tuple[HanabiView, Position] | None = None
        self.partner_moves: list[ObservedMove] = []

    def choose(self, view: HanabiView) -> HanabiAction:
        return self._decide(view)[0]

    def explain(self, view: HanabiView, action: HanabiAction) -> Words:
        chosen, gain = self._decide(view)
        if gain and action == chosen:
            return Words("why-learned-search", {"hundredths": round(HUNDREDTHS * gain)})
        return self.without_search.explain(view, action)

    def _decide(self, view: HanabiView) -> tuple[HanabiAction, float]:
        """The move, and its estimated gain over the policy's move in points."""
        t = supported_terms(view)
        if t.players != 2:
            return self.without_search.choose(view), 0.0
        model = self._model(t)
        t, positions = model.t, replay(model.t, view)
        self._observe(view, positions)
        now, rng = positions[-1], np.random.default_rng([SEED, view.turn])
        logits, running = model.averaged_logits(now), np.array([True])
        action, gain = choose(t, model, self.settings, self.partner_moves, now, logits, running, rng)
        return translation.action_of(view.setup, view.current, int(action[0])), float(gain[0])

    def _observe(self, view: HanabiView, positions: list[Position]) -> None:
        """Record the partner's new moves; cached regrets of earlier ones are kept during a game."""
        start, known = positions[0], 0
        if self.last and continues(*self.last, view, start):
            known = len(self.last[0].history)
        else:
            self.partner_moves = []
        self.last = view, start
        for number in range(known, len(view.history)):
            event = view.history[number]
            if event.seat != view.seat:
                action = translation.action_id(view.setup, event.seat, event.action)
                self.partner_moves.append(ObservedMove(positions[number], np.array([action])))

    def _model(self, t: Tables) -> NumpyModel:
        if self.model is None:
            found = load_for_search(self.path or weights.packaged(t.players), t.players)
            self.model = NumpyModel(t, found, self.settings.horizon)
        return self.model


def load_for_search(path: Path, players: int) -> Weights:
    """Weights with actor and critic; raises `GameError` if the file lacks one or does not fit the game."""
    if players != 2:
        raise GameError(
            f"The bot learned+search cannot play with {players} players, only with 2.",
            "error-bot-players",
            bot="learned+search",
            players=players,
            counts="2",
        )
    found = weights.load(path, VARIANT, players)
    if not {"actor", "critic"} <= found.nets.keys():
        message = f"the weights {path.name} hold no critic, which the search needs"
        raise GameError(message, "error-weights-damaged", file=path.name)
    return found


def continues(last: HanabiView, last_start: Position, view: HanabiView, start: Position) -> bool:
    """Whether a view shows the same game as `last` to the same seat, at that point or later."""
    same_seat = (last.setup, last.seat) == (view.setup, view.seat)
    partner = (view.current + 1 - view.setup.first_seat) % view.setup.players
    same_hand = np.array_equal(last_start.hands[:, partner], start.hands[:, partner])
    return same_seat and same_hand and view.history[: len(last.history)] == last.history


def replay(t: Tables, view: HanabiView) -> list[Position]:
    """The positions of the game so far, as far as the seat can tell: before each event, and now."""
    positions = [arrays.deal(t, translation.known_deck(view))]
    for event in view.history:
        number = translation.action_id(view.setup, event.seat, event.action)
        positions.append(arrays.step(t, positions[-1], np.array([number]))[0])
    return positions


def with_weights(file: str, players: int) -> LearnedSearchBot:
    """The bot with the weights in a file; raises `GameError` if they cannot search at such a table."""
    load_for_search(Path(file), players)
    return LearnedSearchBot(Path(file))

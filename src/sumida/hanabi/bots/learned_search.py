"""The learned player for two, with search: it asks what its hand can be, and tries its moves out on that.

Both seats of a table may be this bot: it leaves the net's move only as far as the gain carries, and allows
for a partner that does so too (`sumida.hanabi.learned.search`, `sumida.hanabi.learned.belief`).
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from sumida.hanabi.bots.learned import VARIANT, LearnedBot, playable_terms
from sumida.hanabi.engines import arrays, translation
from sumida.hanabi.engines.arrays import Position, Tables
from sumida.hanabi.learned import weights
from sumida.hanabi.learned.belief import ObservedMove
from sumida.hanabi.learned.network import Layers
from sumida.hanabi.learned.rollouts import NumpyNets
from sumida.hanabi.learned.search import Effort, choose
from sumida.hanabi.rules.actions import HanabiAction
from sumida.hanabi.rules.view import HanabiView
from sumida.kernel import GameError, Words

SEED = 1
HUNDREDTHS = 100


class LearnedSearchBot:
    """Plays the net's move unless another one proves better over what the hand can be."""

    def __init__(self, path: Path | None = None, effort: Effort | None = None) -> None:
        self.path, self.effort = path, effort or Effort()
        self.plain = LearnedBot(path)
        self.nets: NumpyNets | None = None
        self.last: tuple[HanabiView, Position] | None = None
        self.moments: list[ObservedMove] = []

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
        nets, positions = self._nets(t), replayed(t, view)
        self._follow(view, positions)
        now, rng = positions[-1], np.random.default_rng([SEED, view.turn])
        action, gain = choose(
            t, nets, self.effort, self.moments, now, nets.opinion(now), np.array([True]), rng
        )
        return translation.action_of(view.setup, view.current, int(action[0])), float(gain[0])

    def _follow(self, view: HanabiView, positions: list[Position]) -> None:
        """Remember the partner's moves; what was thought of them before is kept while the game goes on."""
        start, heard = positions[0], 0
        if self.last and continues(*self.last, view, start):
            heard = len(self.last[0].history)
        else:
            self.moments = []
        self.last = view, start
        for number in range(heard, len(view.history)):
            event = view.history[number]
            if event.seat != view.seat:
                action = translation.action_id(view.setup, event.seat, event.action)
                self.moments.append(ObservedMove(positions[number], np.array([action])))

    def _nets(self, t: Tables) -> NumpyNets:
        if self.nets is None:
            found = searched(self.path or weights.packaged(t.players), t.players)
            self.nets = NumpyNets(t, found, self.effort.horizon)
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


def continues(last: HanabiView, began: Position, view: HanabiView, begins: Position) -> bool:
    """Whether a view shows the game of an earlier one to the same seat, at that point or later."""
    same_seat = (last.setup, last.seat) == (view.setup, view.seat)
    partner = (view.current + 1 - view.setup.first_seat) % view.setup.players
    same_hand = np.array_equal(began.hands[:, partner], begins.hands[:, partner])
    return same_seat and same_hand and view.history[: len(last.history)] == last.history


def replayed(t: Tables, view: HanabiView) -> list[Position]:
    """The positions of the game so far, as far as the seat can tell: before each event, and now."""
    positions = [arrays.deal(t, translation.known_deck(view))]
    for event in view.history:
        number = translation.action_id(view.setup, event.seat, event.action)
        positions.append(arrays.step(t, positions[-1], np.array([number]))[0])
    return positions

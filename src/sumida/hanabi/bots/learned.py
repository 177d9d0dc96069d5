"""A player that learned by itself: a net looks at the position and names a move. Needs numpy, no JAX."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import numpy as np

from sumida.hanabi.engines import arrays, translation
from sumida.hanabi.engines.arrays import Array, Tables
from sumida.hanabi.learned import weights
from sumida.hanabi.learned.network import Layers
from sumida.hanabi.learned.policy import opinion
from sumida.hanabi.rules.actions import HanabiAction
from sumida.hanabi.rules.view import HanabiView
from sumida.kernel import GameError, Words

VARIANT = "five"


@lru_cache(maxsize=8)
def actor(path: Path, players: int) -> Layers:
    """The net that chooses, from a file."""
    nets = weights.load(path, VARIANT, players).nets
    if "actor" not in nets:
        raise GameError(f"the weights {path.name} hold no player", "error-weights-damaged", file=path.name)
    return nets["actor"]


class LearnedBot:
    """Plays the move that its net likes best."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.follower = translation.Follower()

    def choose(self, view: HanabiView) -> HanabiAction:
        return translation.action_of(view.setup, view.current, int(self._logits(view).argmax()))

    def explain(self, view: HanabiView, action: HanabiAction) -> Words:
        likes = self._logits(view)
        chances = np.exp(likes - likes.max())
        share = chances[translation.action_id(view.setup, view.current, action)] / chances.sum()
        return Words("why-learned", {"percent": round(100 * float(share))})

    def _logits(self, view: HanabiView) -> Array:
        t = playable_terms(view)
        net = actor(self.path or weights.packaged(t.players), t.players)
        found: Array = opinion(t, net, self.follower.follow(view))[0]
        return found


def playable_terms(view: HanabiView) -> Tables:
    """The terms of the game, which must be those that the player was trained for."""
    t = translation.tables(view.setup)
    if t != arrays.standard(t.players, view.setup.first_seat):
        raise GameError(
            "the learned player knows the five-colour game with its usual hands, tokens and strikes only",
            "error-learned-terms",
        )
    return t

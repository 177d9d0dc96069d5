"""A player that learned by itself: a net looks at the position and names a move. Needs numpy, no JAX."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import numpy as np

from sumida.hanabi import arrays, features, symmetry, translation, weights
from sumida.hanabi.actions import HanabiAction
from sumida.hanabi.arrays import Array, Position, Tables
from sumida.hanabi.network import Layers, forward
from sumida.hanabi.view import HanabiView
from sumida.kernel import GameError, Words

VARIANT = "five"
SEVERAL_LOOKS = 3
"""Up to so many players a net looks at the colours in every way. For more, training was short and left
habits that differ from colour to colour: their mean is worse than any of them."""


@lru_cache(maxsize=8)
def actor(path: Path, players: int) -> Layers:
    """The net that chooses, from a file."""
    nets = weights.load(path, VARIANT, players).nets
    if "actor" not in nets:
        raise GameError(f"the weights {path.name} hold no player", "error-weights-damaged", file=path.name)
    return nets["actor"]


def logits(t: Tables, net: Layers, p: Position) -> Array:
    """(n, actions): how much the net likes each move; what is forbidden is far below all else."""
    return np.where(arrays.legal(t, p), forward(net, features.encode(t, p)), -1e9)


def opinion(t: Tables, net: Layers, p: Position) -> Array:
    """(n, actions): how much the player likes each move; at small tables its net looks in every way."""
    if t.players > SEVERAL_LOOKS:
        return logits(t, net, p)
    return symmetry.agreed(t, lambda turned: logits(t, net, turned), p)


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

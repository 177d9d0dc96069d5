"""The net at work for the search, by numpy."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from sumida.hanabi import arrays, features
from sumida.hanabi.arrays import Array, Position, Tables
from sumida.hanabi.network import Layers, forward
from sumida.hanabi.search import Moment

TIE = 0.05
"""Moves whose logits lie so close to the best count as the net's own: rounding may turn them about."""


class NumpyNets:
    """Actor and critic on one core."""

    def __init__(self, t: Tables, nets: dict[str, Layers], horizon: int) -> None:
        self.t, self.nets, self.horizon = t, nets, horizon

    def likes(self, p: Position) -> Array:
        """(n, actions): logits, far below all else where forbidden."""
        return np.where(
            arrays.legal(self.t, p), forward(self.nets["actor"], features.encode(self.t, p)), -1e9
        )

    def faults(self, moments: Sequence[Moment], decks: Array) -> Array:
        tables, guesses, _ = decks.shape
        found = np.zeros(tables * guesses, int)
        for before, action in moments:
            likes = self.likes(arrays.guessed(before, decks))
            made = np.take_along_axis(likes, np.repeat(action, guesses)[:, None], 1)[:, 0]
            found += made < likes.max(1) - TIE
        return found.reshape(tables, guesses)

    def values(self, public: Position, decks: Array, actions: Array) -> Array:
        tables, guesses, _ = decks.shape
        count = actions.shape[1]
        p = arrays.guessed(public, decks)
        p = Position(*(np.repeat(x, count, axis=0) for x in p))
        action = np.repeat(actions[:, None], guesses, axis=1).ravel()
        total, rows = np.zeros(len(action)), np.arange(len(action))
        for _ in range(self.horizon):
            p, out = arrays.step(self.t, p, action)
            total[rows] += out.gained - np.where(out.struck_out, out.score, 0)
            on = ~out.over
            p, rows = Position(*(x[on] for x in p)), rows[on]
            if not len(rows):
                break
            action = self.likes(p).argmax(1)
        else:
            total[rows] += self.worth(p)
        return total.reshape(tables, guesses, count)

    def worth(self, p: Position) -> Array:
        """(n,): the critic's word on a whole position, hidden cards included."""
        seen, unseen = features.encode(self.t, p), features.hidden(self.t, p)
        return forward(self.nets["critic"], seen, more=unseen)[:, 0]

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

SEEN = 1
"""Place of the searching seat in the frame when its partner is to act."""


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
        found = np.zeros(decks.shape[:2], int)
        for moment in moments:
            found += self._faulty(moment, decks)
        return found

    def _faulty(self, moment: Moment, decks: Array) -> Array:
        """(tables, guesses): whether the net would not make the move, seeing those cards.

        Of a guess the partner sees nothing but the hand, so a hand that was met before is not tried again.
        """
        keys = self._hands(moment.before, decks).ravel()
        different, first, which = np.unique(keys, return_index=True, return_inverse=True)
        known = moment.known
        new = [number for number, key in enumerate(different.tolist()) if key not in known]
        if new:
            rows = first[new]
            table = rows // decks.shape[1]
            before = Position(*(x[table] for x in moment.before))
            likes = self.likes(arrays.guessed(before, decks.reshape(-1, 1, decks.shape[2])[rows]))
            made = np.take_along_axis(likes, moment.action[table][:, None], 1)[:, 0]
            known.update(zip(different[new].tolist(), (made < likes.max(1) - TIE).tolist(), strict=True))
        answers = np.array([known[key] for key in different.tolist()])
        return answers[which].reshape(decks.shape[:2])

    def _hands(self, before: Position, decks: Array) -> Array:
        """(tables, guesses): a number for the hand that the partner saw, and for its table."""
        tables, guesses, cards = decks.shape
        order = np.minimum(before.order[:, SEEN], cards - 1).astype(np.intp)
        there = np.broadcast_to(order[:, None], (tables, guesses, self.t.hand))
        hand = np.take_along_axis(decks, there, 2) * (before.hands[:, SEEN] >= 0)[:, None]
        digits = self.t.kinds ** np.arange(self.t.hand)
        numbers: Array = hand @ digits + np.arange(tables)[:, None] * self.t.kinds**self.t.hand
        return numbers

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

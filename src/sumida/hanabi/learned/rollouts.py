"""The net at work for the search, by numpy.

A player looks at the colours in every way before it moves; five times the work is too much for every move
that the search thinks of. In play-outs the net looks once. So it does at what the partner did, and once more
in every way where that leaves a doubt.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sumida.hanabi.engines import arrays
from sumida.hanabi.engines.arrays import Array, Position, Tables
from sumida.hanabi.learned import features, policy
from sumida.hanabi.learned.belief import ObservedMove
from sumida.hanabi.learned.network import Layers, forward

SEEN = 1
"""Place of the searching seat in the frame when its partner is to act."""
DOUBT = 1.5
"""E-folds between a move and the best other one below which one look is not enough."""


class NumpyNets:
    """Actor and critic on one core."""

    def __init__(self, t: Tables, nets: dict[str, Layers], horizon: int) -> None:
        self.t, self.nets, self.horizon = t, nets, horizon

    def likes(self, p: Position) -> Array:
        """(n, actions): logits, far below all else where forbidden."""
        return policy.logits(self.t, self.nets["actor"], p)

    def opinion(self, p: Position) -> Array:
        """(n, actions): what the player likes, whichever way its net looks at the colours."""
        return policy.opinion(self.t, self.nets["actor"], p)

    def preferred(self, moment: ObservedMove, table: Array, decks: Array) -> Array:
        """Of a guess the partner sees nothing but the hand: one that was met before is not tried again."""
        keys = self._hands(moment.before, table, decks)
        different, first, which = np.unique(keys, return_index=True, return_inverse=True)
        known = moment.known
        new = [number for number, key in enumerate(different.tolist()) if key not in known]
        if new:
            rows = first[new]
            at = table[rows]
            before = arrays.guessed(Position(*(x[at] for x in moment.before)), decks[rows][:, None])
            action, likes = moment.action[at], self.likes(before)
            close = np.flatnonzero(np.abs(lead(likes, action)) < DOUBT)
            if len(close):
                likes[close] = self.opinion(Position(*(x[close] for x in before)))
            found = np.maximum(-lead(likes, action), 0)
            known.update(zip(different[new].tolist(), found.tolist(), strict=True))
        answers: Array = np.array([known[key] for key in different.tolist()])[which]
        return answers

    def _hands(self, before: Position, table: Array, decks: Array) -> Array:
        """(n,): a number for the hand that the partner saw, and for its table."""
        order = np.minimum(before.order[table, SEEN], self.t.cards - 1).astype(np.intp)
        hand = np.take_along_axis(decks, order, 1) * (before.hands[table, SEEN] >= 0)
        digits = self.t.kinds ** np.arange(self.t.hand)
        numbers: Array = hand @ digits + table * self.t.kinds**self.t.hand
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


def lead(likes: Array, action: Array, xp: Any = np) -> Array:
    """(n,): e-folds by which an action (n,) is liked better than the best other one; negative if less."""
    chosen = xp.arange(likes.shape[1]) == action[:, None]
    best = xp.where(chosen, -xp.inf, likes).max(1)
    found: Array = xp.where(chosen, likes, -xp.inf).max(1) - best
    return found

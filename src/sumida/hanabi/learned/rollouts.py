"""Rollouts and the partner model in numpy.

The bot averages the policy over all colour permutations before it moves. That is five times the work, too
much for every move that the search considers. A rollout uses one permutation, and the next one another, so
that their mean does not depend on the habits of a single one. The partner model uses one, too, and averages
over all of them only where the logit margin of the observed move is small.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sumida.hanabi.engines import arrays
from sumida.hanabi.engines.arrays import Array, Position, Tables
from sumida.hanabi.learned import features, policy, symmetry
from sumida.hanabi.learned.belief import ObservedMove, select
from sumida.hanabi.learned.network import forward
from sumida.hanabi.learned.weights import Weights

OBSERVER = 1
"""Index of the searching seat among the hands when its partner is to act."""
AVERAGING_MARGIN = 1.5
"""Below this logit margin the partner model averages over the colour permutations."""


class CachingPartner:
    """A partner model that evaluates each hand once for each observed move."""

    def __init__(self, t: Tables) -> None:
        self.t = t

    def evaluate(self, move: ObservedMove, table: Array, decks: Array) -> Array:
        """(n,): the regrets, computed anew."""
        raise NotImplementedError

    def regret(self, move: ObservedMove, table: Array, decks: Array) -> Array:
        """The regret depends on nothing but the hand that the partner saw, so it is cached by that hand."""
        keys, known = self._hand_keys(move.before, table, decks), move.regrets
        distinct, first, inverse = np.unique(keys, return_index=True, return_inverse=True)
        new = first[np.isin(distinct, known.hands, assume_unique=True, invert=True)]
        if len(new):
            known.add(keys[new], self.evaluate(move, table[new], decks[new]))
        regrets: Array = known.values[np.searchsorted(known.hands, distinct)][inverse]
        return regrets

    def _hand_keys(self, before: Position, table: Array, decks: Array) -> Array:
        """(n,): a number for each table and hand that the partner saw."""
        order = np.minimum(before.order[table, OBSERVER], self.t.cards - 1).astype(np.intp)
        hand = np.take_along_axis(decks, order, 1) * (before.hands[table, OBSERVER] >= 0)
        digits = self.t.kinds ** np.arange(self.t.hand)
        keys: Array = hand @ digits + table * self.t.kinds**self.t.hand
        return keys


class NumpyModel(CachingPartner):
    """Actor and critic on one core."""

    def __init__(self, t: Tables, weights: Weights, horizon: int) -> None:
        super().__init__(arrays.with_memory(t, weights.memory))
        self.horizon = horizon
        self.policy, self.critic = weights.policy, weights.nets["critic"]

    def logits(self, p: Position) -> Array:
        """(n, actions): the policy's logits for the colours as dealt."""
        return policy.logits(self.t, self.policy.net, p)

    def averaged_logits(self, p: Position) -> Array:
        """(n, actions): the policy's logits, averaged over colour permutations."""
        return policy.averaged_logits(self.t, self.policy, p)

    def evaluate(self, move: ObservedMove, table: Array, decks: Array) -> Array:
        before = arrays.with_decks(select(move.before, table), decks[:, None])
        action, logits = move.action[table], self.logits(before)
        close = np.flatnonzero(np.abs(logit_margin(logits, action)) < AVERAGING_MARGIN)
        if len(close):
            logits[close] = self.averaged_logits(select(before, close))
        regrets: Array = np.maximum(-logit_margin(logits, action), 0)
        return regrets

    def values(self, public: Position, decks: Array, actions: Array) -> Array:
        tables, particles, _ = decks.shape
        count = actions.shape[1]
        p = arrays.with_decks(public, decks)
        p = Position(*(np.repeat(x, count, axis=0) for x in p))
        action = np.repeat(actions[:, None], particles, axis=1).ravel()
        permutations = self.policy.colour_permutations
        shift = np.indices((tables, particles, count))[1].ravel() % permutations
        p, action = symmetry.permute_each(self.t, p, action, shift, permutations)
        total, rows = np.zeros(len(action)), np.arange(len(action))
        for _ in range(self.horizon):
            p, out = arrays.step(self.t, p, action)
            total[rows] += out.gained - np.where(out.struck_out, out.score, 0)
            running = ~out.over
            p, rows = select(p, running), rows[running]
            if not len(rows):
                break
            action = self.logits(p).argmax(1)
        else:
            total[rows] += self.critic_values(p)
        return total.reshape(tables, particles, count)

    def critic_values(self, p: Position) -> Array:
        """(n,): the critic's estimate of the points still to come, from all cards."""
        observed, hidden = features.encode(self.t, p), features.encode_hidden(self.t, p)
        return forward(self.critic, observed, extra=hidden)[:, 0]


def logit_margin(logits: Array, action: Array, xp: Any = np) -> Array:
    """(n,): logit of an action (n,) minus the highest logit of any other; negative if it is not the best."""
    chosen = xp.arange(logits.shape[1]) == action[:, None]
    best = xp.where(chosen, -xp.inf, logits).max(1)
    margin: Array = xp.where(chosen, logits, -xp.inf).max(1) - best
    return margin

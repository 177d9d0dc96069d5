"""Rollouts and the partner model in JAX: the same interface and results as `NumpyModel`, compiled."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from sumida.hanabi.engines import arrays
from sumida.hanabi.engines.arrays import Array, Position, Tables
from sumida.hanabi.learned import features
from sumida.hanabi.learned.belief import ObservedMove, select
from sumida.hanabi.learned.network import Layers, forward
from sumida.hanabi.learned.policy import Policy, averaged_logits, logits
from sumida.hanabi.learned.rollouts import AVERAGING_MARGIN, logit_margin
from sumida.hanabi.learned.weights import Weights

TABLES_PER_CALL = 32
"""Tables whose rollouts are compiled as one call: how many are searched differs from turn to turn."""
PARTICLES_PER_CALL = (2048, 16384)
"""Sizes of the calls, small and large, in which the partner model evaluates particles."""


class JaxModel:
    """Actor and critic, compiled for a few batch sizes."""

    def __init__(
        self,
        t: Tables,
        weights: Weights,
        horizon: int,
        dtype: Any = jnp.bfloat16,
        tables_per_call: int = TABLES_PER_CALL,
        particles_per_call: tuple[int, ...] = PARTICLES_PER_CALL,
    ) -> None:
        self.params = jax.tree.map(lambda x: jnp.asarray(x, dtype), weights.nets)
        self.tables_per_call, self.particles_per_call = tables_per_call, particles_per_call
        t, permutations = arrays.with_memory(t, weights.memory), weights.policy.colour_permutations
        single, averaged = (partial(actor_logits, t, dtype, count) for count in (1, permutations))
        self._averaged_logits = jax.jit(averaged)
        self._single_margins, self._averaged_margins = (
            jax.jit(partial(margins, actor)) for actor in (single, averaged)
        )
        self._values = jax.jit(partial(rollout_values, t, dtype, horizon))

    def averaged_logits(self, p: Position) -> Array:
        return np.asarray(self._averaged_logits(self.params["actor"], p))

    def regret(self, move: ObservedMove, table: Array, decks: Array) -> Array:
        found = self._margins(self._single_margins, move, table, decks)
        close = np.flatnonzero(np.abs(found) < AVERAGING_MARGIN)
        if len(close):
            found[close] = self._margins(self._averaged_margins, move, table[close], decks[close])
        return np.maximum(-found, 0)

    def compile_partner_model(self, move: ObservedMove, table: Array, decks: Array) -> None:
        """Evaluate a move with one permutation and with all, so that both are compiled."""
        for compiled in (self._single_margins, self._averaged_margins):
            self._margins(compiled, move, table, decks)

    def _margins(self, compiled: Any, move: ObservedMove, table: Array, decks: Array) -> Array:
        before, action = on_device(move)
        found = [
            compiled(self.params["actor"], before, action, table[rows], decks[rows])
            for rows in chunks(len(table), *self.particles_per_call)
        ]
        return np.concatenate(found)[: len(table)]

    def values(self, public: Position, decks: Array, actions: Array) -> Array:
        found = [
            self._values(self.params, select(public, rows), decks[rows], actions[rows])
            for rows in chunks(len(decks), self.tables_per_call)
        ]
        return np.concatenate(found)[: len(decks)]


@lru_cache(maxsize=256)
def on_device(move: ObservedMove) -> tuple[Position, Array]:
    """Position and action on the accelerator; each move is evaluated many times during a game."""
    there: tuple[Position, Array] = jax.device_put((move.before, move.action))
    return there


def chunks(count: int, *sizes: int) -> Iterator[Array]:
    """Indices below `count` in chunks of a few sizes, each compiled once; the last chunk is padded."""
    start = 0
    while start < count:
        size = next((size for size in sizes if size >= count - start), sizes[-1])
        yield np.minimum(np.arange(start, start + size), count - 1)
        start += size


def actor_logits(t: Tables, dtype: Any, permutations: int, net: Layers, p: Position) -> Array:
    return averaged_logits(t, Policy(net, permutations, t.memory), p, jnp, dtype)


def margins(actor: Any, net: Layers, before: Position, action: Array, table: Array, decks: Array) -> Array:
    """(n,): logit margins of an observed move, given each deck."""
    p = arrays.with_decks(select(before, table), decks[:, None], jnp)
    return logit_margin(actor(net, p), action[table], jnp)


def rollout_values(
    t: Tables, dtype: Any, horizon: int, params: Any, public: Position, decks: Array, actions: Array
) -> Array:
    """(tables, particles, candidates): points within the horizon plus the critic's estimate of the rest."""
    tables, particles, _ = decks.shape
    count = actions.shape[1]
    p = Position(*(jnp.repeat(x, count, axis=0) for x in arrays.with_decks(public, decks, jnp)))
    first = jnp.repeat(actions[:, None], particles, axis=1).reshape(-1)

    def move(carry: tuple[Position, Array, Array, Array], _: None) -> tuple[Any, None]:
        p, action, total, running = carry
        p, out = arrays.step(t, p, action, jnp)
        total = total + running * (out.gained - jnp.where(out.struck_out, out.score, 0))
        best = logits(t, params["actor"], p, jnp, dtype).argmax(1)
        return (p, best, total, running & ~out.over), None

    start = (p, first, jnp.zeros(first.shape, jnp.float32), jnp.ones(first.shape, bool))
    (p, _, total, running), _ = jax.lax.scan(move, start, None, horizon)
    observed, hidden = (f(t, p, jnp, dtype) for f in (features.encode, features.encode_hidden))
    rest = forward(params["critic"], observed, jnp, dtype, hidden)[:, 0]
    return (total + jnp.where(running, rest, 0)).reshape(tables, particles, count)

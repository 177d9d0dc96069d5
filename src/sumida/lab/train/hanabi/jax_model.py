"""Rollouts and the partner model in JAX: the same interface and results as `NumpyModel`, compiled."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache, partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from sumida.hanabi.engines import arrays
from sumida.hanabi.engines.arrays import Array, Position, Tables
from sumida.hanabi.learned import features, symmetry
from sumida.hanabi.learned.belief import ObservedMove, select
from sumida.hanabi.learned.network import Layers, forward
from sumida.hanabi.learned.policy import Policy, averaged_logits
from sumida.hanabi.learned.rollouts import AVERAGING_MARGIN, CachingPartner, logit_margin
from sumida.hanabi.learned.weights import Weights

EVALUATIONS_PER_CALL = (2048, 16384)
"""Batch sizes for which everything is compiled; longer arrays are split, the last batch is padded."""


class JaxModel(CachingPartner):
    """Actor and critic, compiled for a few batch sizes and positions of at most `tables` tables."""

    def __init__(
        self,
        t: Tables,
        weights: Weights,
        horizon: int,
        tables: int,
        dtype: Any = jnp.bfloat16,
        sizes: tuple[int, ...] = EVALUATIONS_PER_CALL,
    ) -> None:
        super().__init__(arrays.with_memory(t, weights.memory))
        self.params = jax.tree.map(lambda x: jnp.asarray(x, dtype), weights.nets)
        self.tables, self.sizes, self.horizon = tables, sizes, horizon
        self.permutations = weights.policy.colour_permutations
        single, averaged = (partial(actor_logits, self.t, dtype, count) for count in (1, self.permutations))
        self._averaged_logits = jax.jit(averaged)
        self._single_margins, self._averaged_margins = (
            jax.jit(partial(margins, actor)) for actor in (single, averaged)
        )
        self._values = jax.jit(partial(rollout_values, self.t, dtype, self.permutations))

    def averaged_logits(self, p: Position) -> Array:
        return np.asarray(self._averaged_logits(self.params["actor"], padded(p, self.tables)))[: len(p.drawn)]

    def evaluate(self, move: ObservedMove, table: Array, decks: Array) -> Array:
        found = self._margins(self._single_margins, move, table, decks)
        close = np.flatnonzero(np.abs(found) < AVERAGING_MARGIN)
        if len(close):
            found[close] = self._margins(self._averaged_margins, move, table[close], decks[close])
        return np.maximum(-found, 0)

    def _margins(self, compiled: Any, move: ObservedMove, table: Array, decks: Array) -> Array:
        before, action = on_device(move, self.tables)
        return self._in_chunks(partial(compiled, self.params["actor"], before, action), table, decks)

    def values(self, public: Position, decks: Array, actions: Array) -> Array:
        """One long list of rollouts, whatever the numbers of tables, particles and candidates."""
        shape = (*decks.shape[:2], actions.shape[1])
        table, particle, candidate = (x.ravel() for x in np.indices(shape, np.int32))
        start = partial(self._values, self.params, self.horizon, jax.device_put(padded(public, self.tables)))
        shift, action = particle % self.permutations, actions[table, candidate]
        found = self._in_chunks(start, table, decks[table, particle], shift, action)
        return found.reshape(shape)

    def compile_all(self, p: Position) -> None:
        """Compile everything in advance and in parallel, so that times are those of the search alone."""
        move = ObservedMove(p, self.averaged_logits(p).argmax(1))
        sized = [(np.zeros(size, np.int32), p.deck[:1].repeat(size, axis=0)) for size in self.sizes]
        with ThreadPoolExecutor() as pool:
            tasks = [
                pool.submit(self._margins, compiled, move, *inputs)
                for compiled in (self._single_margins, self._averaged_margins)
                for inputs in sized
            ]
            rollouts = [(select(p, table[:1]), decks[None], move.action[:1, None]) for table, decks in sized]
            tasks += [pool.submit(self.values, *inputs) for inputs in rollouts]
            for task in tasks:
                task.result()

    def _in_chunks(self, compiled: Callable[..., Array], *inputs: Array) -> Array:
        """The results of a compiled function for arrays of any length."""
        count = len(inputs[0])
        found = [compiled(*(x[rows] for x in inputs)) for rows in chunks(count, self.sizes)]
        return np.concatenate(found)[:count]


def padded(p: Position, tables: int) -> Position:
    """The positions with the last one repeated, so that there are as many as everything was compiled for."""
    return select(p, np.minimum(np.arange(tables), len(p.drawn) - 1))


@lru_cache(maxsize=256)
def on_device(move: ObservedMove, tables: int) -> tuple[Position, Array]:
    """Position and action on the accelerator; each move is evaluated many times during a game."""
    action = np.resize(move.action, tables)
    there: tuple[Position, Array] = jax.device_put((padded(move.before, tables), action))
    return there


def chunks(count: int, sizes: Sequence[int]) -> Iterator[Array]:
    """Indices below `count` in chunks of these sizes, large ones first; the last one is padded."""
    start = 0
    while start < count:
        size = max((size for size in sizes if size <= 2 * (count - start)), default=min(sizes))
        yield np.minimum(np.arange(start, start + size), count - 1)
        start += size


def actor_logits(t: Tables, dtype: Any, permutations: int, net: Layers, p: Position) -> Array:
    return averaged_logits(t, Policy(net, permutations, t.memory), p, jnp, dtype)


def margins(actor: Any, net: Layers, before: Position, action: Array, table: Array, decks: Array) -> Array:
    """(n,): logit margins of an observed move, given each deck."""
    p = arrays.with_decks(select(before, table), decks[:, None], jnp)
    return logit_margin(actor(net, p), action[table], jnp)


def rollout_values(
    t: Tables,
    dtype: Any,
    permutations: int,
    params: Any,
    horizon: int,
    public: Position,
    table: Array,
    decks: Array,
    shift: Array,
    actions: Array,
) -> Array:
    """(n,): points after each action within the horizon, and the critic's estimate of the rest.

    `shift` (n,) tells which of the colour permutations to use in each rollout.
    """

    def continues(carry: tuple[Array, Position, Array, Array, Array]) -> Array:
        return (carry[0] < horizon) & carry[-1].any()

    def move(
        carry: tuple[Array, Position, Array, Array, Array],
    ) -> tuple[Array, Position, Array, Array, Array]:
        made, p, action, total, running = carry
        p, out = arrays.step(t, p, action, jnp)
        total = total + running * (out.gained - jnp.where(out.struck_out, out.score, 0))
        best = actor_logits(t, dtype, 1, params["actor"], p).argmax(1)
        return made + 1, p, best, total, running & ~out.over

    p = arrays.with_decks(select(public, table), decks[:, None], jnp)
    p, action = symmetry.permute_each(t, p, actions, shift, permutations, jnp)
    start = (0, p, action, jnp.zeros(len(table), jnp.float32), jnp.ones(len(table), bool))
    _, p, _, total, running = jax.lax.while_loop(continues, move, start)
    observed, hidden = (f(t, p, jnp, dtype) for f in (features.encode, features.encode_hidden))
    rest = forward(params["critic"], observed, jnp, dtype, hidden)[:, 0]
    return total + jnp.where(running, rest, 0)

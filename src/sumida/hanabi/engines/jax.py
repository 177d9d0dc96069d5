"""The array engine under JAX: compiled, and a finished game restarts from a pool of decks."""

from __future__ import annotations

from typing import NamedTuple

import jax
import jax.numpy as jnp

from sumida.hanabi.engines import arrays
from sumida.hanabi.engines.arrays import Array, Outcome, Position, Tables


class Stream(NamedTuple):
    """An endless stream of games: a finished game is replaced by a new deal from the pool."""

    position: Position
    pool: Array
    """(decks, cards) shuffled decks, taken in turn."""
    games: Array
    """(n,) how many games each row has started."""


def shuffled(t: Tables, key: Array, decks: int) -> Array:
    """A pool of shuffled decks."""
    order = jnp.argsort(jax.random.bits(key, (decks, t.cards)), axis=1)
    return jnp.asarray(t.deck)[order]


def stream(t: Tables, pool: Array, n: int) -> Stream:
    """`n` rows of games, each at the start of its first game."""
    games = jnp.zeros(n, jnp.int32)
    return Stream(arrays.deal(t, _next_decks(pool, games), jnp), pool, games + 1)


def advance(t: Tables, s: Stream, action: Array) -> tuple[Stream, Outcome]:
    """One move in every game; where it ended the game, the row continues with a new deal."""
    after, out = arrays.step(t, s.position, action, jnp)
    fresh = arrays.deal(t, _next_decks(s.pool, s.games), jnp)
    position = Position(*(_where(out.over, new, old) for new, old in zip(fresh, after, strict=True)))
    return Stream(position, s.pool, s.games + out.over), out


def _next_decks(pool: Array, games: Array) -> Array:
    n = games.shape[0]
    return pool[(games * n + jnp.arange(n)) % pool.shape[0]]


def _where(condition: Array, yes: Array, no: Array) -> Array:
    return jnp.where(condition.reshape((-1,) + (1,) * (yes.ndim - 1)), yes, no)

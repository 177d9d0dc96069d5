"""The array engine under JAX: compiled, and a finished game restarts from a pool of decks."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
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
    """A pool of shuffled decks: each place gets the card at the rank of its random number.

    Ranks are counted by comparing all pairs, which is many times as fast as sorting on a processor.
    """
    place = jnp.arange(t.cards, dtype=jnp.uint32)
    drawn = jax.random.bits(key, (decks, t.cards)) & ~jnp.uint32(127) | place
    rank = (drawn[:, :, None] > drawn[:, None, :]).sum(2, dtype=jnp.int32)
    return jnp.asarray(t.deck)[rank]


@lru_cache(maxsize=64)
def reshuffle(t: Tables) -> Callable[[Array, Array, Array], Array]:
    """A function of `over`, a key and a deck: shuffles the deck if the game is over.

    Under `vmap` on a processor it shuffles only for the games that are over, an eighth of the batch at a
    time. An accelerator shuffles for all: asking how many are left would stop it, and costs more.
    """

    def one(over: Array, key: Array, old: Array) -> Array:
        return jnp.where(over, shuffled(t, key, 1)[0], old)

    deck = jax.custom_batching.custom_vmap(one)

    @deck.def_vmap
    def decks(games: int, batched: list[bool], *given: Array) -> tuple[Array, bool]:
        repeated = [
            x if has_games else jnp.broadcast_to(x, (games, *x.shape))
            for x, has_games in zip(given, batched, strict=True)
        ]
        some, every = partial(_reshuffle_some, t, games), jax.vmap(one)
        return jax.lax.platform_dependent(*repeated, cpu=some, default=every), True

    made: Callable[[Array, Array, Array], Array] = deck
    return made


def _reshuffle_some(t: Tables, games: int, over: Array, keys: Array, old: Array) -> Array:
    def some(left: tuple[Array, Array]) -> tuple[Array, Array]:
        over, decks = left
        rows = jnp.nonzero(over, size=-(-games // 8), fill_value=games)[0]
        new = jax.vmap(lambda key: shuffled(t, key, 1)[0])(keys[jnp.minimum(rows, games - 1)])
        return over.at[rows].set(False, mode="drop"), decks.at[rows].set(new, mode="drop")

    return jax.lax.while_loop(lambda left: left[0].any(), some, (over, old))[1]


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

"""Endless streams of packed games, dealt from a pool of decks."""

from __future__ import annotations

from typing import NamedTuple

import jax
import jax.numpy as jnp

from sumida.hanabi.engines.arrays import Array, Outcome, Tables
from sumida.hanabi.engines.packed.layout import CARDS_A_WORD, DRAWN, PackedState, card_of, pack_decks
from sumida.hanabi.engines.packed.rules import deal, step
from sumida.hanabi.engines.packed.words import bit


class PackedStream(NamedTuple):
    """An endless stream of games: a finished game is replaced by a new deal from the pool."""

    state: PackedState
    pool: Array
    """(decks, words) packed decks, taken in turn."""
    games: Array
    """How many games each row has started."""


def stream(t: Tables, decks: Array, n: int) -> PackedStream:
    """`n` rows of games from shuffled decks, each at the start of its first game."""
    pool, games = pack_decks(decks), jnp.zeros(n, jnp.uint32)
    return PackedStream(_fresh(t, pool, games), pool, games + 1)


def advance(t: Tables, s: PackedStream, action: Array) -> tuple[PackedStream, Outcome]:
    """One move in every game; where it ended the game, the row continues with a new deal."""
    drawn = jnp.minimum(DRAWN.read(s.state.clock), t.cards - 1)
    top = card_of(_word(s.pool, s.games - 1, drawn // CARDS_A_WORD), drawn)
    after, out = step(t, s.state, action, top)
    fresh = _fresh(t, s.pool, s.games)
    state = jax.tree.map(lambda new, old: jnp.where(out.over, new, old), fresh, after)
    return PackedStream(state, s.pool, s.games + bit(out.over)), out


def _fresh(t: Tables, pool: Array, games: Array) -> PackedState:
    needed = -(-t.players * t.hand // CARDS_A_WORD)
    return deal(t, [_word(pool, games, i) for i in range(needed)])


def _word(pool: Array, games: Array, number: Array | int) -> Array:
    decks, words = pool.shape
    n = games.shape[0]
    deck = (games * n + jnp.arange(n, dtype=jnp.uint32)) % decks
    return pool.reshape(-1).at[deck * words + number].get(mode="promise_in_bounds")

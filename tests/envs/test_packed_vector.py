"""The observation of the packed engine beside the classic one, bit for bit, for every seat."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from sumida.envs import classic_vector, packed_vector
from sumida.hanabi.engines import arrays, packed
from sumida.hanabi.engines import jax as engine
from sumida.hanabi.engines.arrays import Array
from sumida.hanabi.engines.translation import tables
from sumida.hanabi.rules.game import GAME

PRESETS = GAME.presets()
NAMES = """2-players 3-players 4-players 5-players three-2 six-3 multicolour-2 one-strike-2
large-hands-2 few-tokens-3 last-seat-starts-4 empty-clues-2"""


@pytest.mark.parametrize("name", NAMES.split())
def test_the_vectors_are_the_classic_ones(name: str) -> None:
    t, n = tables(GAME.setup(PRESETS[name])), 40
    decks = engine.shuffled(t, jax.random.key(9), 3 * n)

    @jax.jit
    def step(
        s: packed.Stream, large: engine.Stream, word: arrays.Array
    ) -> tuple[packed.Stream, engine.Stream]:
        action = packed.random_action(t, s.state, word)
        return packed.advance(t, s, action)[0], engine.advance(t, large, action)[0]

    @jax.jit
    def seen(s: packed.State, p: arrays.Position) -> tuple[list[Array], list[Array]]:
        seats = range(t.players)
        here = [packed_vector.observe(t, s, seat) for seat in seats]
        return here, [classic_vector.observe(t, p, seat, jnp) for seat in seats]

    small, large = packed.stream(t, decks, n), engine.stream(t, decks, n)
    for number in range(100):
        for found, expected in zip(*seen(small.state, large.position), strict=True):
            assert found.dtype == expected.dtype
            np.testing.assert_array_equal(found, expected)
        small, large = step(small, large, jax.random.bits(jax.random.key(number), (n,)))
    assert int(small.games.sum()) > 2 * n


def test_a_single_game_may_be_observed() -> None:
    """Words without an axis of games, as under `vmap`, give one vector."""
    t = arrays.standard(3)
    deck = jnp.asarray(t.deck)
    s = packed.deal(t, list(packed.pack_decks(deck)))
    p = arrays.deal(t, deck[None], jnp)
    vector = packed_vector.observe(t, s, 2, dtype=jnp.bfloat16)
    assert vector.dtype == jnp.bfloat16
    np.testing.assert_array_equal(vector, classic_vector.observe(t, p, 2, jnp, jnp.bfloat16)[0])

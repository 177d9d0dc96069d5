"""The observation of the packed engine beside the classic one, bit for bit, for every seat."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from sumida.envs import classic_vector, packed_vector
from sumida.hanabi.engines import arrays
from sumida.hanabi.engines import jax as engine
from sumida.hanabi.engines.packed import layout, rules, streams
from sumida.hanabi.engines.translation import tables
from sumida.hanabi.rules.setup import HanabiSetup
from sumida.hanabi.rules.variants import VARIANTS
from tests.hanabi.engines.streams import ArrayStream, random_step

ODD = HanabiSetup(2, VARIANTS["multicolour"], empty_clues=True, hand_adjust=1, first_seat=1)
SHORT = HanabiSetup(3, VARIANTS["three"], clue_tokens=4, max_strikes=1, hand_adjust=-1, first_seat=2)
SETUPS = [*(HanabiSetup(players=players) for players in (2, 5)), ODD, SHORT]


@pytest.mark.parametrize("setup", SETUPS, ids=["2", "5", "odd", "short"])
def test_the_vectors_are_the_classic_ones(setup: HanabiSetup) -> None:
    """Observed by every seat, in games from random actions."""
    t, n = tables(setup), 40
    seats = range(t.players)
    seen = jax.jit(lambda s: [packed_vector.observe(t, s, seat) for seat in seats])
    decks = engine.shuffled(t, jax.random.key(9), 3 * n)
    small, large = streams.stream(t, decks, n), ArrayStream(t, np.asarray(decks), n)
    step = random_step(t)
    for chance in jax.random.bits(jax.random.key(5), (100, n)):
        for seat, found in enumerate(seen(small.state)):
            expected = classic_vector.observe(t, large.position, seat)
            assert found.dtype == expected.dtype
            np.testing.assert_array_equal(found, expected)
        action, small, _ = step(small, chance)
        large.advance(np.asarray(action))
    assert int(small.games.sum()) > 2 * n


def test_a_single_game_may_be_observed() -> None:
    """Words without an axis of games, as under `vmap`, give one vector."""
    t = arrays.standard(3)
    deck = jnp.asarray(t.deck)
    s = rules.deal(t, list(layout.pack_decks(deck)))
    p = arrays.deal(t, deck[None], jnp)
    vector = packed_vector.observe(t, s, 2, dtype=jnp.bfloat16)
    assert vector.dtype == jnp.bfloat16
    np.testing.assert_array_equal(vector, classic_vector.observe(t, p, 2, jnp, jnp.bfloat16)[0])

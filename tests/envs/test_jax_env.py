"""The functional environment beside the drop-in: the same vectors, rewards and ends, even under vmap."""

from __future__ import annotations

from random import Random

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from sumida.envs import rl_env
from sumida.envs.jax import JaxHanabiEnv


@pytest.mark.parametrize("players", [2, 5])
def test_it_observes_what_the_classic_environment_observes(players: int) -> None:
    env, classic = JaxHanabiEnv(players), rl_env.make("Hanabi-Full", players)
    rng = Random(players)
    deck = rng.sample(classic.codes.deck, 50)
    said = classic.reset(deck)
    seen, state = env.reset_from_deck(jnp.array(deck))
    key, done = jax.random.key(0), False
    while not done:
        for agent, own in zip(env.agents, said["player_observations"], strict=True):
            assert seen[agent].tolist() == own["vectorized"]
            moves = np.flatnonzero(env.get_legal_moves(state)[agent]).tolist()
            assert moves == own["legal_moves_as_int"]
        move = rng.choice(said["player_observations"][said["current_player"]]["legal_moves_as_int"])
        said, reward, done, _ = classic.step(move)
        actions = dict.fromkeys(env.agents, jnp.int32(move))
        seen, state, rewards, dones, _ = env.step_env(key, state, actions)
        assert all(float(x) == reward for x in rewards.values())
        assert all(bool(x) == done for x in dones.values())


def test_many_games_that_start_again() -> None:
    env = JaxHanabiEnv()
    keys = jax.random.split(jax.random.key(1), 8)
    seen, states = jax.vmap(env.reset)(keys)
    assert seen["agent_0"].shape == (8, env.obs_size)
    over = np.zeros(8, bool)
    for number in range(80):
        legal = jax.vmap(env.get_legal_moves)(states)
        both = jnp.where(legal["agent_0"].any(1)[:, None], legal["agent_0"], legal["agent_1"])
        action = jax.random.categorical(jax.random.key(number), jnp.where(both, 0.0, -1e9))
        _, states, _, dones, _ = jax.vmap(env.step)(keys, states, {"agent_0": action, "agent_1": action})
        turns = np.asarray(states.position.turn)
        assert (turns[np.asarray(dones["__all__"])] == 0).all()
        over |= np.asarray(dones["__all__"])
    assert over.all()

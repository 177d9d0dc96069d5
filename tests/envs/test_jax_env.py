"""The functional environment beside the drop-in: the same vectors, rewards and ends, even under vmap."""

from __future__ import annotations

from random import Random

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from sumida.envs import rl_env
from sumida.envs.jax import JaxHanabiEnv, make
from sumida.hanabi.engines import arrays
from sumida.hanabi.engines import jax as engine
from sumida.hanabi.engines.packed import layout
from sumida.kernel import GameError


@pytest.mark.parametrize("players", [2, 3])
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


def test_it_has_the_spaces_of_jaxmarl() -> None:
    """Its training scripts read them; the shape is a length there too."""
    env = make("hanabi", num_agents=3, num_colors=4, hand_size=3, max_info_tokens=5)
    assert (env.num_agents, env.table.cards, env.table.tokens) == (3, 40, 5)
    assert env.action_space("agent_1").n == env.num_moves == 2 * 3 + 2 * 9 + 1
    key = jax.random.key(3)
    seen, state = env.reset(key)
    assert seen["agent_0"].shape == (env.observation_space("agent_0").shape,)
    assert env.observation_space("agent_0").contains(seen["agent_0"])
    assert env.action_space("agent_0").contains(env.action_space("agent_0").sample(key))
    legal = env.get_avail_actions(state)
    assert not legal["agent_0"][-1]
    assert np.flatnonzero(legal["agent_2"]).tolist() == [env.num_moves - 1]
    with pytest.raises(ValueError, match="only hanabi"):
        make("overcooked")


@pytest.mark.parametrize(
    "terms",
    [{"num_agents": 1}, {"num_agents": 6}, {"num_colors": 6}, {"hand_size": 6}, {"max_info_tokens": 0}],
)
def test_terms_that_cannot_be_are_refused(terms: dict[str, int]) -> None:
    with pytest.raises(GameError, match="must be"):
        make("hanabi", **terms)
    if "num_agents" in terms:
        with pytest.raises(GameError, match="players must be from 2 to 5"):
            JaxHanabiEnv(players=terms["num_agents"])


def test_only_games_that_are_over_are_shuffled_again() -> None:
    """A batch is dealt what each of its games would be dealt alone."""
    t = arrays.standard(2)
    keys = jax.random.split(jax.random.key(5), 20)
    old = engine.shuffled(t, jax.random.key(6), 20)
    over = jnp.arange(20) % 3 > 0
    decks = np.asarray(jax.vmap(engine.reshuffle(t))(over, keys, old))
    fresh = np.asarray(jax.vmap(lambda key: engine.shuffled(t, key, 1)[0])(keys))
    assert np.array_equal(decks, np.where(np.asarray(over)[:, None], fresh, old))
    assert (np.sort(decks) == np.sort(t.deck)).all()


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
        turns = np.asarray(layout.TURN.read(states.position.clock))
        assert (turns[np.asarray(dones["__all__"])] == 0).all()
        over |= np.asarray(dones["__all__"])
    assert over.all()

"""Hanabi as a functional JAX environment, with the calls of JaxMARL: keys go in, states come out.

    env = JaxHanabiEnv(players=2)
    seen, state = env.reset(key)
    seen, state, rewards, dones, infos = env.step(key, state, actions)   # vmap and jit at will

Observations are the classic vectors; `step` restarts a finished game, as in JaxMARL. For the most speed use
`sumida.hanabi.engines.jax`: it plays whole batches and shuffles nothing while playing.
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp

from sumida.envs import classic_vector
from sumida.hanabi.engines import arrays
from sumida.hanabi.engines import jax as engine
from sumida.hanabi.engines.arrays import Array, Position, Tables

ByAgent = dict[str, Array]


class JaxState(NamedTuple):
    """A single game."""

    position: Position
    score: Array
    done: Array


class JaxHanabiEnv:
    """One game; `jax.vmap` makes many. Every agent must give an action; only the one to act counts."""

    def __init__(self, players: int = 2, table: Tables | None = None) -> None:
        self.table = table or arrays.standard(players)
        self.num_agents = self.table.players
        self.agents = [f"agent_{seat}" for seat in range(self.num_agents)]
        self.num_moves = self.table.actions
        self.obs_size = classic_vector.size(self.table)

    @partial(jax.jit, static_argnums=0)
    def reset(self, key: Array) -> tuple[ByAgent, JaxState]:
        begun: tuple[ByAgent, JaxState] = self.reset_from_deck(engine.shuffled(self.table, key, 1)[0])
        return begun

    @partial(jax.jit, static_argnums=0)
    def reset_from_deck(self, deck: Array) -> tuple[ByAgent, JaxState]:
        """Start with this deck: kinds in draw order."""
        position = arrays.deal(self.table, jnp.asarray(deck, jnp.int8)[None], jnp)
        state = JaxState(_first(position), jnp.int32(0), jnp.asarray(False))
        return self.get_obs(state), state

    @partial(jax.jit, static_argnums=0)
    def step(
        self, key: Array, state: JaxState, actions: ByAgent
    ) -> tuple[ByAgent, JaxState, ByAgent, ByAgent, dict[str, Array]]:
        """Make the move of the seat to act; a finished game restarts."""
        seen, after, rewards, dones, infos = self.step_env(key, state, actions)
        fresh_seen, fresh = self.reset(key)
        over = dones["__all__"]
        state = jax.tree.map(lambda new, old: jnp.where(over, new, old), fresh, after)
        seen = jax.tree.map(lambda new, old: jnp.where(over, new, old), fresh_seen, seen)
        return seen, state, rewards, dones, infos

    @partial(jax.jit, static_argnums=0)
    def step_env(
        self, key: Array, state: JaxState, actions: ByAgent
    ) -> tuple[ByAgent, JaxState, ByAgent, ByAgent, dict[str, Array]]:
        """The same, without restarting."""
        action = jnp.stack([actions[agent] for agent in self.agents])[self.current(state)]
        position, out = arrays.step(self.table, _batch(state.position), action[None], jnp)
        score = jnp.where(out.struck_out, 0, out.score)[0]
        after = JaxState(_first(position), score, out.over[0])
        reward = (score - state.score).astype(jnp.float32)
        rewards = dict.fromkeys([*self.agents, "__all__"], reward)
        dones = dict.fromkeys([*self.agents, "__all__"], after.done)
        return self.get_obs(after), after, rewards, dones, {}

    def current(self, state: JaxState) -> Array:
        """The seat to act."""
        return (state.position.turn + self.table.first) % self.num_agents

    @partial(jax.jit, static_argnums=0)
    def get_obs(self, state: JaxState) -> ByAgent:
        """The vectors of all seats."""
        position, seats = _batch(state.position), range(self.num_agents)
        vectors = jnp.stack([classic_vector.observe(self.table, position, o, jnp)[0] for o in seats])
        current = self.current(state)
        return {agent: vectors[(seat - current) % self.num_agents] for seat, agent in enumerate(self.agents)}

    @partial(jax.jit, static_argnums=0)
    def get_legal_moves(self, state: JaxState) -> ByAgent:
        """The mask of each seat's legal moves; empty for seats that are not to act."""
        allowed = arrays.legal(self.table, _batch(state.position), jnp)[0]
        current = self.current(state)
        return {agent: allowed & (seat == current) for seat, agent in enumerate(self.agents)}


def _batch(position: Position) -> Position:
    return Position(*(x[None] for x in position))


def _first(batch: Position) -> Position:
    return Position(*(x[0] for x in batch))

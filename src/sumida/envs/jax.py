"""Hanabi as a functional JAX environment, with the calls of JaxMARL: keys go in, states come out.

    env = JaxHanabiEnv(players=2)
    seen, state = env.reset(key)
    seen, state, rewards, dones, infos = env.step(key, state, actions)   # vmap and jit at will

Observations are the classic vectors; `step` restarts a finished game, as in JaxMARL. `make` and the spaces
are JaxMARL's too, so that its training scripts run with only the import changed. For the most speed use
`sumida.hanabi.engines.packed.streams`: it plays whole batches on the same engine and shuffles nothing while
playing.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Any, NamedTuple

try:
    import jax
    import jax.numpy as jnp
except ModuleNotFoundError as error:
    raise ImportError("this needs JAX: pip install 'sumida[learn]'") from error

from sumida.envs import classic_vector, packed_vector
from sumida.envs.arguments import wrong
from sumida.hanabi.engines import arrays
from sumida.hanabi.engines import jax as engine
from sumida.hanabi.engines.arrays import Array, Tables
from sumida.hanabi.engines.packed import layout, rules
from sumida.hanabi.engines.packed.layout import PackedState
from sumida.hanabi.engines.packed.words import spread

ByAgent = dict[str, Array]


class JaxState(NamedTuple):
    """A single game."""

    position: PackedState
    deck: Array
    """Kinds in the order in which they are drawn."""
    score: Array
    done: Array


@dataclass(frozen=True)
class JaxDiscrete:
    """The space of actions: a number below `n`."""

    n: int
    shape: tuple[int, ...] = ()
    dtype: Any = jnp.int32

    def sample(self, key: Array) -> Array:
        return jax.random.randint(key, self.shape, 0, self.n, self.dtype)

    def contains(self, x: Array) -> Array:
        return (x >= 0) & (x < self.n)


@dataclass(frozen=True)
class JaxBox:
    """The space of observations; like JaxMARL's for Hanabi, it has a length as its shape."""

    low: float
    high: float
    shape: int
    dtype: Any = jnp.int8

    def sample(self, key: Array) -> Array:
        return jax.random.bernoulli(key, shape=(self.shape,)).astype(self.dtype)

    def contains(self, x: Array) -> Array:
        return ((x >= self.low) & (x <= self.high)).all()


class JaxHanabiEnv:
    """One game; `jax.vmap` makes many. Every agent must give an action; only the one to act counts.

    With `noop`, there is one more action, as in JaxMARL: the only legal one for agents that are not to act.
    """

    def __init__(self, players: int = 2, table: Tables | None = None, noop: bool = False) -> None:
        if table is None and players not in range(2, 6):
            raise wrong("players", "must be from 2 to 5")
        self.table, self.noop = table or arrays.standard(players), noop
        layout.masks(self.table)  # raises if the game is too large
        self.num_agents = self.table.players
        self.agents = [f"agent_{seat}" for seat in range(self.num_agents)]
        self.num_moves = self.table.actions + noop
        self.obs_size = classic_vector.size(self.table)
        self.action_spaces = {agent: JaxDiscrete(self.num_moves) for agent in self.agents}
        self.observation_spaces = {agent: JaxBox(0, 1, self.obs_size) for agent in self.agents}

    @property
    def name(self) -> str:
        return "hanabi"

    @property
    def agent_classes(self) -> dict[str, list[str]]:
        """All agents are of one kind."""
        return {"agents": self.agents}

    def action_space(self, agent: str) -> JaxDiscrete:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> JaxBox:
        return self.observation_spaces[agent]

    @partial(jax.jit, static_argnums=0)
    def reset(self, key: Array) -> tuple[ByAgent, JaxState]:
        state = self._deal(engine.shuffled(self.table, key, 1)[0])
        return self.get_obs(state), state

    @partial(jax.jit, static_argnums=0)
    def reset_from_deck(self, deck: Array) -> tuple[ByAgent, JaxState]:
        """Start with this deck: kinds in draw order."""
        state = self._deal(jnp.asarray(deck, jnp.int8))
        return self.get_obs(state), state

    @partial(jax.jit, static_argnums=0)
    def step(
        self, key: Array, state: JaxState, actions: ByAgent, reset_state: JaxState | None = None
    ) -> tuple[ByAgent, JaxState, ByAgent, ByAgent, dict[str, Array]]:
        """Make the move of the seat to act; a finished game restarts, with `reset_state` if it is given."""
        after, rewards, dones = self._advance(state, actions)
        deck = engine.reshuffle(self.table)(after.done, key, after.deck)
        fresh = self._deal(deck) if reset_state is None else reset_state
        state = jax.tree.map(lambda new, old: jnp.where(after.done, new, old), fresh, after)
        return self.get_obs(state), state, rewards, dones, {}

    @partial(jax.jit, static_argnums=0)
    def step_env(
        self, key: Array, state: JaxState, actions: ByAgent
    ) -> tuple[ByAgent, JaxState, ByAgent, ByAgent, dict[str, Array]]:
        """The same, without restarting."""
        after, rewards, dones = self._advance(state, actions)
        return self.get_obs(after), after, rewards, dones, {}

    def _deal(self, deck: Array) -> JaxState:
        position = rules.deal(self.table, list(layout.pack_decks(deck)))
        return JaxState(position, deck, jnp.int32(0), jnp.asarray(False))

    def _advance(self, state: JaxState, actions: ByAgent) -> tuple[JaxState, ByAgent, ByAgent]:
        acting, drawn = self.current(state), layout.DRAWN.read(state.position.clock)
        action = self._of(acting, [actions[agent] for agent in self.agents])
        top = state.deck[jnp.minimum(drawn, self.table.cards - 1)].astype(jnp.uint32)
        position, out = rules.step(self.table, state.position, action, top)
        score = jnp.where(out.struck_out, 0, out.score)
        after = JaxState(position, state.deck, score, out.over)
        reward = (score - state.score).astype(jnp.float32)
        names = [*self.agents, "__all__"]
        return after, dict.fromkeys(names, reward), dict.fromkeys(names, after.done)

    def _of(self, number: Array, values: list[Array]) -> Array:
        """One of the values; selecting is much faster than indexing where the number differs among games."""
        chosen = values[0]
        for other, value in enumerate(values[1:], 1):
            chosen = jnp.where(number == other, value, chosen)
        return chosen

    def current(self, state: JaxState) -> Array:
        """The seat to act."""
        turn = layout.TURN.read(state.position.clock).astype(jnp.int32)
        return (turn + self.table.first) % self.num_agents

    @partial(jax.jit, static_argnums=0)
    def get_obs(self, state: JaxState) -> ByAgent:
        """The vectors of all seats."""
        current, seats = self.current(state), range(self.num_agents)
        words = [packed_vector.words(self.table, state.position, offset) for offset in seats]
        seen = {}
        for seat, agent in enumerate(self.agents):
            offset = (seat - current) % self.num_agents
            own = [self._of(offset, list(choice)) for choice in zip(*words, strict=True)]
            seen[agent] = spread(own, self.obs_size)
        return seen

    @partial(jax.jit, static_argnums=0)
    def get_legal_moves(self, state: JaxState) -> ByAgent:
        """The mask of each seat's legal moves; for seats that are not to act, empty or the no-op alone."""
        current, words = self.current(state), rules.legal(self.table, state.position)
        masks = {}
        for seat, agent in enumerate(self.agents):
            acts = current == seat
            allowed = spread([jnp.where(acts, word, 0) for word in words], self.table.actions, bool)
            masks[agent] = jnp.append(allowed, ~acts) if self.noop else allowed
        return masks

    get_avail_actions = get_legal_moves


def make(
    name: str = "hanabi",
    *,
    num_agents: int = 2,
    num_colors: int = 5,
    hand_size: int | None = None,
    max_info_tokens: int = 8,
    max_life_tokens: int = 3,
) -> JaxHanabiEnv:
    """Hanabi with the arguments of `jaxmarl.make`, and with JaxMARL's no-op.

    Raises `GameError` beyond the limits of the classic environment: JAX itself would not notice.
    """
    if name != "hanabi":
        raise ValueError(f"{name} is not here; only hanabi is")
    # The environment itself needs only JAX and numpy, as on a machine with an accelerator and nothing else.
    from sumida.envs import rl_env

    terms = {"players": num_agents, "colors": num_colors, "max_information_tokens": max_info_tokens}
    hand = {} if hand_size is None else {"hand_size": hand_size}
    rl_env.read({**terms, **hand, "max_life_tokens": max_life_tokens})
    whole = arrays.standard(num_agents)
    touches = [row[: num_colors * whole.ranks] for row in whole.touches]
    table = replace(
        whole,
        hand=hand_size or whole.hand,
        suits=num_colors,
        colours=num_colors,
        counts=whole.counts[: num_colors * whole.ranks],
        touches=tuple(touches[:num_colors] + touches[whole.colours :]),
        tokens=max_info_tokens,
        strikes=max_life_tokens,
    )
    return JaxHanabiEnv(table=table, noop=True)

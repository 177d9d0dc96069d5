"""PettingZoo environments: both games seat by seat (AEC), Hashi also with all seats at once (parallel).

    from sumida.envs.pettingzoo import hanabi, hashi, hashi_parallel
    env = hanabi(players=3)

Action numbers are the indices of the game's `setup.actions`; the observation's mask marks the legal ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]  # no types

from sumida.envs.episode import Episode, Observation
from sumida.kernel import Json, Seat


def hanabi(**options: Json) -> SeatBySeat:
    """Hanabi, 2 to 5 seats; options are those of the game."""
    return SeatBySeat("hanabi", options)


def hashi(**options: Json) -> SeatBySeat:
    """Hashi, 1 to 4 seats: the seats finish their turns one after the other."""
    return SeatBySeat("hashi", options)


def hashi_parallel(**options: Json) -> AllAtOnce:
    """Hashi, 1 to 4 seats: everyone takes a small step at once; seats that are done wait."""
    return AllAtOnce("hashi", options)


def _name(seat: Seat) -> str:
    return f"seat_{seat}"


class SeatBySeat(AECEnv[str, Observation, int]):  # type: ignore[misc]  # an untyped base
    """A game as PettingZoo plays turn-based games."""

    def __init__(self, name: str, options: Mapping[str, Json]) -> None:
        super().__init__()
        self.episode = Episode(name, options)
        self.metadata = {"name": f"sumida_{name}", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [_name(seat) for seat in range(self.episode.setup.players)]
        self.observation_spaces = {agent: self.episode.space() for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(len(self.episode.actions)) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.episode.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = _name(self.episode.state.to_act[0])

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        return {"observation": self.episode.observe(seat), "action_mask": self.episode.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if action is None or self.terminations[agent]:
            self._was_dead_step(action)
            return
        gains = self.episode.act(self.possible_agents.index(agent), action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {_name(seat): gain for seat, gain in enumerate(gains)}
        if self.episode.state.to_act:
            self.agent_selection = _name(self.episode.state.to_act[0])
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[(self.agents.index(agent) + 1) % len(self.agents)]
        self._accumulate_rewards()

    def render(self) -> None:
        return None

    def close(self) -> None:
        return None


class AllAtOnce(ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # an untyped base
    """All seats act at once; the last action number means "wait", for seats that are done."""

    def __init__(self, name: str, options: Mapping[str, Json]) -> None:
        self.episode = Episode(name, options)
        self.metadata = {"name": f"sumida_{name}_parallel", "render_modes": []}
        self.render_mode = None
        self.wait = len(self.episode.actions)
        self.possible_agents = [_name(seat) for seat in range(self.episode.setup.players)]
        self.observation_spaces = {agent: self.episode.space(extra=1) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.episode.begin(seed)
        self.agents = self.possible_agents[:]
        return self._observation(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        rewards = dict.fromkeys(self.agents, 0.0)
        acting = self.episode.state.to_act
        for seat in acting:
            for other, gain in enumerate(self.episode.act(seat, actions[_name(seat)])):
                rewards[_name(other)] += gain
        over = not self.episode.state.to_act
        ended, cut = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, False)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        seen = self._observation()
        if over:
            self.agents = []
        return seen, rewards, ended, cut, infos

    def _observation(self) -> dict[str, Observation]:
        found = {}
        for seat, agent in enumerate(self.possible_agents):
            waits = np.array([seat not in self.episode.state.to_act], np.int8)
            mask = np.concatenate([self.episode.mask(seat), waits])
            found[agent] = {"observation": self.episode.observe(seat), "action_mask": mask}
        return found

    def render(self) -> None:
        return None

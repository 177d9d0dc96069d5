"""PettingZoo environments: both games seat by seat (AEC) and with all seats at once (parallel).

    from sumida.envs.pettingzoo import hanabi, hanabi_parallel, hashi, hashi_parallel
    env = hanabi(players=3)

Action numbers are the indices of the game's `setup.actions`; the observation's mask marks the legal ones.
`docs/environments.md` says what every number means.
"""

from __future__ import annotations

from typing import Any

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]  # no types
except ModuleNotFoundError as error:
    raise ImportError("this needs PettingZoo: pip install 'sumida[envs]'") from error

from sumida.envs.arguments import whole_number
from sumida.envs.episode import Episode, Floats, Mask, Observation, SavedEpisode
from sumida.envs.rendering import RENDER_MODES, checked_mode, rendered
from sumida.kernel import GameError, Json, Seat


def hanabi(belief: bool = False, render_mode: str | None = None, **options: Json) -> SeatBySeat:
    """Hanabi, 2 to 5 seats; options are those of the game. `belief` adds what one's own cards may be."""
    return SeatBySeat(Episode("hanabi", options, belief), render_mode)


def hanabi_parallel(belief: bool = False, render_mode: str | None = None, **options: Json) -> AllAtOnce:
    """Hanabi, 2 to 5 seats: one seat acts in every step, the others wait."""
    return AllAtOnce(Episode("hanabi", options, belief), render_mode)


def hashi(render_mode: str | None = None, **options: Json) -> SeatBySeat:
    """Hashi, 1 to 4 seats: the seats finish their turns one after the other."""
    return SeatBySeat(Episode("hashi", options), render_mode)


def hashi_parallel(render_mode: str | None = None, **options: Json) -> AllAtOnce:
    """Hashi, 1 to 4 seats: everyone takes a small step at once; seats that are done wait."""
    return AllAtOnce(Episode("hashi", options), render_mode)


def agent_name(seat: Seat) -> str:
    """What PettingZoo calls a seat."""
    return f"seat_{seat}"


MADE_BY_RESET = ("agents", "agent_selection", "rewards", "terminations", "truncations", "infos")


def absent(env: object, name: str) -> AttributeError:
    """The error for an attribute that is not there, or not yet."""
    if name in MADE_BY_RESET:
        return AttributeError(f"{name}: no game has begun, call reset first")
    return AttributeError(f"{type(env).__name__!r} object has no attribute {name!r}")


class SeatBySeat(AECEnv[str, Observation, int]):  # type: ignore[misc]  # an untyped base
    """A game as PettingZoo plays turn-based games."""

    def __init__(self, episode: Episode, render_mode: str | None = None) -> None:
        super().__init__()
        self.episode, self.render_mode = episode, checked_mode(render_mode)
        self.metadata = {
            "name": f"sumida_{episode.name}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.possible_agents = [agent_name(seat) for seat in range(episode.setup.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: episode.space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(episode.actions)) for agent in self.possible_agents}
        self.state_space = episode.whole_space()

    def __getattr__(self, name: str) -> Any:
        raise absent(self, name)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game; `options` may give a `state`, or a `deal` and `moves` (see `Episode.begin`)."""
        self.episode.begin(seed, options)
        self._begin()

    def _begin(self) -> None:
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, not self.episode.state.to_act)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[(self.episode.state.to_act or (0,))[0]]

    def save(self) -> SavedEpisode:
        """This position, to come back to; rewards that are not collected yet are not part of it."""
        return self.episode.save()

    def restore(self, saved: SavedEpisode) -> None:
        """Go back to what was saved."""
        self.episode.restore(saved)
        self._begin()

    def observe(self, agent: str) -> Observation:
        return self.episode.observation(self.seats[agent])

    def action_masks(self) -> Mask:
        """1 for every action that the agent to act may take."""
        return self.episode.mask(self.seats[self.agent_selection])

    def state(self) -> Floats:
        """The whole table, hidden cards included: for a central critic, never for a player."""
        return self.episode.whole()

    def step(self, action: int | None) -> None:
        agent, episode = self.agent_selection, self.episode
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        gains = episode.act(self.seats[agent], whole_number(action, "an action"))
        total = self._cumulative_rewards
        total[agent] = 0.0
        self.rewards = rewards = dict(zip(self.possible_agents, gains, strict=True))
        if any(gains):
            for name, gain in rewards.items():
                total[name] += gain
        if to_act := episode.state.to_act:
            self.agent_selection = self.possible_agents[to_act[0]]
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[(self.agents.index(agent) + 1) % len(self.agents)]

    def render(self) -> str | None:
        """The whole table in words: returned (`ansi`) or printed (`human`)."""
        return rendered(self.episode, self.render_mode)

    def close(self) -> None:
        return None


class AllAtOnce(ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # an untyped base
    """All seats act at once; the last action number means "wait", for seats that are not to act."""

    def __init__(self, episode: Episode, render_mode: str | None = None) -> None:
        self.episode, self.render_mode = episode, checked_mode(render_mode)
        self.metadata = {"name": f"sumida_{episode.name}_parallel", "render_modes": RENDER_MODES}
        self.wait = len(episode.actions)
        self.possible_agents = [agent_name(seat) for seat in range(episode.setup.players)]
        self.observation_spaces = {agent: episode.space(extra=1) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self.state_space = episode.whole_space()

    def __getattr__(self, name: str) -> Any:
        raise absent(self, name)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Start a game; `options` may give a `state`, or a `deal` and `moves` (see `Episode.begin`)."""
        self.episode.begin(seed, options)
        return self._begin()

    def _begin(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.agents = self.possible_agents[:] if self.episode.state.to_act else []
        return self._observations(), {agent: {} for agent in self.possible_agents}

    def save(self) -> SavedEpisode:
        """This position, to come back to."""
        return self.episode.save()

    def restore(self, saved: SavedEpisode) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Go back to what was saved; returns what `reset` returns."""
        self.episode.restore(saved)
        return self._begin()

    def action_masks(self) -> dict[str, Mask]:
        """By agent: 1 for every action that it may take."""
        return {
            agent: self._with_wait(seat, self.episode.mask(seat))
            for seat, agent in enumerate(self.possible_agents)
        }

    def state(self) -> Floats:
        """The whole table, hidden cards included: for a central critic, never for a player."""
        return self.episode.whole()

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        episode, agents = self.episode, self.agents
        rewards = dict.fromkeys(agents, 0.0)
        to_act = episode.state.to_act
        chosen = [self._chosen(actions, self.possible_agents[seat]) for seat in to_act]
        for seat, action in zip(to_act, chosen, strict=True):
            gains = episode.act(seat, action)
            if any(gains):
                for agent, gain in zip(self.possible_agents, gains, strict=True):
                    rewards[agent] += gain
        over = not episode.state.to_act
        ended, cut = dict.fromkeys(agents, over), dict.fromkeys(agents, False)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        seen = self._observations()
        if over:
            self.agents = []
        return seen, rewards, ended, cut, infos

    def _chosen(self, actions: dict[str, int], agent: str) -> int:
        if agent not in actions:
            raise GameError(f"{agent} is to act, and has no action", "error-env-move")
        found = whole_number(actions[agent], "an action")
        if found == self.wait:
            raise GameError(f"{agent} is to act, and may not wait", "error-env-move")
        return found

    def _observations(self) -> dict[str, Observation]:
        found = {}
        for seat, agent in enumerate(self.possible_agents):
            found[agent] = seen = self.episode.observation(seat)
            seen["action_mask"] = self._with_wait(seat, seen["action_mask"])
        return found

    def _with_wait(self, seat: Seat, mask: Mask) -> Mask:
        found = np.empty(self.wait + 1, np.int8)
        found[: self.wait] = mask
        found[self.wait] = seat not in self.episode.state.to_act
        return found

    def render(self) -> str | None:
        """The whole table in words: returned (`ansi`) or printed (`human`)."""
        return rendered(self.episode, self.render_mode)

"""Gymnasium environments for one learner: Hashi alone, and one seat of Hanabi with bots in the others.

    from sumida.envs.gymnasium import HashiSolo, HanabiSeat
    env = HanabiSeat(partners=["partner"], players=2)

An illegal action changes nothing and is reported in `info["illegal"]`; the mask marks the legal ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

from sumida.bots import Player, create
from sumida.envs.episode import Episode, Observation
from sumida.kernel import GameError, Json, Seat


class OneSeat(gymnasium.Env[Observation, Any]):
    """One seat of a game; the other seats move inside `step`."""

    def __init__(self, episode: Episode, seat: Seat, partners: dict[Seat, Player]) -> None:
        self.metadata = {"render_modes": []}
        self.episode, self.seat, self.partners = episode, seat, partners
        self.observation_space = episode.space()
        self.action_space = spaces.Discrete(len(episode.actions))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.episode.begin(seed)
        self._play_others()
        return self._observation(), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if not self.episode.mask(self.seat)[int(action)]:
            return self._observation(), 0.0, not self.episode.state.to_act, False, {"illegal": True}
        reward = self.episode.act(self.seat, int(action))[self.seat] + self._play_others()
        return self._observation(), reward, not self.episode.state.to_act, False, {}

    def _play_others(self) -> float:
        """Let the partners move until it is the seat's turn again; returns the seat's reward."""
        gained = 0.0
        while self.episode.state.to_act and self.seat not in self.episode.state.to_act:
            seat = self.episode.state.to_act[0]
            action = self.partners[seat].choose(self.episode.state.view(seat))
            gained += self.episode.act(seat, self.episode.ids[action])[self.seat]
        return gained

    def _observation(self) -> Observation:
        return {"observation": self.episode.observe(self.seat), "action_mask": self.episode.mask(self.seat)}


class HashiSolo(OneSeat):
    """Hashi for one; options are those of the game."""

    def __init__(self, **options: Json) -> None:
        super().__init__(Episode("hashi", {**options, "players": 1}), 0, {})


class HanabiSeat(OneSeat):
    """A seat of Hanabi; `partners` names the bots in the other seats: one for all, or one for each."""

    def __init__(
        self, partners: Sequence[str] = ("cautious",), seat: Seat = 0, players: int = 2, **options: Json
    ) -> None:
        episode = Episode("hanabi", {**options, "players": players})
        others = [other for other in range(players) if other != seat]
        names = list(partners) * (len(others) if len(partners) == 1 else 1)
        if len(names) != len(others):
            raise GameError(
                f"{len(names)} partners are named for {len(others)} seats: name one for all, or one each",
                "error-bots-and-seats",
                bots=len(names),
                players=len(others),
            )
        made = {other: create("hanabi", name, players) for other, name in zip(others, names, strict=True)}
        super().__init__(episode, seat, made)

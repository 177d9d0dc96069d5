"""Gymnasium environments for one learner: Hashi alone, and one seat of Hanabi with bots in the others.

    from sumida.envs.gymnasium import HashiSolo, HanabiSeat
    env = HanabiSeat(partners=["partner"], players=2)      # or, as Gymnasium makes them:

    import gymnasium, sumida.envs
    env = gymnasium.make("sumida/Hanabi-v0", partners=["partner"])
    env = gymnasium.make("sumida/Hashi-v0", board="B")

An illegal action changes nothing and is reported in `info["illegal"]`; the mask marks the legal ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise ImportError("this needs Gymnasium: pip install 'sumida[envs]'") from error

from sumida.bots import Player, create
from sumida.bots.lines import LinePlayer
from sumida.envs.arguments import whole_number, wrong
from sumida.envs.episode import Episode, Floats, Mask, Observation, SavedEpisode
from sumida.envs.rendering import RENDER_MODES, checked_mode, rendered
from sumida.kernel import GameError, Json, Seat


class OneSeat(gymnasium.Env[Observation, Any]):
    """One seat of a game; the other seats move inside `step`."""

    metadata = {"render_modes": RENDER_MODES}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self, episode: Episode, seat: Seat, partners: dict[Seat, Player], render_mode: str | None = None
    ) -> None:
        self.render_mode = checked_mode(render_mode)
        self.episode, self.seat, self.partners = episode, seat, partners
        self.observation_space = episode.space()
        self.action_space = spaces.Discrete(len(episode.actions))
        self.mask: Mask = np.zeros(len(episode.actions), np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a game; `options` may give a `state`, or a `deal` and `moves` (see `Episode.begin`)."""
        super().reset(seed=seed)
        self.episode.begin(seed, options)
        self._play_others()
        return self._seen(), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        episode, number = self.episode, whole_number(action, "an action")
        if not 0 <= number < len(self.mask) or not self.mask[number]:
            return self._seen(), 0.0, not episode.state.to_act, False, {"illegal": True}
        reward = episode.act(self.seat, number)[self.seat] + self._play_others()
        return self._seen(), reward, not episode.state.to_act, False, {}

    def action_masks(self) -> Mask:
        """1 for every action that may be taken now; `MaskablePPO` asks for it."""
        return self.mask.copy()

    def state(self) -> Floats:
        """The whole table, hidden cards included: for a central critic, never for the player."""
        return self.episode.whole()

    def save(self) -> SavedEpisode:
        """This position, to come back to."""
        return self.episode.save()

    def restore(self, saved: SavedEpisode) -> tuple[Observation, dict[str, Any]]:
        """Go back to what was saved; returns what `reset` returns."""
        self.episode.restore(saved)
        return self._seen(), {}

    def render(self) -> Any:
        """The whole table in words: returned (`ansi`) or printed (`human`)."""
        return rendered(self.episode, self.render_mode)

    def close(self) -> None:
        """End the partners that have processes of their own."""
        for partner in self.partners.values():
            if isinstance(partner, LinePlayer):
                partner.close()

    def _play_others(self) -> float:
        """Let the partners move until it is the seat's turn again; returns the seat's reward."""
        gained, episode = 0.0, self.episode
        while self.partners and episode.state.to_act and self.seat not in episode.state.to_act:
            seat = episode.state.to_act[0]
            action = self.partners[seat].choose(episode.state.view(seat))
            gained += episode.act(seat, episode.ids[action])[self.seat]
        return gained

    def _seen(self) -> Observation:
        seen = self.episode.observation(self.seat)
        self.mask = seen["action_mask"].copy()
        return seen


class HashiSolo(OneSeat):
    """Hashi for one; options are those of the game."""

    def __init__(self, render_mode: str | None = None, **options: Json) -> None:
        if options.setdefault("players", 1) != 1:
            raise wrong("players", "must be 1: there are no bots in the other seats")
        super().__init__(Episode("hashi", options), 0, {}, render_mode)


class HanabiSeat(OneSeat):
    """A seat of Hanabi; `partners` names the bots in the other seats: one for all, or one for each.

    `belief` adds what your own cards may be to the observations.
    """

    def __init__(
        self,
        partners: str | Sequence[str] = ("cautious",),
        seat: Seat = 0,
        players: int = 2,
        belief: bool = False,
        render_mode: str | None = None,
        **options: Json,
    ) -> None:
        episode = Episode("hanabi", {**options, "players": players}, belief)
        if seat not in range(players):
            raise wrong("seat", f"must be from 0 to {players - 1}")
        others = [other for other in range(players) if other != seat]
        named = [partners] if isinstance(partners, str) else list(partners)
        names = named * (len(others) if len(named) == 1 else 1)
        if len(names) != len(others):
            raise GameError(
                f"{len(names)} partners are named for {len(others)} seats: name one for all, or one each",
                "error-bots-and-seats",
                bots=len(names),
                players=len(others),
            )
        made = {other: create("hanabi", name, players) for other, name in zip(others, names, strict=True)}
        super().__init__(episode, seat, made, render_mode)

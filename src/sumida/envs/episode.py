"""A running game for the environments: action numbers in, vectors and rewards by seat out."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces

from sumida.envs.encoders import Vector, make_encoder
from sumida.kernel import Json, Seat
from sumida.registry import game

Observation = dict[str, Any]


class Episode:
    """One game after another under the same terms.

    A seat is rewarded by the change in its points; in Hanabi a strike-out takes all points back, as in
    research, unless the options say otherwise.
    """

    def __init__(self, name: str, options: Mapping[str, Json]) -> None:
        usual = {"strikeout_scores_zero": True} if name == "hanabi" else {}
        self.setup = game(name).setup({**usual, **options})
        self.actions = self.setup.actions
        self.ids = {action: number for number, action in enumerate(self.actions)}
        self.encoder = make_encoder(self.setup)
        self.rng = Random()
        self.state: Any = None

    def space(self, extra: int = 0) -> spaces.Dict:
        """The space of a seat's observations: the vector and the mask of legal actions."""
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 1, (self.encoder.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.actions) + extra,), np.int8),
            }
        )

    def begin(self, seed: int | None) -> None:
        """Deal; a seed determines this deal and the following ones."""
        if seed is not None:
            self.rng = Random(seed)
        self.state = self.setup.start(self.setup.deal(self.rng))

    def mask(self, seat: Seat) -> np.ndarray[Any, np.dtype[np.int8]]:
        """1 for every action that `seat` may take now."""
        allowed = np.zeros(len(self.actions), np.int8)
        for action in self.state.legal(seat):
            allowed[self.ids[action]] = 1
        return allowed

    def observe(self, seat: Seat) -> Vector:
        return self.encoder.observe(self.state.view(seat))

    def act(self, seat: Seat, action: int) -> list[float]:
        """Make the action with this number; returns each seat's reward."""
        before = self.state.scores
        self.state = self.state.apply(seat, self.actions[int(action)])
        return [float(b - a) for a, b in zip(before, self.state.scores, strict=True)]

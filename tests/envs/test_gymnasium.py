"""The Gymnasium environments pass Gymnasium's own check, and play whole games."""

from __future__ import annotations

import warnings
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from sumida.envs.gymnasium import HanabiSeat, HashiSolo, OneSeat
from sumida.kernel import GameError

SEATS = [
    HashiSolo,
    lambda: HashiSolo(board="B"),
    HanabiSeat,
    lambda: HanabiSeat(["cautious", "random"], seat=1, players=3),
]


@pytest.mark.parametrize("make", SEATS)
def test_api(make: Any) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it advises against environments that gymnasium.make did not make
        check_env(make(), skip_render_check=True)


@pytest.mark.parametrize("make", SEATS)
def test_a_whole_game_pays_the_score(make: Any) -> None:
    env: OneSeat = make()
    seen, _ = env.reset(seed=4)
    rng, total, over = Random(4), 0.0, False
    while not over:
        seen, reward, over, cut, info = env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        total += reward
        assert (cut, info) == (False, {})
    assert total == env.episode.state.scores[env.seat]


def test_an_illegal_action_changes_nothing() -> None:
    env = HanabiSeat()
    seen, _ = env.reset(seed=1)
    forbidden = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    again, reward, over, _, info = env.step(forbidden)
    assert (reward, over, info) == (0.0, False, {"illegal": True})
    assert np.array_equal(again["observation"], seen["observation"])


def test_equal_seeds_give_equal_games() -> None:
    one, other = HanabiSeat(["random"]), HanabiSeat(["random"])
    seen, _ = one.reset(seed=9)
    assert np.array_equal(seen["observation"], other.reset(seed=9)[0]["observation"])
    assert not np.array_equal(seen["observation"], other.reset(seed=10)[0]["observation"])


def test_partners_must_fit_the_seats() -> None:
    with pytest.raises(GameError, match="2 partners are named for 3 seats"):
        HanabiSeat(["random", "cautious"], players=4)

"""The Gymnasium environments pass Gymnasium's own check, and play whole games."""

from __future__ import annotations

import warnings
from random import Random
from typing import Any

import gymnasium
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


@pytest.mark.parametrize("name", ["sumida/Hanabi-v0", "sumida/Hashi-v0"])
def test_the_seats_answer_what_maskable_ppo_asks(name: str) -> None:
    """It finds `action_masks` through wrappers, reads a plain Dict of Boxes, and gives actions as arrays."""
    env = gymnasium.make(name)
    seen, _ = env.reset(seed=1)
    assert isinstance(env.observation_space, gymnasium.spaces.Dict)
    assert all(isinstance(part, gymnasium.spaces.Box) for part in env.observation_space.values())
    assert env.has_wrapper_attr("action_masks")
    for _ in range(5):
        mask = env.get_wrapper_attr("action_masks")()
        assert mask.shape == (env.action_space.n,)  # type: ignore[attr-defined]
        assert np.array_equal(mask, seen["action_mask"])
        seen, _, _, _, info = env.step(np.array(np.flatnonzero(mask)[-1]))
        assert info == {}


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
    assert len(HanabiSeat("random", players=4).partners) == 3


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("sumida/Hanabi-v0", {"players": 3, "partners": ["random"]}),
        ("sumida/Hashi-v0", {"board": "B"}),
        ("sumida.envs:sumida/Hanabi-v0", {"belief": True}),
    ],
)
def test_gymnasium_makes_them_by_name(name: str, options: dict[str, Any]) -> None:
    env = gymnasium.make(name, render_mode="ansi", **options)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it advises against wrappers, which make adds
        check_env(env)
    seen, _ = env.reset(seed=2)
    unwrapped: Any = env.unwrapped
    assert np.array_equal(unwrapped.action_masks(), seen["action_mask"])
    assert "is to act" in str(env.render()) or "Set-up" in str(env.render())


def test_a_table_is_printed_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    env = HanabiSeat(render_mode="human")
    env.reset(seed=1)
    assert env.render() is None
    assert "Clue tokens: 8 of 8" in capsys.readouterr().out
    with pytest.raises(GameError, match="render_mode must be"):
        HanabiSeat(render_mode="rgb")


def test_a_seat_can_be_saved_and_restored() -> None:
    env = HanabiSeat(["cautious"], players=3)
    seen, _ = env.reset(seed=3)
    saved = env.save()
    env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
    again, _ = env.restore(saved)
    assert all(np.array_equal(seen[part], again[part]) for part in seen)
    assert np.array_equal(env.action_masks(), seen["action_mask"])
    assert len(env.state()) == 3 + 5 * 25 + len(seen["observation"])


def test_action_numbers_outside_the_space_are_illegal() -> None:
    env = HanabiSeat()
    env.reset(seed=1)
    for number in (-1, 10_000):
        assert env.step(number)[4] == {"illegal": True}


@pytest.mark.parametrize("name", ["sumida/Hashi-v0", "sumida/Hanabi-v0"])
def test_gymnasium_makes_many_games_of_them(name: str) -> None:
    envs: Any = gymnasium.make_vec(name, num_envs=3, vectorization_mode="sync")
    seen, _ = envs.reset(seed=1)
    for _ in range(30):
        seen, *_ = envs.step(seen["action_mask"].argmax(axis=1))
    assert seen["observation"].shape == (3, envs.single_observation_space["observation"].shape[0])
    assert not np.array_equal(seen["observation"][0], seen["observation"][1])
    envs.close()

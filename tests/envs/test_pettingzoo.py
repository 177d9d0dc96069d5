"""The PettingZoo environments pass PettingZoo's own tests, and agree with the game."""

from __future__ import annotations

import warnings
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test  # type: ignore[import-untyped]  # PettingZoo has no types

from sumida.envs.pettingzoo import SeatBySeat, hanabi, hashi, hashi_parallel

TABLES: list[tuple[Any, dict[str, Any]]] = [(hanabi, {"players": n}) for n in (2, 4)] + [
    (hashi, {"players": n}) for n in (1, 3)
]
TABLES += [(hanabi, {"variant": "six", "first_seat": 1}), (hashi, {"board": "B", "players": 2})]


def quietly(check: Any, *args: Any, **options: Any) -> None:
    """PettingZoo warns about masks it cannot know; our tests turn warnings into errors."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check(*args, **options)


@pytest.mark.parametrize(("make", "options"), TABLES)
def test_api(make: Any, options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    quietly(api_test, make(**options), num_cycles=60)
    quietly(seed_test, lambda: make(**options), num_cycles=10)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("players", [1, 2, 4])
def test_parallel_api(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    quietly(parallel_api_test, masked(hashi_parallel(players=players)), num_cycles=40)
    assert "Passed" in capsys.readouterr().out


def masked(env: Any) -> Any:
    """PettingZoo's parallel test draws actions without the mask unless the space itself obeys it."""
    for seat, agent in enumerate(env.possible_agents):
        space = env.action_spaces[agent]
        draw = space.sample

        def sample(mask: Any = None, seat: int = seat, draw: Any = draw) -> Any:
            return draw(env._seen()[f"seat_{seat}"]["action_mask"] if mask is None else mask)

        space.sample = sample
    return env


def play(env: SeatBySeat, seed: int) -> dict[str, float]:
    """A random game: the sum of each seat's rewards."""
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    rng = Random(seed)
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        total[agent] += reward
        env.step(None if ended else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return total


def test_rewards_add_up_to_the_score() -> None:
    for seed in range(6):
        env = hanabi(players=3)
        total = play(env, seed)
        assert list(total.values()) == list(map(float, env.episode.state.scores))
    env = hashi(players=2)
    assert list(play(env, 1).values()) == list(map(float, env.episode.state.scores))


def test_in_parallel_hashi_nobody_waits_for_a_turn() -> None:
    env = hashi_parallel(players=3)
    seen, _ = env.reset(seed=3)
    total = dict.fromkeys(env.possible_agents, 0.0)
    rng = Random(3)
    while env.agents:
        actions = {a: rng.choice(np.flatnonzero(seen[a]["action_mask"]).tolist()) for a in env.agents}
        seen, rewards, _, _, _ = env.step(actions)
        total = {agent: total[agent] + rewards[agent] for agent in total}
    assert list(total.values()) == list(map(float, env.episode.state.scores))


def test_no_seat_sees_its_own_cards() -> None:
    env = hanabi()
    env.reset(seed=1)
    before = env.observe("seat_0")["observation"]
    state = env.episode.state
    deck = list(state.deck)
    deck[0:5], deck[20:25] = deck[20:25], deck[0:5]
    env.episode.state = env.episode.setup.start(
        type(env.episode.setup.deal(Random(1)))(state.setup.variant, tuple(deck))
    )
    assert np.array_equal(env.observe("seat_0")["observation"], before)

"""The PettingZoo environments pass PettingZoo's own tests, and agree with the game."""

from __future__ import annotations

import warnings
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test  # type: ignore[import-untyped]  # PettingZoo has no types

from sumida.envs.pettingzoo import SeatBySeat, hanabi, hanabi_parallel, hashi, hashi_parallel

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


@pytest.mark.parametrize(
    ("make", "players"),
    [(hashi_parallel, 1), (hashi_parallel, 4), (hanabi_parallel, 2), (hanabi_parallel, 5)],
)
def test_parallel_api(make: Any, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    quietly(parallel_api_test, masked(make(players=players)), num_cycles=40)
    assert "Passed" in capsys.readouterr().out


def masked(env: Any) -> Any:
    """PettingZoo's parallel test draws actions without the mask unless the space itself obeys it."""
    for seat, agent in enumerate(env.possible_agents):
        space = env.action_spaces[agent]
        draw = space.sample

        def sample(mask: Any = None, seat: int = seat, draw: Any = draw) -> Any:
            return draw(env.action_masks()[f"seat_{seat}"] if mask is None else mask)

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


@pytest.mark.parametrize("make", [hashi_parallel, hanabi_parallel])
def test_a_whole_game_with_all_seats_at_once_pays_the_score(make: Any) -> None:
    env = make(players=3)
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
    deck = list(env.episode.state.deck)
    deck[0:5], deck[20:25] = deck[20:25], deck[0:5]
    cards = env.episode.setup.variant.cards
    env.reset(options={"deal": " ".join(cards[card] for card in deck)})
    assert np.array_equal(env.observe("seat_0")["observation"], before)
    assert not np.array_equal(env.observe("seat_1")["observation"], before)


@pytest.mark.parametrize("make", [hanabi, hashi])
def test_saving_and_restoring_changes_nothing(make: Any) -> None:
    env = make(players=2)
    env.reset(seed=7)
    saved = env.save()
    seen = env.last()
    for _ in range(3):
        env.step(int(np.flatnonzero(env.action_masks())[-1]))
    env.restore(saved)
    assert env.agent_selection == "seat_0"
    again = env.last()
    assert np.array_equal(seen[0]["observation"], again[0]["observation"])
    assert seen[1:] == again[1:]
    assert env.state_space.contains(env.state())


def test_a_finished_position_is_over_at_once() -> None:
    env = hanabi_parallel(max_strikes=1)
    env.reset(seed=2)
    while env.agents:
        agent = f"seat_{env.episode.state.to_act[0]}"
        env.step({**dict.fromkeys(env.agents, env.wait), agent: 0})
    end = env.episode.state
    env.reset(options={"state": end})
    assert env.agents == []
    one = hanabi(max_strikes=1)
    one.reset(options={"state": end})
    assert all(one.terminations.values())


@pytest.mark.parametrize("make", [hanabi, hanabi_parallel, hashi, hashi_parallel])
def test_a_table_is_shown_in_words(make: Any, capsys: pytest.CaptureFixture[str]) -> None:
    env = make(render_mode="ansi")
    env.reset(seed=1)
    shown = env.render()
    assert "to act" in shown or "Set-up" in shown
    env = make(render_mode="human")
    env.reset(seed=1)
    assert env.render() is None
    assert capsys.readouterr().out.strip() == shown.strip()
    env = make()
    env.reset(seed=1)
    assert env.render() is None

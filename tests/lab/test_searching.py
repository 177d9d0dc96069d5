"""The mass evaluation of the search plays the bot's own games, and its compiled nets say what numpy's say."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import jax.numpy as jnp
import numpy as np
import pytest

from sumida.hanabi import weights
from sumida.hanabi.arrays import standard
from sumida.hanabi.bots.learned_search import SEED, LearnedSearchBot
from sumida.hanabi.rollouts import NumpyNets
from sumida.hanabi.search import Effort, choose, favourites
from sumida.hanabi.setup import HanabiSetup
from sumida.hanabi.translation import action_of
from sumida.lab.train.searching import JaxNets, Round, arena_decks, main

T = standard(2)
LIGHT = Effort(
    guesses=20, candidates=3, first=4, tried=8, horizon=2, fresh=30, sure=1.1, margin=0.0, errors=0.5
)
NETS = weights.load(weights.packaged(2), "five", 2).nets


@pytest.fixture(scope="module")
def compiled() -> JaxNets:
    return JaxNets(T, NETS, LIGHT.horizon, LIGHT.gap, jnp.float32, together=1, rows=(8, 16))


def test_one_table_is_the_game_of_the_bot() -> None:
    setup = HanabiSetup()
    deal = setup.deal(Random(1_000_003))
    state, bots = setup.start(deal), (LearnedSearchBot(effort=LIGHT), LearnedSearchBot(effort=LIGHT))
    table = Round(
        T, NumpyNets(T, NETS, LIGHT.horizon, LIGHT.gap), LIGHT, np.array([deal.cards], np.int8), SEED
    )
    changed = [0, 0]
    while state.to_act:
        seat = state.current
        action, gain, out = table.move()
        chosen = bots[seat].choose(state.view(seat))
        assert chosen == action_of(setup, seat, int(action[0]))
        state = state.apply(seat, chosen)
        changed[seat] += gain[0] > 0
        assert bool(out.over[0]) == (not state.to_act)
    assert all(changed)


@pytest.mark.parametrize("turns", [6, 21])
def test_compiled_nets_give_the_same_faults_values_and_choices(compiled: JaxNets, turns: int) -> None:
    plain = NumpyNets(T, NETS, LIGHT.horizon, LIGHT.gap)
    table = Round(T, plain, LIGHT, arena_decks(T, 1_000_000, range(2)), 5)
    for _ in range(turns + turns % 2):
        table.move()
    belief, now = table.beliefs[0], table.position
    likes = plain.likes(now)
    np.testing.assert_allclose(compiled.likes(now), likes, rtol=1e-3, atol=1e-3)
    for moment in belief.moments:
        rows = np.repeat([0, 1], LIGHT.guesses), belief.decks.reshape(-1, T.cards)
        np.testing.assert_allclose(compiled.faulty(moment, *rows), plain.faulty(moment, *rows), atol=1e-3)
    actions = favourites(likes, 2)[0]
    decks = belief.decks[:, : LIGHT.tried]
    np.testing.assert_allclose(
        compiled.values(now, decks, actions), plain.values(now, decks, actions), atol=1e-3
    )
    chosen = choose(belief, now, likes, np.random.default_rng(3))
    belief.nets = compiled
    again = choose(belief, now, likes, np.random.default_rng(3))
    np.testing.assert_array_equal(again[0], chosen[0])
    np.testing.assert_allclose(again[1], chosen[1], atol=1e-3)


def test_a_hand_that_was_met_is_not_tried_again() -> None:
    nets = NumpyNets(T, NETS, LIGHT.horizon, LIGHT.gap)
    table = Round(T, nets, LIGHT, arena_decks(T, 1_000_000, range(2)), 5)
    for _ in range(8):
        table.move()
    rows, decks = np.repeat([0, 1], LIGHT.guesses), table.beliefs[0].decks.reshape(-1, T.cards)
    for met in table.beliefs[0].moments:
        found = nets.faulty(met, rows, decks)
        fresh = type(met)(met.before, met.action)
        np.testing.assert_array_equal(nets.faulty(fresh, rows, decks), found)
        before = dict(fresh.known)
        np.testing.assert_array_equal(nets.faulty(fresh, rows[::-1], decks[::-1]), found[::-1])
        assert fresh.known == before
        assert 0 < len(fresh.known) <= len(decks)


def test_the_command_tells_the_scores(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    effort = ["--guesses=4", "--fresh=8", "--first=1", "--tried=3", "--horizon=1"]
    options = ["--numpy", "--games=3", "--tables=2", "--seed=1000000", "--processes=2", *effort]
    out = tmp_path / "scores.jsonl"
    assert main([str(weights.packaged(2)), *options, "--out", str(out)]) == 0
    result = json.loads(capsys.readouterr().out.splitlines()[-1])
    lines = [json.loads(line) for line in out.read_text().splitlines()]
    assert sorted((line["from"], len(line["scores"])) for line in lines) == [(0, 2), (2, 1)]
    assert result["games"] == 3
    assert result["mean"] == pytest.approx(np.mean([score for line in lines for score in line["scores"]]))
    assert result["setting"]["guesses"] == 4


def test_a_batch_does_not_begin_when_its_time_is_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(weights.packaged(2)), "--numpy", "--games=2", "--tables=1", "--seconds=0"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 0

"""The mass evaluation of the search plays the bot's own games, and its compiled nets say what numpy's say."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import jax.numpy as jnp
import numpy as np
import pytest

from sumida.hanabi.bots.learned_search import SEED, LearnedSearchBot
from sumida.hanabi.engines.arrays import Array, standard
from sumida.hanabi.engines.translation import action_of
from sumida.hanabi.learned import belief, weights
from sumida.hanabi.learned.belief import ObservedMove
from sumida.hanabi.learned.rollouts import NumpyNets
from sumida.hanabi.learned.search import Effort, choose, favourites
from sumida.hanabi.rules.setup import HanabiSetup
from sumida.lab.train.hanabi.evaluate_search import TO_THE_END, JaxNets, Round, Truth, arena_decks, main

T = standard(2)
LIGHT = Effort(
    fresh=60,
    enough=20,
    candidates=3,
    first=4,
    tried=8,
    horizon=2,
    sure=1.1,
    margin=0.0,
    errors=0.5,
    trust=0.0,
    hopeless=99.0,
)
NETS = weights.load(weights.packaged(2), "five", 2).nets


@pytest.fixture(scope="module")
def compiled() -> JaxNets:
    return JaxNets(T, NETS, LIGHT.horizon, jnp.float32, together=1, rows=(8, 16))


def test_one_table_is_the_game_of_the_bot() -> None:
    setup = HanabiSetup()
    deal = setup.deal(Random(1_000_003))
    state, bots = setup.start(deal), (LearnedSearchBot(effort=LIGHT), LearnedSearchBot(effort=LIGHT))
    table = Round(T, NumpyNets(T, NETS, LIGHT.horizon), LIGHT, np.array([deal.cards], np.int8), SEED)
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


def sight(table: Round, count: int) -> tuple[Array, Array]:
    """Tables and decks that fit what the seat to act at each of them sees."""
    hands, _ = belief.draw(T, table.position, count, np.random.default_rng(4))
    tables = np.repeat(np.arange(len(hands)), count)
    return tables, belief.laid(table.position, tables, hands.reshape(-1, T.hand))


@pytest.mark.parametrize("turns", [6, 21])
def test_compiled_nets_say_and_choose_the_same(compiled: JaxNets, turns: int) -> None:
    plain = NumpyNets(T, NETS, LIGHT.horizon)
    table = Round(T, plain, LIGHT, arena_decks(T, 1_000_000, range(2)), 5)
    for _ in range(turns):
        table.move()
    now, moments = table.position, table.moments[turns % 2]
    likes = plain.opinion(now)
    np.testing.assert_allclose(compiled.opinion(now), likes, rtol=1e-3, atol=1e-3)
    rows = sight(table, 20)
    for moment in moments:
        np.testing.assert_allclose(
            compiled.preferred(moment, *rows), plain.preferred(moment, *rows), atol=1e-3
        )
    actions = favourites(likes, 2)[0]
    hands, _ = belief.draw(T, now, LIGHT.tried, np.random.default_rng(4))
    decks = belief.whole(T, now, hands, np.random.default_rng(4))
    np.testing.assert_allclose(
        compiled.values(now, decks, actions), plain.values(now, decks, actions), atol=1e-3
    )
    action, gain = (
        np.array(x)
        for x in zip(
            *(
                choose(T, nets, LIGHT, moments, now, likes, table.on, np.random.default_rng(3))
                for nets in (plain, compiled)
            ),
            strict=True,
        )
    )
    np.testing.assert_array_equal(action[0], action[1])
    np.testing.assert_allclose(gain[0], gain[1], atol=1e-3)


def test_a_hand_that_was_met_is_not_tried_again() -> None:
    nets = NumpyNets(T, NETS, LIGHT.horizon)
    table = Round(T, nets, LIGHT, arena_decks(T, 1_000_000, range(2)), 5)
    for _ in range(8):
        table.move()
    rows, decks = sight(table, 20)
    for met in table.moments[0]:
        found = nets.preferred(met, rows, decks)
        fresh = ObservedMove(met.before, met.action)
        np.testing.assert_allclose(nets.preferred(fresh, rows, decks), found, atol=1e-4)
        before = dict(fresh.known)
        np.testing.assert_allclose(nets.preferred(fresh, rows[::-1], decks[::-1]), found[::-1], atol=1e-4)
        assert fresh.known == before
        assert 0 < len(fresh.known) <= len(decks)


def test_changed_moves_are_tried_on_the_true_hands() -> None:
    """With the game nearly over there is no chance left: what a move brings is what the scores differ by."""
    nets = NumpyNets(T, NETS, TO_THE_END)
    decks = arena_decks(T, 1_000_000, range(2))
    table = Round(T, nets, LIGHT, decks, 5, seats=0)
    while (table.position.drawn < T.cards).any():
        table.move()
    p, truth = table.position, Truth(nets, decks, 3)
    own, other = favourites(nets.likes(p), 2)[0].T
    truth.add(p, table.on, own, other)
    ends = [nets.values(p, decks[:, None], action[:, None])[:, 0, 0] for action in (own, other)]
    np.testing.assert_allclose(truth.sum, np.where(table.on, ends[1] - ends[0], 0), atol=1e-5)


def test_the_command_tells_the_scores(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    effort = ["--fresh=8", "--first=1", "--tried=3", "--horizon=1"]
    options = ["--numpy", "--games=3", "--tables=2", "--seed=1000000", "--processes=2", "--truth=2", *effort]
    out = tmp_path / "scores.jsonl"
    assert main([str(weights.packaged(2)), *options, "--out", str(out)]) == 0
    result = json.loads(capsys.readouterr().out.splitlines()[-1])
    lines = [json.loads(line) for line in out.read_text().splitlines()]
    assert sorted((line["from"], len(line["scores"])) for line in lines) == [(0, 2), (2, 1)]
    assert all(len(line["brought"]) == len(line["scores"]) for line in lines)
    assert result["games"] == 3
    assert result["mean"] == pytest.approx(np.mean([score for line in lines for score in line["scores"]]))
    assert result["setting"]["fresh"] == 8


def test_a_batch_does_not_begin_when_its_time_is_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(weights.packaged(2)), "--numpy", "--games=2", "--tables=1", "--seconds=0"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 0

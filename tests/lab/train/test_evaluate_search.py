"""The batched evaluation of the search plays the bot's games, and its compiled model agrees with numpy's."""

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
from sumida.hanabi.learned.rollouts import NumpyModel
from sumida.hanabi.learned.search import SearchSettings, choose, top_candidates
from sumida.hanabi.rules.setup import HanabiSetup
from sumida.lab.train.hanabi.evaluate_search import FULL_HORIZON, main
from sumida.lab.train.hanabi.jax_model import JaxModel
from sumida.lab.train.hanabi.search_games import GainCheck, ParallelGames, arena_decks

T = standard(2)
LIGHT = SearchSettings(
    batch_size=60,
    target_ess=20,
    candidates=3,
    screening_decks=4,
    total_decks=8,
    horizon=2,
    skip_above=1.1,
    margin=0.0,
    min_errors=0.5,
    gap_cost=0.0,
    penalty_cutoff=99.0,
)
WEIGHTS = weights.load(weights.packaged(2), "five", 2)


@pytest.fixture(scope="module")
def compiled() -> JaxModel:
    return JaxModel(T, WEIGHTS, LIGHT.horizon, 3, jnp.float32, sizes=(8, 16))


def test_one_table_is_the_game_of_the_bot() -> None:
    setup = HanabiSetup()
    deal = setup.deal(Random(1_000_003))
    state, bots = setup.start(deal), (LearnedSearchBot(settings=LIGHT), LearnedSearchBot(settings=LIGHT))
    model = NumpyModel(T, WEIGHTS, LIGHT.horizon)
    games = ParallelGames(T, model, LIGHT, np.array([deal.cards], np.int8), SEED)
    deviations = [0, 0]
    while state.to_act:
        seat = state.current
        action, gain, out = games.move()
        chosen = bots[seat].choose(state.view(seat))
        assert chosen == action_of(setup, seat, int(action[0]))
        state = state.apply(seat, chosen)
        deviations[seat] += gain[0] > 0
        assert bool(out.over[0]) == (not state.to_act)
    assert all(deviations)


def particles(games: ParallelGames, count: int) -> tuple[Array, Array]:
    """Tables and decks that fit what the seat to act at each of them sees."""
    hands, _ = belief.propose_hands(T, games.position, count, np.random.default_rng(4))
    tables = np.repeat(np.arange(len(hands)), count)
    return tables, belief.decks_with_hands(games.position, tables, hands.reshape(-1, T.hand))


def test_a_deals_game_does_not_depend_on_the_other_deals_of_its_batch() -> None:
    model, decks = NumpyModel(T, WEIGHTS, LIGHT.horizon), arena_decks(T, 1_000_000, range(3))
    together, *alone = (ParallelGames(T, model, LIGHT, some, SEED) for some in (decks, *decks[:, None]))
    while together.running.any():
        moves = [games.move()[0][0] for games in alone]
        np.testing.assert_array_equal(together.move()[0][together.running], np.array(moves)[together.running])


def uncached(moves: list[ObservedMove]) -> list[ObservedMove]:
    """The same moves, without the regrets that another model has computed."""
    return [ObservedMove(move.before, move.action) for move in moves]


@pytest.mark.parametrize("turns", [6, 21])
def test_the_compiled_model_gives_the_same_values_and_moves(compiled: JaxModel, turns: int) -> None:
    plain = NumpyModel(T, WEIGHTS, LIGHT.horizon)
    games = ParallelGames(T, plain, LIGHT, arena_decks(T, 1_000_000, range(2)), 5)
    for _ in range(turns):
        games.move()
    now, moves = games.position, games.partner_moves[turns % 2]
    logits = plain.averaged_logits(now)
    np.testing.assert_allclose(compiled.averaged_logits(now), logits, rtol=1e-3, atol=1e-3)
    rows = particles(games, 20)
    for move in moves:
        np.testing.assert_allclose(compiled.evaluate(move, *rows), plain.evaluate(move, *rows), atol=1e-3)
    actions = top_candidates(logits, 2)[0]
    hands, _ = belief.propose_hands(T, now, LIGHT.total_decks, np.random.default_rng(4))
    decks = belief.complete_decks(T, now, hands, np.random.default_rng(4))
    np.testing.assert_allclose(
        compiled.values(now, decks, actions), plain.values(now, decks, actions), atol=1e-3
    )
    (action, gain), (compiled_action, compiled_gain) = (
        choose(T, model, LIGHT, uncached(moves), now, logits, games.running, np.random.default_rng(3))
        for model in (plain, compiled)
    )
    np.testing.assert_array_equal(action, compiled_action)
    np.testing.assert_allclose(gain, compiled_gain, atol=1e-3)


def test_the_regret_of_a_hand_is_computed_once() -> None:
    model = NumpyModel(T, WEIGHTS, LIGHT.horizon)
    games = ParallelGames(T, model, LIGHT, arena_decks(T, 1_000_000, range(2)), 5)
    for _ in range(8):
        games.move()
    rows, decks = particles(games, 20)
    for observed in games.partner_moves[0]:
        found = model.regret(observed, rows, decks)
        uncached = ObservedMove(observed.before, observed.action)
        np.testing.assert_allclose(model.regret(uncached, rows, decks), found, atol=1e-4)
        before = uncached.regrets.hands
        np.testing.assert_allclose(model.regret(uncached, rows[::-1], decks[::-1]), found[::-1], atol=1e-4)
        assert uncached.regrets.hands is before
        assert 0 < len(before) <= len(decks)


def test_gains_are_checked_on_the_true_hands() -> None:
    """With an empty draw pile nothing is random: the actual gain is the difference of the two scores."""
    model = NumpyModel(T, WEIGHTS, FULL_HORIZON)
    decks = arena_decks(T, 1_000_000, range(2))
    games = ParallelGames(T, model, LIGHT, decks, 5, seats=0)
    while (games.position.drawn < T.cards).any():
        games.move()
    p, check = games.position, GainCheck(model, decks, 3)
    own, other = top_candidates(model.logits(p), 2)[0].T
    found = check.add(p, games.running, own, other)
    ends = [model.values(p, decks[:, None], action[:, None])[:, 0, 0] for action in (own, other)]
    np.testing.assert_allclose(found, np.where(games.running, ends[1] - ends[0], 0), atol=1e-5)


def test_the_command_reports_the_scores(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    budget = ["--batch-size=8", "--screening-decks=1", "--total-decks=3", "--horizon=1", "--min-errors=-9"]
    run = ["--games=3", "--tables=2", "--seed=1000000", "--processes=2", "--check-shuffles=2"]
    options = ["--numpy", *run, *budget]
    out = tmp_path / "scores.jsonl"
    assert main([str(weights.packaged(2)), *options, "--out", str(out)]) == 0
    result = json.loads(capsys.readouterr().out.splitlines()[-1])
    lines = [json.loads(line) for line in out.read_text().splitlines()]
    assert sorted((line["from"], len(line["scores"])) for line in lines) == [(0, 2), (2, 1)]
    for line in lines:
        gains = np.zeros(len(line["scores"]))
        for table, _, gap, _, gain in line["checked"]:
            assert gap >= 0
            gains[int(table)] += gain
        np.testing.assert_allclose(gains, line["actual_gains"], atol=0.01)
    assert any(line["checked"] for line in lines)
    assert result["games"] == 3
    assert result["mean"] == pytest.approx(np.mean([score for line in lines for score in line["scores"]]))
    assert result["setting"]["batch_size"] == 8


def test_a_run_that_was_cut_off_goes_on_where_it_ended(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    budget = ["--batch-size=8", "--screening-decks=1", "--total-decks=3", "--horizon=1"]
    out = tmp_path / "scores.jsonl"
    run = [str(weights.packaged(2)), "--numpy", "--tables=1", "--seed=1000000", *budget, f"--out={out}"]
    for further in (["--start=1", "--games=1"], ["--games=2"], ["--games=2"]):
        assert main([*run, *further]) == 0
    results = [json.loads(line) for line in capsys.readouterr().out.splitlines() if "stderr" in line]
    assert [result["games"] for result in results] == [1, 2, 2]
    assert [json.loads(line)["from"] for line in out.read_text().splitlines()] == [1, 0]


def test_no_batch_starts_after_the_deadline(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(weights.packaged(2)), "--numpy", "--games=2", "--tables=1", "--seconds=0"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 0

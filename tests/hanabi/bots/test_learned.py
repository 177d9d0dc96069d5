"""The learned bot: same features as in training, plays with numpy alone, refuses weights that do not fit."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest

from sumida.hanabi.bots.learned import LearnedBot
from sumida.hanabi.engines import arrays
from sumida.hanabi.engines.translation import Follower, action_id, tables
from sumida.hanabi.learned import features, weights
from sumida.hanabi.learned.weights import Weights
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.setup import HanabiSetup
from sumida.kernel import GameError
from tests.hanabi.positions import random_game


@pytest.mark.parametrize("preset", ["2-players", "3-players", "5-players", "multicolour-4", "grand-finale-2"])
def test_a_view_gives_the_features_of_the_whole_position(preset: str) -> None:
    """What the seat cannot see makes no difference, and following equals starting afresh."""
    setup = GAME.setup(GAME.presets()[preset])
    t = tables(setup)
    states = random_game(setup, 7, careful=True)
    followers = [Follower() for _ in range(setup.players)]
    p = arrays.deal(t, np.array([states[0].deck], np.int8))
    for state in states[:-1]:
        seat = state.current
        seen = features.encode(t, p)
        for follower in (followers[seat], Follower()):
            np.testing.assert_array_equal(features.encode(t, follower.follow(state.view(seat))), seen)
        after = states[states.index(state) + 1]
        p, _ = arrays.step(t, p, np.array([action_id(setup, seat, after.history[-1].action)]))


def test_a_follower_notices_another_game_that_begins_alike() -> None:
    setup = HanabiSetup()
    t = tables(setup)
    follower = Follower()
    for seed in (1, 2):
        state = setup.start(setup.deal(Random(seed)))
        own = features.encode(t, arrays.deal(t, np.array([state.deck], np.int8)))
        np.testing.assert_array_equal(features.encode(t, follower.follow(state.view(0))), own)


def test_two_learned_players_reach_high_scores() -> None:
    setup = HanabiSetup()
    scores = []
    for seed in range(3):
        state = setup.start(setup.deal(Random(1_000_000 + seed)))
        bots = [LearnedBot(), LearnedBot()]
        while state.to_act:
            state = state.apply(state.current, bots[state.current].choose(state.view(state.current)))
        scores.append(sum(state.piles))
    assert sum(scores) >= 66


def test_it_explains_a_move_by_its_probability() -> None:
    setup = HanabiSetup()
    view = setup.start(setup.deal(Random(5))).view(0)
    bot = LearnedBot()
    shares = [bot.explain(view, action).facts["percent"] for action in view.legal]
    best = bot.explain(view, bot.choose(view)).facts["percent"]
    assert best == max(map(int, shares))
    assert 90 <= sum(map(int, shares)) <= 110


def test_it_plays_without_jax() -> None:
    code = (
        "import sys; sys.modules['jax'] = None\n"
        "from random import Random\n"
        "from sumida.hanabi.bots.learned import LearnedBot\n"
        "from sumida.hanabi.rules.setup import HanabiSetup\n"
        "setup = HanabiSetup()\n"
        "print(LearnedBot().choose(setup.start(setup.deal(Random(1))).view(0)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env={"PYTHONPATH": "src"}, check=True
    )
    assert done.stdout.split()[0] in ("clue", "play", "discard")


def choose_with(path: Path, **options: object) -> None:
    setup = GAME.setup(options)
    LearnedBot(path).choose(setup.start(setup.deal(Random(1))).view(0))


def changed(tmp_path: Path, **facts: object) -> Path:
    found = weights.load(weights.packaged(2), "five", 2)
    path = tmp_path / "changed.npz"
    weights.save(path, Weights(found.nets, {**found.facts, **facts}))
    return path


def test_truncated_weights_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "short.npz"
    whole = weights.packaged(2).read_bytes()
    for length in (0, 10, len(whole) // 2, len(whole) - 1):
        path.write_bytes(whole[:length])
        with pytest.raises(GameError, match="missing or damaged"):
            weights.load(path, "five", 2)


def test_missing_weights_are_refused(tmp_path: Path) -> None:
    with pytest.raises(GameError, match="missing or damaged"):
        choose_with(tmp_path / "none.npz")


def test_weights_with_layers_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    layers = [(np.zeros((4, 3)), np.zeros(3)), (np.zeros((5, 2)), np.zeros(2))]
    weights.save(tmp_path / "odd.npz", Weights({"actor": layers}, {}))
    with pytest.raises(GameError, match="do not fit together"):
        weights.load(tmp_path / "odd.npz", "five", 2)


@pytest.mark.parametrize(("fact", "value"), [("variant", "six"), ("players", 3), ("features", 0)])
def test_weights_of_another_variant_or_version_are_refused(tmp_path: Path, fact: str, value: object) -> None:
    with pytest.raises(GameError, match=f"for {fact} {value}; needed") as caught:
        choose_with(changed(tmp_path, **{fact: value}))
    assert caught.value.facts["found"] == str(value)


@pytest.mark.parametrize("count", [0, 6, "all"])
def test_weights_with_an_impossible_number_of_permutations_are_refused(tmp_path: Path, count: object) -> None:
    with pytest.raises(GameError, match="colour_permutations is not from 1 to 5"):
        choose_with(changed(tmp_path, colour_permutations=count))


def test_weights_without_a_player_are_refused(tmp_path: Path) -> None:
    found = weights.load(weights.packaged(2), "five", 2)
    weights.save(tmp_path / "empty.npz", Weights({"critic": found.nets["actor"]}, found.facts))
    with pytest.raises(GameError, match="no player"):
        choose_with(tmp_path / "empty.npz")


def test_games_it_was_not_trained_for_are_refused() -> None:
    for options in ({"variant": "six"}, {"grand_finale": True}, {"hand_adjust": -1}, {"clue_tokens": 3}):
        setup = GAME.setup(options)
        with pytest.raises(GameError, match="five-colour"):
            LearnedBot().choose(setup.start(setup.deal(Random(1))).view(0))


def test_the_other_seat_may_begin() -> None:
    choose_with(weights.packaged(2), first_seat=1)


def test_the_packaged_file_is_small_and_names_its_origin() -> None:
    path = weights.packaged(2)
    assert path.stat().st_size <= 8 * 2**20
    with np.load(path) as file:
        facts = json.loads(str(file["facts"]))
        assert all(file[name].dtype == np.float16 for name in file.files if name != "facts")
    assert facts["steps"] > 10**9
    assert all({"seed", "commit", "device", "seconds"} <= run.keys() for run in facts["runs"])

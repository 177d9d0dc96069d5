"""Self-play learns, and a stopped run resumes."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from sumida.hashi.engines.packed import geometry
from sumida.hashi.learned.features import CLOSED_STATES, ISLAND_STATES, STAGES
from sumida.hashi.learned.value import ValueNet, random_net
from sumida.hashi.learned.weights import read
from sumida.hashi.rules.board import named
from sumida.lab.train.hashi.run import FIRST_SEED, HashiTraining, initial_weights, main
from sumida.lab.train.hashi.self_play import Adam, replay_buffer


def test_learning_brings_the_value_of_a_position_to_its_target() -> None:
    rng = np.random.default_rng(1)
    net = random_net(geometry(named("A")), True, rng)
    seen = replay_buffer(8)
    seen.rows[:, :40, 0] = rng.integers(0, len(net.rows), (8, 40))
    seen.sizes[:] = 40
    seen.targets[:] = np.arange(8)
    adam = Adam(net)
    losses = [adam.fit(seen, np.arange(8), 0.01) for _ in range(200)]
    assert losses[-1] < 0.01 < losses[0]


def test_a_stopped_run_resumes_from_its_checkpoint(tmp_path: Path) -> None:
    one = HashiTraining("B", FIRST_SEED, None)
    one.iterate(1e-3, 0.3)
    one.save(tmp_path / "state.npz")
    two = HashiTraining("B", FIRST_SEED + 1, None)
    two.resume(tmp_path / "state.npz")
    assert two.games == one.games == 30
    assert all(np.array_equal(a, b) for a, b in zip(one.net[1:], two.net[1:], strict=True))


def test_a_network_for_one_board_can_start_from_the_one_for_any_board() -> None:
    weights = Path(__file__).parents[3] / "src" / "sumida" / "hashi" / "learned" / "weights"
    board = named("A")
    fresh = random_net(geometry(board), True, np.random.default_rng(2))
    begun = initial_weights(fresh, weights / "any.npz", board, own=True)
    any_board = read(weights / "any.npz", board, own=False)
    assert begun.rows.shape == fresh.rows.shape
    assert isinstance(begun, ValueNet)
    for part, size in (("islands", ISLAND_STATES * STAGES), ("lines", CLOSED_STATES)):
        ours, theirs = (getattr(net.blocks, part) for net in (begun, any_board))
        assert len(set(ours)) > len(set(theirs))
        for at, first in zip(ours, theirs, strict=True):
            assert np.array_equal(begun.rows[at : at + size], any_board.rows[first : first + size])


def test_the_command_saves_weights_and_refuses_the_seeds_of_the_arena(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--board", "A", "--games", "30", "--out", str(tmp_path)]) == 0
    assert read(tmp_path / "A.npz", named("A"), own=True).rows.dtype == np.float32
    assert main(["--seed", "5"]) == 2
    assert "arena" in capsys.readouterr().err


def test_the_same_command_gives_the_same_weights(tmp_path: Path) -> None:
    for folder in ("once", "twice"):
        assert main(["--board", "B", "--games", "360", "--out", str(tmp_path / folder)]) == 0
    once, twice = (read(tmp_path / folder / "B.npz", named("B"), own=True) for folder in ("once", "twice"))
    assert np.array_equal(once.rows, twice.rows)
    fresh = HashiTraining("B", FIRST_SEED, None).net
    assert not np.array_equal(once.rows, fresh.rows.astype(np.float16))


def test_several_processes_play_into_one_buffer(tmp_path: Path) -> None:
    assert main(["--board", "B", "--games", "60", "--processes", "3", "--out", str(tmp_path)]) == 0
    with np.load(tmp_path / "B-state.npz") as file:
        assert int(file["games"]) >= 60
        before = random_net(geometry(named("B")), True, np.random.default_rng(FIRST_SEED))
        assert not np.array_equal(file["net_bias"], before.bias)

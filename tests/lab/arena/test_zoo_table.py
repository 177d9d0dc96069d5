"""The table of partners with other habits (`benchmarks/zoo.py`) can be stopped at any time."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

import pytest
from benchmarks import zoo

PAIRS = [("two players", "literal", member) for member in ("literal", "noisy")]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """No game is played: the score tells the deal."""
    monkeypatch.setattr(zoo, "ROUND", 2)
    monkeypatch.setattr(zoo, "score", deal_number)


def deal_number(seed: int, team: tuple[int, int], bot: str, member: str, game: int) -> int:
    return game


def arguments(out: Path, games: int = 5, seed: int = 1) -> argparse.Namespace:
    return argparse.Namespace(out=out, games=games, seed=seed)


def run(args: argparse.Namespace, turns: int = 99) -> dict[zoo.Pair, list[int]]:
    """Play rounds until it is late, after a number of turns of a pair."""
    found = zoo.played(args, PAIRS)
    left = iter(range(turns))
    zoo.rounds(found, args, in_order, lambda: next(left, None) is None)
    return found


def in_order(play: Callable[[int], int], deals: range) -> list[int]:
    return [play(deal) for deal in deals]


def test_a_run_that_time_ends_has_a_whole_table_of_what_every_pair_has_played(tmp_path: Path) -> None:
    found = run(arguments(tmp_path / "games"), turns=3)
    assert [len(scores) for scores in found.values()] == [4, 2]
    assert set(map(tuple, zoo.whole({pair[1:]: scores for pair, scores in found.items()}).values())) == {
        (0, 1)
    }


def test_the_same_command_goes_on_where_the_last_run_stopped(tmp_path: Path) -> None:
    args = arguments(tmp_path / "games")
    run(args, turns=3)
    assert list(zoo.played(args, PAIRS).values()) == [[0, 1, 2, 3], [0, 1]]
    assert list(run(args).values()) == [list(range(5))] * 2
    assert run(args) == zoo.played(args, PAIRS), "and plays nothing twice"
    assert len((tmp_path / "games").read_text().splitlines()) == 6


def test_games_of_another_seed_are_not_counted(tmp_path: Path) -> None:
    run(arguments(tmp_path / "games"))
    assert set(map(len, zoo.played(arguments(tmp_path / "games", seed=2), PAIRS).values())) == {0}

"""The golden games still play as they did; `make golden` regenerates them when a rule changes on purpose."""

from __future__ import annotations

import pytest

from sumida.registry import games
from tests.golden.regenerate import FOLDER, chosen, file_of, text


@pytest.mark.parametrize(("name", "preset"), chosen())
def test_golden_game_plays_as_recorded(name: str, preset: str) -> None:
    assert text(name, preset) == file_of(name, preset).read_text("utf-8")


def test_every_game_has_golden_games_and_no_file_is_left_over() -> None:
    assert {name for name, _ in chosen()} == set(games())
    assert set(FOLDER.glob("*.txt")) == {file_of(*pair) for pair in chosen()}

"""The board of the page "Add a board", dropped into the folder, is offered everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import sumida
from sumida.cli import main
from sumida.hashi import boards
from sumida.server.offers import catalogue

PAGE = Path(__file__).parents[2] / "docs" / "add" / "board.md"


@pytest.fixture
def _lagoon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The one step of the page: a file in the boards folder."""
    for name in boards.names():
        (tmp_path / f"{name}.txt").write_text(boards.text(name), "utf-8")
    example = PAGE.read_text("utf-8").partition("```text\n")[2].partition("```")[0]
    (tmp_path / "lagoon.txt").write_text(example, "utf-8")
    monkeypatch.setattr(boards, "FOLDER", tmp_path)
    boards._texts.cache_clear()
    yield
    boards._texts.cache_clear()


@pytest.mark.usefixtures("_lagoon")
def test_a_board_is_added_by_one_file(capsys: pytest.CaptureFixture[str]) -> None:
    match = sumida.new_game("hashi", players=2, board="lagoon", seed=1)
    assert match.view(0).board.name == "lagoon"
    offered = next(game for game in catalogue().games if game.game == "hashi")
    assert "lagoon" in {preset.options["board"] for preset in offered.presets}
    assert main(["boards", "list"]) == 0
    assert "The Lagoon" in capsys.readouterr().out

"""Boards are data: a file dropped into the boards folder is offered everywhere, and a bad one is named."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from sumida import cli
from sumida.daily import FIRST, daily
from sumida.hashi import boards
from sumida.hashi.rules.board import named, parse
from sumida.hashi.rules.game import GAME
from sumida.hashi.rules.generate import generate
from sumida.kernel import GameError, NotationError
from sumida.registry import game
from sumida.server import serve
from sumida.server.offers import catalogue

SHIPPED = boards.names()
LAGOON = "# title: The Lagoon\n" + generate(7, "easy")


@pytest.fixture
def drop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, bytes], None]]:
    """Put a file into a copy of the boards folder."""

    def drop(name: str, content: bytes) -> None:
        (tmp_path / name).write_bytes(content)
        boards._texts.cache_clear()

    for name in boards.names():
        (tmp_path / f"{name}.txt").write_text(boards.text(name), "utf-8")
    monkeypatch.setattr(boards, "FOLDER", tmp_path)
    boards._texts.cache_clear()
    yield drop
    boards._texts.cache_clear()


@pytest.fixture
def lagoon(drop: Callable[[str, bytes], None]) -> None:
    """One more board, and nothing else."""
    drop("lagoon.txt", LAGOON.encode())


def test_boards_a_and_b_come_with_the_game() -> None:
    assert {"A", "B"} <= set(boards.names())


@pytest.mark.usefixtures("lagoon")
def test_a_dropped_board_is_read_and_has_a_title() -> None:
    assert set(boards.names()) == {*SHIPPED, "lagoon"}
    assert named("lagoon") == parse(LAGOON)
    assert boards.title("lagoon") == "The Lagoon"
    assert boards.title("A") == "A"


@pytest.mark.usefixtures("lagoon")
def test_a_dropped_board_is_an_option_and_has_presets() -> None:
    setup = GAME.setup({"players": 1, "board": "lagoon"})
    assert setup.layout == parse(LAGOON)
    assert setup.start(setup.parse_deal(daily("hashi", FIRST).deal)).view(0).board.name == "lagoon"
    presets = game("hashi").presets()
    assert len(presets) == 4 * len(boards.names()) * 2
    assert presets["solo-lagoon"]["board"] == "lagoon"
    assert "4-players-lagoon-paper" in presets


@pytest.mark.usefixtures("lagoon")
def test_a_dropped_board_is_in_the_catalogue() -> None:
    (hashi,) = (offered for offered in catalogue().games if offered.game == "hashi")
    assert {preset.options["board"] for preset in hashi.presets} == {*SHIPPED, "lagoon"}


@pytest.mark.usefixtures("lagoon")
def test_the_terminal_lists_shows_and_plays_a_dropped_board(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert cli.main(["boards", "list"]) == 0
    assert "The Lagoon" in capsys.readouterr().out
    assert cli.main(["boards", "show", "lagoon"]) == 0
    assert "[R]" in capsys.readouterr().out
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    save = tmp_path / "saved.json"
    play = ["play", "hashi", "--board", "lagoon", "--language", "en", "--save", str(save)]
    assert cli.main(play) == 0
    assert "[R]" in capsys.readouterr().out


def test_a_players_own_board_file_may_be_called_ab(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "AB").write_text(LAGOON, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    play = ["play", "hashi", "--board", "AB", "--language", "en", "--save", str(tmp_path / "saved.json")]
    assert cli.main(play) == 0
    assert "[R]" in capsys.readouterr().out


@pytest.mark.usefixtures("lagoon")
def test_the_arena_plays_on_a_dropped_board(capsys: pytest.CaptureFixture[str]) -> None:
    terms = ["--players", "1", "--board", "lagoon", "--games", "2", "--processes", "1"]
    assert cli.main(["arena", "hashi", "--bots", "random", *terms]) == 0
    assert "random, board lagoon" in capsys.readouterr().out


@pytest.mark.usefixtures("lagoon")
def test_a_board_without_a_network_of_its_own_uses_the_one_for_any_board() -> None:
    weights = pytest.importorskip("sumida.hashi.learned.weights")
    assert weights.name_of(named("lagoon")) == "any"
    assert weights.name_of(named("A")) == "A"


@pytest.mark.usefixtures("lagoon")
def test_the_daily_deal_keeps_to_its_own_boards() -> None:
    assert {str(daily("hashi", FIRST.replace(day=day)).options["board"]) for day in range(1, 31)} == {
        "A",
        "B",
    }


@pytest.mark.parametrize(
    ("file", "content", "said"),
    [
        ("lagoon.txt", b"o . x\n", "Board file lagoon.txt: Line 1, column 5"),
        ("lagoon.txt", b"o \xff\n", "lagoon.txt is not text: byte 2"),
        ("my board.txt", LAGOON.encode(), "my board.txt needs another name"),
        ("any.txt", LAGOON.encode(), "any.txt needs another name"),
    ],
)
def test_a_bad_board_file_is_named_with_what_is_wrong(
    drop: Callable[[str, bytes], None], file: str, content: bytes, said: str
) -> None:
    drop(file, content)
    with pytest.raises(GameError, match=said):
        GAME.presets()


def test_a_board_in_the_folder_that_is_no_board_is_refused_when_it_is_chosen(
    drop: Callable[[str, bytes], None],
) -> None:
    drop("lagoon.txt", b"o . x\n")
    with pytest.raises(NotationError, match=r"lagoon\.txt"):
        GAME.setup({"board": "lagoon"})


def test_a_daily_deal_without_its_board_is_an_error(
    drop: Callable[[str, bytes], None], tmp_path: Path
) -> None:
    (tmp_path / "A.txt").unlink()
    drop("lagoon.txt", LAGOON.encode())
    day_on_a = next(day for day in (FIRST, FIRST + timedelta(days=1)) if day.toordinal() % 2 == 0)
    with pytest.raises(GameError, match="needs board A"):
        daily("hashi", day_on_a)


def test_a_server_with_an_invalid_board_does_not_start_and_names_the_file(
    drop: Callable[[str, bytes], None], tmp_path: Path
) -> None:
    drop("lagoon.txt", b"o o x")
    with pytest.raises(GameError, match="lagoon"):
        serve.main(["--no-browser", "--port", "0", "--database", f"sqlite:///{tmp_path}/club.sqlite3"])

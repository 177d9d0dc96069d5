"""Bots of one's own at the terminal."""

from __future__ import annotations

import io
import shutil
import sys
from pathlib import Path

import pytest

from sumida import codec
from sumida.cli import main
from sumida.hanabi.learned import weights

SAMPLES = Path(__file__).parents[1] / "bots" / "samples.py"


def play(monkeypatch: pytest.MonkeyPatch, folder: Path, typed: str, *argv: str, status: int = 0) -> None:
    monkeypatch.chdir(folder)
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    assert main(["play", *argv, "--language", "en"]) == status


def test_a_bot_of_ones_own_plays_and_says_why(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine.py").write_text(SAMPLES.read_text("utf-8"), "utf-8")
    terms = ("hanabi", "--players", "2", "--seed", "1", "--save", "game.json")
    play(monkeypatch, tmp_path, "discard 1\nclue B 1\nquit\n", *terms, "--bot", "mine.py:First")
    shown = capsys.readouterr().out
    assert "play 1 comes first." in shown
    record = codec.read_record((tmp_path / "game.json").read_text("utf-8"))
    assert record.names[1] == "mine.py:First B"
    assert (1, "play 1") in record.moves


def test_weights_of_ones_own_play_and_are_named_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "a-folder-with-so-long-a-name-that-no-player-can-have-it"
    folder.mkdir()
    bot = f"learned:{shutil.copy(weights.packaged(2), folder / 'mine.npz')}"
    terms = ("hanabi", "--players", "2", "--seed", "1", "--save", "game.json")
    play(monkeypatch, tmp_path, "clue B 1\nquit\n", *terms, "--bot", bot)
    record = codec.read_record((tmp_path / "game.json").read_text("utf-8"))
    assert record.names[1] == "learned:mine B"
    assert [seat for seat, _ in record.moves] == [0, 1]
    play(monkeypatch, tmp_path, "", "--resume", "game.json", status=2)
    assert "name it again with --bot learned:mine" in capsys.readouterr().err
    play(monkeypatch, tmp_path, "quit\n", "--resume", "game.json", "--bot", bot)


def test_a_saved_game_names_no_code_to_run(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine.py").write_text(SAMPLES.read_text("utf-8"), "utf-8")
    terms = ("hanabi", "--players", "2", "--seed", "1", "--save", "game.json", "--bot", "mine.py:First")
    play(monkeypatch, tmp_path, "clue B 1\nquit\n", *terms)
    capsys.readouterr()
    play(monkeypatch, tmp_path, "quit\n", "--resume", "game.json", status=2)
    assert "name it again with --bot mine.py:First" in capsys.readouterr().err
    play(monkeypatch, tmp_path, "quit\n", "--resume", "game.json", "--bot", "mine.py:First")


def test_a_bot_that_fails_leaves_a_saved_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bot = f"{SAMPLES}:Cheats"
    terms = ("hanabi", "--players", "2", "--seed", "1", "--save", "game.json", "--bot", bot)
    play(monkeypatch, tmp_path, "clue B 1\nquit\n", *terms, status=2)
    shown = capsys.readouterr().out
    assert "Cheats answered 'play 9'" in shown
    assert "--resume" in shown


def test_a_bot_that_does_not_exist_is_one_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play(monkeypatch, tmp_path, "", "hanabi", "--bot", "mine.py:Mine", status=2)
    assert "mine.py:Mine cannot be used: there is no such file" in capsys.readouterr().err

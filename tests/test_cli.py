"""The command line: valid commands work, wrong ones get a sentence and status 2, never a traceback."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from sumida import codec
from sumida.cli import COMMANDS, main
from sumida.kernel import Record
from tests.test_records import HANABI, HASHI, with_move


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(codec.write_record(HANABI), "utf-8")
    return path


def write(path: Path, record: Record) -> str:
    path.write_text(codec.write_record(record), "utf-8")
    return str(path)


def test_every_command_is_in_the_help_and_has_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    shown = capsys.readouterr().out
    assert [name for name in COMMANDS if f"sumida {name}" not in shown] == []
    for name in COMMANDS:
        with pytest.raises(SystemExit, match="0"):
            main([name, "--help"])
        assert "usage" in capsys.readouterr().out


def test_the_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("sumida ")


def test_no_command_and_an_unknown_one_are_mistakes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert main(["fly"]) == 2
    assert "no command 'fly'" in capsys.readouterr().err


def test_check_says_0_for_a_whole_game_1_for_an_unfinished_one_2_for_a_wrong_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = write(tmp_path / "whole.json", HASHI)
    partial = write(tmp_path / "partial.json", Record(**{**vars(HASHI), "moves": HASHI.moves[:9]}))
    wrong = write(tmp_path / "wrong.json", with_move(HANABI, 2, 2, "clue C 1"))
    assert [main(["check", path]) for path in (whole, partial, wrong)] == [0, 1, 2]
    printed = capsys.readouterr()
    assert "finished" in printed.out
    assert "move 3" in printed.err


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"\xff\xfe\x00", b"[" * 200_000, b"null", b'{"format": 1}', b"x" * 10_000_000],
)
@pytest.mark.parametrize("command", ["check", "replay", "convert"])
def test_files_that_are_not_records_get_one_line_and_status_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str, content: bytes
) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    assert main([command, str(path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_missing_file_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "nowhere.json"]) == 2
    assert "nowhere.json" in capsys.readouterr().err


def test_replay_shows_a_position_as_a_seat_saw_it(
    record_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(record_file), "--at", "3", "--as", "B"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("3/")
    assert "B (you)" in shown


@pytest.mark.parametrize("words", [["--at", "9999"], ["--at", "-1"], ["--as", "E"], ["--as", "nobody"]])
def test_replay_refuses_places_and_seats_that_are_not_there(
    record_file: Path, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(record_file), *words]) == 2
    assert "there is no" in capsys.readouterr().err


def test_convert_goes_to_hanab_live_and_back(record_file: Path, tmp_path: Path) -> None:
    for form in ("hanab-live", "hanab-live-url"):
        away, back = tmp_path / f"{form}.txt", tmp_path / f"{form}.json"
        assert main(["convert", str(record_file), "--to", form, "--out", str(away)]) == 0
        assert main(["convert", str(away), "--out", str(back)]) == 0
        again = codec.read_record(back.read_text("utf-8"))
        assert (again.deal, again.moves) == (HANABI.deal, HANABI.moves)


def test_a_hashi_game_has_no_hanab_live_form(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path / "hashi.json", HASHI)
    assert main(["convert", path, "--to", "hanab-live"]) == 2
    assert "only records of hanabi" in capsys.readouterr().err


def test_boards_are_made_checked_and_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.txt"
    assert main(["boards", "new", "--seed", "4", "--difficulty", "hard", "--out", str(path)]) == 0
    assert main(["boards", "check", str(path)]) == 0
    assert main(["boards", "show", "A"]) == 0
    assert "[R]" in capsys.readouterr().out


def test_a_wrong_board_gets_its_line_and_column(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "wrong.txt"
    path.write_text("o . .\n. q o\n", "utf-8")
    assert main(["boards", "check", str(path)]) == 2
    assert "Line 2, column 3" in capsys.readouterr().err


def test_output_that_cannot_be_written_is_an_error_and_leaves_the_old_file(
    record_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = record_file.read_text("utf-8")
    target = record_file / "inside-a-file.json"
    assert main(["convert", str(record_file), "--out", str(target)]) == 2
    assert "cannot write" in capsys.readouterr().err
    assert record_file.read_text("utf-8") == before


def test_the_module_runs_as_a_program() -> None:
    command = [sys.executable, "-m", "sumida", "fly"]
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1] / "src")}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_a_written_record_is_plain_json(record_file: Path) -> None:
    found = json.loads(record_file.read_text("utf-8"))
    assert found["game"] == "hanabi"
    assert "seed" not in found

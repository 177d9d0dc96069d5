"""Whatever is typed after `sumida`, a mistake gets one clear line and status 2, never a traceback."""

from __future__ import annotations

import io
import os
from pathlib import Path

import pytest

from sumida import codec, new_game
from sumida.cli import main
from tests.test_records import HANABI, HASHI

HANABI_TEXT = codec.write_record(HANABI)


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with files of every wrong kind, in which the commands run."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "empty").write_bytes(b"")
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    (tmp_path / "utf16").write_text(HANABI_TEXT, "utf-16")
    (tmp_path / "list.json").write_text("[]", "utf-8")
    (tmp_path / "hanabi.json").write_text(HANABI_TEXT, "utf-8")
    (tmp_path / "hashi.json").write_text(codec.write_record(HASHI), "utf-8")
    (tmp_path / "new.json").write_text(codec.write_record(new_game("hashi", players=1).record()), "utf-8")
    (tmp_path / "board.txt").write_text("o o o\n", "utf-8")
    (tmp_path / "locked").write_text(HANABI_TEXT, "utf-8")
    (tmp_path / "locked").chmod(0)
    (tmp_path / "used.sqlite3").write_bytes(b"no database")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"\xff not a game")))
    return tmp_path


INVOCATIONS = [
    "fly",
    "--fly",
    "-",
    "''",
    "play chess",
    "play",
    "play hashi --players 0",
    "play hashi --players 5",
    "play hashi --players many",
    "play hashi --players -1",
    "play hashi --players 99999999999999999999",
    "play hanabi --players 1",
    "play hanabi --players 0",
    "play hanabi --humans 0",
    "play hanabi --humans -1",
    "play hanabi --humans 4",
    "play hanabi --players 2 --humans 2 --bot partner",
    "play hanabi --bot nobody",
    "play hanabi --bot hat",
    "play hanabi --variant plaid",
    "play hanabi --board A",
    "play hanabi --paper",
    "play hashi --variant five",
    "play hashi --grand-finale",
    "play hashi --board nowhere",
    "play hashi --board board.txt",
    "play hashi --board folder",
    "play hashi --board binary",
    "play hashi --board empty",
    "play hashi --board hanabi.json",
    "play hashi --language xx",
    "play hashi --save ''",
    "play hashi --save folder",
    "play hashi --save board.txt",
    "play hashi --resume",
    "play hashi --resume nowhere.json",
    "play hashi --resume hanabi.json",
    "play hashi --resume folder",
    "play hashi --resume new.json --players 2",
    "play hashi --resume new.json --board B",
    "play --resume empty",
    "play --resume list.json",
    "daily chess",
    "daily --day yesterday",
    "daily --day 2026-02-30",
    "daily --day 1999-01-01",
    "daily --day 9999-01-01",
    "daily --day ''",
    "daily --save folder",
    "replay",
    "replay nowhere.json",
    "replay folder",
    "replay binary",
    "replay utf16",
    "replay empty",
    "replay board.txt",
    "replay -",
    "replay hanabi.json --at 9999",
    "replay hanabi.json --at -1",
    "replay hanabi.json --at one",
    "replay hanabi.json --as E",
    "replay hanabi.json --as 7",
    "replay hanabi.json --as ''",
    "replay hanabi.json extra",
    "check",
    "check folder",
    "check binary",
    "check empty",
    "check list.json",
    "convert",
    "convert folder",
    "convert empty",
    "convert binary",
    "convert list.json",
    "convert board.txt",
    "convert hashi.json --to hanab-live",
    "convert hashi.json --to hanab-live-url",
    "convert hanabi.json --to pdf",
    "convert hanabi.json --out folder",
    "convert hanabi.json --out hanabi.json/inside",
    "boards",
    "boards fly",
    "boards show",
    "boards show nowhere",
    "boards show folder",
    "boards check board.txt",
    "boards check binary",
    "boards check empty",
    "boards new",
    "boards new --seed x",
    "boards new --seed 1 --difficulty cruel",
    "boards new --seed 1 --out folder",
    "arena",
    "arena chess --bots random",
    "arena hanabi",
    "arena hanabi --bots nobody",
    "arena hanabi --bots random --games 0",
    "arena hanabi --bots random --games x",
    "arena hanabi --bots random,random,random --players 2",
    "arena hanabi --bots random --players 9",
    "arena hanabi --bots random --option variant",
    "arena hanabi --bots random --option variant=plaid",
    "arena hanabi --bots random --option fly=1",
    "arena hanabi --bots random --processes 0",
    "arena hanabi --bots random --games 1 --out folder",
    "arena hanabi --bots random --games 1 --out binary",
    "arena hashi --bots random --board nowhere",
    "lab",
    "lab fly",
    "lab review",
    "lab review nowhere.json",
    "lab review folder",
    "lab review new.json",
    "lab review hashi.json --seat D",
    "lab review hashi.json --seat -1",
    "lab bound",
    "lab bound hashi.json --seconds -1",
    "lab bound hashi.json --seconds nan",
    "train hanabi --seconds -1",
    "train hanabi --seconds x",
    "train hanabi --total-steps x",
    "arena hanabi --bots random --timeout x",
    "lab bound hanabi.json",
    "lab bound new.json",
    "lab bound hashi.json --seat D",
    "lab bound --deal 5/3",
    "lab deals --games 0",
    "lab deals hashi.json",
    "lab deals nowhere.json",
    "lab deals --players 7",
    "lab deals --games 1 --records binary",
    "lab crossplay",
    "lab crossplay --bots nobody",
    "lab crossplay --bots random --games -5",
    "train",
    "train chess",
    "train hashi --board nowhere",
    "train hashi --seed 1",
    "train hashi --games x",
    "db",
    "db fly",
    "db backup",
    "db restore nowhere.sqlite3",
    "db verify folder",
    "db prune 0",
    "db prune x",
    "db --database used.sqlite3 verify",
    "db --database sqlite:///used.sqlite3 verify",
    "serve --port 99999",
    "serve --port -1",
    "serve --port x",
    "serve --limit fun=3",
    "serve --limit inbox=-1",
    "serve --port 80000000000000000000",
    "serve --host no.such.host.invalid --port 0",
    "serve --host '' --port 99999",
    "serve --database fly://x",
    "serve --database sqlite:///folder",
    "serve --database sqlite:///used.sqlite3",
    "serve --log-format loud",
    "serve --keep-days x",
    "serve --keep-days -1",
    "serve --bot-pace x",
    "serve --bot-pace -1",
    "serve --origin club.example",
    "serve --origin https://club.example/",
]


@pytest.mark.parametrize("typed", INVOCATIONS)
def test_a_bad_invocation_gets_one_clear_line_and_status_2(
    typed: str, place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["" if word == "''" else word for word in typed.split()]
    try:
        status = main(words)
    except SystemExit as left:  # as argparse does
        status = int(str(left.code))
    printed = capsys.readouterr()
    lines = printed.err.splitlines()
    assert (status, len(lines)) == (2, 1), printed
    assert lines[0].startswith("sumida")
    assert 15 < len(lines[0]) < 420
    assert "Traceback" not in printed.err
    assert "Errno" not in lines[0]
    assert "invalid read_" not in lines[0], "the name of a function"


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read every file")
@pytest.mark.parametrize(
    "words", [["check"], ["replay"], ["convert"], ["play", "--resume"], ["lab", "review"]]
)
def test_a_file_that_may_not_be_read_is_named(
    words: list[str], place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, "locked"]) == 2
    assert "cannot read locked: Permission denied" in capsys.readouterr().err


def test_a_board_that_is_none_is_told_with_those_there_are(
    place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "hashi", "--board", "nowhere"]) == 2
    assert "no board or file 'nowhere'; the boards here are A, B" in capsys.readouterr().err

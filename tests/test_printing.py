"""What programs print: nothing in a file commands the terminal, and every terminal can show it."""

from __future__ import annotations

import asyncio
import dataclasses
import io
import sqlite3
import unicodedata
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from sumida import codec
from sumida.cli import main
from sumida.kernel import Record
from sumida.printing import LONGEST_ERROR, PLAIN, clean, fold, one_line, prepare_streams, style, width, write
from sumida.store import StoredPersonal, open_store
from tests.test_records import HANABI, HASHI

HOSTILE = "\x1b[2J\x1b]0;owned\x07A\x9b31m\u202eda\u2066\r\b\x00\u2028\u200b\ufeff\U000e0041"


@pytest.mark.parametrize("letter", sorted(set(HOSTILE) - set("[2J]0;ownedA31ma")))
def test_control_and_direction_characters_are_replaced(letter: str) -> None:
    assert clean(f"a{letter}b") == "a�b"


@pytest.mark.parametrize("text", ["Łódź", "ação", "日本", "👩\u200d🚀", "a\nb", "½ × “x” … ≤ ═"])
def test_ordinary_text_stays_as_it_is(text: str) -> None:
    assert clean(text) == text


def commands_of(text: str) -> set[str]:
    """Everything in a text that a terminal could obey."""
    return {letter for letter in text if unicodedata.category(letter) in ("Cc", "Cf", "Zl")} - {"\n"}


@pytest.mark.parametrize("record", [HANABI, HASHI], ids=["hanabi", "hashi"])
@pytest.mark.parametrize("words", [["--at", "9"], ["--at", "9", "--as", "B"], []])
def test_names_in_a_record_cannot_command_the_terminal(
    record: Record,
    words: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = tmp_path / "game.json"
    names = tuple(f"{HOSTILE[:50]}\n99/99 {seat}" for seat in range(record.setup["players"]))
    path.write_text(codec.write_record(dataclasses.replace(record, names=names)), "utf-8")
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{len(record.moves)}\nq\n"))
    assert main(["replay", str(path), *words]) == 0
    shown = capsys.readouterr().out
    assert "owned" in shown
    assert commands_of(shown) == set()
    assert "\n99/99" not in shown


@pytest.mark.parametrize(
    "change",
    [
        {"moves": ((0, HOSTILE),)},
        {"moves": ((0, "x" * 190),)},
        {"game": HOSTILE[:60]},
        {"setup": {HOSTILE: 1}},
        {"setup": {"board": HOSTILE * 200, "players": 1}},
        {"setup": {"variant": HOSTILE * 200}},
        {"deal": HOSTILE * 100},
        {"deal": "x" * 20_000},
        {"names": (HOSTILE[:60],) * 9},
    ],
)
@pytest.mark.parametrize("record", [HANABI, HASHI], ids=["hanabi", "hashi"])
@pytest.mark.parametrize("command", ["check", "replay", "convert"])
def test_an_error_about_a_file_is_one_clean_line_of_bounded_length(
    command: str,
    record: Record,
    change: dict[str, Any],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / f"{HOSTILE.replace(chr(0), '')}.json"
    path.write_text(codec.write_record(dataclasses.replace(record, **change)), "utf-8")
    assert main([command, str(path)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert commands_of(said) == set()
    assert len(said) <= LONGEST_ERROR + 10


@pytest.mark.parametrize("work", [["backup"], ["backup", "--salvage"], ["verify"], ["upgrade"]])
@pytest.mark.parametrize("damage", ["entry = x'7b'", "version = 9"])
def test_names_in_a_database_cannot_command_the_terminal(
    work: list[str], damage: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hostile = HOSTILE.replace("\x00", "") + "\n99/99"
    path = tmp_path / "club.sqlite3"

    async def fill() -> None:
        store = await open_store(f"sqlite:///{path}")
        await store.append(hostile, 1, b"{}")
        await store.people.put([StoredPersonal(hostile, hostile, "p1", 1, b"")])
        await store.close()

    asyncio.run(fill())
    with closing(sqlite3.connect(path)) as file, file:
        file.execute(f"UPDATE entries SET {damage}")
        file.execute("UPDATE people SET crc = 1")
    copy = [str(tmp_path / f"{HOSTILE[:7]}.backup")] if work[0] == "backup" else []
    main(["db", "--database", f"sqlite:///{path}", *work, *copy])
    said = capsys.readouterr()
    assert "owned" in said.out + said.err
    assert commands_of(said.out + said.err) == set()
    assert "\n99/99" not in said.out + said.err


def test_a_long_error_keeps_its_beginning_and_its_end() -> None:
    line = one_line("it begins\n" + "x" * 10_000 + " and so it ends")
    assert line.startswith("it begins x")
    assert line.endswith("and so it ends")
    assert len(line) <= LONGEST_ERROR + 3


def test_styles_are_written_as_escape_sequences_and_no_file_can_hold_one() -> None:
    shown = io.StringIO()
    write(style(1, 91) + "r1" + style(0), shown)
    assert shown.getvalue() == "\x1b[1m\x1b[91mr1\x1b[0m"
    with pytest.raises(UnicodeError):
        style(1).encode()


def test_a_terminal_that_has_no_such_letter_gets_a_similar_one() -> None:
    prepare_streams()
    said = "┃║│ ═≡ · “Łódź” – ação ≤ 日"
    assert said.encode("ascii", PLAIN).decode() == 'MH| =# . "Lodz" - acao <= ?'
    assert "ação".encode("latin-1", PLAIN) == "ação".encode("latin-1")


def test_kana_and_kanji_take_two_columns_and_a_line_breaks_between_them() -> None:
    assert width("赤1 red") == 7
    assert fold("  これは川です。橋です", 12) == "  これは川で\n  す。橋です"
    assert fold("  play 1 or discard 4", 12) == "  play 1 or\n  discard 4"

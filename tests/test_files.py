"""Every reader of files treats hostile JSON, doubled keys and byte order marks alike."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from sumida import codec, records
from sumida.cli import main
from sumida.hanabi import hanablive
from sumida.hashi import boards
from sumida.hashi.rules.board import parse
from sumida.kernel import GameError, NotationError
from tests.test_records import HANABI, HASHI

DEEP = 100_000
RECORD = codec.write_record(HANABI)
SITE = hanablive.dump_json(HANABI)
DEEP_TEXTS = {
    "a list": "[" * DEEP,
    "closed lists": "[" * DEEP + "]" * DEEP,
    "objects": '{"a":' * DEEP,
    "the setup of a record": RECORD.replace('"setup": {', '"setup": {"a": ' + "[" * DEEP + "]" * DEEP + ","),
    "a record's unknown field": '{"x": ' + "[" * DEEP + "]" * DEEP + "," + RECORD[1:],
    "the notes of a hanab.live game": '{"notes": ' + "[" * DEEP + "]" * DEEP + "," + SITE[1:],
    "the players of a hanab.live game": SITE.replace('"players":[', '"players":[' + "[" * DEEP),
}
COMMANDS = [
    ["check"],
    ["replay"],
    ["convert"],
    ["play", "--resume"],
    ["boards", "check"],
    ["boards", "show"],
    ["play", "hashi", "--board"],
    ["lab", "review"],
    ["lab", "bound"],
]


@pytest.mark.parametrize("text", DEEP_TEXTS.values(), ids=DEEP_TEXTS)
@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_deep_nesting_is_refused_in_one_line_by_every_command(
    words: list[str], text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "deep.json"
    path.write_text(text, "utf-8")
    assert main([*words, str(path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("text", DEEP_TEXTS.values(), ids=DEEP_TEXTS)
def test_deep_nesting_is_refused_in_uploads(text: str) -> None:
    with pytest.raises(NotationError):
        records.read_any(text.encode())


def test_deep_nesting_in_an_option_of_the_arena_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "hanabi", "--bots", "random", "--option", "variant=" + "[" * DEEP]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_strings_full_of_brackets_and_quotes_are_not_deep() -> None:
    assert codec.decode(json.dumps({"a": '[[["' * 1000 + "\\"})) == {"a": '[[["' * 1000 + "\\"}


def test_text_that_is_one_long_broken_string_is_refused_at_once() -> None:
    with pytest.raises(NotationError, match="not valid JSON"):
        codec.decode('"' + '\\"' * 400_000)


READERS: dict[str, tuple[str, Callable[[str], object]]] = {
    "a record": (RECORD, codec.read_record),
    "any game": (RECORD, records.read_any),
    "hanab.live in any game": (SITE, records.read_any),
    "hanab.live": (SITE, hanablive.load),
    "plain JSON": (RECORD, codec.decode),
}


@pytest.mark.parametrize(("text", "read"), READERS.values(), ids=READERS)
def test_a_key_given_twice_is_refused_and_named(text: str, read: Callable[[str], object]) -> None:
    read(text)
    key = next(iter(json.loads(text)))
    for doubled in (f'{{"{key}": 1,' + text[1:], text.rstrip()[:-1] + f', "{key}": 1}}'):
        with pytest.raises(NotationError, match=f"the key '{key}' is given twice"):
            read(doubled)


def test_a_key_given_twice_inside_the_setup_is_refused_too() -> None:
    text = RECORD.replace('"setup": {', '"setup": {"players": 2, ', 1)
    with pytest.raises(NotationError, match="the key 'players' is given twice"):
        codec.read_record(text)


@pytest.mark.parametrize(("text", "read"), READERS.values(), ids=READERS)
def test_a_byte_order_mark_means_nothing(text: str, read: Callable[[str], object]) -> None:
    assert read("\ufeff" + text) == read(text)


def test_a_byte_order_mark_means_nothing_in_bytes_links_and_boards() -> None:
    assert codec.read_record(b"\xef\xbb\xbf" + RECORD.encode()) == HANABI
    link = hanablive.dump_url(HANABI)
    assert records.read_any(b"\xef\xbb\xbf" + link.encode()) == records.read_any(link)
    board = boards.text("A")
    assert parse("\ufeff" + board) == parse(board)


@pytest.mark.parametrize("words", [["check"], ["replay", "--at", "1"], ["convert"]], ids=" ".join)
def test_commands_read_files_with_a_byte_order_mark(words: list[str], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(codec.write_record(HASHI), "utf-8-sig")
    assert main([*words[:1], str(path), *words[1:]]) == 0


def test_two_byte_order_marks_are_one_too_many() -> None:
    with pytest.raises(GameError):
        codec.read_record("\ufeff\ufeff" + RECORD)


def test_an_error_names_the_file_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing, broken, binary = tmp_path / "missing.json", tmp_path / "broken.json", tmp_path / "binary.json"
    broken.write_text("{", "utf-8")
    binary.write_bytes(b"\xff\xfe{")
    for path in (missing, broken, binary, tmp_path):
        for command in ("check", "replay"):
            assert main([command, str(path)]) == 2
            assert capsys.readouterr().err.count(str(path)) == 1


def test_convert_says_what_it_leaves_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs = json.loads(SITE) | {"notes": [["x"]], "chat": ["\x1b[2J"], "options": {"timed": True}}
    path = tmp_path / "theirs.json"
    path.write_text(json.dumps(theirs), "utf-8")
    assert main(["convert", str(path), "--out", str(tmp_path / "ours.json")]) == 0
    said = capsys.readouterr().err
    assert said == "sumida convert: left out: notes, chat, option timed\n"
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert main(["check", str(tmp_path / "ours.json"), "--quiet"]) in (0, 1)


def test_convert_to_a_link_says_that_it_has_no_names(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    path.write_text(RECORD.replace('"names": []', '"names": ["Ada", "Bo", "Cy"]'), "utf-8")
    assert main(["convert", str(path), "--to", "hanab-live-url"]) == 0
    assert "left out: names" in capsys.readouterr().err

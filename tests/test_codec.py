"""Record files: what is written can be read, and everything else is refused with a sentence."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sumida import codec, new_game
from sumida.kernel import GameError, NotationError, Record

TEXT = codec.write_record(new_game("hanabi", players=2, seed=1).record())


def changed(**parts: object) -> str:
    return json.dumps({**json.loads(TEXT), **parts})


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not valid JSON"),
        ("{", "not valid JSON"),
        (TEXT[: len(TEXT) // 2], "not valid JSON"),
        ("[" * 100_000, "nested too deeply"),
        ('{"setup": ' + '{"a":' * 50_000, "nested too deeply"),
        ("[]", "not a record"),
        ("3", "not a record"),
        ("{}", "format"),
        (changed(format="other"), "format"),
        (changed(version=2), "format version 2"),
        (changed(version="1"), r"\$\.version"),
        (changed(rules=0), r"\$\.rules"),
        (changed(rules=10**30), "rules"),
        (changed(setup=[]), r"\$\.setup"),
        (changed(deal=7), r"\$\.deal"),
        (changed(moves=[[0, 1]]), r"\$\.moves\[0\]\[1\]"),
        (changed(moves=[["A", "play 1"]]), r"\$\.moves\[0\]\[0\]"),
        (changed(moves=[[10**9, "play 1"]]), r"\$\.moves\[0\]\[0\]"),
        (changed(moves=[[0, "x" * 300]]), r"\$\.moves\[0\]\[1\]"),
        (changed(moves=[[0, "play 1"]] * 30_000), r"\$\.moves"),
        (changed(names=["x" * 100]), r"\$\.names\[0\]"),
        (changed(extra=1), "extra"),
        ("x" * 10_000_000, "too many"),
    ],
)
def test_a_file_that_is_not_a_record_is_refused_with_the_reason_and_place(text: str, message: str) -> None:
    with pytest.raises(NotationError, match=message):
        codec.read_record(text)


def test_bytes_that_are_not_text_are_refused() -> None:
    with pytest.raises(NotationError):
        codec.read_record(b"\xff\xfe{}")


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_no_input_gives_anything_but_a_game_error(data: bytes | str) -> None:
    for read in (codec.read_record, codec.decode):
        try:
            read(data)
        except GameError:
            continue


@given(
    st.builds(
        Record,
        st.text(max_size=60),
        st.integers(1, 1_000_000),
        st.dictionaries(
            st.text(max_size=9), st.none() | st.booleans() | st.integers(0, 9) | st.text(max_size=9)
        ),
        st.text(max_size=50),
        st.lists(st.tuples(st.integers(0, 99), st.text(max_size=20)), max_size=5).map(tuple),
        st.lists(st.text(max_size=60), max_size=5).map(tuple),
    )
)
def test_every_record_reads_back_as_it_was_written(record: Record) -> None:
    assert codec.read_record(codec.write_record(record)) == record


@pytest.mark.parametrize("length", range(0, len(TEXT), 37))
def test_a_record_cut_at_any_place_is_refused(length: int) -> None:
    with pytest.raises(NotationError):
        codec.read_record(TEXT[:length])

"""The committed schema and TypeScript types are the ones the message types give."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from sumida.tables.messages import protocol
from sumida.tables.messages.commands import Move, Settings
from sumida.tables.messages.requests import CreateTable
from sumida.tables.messages.schema import outputs, schema

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("path", [str(path) for path in outputs()])
def test_generated_files_are_up_to_date(path: str) -> None:
    assert (ROOT / path).read_text(encoding="utf-8") == outputs()[Path(path)], (
        "run: python -m sumida.tables.messages.schema"
    )


def test_every_reference_in_the_schema_is_defined() -> None:
    text = msgspec.json.encode(schema()).decode()
    defined = set(schema()["$defs"])
    for part in text.split('"#/$defs/')[1:]:
        assert part.split('"')[0] in defined


def test_defaults_are_optional_for_clients_and_whole_from_the_server() -> None:
    types = outputs()[Path("web/src/lib/protocol.ts")]
    assert "since?: number | null;" in types.split("interface Open ")[1].split("}")[0]
    assert "paused: boolean;" in types.split("interface ClockShown ")[1].split("}")[0]
    assert "talk: " in types.split("interface Settings ")[1].split("}")[0]


def test_commands_round_trip() -> None:
    move = Move(id="a1", version=3, action="play 1")
    assert protocol.decode(protocol.encode(move)) == move
    create = CreateTable(name="Ada", settings=Settings(game="hanabi"))
    assert msgspec.json.decode(protocol.encode(create), type=CreateTable) == create


@pytest.mark.parametrize(
    "frame",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"type":"nonsense"}',
        b'{"type":"move","id":"","version":1,"action":"x"}',
        b'{"type":"move","id":"a","version":-1,"action":"x"}',
        b'{"type":"move","id":"a","version":1,"action":"x","cheat":1}',
        b'{"type":"move","id":"a b","version":1,"action":"x"}',
        b'{"type":"move","id":"a","version":1,"action":"' + b"x" * 201 + b'"}',
        b"\xff\xfe",
    ],
)
def test_frames_that_are_no_message_are_refused(frame: bytes) -> None:
    with pytest.raises((msgspec.DecodeError, UnicodeDecodeError)):
        protocol.decode(frame)

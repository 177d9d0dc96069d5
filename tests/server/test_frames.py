"""Frames that are read and written without the library must be what the library reads and writes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from sumida.server.frames import text_frame, whole_text


def masked(message: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    return Frame(opcode, message, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 500, 65_535, 65_536, 70_000])
def test_the_library_reads_what_is_written(size: int) -> None:
    client = ClientProtocol(parse_uri("ws://localhost/"), state=State.OPEN)
    client.receive_data(text_frame(b"x" * size))
    (event,) = client.events_received()
    assert isinstance(event, Frame)
    assert (event.opcode, bytes(event.data), event.fin) == (Opcode.TEXT, b"x" * size, True)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 500, 65_535])
def test_a_whole_message_is_read_at_once(size: int) -> None:
    assert whole_text(masked(b"x" * size)) == b"x" * size


ODD = {
    "nothing": b"",
    "a part": masked(b"abc")[:-1],
    "two": masked(b"abc") + masked(b"abc"),
    "unfinished": masked(b"abc", fin=False),
    "a ping": masked(b"abc", Opcode.PING),
    "not ASCII": masked("é".encode()),
    "too long": masked(b"x" * 65_536),
    "unmasked": Frame(Opcode.TEXT, b"abc").serialize(mask=False),
}


@pytest.mark.parametrize("data", ODD.values(), ids=ODD.keys())
def test_everything_else_is_left_to_the_library(data: bytes) -> None:
    assert whole_text(data) is None


@given(st.binary(max_size=200))
def test_what_is_read_is_what_the_library_reads(data: bytes) -> None:
    found = whole_text(data)
    if found is None:
        return
    server = ServerProtocol(state=State.OPEN)
    server.receive_data(data)
    assert [bytes(event.data) for event in server.events_received() if isinstance(event, Frame)] == [found]

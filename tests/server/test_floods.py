"""Clients that send much of what is no whole request and no whole message. Others notice nothing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.conftest import until
from tests.server.test_protocols import HANDSHAKE, end_of, raw

from sumida.server.operations.metrics import METRICS
from sumida.server.settings import Limits

TEXT, CONTINUED, PING, PONG = 1, 0, 9, 10
CREATE = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
UPLOAD = CREATE.replace(b"tables", b"records")
TABLE = json.dumps({"name": "Ada", "settings": {"game": "hanabi", "options": {"players": 2}}, "seat": 0})


def frame(kind: int, data: bytes = b"", *, last: bool = True) -> bytes:
    """A masked frame; a mask of zeros leaves the data as it is."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return bytes([kind | last << 7]) + size + bytes(4) + data


async def opened(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A WebSocket that has been welcomed."""
    reader, writer = await raw(port)
    writer.write(HANDSHAKE.encode())
    await reader.readuntil(b"\r\n\r\n")
    assert b"welcome" in await reader.read(1000)
    return reader, writer


@pytest.mark.parametrize(
    "flood",
    [
        frame(PING) * 5_000,
        frame(PING, b"x" * 125) * 2_000,
        frame(PONG) * 5_000,
        frame(TEXT, b"", last=False) + frame(CONTINUED, b"", last=False) * 5_000,
        frame(TEXT, b"{}") * 5_000,
    ],
    ids=["pings", "long pings", "pongs", "empty fragments", "messages"],
)
def test_more_frames_than_anyone_needs_end_the_connection(tell: Any, flood: bytes) -> None:
    async def story(club: Any) -> None:
        reader, writer = await opened(club.port)
        writer.write(flood)
        async with asyncio.timeout(60):
            await end_of(reader)
        writer.close()
        assert (await club.http.get("/healthz")).status_code == 200

    hits = METRICS.limits["frames"]
    tell(story)
    assert METRICS.limits["frames"] == hits + 1


def test_all_sockets_of_an_address_share_what_they_may_send_in_frames(tell: Any) -> None:
    async def story(club: Any) -> None:
        ends = [await opened(club.port) for _ in range(20)]
        for _, writer in ends:
            writer.write(frame(PING) * 50)  # 1,000 in all; each of them might send more
        await until(lambda: METRICS.limits["frames"] > hits)
        for _, writer in ends:
            writer.close()

    hits = METRICS.limits["frames"]
    tell(story, limits=Limits(address_messages_per_second=20))


def test_a_message_may_come_in_fragments(tell: Any) -> None:
    async def story(club: Any) -> None:
        reader, writer = await opened(club.port)
        writer.write(frame(TEXT, b'{"type":"pi', last=False) + frame(PING) + frame(CONTINUED, b'ng","n":7}'))
        assert b'"n":7' in await reader.readuntil(b'"n":7')
        writer.close()

    tell(story)


async def announced(port: int, size: int, sent: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A request that announces a body of some size, and sends a part of it."""
    reader, writer = await raw(port)
    writer.write(UPLOAD + b"Content-Length: %d\r\n\r\n" % size + b" " * sent)
    return reader, writer


def test_bodies_that_do_not_end_have_a_budget_and_short_ones_come_through(tell: Any) -> None:
    async def story(club: Any) -> None:
        incoming = club.app.state.incoming
        ends = [await announced(club.port, 900_000, 800_000) for _ in range(10)]
        await until(lambda: METRICS.limits["incomplete"] >= hits + 8)
        assert incoming.total <= 2_000_000
        assert (await club.http.post("/api/tables", content=TABLE)).status_code == 201
        for _, writer in ends:
            writer.close()
        await until(lambda: incoming.total == 0)

    hits = METRICS.limits["incomplete"]
    tell(story, limits=Limits(address_bytes=2_000_000))


def test_whoever_is_dropped_is_told_so(tell: Any) -> None:
    async def story(club: Any) -> None:
        reader, writer = await announced(club.port, 900_000, 800_000)
        assert b" 503 " in await reader.readline()
        writer.close()

    tell(story, limits=Limits(address_bytes=500_000))


def test_messages_that_do_not_end_have_a_budget(tell: Any) -> None:
    async def story(club: Any) -> None:
        ends = [await opened(club.port) for _ in range(10)]
        for _, writer in ends:
            writer.write(frame(TEXT, b" " * 60_000, last=False))
        await until(lambda: METRICS.limits["incomplete"] >= hits + 7)
        assert club.app.state.incoming.total <= 200_000
        for _, writer in ends:
            writer.close()
        await until(lambda: club.app.state.incoming.total == 0)

    hits = METRICS.limits["incomplete"]
    tell(story, limits=Limits(address_bytes=200_000))


def in_pieces(body: bytes, size: int) -> bytes:
    """A chunked request."""
    pieces = [body[start : start + size] for start in range(0, len(body), size)]
    chunks = b"".join(b"%x\r\n%s\r\n" % (len(piece), piece) for piece in pieces)
    return CREATE + b"Transfer-Encoding: chunked\r\n\r\n" + chunks + b"0\r\n\r\n"


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        (lambda: in_pieces(TABLE.encode() + b" " * 15_000, 300), b" 201 "),
        (lambda: in_pieces(TABLE.encode(), 3), b" 201 "),
        (lambda: in_pieces(TABLE.encode() + b" " * 10_000, 1), b" 400 "),
        (lambda: UPLOAD + b"Content-Length: 1000001\r\n\r\n", b" 413 "),
        (lambda: CREATE + b"Content-Length: 17000\r\n\r\n", b" 413 "),
        (lambda: CREATE + b"X: " + b"x" * 20_000, b" 400 "),
    ],
    ids=[
        "long pieces",
        "a few short pieces",
        "many short pieces",
        "announced too large",
        "far more than a table needs",
        "a long header",
    ],
)
def test_requests_that_cost_more_than_they_need_are_refused(
    tell: Any, request_: Callable[[], bytes], status: bytes
) -> None:
    async def story(club: Any) -> None:
        reader, writer = await raw(club.port)
        writer.write(request_())
        async with asyncio.timeout(60):
            assert status in await reader.readline()
        writer.close()

    tell(story)


def test_an_address_may_ask_only_so_often_and_a_trusted_proxy_speaks_for_many(tell: Any) -> None:
    async def story(club: Any) -> None:
        answers = [await ask(club.port) for _ in range(30)]
        assert answers[:5] == [b"HTTP/1.1 200 OK\r\n"] * 5
        assert b"" in answers

    async def behind_a_proxy(club: Any) -> None:
        assert [await ask(club.port) for _ in range(30)] == [b"HTTP/1.1 200 OK\r\n"] * 30

    async def ask(port: int) -> bytes:
        reader, writer = await raw(port)
        try:
            writer.write(b"GET /healthz HTTP/1.0\r\n\r\n")
            return await reader.readline()
        except ConnectionError:
            return b""
        finally:
            writer.close()

    hits, few = METRICS.limits["requests"], Limits(requests_per_second=0.01, connections_per_address=10)
    tell(story, limits=few, settings={"proxies": ()})
    assert METRICS.limits["requests"] > hits
    tell(behind_a_proxy, limits=few)

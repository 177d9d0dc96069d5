"""Rude clients: slow requests, half-open connections, sockets that never read. Others notice nothing."""

from __future__ import annotations

import asyncio
import os
import socket
from contextlib import suppress
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest
from tests.server.conftest import until

from sumida.server.link import HELD_BYTES, Link, Outbox
from sumida.server.operations.metrics import METRICS
from sumida.server.protocols import AbortingSocketProtocol, OpenConnections
from sumida.server.settings import Limits, ServerSettings

HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


async def raw(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", port)


async def end_of(reader: asyncio.StreamReader) -> bytes:
    """Everything until the server closes the connection."""
    received = b""
    with suppress(ConnectionResetError):
        while data := await reader.read(65536):
            received += data
    return received


def descriptors() -> int:
    return len(os.listdir("/proc/self/fd"))


@pytest.mark.parametrize(
    "sent",
    ["", "GET / HT", "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: 1\r\n"],
    ids=["nothing", "half a line", "half a header"],
)
@pytest.mark.parametrize("before", ["", "GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"])
def test_a_request_whose_header_does_not_arrive_in_time_is_cut_off(tell: Any, before: str, sent: str) -> None:
    async def story(club: Any) -> None:
        reader, writer = await raw(club.port)
        if before:
            writer.write(before.encode())
            assert b"200 OK" in await reader.read(65536)
        writer.write(sent.encode())
        async with asyncio.timeout(60):
            await end_of(reader)
        assert (await club.http.get("/healthz")).status_code == 200
        writer.close()

    hits = METRICS.limits["slow-header"]
    tell(story, limits=Limits(header_s=0.3))
    idle = before and not sent  # uvicorn has a timer of its own for idle connections
    assert METRICS.limits["slow-header"] == hits + (0 if idle else 1)


def test_a_body_that_does_not_arrive_in_time_is_cut_off(tell: Any) -> None:
    async def story(club: Any) -> None:
        reader, writer = await raw(club.port)
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 500\r\n\r\n{")
        async with asyncio.timeout(60):
            await end_of(reader)
        writer.close()

    tell(story, limits=Limits(body_s=0.3))


def test_a_client_that_leaves_in_the_middle_of_its_body_is_no_fault_in_the_log(
    tell: Any, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(club: Any) -> None:
        _, writer = await raw(club.port)
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 500\r\n\r\n{")
        await asyncio.sleep(0.1)
        writer.close()
        await until(lambda: len(club.server.server_state.connections) == 0)
        await asyncio.sleep(0.1)

    tell(story)
    assert not [one for one in caplog.records if one.levelname == "ERROR"]


def test_a_connection_too_many_is_refused_and_one_that_closes_makes_room(tell: Any) -> None:
    async def story(club: Any) -> None:
        await club.http.get("/healthz")  # the client keeps this connection: the first of three
        first, second = await raw(club.port), await raw(club.port)
        await asyncio.sleep(0.1)
        reader, writer = await raw(club.port)
        assert await end_of(reader) == b""
        writer.close()
        first[1].close()
        await first[1].wait_closed()
        await asyncio.sleep(0.1)
        reader, writer = await raw(club.port)
        writer.write(b"GET /healthz HTTP/1.0\r\n\r\n")
        assert b"200 OK" in await reader.read()
        for end in (writer, second[1]):
            end.close()

    tell(story, limits=Limits(connections=3))


def test_the_clients_of_a_trusted_proxy_do_not_count_as_one() -> None:
    limits = Limits(connections_per_address=2)
    direct = OpenConnections(ServerSettings(limits=limits, proxies=()))
    assert [direct.acquire("10.0.0.1") for _ in range(3)] == [True, True, False]
    behind = OpenConnections(ServerSettings(limits=limits, proxies=("10.0.0.0/24",)))
    assert [behind.acquire("10.0.0.1") for _ in range(3)] == [True, True, True]


async def deaf(port: int, code: str, cookie: str) -> socket.socket:
    """A socket that opens a table and then reads no more, with as small a receive buffer as there is."""
    wire = socket.socket()
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    wire.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(wire, ("127.0.0.1", port))
    await loop.sock_sendall(wire, HANDSHAKE.replace("\r\n\r\n", f"\r\nCookie: {cookie}\r\n\r\n").encode())
    assert b"101 Switching" in await loop.sock_recv(wire, 200)
    await loop.sock_sendall(wire, frame(f'{{"type":"open","table":"{code}","since":null}}'))
    return wire


def frame(text: str) -> bytes:
    """A masked text frame; a mask of zeros leaves the text as it is."""
    data = text.encode()
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return b"\x81" + size + bytes(4) + data


def test_clients_that_do_not_read_are_dropped_and_their_descriptors_freed(tell: Any) -> None:
    async def story(club: Any) -> None:
        code, (ada, bo) = await club.table("Ada", "Bo")
        before = descriptors()
        wires = [await deaf(club.port, code, ada.cookie) for _ in range(8)]
        await until(lambda: len(club.hub.tables[code].connections) == 10)
        shout = frame('{"type":"resume","since":null}')  # a whole snapshot each time
        for _ in range(20_000):
            for wire in wires:
                with suppress(BlockingIOError, ConnectionResetError, BrokenPipeError):
                    wire.send(shout)
            await asyncio.sleep(0)
            if len(club.hub.tables[code].connections) == 2:
                break
        await until(lambda: len(club.hub.tables[code].connections) == 2)
        await until(lambda: descriptors() <= before + len(wires))
        assert (await ada.move())["type"] == "ack"
        await bo.until_version(ada.version)
        for wire in wires:
            wire.close()

    dropped = METRICS.dropped_readers
    quick = Limits(messages_per_second=10_000, message_burst=10_000, address_messages_per_second=1_000_000)
    tell(story, limits=replace(quick, queue_bytes=60_000))
    assert METRICS.dropped_readers >= dropped + 8


def test_a_link_whose_transport_has_closed_is_not_aborted_again() -> None:
    """A transport of asyncio that closed with a full buffer no longer knows its loop, and would raise."""
    aborted: list[bool] = []
    transport = SimpleNamespace(abort=lambda: aborted.append(True))
    link = Link(cast("AbortingSocketProtocol", SimpleNamespace(transport=transport)))
    link.abort()
    link.closed.set()
    link.abort()
    assert aborted == [True]


class Wire:
    """A transport that keeps what was written."""

    def __init__(self, sent: list[bytes]) -> None:
        self.sent = sent
        self.closing = False

    def is_closing(self) -> bool:
        return self.closing

    def write(self, frame: bytes) -> None:
        self.sent.append(frame)


def test_frames_of_one_turn_are_sent_in_order_at_its_end() -> None:
    async def story() -> None:
        sent: list[bytes] = []
        outbox, wires = Outbox(), [cast("asyncio.Transport", Wire(sent)) for _ in range(2)]
        outbox.put(wires[0], b"a")
        outbox.put(wires[1], b"b")
        outbox.put(wires[0], b"c")
        assert sent == []
        await asyncio.sleep(0)
        assert sent == [b"a", b"b", b"c"]
        outbox.put(wires[1], b"d")
        await asyncio.sleep(0)
        assert sent[3:] == [b"d"]

    asyncio.run(story())


def test_many_bytes_are_not_held_back() -> None:
    async def story() -> None:
        sent: list[bytes] = []
        outbox, wire = Outbox(), cast("asyncio.Transport", Wire(sent))
        outbox.put(wire, b"a")
        outbox.put(wire, bytes(HELD_BYTES))
        assert sent == [b"a", bytes(HELD_BYTES)]

    asyncio.run(story())


def test_a_transport_that_closed_in_the_same_turn_is_left_alone() -> None:
    """It would raise, and the others would get nothing."""

    async def story() -> None:
        sent: list[bytes] = []
        outbox, gone, here = Outbox(), Wire([]), Wire(sent)
        outbox.put(cast("asyncio.Transport", gone), b"a")
        outbox.put(cast("asyncio.Transport", here), b"b")
        gone.closing = True
        await asyncio.sleep(0)
        assert (gone.sent, sent) == ([], [b"b"])

    asyncio.run(story())

"""HTTP clients that do not read what they asked for are dropped; those that read slowly are not."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import Any

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket
from tests.server.conftest import until
from uvicorn.server import ServerState

from sumida.server.operations.metrics import METRICS
from sumida.server.protocols import protocols
from sumida.server.serve import config
from sumida.server.settings import Limits, ServerSettings

LONG = 16_000_000
"""More bytes than the system keeps for a connection."""
GET = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


async def long_page(request: Request) -> Response:
    return Response(bytes(LONG))


def ask_and_read_nothing(request: bytes, limits: Limits) -> None:
    """A client that sends this and then waits; returns when the server has dropped it."""

    async def story() -> None:
        opened: list[WebSocket] = []
        dropped = METRICS.dropped_readers

        async def endpoint(socket: WebSocket) -> None:
            opened.append(socket)

        app = Starlette(routes=[Route("/", long_page), WebSocketRoute("/ws", endpoint)])
        listening = socket.create_server(("127.0.0.1", 0))
        server = uvicorn.Server(config(app, ServerSettings(limits=limits)))
        running = asyncio.create_task(server.serve(sockets=[listening]))
        await until(lambda: server.started)
        with socket.create_connection(listening.getsockname()) as deaf:
            deaf.sendall(request)
            await until(lambda: METRICS.dropped_readers == dropped + 1)
            await until(lambda: not server.server_state.connections)
        assert not opened
        server.should_exit = True
        await running

    asyncio.run(story())


@pytest.mark.parametrize("header", [b"", b"Connection: close\r\n"], ids=["kept open", "to be closed"])
def test_a_client_that_reads_nothing_is_dropped(header: bytes) -> None:
    hits = METRICS.limits["send-time"]
    ask_and_read_nothing(GET + header + b"\r\n", Limits(send_s=0.2, address_bytes=LONG * 2))
    assert METRICS.limits["send-time"] == hits + 1


@pytest.mark.parametrize("limit", ["address-bytes", "server-bytes"])
def test_what_is_not_read_counts_for_the_address_and_the_server(limit: str) -> None:
    hits = METRICS.limits[limit]
    small = {limit.replace("-", "_"): LONG // 4}
    ask_and_read_nothing(GET + b"\r\n", Limits(**{"address_bytes": LONG * 2, **small}))
    assert METRICS.limits[limit] == hits + 1


def test_a_websocket_cannot_be_opened_behind_a_response_that_is_not_read() -> None:
    """It would never learn that its client does not read."""
    ask_and_read_nothing(GET + b"\r\n" + UPGRADE, Limits(address_bytes=LONG * 2))


class Transport(asyncio.Transport):
    """A transport whose client reads when the test says so."""

    def __init__(self) -> None:
        super().__init__({"peername": ("10.0.0.7", 4000)})
        self.waiting = 0
        self.aborted = False

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        assert high == 0, "it has to be told of every byte that waits"

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def abort(self) -> None:
        self.aborted = True


class Timer:
    """What a loop returns for a call that comes later."""

    def __init__(self, seconds: float, call: Callable[[], None]) -> None:
        self.seconds = seconds
        self.call = call
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class Loop:
    """Keeps what is to be called later, for the test to call."""

    def __init__(self) -> None:
        self.timers: list[Timer] = []

    def call_later(self, seconds: float, call: Callable[[], None]) -> Timer:
        self.timers.append(Timer(seconds, call))
        return self.timers[-1]

    def call_soon(self, call: Callable[[], None]) -> None:
        call()


class SlowClient:
    """A connection on which 1,000 bytes wait to be read."""

    def __init__(self, scope: dict[str, Any] | None = None) -> None:
        settings = ServerSettings(limits=Limits(send_s=20))
        kind: Any = protocols(settings)[0]
        self.transport, self.loop = Transport(), Loop()
        self.protocol = kind(config(Starlette(), settings), ServerState(), {}, self.loop)
        self.protocol.connection_made(self.transport)
        self.protocol.scope = scope
        self.transport.waiting = 1000
        self.protocol.pause_writing()

    @property
    def deadline(self) -> Timer:
        return self.loop.timers[-1]


def test_a_client_that_has_read_a_part_gets_as_much_time_again() -> None:
    slow = SlowClient()
    first = slow.deadline
    slow.transport.waiting = 400
    first.call()
    assert (slow.protocol.unread.total, slow.transport.aborted) == (400, False)
    assert slow.deadline is not first
    assert slow.deadline.seconds == 20
    slow.deadline.call()
    assert slow.transport.aborted


def test_what_has_been_read_is_counted_no_more() -> None:
    slow = SlowClient()
    assert slow.protocol.unread.total == 1000
    slow.protocol.resume_writing()
    assert slow.protocol.unread.total == 0
    assert slow.deadline.cancelled


def test_a_client_that_has_gone_is_counted_no_more() -> None:
    slow = SlowClient()
    slow.protocol.connection_lost(OSError())
    assert slow.protocol.unread.total == 0
    assert slow.deadline.cancelled


def test_behind_a_proxy_the_address_that_it_reports_is_counted() -> None:
    assert SlowClient().protocol.address == "10.0.0.7"
    assert SlowClient({"client": ("203.0.113.9", 0)}).protocol.address == "203.0.113.9"

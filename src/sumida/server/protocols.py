"""uvicorn's protocols with deadlines: every connection is counted from the moment it is accepted until its
descriptor is closed, a request must arrive in time, and a client that does not read is aborted, whether it
asked for a page or opened a WebSocket.

A connection that is closed in the ordinary way waits until the client has read everything. One that never
reads would hold its descriptor and its buffers for as long as it likes.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import Any, ClassVar, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from sumida.server.frames import whole_text
from sumida.server.limits import ConnectionLimits, RateLimiter, TokenBucket, read_networks, within
from sumida.server.link import Link, Outbox
from sumida.server.live.outgoing import OutgoingBudget
from sumida.server.operations.metrics import METRICS
from sumida.server.settings import ServerSettings

log = logging.getLogger("sumida.server")

WRITE_BUFFER_BYTES = 16_384
"""What a transport buffers before it asks to wait; the rest is in the client's queue, which is counted."""
SLICE_BYTES = 1_024
"""What the library reads at a time: a client that sends more frames than it may is found out soon."""
SHORT_PIECES = 50
PIECE_BYTES = 256
"""A body may come in a few pieces of any length; after that, each must be this long on average."""
HEADER_BYTES = 16_384
TOO_FAST = 1008
"""Close code: policy violation."""
FRAMES_A_MESSAGE = 5
"""For each message that a client may send, with its fragments, pings and pongs."""
LINK = "sumida.link"
"""The key under which a WebSocket's scope holds its `Link`."""


class OpenConnections:
    """Connections by address, and how often an address connects and asks. A trusted proxy speaks for many
    clients, so only its total is limited."""

    def __init__(self, settings: ServerSettings) -> None:
        limits = settings.limits
        self._rates = RateLimiter(limits.requests_per_second, 2 * limits.connections_per_address)
        self._clients = ConnectionLimits(limits.connections, limits.connections_per_address)
        self._proxied = ConnectionLimits(limits.connections, limits.connections)
        self._proxies = read_networks(settings.proxies)

    def acquire(self, address: str) -> bool:
        return self._limits(address).acquire(address)

    def release(self, address: str) -> None:
        self._limits(address).release(address)

    def may_ask(self, address: str) -> bool:
        """Count a new connection or a request."""
        return self._is_proxy(address) or self._rates.take(address)

    def _limits(self, address: str) -> ConnectionLimits:
        return self._proxied if self._is_proxy(address) else self._clients

    def _is_proxy(self, address: str) -> bool:
        return within(address, self._proxies)


class _Counted:
    """Counts the connection it is mixed into."""

    open_connections: ClassVar[OpenConnections]
    transport: asyncio.Transport
    client: tuple[str, int] | None
    _counted: str | None = None

    def _count(self) -> bool:
        """Whether there is room; a connection too many is aborted."""
        address = self.client[0] if self.client else ""
        if not self.open_connections.acquire(address):
            METRICS.limits["connections"] += 1
            self.transport.abort()
            return False
        self._counted = address
        return True

    def _uncount(self) -> None:
        if self._counted is not None:
            self.open_connections.release(self._counted)
            self._counted = None


class RequestReader(h11.Connection):
    """Reads requests that do not come too often, nor in too many short pieces: each costs time, however
    short."""

    def __init__(self, may_ask: Callable[[], bool]) -> None:
        super().__init__(h11.SERVER, HEADER_BYTES)
        self._may_ask = may_ask
        self._pieces = 0
        self._body_bytes = 0

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Data):
            self._pieces += 1
            self._body_bytes += len(event.data)
            if self._pieces > SHORT_PIECES + self._body_bytes // PIECE_BYTES:
                raise _refused("pieces")
        elif isinstance(event, h11.Request):
            self._pieces = self._body_bytes = 0
            if not self._may_ask():
                raise _refused("requests")
        return event


def _refused(limit: str) -> h11.RemoteProtocolError:
    """The connection is closed for it."""
    METRICS.limits[limit] += 1
    return h11.RemoteProtocolError(f"too many {limit}")


class TimedHttpProtocol(_Counted, H11Protocol):
    """HTTP whose requests must arrive in time (the header in seconds, the body within a minute), and whose
    responses must be read: what waits to be sent is counted, and a client that takes nothing is aborted."""

    header_s: ClassVar[float]
    body_s: ClassVar[float]
    send_s: ClassVar[float]
    unread: ClassVar[OutgoingBudget]
    address: str = ""
    """The address of the client, which a trusted proxy tells; unread bytes are counted for it."""
    queued_bytes: int = 0
    _deadline: asyncio.TimerHandle | None = None
    _waiting_for: str | None = None
    _read_by: asyncio.TimerHandle | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn = RequestReader(self._may_ask)

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        transport.set_write_buffer_limits(high=0)  # tells as soon as anything has to wait, also at the end
        if not self._may_ask():
            METRICS.limits["requests"] += 1
            transport.abort()
        elif self._count():
            self._wait_for("header")

    def _may_ask(self) -> bool:
        return self.open_connections.may_ask(self.client[0] if self.client else "")

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_for(None)
        self._all_read()
        self._uncount()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        client = self.scope["client"] if self.scope else self.client
        self.address = client[0] if client else ""
        self._read_by = self.loop.call_later(self.send_s, self._check_reader)
        self.unread.add(self, self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        self._all_read()
        super().resume_writing()

    def drop(self) -> None:
        """Abort, once the write that filled the buffer is over."""
        self.loop.call_soon(self.transport.abort)

    def _check_reader(self) -> None:
        """A client that has read a part of it gets as much time again."""
        read = self.queued_bytes - self.transport.get_write_buffer_size()
        if read > 0:
            self.unread.remove(self, read)
            self._read_by = self.loop.call_later(self.send_s, self._check_reader)
        else:
            METRICS.limits["send-time"] += 1
            METRICS.dropped_readers += 1
            self.drop()

    def _all_read(self) -> None:
        if self._read_by is not None:
            self._read_by.cancel()
            self._read_by = None
            self.unread.remove(self, self.queued_bytes)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        state = self.conn.their_state
        if self.transport.is_closing() or self._counted is None:  # upgraded, or refused
            self._wait_for(None)
        elif state is h11.IDLE:
            self._wait_for("header")
        else:
            self._wait_for("body" if state is h11.SEND_BODY else None)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.conn.their_state is h11.IDLE:
            self._wait_for(None)  # idle between two requests: uvicorn has a timer for that

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._wait_for(None)
        if self.flow.write_paused:  # the WebSocket would never learn that nothing is read
            METRICS.dropped_readers += 1
            self.drop()
            return
        self._uncount()  # the WebSocket counts itself
        super().handle_websocket_upgrade(event)

    def _wait_for(self, part: str | None) -> None:
        """Start the deadline for a part of the request; one that is running for it goes on."""
        if part == self._waiting_for:
            return
        self._waiting_for = part
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if part is not None:
            seconds = self.header_s if part == "header" else self.body_s
            self._deadline = self.loop.call_later(seconds, self._too_slow)

    def _too_slow(self) -> None:
        METRICS.limits[f"slow-{self._waiting_for}"] += 1
        self.transport.abort()


class AbortingSocketProtocol(_Counted, WebSocketsSansIOProtocol):
    """A WebSocket that is aborted when it stops answering pings or sends too many frames, and that gives the
    endpoint its `Link`."""

    # The rest, more than thirty attributes of uvicorn's, is in a dictionary, which is slower to look into.
    __slots__ = (
        "_allowed",
        "_ended",
        "_link",
        "close_sent",
        "conn",
        "frames",
        "queue",
        "transport",
        "write_paused",
    )

    frames_per_second: ClassVar[float]
    frame_burst: ClassVar[float]
    outbox: ClassVar[Outbox]
    _link: Link
    _ended: bool
    """Whether what it sends is read no more."""
    write_paused: bool
    """Whether the client still has to read what was sent before."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._ended = self.write_paused = False

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._link = Link(self)
        self._allowed = TokenBucket(self.frames_per_second, self.frame_burst)
        transport.set_write_buffer_limits(high=WRITE_BUFFER_BYTES)
        self._count()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._uncount()
        self._link.take = None
        if self._link.incomplete is not None:
            self._link.incomplete.hold(0)
        self._link.closed.set()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.write_paused = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.write_paused = False

    def data_received(self, data: bytes) -> None:
        """Pass on what is one whole message; the library reads the rest, and whatever comes in between."""
        take = self._link.take
        if take is not None and not self.close_sent and self._is_between_messages():
            message = whole_text(data)
            if message is not None and take(message):
                return
        for start in range(0, len(data), SLICE_BYTES):
            if self.transport.is_closing() or self._ended:
                return
            super().data_received(data[start : start + SLICE_BYTES])
        self.count_incomplete()

    def handle_events(self) -> None:
        """Pings, pongs and fragments cost time and are no messages, so frames have a limit of their own."""
        frames, crowd = len(self.conn.events), self._link.crowd
        if self._allowed.take(frames) and (crowd is None or crowd.take(frames)):
            super().handle_events()
        else:
            METRICS.limits["frames"] += 1
            self._ended, self._link.take = True, None
            self._end()

    def _end(self) -> None:
        """Whoever has sent many messages is answered first, and then closed for it."""
        if self.queue.empty():
            self.transport.abort()
        else:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_FAST})

    def count_incomplete(self) -> None:
        """Count what has arrived of a message that is not complete yet."""
        if self._link.incomplete is not None and not self._link.closed.is_set():
            self._link.incomplete.hold((self.conn.current_size or 0) + len(self.conn.reader.buffer))

    def _is_between_messages(self) -> bool:
        return not self.frames and not self.conn.reader.buffer and self.queue.empty()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        METRICS.dropped_readers += 1
        self.transport.abort()

    async def send(self, message: Any) -> None:
        self.outbox.send()  # this may be the end
        await super().send(message)

    async def run_asgi(self) -> None:
        scope = cast("dict[str, object]", self.scope)
        scope[LINK] = self._link
        await super().run_asgi()


def protocols(settings: ServerSettings) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """The classes for HTTP and WebSocket connections of one server, which share one count."""
    limits = settings.limits
    shared = {"open_connections": OpenConnections(settings)}
    times = {"header_s": limits.header_s, "body_s": limits.body_s, "send_s": limits.send_s}
    unread = OutgoingBudget(replace(limits, queue_bytes=sys.maxsize))  # a response may be long
    sockets = {
        "outbox": Outbox(),
        "frames_per_second": FRAMES_A_MESSAGE * limits.messages_per_second,
        "frame_burst": FRAMES_A_MESSAGE * (limits.message_burst + limits.strikes),
    }
    http = type("HttpProtocol", (TimedHttpProtocol,), {**shared, **times, "unread": unread})
    return http, type("SocketProtocol", (AbortingSocketProtocol,), {**shared, **sockets})

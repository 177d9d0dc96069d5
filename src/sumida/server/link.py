"""What is below a WebSocket, for those who send and receive its messages."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from sumida.server.frames import text_frame
from sumida.server.limits import TokenBucket
from sumida.server.live.incoming import Incomplete

if TYPE_CHECKING:
    from sumida.server.protocols import AbortingSocketProtocol

HELD_BYTES = 65_536
"""Frames are held back until they are this long together; nobody counts them meanwhile."""


class Outbox:
    """Sends the frames of one turn of the event loop together, at its end. A commit makes the moves of many
    tables durable: sent one by one, each would wake the program at the other end, often a proxy on the same
    machine, which costs nearly as much as the sending."""

    def __init__(self) -> None:
        self._frames: list[tuple[asyncio.Transport, bytes]] = []
        self._bytes = 0

    def put(self, transport: asyncio.Transport, frame: bytes) -> None:
        """Send a frame soon."""
        if not self._frames:
            asyncio.get_running_loop().call_soon(self.send)
        self._frames.append((transport, frame))
        self._bytes += len(frame)
        if self._bytes >= HELD_BYTES:
            self.send()

    def send(self) -> None:
        """Send now what is held back."""
        frames, self._frames, self._bytes = self._frames, [], 0
        for transport, frame in frames:
            if not transport.is_closing():
                transport.write(frame)


class Link:
    """What is below a WebSocket: sends and receives the usual messages without a detour, aborts the
    transport, and tells when it is really closed."""

    def __init__(self, protocol: AbortingSocketProtocol) -> None:
        self._protocol = protocol
        self.closed = asyncio.Event()
        self.take: Callable[[bytes], bool] | None = None
        """Handles a message at once, or returns False to have it queued for the endpoint."""
        self.crowd: TokenBucket | None = None
        self.incomplete: Incomplete | None = None

    def count_for(self, crowd: TokenBucket, incomplete: Incomplete) -> None:
        """Whose client it is: the frames that all sockets of its address may send together, and who counts
        what has arrived of a message."""
        self.crowd, self.incomplete = crowd, incomplete
        self._protocol.count_incomplete()

    def write(self, message: bytes) -> bool:
        """Send a text now; False if the client still has to read what was sent before, or has gone."""
        if not self._is_writable:
            return False
        self._protocol.outbox.put(self._protocol.transport, text_frame(message))
        return True

    def write_all(self, messages: list[bytes]) -> bool:
        """Send several texts by one call of the system, or none."""
        if not self._is_writable:
            return False
        self._protocol.outbox.put(self._protocol.transport, b"".join(map(text_frame, messages)))
        return True

    @property
    def _is_writable(self) -> bool:
        protocol = self._protocol
        return not (protocol.write_paused or protocol.close_sent or protocol.transport.is_closing())

    def abort(self) -> None:
        """Close at once and drop whatever has not been sent."""
        if not self.closed.is_set():  # a transport that has closed refuses
            self._protocol.transport.abort()

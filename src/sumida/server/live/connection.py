"""One client's socket as the rest of the server sees it: a bounded send queue, and the version it has
seen."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from typing import TYPE_CHECKING

from sumida.tables.messages.protocol import ServerMessage, encode

if TYPE_CHECKING:
    from sumida.server.live.table import LiveTable

_numbers = count(1)

TRY_LATER, RESTART = 1013, 1012
"""Close codes after which a client should reconnect: overload on either side; the table has moved."""


class Connection:
    """A client. `pump` sends the queued messages; a client that reads too slowly is disconnected."""

    def __init__(self, device: str, address: str, queue: int, cookie: str = "") -> None:
        self.number = next(_numbers)
        self.device = device
        self.address = address
        self.cookie = cookie
        """The device cookie, so that a relay can present the same device to another server."""
        self.relayed = False
        """Whether another server relays this client to us."""
        self.live: LiveTable | None = None
        self.member: int | None = None
        self.version = 0
        self.closing = asyncio.Event()
        self.close_code = TRY_LATER
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(queue)

    def send(self, message: ServerMessage) -> None:
        self.send_bytes(encode(message))

    def send_bytes(self, data: bytes) -> None:
        try:
            self._queue.put_nowait(data)
        except asyncio.QueueFull:
            self.close_with(TRY_LATER)

    def close_with(self, code: int) -> None:
        """Close the socket with this code; the client may reconnect."""
        self.close_code = code
        self.closing.set()

    async def pump(self, send_text: Callable[[str], Awaitable[None]]) -> None:
        """Send queued messages until cancelled."""
        while True:
            await send_text((await self._queue.get()).decode())

    async def flush(self, send_text: Callable[[str], Awaitable[None]]) -> None:
        """Send what is in the queue now."""
        while not self._queue.empty():
            await send_text(self._queue.get_nowait().decode())

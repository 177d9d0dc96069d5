"""One client's socket as the rest of the server sees it: a bounded send queue, and the version it has
seen."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from itertools import count
from typing import TYPE_CHECKING

from sumida.server.errors import error, refusal
from sumida.server.live.outgoing import OutgoingBudget
from sumida.server.operations.metrics import METRICS
from sumida.server.people.people import Identity
from sumida.server.settings import Limits
from sumida.tables.context import Caller
from sumida.tables.messages.protocol import FRAME_BYTES, ServerMessage, encode
from sumida.tables.room import Room
from sumida.tables.sending import Sent

if TYPE_CHECKING:
    from sumida.server.live.table import LiveTable

log = logging.getLogger("sumida.server")

_numbers = count(1)

TRY_LATER, RESTART = 1013, 1012
"""Close codes after which a client should reconnect: overload on either side; the table has moved."""


class Connection:
    """A client. `pump` sends the queued messages; a client that reads too slowly is dropped."""

    def __init__(
        self, device: str, address: str, limits: Limits, budget: OutgoingBudget, cookie: str = ""
    ) -> None:
        self.number = next(_numbers)
        self.device = device
        self.caller = Caller(device)
        self.identity = Identity(device)
        self.address = address
        self.cookie = cookie
        """The device cookie, so that a relay can present the same device to another server."""
        self.relayed = False
        """Whether another server relays this client to us."""
        self.live: LiveTable | None = None
        self.member: int | None = None
        self.link: tuple[int, int] | None = None
        """The member and the seat link with which the table was opened."""
        self.version = 0
        self.wants_changes = False
        """Whether this client is sent changes where possible, instead of the whole state."""
        self.sent: Sent | None = None
        """The state that a client who wants changes was sent last."""
        self.closing = asyncio.Event()
        self.close_code = TRY_LATER
        self.dropped = False
        """Whether it reads too slowly for a proper goodbye."""
        self.write: Callable[[bytes], bool] = lambda data: False
        """Sends a message at once; False if it has to wait in the queue."""
        self.write_all: Callable[[list[bytes]], bool] = lambda messages: False
        """Sends several messages at once, by one call of the system, or none of them."""
        self.queued_bytes = 0
        self._limits = limits
        self._budget = budget
        self._queue: deque[bytes] = deque()
        self._held: list[bytes] | None = None
        self._filled = asyncio.Event()
        self._sending_since: float | None = None

    def act_at(self, room: Room) -> None:
        """Act as the member of this table that one of the person's keys belongs to."""
        self.device = self.identity.at(room)
        self.caller = Caller(self.device)

    def send(self, message: ServerMessage) -> None:
        self.send_bytes(encode(message))

    def send_bytes(self, data: bytes) -> None:
        """Queue a frame. One that is too long is a fault of ours, and is not sent."""
        if self.dropped:
            return
        if len(data) > FRAME_BYTES:
            METRICS.long_frames += 1
            log.error("a frame of %d bytes was not sent; it begins with %r", len(data), data[:60])
            data = encode(refusal(error("error-internal")))
        if self._held is not None:
            self._held.append(data)
        elif not (self._is_free and self.write(data)):
            self._enqueue(data)

    @property
    def _is_free(self) -> bool:
        """Whether nothing waits to be sent before."""
        return self._sending_since is None and not self._queue

    def hold(self) -> None:
        """Keep what is sent from now on until it is released, as it belongs together."""
        self._held = []

    def release(self) -> None:
        """Send what was held, if possible by one call of the system."""
        held, self._held = self._held, None
        if not held or (len(held) > 1 and not self.dropped and self._is_free and self.write_all(held)):
            return
        for data in held:
            self.send_bytes(data)

    def _enqueue(self, data: bytes) -> None:
        if len(self._queue) >= self._limits.queue:
            self._count_drop("queue")
            return
        self._queue.append(data)
        self._filled.set()
        self._budget.add(self, len(data))

    def close_with(self, code: int) -> None:
        """Close the socket with this code; the client may reconnect."""
        self.close_code = code
        self.closing.set()

    def drop(self) -> None:
        """Disconnect without waiting for the client to read anything more."""
        self.dropped = True
        self._queue.clear()
        self.close_with(TRY_LATER)

    def drop_if_stuck(self, now: float) -> None:
        """Drop a client that has not taken a message for too long; `now` is the event loop's time."""
        if self._sending_since is not None and now - self._sending_since > self._limits.send_s:
            self._count_drop("send-time")

    def _count_drop(self, limit: str) -> None:
        METRICS.limits[limit] += 1
        METRICS.dropped_readers += 1
        self.drop()

    async def pump(self, send_text: Callable[[str], Awaitable[None]]) -> None:
        """Send queued messages until cancelled."""
        while True:
            await self._filled.wait()
            await self.flush(send_text)

    async def flush(self, send_text: Callable[[str], Awaitable[None]]) -> None:
        """Send what is in the queue now."""
        while self._queue:
            data = self._queue.popleft()
            self._sending_since = asyncio.get_running_loop().time()
            try:
                await send_text(data.decode())
            finally:
                self._sending_since = None
                if not self.dropped:
                    self._budget.remove(self, len(data))
        self._filled.clear()

    def forget(self) -> None:
        """Give up whatever is still queued: the socket is closed."""
        self._queue.clear()
        self.dropped = True
        self._budget.remove(self, self.queued_bytes)

"""A table's inbox: what is asked of a table is done one after another, in order of arrival."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from sumida.server.live.connection import Connection
from sumida.tables.context import Caller
from sumida.tables.messages.commands import AnyCommand
from sumida.tables.table import BotJob

NOBODY = Caller("")


@dataclass(slots=True)
class InboxItem:
    """Work for a table: a client's command, a bot's move, or (without a command) whatever is due."""

    command: AnyCommand | None
    caller: Caller = NOBODY
    sender: Connection | None = None
    job: BotJob | None = None


class Inbox:
    """Begins the next item when the one before is done.

    `begin` does what can be done at once and returns whether that was all. If not, whoever does the rest
    calls `go_on` afterwards. A move needs no task of its own: it is decided when it arrives, and made when
    the store has its entry.
    """

    def __init__(self, begin: Callable[[InboxItem], bool], most: int) -> None:
        self._begin = begin
        self._most = most
        self._waiting: deque[InboxItem] = deque()
        self._drained: list[asyncio.Future[None]] = []
        self.busy = False
        """Whether an item is not done yet."""

    def put(self, item: InboxItem) -> bool:
        """Whether there was room for one more."""
        if len(self._waiting) >= self._most:
            return False
        self._waiting.append(item)
        if not self.busy:
            self.go_on()
        return True

    def go_on(self) -> None:
        """The item before is done: begin the next."""
        self.busy = True
        while self._waiting:
            if not self._begin(self._waiting.popleft()):
                return
        self.busy = False
        while self._drained:
            waiter = self._drained.pop()
            if not waiter.done():
                waiter.set_result(None)

    async def drain(self) -> None:
        """Wait until the inbox is empty and its last item is done."""
        while self.busy:
            waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._drained.append(waiter)
            await waiter

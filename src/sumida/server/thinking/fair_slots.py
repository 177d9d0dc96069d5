"""Who may think next: worker slots are granted in turns, first between addresses, then between their tables.

Turns are measured in seconds of thinking. An address that keeps sixty strong bots busy gets the same time as
one with a single bot, and one that comes later counts as if it had had its share until then: new addresses
cannot hold up for ever one that was here before. Neither one address nor slow thinkers ever hold all slots,
so that a quick bot never waits for long.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count


@dataclass(eq=False)
class _Request:
    address: str
    table: str
    is_slow: Callable[[], bool]
    number: int
    slow: bool = False
    """Whether it counted as slow when it got its slot."""
    granted: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class FairSlots:
    """Grants up to `slots` at a time; of several, one address or slow thinkers get all but one at most."""

    def __init__(self, slots: int) -> None:
        self._free = slots
        self._most = max(1, slots - 1)
        self._slow = 0
        self._waiting: list[_Request] = []
        self._running: Counter[str] = Counter()
        self._used: dict[str, float] = {}
        """Seconds of thinking by address, and by address and table, while anybody waits."""
        self._share = 0.0
        """What an address would have used that has been waiting all the time."""
        self._numbers = count()

    @property
    def waiting(self) -> int:
        """How many wait for a slot."""
        return len(self._waiting)

    @asynccontextmanager
    async def slot(
        self, address: str, table: str, is_slow: Callable[[], bool] = lambda: False
    ) -> AsyncIterator[None]:
        """Hold a slot for a table; waits until it is its turn. Until then it may turn out to be slow."""
        request = _Request(address, table, is_slow, next(self._numbers))
        self._used[address] = max(self._used.get(address, 0.0), self._share)
        self._waiting.append(request)
        self._grant()
        try:
            await request.granted
        except asyncio.CancelledError:
            if request in self._waiting:
                self._waiting.remove(request)
            else:
                self._release(request, 0)
            raise
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            yield
        finally:
            self._release(request, loop.time() - began)

    def _grant(self) -> None:
        while self._free:
            ready = [one for one in self._waiting if self._may_run(one)]
            if not ready:
                return
            chosen = min(ready, key=self._turn)
            self._waiting.remove(chosen)
            self._free -= 1
            chosen.slow = chosen.is_slow()
            self._slow += chosen.slow
            self._running[chosen.address] += 1
            chosen.granted.set_result(None)

    def _may_run(self, request: _Request) -> bool:
        if request.granted.cancelled() or self._running[request.address] >= self._most:
            return False
        return self._slow < self._most or not request.is_slow()

    def _turn(self, request: _Request) -> tuple[float, float, int]:
        by_table = self._used.get(f"{request.address} {request.table}", 0.0)
        return self._used.get(request.address, 0.0), by_table, request.number

    def _release(self, request: _Request, seconds: float) -> None:
        self._share += seconds / len({one.address for one in (request, *self._waiting)})
        self._free += 1
        self._slow -= request.slow
        self._running[request.address] -= 1
        for key in (request.address, f"{request.address} {request.table}"):
            self._used[key] = self._used.get(key, 0.0) + seconds
        if not self._waiting:  # nobody was kept waiting: everyone starts afresh
            self._used.clear()
            self._share = 0.0
            self._running += Counter()  # drops zeros
        self._grant()

"""Whether the store takes writes: tried by a write, but seldom, however many ask."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from sumida.store import Store, StoreError

FRESH_S = 3.0
"""So long an answer holds. Anybody may ask, so asking must not be a way to make the disk work."""


class Health:
    """The store's health, as it was found at most `FRESH_S` ago."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._clock = clock
        self._last: asyncio.Task[StoreError | None] | None = None
        self._since = 0.0
        """When the last try ended."""

    async def check(self) -> None:
        """Raise `StoreError` unless the store took a write just now; who asks during a try waits for it."""
        if self._last is None or (self._last.done() and self._clock() - self._since >= FRESH_S):
            self._last = asyncio.create_task(self._try())
        found = await asyncio.shield(self._last)  # who asked may go; others wait for the same answer
        if found is not None:
            raise StoreError(str(found)) from found

    async def _try(self) -> StoreError | None:
        try:
            await self._store.check()
        except StoreError as found:
            return found
        finally:
            self._since = self._clock()
        return None

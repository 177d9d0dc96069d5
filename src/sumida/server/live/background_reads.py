"""Reads that no move waits for, such as replays: in a thread, one at a time, and once for all who ask."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, ParamSpec, TypeVar

from sumida.server.single_flight import SingleFlight

P = ParamSpec("P")
T = TypeVar("T")

MOST = 64
"""Reads that may be running or waiting; beyond that callers are asked to come back."""


class BackgroundReads:
    """One thread at a time: several would compete with the event loop for the interpreter."""

    def __init__(self, most: int = MOST) -> None:
        self._turn = asyncio.Semaphore(1)
        self._flight: SingleFlight[Hashable, Any] = SingleFlight(most=most)

    async def once(self, key: Hashable, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """The result of `work`, shared by everyone who asks for `key` while it runs.

        Raises `GameError` when too many reads are waiting.
        """
        found: T = await self._flight.run(key, work)
        return found

    async def in_thread(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `work` in a thread when its turn comes. Only for work under `once`, which no caller cancels:
        a thread cannot be stopped, and would go on beside the next one."""
        async with self._turn:
            return await asyncio.to_thread(work, *args, **kwargs)

    async def close(self) -> None:
        """Cancel what runs and waits, and with it everyone who asked for it."""
        await self._flight.close()

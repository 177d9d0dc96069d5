"""Work that several callers ask for at once is done once for all of them, and its result is kept."""

from __future__ import annotations

import asyncio
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from functools import partial
from typing import Any, Generic, TypeVar

from sumida.server.errors import error

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
Work = Callable[[], Coroutine[Any, Any, V]]


class SingleFlight(Generic[K, V]):
    """Runs one piece of work per key at a time, and caches the most recently used results.

    Errors are not cached. Cancelling a caller does not cancel the work: others may be waiting for it.
    """

    def __init__(
        self,
        *,
        cached: int = 0,
        max_age_s: float = math.inf,
        most: float = math.inf,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._cached = cached
        self._max_age_s = max_age_s
        self._most = most
        """Pieces of work that may be in flight; beyond that callers are refused."""
        self._clock = clock
        self._tasks: dict[K, asyncio.Task[V]] = {}
        self._results: OrderedDict[K, tuple[float, V]] = OrderedDict()

    def __contains__(self, key: K) -> bool:
        """Whether work for this key is in flight."""
        return key in self._tasks

    async def run(self, key: K, work: Work[V]) -> V:
        """The result for a key: from the cache, from work in flight, or from `work` started now.

        Raises what the work raises, and `GameError` when too much is in flight.
        """
        if self._is_cached(key):
            return self._results[key][1]
        if not self._begin(key, work):
            raise error("error-too-many")
        return await asyncio.shield(self._tasks[key])

    def start(self, key: K, work: Work[V]) -> None:
        """Begin the work without waiting, unless its result is cached or too much is in flight."""
        if not self._is_cached(key):
            self._begin(key, work)

    def get(self, key: K) -> V | None:
        """The cached result, if there is one."""
        return self._results[key][1] if self._is_cached(key) else None

    def put(self, key: K, result: V) -> None:
        """Cache a result that was found in another way."""
        self._results[key] = (self._clock(), result)
        self._results.move_to_end(key)
        while len(self._results) > self._cached:
            self._results.popitem(last=False)

    def forget(self) -> None:
        """Drop all cached results."""
        self._results.clear()

    def cancel(self) -> None:
        """Cancel everything in flight, and with it everyone who waits."""
        for task in list(self._tasks.values()):
            task.cancel()

    async def close(self) -> None:
        """Cancel everything in flight, and wait until it has ended."""
        tasks = list(self._tasks.values())
        self.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _is_cached(self, key: K) -> bool:
        if key not in self._results:
            return False
        if self._clock() - self._results[key][0] >= self._max_age_s:
            del self._results[key]
            return False
        self._results.move_to_end(key)
        return True

    def _begin(self, key: K, work: Work[V]) -> bool:
        """Whether work for this key is in flight now."""
        if key not in self._tasks:
            if len(self._tasks) >= self._most:
                return False
            task = asyncio.create_task(work())
            self._tasks[key] = task
            task.add_done_callback(partial(self._finish, key))  # runs before any caller resumes
        return True

    def _finish(self, key: K, done: asyncio.Task[V]) -> None:
        del self._tasks[key]
        if not done.cancelled() and done.exception() is None:  # reading it tells asyncio it was not lost
            self.put(key, done.result())

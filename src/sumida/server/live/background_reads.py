"""Long work that no move waits for: in a thread, one piece at a time, and once for all who ask for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from functools import partial
from typing import Any, ParamSpec, TypeVar

from sumida.server.errors import error

P = ParamSpec("P")
T = TypeVar("T")

MOST = 64
"""Pieces that may be under way or wait; beyond that who asks is told to come back."""


class Aside:
    """What is done for onlookers. Several threads at once would take the event loop's turns from it."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._turn = asyncio.Semaphore(1)
        self._busy: dict[Hashable, asyncio.Task[Any]] = {}

    async def once(self, key: Hashable, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """What `work` finds, for all who ask while it is done; one who goes meanwhile breaks off nothing.

        Raises `GameError` when too much waits already.
        """
        if key not in self._busy:
            if len(self._busy) >= self._most:
                raise error("error-too-many")
            task = asyncio.create_task(work())
            self._busy[key] = task
            task.add_done_callback(partial(self._done, key))
        found: T = await asyncio.shield(self._busy[key])
        return found

    async def in_turn(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Do it in a thread when its turn comes. Only for work under `once`, which nobody cancels half-way:
        a thread cannot be stopped, and would go on beside the next."""
        async with self._turn:
            return await asyncio.to_thread(work, *given, **named)

    def _done(self, key: Hashable, done: asyncio.Task[Any]) -> None:
        del self._busy[key]
        if not done.cancelled():
            done.exception()  # whoever asked may be gone: then nobody is left to be told

    async def close(self) -> None:
        """Give up what waits; who asked for it hears that the request was broken off."""
        tasks = list(self._busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

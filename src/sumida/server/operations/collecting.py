"""When garbage is collected: while nobody waits for the server, and before there can be too much of it.

Python would collect whenever many objects have been made, in the middle of a move. It then visits every
object of all running games, which takes a tenth of a second, and finds next to nothing: moves leave no
reference cycles behind. Closed connections do.
"""

from __future__ import annotations

import gc
import time

from sumida.server.limits import Clock
from sumida.server.operations.metrics import METRICS, memory

EVERY_S = 30
"""The shortest time between two collections in quiet moments."""
WORTH_WHILE = 20_000
"""Fewer new objects are left for later."""
MANY = 500_000
"""New objects, after which garbage is collected even while people play, if the memory has grown as well."""
GROWN_BYTES = 250_000_000
"""A collection stops a server with 500 busy tables for 0.3 s; garbage is no more than this."""


def collect_ourselves() -> None:
    """Have Python collect nothing by itself. What exists now is never visited again."""
    gc.collect()
    gc.freeze()
    gc.disable()


class GarbageCollector:
    """Decides once a second whether to collect."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._next = clock() + EVERY_S
        self._memory = memory()
        self._done = self._commands()

    def tick(self) -> None:
        """Collect garbage if it is time."""
        new, quiet = gc.get_count()[0], self._is_quiet()
        is_time = quiet and new >= WORTH_WHILE and self._clock() >= self._next
        if is_time or (new >= MANY and self._has_grown()):
            self._collect()

    def _has_grown(self) -> bool:
        """Whether this process has grown since the last collection; True where that is not known."""
        now = memory()
        return now == 0 or now >= self._memory + GROWN_BYTES

    def _is_quiet(self) -> bool:
        """Whether nothing was asked of any table since the last tick."""
        before, self._done = self._done, self._commands()
        return self._done == before

    @staticmethod
    def _commands() -> int:
        return METRICS.acknowledged + METRICS.refused.total()

    def _collect(self) -> None:
        gc.collect()
        self._memory, self._next = memory(), self._clock() + EVERY_S

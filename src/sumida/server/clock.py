"""The server's clocks: the time of day for stamps, and steady clocks for durations."""

from __future__ import annotations

import time
from collections.abc import Callable

Clock = Callable[[], int]


def now_ms() -> int:
    """The time in milliseconds since 1970; clients' clocks are never used."""
    return time.time_ns() // 1_000_000


class Uptime:
    """How long the servers of a database have been running, all together, in milliseconds.

    A server goes on where the others have stopped: time in which none of them ran does not count, whatever
    the clock on the wall says. `resume` never sets it back.
    """

    def __init__(self, now: Clock | None = None) -> None:
        self._now = now or _steady_ms
        self._offset = 1 - self._now()

    def __call__(self) -> int:
        return self._offset + self._now()

    def resume(self, reached: int) -> None:
        """Servers are known to have been up for this long."""
        self._offset = max(self._offset, reached - self._now())


def _steady_ms() -> int:
    return time.monotonic_ns() // 1_000_000


class SteadyClock:
    """Starts at a time in milliseconds and goes on evenly, even if somebody sets the machine's clock."""

    def __init__(self, start: int) -> None:
        self._offset = start - time.monotonic_ns() // 1_000_000

    def __call__(self) -> int:
        return self._offset + time.monotonic_ns() // 1_000_000

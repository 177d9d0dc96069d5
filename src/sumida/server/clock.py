"""The server's clocks: the time of day for stamps, and steady clocks for durations."""

from __future__ import annotations

import time
from collections.abc import Callable

Clock = Callable[[], int]


def now_ms() -> int:
    """The time in milliseconds since 1970; clients' clocks are never used."""
    return time.time_ns() // 1_000_000


class SteadyClock:
    """Starts at a time in milliseconds and goes on evenly, even if somebody sets the machine's clock."""

    def __init__(self, start: int) -> None:
        self._offset = start - time.monotonic_ns() // 1_000_000

    def __call__(self) -> int:
        return self._offset + time.monotonic_ns() // 1_000_000

"""The server's clock."""

from __future__ import annotations

import time
from collections.abc import Callable

Clock = Callable[[], int]


def now_ms() -> int:
    """The time in milliseconds since 1970; clients' clocks are never used."""
    return time.time_ns() // 1_000_000

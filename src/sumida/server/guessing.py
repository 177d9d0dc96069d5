"""Codes cannot be guessed: an address that asks for many tables or replays that do not exist has to wait."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sumida.kernel import GameError
from sumida.server.errors import error
from sumida.server.limits import RateLimiter
from sumida.server.operations.metrics import METRICS
from sumida.server.settings import Limits

UNKNOWN = ("error-unknown-table", "error-unknown-replay", "error-person-unknown", "error-passkey-unknown")


class Misses:
    """Counts lookups that found nothing, by address."""

    def __init__(self, limits: Limits) -> None:
        self._buckets = RateLimiter(limits.misses_per_minute / 60, limits.misses_per_minute)

    @contextmanager
    def counted(self, address: str) -> Iterator[None]:
        """Around a lookup: refused after too many misses, even if this one were a hit."""
        if not self._buckets.has(address):
            METRICS.limits["misses"] += 1
            raise error("error-too-fast")
        try:
            yield
        except GameError as found:
            if found.reason in UNKNOWN:
                self._buckets.take(address)
            raise

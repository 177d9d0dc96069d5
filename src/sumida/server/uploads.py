"""Limits on uploaded records: for one address in a day, and for the server in total."""

from __future__ import annotations

import asyncio
import time

from sumida.server.errors import error
from sumida.server.limits import Clock, RateLimiter
from sumida.server.operations.metrics import METRICS
from sumida.server.quotas import StorageQuota
from sumida.server.settings import Limits
from sumida.store import Store

DAY_S = 86_400
MB = 1_000_000


class Uploads:
    """Saves uploaded records within limits. What an address has uploaded is remembered in memory, for a
    day."""

    def __init__(
        self, store: Store, limits: Limits, clock: Clock = time.monotonic, quota: StorageQuota | None = None
    ) -> None:
        self._store = store
        self._quota = quota or StorageQuota(limits, clock)
        self._limits = limits
        self._games = _a_day(limits.uploads_per_day, clock)
        self._bytes = _a_day(limits.uploads_per_day_bytes, clock)
        self._turn = asyncio.Lock()

    async def keep(self, name: str, record: bytes, address: str) -> None:
        """Store a record; one that is already stored is not counted. Raises `GameError` to refuse."""
        async with self._turn:  # each must be counted before the next is checked
            if await self._store.record(name) is not None:
                return
            await self._check_room(len(record))
            self._charge(address, len(record))
            await self._store.save_record(name, record)

    async def _check_room(self, size: int) -> None:
        games, so_far = await self._store.uploaded()
        if games >= self._limits.uploads or so_far + size > self._limits.uploads_bytes:
            raise error("error-uploads-full")

    def _charge(self, address: str, size: int) -> None:
        if not (self._games.take(address) and self._bytes.take(address, size)):
            limits = self._limits
            most, megabytes = limits.uploads_per_day, limits.uploads_per_day_bytes // MB
            METRICS.limits["uploads-day"] += 1
            raise error("error-uploads-day", most=most, megabytes=megabytes)
        self._quota.take(address, size, Uploads)


def _a_day(amount: int, clock: Clock) -> RateLimiter:
    return RateLimiter(amount / DAY_S, amount, clock=clock)

"""The store's health: always reported, rarely checked."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from sumida.server.operations.health import FRESH_S, Health
from sumida.store import StoreError


class Disk:
    """The part of a store that health is about; its clock is moved by hand."""

    def __init__(self) -> None:
        self.now = 1_000.0
        self.written = 0
        self.full = False
        self.ready = asyncio.Event()
        self.ready.set()

    async def check(self) -> None:
        self.written += 1
        await self.ready.wait()
        if self.full:
            raise StoreError("no room left")

    @property
    def health(self) -> Health:
        store: Any = self
        return Health(store, lambda: self.now)


def test_the_store_is_written_to_once_in_a_few_seconds() -> None:
    async def story() -> None:
        disk = Disk()
        health = disk.health
        for _ in range(100):
            await health.check()
        assert disk.written == 1
        disk.now += FRESH_S
        await health.check()
        assert disk.written == 2

    asyncio.run(story())


def test_a_failure_is_reported_to_everyone_until_the_next_check_succeeds() -> None:
    async def story() -> None:
        disk = Disk()
        health = disk.health
        await health.check()
        disk.full = True
        disk.now += FRESH_S
        for _ in range(5):
            with pytest.raises(StoreError, match="no room"):
                await health.check()
        assert disk.written == 2
        disk.full = False
        disk.now += FRESH_S
        await health.check()

    asyncio.run(story())


def test_callers_share_a_slow_check_and_a_cancelled_one_does_not_stop_it() -> None:
    async def story() -> None:
        disk = Disk()
        health = disk.health
        disk.ready.clear()
        disk.full = True
        asking = [asyncio.create_task(health.check()) for _ in range(3)]
        await asyncio.sleep(0)
        disk.now += 10 * FRESH_S
        asking.append(asyncio.create_task(health.check()))
        await asyncio.sleep(0)
        asking[0].cancel()
        disk.ready.set()
        gone, *told = await asyncio.gather(*asking, return_exceptions=True)
        assert isinstance(gone, asyncio.CancelledError)
        assert [type(one) for one in told] == [StoreError] * 3
        assert disk.written == 1

    asyncio.run(story())

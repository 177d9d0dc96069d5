"""Worker processes that die or hang: their callers try again, and no caller kills the new pool."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from sumida.server.settings import ServerSettings
from sumida.server.thinking import bots
from sumida.server.thinking.bots import BotWorkers
from sumida.tables.table import BotJob


class Pool:
    """Worker processes that answer when the test says so."""

    def __init__(self) -> None:
        self.asked: list[Future[str]] = []

    def submit(self, *work: Any) -> Future[str]:
        self.asked.append(Future())
        return self.asked[-1]

    def end(self) -> None:
        for asked in self.asked:
            if not asked.done():
                asked.set_exception(BrokenProcessPool())


@pytest.fixture
def pools(monkeypatch: pytest.MonkeyPatch) -> list[Pool]:
    """All pools that were made, in order."""
    made: list[Pool] = []

    def make_pool(workers: int) -> Pool:
        made.append(Pool())
        return made[-1]

    monkeypatch.setattr(bots, "make_pool", make_pool)
    monkeypatch.setattr(bots, "kill_pool", Pool.end)
    return made


def _job(seat: int) -> BotJob:
    return BotJob(seat, "random", "hanabi", {"players": 5}, None, 1, 1)


async def _turns() -> None:
    """Let every task do what it can do now."""
    for _ in range(20):
        await asyncio.sleep(0)


class Somewhere:
    code = "ABCD"


def test_workers_that_die_together_are_replaced_once(pools: list[Pool]) -> None:
    async def story() -> None:
        bot_workers = BotWorkers(ServerSettings(bot_workers=3))
        asking = [asyncio.create_task(bot_workers._answer(Somewhere(), _job(seat))) for seat in range(3)]  # type: ignore[arg-type]  # only its code is asked for
        await _turns()
        for asked in pools[0].asked:
            if not asked.done():
                asked.set_exception(BrokenProcessPool())
            await _turns()
        assert [len(pool.asked) for pool in pools] == [3, 3]
        for asked in pools[1].asked:
            asked.set_result("play 1")
        assert [await task for task in asking] == ["play 1"] * 3

    asyncio.run(story())


def test_patience_begins_when_a_worker_is_free(pools: list[Pool]) -> None:
    async def story() -> None:
        bot_workers = BotWorkers(ServerSettings(bot_workers=1))
        asking = [asyncio.create_task(bot_workers._ask(_job(seat))) for seat in range(2)]
        await _turns()
        assert len(pools[0].asked) == 1, "who would only wait in line is not asked yet"
        pools[0].asked[0].set_result("play 1")
        await _turns()
        pools[0].asked[1].set_result("play 2")
        assert [await task for task in asking] == ["play 1", "play 2"]

    asyncio.run(story())


def test_a_worker_that_hangs_is_killed(pools: list[Pool], monkeypatch: pytest.MonkeyPatch) -> None:
    """The first worker never answers, the second answers at once."""

    class Quick(Pool):
        def submit(self, *work: Any) -> Future[str]:
            asked = super().submit(*work)
            asked.set_result("play 1")
            return asked

    async def story() -> None:
        bot_workers = BotWorkers(ServerSettings(bot_workers=1, bot_timeout_s=0.01))
        asking = asyncio.create_task(bot_workers._answer(Somewhere(), _job(0)))  # type: ignore[arg-type]  # only its code is asked for
        await _turns()
        monkeypatch.setattr(bots, "make_pool", lambda workers: Quick())
        assert await asking == "play 1"
        assert pools[0].asked[0].done(), "and the first is not waited for"

    asyncio.run(story())

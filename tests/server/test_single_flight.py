"""Work in flight is shared, its result is cached, its errors are not."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from sumida.kernel import GameError
from sumida.server.single_flight import SingleFlight


class Counted:
    """Work that counts its runs and waits for a gate."""

    def __init__(self) -> None:
        self.runs = 0
        self.gate = asyncio.Event()
        self.fails = False

    async def __call__(self) -> int:
        self.runs += 1
        await self.gate.wait()
        if self.fails:
            raise OSError("no luck")
        return self.runs


def tell(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


def test_callers_share_the_work_in_flight_and_later_ones_get_the_cached_result() -> None:
    async def story() -> None:
        flight: SingleFlight[str, int] = SingleFlight(cached=1)
        work = Counted()
        asking = [asyncio.create_task(flight.run("a", work)) for _ in range(3)]
        await asyncio.sleep(0)
        assert "a" in flight
        work.gate.set()
        assert await asyncio.gather(*asking) == [1, 1, 1]
        assert "a" not in flight
        assert await flight.run("a", work) == 1 == flight.get("a")
        assert work.runs == 1

    tell(story())


def test_without_a_cache_finished_work_is_done_again() -> None:
    async def story() -> None:
        flight: SingleFlight[str, int] = SingleFlight()
        work = Counted()
        work.gate.set()
        assert [await flight.run("a", work) for _ in range(2)] == [1, 2]
        assert flight.get("a") is None

    tell(story())


def test_an_error_reaches_every_caller_and_is_not_cached() -> None:
    async def story() -> None:
        flight: SingleFlight[str, int] = SingleFlight(cached=1)
        work = Counted()
        work.fails = True
        asking = [asyncio.create_task(flight.run("a", work)) for _ in range(2)]
        await asyncio.sleep(0)
        work.gate.set()
        assert [type(e) for e in await asyncio.gather(*asking, return_exceptions=True)] == [OSError] * 2
        work.fails = False
        assert await flight.run("a", work) == 2

    tell(story())


def test_a_cancelled_caller_cancels_neither_the_work_nor_the_others() -> None:
    async def story() -> None:
        flight: SingleFlight[str, int] = SingleFlight(cached=1)
        work = Counted()
        gone, other = (asyncio.create_task(flight.run("a", work)) for _ in range(2))
        await asyncio.sleep(0)
        gone.cancel()
        work.gate.set()
        assert await other == 1
        assert gone.cancelled()

    tell(story())


def test_work_nobody_waits_for_any_more_is_finished_and_cached() -> None:
    async def story() -> None:
        flight: SingleFlight[str, int] = SingleFlight(cached=1)
        work = Counted()
        gone = asyncio.create_task(flight.run("a", work))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        work.gate.set()
        assert await flight.run("a", work) == 1

    tell(story())


def test_the_least_recently_used_result_is_dropped_first() -> None:
    async def story() -> None:
        flight: SingleFlight[str, int] = SingleFlight(cached=2)
        flight.put("a", 1)
        flight.put("b", 2)
        assert flight.get("a") == 1
        flight.put("c", 3)
        assert [flight.get(key) for key in "abc"] == [1, None, 3]

    tell(story())


def test_a_result_past_its_age_is_found_again() -> None:
    async def story() -> None:
        now = [100.0]
        flight: SingleFlight[str, int] = SingleFlight(cached=1, max_age_s=3, clock=lambda: now[0])
        work = Counted()
        work.gate.set()
        assert await flight.run("a", work) == 1
        now[0] += 2.9
        assert await flight.run("a", work) == 1
        now[0] += 0.2
        assert await flight.run("a", work) == 2

    tell(story())


def test_more_work_than_allowed_is_refused_but_joining_work_in_flight_is_not() -> None:
    async def story() -> None:
        flight: SingleFlight[str, int] = SingleFlight(most=1)
        work = Counted()
        first = asyncio.create_task(flight.run("a", work))
        await asyncio.sleep(0)
        flight.start("b", work)
        assert "b" not in flight
        with pytest.raises(GameError) as refused:
            await flight.run("b", work)
        assert refused.value.reason == "error-too-many"
        joined = asyncio.create_task(flight.run("a", work))
        await asyncio.sleep(0)
        work.gate.set()
        assert (await first, await joined) == (1, 1)

    tell(story())


def test_closing_cancels_the_work_and_everyone_who_waits() -> None:
    async def story() -> None:
        flight: SingleFlight[str, int] = SingleFlight()
        asking = asyncio.create_task(flight.run("a", Counted()))
        await asyncio.sleep(0)
        await flight.close()
        with pytest.raises(asyncio.CancelledError):
            await asking
        assert "a" not in flight

    tell(story())

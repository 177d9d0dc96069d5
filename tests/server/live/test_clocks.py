"""Durations do not depend on the time of day: somebody may set the machine's clock at any time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.conftest import PATIENCE_S

from sumida.server.clock import SteadyClock, now_ms
from sumida.server.limits import TokenBucket
from sumida.server.quotas import StorageQuota
from sumida.server.settings import Limits
from sumida.tables.messages.commands import Say

HOUR_MS = 3_600_000
JUMPS = [-HOUR_MS, HOUR_MS]


@pytest.fixture
def set_clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Set the machine's clock forward or back, by milliseconds."""
    real, ahead = time.time_ns, [0]
    monkeypatch.setattr(time, "time_ns", lambda: real() + ahead[0] * 1_000_000)
    monkeypatch.setattr(time, "time", lambda: time.time_ns() / 1e9)

    def jump(milliseconds: int) -> None:
        ahead[0] += milliseconds

    return jump


@pytest.mark.parametrize("jump", JUMPS)
def test_a_steady_clock_goes_on_evenly(set_clock: Callable[[int], None], jump: int) -> None:
    clock = SteadyClock(now_ms())
    before, of_day = clock(), now_ms()
    set_clock(jump)
    assert abs(now_ms() - of_day - jump) < 60_000
    assert 0 <= clock() - before < 60_000


@pytest.mark.parametrize("jump", JUMPS)
def test_a_game_clock_does_not_care_about_the_time_of_day(
    tell: Any, set_clock: Callable[[int], None], jump: int
) -> None:
    async def story(club: Any) -> None:
        code, (ana, bo) = await club.table("Ana", "Bo", clock={"seconds": 600, "increment": 0})
        set_clock(jump)
        assert (await ana.move())["type"] == "ack"
        shown = ana.state["shown"]["clock"]
        assert 400_000 < shown["left"][0] <= 600_000
        assert abs(ana.state["now"] - shown["at"]) < 60_000
        await ana.send(type="ping", n=1)
        assert abs((await ana.until("pong"))["now"] - shown["at"]) < 60_000
        # Time goes on after the jump: the clock of the player to move runs.
        live = club.hub.tables[code]
        begun = live.clock()
        assert live.table.room.clock.settle(begun + 5_000).left[1] <= 595_000
        while not bo.legal:
            await bo.receive()
        assert (await bo.move())["type"] == "ack"
        assert 400_000 < bo.state["shown"]["clock"]["left"][1] <= 600_000

    tell(story)


@pytest.mark.parametrize("jump", JUMPS)
def test_a_table_that_is_read_again_after_a_jump_goes_on_evenly(
    tell: Any, set_clock: Callable[[int], None], jump: int
) -> None:
    async def story(club: Any) -> None:
        code, (ana, bo) = await club.table("Ana", "Bo", clock={"seconds": 600, "increment": 0})
        assert (await ana.move())["type"] == "ack"
        for player in (ana, bo):
            await player.wire.close()
        await club.hub.tables.pop(code).drain()
        set_clock(jump)
        again = await club.player(bo.cookie)
        await again.open(code)
        live = club.hub.tables[code]
        before = live.clock()
        assert before >= live.table.room.at
        assert (await again.move())["type"] == "ack"
        assert 400_000 < again.state["shown"]["clock"]["left"][1] <= 600_000
        assert live.table.room.at - before < 60_000

    tell(story)


def test_chat_is_not_held_up_after_the_clock_was_set_back(
    tell: Any, set_clock: Callable[[int], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sumida.tables.membership.TALK_WINDOW_MS", 300)

    async def story(club: Any) -> None:
        _, (ana, _) = await club.table("Ana", "Bo", start=False)
        for _ in range(8):
            await ana.do("say", text="hello")
        set_clock(-HOUR_MS)
        async with asyncio.timeout(PATIENCE_S):
            while (await ana.do("say", text="and again"))["type"] != "ack":
                await asyncio.sleep(0.1)

    tell(story)


def test_limits_do_not_care_about_the_time_of_day(set_clock: Callable[[int], None]) -> None:
    bucket = TokenBucket(rate=1 / 3600, burst=1)
    quota = StorageQuota(Limits(stored_per_day_bytes=100))
    assert bucket.take()
    quota.take("1.2.3.4", 90, Say)
    set_clock(48 * HOUR_MS)
    assert not bucket.take()
    assert quota.stored("1.2.3.4") == 90

"""Worker processes that die or hang: their callers try again, and no caller kills the new pool."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from types import SimpleNamespace
from typing import Any

import pytest

from sumida.server.settings import Limits, ServerSettings
from sumida.server.thinking import bots
from sumida.server.thinking.bots import BotWorkers
from sumida.server.thinking.fair_slots import FairSlots
from sumida.server.thinking.workers import kill_pool, make_pool
from sumida.tables.table import BotJob


class Pool:
    """Worker processes that answer when the test says so."""

    def __init__(self) -> None:
        self.asked: list[Future[tuple[str, float]]] = []

    def submit(self, *work: Any) -> Future[tuple[str, float]]:
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
    monkeypatch.setattr(bots, "RETRY_S", (0.0,))
    return made


def _job(seat: int) -> BotJob:
    return BotJob(seat, "random", "hanabi", {"players": 5}, None, 1, 1, ("random",) * 5)


async def _turns() -> None:
    """Let every task do what it can do now."""
    for _ in range(20):
        await asyncio.sleep(0)


class AnyTable:
    """A table where a bot's turn is open, as far as bots see it."""

    code = "ABCD"

    def __init__(self, address: str = "10.0.0.1") -> None:
        self.connections = [SimpleNamespace(address=address, number=1, member=None)]
        self.table = SimpleNamespace(is_current=lambda job: True, room=SimpleNamespace(running=None))
        self.waits: list[bool] = []
        self.replaced: list[tuple[int, str]] = []

    @property
    def attended(self) -> bool:
        return bool(self.connections)

    def bot_waits(self, seat: int, waits: bool) -> None:
        self.waits.append(waits)

    def replace_bot(self, seat: int, bot: str) -> None:
        self.replaced.append((seat, bot))


def test_workers_that_die_together_are_replaced_once(pools: list[Pool]) -> None:
    async def story() -> None:
        bot_workers = BotWorkers(ServerSettings(bot_workers=4))
        tables: list[Any] = [AnyTable(f"10.0.0.{seat}") for seat in range(3)]
        asking = [asyncio.create_task(bot_workers._answer(table, _job(0))) for table in tables]
        await _turns()
        for asked in pools[0].asked:
            if not asked.done():
                asked.set_exception(BrokenProcessPool())
            await _turns()
        assert [len(pool.asked) for pool in pools] == [3, 3]
        for asked in pools[1].asked:
            asked.set_result(("play 1", 0.1))
        assert [await task for task in asking] == ["play 1"] * 3

    asyncio.run(story())


def test_patience_begins_when_a_worker_is_free(pools: list[Pool]) -> None:
    async def story() -> None:
        bot_workers = BotWorkers(ServerSettings(bot_workers=1))
        live: Any = AnyTable()
        asking = [asyncio.create_task(bot_workers._ask(live, _job(seat))) for seat in range(2)]
        await _turns()
        assert len(pools[0].asked) == 1, "who would only wait in line is not asked yet"
        pools[0].asked[0].set_result(("play 1", 0.1))
        await _turns()
        pools[0].asked[1].set_result(("play 2", 0.1))
        assert [await task for task in asking] == ["play 1", "play 2"]

    asyncio.run(story())


def test_a_worker_that_hangs_is_killed(pools: list[Pool], monkeypatch: pytest.MonkeyPatch) -> None:
    """The first worker never answers, the second answers at once."""

    class Quick(Pool):
        def submit(self, *work: Any) -> Future[tuple[str, float]]:
            asked = super().submit(*work)
            asked.set_result(("play 1", 0.1))
            return asked

    async def story() -> None:
        bot_workers = BotWorkers(ServerSettings(bot_workers=1, bot_timeout_s=0.01))
        live: Any = AnyTable()
        asking = asyncio.create_task(bot_workers._answer(live, _job(0)))
        await _turns()
        monkeypatch.setattr(bots, "make_pool", lambda workers: Quick())
        assert await asking == "play 1"
        assert pools[0].asked[0].done(), "and the first is not waited for"

    asyncio.run(story())


def test_while_no_worker_can_be_started_the_table_waits_and_says_so(
    pools: list[Pool], monkeypatch: pytest.MonkeyPatch
) -> None:
    failures = 0

    class Broken(Pool):
        def submit(self, *work: Any) -> Future[tuple[str, float]]:
            nonlocal failures
            asked = super().submit(*work)
            failures += 1
            asked.set_exception(BrokenProcessPool())
            if failures == 20:
                monkeypatch.setattr(bots, "make_pool", lambda workers: Works())
            return asked

    class Works(Pool):
        def submit(self, *work: Any) -> Future[tuple[str, float]]:
            asked = super().submit(*work)
            asked.set_result(("play 1", 0.1))
            return asked

    async def story() -> None:
        monkeypatch.setattr(bots, "make_pool", lambda workers: Broken())
        live: Any = AnyTable()
        assert await BotWorkers(ServerSettings())._answer(live, _job(0)) == "play 1"
        assert live.waits[0] is True
        assert live.replaced == [], "and no other bot moved in its name"

    asyncio.run(story())


def test_a_bot_that_fails_by_itself_gives_its_seat_to_a_named_one(
    pools: list[Pool], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Fails(Pool):
        def submit(self, *work: Any) -> Future[tuple[str, float]]:
            asked = super().submit(*work)
            asked.set_exception(ValueError("no idea"))
            return asked

    async def story() -> None:
        monkeypatch.setattr(bots, "make_pool", lambda workers: Fails())
        live: Any = AnyTable()
        assert await BotWorkers(ServerSettings())._answer(live, _job(3)) is None
        assert live.replaced == [(3, "cautious")]

    asyncio.run(story())


def test_all_workers_are_there_before_the_first_is_busy() -> None:
    pool = make_pool(2)
    try:
        assert len(pool._processes) == 2
    finally:
        kill_pool(pool)


def test_a_bot_stops_thinking_when_everyone_has_left(pools: list[Pool]) -> None:
    async def story() -> None:
        live: Any = AnyTable()
        live.connections = []
        assert await BotWorkers(ServerSettings())._answer(live, _job(0)) is None
        assert pools == []

    asyncio.run(story())


def test_an_address_with_many_tables_gets_no_more_time_than_one_with_a_single_table() -> None:
    """The time is the event loop's, so a thought of one tick costs next to nothing: the order tells."""

    async def story() -> None:
        slots, order = FairSlots(2), list[str]()

        async def think(address: str, table: str) -> None:
            async with slots.slot(address, table):
                order.append(address)
                await asyncio.sleep(0.02)

        crowd = [asyncio.create_task(think("crowd", f"T{number}")) for number in range(12)]
        await asyncio.sleep(0)
        alone = asyncio.create_task(think("alone", "T"))
        await asyncio.gather(*crowd, alone)
        assert order.index("alone") <= 2, "it does not wait behind twelve others"
        assert slots.waiting == 0

    asyncio.run(story())


def test_new_addresses_do_not_push_aside_one_that_has_thought_for_long() -> None:
    """Somebody with many addresses asks with a new one whenever another is served."""

    async def story() -> None:
        slots, order, tasks = FairSlots(1), list[str](), list[asyncio.Task[None]]()

        async def think(address: str, seconds: float, then: int = 0) -> None:
            async with slots.slot(address, "T"):
                order.append(address)
                if then:
                    tasks.append(asyncio.create_task(think(f"new {then}", 0.02, then - 1)))
                await asyncio.sleep(seconds)

        tasks += [asyncio.create_task(think("old", 0.1, then=60)), asyncio.create_task(think("old", 0))]
        while slots.waiting or not tasks[-1].done():
            await asyncio.sleep(0.01)
        assert order.count("old") == 2
        assert order.index("old", 1) < 40, "sixty others came later"

    asyncio.run(story())


def test_a_strong_bot_stays_slow_although_most_of_its_moves_are_quick(pools: list[Pool]) -> None:
    async def story() -> None:
        bot_workers = BotWorkers(ServerSettings(bot_workers=2))
        live: Any = AnyTable()
        for seconds in (1.2, *[0.0] * 50):
            asking = asyncio.create_task(bot_workers._ask(live, _job(0)))
            await _turns()
            pools[0].asked[-1].set_result(("play 1", seconds))
            await asking
        tables: list[Any] = [AnyTable(f"10.0.0.{number}") for number in range(2, 5)]
        asking_all = [asyncio.create_task(bot_workers._ask(table, _job(0))) for table in tables]
        await _turns()
        assert len([one for one in pools[0].asked if not one.done()]) == 1, "a worker is left for quick bots"
        for task in asking_all:
            task.cancel()
        await asyncio.gather(*asking_all, return_exceptions=True)

    asyncio.run(story())


def test_a_bot_found_out_to_be_slow_while_it_waits_is_treated_as_slow() -> None:
    async def story() -> None:
        slots, slow, thinking = FairSlots(2), set[str](), list[str]()

        async def think(address: str, bot: str) -> None:
            async with slots.slot(address, "T", lambda: bot in slow):
                thinking.append(bot)
                await asyncio.Event().wait()

        tasks = [asyncio.create_task(think(f"10.0.0.{n}", "quick")) for n in range(2)]
        tasks += [asyncio.create_task(think(f"10.0.1.{n}", "strong")) for n in range(3)]
        await asyncio.sleep(0)
        slow.add("strong")
        for task in tasks[:2]:
            task.cancel()
        await asyncio.sleep(0.01)
        assert thinking == ["quick", "quick", "strong"]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(story())


def test_slow_thinkers_never_hold_all_workers() -> None:
    async def story() -> None:
        slots = FairSlots(2)

        async def think(address: str) -> None:
            async with slots.slot(address, "T", lambda: True):
                await asyncio.Event().wait()

        tasks = [asyncio.create_task(think(f"10.0.0.{number}")) for number in range(5)]
        await asyncio.sleep(0)
        async with asyncio.timeout(60), slots.slot("quick", "T"):
            assert slots.waiting == 4
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(story())


def test_one_address_never_gets_all_workers() -> None:
    async def story() -> None:
        slots, running = FairSlots(3), set[str]()

        async def think(table: str) -> None:
            async with slots.slot("crowd", table):
                running.add(table)
                await asyncio.Event().wait()

        tasks = [asyncio.create_task(think(f"T{number}")) for number in range(9)]
        await asyncio.sleep(0.01)
        assert len(running) == 2
        async with asyncio.timeout(60), slots.slot("alone", "T"):
            pass
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert slots.waiting == 0
        async with asyncio.timeout(60), slots.slot("crowd", "again"):
            pass

    asyncio.run(story())


def test_an_address_may_run_only_so_many_games_with_bots(tell: Any) -> None:
    async def story(club: Any) -> None:
        body = {"name": "Ada", "seat": 0, "bots": {"1": "cautious"}, "start": True}
        body["settings"] = {"game": "hanabi", "options": {"players": 2}}
        answers = [await club.http.post("/api/tables", json=body) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
        assert answers[-1].json()["reason"] == "error-bot-games"
        ada = await club.player()
        made = await club.http.post(
            "/api/tables", json={**body, "start": False}, headers={"Cookie": ada.cookie}
        )
        await ada.open(made.json()["code"])
        assert (await ada.do("start"))["reason"] == "error-bot-games"

    tell(story, limits=Limits(bot_games_per_address=3))


def test_bots_seated_in_a_running_game_count_like_those_at_its_start(tell: Any) -> None:
    async def story(club: Any) -> None:
        answers = []
        for _ in range(4):
            _, (ada, bo) = await club.table("Ada", "Bo")
            await bo.do("leave")
            answers.append(await ada.do("seat-bot", seat=1, bot="cautious"))
        assert [answer["type"] for answer in answers] == ["ack", "ack", "ack", "refusal"]
        assert answers[-1]["reason"] == "error-bot-games"

    tell(story, limits=Limits(bot_games_per_address=3))


def test_whoever_opens_a_stored_game_with_bots_pays_for_it(tell: Any) -> None:
    async def story(club: Any) -> None:
        body = {"name": "Ada", "seat": 0, "bots": {"1": "cautious"}, "start": True}
        body["settings"] = {"game": "hanabi", "options": {"players": 2}}
        ada = await club.player()
        made = await club.http.post("/api/tables", json=body, headers={"Cookie": ada.cookie})
        code = made.json()["code"]
        del club.hub.tables[code]  # as after a while without anybody
        assert (await club.http.post("/api/tables", json=body)).status_code == 201
        await ada.open(code)
        assert (await club.http.post("/api/tables", json=body)).json()["reason"] == "error-bot-games"

    tell(story, limits=Limits(bot_games_per_address=2))


def test_no_bot_thinks_at_a_table_with_nobody_connected(tell: Any) -> None:
    async def story(club: Any) -> None:
        body = {"name": "Ada", "seat": 1, "bots": {"0": "cautious"}, "start": True}
        body["settings"] = {"game": "hanabi", "options": {"players": 2}}
        ada = await club.player()
        made = await club.http.post("/api/tables", json=body, headers={"Cookie": ada.cookie})
        code = made.json()["code"]
        await asyncio.sleep(0.3)
        room = club.hub.tables[code].table.room
        assert room.running.moves == []
        await ada.open(code)
        while not room.running.moves:
            await ada.receive()

    tell(story)

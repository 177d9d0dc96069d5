"""Tables that must be read again, leave memory or fail: nobody is stranded and nothing is denied."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.conftest import PATIENCE_S, until

from sumida.server.live.inbox import InboxItem
from sumida.server.live.table import LiveTable
from sumida.store import Conflict, Lease
from sumida.tables.context import Caller
from sumida.tables.log import read_entry, write_entry
from sumida.tables.messages import commands
from sumida.tables.table import Table


async def _write_elsewhere(club: Any, code: str, command: commands.AnyCommand, host: int = 1) -> None:
    """Another server writes to the same table."""
    stored = await club.hub.store.read(code)
    table = Table.rebuild(club.hub.offers, [read_entry(data) for data in stored.entries])
    (device,) = table.room.members[host].devices
    entry = table.decide(command, Caller(device), club.hub.clock())
    assert entry is not None
    await club.hub.store.append(code, entry.version, write_entry(entry))


def _device(live: LiveTable, member: int) -> str:
    return next(iter(live.table.room.members[member].devices))


def _hello(live: LiveTable) -> InboxItem:
    """Something said by the first member, as it might come from a task that knows this table still."""
    return InboxItem(commands.SayPhrase("late", 0, "phrase-hello"), Caller(_device(live, 1)))


def _conflict_once(club: Any) -> None:
    append = club.hub.store.append

    async def taken(*entry: Any) -> None:
        club.hub.store.append = append
        raise Conflict("taken")

    club.hub.store.append = taken


async def _only_stored(club: Any, *, clock: bool = True) -> tuple[str, tuple[Any, Any]]:
    """A table, with a clock or without, that everyone has left and that is not in memory."""
    code, (ada, bo) = await club.table("Ada", "Bo", clock={"seconds": 600} if clock else None)
    for player in (ada, bo):
        await player.wire.close()
    await until(lambda: club.hub.tables[code].idle)
    del club.hub.tables[code]
    return code, (ada, bo)


def test_a_member_kicked_at_another_server_does_not_strand_the_others(tell: Any) -> None:
    async def story(club: Any) -> None:
        code, (ada, bo, cy) = await club.table("Ada", "Bo", "Cy", options={"players": 3})
        await _write_elsewhere(club, code, commands.Kick("k", 0, 2))
        assert (await ada.do("phrase", phrase="phrase-hello"))["type"] == "ack"
        assert (await bo.until("gone"))["reason"] == "refuse-kicked"
        await cy.until("snapshot")
        assert len(club.hub.tables[code].connections) == 2

    tell(story)


def test_what_comes_late_for_a_table_that_was_read_again_reaches_it(tell: Any) -> None:
    async def story(club: Any) -> None:
        code, (ada, _) = await club.table("Ada", "Bo")
        old = club.hub.tables[code]
        _conflict_once(club)
        await ada.move()
        new = club.hub.tables[code]
        assert new is not old
        old.enqueue(_hello(old))
        await until(lambda: len(new.table.room.chat) == 1)
        assert club.hub.tables[code] is new

    tell(story)


def test_what_comes_late_for_a_table_that_left_memory_is_seen_by_all(tell: Any) -> None:
    async def story(club: Any) -> None:
        code, (ada, bo) = await club.table("Ada", "Bo")
        for player in (ada, bo):
            await player.wire.close()
        old = club.hub.tables[code]
        await until(lambda: old.idle)
        old.last_used -= 10_000
        club.hub.tick()
        again = await club.player(ada.cookie)
        await again.open(code)
        old.enqueue(_hello(old))
        while not any(news["type"] == "said" for news in (await again.until("update"))["happened"]):
            pass

    tell(story)


def test_a_table_is_entered_only_when_its_clocks_are_set_right(tell: Any) -> None:
    async def story(club: Any) -> None:
        code, (ada, bo) = await _only_stored(club)
        append, begun, stored = club.hub.store.append, asyncio.Event(), asyncio.Event()

        async def slow(*entry: Any) -> None:
            if b"recovered" in entry[2]:
                begun.set()
                await stored.wait()
            await append(*entry)

        club.hub.store.append = slow
        ada, bo = [await club.player(player.cookie) for player in (ada, bo)]
        opening = [asyncio.create_task(ada.open(code))]
        await begun.wait()
        opening.append(asyncio.create_task(bo.open(code)))
        await asyncio.sleep(0.1)
        assert not any(task.done() for task in opening)
        stored.set()
        assert [(await task)["type"] for task in opening] == ["snapshot", "snapshot"]
        assert (await ada.move())["type"] == "ack"

    tell(story)


def test_a_table_another_server_writes_to_while_it_is_read_is_read_again(tell: Any) -> None:
    async def story(club: Any) -> None:
        code, (ada, _) = await _only_stored(club)
        _conflict_once(club)
        again = await club.player(ada.cookie)
        assert (await again.open(code))["type"] == "snapshot"

    tell(story)


def test_what_a_late_owner_writes_while_the_log_is_folded_is_not_missed(tell: Any) -> None:
    class Company:
        """Several servers over one database, as far as this one asks; the tables are its own."""

        def __init__(self, store: Any) -> None:
            self.store = store

        async def acquire(self, table: str) -> Lease:
            return Lease(None, len((await self.store.read(table)).entries))

    async def story(club: Any) -> None:
        code, (ada, _) = await _only_stored(club, clock=False)
        club.hub.loader.cluster, fold, loop = (
            Company(club.hub.store),
            club.hub.loader.replay,
            asyncio.get_running_loop(),
        )

        def fold_late(*log: Any) -> Any:
            club.hub.loader.replay = fold
            late = _write_elsewhere(club, code, commands.Lock("late", 0, True))
            asyncio.run_coroutine_threadsafe(late, loop).result(PATIENCE_S)
            return fold(*log)

        club.hub.loader.replay = fold_late
        again = await club.player(ada.cookie)
        shown = (await again.open(code))["shown"]
        assert shown["locked"]
        club.hub.loader.cluster = None

    tell(story)


def test_what_is_stored_is_never_denied(tell: Any) -> None:
    """Whatever breaks after the write: the table is read again, and the command acknowledged."""

    async def story(club: Any) -> None:
        code, (ada, bo) = await club.table("Ada", "Bo")
        live = club.hub.tables[code]

        def broken(entry: Any) -> None:
            raise RuntimeError("no such luck")

        live.table.apply = broken
        assert (await ada.move())["type"] == "ack"
        await bo.until("snapshot")
        assert len(bo.play["views"][0]["view"]["history"]) == 1

    tell(story)


def test_a_fault_in_what_follows_a_command_stops_no_command(tell: Any) -> None:
    async def story(club: Any) -> None:
        _, (ada, _) = await club.table("Ada", "Bo")
        watched = club.hub.on_change

        def broken(live: Any) -> None:
            club.hub.on_change = watched
            raise RuntimeError("no such luck")

        club.hub.on_change = broken
        for number in range(3):
            await ada.send(type="phrase", id=f"p{number}", version=ada.version, phrase="phrase-hello")
        for number in range(3):
            assert (await ada.until("ack"))["id"] == f"p{number}"

    tell(story)


def test_a_fault_at_one_table_stops_the_clock_of_no_other(tell: Any) -> None:
    async def story(club: Any) -> None:
        broken, _ = await club.table("Ada", "Bo")
        whole, (cy, _) = await club.table("Cy", "Di", clock={"seconds": 10})

        def fail() -> None:
            raise RuntimeError("no such luck")

        club.hub.tables[broken].tick = fail
        club.hub.tables[whole].clock = lambda: club.hub.clock() + 60_000
        club.hub.tick()
        assert (await cy.until("update"))["happened"] == [{"type": "clock-ran-out", "seat": 0}]

    tell(story)


def test_a_player_who_left_a_running_game_rejoins_by_opening_its_page(tell: Any) -> None:
    """Otherwise they would play on while marked as absent, and lose the seat at the next rematch."""

    async def story(club: Any) -> None:
        code, (ada, bo) = await club.table("Ada", "Bo")
        await bo.do("leave")
        await bo.wire.close()
        again = await club.player(bo.cookie)
        await again.open(code)
        await until(lambda: club.hub.tables[code].table.room.members[2].here)
        await ada.do("stop")
        await ada.do("rematch")
        assert [seat["name"] for seat in ada.state["shown"]["seats"]] == ["Ada", "Bo"]

    tell(story)


def test_a_server_that_closes_lets_no_bot_think(tell: Any) -> None:
    async def story(club: Any) -> None:
        code, _ = await club.table("Ada", "Bo")
        seen: list[Any] = []
        live, club.hub.on_change = club.hub.tables[code], seen.append
        club.hub.closing = True
        live.enqueue(_hello(live))
        await live.drain()
        club.hub.closing = False
        assert len(live.table.room.chat) == 1
        assert not seen

    tell(story)

"""Replays are read in the background: no move waits for them, and a cancelled caller harms nobody."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.conftest import PATIENCE_S, until
from tests.server.http.test_web import finish

from sumida.kernel import GameError
from sumida.server.live.background_reads import BackgroundReads
from sumida.server.replays import Replays
from sumida.tables.log import Entry
from sumida.tables.table import Table


class Gate:
    """Once closed, whoever folds a log from its first entry on waits here; on the event loop it cannot."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.opened = threading.Event()
        self.reached = 0
        self.on_the_loop = False
        self._monkeypatch = monkeypatch

    def close(self) -> None:
        happen = Table.apply

        def wait_and_happen(table: Table, entry: Entry) -> None:
            if entry.version == 1:
                self._wait()
            happen(table, entry)

        self._monkeypatch.setattr(Table, "apply", wait_and_happen)

    def _wait(self) -> None:
        self.reached += 1
        if threading.current_thread() is threading.main_thread():
            self.on_the_loop = True
        else:
            assert self.opened.wait(PATIENCE_S)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    found = Gate(monkeypatch)
    yield found
    found.opened.set()


async def _only_stored(club: Any) -> str:
    """The name of a finished game whose table no server has in memory."""
    name, _ = await finish(club)
    for player in club.players:
        await player.wire.close()
    code = name.partition("-")[0]
    await until(lambda: club.hub.tables[code].idle)
    del club.hub.tables[code]
    return name


def test_moves_go_on_while_a_replay_is_folded(tell: Any, gate: Gate) -> None:
    async def story(club: Any) -> None:
        name = await _only_stored(club)
        _, (cy, _) = await club.table("Cy", "Di")
        gate.close()
        asking = asyncio.create_task(club.http.get(f"/api/replays/{name}"))
        await until(lambda: gate.reached == 1)
        assert (await cy.move())["type"] == "ack"
        assert not asking.done()
        gate.opened.set()
        assert len((await asking).json()["moves"]) == 4
        assert not gate.on_the_loop

    tell(story)


def test_moves_go_on_while_a_table_is_read_from_the_store(tell: Any, gate: Gate) -> None:
    async def story(club: Any) -> None:
        code = (await _only_stored(club)).partition("-")[0]
        _, (cy, _) = await club.table("Cy", "Di")
        gate.close()
        late = await club.player()
        opening = asyncio.create_task(late.open(code))
        await until(lambda: gate.reached == 1)
        assert (await cy.move())["type"] == "ack"
        gate.opened.set()
        assert (await opening)["type"] == "snapshot"
        assert not gate.on_the_loop

    tell(story)


def test_a_replay_asked_for_by_many_is_read_once_and_a_cancelled_caller_harms_nobody(
    tell: Any, gate: Gate
) -> None:
    async def story(club: Any) -> None:
        name = await _only_stored(club)
        replays = Replays(club.hub)
        gate.close()
        asking = [asyncio.create_task(replays.find(name)) for _ in range(5)]
        await until(lambda: gate.reached == 1)
        asking[0].cancel()
        gate.opened.set()
        assert {(await one).name for one in asking[1:]} == {name}
        assert asking[0].cancelled()
        await replays.find(name)
        assert gate.reached == 1

    tell(story)


def test_a_replay_is_cached_even_if_every_caller_has_gone(tell: Any, gate: Gate) -> None:
    async def story(club: Any) -> None:
        name = await _only_stored(club)
        replays = Replays(club.hub)
        gate.close()
        asking = asyncio.create_task(replays.find(name))
        await until(lambda: gate.reached == 1)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        gate.opened.set()
        assert (await replays.find(name)).name == name
        assert gate.reached == 1

    tell(story)


def test_background_reads_run_one_at_a_time_and_too_many_are_refused() -> None:
    async def story() -> None:
        reads, open_, at_once, most = BackgroundReads(most=3), threading.Event(), [0], [0]

        def work() -> None:
            at_once[0] += 1
            most[0] = max(most[0], at_once[0])
            open_.wait(60)
            at_once[0] -= 1

        asking = [
            asyncio.create_task(reads.once(number, lambda: reads.in_thread(work))) for number in range(3)
        ]
        await until(lambda: at_once[0] == 1)
        with pytest.raises(GameError) as caught:
            await reads.once("one more", lambda: reads.in_thread(work))
        assert caught.value.reason == "error-too-many"
        open_.set()
        await asyncio.gather(*asking)
        assert most == [1]
        await reads.once("one more", lambda: reads.in_thread(work))

    asyncio.run(story())

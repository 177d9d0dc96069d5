"""Messages that belong together are sent by one call of the system, in order, or queued like any others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace

from tests.server.conftest import Club

from sumida.server.live.connection import Connection
from sumida.server.live.hub import TABLES_A_STEP, Hub
from sumida.server.live.outgoing import OutgoingBudget
from sumida.server.settings import Limits


def connection(*, writable: bool) -> tuple[Connection, list[list[bytes]]]:
    """A client, and what each call of the system sent to it."""
    made, sent = Connection("ada", "127.0.0.1", Limits(), OutgoingBudget(Limits())), []

    def write_all(messages: list[bytes]) -> bool:
        if writable:
            sent.append(messages)
        return writable

    made.write_all, made.write = write_all, lambda data: write_all([data])
    return made, sent


def test_what_is_held_is_sent_at_once_and_in_order() -> None:
    async def story() -> None:
        ada, sent = connection(writable=True)
        ada.hold()
        ada.send_bytes(b"changes")
        ada.send_bytes(b"ack")
        assert not sent
        ada.release()
        ada.send_bytes(b"later")
        assert sent == [[b"changes", b"ack"], [b"later"]]

    asyncio.run(story())


def test_what_is_held_for_a_slow_reader_waits_in_its_queue_and_counts() -> None:
    async def story() -> None:
        ada, sent = connection(writable=False)
        ada.hold()
        ada.send_bytes(b"changes")
        ada.send_bytes(b"ack")
        ada.release()
        assert not sent
        assert ada.queued_bytes == len(b"changes" + b"ack")

    asyncio.run(story())


def test_nothing_that_is_held_overtakes_what_waits() -> None:
    async def story() -> None:
        ada, sent = connection(writable=False)
        ada.send_bytes(b"first")
        ada.write_all = connection(writable=True)[0].write_all
        ada.hold()
        ada.send_bytes(b"changes")
        ada.send_bytes(b"ack")
        ada.release()
        assert not sent
        texts: list[str] = []

        async def send(text: str) -> None:
            texts.append(text)

        await ada.flush(send)
        assert texts == ["first", "changes", "ack"]

    asyncio.run(story())


def test_a_mover_gets_the_changes_and_then_the_acknowledgement(tell: Callable[..., None]) -> None:
    async def story(club: Club) -> None:
        _, (ada, _bo) = await club.table("Ada", "Bo")
        ada.frames.clear()
        await ada.move()
        kinds = [frame[:17] for frame in ada.frames if b"presence" not in frame[:20]]
        assert kinds == [b'{"type":"changes"', b'{"type":"ack","id']

    tell(story)


def test_thousands_of_tables_are_looked_after_in_short_steps() -> None:
    hub = Hub.__new__(Hub)
    seen: list[int] = []
    tables = {
        str(number): SimpleNamespace(
            code=str(number), tick=lambda number=number: seen.append(number), idle=False, last_used=0.0
        )
        for number in range(3 * TABLES_A_STEP)
    }
    hub.tables, hub.settings = tables, SimpleNamespace(idle_s=60)  # type: ignore[assignment]
    hub.deadlines = SimpleNamespace(due=lambda: [], keep=lambda: None)  # type: ignore[assignment]
    hub._start = lambda work: None  # type: ignore[method-assign]
    steps = hub.ticks()
    next(steps)
    assert len(seen) == TABLES_A_STEP
    del tables["149"]
    hub.tick()
    list(steps)
    assert seen.count(149) == 0
    assert seen.count(148) == 2

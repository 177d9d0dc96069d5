"""Watches whose turn it is, and has people notified who have no page open at the table.

A table is looked at soon after a turn has begun or somebody has left, when a deadline comes near, and when
quiet hours end. What was told is stored once the push service has taken it. So a server that is killed before
tells it after its next start; the browser shows a second notification about a table in place of the first.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

import msgspec

from sumida.kernel import GameError
from sumida.server.live.hub import Hub
from sumida.server.live.loading import OwnedElsewhere
from sumida.server.live.table import LiveTable
from sumida.server.push.notices import Notice
from sumida.server.push.sender import Sender
from sumida.server.push.subscriptions import KIND, Subscriptions
from sumida.server.push.turns import Reason, Told, Waiting, reason_now, told_now, turn_name, waiting
from sumida.store import StoredPersonal, StoreError

log = logging.getLogger("sumida.server")

TOLD = "told"
SOON_MS = 2_000
"""A page that is loaded again is back by then."""
LEFT_MS = 15_000
"""Whoever leaves without moving may just have lost the connection."""
AGAIN_MS = 900_000
"""How soon a table is looked at again that another server owns."""
SCAN_MS = 600_000
SCAN_SHARED_MS = 60_000
"""How often turns are looked for that nobody here has noticed."""
STEP_S = 0.5
AT_ONCE = 20
"""Tables that are looked at in one step."""


class TurnWatch:
    """Looks at tables when somebody may have to be told."""

    def __init__(self, hub: Hub, subscriptions: Subscriptions, sender: Sender) -> None:
        self._hub = hub
        self._store = hub.store.people
        self._subscriptions = subscriptions
        self._sender = sender
        self._look_at: dict[str, int] = {}
        """By table: the uptime at which to look at it."""
        self._known: dict[str, tuple[object, ...]] = {}
        """By table: the turn that it was looked at for, so that other news there is none."""
        self._versions: dict[str, int] = {}
        """By table: the version that a scan has had looked at."""
        self._scanned = -SCAN_MS
        self._sending: set[tuple[str, ...]] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def note(self, live: LiveTable) -> None:
        """A table has changed."""
        game = live.table.room.running
        if game is None or live.stale or live.damaged:
            return
        if not self._anyone_away(live):  # most moves are seen at once
            return
        deadlines = live.table.room.deadlines
        turn = (turn_name(game), *(deadlines.due.values() if deadlines else ()))
        if self._known.get(live.code) != turn:
            self._known[live.code] = turn
            self._look(live.code, SOON_MS)

    def left(self, live: LiveTable) -> None:
        """Somebody has closed a page."""
        if live.table.room.running is not None and self._anyone_away(live):
            self._look(live.code, LEFT_MS)

    def _anyone_away(self, live: LiveTable) -> bool:
        """Whether the game waits for somebody without a connection."""
        room = live.table.room
        assert room.running is not None
        for seat in room.running.to_act:  # asked for every move
            member = room.chairs[seat].member
            if member is not None and not live.is_online(member):
                return True
        return False

    def _look(self, table: str, in_ms: int) -> None:
        at = self._hub.uptime() + in_ms
        self._look_at[table] = min(at, self._look_at.get(table, at))

    async def run(self) -> None:
        """Until cancelled; what is on its way then is told after the next start."""
        try:
            while True:
                self._step()
                await asyncio.sleep(STEP_S)
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def _step(self) -> None:
        up = self._hub.uptime()
        if up - self._scanned >= (SCAN_SHARED_MS if self._hub.cluster else SCAN_MS):
            self._scanned = up
            self._start(self.scan())
        for table in [table for table, at in self._look_at.items() if at <= up][:AT_ONCE]:
            del self._look_at[table]
            self._start(self._look_now(table))

    def _start(self, work: Coroutine[Any, Any, None], then: Callable[[], None] = lambda: None) -> None:
        task = asyncio.create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: then())

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except StoreError as found:
            log.error("push: %s", found)
        except Exception:
            log.exception("push: a table could not be looked at")

    async def scan(self) -> None:
        """Look at all tables with a running game of somebody who gets notifications, where anything has
        changed; and forget what was told about other games."""
        tables = await self._store.running_tables(KIND)
        versions = await self._store.versions(tables) if tables else {}
        for table, version in versions.items():
            if self._versions.get(table) != version:
                self._look(table, LEFT_MS)
        self._versions = versions
        self._known = {table: turn for table, turn in self._known.items() if table in self._hub.tables}
        rows = await self._store.changed_since(TOLD, 0)
        over = [(TOLD, row.name) for row in rows if row.name.partition(".")[0] not in versions]
        if over:
            await self._store.put([], over)

    async def _look_now(self, table: str) -> None:
        """Tell whoever is to be told at a table that this server owns; its owner does it otherwise."""
        try:
            live = await self._hub.find_current(table)
        except OwnedElsewhere:
            if table in self._versions:
                self._look(table, AGAIN_MS)
            return
        except GameError:
            return
        online = live.online()
        for one in waiting(live.table.room):
            if one.member not in online:
                await self._consider(live, one)

    async def _consider(self, live: LiveTable, one: Waiting) -> None:
        present = {connection.identity.person for connection in live.connections}
        for person in await self._persons(one.devices) - present:
            for device, facts in (await self._subscriptions.of(person)).items():
                told = await self._told(live.code, device)
                up = self._hub.uptime()
                reason, later = reason_now(one, facts, told, up, self._hub.clock())
                if later is not None:
                    self._look(live.code, later - up)
                if reason is not None:
                    data = msgspec.json.encode(told_now(one, reason, told))
                    name = f"{live.code}.{device}"
                    row = StoredPersonal(TOLD, name, person, self._hub.clock(), data)
                    self._tell(live, one, reason, device, row)

    async def _persons(self, keys: Iterable[str]) -> set[str]:
        rows = [await self._store.find("key", key) for key in keys]
        return {row.person for row in rows if row is not None}

    async def _told(self, table: str, device: str) -> Told:
        row = await self._store.find(TOLD, f"{table}.{device}")
        return msgspec.json.decode(row.data, type=Told) if row else Told()

    def _tell(self, live: LiveTable, one: Waiting, reason: Reason, device: str, told: StoredPersonal) -> None:
        """Once for each turn and deadline, however often the table is looked at meanwhile."""
        sending = (told.name, reason, one.deadline if reason == "late" else one.turn)
        game = live.table.room.running
        if sending in self._sending or game is None:
            return
        self._sending.add(sending)
        good_for = None if one.due is None else one.due - self._hub.uptime()
        notice = Notice(live.code, game.definition.name, reason, good_for)
        work = self._send(device, notice, one, told)
        self._start(work, lambda: self._sending.discard(sending))

    async def _send(self, device: str, notice: Notice, one: Waiting, told: StoredPersonal) -> None:
        await self._sender.send(device, notice, lambda: self._still_waits(notice.table, one))
        await self._store.put([told])
        if await self._subscriptions.find(device) is None:  # it was signed out or forgotten meanwhile
            await self._store.put([], [(told.kind, told.name)])

    def _still_waits(self, table: str, one: Waiting) -> bool:
        """As far as is known without reading the table: it may not be in memory."""
        live = self._hub.tables.get(table)
        if live is None or live.stale:
            return True
        now = {(found.member, found.turn) for found in waiting(live.table.room)}
        return (one.member, one.turn) in now and one.member not in live.online()

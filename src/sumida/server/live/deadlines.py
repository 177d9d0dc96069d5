"""Tables whose players have days for a move: they need not be in memory until a deadline passes.

The store has a row for each of them, written before its game starts, and one for the servers' uptime. From
the rows a server knows which tables to look at when it starts. Several servers each look at all of them; the
one that holds the lease of a table lets its deadline pass, and the log takes that entry once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

from sumida.server.clock import Clock, Uptime
from sumida.store import PeopleStore, StoredPersonal, StoreError

if TYPE_CHECKING:
    from sumida.server.live.table import LiveTable

log = logging.getLogger("sumida.server")

TABLE, UPTIME = "deadline", "uptime"
"""The kinds of rows."""
SAVE_MS = 15_000
"""How often the uptime is stored: a server that is killed makes deadlines later by this much at most."""
SLACK_MS = 2 * SAVE_MS
"""By how much the uptimes of two servers can differ."""
LATER_MS = 60_000
"""When a table that could not be read is looked at again."""
AGAIN_MS = 900_000
"""How often a server looks at tables that another one may have changed."""
AT_ONCE = 20
"""Tables that are read in one second."""


class DeadlineWatch:
    """Knows when each table with deadlines must be in memory, and keeps the uptime."""

    def __init__(self, store: PeopleStore, uptime: Uptime, clock: Clock, *, shared: bool) -> None:
        self._store = store
        self._uptime = uptime
        self._clock = clock
        self._shared = shared
        """Whether other servers write to the same database."""
        self._look_at: dict[str, int | None] = {}
        """By table: the uptime at which to look at it; None: nothing is due there."""
        self._over: set[str] = set()
        """Tables whose game has ended, and whose rows are still there."""
        self._writing = asyncio.Lock()
        self._saved = self._listed = 0

    async def begin(self) -> None:
        """Go on with the uptime, and with all tables that the store has rows for."""
        self._uptime.resume(await self._stored_uptime())
        await self._list()

    async def _stored_uptime(self) -> int:
        row = await self._store.find(UPTIME, "servers")
        return int(row.data) if row is not None and row.data.isdigit() else 0

    async def _list(self) -> None:
        self._listed = self._uptime()
        for row in await self._store.changed_since(TABLE, 0):
            self._look_at.setdefault(row.name, 0)

    async def before_game(self, live: LiveTable) -> None:
        await self.remember(live.code)

    async def remember(self, table: str) -> None:
        """Write the row of a table before a game with deadlines starts there."""
        async with self._writing:
            self._over.discard(table)
            await self._store.put([self._row(TABLE, table, b""), self._uptime_row()])
        self._look_at.setdefault(table, None)

    def note(self, live: LiveTable) -> None:
        """A table has changed: when is its next deadline?"""
        room = live.table.room
        if room.deadlines is not None and room.running is not None and not live.stale:
            alarm = room.deadlines.alarm()
            self._look_at[live.code] = alarm[0] if alarm else None
        elif live.code in self._look_at and room.running is None and not live.stale:
            del self._look_at[live.code]
            self._over.add(live.code)

    def due(self) -> list[str]:
        """Tables that must be in memory now; only some of them, if there are many."""
        now = self._uptime()
        found = [table for table, at in self._look_at.items() if at is not None and at <= now][:AT_ONCE]
        for table in found:
            self._look_at[table] = now + LATER_MS
        return found

    def ask_later(self, table: str) -> None:
        """Another server owns this table: look again, in case that it ends."""
        self._look_at[table] = self._uptime() + AGAIN_MS

    async def forget(self, table: str) -> None:
        """There is no such table any more."""
        self._look_at.pop(table, None)
        self._over.add(table)
        await self.keep()

    async def keep(self) -> None:
        """About once a second: store the uptime now and then, and delete the rows of games that are over."""
        try:
            await self._keep()
        except StoreError as found:
            log.error("deadlines: %s", found)

    async def _keep(self) -> None:
        now = self._uptime()
        if self._shared and now - self._listed >= AGAIN_MS:
            await self._list()
            self._look_again(now)
        waits = now - self._saved < SAVE_MS or not (self._look_at or self._shared)
        if waits and not self._over:
            return
        async with self._writing:
            self._uptime.resume(await self._stored_uptime() if self._shared else 0)
            gone = sorted(self._over)
            await self._store.put([self._uptime_row()], [(TABLE, table) for table in gone])
            self._over.difference_update(gone)
        self._saved = now

    def _look_again(self, now: int) -> None:
        """What another server has done there is not known."""
        for table, at in self._look_at.items():
            self._look_at[table] = now if at is None else min(at, now)

    def _uptime_row(self) -> StoredPersonal:
        return self._row(UPTIME, "servers", str(self._uptime()).encode())

    def _row(self, kind: str, name: str, data: bytes) -> StoredPersonal:
        return StoredPersonal(kind, name, "", self._clock(), data)

    async def close(self) -> None:
        """Store the uptime for the next start."""
        self._saved = -SAVE_MS
        await self.keep()


async def with_deadlines(store: PeopleStore) -> Sequence[str]:
    """Tables where a game with deadlines runs."""
    return [row.name for row in await store.changed_since(TABLE, 0)]

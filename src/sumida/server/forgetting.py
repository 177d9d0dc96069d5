"""Takes people who deleted everything about them out of the logs of tables.

That somebody is to be forgotten is stored before anything else is done, so that it is done in the end: by the
server they asked, by the server that owns a table, or after a restart.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping

from sumida.kernel import GameError
from sumida.server.live.hub import Hub
from sumida.server.live.inbox import InboxItem
from sumida.server.live.loading import OwnedElsewhere
from sumida.server.live.table import LiveTable
from sumida.server.operations.indexing import games_in
from sumida.server.people.people import Forgotten, Identity
from sumida.server.replays import Replays
from sumida.store import StoreError
from sumida.tables.context import Caller
from sumida.tables.forgetting import is_alone, members_of, without
from sumida.tables.log import UNREADABLE, Entry, read_entry, write_entry
from sumida.tables.messages.commands import Leave

log = logging.getLogger("sumida.server")

PATIENCE_S = 20
"""How long a request waits until all tables are done."""
AGAIN_S = 10
"""How often a server looks for tables that could not be done before."""
AT_ONCE = 50


class Forgetter:
    """Forgets people; one sweep at a time."""

    def __init__(self, hub: Hub, replays: Replays) -> None:
        self._hub = hub
        self._store = hub.store
        self._replays = replays
        self._sweeping = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    async def forget(self, who: Identity) -> None:
        """Delete everything about a person. If there are very many tables, the rest is done after this."""
        await self._hub.people.forget(who)
        task = asyncio.create_task(self.sweep())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        await asyncio.wait([task], timeout=PATIENCE_S)

    async def sweep_often(self) -> None:
        """Finish what is left, now and then; another server may have been asked."""
        while True:
            await self.sweep()
            await asyncio.sleep(AGAIN_S)

    async def sweep(self) -> None:
        """Take everyone who is to be forgotten out of all tables that this server may write."""
        async with self._sweeping:
            try:
                for name, forgotten in (await self._hub.people.forgotten()).items():
                    if await self._take_out(forgotten):
                        await self._store.people.forget(list(forgotten.aliases), (), [("forgetting", name)])
                        await self._store.people.erase()
                    self._replays.forget()
            except StoreError as found:
                log.error("somebody is still to be forgotten: %s", found)

    async def _take_out(self, forgotten: Forgotten) -> bool:
        """Whether no table names them any more."""
        done = True
        for code in forgotten.tables:
            done &= await self._take_out_of(code, forgotten.aliases)
        for key in forgotten.aliases:
            for code in await self._store.people.tables_naming(key):
                done &= await self._take_out_of(code, forgotten.aliases)
        return done

    async def _take_out_of(self, code: str, aliases: Mapping[str, str]) -> bool:
        """Whether a table does not name them any more; its owner does it if that is another server."""
        try:
            live = await self._hub.find_current(code)
            await self._leave(live, aliases)
            entries = await self._entries(code)
            if is_alone(entries, {*aliases, *aliases.values()}):
                return await self._hub.remove(live)
            await self._rewrite(live, aliases)
        except OwnedElsewhere:
            return False
        except GameError as found:
            return found.reason == "error-unknown-table"
        return True

    async def _leave(self, live: LiveTable, aliases: Mapping[str, str]) -> None:
        room = live.table.room
        for number in members_of(room, (), {*aliases, *aliases.values()}):
            member = room.members[number]
            if member.here:
                device = next(iter(member.devices))
                live.enqueue(InboxItem(Leave(f"forget-{number}", 0), Caller(device)))
        await live.drain()

    async def _entries(self, code: str) -> list[Entry]:
        stored = await self._store.read(code)
        return await asyncio.to_thread(_readable, stored.entries)

    async def _rewrite(self, live: LiveTable, aliases: Mapping[str, str]) -> None:
        """Nothing is written to a stale table; whoever is there gets it as it is read again."""
        live.stale = True
        await live.drain()
        try:
            before = await self._entries(live.code)
            members = members_of(live.table.room, before, {*aliases, *aliases.values()})
            after = [without(entry, members, aliases) for entry in before]
            changed = [new for old, new in zip(before, after, strict=True) if old != new]
            for first in range(0, len(changed), AT_ONCE):
                work = (
                    self._store.rewrite(live.code, entry.version, write_entry(entry))
                    for entry in changed[first : first + AT_ONCE]
                )
                await asyncio.gather(*work)
            rows = await asyncio.to_thread(
                games_in, live.code, tuple(map(write_entry, after)), self._hub.offers
            )
            gone = set(aliases.values())
            await self._store.people.relabel(rows)  # those who left a game have it in their list too
            await self._store.people.index([row for row in rows if row.owner not in gone])
        finally:
            live.on_change(live)


def _readable(entries: tuple[bytes, ...]) -> list[Entry]:
    """The entries as far as they can be read."""
    found: list[Entry] = []
    for data in entries:
        try:
            found.append(read_entry(data))
        except UNREADABLE:
            break
    return found

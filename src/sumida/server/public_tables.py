"""The tables that people have opened to everyone, on this server and on those that share its database."""

from __future__ import annotations

import time
from collections import Counter

import msgspec

from sumida.server.live.hub import Hub
from sumida.server.live.table import LiveTable
from sumida.store import StoredPersonal
from sumida.tables.messages.responses import PublicTable, PublicTables
from sumida.tables.projection import public_table

PAGE = 20
LOOK_S = 2
"""How old the list may be."""
PUBLISH_S = 5
GONE_MS = 15_000
"""Tables of a server that has not published them for this long are not listed."""
MOST = 500


class PublicTableList:
    """The list, made anew at most every two seconds however many ask for it."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._listed: list[PublicTable] = []
        self._looked = self._published = float("-inf")
        self._ours: set[str] = set()

    async def page(self, first: int) -> PublicTables:
        """Twenty tables from number `first` on."""
        if time.monotonic() - self._looked >= LOOK_S:
            self._looked = time.monotonic()
            found = self._here() if self._hub.cluster is None else await self._everywhere()
            self._listed = sorted(found, key=lambda one: (one.running, one.code))[:MOST]
        shown = self._listed[first : first + PAGE]
        more = first + PAGE if len(self._listed) > first + PAGE else None
        return PublicTables(shown, more)

    async def publish(self) -> None:
        """Tell the other servers now and then which tables here are open."""
        if self._hub.cluster is None or time.monotonic() - self._published < PUBLISH_S:
            return
        self._published = time.monotonic()
        here, now = self._here(), self._hub.clock()
        rows = [StoredPersonal("open", one.code, "", now, msgspec.json.encode(one)) for one in here]
        gone = [("open", code) for code in self._ours - {one.code for one in here}]
        self._ours = {one.code for one in here}
        if rows or gone:
            await self._hub.store.people.put(rows, gone)

    def _here(self) -> list[PublicTable]:
        """The tables in memory where somebody is; a few for each address."""
        by_address: Counter[str] = Counter()
        most, found = self._hub.settings.limits.open_tables_per_address, []
        for live in self._hub.tables.values():
            terms = live.table.room.settings
            if not (terms.open_to_all or terms.open_to_bots) or not live.connections or live.stale:
                continue
            shown = public_table(live.table.room, watching(live))
            if shown is not None and by_address[live.started_from] < most:
                by_address[live.started_from] += 1
                found.append(shown)
        return found

    async def _everywhere(self) -> list[PublicTable]:
        since = self._hub.clock() - GONE_MS
        rows = await self._hub.store.people.changed_since("open", since)
        others = {row.name: msgspec.json.decode(row.data, type=PublicTable) for row in rows}
        return list({**others, **{one.code: one for one in self._here()}}.values())


def watching(live: LiveTable) -> int:
    """How many people watch, each browser once."""
    room = live.table.room
    playing = {
        device
        for member in room.members.values()
        if room.seats_of(member.number)
        for device in member.devices
    }
    return len({one.device for one in live.connections} - playing)

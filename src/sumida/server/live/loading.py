"""Tables read from the store: to be owned by this server, or for reading only."""

from __future__ import annotations

import asyncio
import logging

from sumida.server.clock import Clock
from sumida.server.errors import error
from sumida.server.live.background_reads import BackgroundReads
from sumida.server.operations.logs import log_event
from sumida.server.operations.metrics import METRICS
from sumida.store import Cluster, Conflict, Log, Store, StoreError
from sumida.tables.context import Chance
from sumida.tables.log import UNREADABLE, read_entry, write_entry
from sumida.tables.offers import Offers
from sumida.tables.table import Table

log = logging.getLogger("sumida.server")


class OwnedElsewhere(Exception):
    """Another server owns the table; `address` is where it can be reached."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class TableLoader:
    """Replays the logs of tables; with a cluster it acquires the lease of a table first."""

    def __init__(
        self, store: Store, offers: Offers, chance: Chance | None, clock: Clock, cluster: Cluster | None
    ) -> None:
        self.cluster = cluster
        self._store = store
        self._offers = offers
        self._chance = chance
        self._clock = clock

    async def load(self, code: str) -> tuple[Table, bool]:
        """The stored table with its clocks adjusted, owned from now on; and whether its log is damaged."""
        while True:
            stored = await self._read_owned(code)
            table, whole = await asyncio.to_thread(self.replay, code, stored.entries)
            if stored.damaged is not None or not whole:
                return table, True
            if await self._version_owned(code, table.room.version) != table.room.version:
                continue  # a previous owner wrote while we were replaying
            entry = table.recover(self._clock())
            if entry is None:
                return table, False
            try:
                await self._store.append(code, entry.version, write_entry(entry))
            except Conflict:  # another server has just written to it
                continue
            table.apply(entry)
            return table, False

    async def _read_owned(self, code: str) -> Log:
        """The log of an existing table, owned from now on."""
        stored = await self._store.read(code)
        if not stored.entries:
            raise error("error-unknown-table", table=code)
        if await self._version_owned(code, len(stored.entries)) != len(stored.entries):
            stored = await self._store.read(code)
        if not stored.entries:  # it was deleted meanwhile
            raise error("error-unknown-table", table=code)
        return stored

    async def _version_owned(self, code: str, known: int) -> int:
        """The last version of a table, owned from now on; without a cluster nobody else can have written."""
        if self.cluster is None:
            return known
        lease = await self.cluster.acquire(code)
        if lease.owner is not None:
            raise OwnedElsewhere(lease.owner)
        return lease.version

    async def peek(self, code: str, reads: BackgroundReads) -> Table:
        """The stored table for reading only, whichever server owns it."""
        try:
            stored = await self._store.read(code)
        except StoreError as found:
            log_event(log, "store-failed", table=code, reason=str(found))
            raise error("error-store") from found
        if not stored.entries:
            raise error("error-unknown-table", table=code)
        table, _ = await reads.in_thread(self.replay, code, stored.entries)
        return table

    def replay(self, code: str, entries: tuple[bytes, ...]) -> tuple[Table, bool]:
        """The table up to the first entry that cannot be read, and whether the whole log could be.

        A long log takes a while, so this runs in a thread.
        """
        table = Table(self._offers, self._chance)
        for version, data in enumerate(entries, start=1):
            try:
                table.apply(read_entry(data))
            except UNREADABLE as found:
                METRICS.damaged += 1
                log_event(log, "table-refused", found, table=code, version=version)
                if version == 1:
                    raise error("error-unknown-table", table=code) from None
                return self.replay(code, entries[: version - 1])[0], False
        return table, True

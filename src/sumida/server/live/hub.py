"""All tables of a server: created, read from the store when somebody asks for them, and let go when idle."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial

from sumida.kernel import GameError
from sumida.server.errors import error
from sumida.server.live.background_reads import BackgroundReads
from sumida.server.live.connection import RESTART
from sumida.server.live.table import Clock, LiveTable, now_ms
from sumida.server.operations.metrics import METRICS
from sumida.server.settings import ServerSettings
from sumida.server.single_flight import SingleFlight
from sumida.server.tokens import Signer
from sumida.store import Cluster, Conflict, Log, Store, StoreError
from sumida.tables.context import Caller, Chance
from sumida.tables.log import UNREADABLE, Entry, read_entry, write_entry
from sumida.tables.messages import commands
from sumida.tables.messages.commands import AnyCommand
from sumida.tables.messages.requests import CreateTable
from sumida.tables.offers import Offers
from sumida.tables.table import Table

log = logging.getLogger("sumida.server")

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Of a table's code: no letters that look like others."""


class OwnedElsewhere(Exception):
    """Another server owns the table; `address` is where it can be reached."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class Hub:
    """Finds, creates and keeps tables; `on_change` hears of every table that has worked."""

    def __init__(
        self,
        store: Store,
        offers: Offers,
        signer: Signer,
        settings: ServerSettings,
        chance: Chance | None = None,
        clock: Clock = now_ms,
        cluster: Cluster | None = None,
    ) -> None:
        self.store = store
        self.cluster = cluster
        self.chance = chance
        self.clock = clock
        self.offers = offers
        self.signer = signer
        self.settings = settings
        self.tables: dict[str, LiveTable] = {}
        self.on_change: Callable[[LiveTable], None] = lambda live: None
        self.closing = False
        self.background_reads = BackgroundReads()
        self._loading: SingleFlight[str, object] = SingleFlight()
        """By code: work that must end before anyone gets the table."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def join(self) -> None:
        """Be known to the other servers over the same database, if there can be any."""
        if self.cluster is not None:
            await self.cluster.join(self.settings.node, self.on_notice)

    async def find(self, code: str) -> LiveTable:
        """The table with that code, from memory or store.

        Raises `GameError` when there is none, and `OwnedElsewhere` when another server owns it.
        """
        while not self.closing:
            live = self.tables.get(code)
            if live is not None and not live.stale:
                live.last_used = time.monotonic()
                return live
            await self._loading.run(code, partial(self._load, code))
        raise error("error-shutting-down")

    async def _load(self, code: str) -> LiveTable:
        old = self.tables.get(code)
        if old is not None:
            await old.drain()  # what it is storing still must be in what is read
        try:
            table, damaged = await self._read(code)
        except StoreError as found:
            log.error("table %s: %s", code, found)
            raise error("error-store") from found
        live = self._register(table, damaged=damaged)
        self.on_change(live)
        return live

    async def _read(self, code: str) -> tuple[Table, bool]:
        """The table as it is stored, its clocks set right; and whether its log is damaged."""
        while True:
            stored = await self._read_owned(code)
            table, whole = await asyncio.to_thread(self._replay, code, stored.entries)
            if stored.damaged is not None or not whole:
                return table, True
            if await self._version_owned(code, table.room.version) != table.room.version:
                continue  # a late owner wrote while we were folding, and nobody here was told
            entry = table.recover(self.clock())
            if entry is None:
                return table, False
            try:
                await self.store.append(code, entry.version, write_entry(entry))
            except Conflict:  # another server has written to it just now
                continue
            table.apply(entry)
            return table, False

    async def _read_owned(self, code: str) -> Log:
        """The log of a table that exists and is ours from now on."""
        stored = await self.store.read(code)
        if not stored.entries:
            raise error("error-unknown-table", table=code)
        if await self._version_owned(code, len(stored.entries)) != len(stored.entries):
            stored = await self.store.read(code)
        if not stored.entries:  # it was forgotten meanwhile
            raise error("error-unknown-table", table=code)
        return stored

    async def _version_owned(self, code: str, known: int) -> int:
        """The last version of a table that is ours from now on: the known one where nobody else can write."""
        if self.cluster is None:
            return known
        lease = await self.cluster.acquire(code)
        if lease.owner is not None:
            raise OwnedElsewhere(lease.owner)
        return lease.version

    async def delete(self, code: str, version: int) -> bool:
        """Remove a stored table, unless a server has it in memory or it has gone on since; whether it was.

        Who asks for the table meanwhile waits, and finds that there is none.
        """
        if self.closing or code in self.tables or code in self._loading:
            return False
        return bool(await self._loading.run(code, partial(self._delete, code, version)))

    async def _delete(self, code: str, version: int) -> bool:
        try:
            return await self.store.delete(code, version)
        except StoreError as found:
            log.error("table %s was not forgotten: %s", code, found)
            return False

    async def peek(self, code: str) -> Table:
        """The table as it is, whoever owns it; nothing may be done at it."""
        live = self.tables.get(code)
        if live is not None and not live.stale:
            return live.table
        if not (code.isascii() and code.isalnum()):
            raise error("error-unknown-table", table=code[:40])
        return await self.background_reads.once(("peek", code), partial(self._peek, code))

    async def _peek(self, code: str) -> Table:
        try:
            stored = await self.store.read(code)
        except StoreError as found:
            log.error("table %s: %s", code, found)
            raise error("error-store") from found
        if not stored.entries:
            raise error("error-unknown-table", table=code)
        table, _ = await self.background_reads.in_thread(self._replay, code, stored.entries)
        return table

    def _replay(self, code: str, entries: tuple[bytes, ...]) -> tuple[Table, bool]:
        """The table as far as its log makes sense: one bad entry stops nothing but what comes after it.

        A long log takes a while, so this is done in a thread.
        """
        table = Table(self.offers, self.chance)
        for version, data in enumerate(entries, start=1):
            try:
                table.apply(read_entry(data))
            except UNREADABLE:
                log.exception("table %s: entry %d cannot be read", code, version)
                if version == 1:
                    raise error("error-unknown-table", table=code) from None
                return self._replay(code, entries[: version - 1])[0], False
        return table, True

    def _register(self, table: Table, *, damaged: bool = False) -> LiveTable:
        live = LiveTable(table, self.store, self.signer, self.clock, self.settings, damaged=damaged)
        live.on_change = self._changed
        old = self.tables.get(live.code)
        self.tables[live.code] = live
        if old is not None:
            self._transfer(old, live)
        return live

    def _transfer(self, old: LiveTable, live: LiveTable) -> None:
        """After a conflict everybody is shown the table as it is stored, and what waited is judged by it."""
        for connection in list(old.connections):
            old.connections.discard(connection)
            try:
                live.attach(connection, None)
            except GameError as found:
                live.expel(connection, found)
        for item in old.deferred:
            live.enqueue(item)
        old.deferred.clear()

    def _changed(self, live: LiveTable) -> None:
        if self.closing:
            return
        if live.stale and (live.connections or live.deferred):
            self._start(self._reload(live))
        self.on_change(live)

    async def _reload(self, live: LiveTable) -> None:
        """Everybody and everything that waits at a lost table goes to the one that is known now."""
        try:
            self._transfer(live, await self.find(live.code))
        except OwnedElsewhere:
            self._evict(live)
        except GameError:
            live.refuse_deferred()

    def _evict(self, live: LiveTable) -> None:
        """The table has moved to another server: so must everybody who is connected to it here."""
        live.stale = True
        live.deferred.clear()
        if self.tables.get(live.code) is live:
            METRICS.taken_over += 1
            del self.tables[live.code]
        for connection in list(live.connections):
            connection.close_with(RESTART)

    def on_notice(self, code: str, version: int | None) -> None:
        """Another server wrote to a table, or took it (no version); no code: we may have missed something."""
        for live in list(self.tables.values()) if not code else [self.tables.get(code)]:
            if live is not None and (version is None or version > live.table.room.version):
                self._start(self._verify_lease(live))

    async def _verify_lease(self, live: LiveTable) -> None:
        """That a table is still ours, and as the store has it."""
        assert self.cluster is not None
        try:
            lease = await self.cluster.acquire(live.code)
        except StoreError as found:
            log.error("table %s: %s", live.code, found)
            return
        if lease.owner is not None:
            self._evict(live)
            return
        await live.drain()  # the newer version may be our own
        if lease.version > live.table.room.version:
            live.stale = True
            self._changed(live)

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def create(self, wanted: CreateTable, device: str) -> LiveTable:
        """A new table with its host seated, bots on their seats and, if wanted, the game begun."""
        if self.closing:
            raise error("error-shutting-down")
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(6))
            table = Table(self.offers, self.chance)
            entries = _set_up(table, code, wanted, device, self.clock())
            try:
                for entry in entries:
                    await self.store.append(code, entry.version, write_entry(entry))
                if self.cluster is not None:
                    await self.cluster.acquire(code)
            except Conflict:
                continue
            except StoreError as found:
                log.error("table %s: %s", code, found)
                raise error("error-store") from found
            live = self._register(table)
            self.on_change(live)
            return live

    def tick(self) -> None:
        """Once a second: what is due at tables, and tables nobody needs in memory."""
        idle_since = time.monotonic() - self.settings.idle_s
        for live in list(self.tables.values()):
            try:
                live.tick()
            except Exception:
                log.exception("table %s: what is due cannot be done", live.code)
            if live.idle and live.last_used < idle_since:
                live.stale = True  # a bot may think on, and must find the table that is read later
                del self.tables[live.code]
                self._start(self._release(live.code))

    async def _release(self, code: str) -> None:
        if self.cluster is not None and code not in self._loading and code not in self.tables:
            with suppress(StoreError):
                await self.cluster.release([code])

    async def close(self) -> None:
        """Take nothing new, and finish what has been taken."""
        self.closing = True
        await self.background_reads.close()
        for live in list(self.tables.values()):
            await live.drain()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.cluster is not None:
            await self.cluster.leave()


def _set_up(table: Table, code: str, wanted: CreateTable, device: str, now: int) -> list[Entry]:
    """The first entries of a table; the table given has lived through them."""
    entries = [table.create(code, wanted.settings, now)]
    table.apply(entries[0])
    for command in _first_commands(wanted, len(table.room.chairs)):
        entry = table.decide(command, Caller(device), now)
        assert entry is not None
        table.apply(entry)
        entries.append(entry)
    return entries


def _first_commands(wanted: CreateTable, seats: int) -> list[AnyCommand]:
    made = "made-{}".format
    seats_by_name = {str(seat): seat for seat in range(seats)}
    found: list[AnyCommand] = [commands.Join(made("join"), 0, wanted.name)]
    if wanted.seat is not None:
        found.append(commands.Sit(made("sit"), 0, wanted.seat, wanted.names.get(str(wanted.seat))))
    elif wanted.settings.watching == "all" and not wanted.settings.one_device:
        found.append(commands.WatchAs(made("watch"), 0, "all"))
    for seat, bot in wanted.bots.items():
        number = seats_by_name.get(seat, seats)
        found.append(commands.SeatBot(made(f"bot-{number}"), 0, number, bot))
    if wanted.settings.one_device:
        taken = {str(wanted.seat), *wanted.bots}
        rest = [seat for seat in range(seats) if str(seat) not in taken]
        found += [commands.Sit(made(f"sit-{seat}"), 0, seat, wanted.names.get(str(seat))) for seat in rest]
    return [*found, commands.Start(made("start"), 0)] if wanted.start else found

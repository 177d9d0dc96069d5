"""All tables of a server: created, loaded from the store on demand, and dropped from memory when idle."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from functools import partial

from sumida.kernel import GameError
from sumida.server.clock import Clock, SteadyClock, Uptime, now_ms
from sumida.server.errors import error
from sumida.server.guessing import Misses
from sumida.server.limits import network
from sumida.server.live.background_reads import BackgroundReads
from sumida.server.live.bot_limits import BotLimits
from sumida.server.live.connection import RESTART
from sumida.server.live.creation import SetUp, new_code, set_up
from sumida.server.live.deadlines import SLACK_MS, DeadlineWatch
from sumida.server.live.loading import OwnedElsewhere, TableLoader
from sumida.server.live.seals import Seals
from sumida.server.live.table import LiveTable
from sumida.server.operations.logs import log_event
from sumida.server.operations.metrics import METRICS
from sumida.server.people.listing import rows_of
from sumida.server.people.people import People
from sumida.server.quotas import StorageQuota
from sumida.server.settings import ServerSettings
from sumida.server.single_flight import SingleFlight
from sumida.server.tokens import Signer
from sumida.store import Cluster, Conflict, Store, StoreError
from sumida.tables.context import Chance
from sumida.tables.listing import listed_now
from sumida.tables.log import write_entry
from sumida.tables.messages.requests import CreateTable
from sumida.tables.offers import Offers
from sumida.tables.table import Table

log = logging.getLogger("sumida.server")

TABLES_A_STEP = 50
"""Tables that are looked after in one go: about a millisecond."""


class Hub:
    """Finds, creates and holds tables; `on_change` is called after every change of a table, and
    `on_leave` when a connection is gone."""

    def __init__(
        self,
        store: Store,
        offers: Offers,
        signer: Signer,
        settings: ServerSettings,
        chance: Chance | None = None,
        clock: Clock | None = None,
        cluster: Cluster | None = None,
    ) -> None:
        self.store = store
        self.cluster = cluster
        self.chance = chance
        self.clock = clock or now_ms
        """The time of day; each table has a steady clock, unless a clock was given."""
        self._given_clock = clock
        self.uptime = Uptime(clock)
        """Counts deadlines; see `DeadlineWatch`."""
        self.offers = offers
        self.signer = signer
        self.settings = settings
        self.tables: dict[str, LiveTable] = {}
        self.bot_limits = BotLimits(self.tables, settings.limits)
        self.on_change: Callable[[LiveTable], None] = lambda live: None
        self.on_leave: Callable[[LiveTable], None] = lambda live: None
        self.people = People(store.people, signer, self.clock, shared=cluster is not None)
        self.misses = Misses(settings.limits)
        self.quota = StorageQuota(settings.limits)
        self.bot_quota = StorageQuota(settings.limits, bots=True)
        self.seals = Seals(chance)
        self.deadlines = DeadlineWatch(store.people, self.uptime, self.clock, shared=cluster is not None)
        self.closing = False
        self.background_reads = BackgroundReads()
        self.loader = TableLoader(store, offers, chance, self.clock, cluster)
        self._loading: SingleFlight[str, object] = SingleFlight()
        """By code: work that must end before anyone gets the table."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def join(self) -> None:
        """Register with the other servers that share the database, if it can be shared."""
        if self.cluster is not None:
            await self.cluster.join(self.settings.node, self.on_notice)
        await self.deadlines.begin()

    async def find(self, code: str) -> LiveTable:
        """The table with that code, from memory or from the store.

        Raises `GameError` if there is none, and `OwnedElsewhere` if another server owns it.
        """
        while not self.closing:
            live = self.tables.get(code)
            if live is not None and not live.stale:
                live.last_used = time.monotonic()
                return live
            await self._loading.run(code, partial(self._load, code))
        raise error("error-shutting-down")

    async def find_current(self, code: str) -> LiveTable:
        """Like `find`, with everything that any server has acknowledged before."""
        while True:
            live = await self.find(code)
            if await self.is_current(live):
                return live

    async def is_current(self, live: LiveTable) -> bool:
        """Whether a table in memory holds everything that is stored. If not, it is read again or dropped.

        A lease does not tell: it may have ended while this server was paused, and what a previous owner wrote
        may have arrived late. So the store is asked.
        """
        if self.cluster is None or live.damaged:
            return not live.stale
        version = await self._stored_version(live)
        if version is None:
            self._evict(live)
        elif version > live.table.room.version:
            await live.drain()  # the newer version may be our own
            if version > live.table.room.version:
                live.stale = True
                self._changed(live)
        return not live.stale

    async def _stored_version(self, live: LiveTable) -> int | None:
        """The last stored version of a table; None if another server owns it."""
        assert self.cluster is not None
        try:
            lease = await self.cluster.acquire(live.code)
        except StoreError as found:
            log_event(log, "store-failed", table=live.code, reason=str(found))
            raise error("error-store") from found
        return lease.version if lease.owner is None else None

    async def _may_refuse(self, live: LiveTable) -> bool:
        """Whether a refusal is based on everything that is stored."""
        if self.cluster is None or live.damaged:
            return True
        return await self._stored_version(live) == live.table.room.version

    async def _load(self, code: str) -> LiveTable:
        old = self.tables.get(code)
        if old is not None:
            await old.drain()  # what it is still storing must be part of what is read
        try:
            table, damaged = await self.loader.load(code)
        except StoreError as found:
            log_event(log, "store-failed", table=code, reason=str(found))
            raise error("error-store") from found
        live = self._register(table, damaged=damaged)
        self._changed(live)
        return live

    async def delete(self, code: str, version: int) -> bool:
        """Delete a stored table, unless a server has it in memory or it has changed since; returns
        whether it was deleted.

        Anyone who asks for the table meanwhile waits for the outcome.
        """
        if self.closing or code in self.tables or code in self._loading:
            return False
        return bool(await self._loading.run(code, partial(self._delete, code, version)))

    async def remove(self, live: LiveTable) -> bool:
        """Delete a table that is in memory; whoever is there is told that it is gone."""
        live.stale = True
        await live.drain()
        for connection in list(live.connections):
            live.expel(connection, error("error-unknown-table", table=live.code))
        if self.tables.get(live.code) is live:
            del self.tables[live.code]
        return await self.delete(live.code, live.table.room.version)

    async def _delete(self, code: str, version: int) -> bool:
        try:
            return await self.store.delete(code, version)
        except StoreError as found:
            log.error("table %s was not deleted: %s", code, found)
            return False

    async def peek(self, code: str) -> Table:
        """The table as it is now, for reading only, whichever server owns it."""
        live = self.tables.get(code)
        if live is not None and not live.stale and await self.is_current(live):
            return live.table
        if not (code.isascii() and code.isalnum()):
            raise error("error-unknown-table", table=code[:40])
        return await self.background_reads.once(
            ("peek", code), partial(self.loader.peek, code, self.background_reads)
        )

    def _register(self, table: Table, *, damaged: bool = False) -> LiveTable:
        clock = self._given_clock or SteadyClock(max(self.clock(), table.room.at))
        live = LiveTable(table, self.store, self.signer, clock, self.settings, damaged=damaged)
        live.on_change = self._changed
        live.on_leave = self.on_leave
        live.quota = self.quota
        live.bot_quota = self.bot_quota
        live.check_bots = self.bot_limits.check
        live.may_refuse = None if self.cluster is None else self._may_refuse
        live.before_deadlines = self.deadlines.before_game
        live.uptime = self.uptime
        live.deadline_slack_ms = SLACK_MS if self.cluster else 0
        self.uptime.resume(table.room.up)
        table.see_deadlines(clock(), self.uptime())
        old = self.tables.get(live.code)
        self.tables[live.code] = live
        if old is not None:
            self._transfer(old, live)
        return live

    def _transfer(self, old: LiveTable, live: LiveTable) -> None:
        """After a conflict, move clients and deferred commands to the table as it was read again."""
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
        self.deadlines.note(live)
        if live.stale and (live.connections or live.deferred):
            self._start(self._reload(live))
        self.on_change(live)

    async def _reload(self, live: LiveTable) -> None:
        """Read a stale table again, and move its clients and deferred commands there."""
        try:
            self._transfer(live, await self.find(live.code))
        except OwnedElsewhere:
            self._evict(live)
        except GameError:
            live.refuse_deferred()

    def _evict(self, live: LiveTable) -> None:
        """Another server owns the table now: drop it, and let its clients reconnect."""
        live.stale = True
        live.deferred.clear()
        if self.tables.get(live.code) is live:
            METRICS.taken_over += 1
            log_event(log, "table-lost", table=live.code)
            del self.tables[live.code]
        for connection in list(live.connections):
            connection.close_with(RESTART)

    def on_notice(self, code: str, version: int | None) -> None:
        """A notice from another server: it wrote this version of a table, or took the table (no version).

        Without a code, notices may have been missed, so every table is checked.
        """
        for live in list(self.tables.values()) if not code else [self.tables.get(code)]:
            if live is not None and (version is None or version > live.table.room.version):
                self._start(self._verify_lease(live))

    async def _verify_lease(self, live: LiveTable) -> None:
        """Check that a table is still ours and up to date with the store."""
        with suppress(GameError):  # it is checked again before anyone is told what it holds
            await self.is_current(live)

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def create(self, wanted: CreateTable, device: str, address: str = "") -> LiveTable:
        """A new table with its host and bots seated and, if wanted, the game started."""
        if self.closing:
            raise error("error-shutting-down")
        if wanted.start and wanted.bots:
            self.bot_limits.check_games(address)
        secret = self.seals.break_open(wanted.sealed) if wanted.sealed else None
        made = partial(set_up, wanted=wanted, device=device, secret=secret, up=self.uptime())
        return await self.make_anywhere(made, address)

    async def make_anywhere(self, set_up: SetUp, address: str) -> LiveTable:
        """A new table with these first entries, under a code that no other has."""
        while True:
            with suppress(Conflict):
                return await self.make(set_up, address, new_code())

    async def make(self, set_up: SetUp, address: str, code: str) -> LiveTable:
        """A new table with these first entries, stored; raises `Conflict` if another table has the code."""
        table = Table(self.offers, self.chance)
        entries = [write_entry(one) for one in set_up(table, code, self.clock())]
        begun = listed_now(table.room)
        self.quota.take(address, sum(map(len, entries)), CreateTable)
        try:
            if table.room.deadlines is not None:
                await self.deadlines.remember(code)
            for version, data in enumerate(entries, start=1):
                last = rows_of(code, begun) if begun and version == len(entries) else []
                await self.store.append(code, version, data, *([last] if last else []))
            if self.cluster is not None:
                await self.cluster.acquire(code)
        except Conflict:
            raise
        except StoreError as found:
            log_event(log, "store-failed", table=code, reason=str(found))
            raise error("error-store") from found
        live = self._register(table)
        live.started_from = network(address)
        self._changed(live)
        return live

    def tick(self) -> None:
        """Once a second: do what is due at tables, and drop idle tables from memory."""
        for _ in self.ticks():
            pass

    def ticks(self) -> Iterator[None]:
        """The same in short steps, so that a server with thousands of tables can do other work in between."""
        for code in self.deadlines.due():
            self._start(self._load_for_deadline(code))
        self._start(self.deadlines.keep())
        idle_since = time.monotonic() - self.settings.idle_s
        for number, live in enumerate(list(self.tables.values())):
            if self.tables.get(live.code) is live:
                self._tick(live, idle_since)
            if number % TABLES_A_STEP == TABLES_A_STEP - 1:
                yield

    def _tick(self, live: LiveTable, idle_since: float) -> None:
        try:
            live.tick()
        except Exception:
            log.exception("table %s: tick failed", live.code)
        if live.idle and live.last_used < idle_since:
            live.stale = True  # a bot still thinking must find the table that is loaded later
            del self.tables[live.code]
            self._start(self._release(live.code))

    async def _load_for_deadline(self, code: str) -> None:
        """Have a table in memory when a deadline passes; whoever owns it does the rest."""
        try:
            await self.find(code)
        except OwnedElsewhere:
            self.deadlines.ask_later(code)
        except GameError as found:
            if found.reason == "error-unknown-table":
                await self.deadlines.forget(code)

    async def _release(self, code: str) -> None:
        if self.cluster is not None and code not in self._loading and code not in self.tables:
            with suppress(StoreError):
                await self.cluster.release([code])

    async def close(self) -> None:
        """Accept nothing new, and finish what was accepted."""
        self.closing = True
        await self.background_reads.close()
        for live in list(self.tables.values()):
            await live.drain()
        await self.deadlines.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.cluster is not None:
            await self.cluster.leave()

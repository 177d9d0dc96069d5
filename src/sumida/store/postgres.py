"""The store in PostgreSQL: any number of servers over one database."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

import asyncpg

from sumida.store.interface import Conflict, Log, OutcomeUnknown, StoreError
from sumida.store.leases import ACQUIRE, LAST
from sumida.store.migrations import migrate
from sumida.store.people import IndexedGame
from sumida.store.postgres_people import PostgresPeople, index
from sumida.store.rows import KEY_BYTES, checksum, log_of, seal, unseal

log = logging.getLogger("sumida.store")

T = TypeVar("T")
Pool = Any
"""`asyncpg.Pool`, whose type differs between versions."""

MAX_BATCH = 1000
RETRY_S = 30.0
"""How long to retry while the database is unavailable."""
TIMEOUT_S = 5.0
"""How long a query or a connection may take."""
CHANNEL = "sumida"

UNAVAILABLE = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.TooManyConnectionsError,
)
"""Errors that mean the database is unavailable, perhaps only for a moment."""

_APPEND = """
INSERT INTO entries (code, version, crc, entry)
SELECT * FROM unnest($1::text[], $2::integer[], $3::bigint[], $4::bytea[])
ON CONFLICT DO NOTHING RETURNING code, version
"""
_EXISTING = """
SELECT code, version, entry FROM entries
JOIN unnest($1::text[], $2::integer[]) AS asked (code, version) USING (code, version)
"""
_REWRITE = "UPDATE entries SET crc = $3, entry = $4 WHERE code = $1 AND version = $2"
_READ = "SELECT version, crc, entry FROM entries WHERE code = $1 ORDER BY version"
_TABLES = "SELECT code, max(version) FROM entries GROUP BY code"
_NOTIFY = f"SELECT pg_notify('{CHANNEL}', payload) FROM unnest($1::text[]) AS payload"


@dataclass
class _Row:
    """An entry waiting for the next commit."""

    code: str
    version: int
    entry: bytes
    games: Sequence[IndexedGame] = ()
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def key(self) -> tuple[str, int]:
        return self.code, self.version


class PostgresStore:
    """Logs in PostgreSQL. Waiting entries are inserted by one statement; its commit makes them all
    durable."""

    def __init__(self, pool: Pool, address: str, name: str) -> None:
        self.pool = pool
        self.address = address
        self.name = name
        """Identifies this server among those that share the database; new at every start."""
        self.people = PostgresPeople(self)
        self._waiting: asyncio.Queue[_Row] = asyncio.Queue()
        self._written: asyncio.Queue[str] = asyncio.Queue()
        self._tasks = [asyncio.create_task(self._write_all()), asyncio.create_task(self._notify_all())]
        self._closed = False

    @classmethod
    async def open(cls, address: str) -> PostgresStore:
        """Connect, and bring the schema up to date; raises `StoreError` if that is impossible."""
        try:
            pool = await asyncpg.create_pool(
                address,
                min_size=0,
                max_size=6,
                timeout=TIMEOUT_S,
                command_timeout=TIMEOUT_S,
                server_settings={"synchronous_commit": "on", "application_name": "sumida"},
            )
        except (*UNAVAILABLE, asyncpg.PostgresError, ValueError) as found:
            raise StoreError(f"the database cannot be opened: {message_of(found)}") from found
        try:
            async with pool.acquire() as db:
                await migrate(db)
        except (*UNAVAILABLE, asyncpg.PostgresError, StoreError) as found:
            pool.terminate()
            raise StoreError(f"the database cannot be opened: {message_of(found)}") from found
        return cls(pool, address, secrets.token_hex(8))

    def append(
        self, table: str, version: int, entry: bytes, games: Sequence[IndexedGame] = ()
    ) -> asyncio.Future[None]:
        if self._closed:
            raise StoreError("the store is closed")
        row = _Row(table, version, entry, games)
        self._waiting.put_nowait(row)
        return row.done

    async def rewrite(self, table: str, version: int, entry: bytes) -> None:
        crc = checksum(table, version, entry)
        await self.query(lambda db: db.execute(_REWRITE, table, version, crc, entry))

    async def read(self, table: str) -> Log:
        rows = await self.query(lambda db: db.fetch(_READ, table))
        return log_of(table, ((row[0], row[1], row[2]) for row in rows))

    async def tables(self) -> dict[str, int]:
        return {row[0]: row[1] for row in await self.query(lambda db: db.fetch(_TABLES))}

    async def delete(self, table: str, version: int) -> bool:
        return await self.query(lambda db: self._delete(db, table, version))

    async def _delete(self, db: Any, table: str, version: int) -> bool:
        """One transaction that holds the table's lease: no other server can take it before it is gone."""
        work = db.transaction()
        await work.start()
        try:
            free = await db.fetchval(ACQUIRE, table, self.name) is not None
            done = free and await db.fetchval(LAST, table) == version
            if done:
                await db.execute("DELETE FROM entries WHERE code = $1", table)
                await db.execute("DELETE FROM owners WHERE code = $1", table)
                await db.execute("DELETE FROM games WHERE code = $1", table)
        except BaseException:
            await work.rollback()
            raise
        await (work.commit() if done else work.rollback())
        return done

    async def records(self) -> list[str]:
        return [row[0] for row in await self.query(lambda db: db.fetch("SELECT name FROM records"))]

    async def uploaded(self) -> tuple[int, int]:
        sql = "SELECT count(*), coalesce(sum(octet_length(record)), 0) FROM records"
        number, size = await self.query(lambda db: db.fetchrow(sql))
        return number, size

    async def save_record(self, name: str, record: bytes) -> None:
        sql = "INSERT INTO records (name, record) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        await self.query(lambda db: db.execute(sql, name, record))

    async def record(self, name: str) -> bytes | None:
        sql = "SELECT record FROM records WHERE name = $1"
        found: bytes | None = await self.query(lambda db: db.fetchval(sql, name))
        return found

    async def secret(self, name: str) -> bytes:
        make = "INSERT INTO secrets (name, secret) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        made = seal(name, secrets.token_bytes(KEY_BYTES))
        await self.query(lambda db: db.execute(make, name, made))
        stored = await self.query(lambda db: db.fetchval("SELECT secret FROM secrets WHERE name = $1", name))
        found = unseal(name, stored)
        if found is None:
            raise StoreError(f"the key {name!r} is damaged; restore a backup, or see sumida db verify")
        return found

    async def check(self) -> None:
        sql = "INSERT INTO checks (id, at) VALUES (1, now()) ON CONFLICT (id) DO UPDATE SET at = now()"
        await self.query(lambda db: db.execute(sql))

    async def close(self) -> None:
        self._closed = True
        await self._waiting.join()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await asyncio.wait_for(self.pool.close(), TIMEOUT_S)
        except UNAVAILABLE:
            self.pool.terminate()

    async def query(self, question: Callable[[Any], Awaitable[T]]) -> T:
        """Run a query, retrying while the database is unavailable; only for queries that may run twice."""
        until = asyncio.get_running_loop().time() + RETRY_S
        while True:
            try:
                async with self.pool.acquire(timeout=TIMEOUT_S) as db:
                    return await question(db)
            except UNAVAILABLE as found:
                if self._closed or asyncio.get_running_loop().time() > until:
                    raise OutcomeUnknown(f"the database is unavailable: {message_of(found)}") from found
                await asyncio.sleep(0.1)
            except asyncpg.PostgresError as found:
                raise StoreError(f"the database rejected the write: {message_of(found)}") from found

    async def _write_all(self) -> None:
        while True:
            group = [await self._waiting.get()]
            while len(group) < MAX_BATCH and not self._waiting.empty():
                group.append(self._waiting.get_nowait())
            await self._commit(group)
            for _ in group:
                self._waiting.task_done()

    async def _commit(self, group: list[_Row]) -> None:
        first: dict[tuple[str, int], _Row] = {}
        for row in group:
            if first.setdefault(row.key, row) is not row:
                _fail(row, Conflict("that version already exists"))
        rows, tries = list(first.values()), 0

        async def insert(db: Any) -> set[tuple[str, int]]:
            nonlocal tries
            tries += 1
            if any(row.games for row in rows):
                async with db.transaction():
                    stored = await _append(db, rows)
                    await index(db, [game for row in rows if row.key in stored for game in row.games])
            else:
                stored = await _append(db, rows)
            return stored if tries == 1 else stored | await _stored_before(db, rows)

        try:
            stored = await self.query(insert)
        except StoreError as found:
            for row in rows:
                _fail(row, type(found)(str(found)))
            return
        except Exception as found:  # the writer must survive, or every append would hang
            log.exception("an insert failed")
            for row in rows:
                _fail(row, OutcomeUnknown(message_of(found)))
            return
        for row in rows:
            self._answer(row, row.key in stored)

    def _answer(self, row: _Row, stored: bool) -> None:
        if not stored:
            _fail(row, Conflict("that version already exists"))
            return
        self._written.put_nowait(f"{self.name} {row.code} {row.version}")
        if not row.done.done():
            row.done.set_result(None)

    def notify(self, text: str) -> None:
        """Notify the other servers soon. Notices can be lost, so nothing may depend on them."""
        self._written.put_nowait(f"{self.name} {text}")

    async def _notify_all(self) -> None:
        """Notify after the commit, never in it: NOTIFY takes a lock that would serialise all commits."""
        while True:
            payloads = {await self._written.get()}
            while not self._written.empty():
                payloads.add(self._written.get_nowait())
            try:
                async with self.pool.acquire(timeout=TIMEOUT_S) as db:
                    await db.execute(_NOTIFY, payloads)
            except Exception as found:  # they will find out later by themselves
                log.warning("the other servers were not notified: %s", message_of(found))


def _columns(rows: list[_Row]) -> tuple[list[str], list[int], list[int], list[bytes]]:
    return (
        [row.code for row in rows],
        [row.version for row in rows],
        [checksum(row.code, row.version, row.entry) for row in rows],
        [row.entry for row in rows],
    )


async def _append(db: Any, rows: list[_Row]) -> set[tuple[str, int]]:
    return {(row[0], row[1]) for row in await db.fetch(_APPEND, *_columns(rows))}


async def _stored_before(db: Any, rows: list[_Row]) -> set[tuple[str, int]]:
    """Rows stored by an earlier try whose reply was lost: the same bytes are there."""
    wanted = {row.key: row.entry for row in rows}
    keys = [row.code for row in rows], [row.version for row in rows]
    found = {(row[0], row[1]): row[2] for row in await db.fetch(_EXISTING, *keys)}
    return {key for key, entry in found.items() if wanted[key] == entry}


def _fail(row: _Row, error: StoreError) -> None:
    if not row.done.done():
        row.done.set_exception(error)


def message_of(found: BaseException) -> str:
    """The error's first line, without the address, which may contain a password."""
    return (str(found).splitlines() or [""])[0][:200] or type(found).__name__

"""Fills an empty PostgreSQL database in one transaction."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import asyncpg

from sumida.store.interface import StoreError
from sumida.store.loading import NOT_EMPTY, PEOPLE
from sumida.store.migrations import migrate
from sumida.store.people import StoredPersonal
from sumida.store.postgres import TIMEOUT_S, UNAVAILABLE, message_of
from sumida.store.postgres_people import PUT
from sumida.store.postgres_snapshot import PostgresSnapshot
from sumida.store.rows import checksum, seal
from sumida.store.snapshot import Item, Manifest, StoredEntry, StoredRecord, StoredSecret, Tally

BATCH = 500
_ERRORS = (*UNAVAILABLE, asyncpg.PostgresError)
_INSERT = {
    StoredSecret: "INSERT INTO secrets (name, secret) VALUES ($1, $2)",
    StoredEntry: "INSERT INTO entries (code, version, crc, entry) VALUES ($1, $2, $3, $4)",
    StoredRecord: "INSERT INTO records (name, record) VALUES ($1, $2)",
    StoredPersonal: PUT,
}


class PostgresLoader:
    """Holds the transaction until `finish` or `discard`."""

    def __init__(self, db: Any, work: Any) -> None:
        self._db = db
        self._work = work
        self.tally = Tally()

    @classmethod
    async def open(cls, address: str) -> PostgresLoader:
        """Connect and bring the schema up to date; refuses a database that holds games or people."""
        try:
            db = await asyncpg.connect(address, timeout=TIMEOUT_S)
        except (*_ERRORS, ValueError) as found:
            raise StoreError(f"the database cannot be opened: {message_of(found)}") from found
        try:
            work = db.transaction()
            await work.start()
            await migrate(db)
            await db.execute("LOCK TABLE entries, records, secrets, people IN ACCESS EXCLUSIVE MODE")
            used = f"SELECT EXISTS (TABLE entries) OR EXISTS (TABLE records) OR EXISTS ({PEOPLE})"
            if await db.fetchval(used):
                raise StoreError(NOT_EMPTY)
            await db.execute("DELETE FROM secrets")
            await db.execute("DELETE FROM people")
            await db.execute("DELETE FROM indexed")
        except BaseException as found:
            await db.close()
            if isinstance(found, _ERRORS):
                raise StoreError(f"the database cannot be opened: {message_of(found)}") from found
            raise
        return cls(db, work)

    async def fill(self, items: AsyncIterator[Item]) -> None:
        rows: list[Item] = []
        async for item in items:
            self.tally.add(item)
            if rows and (type(item) is not type(rows[0]) or len(rows) == BATCH):
                await self._insert(rows)
                rows = []
            rows.append(item)
        if rows:
            await self._insert(rows)

    async def _insert(self, rows: list[Item]) -> None:
        try:
            await self._db.executemany(_INSERT[type(rows[0])], [_columns(row) for row in rows])
        except _ERRORS as found:
            raise StoreError(f"the database rejected the write: {message_of(found)}") from found

    async def finish(self, manifest: Manifest | None = None) -> None:
        """Compare what was written with what was read, then commit."""
        written, tally = PostgresSnapshot(self._db), Tally()
        async for item in written.items():
            tally.add(item)
        if written.damage or tally.manifest() != self.tally.manifest():
            raise StoreError("what was written differs from what was read; nothing was kept")
        try:
            await self._work.commit()
            await self._db.close()
        except _ERRORS as found:
            raise StoreError(f"the database rejected the write: {message_of(found)}") from found

    async def discard(self) -> None:
        await self._db.close()


def _columns(item: Item) -> tuple[object, ...]:
    match item:
        case StoredSecret(name, secret):
            return name, seal(name, secret)
        case StoredEntry(table, version, entry):
            return table, version, checksum(table, version, entry), entry
        case StoredRecord(name, record):
            return name, record
        case StoredPersonal():
            return item.columns

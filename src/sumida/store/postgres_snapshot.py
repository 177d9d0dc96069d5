"""A snapshot of a PostgreSQL database, in one read-only transaction."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import asyncpg

from sumida.store.interface import StoreError, newer_schema
from sumida.store.migrations import STEPS
from sumida.store.postgres import TIMEOUT_S, UNAVAILABLE, message_of
from sumida.store.snapshot import Item, Manifest, RowInspector

_SECRETS = 'SELECT name, secret FROM secrets ORDER BY name COLLATE "C"'
_ENTRIES = "SELECT code, version, crc, entry FROM entries ORDER BY code, version"
_PEOPLE = "SELECT kind, name, person, changed, crc, data FROM people ORDER BY kind, name"
_PEOPLE_SINCE = 4
_RECORDS = "SELECT name, record FROM records ORDER BY name"


class PostgresSnapshot:
    """All rows as they are at one moment, while servers go on writing."""

    manifest: Manifest | None = None

    def __init__(self, db: Any, schema: int = len(STEPS)) -> None:
        self.schema = schema, len(STEPS)
        self._db = db
        self._inspector = RowInspector()
        self.damage = self._inspector.damage

    @classmethod
    async def open(cls, address: str) -> PostgresSnapshot:
        """Connect and begin the transaction; the schema is not touched."""
        try:
            db = await asyncpg.connect(address, timeout=TIMEOUT_S)
        except (*UNAVAILABLE, asyncpg.PostgresError, ValueError) as found:
            raise StoreError(f"the database cannot be opened: {message_of(found)}") from found
        try:
            await db.transaction(isolation="repeatable_read", readonly=True).start()
            if await db.fetchval("SELECT to_regclass('migrations')") is None:
                raise StoreError("this database holds nothing of Sumida")
            schema = await db.fetchval("SELECT coalesce(max(version), 0) FROM migrations")
            if schema > len(STEPS):
                raise newer_schema(schema, len(STEPS))
        except BaseException:
            await db.close()
            raise
        return cls(db, schema)

    async def items(self) -> AsyncIterator[Item]:
        try:
            async for name, stored in self._db.cursor(_SECRETS):
                if (secret := self._inspector.secret(name, stored)) is not None:
                    yield secret
            async for code, version, crc, data in self._db.cursor(_ENTRIES, prefetch=500):
                if (entry := self._inspector.entry(code, version, crc, data)) is not None:
                    yield entry
            async for name, data in self._db.cursor(_RECORDS, prefetch=50):
                if (record := self._inspector.record(name, data)) is not None:
                    yield record
            if self.schema[0] >= _PEOPLE_SINCE:
                async for row in self._db.cursor(_PEOPLE, prefetch=500):
                    if (personal := self._inspector.personal(*row)) is not None:
                        yield personal
        except asyncpg.PostgresError as found:  # for example a page whose checksum is wrong
            self.damage.append(f"the database cannot be read further: {message_of(found)}")

    async def close(self) -> None:
        await self._db.close()

"""Fills an empty database from a snapshot: all of it, or nothing.

A file is written under another name and renamed when it is complete; PostgreSQL is filled in one transaction.
What was written is read again and compared before it counts.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any, Protocol

import msgspec

from sumida.store.interface import StoreError
from sumida.store.lock import FileLock
from sumida.store.people import StoredPersonal
from sumida.store.rows import checksum, seal
from sumida.store.snapshot import Item, Manifest, StoredEntry, StoredRecord, StoredSecret, Tally
from sumida.store.sqlite_file import MANIFEST, SECRET, create
from sumida.store.sqlite_snapshot import SqliteSnapshot

NOT_EMPTY = "this database holds games or people; a backup can only be restored into an empty one"
PEOPLE = "SELECT 1 FROM people WHERE person <> ''"
"""Other rows are the server's own."""


class Loader(Protocol):
    """Writes items into an empty database; only `finish` makes them count."""

    tally: Tally

    async def fill(self, items: AsyncIterator[Item]) -> None: ...

    async def finish(self, manifest: Manifest | None = None) -> None:
        """Compare what was written with what was read, and keep it."""

    async def discard(self) -> None:
        """Leave everything as it was; does nothing after `finish`."""


class SqliteLoader:
    """Writes a new file beside its final place."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._part = path.with_name(path.name + ".partial")
        self.tally = Tally()
        self._remove()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(self._part, os.O_CREAT | os.O_EXCL, 0o600))
            create(self._part)
        except (OSError, sqlite3.Error) as error:
            self._remove()
            raise StoreError(f"{path} cannot be written: {error}") from error

    async def fill(self, items: AsyncIterator[Item]) -> None:
        try:
            with closing(sqlite3.connect(self._part, isolation_level=None)) as db:
                db.execute("PRAGMA synchronous = FULL")
                db.execute("BEGIN")
                async for item in items:
                    self.tally.add(item)
                    db.execute(*_insert(item))
                db.execute("COMMIT")
        except sqlite3.Error as error:
            raise StoreError(f"{self._path} cannot be written: {error}") from error

    async def finish(self, manifest: Manifest | None = None) -> None:
        """Compare what was written with what was read, then put the file in its place."""
        written = SqliteSnapshot(self._part)
        try:
            tally = Tally()
            async for item in written.items():
                tally.add(item)
        finally:
            await written.close()
        if written.damage or tally.manifest() != self.tally.manifest():
            raise StoreError(f"what was written to {self._path} differs from what was read; nothing was kept")
        try:
            with closing(sqlite3.connect(self._part, isolation_level=None)) as db:
                if manifest is not None:
                    row = MANIFEST, msgspec.json.encode(manifest)
                    db.execute("INSERT INTO meta VALUES (?, ?)", row)
                db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            for suffix in ("-wal", "-shm"):
                self._path.with_name(self._path.name + suffix).unlink(missing_ok=True)
            self._part.replace(self._path)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"{self._path} cannot be written: {error}") from error

    async def discard(self) -> None:
        self._remove()

    def _remove(self) -> None:
        for suffix in ("", "-wal", "-shm"):
            self._part.with_name(self._part.name + suffix).unlink(missing_ok=True)


class SqliteReplacer(SqliteLoader):
    """Replaces an empty database that no server is using, or makes a new one."""

    def __init__(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = FileLock(path)
        except OSError as error:
            raise StoreError(str(error)) from error
        try:
            if path.exists() and path.stat().st_size:
                _check_empty(path)
            super().__init__(path)
        except BaseException:
            self._lock.release()
            raise

    async def discard(self) -> None:
        await super().discard()
        self._lock.release()


def _check_empty(path: Path) -> None:
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=10)) as db:
        try:
            sql = "SELECT EXISTS (SELECT 1 FROM entries) OR EXISTS (SELECT 1 FROM records)"
            has_people = db.execute("SELECT 1 FROM sqlite_master WHERE name = 'people'").fetchone()
            if has_people:  # databases of schema 1 know of none
                sql += f" OR EXISTS ({PEOPLE})"
            if db.execute(sql).fetchone()[0]:
                raise StoreError(NOT_EMPTY)
        except (sqlite3.Error, UnicodeDecodeError) as error:
            raise StoreError(f"{path} is not an empty database: {error}") from error


def _insert(item: Item) -> tuple[str, tuple[Any, ...]]:
    match item:
        case StoredSecret(name, secret):
            return "INSERT INTO meta VALUES (?, ?)", (SECRET + name, seal(name, secret))
        case StoredEntry(table, version, entry):
            row = table, version, checksum(table, version, entry), entry
            return "INSERT INTO entries VALUES (?, ?, ?, ?)", row
        case StoredRecord(name, record):
            return "INSERT INTO records VALUES (?, ?)", (name, record)
        case StoredPersonal():
            return "INSERT INTO people VALUES (?, ?, ?, ?, ?, ?)", item.columns

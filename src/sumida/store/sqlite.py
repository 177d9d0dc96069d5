"""The store in one SQLite file: one writer thread, one commit for all waiting writes (group commit)."""

from __future__ import annotations

import asyncio
import os
import queue
import secrets
import sqlite3
import threading
import time
import zlib
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from sumida.store.interface import SCHEMA_VERSION, Conflict, Log, StoreError
from sumida.store.repair import finish_repair, repair
from sumida.store.rows import log_of

T = TypeVar("T")

MAX_BATCH = 40
"""A larger batch would save little, and every table would be idle while it is written."""
BATCH_WAIT_S = 0.003
"""How long a commit waits for more writes when several tables write at once: each costs a disk sync."""
WAL_CHECKPOINT_PAGES = 10_000
"""Pages (of 4 KB) before a checkpoint, which blocks all writes: large, so that checkpoints are rare."""

_SCHEMA = """
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS entries (
    "table" TEXT NOT NULL, version INTEGER NOT NULL, crc INTEGER NOT NULL, entry BLOB NOT NULL,
    PRIMARY KEY ("table", version)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS records (name TEXT PRIMARY KEY, record BLOB NOT NULL) WITHOUT ROWID;
"""
_ROW = "(?, ?, ?, ?)"
_APPEND = f'INSERT INTO entries ("table", version, crc, entry) VALUES {_ROW}'
_READ = 'SELECT version, crc, entry FROM entries WHERE "table" = ? ORDER BY version'
_DELETE = """
DELETE FROM entries WHERE "table" = ? AND (SELECT max(version) FROM entries WHERE "table" = ?) = ?
"""
_TABLES = 'SELECT "table", max(version) FROM entries GROUP BY "table"'


@dataclass
class _Write:
    """A statement waiting for the next commit."""

    sql: str
    values: tuple[object, ...]
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    fault: Exception | None = None


class SqliteStore:
    """Logs in a SQLite file in WAL mode with `synchronous=FULL`."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._waiting: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="sumida-read")
        self._reading: sqlite3.Connection | None = None
        self._closed = False
        _prepare(path)
        self._writer = threading.Thread(target=self._write_all, name="sumida-write", daemon=True)
        self._writer.start()

    async def append(self, table: str, version: int, entry: bytes) -> None:
        await self._write(_APPEND, (table, version, zlib.crc32(entry), entry))

    async def read(self, table: str) -> Log:
        return log_of(await self._query(lambda db: db.execute(_READ, (table,)).fetchall()))

    async def tables(self) -> dict[str, int]:
        return dict(await self._query(lambda db: db.execute(_TABLES).fetchall()))

    async def delete(self, table: str, version: int) -> bool:
        await self._write(_DELETE, (table, table, version))
        return not (await self.read(table)).entries

    async def records(self) -> list[str]:
        return [
            name
            for (name,) in await self._query(lambda db: db.execute("SELECT name FROM records").fetchall())
        ]

    async def uploaded(self) -> tuple[int, int]:
        sql = "SELECT count(*), coalesce(sum(length(record)), 0) FROM records"
        number, size = await self._query(lambda db: db.execute(sql).fetchone())
        return number, size

    async def secrets(self) -> dict[str, bytes]:
        sql = "SELECT substr(key, 8), value FROM meta WHERE key LIKE 'secret:%'"
        return dict(await self._query(lambda db: db.execute(sql).fetchall()))

    async def restore_secret(self, name: str, secret: bytes) -> None:
        await self._write("INSERT OR REPLACE INTO meta VALUES (?, ?)", (f"secret:{name}", secret))

    async def save_record(self, name: str, record: bytes) -> None:
        await self._write("INSERT OR IGNORE INTO records (name, record) VALUES (?, ?)", (name, record))

    async def record(self, name: str) -> bytes | None:
        sql = "SELECT record FROM records WHERE name = ?"
        row = await self._query(lambda db: db.execute(sql, (name,)).fetchone())
        return bytes(row[0]) if row else None

    async def secret(self, name: str) -> bytes:
        key = f"secret:{name}"
        await self._write("INSERT OR IGNORE INTO meta VALUES (?, ?)", (key, secrets.token_bytes(32)))
        sql = "SELECT value FROM meta WHERE key = ?"
        row = await self._query(lambda db: db.execute(sql, (key,)).fetchone())
        return bytes(row[0])

    async def check(self) -> None:
        await self._write("INSERT OR REPLACE INTO meta VALUES ('checked', ?)", (b"",))

    async def close(self) -> None:
        self._closed = True
        if self._writer.is_alive():
            self._waiting.put(None)
            await asyncio.to_thread(self._writer.join)
        if self._reading is not None:
            await asyncio.get_running_loop().run_in_executor(self._reader, self._reading.close)
        self._reader.shutdown()

    async def _write(self, sql: str, values: tuple[object, ...]) -> None:
        if self._closed or not self._writer.is_alive():
            raise StoreError("the store is closed")
        write = _Write(sql, values)
        self._waiting.put(write)
        await write.done

    async def _query(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._read_with, ask)

    def _read_with(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        try:
            if self._reading is None:
                self._reading = _connect(self._path)
            return ask(self._reading)
        except sqlite3.Error as error:
            raise StoreError(f"the database cannot be read: {error}") from error

    def _write_all(self) -> None:
        db, crowded = _connect(self._path), False
        while (first := self._waiting.get()) is not None:
            if crowded and self._waiting.qsize() < MAX_BATCH:
                time.sleep(BATCH_WAIT_S)
            group, closing = self._group(first)
            crowded = len(group) > 1
            _commit(db, group)
            with suppress(RuntimeError):  # the caller's loop has ended without waiting
                first.done.get_loop().call_soon_threadsafe(_answer, group)
            if closing:
                break
        db.close()

    def _group(self, first: _Write) -> tuple[list[_Write], bool]:
        """All waiting writes, up to a limit, and whether the store is closing."""
        group = [first]
        while len(group) < MAX_BATCH:
            try:
                write = self._waiting.get_nowait()
            except queue.Empty:
                break
            if write is None:
                return group, True
            group.append(write)
        return group, False


def _prepare(path: Path) -> None:
    """Create the file (readable by its owner only: it holds deals and keys) and its tables."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        finish_repair(path)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        repair(path, _create)
        found = _create(path)
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"the database {path} cannot be opened: {error}") from error
    if found != SCHEMA_VERSION:
        raise StoreError(f"the database has schema {found}; this program knows {SCHEMA_VERSION}")


def _create(path: Path) -> object:
    """Create missing tables; returns the version of the schema found."""
    with closing(_connect(path)) as db:
        db.executescript(_SCHEMA)
        db.execute("INSERT OR IGNORE INTO meta VALUES ('schema', ?)", (SCHEMA_VERSION,))
        (found,) = db.execute("SELECT value FROM meta WHERE key = 'schema'").fetchone()
    return found


def _connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute(f"PRAGMA wal_autocheckpoint = {WAL_CHECKPOINT_PAGES}")
    return db


def _commit(db: sqlite3.Connection, group: list[_Write]) -> None:
    """One transaction for all: a conflict fails one write, a failing disk all of them."""
    try:
        if not _append_all(db, group):
            _execute_all(db, group)
    except Exception as error:  # the writer must survive, or every write would hang
        with suppress(sqlite3.Error):
            db.execute("ROLLBACK")
        for write in group:
            write.fault = write.fault or error


def _append_all(db: sqlite3.Connection, group: list[_Write]) -> bool:
    """Append all entries by one statement, a transaction of its own; False if that is impossible.

    After every statement this thread may wait up to 5 ms for Python's interpreter lock.
    """
    if any(write.sql is not _APPEND for write in group):
        return False
    sql = _APPEND + f", {_ROW}" * (len(group) - 1)
    try:
        db.execute(sql, [value for write in group for value in write.values])
    except sqlite3.IntegrityError:
        return False
    return True


def _execute_all(db: sqlite3.Connection, group: list[_Write]) -> None:
    db.execute("BEGIN IMMEDIATE")
    for write in group:
        try:
            db.execute(write.sql, write.values)
        except sqlite3.IntegrityError as error:
            write.fault = error
    db.execute("COMMIT")


def _answer(group: Iterable[_Write]) -> None:
    for write in group:
        if write.done.done():
            continue
        if write.fault is None:
            write.done.set_result(None)
        elif isinstance(write.fault, sqlite3.IntegrityError):
            write.done.set_exception(Conflict("that version already exists"))
        else:
            write.done.set_exception(StoreError(f"the database rejected the write: {write.fault}"))

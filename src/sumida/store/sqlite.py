"""The store in one SQLite file: one writer thread, one commit for all waiting writes (group commit)."""

from __future__ import annotations

import asyncio
import os
import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from sumida.store.checkpoints import Checkpoints
from sumida.store.interface import Conflict, Log, StoreError
from sumida.store.lock import FileInUse, FileLock
from sumida.store.people import IndexedGame
from sumida.store.repair import finish_repair, repair
from sumida.store.rows import KEY_BYTES, checksum, log_of, seal, unseal
from sumida.store.sqlite_file import SECRET, connect, create
from sumida.store.sqlite_people import DROP, SqlitePeople, index
from sumida.store.upgrade import refuse_newer, upgrade

T = TypeVar("T")

MAX_BATCH = 2_000
"""More than arrives while the disk is busy with one commit: the rest would wait for another. SQLite takes
32,766 values in one statement."""
LEAST_WAIT_S, WAIT_EACH_S, MOST_WAIT_S = 0.003, 0.0005, 0.016
"""How long a commit waits for more writes when several tables write at once: at least, for each write of the
commit before, and at most. Each commit costs the processor as much as a move or two, and a disk sync."""

_ROW = "(?, ?, ?, ?)"
_APPEND = f'INSERT INTO entries ("table", version, crc, entry) VALUES {_ROW}'
_REWRITE = 'UPDATE entries SET crc = ?, entry = ? WHERE "table" = ? AND version = ?'
_READ = 'SELECT version, crc, entry FROM entries WHERE "table" = ? ORDER BY version'
_DELETE = """
DELETE FROM entries WHERE "table" = ? AND (SELECT max(version) FROM entries WHERE "table" = ?) = ?
"""
_TABLES = 'SELECT "table", max(version) FROM entries GROUP BY "table"'


@dataclass(slots=True)
class _Write:
    """A statement waiting for the next commit."""

    sql: str
    values: tuple[object, ...]
    done: asyncio.Future[None]
    fault: Exception | None = None
    further: Callable[[sqlite3.Connection], None] | None = None
    """What belongs to the same transaction."""
    games: Sequence[IndexedGame] = ()
    """Rows of the index that belong to the same transaction."""


class SqliteStore:
    """Logs in a SQLite file in WAL mode with `synchronous=FULL`."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._waiting: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="sumida-read")
        self._reading: sqlite3.Connection | None = None
        self._closed = False
        self.people = SqlitePeople(self)
        self._lock = _prepare(path)
        self._writer = threading.Thread(target=self._write_all, name="sumida-write", daemon=True)
        self._writer.start()

    def append(
        self, table: str, version: int, entry: bytes, games: Sequence[IndexedGame] = ()
    ) -> asyncio.Future[None]:
        values = table, version, checksum(table, version, entry), entry
        return self._write(_APPEND, values, games=games)

    async def rewrite(self, table: str, version: int, entry: bytes) -> None:
        await self._write(_REWRITE, (checksum(table, version, entry), entry, table, version))

    async def read(self, table: str) -> Log:
        return log_of(table, await self.ask(lambda db: db.execute(_READ, (table,)).fetchall()))

    async def tables(self) -> dict[str, int]:
        return dict(await self.ask(lambda db: db.execute(_TABLES).fetchall()))

    async def delete(self, table: str, version: int) -> bool:
        values = table, table, version
        await self._write(_DELETE, values, lambda db: db.execute(DROP, (table, table)).close())
        return not (await self.read(table)).entries

    async def records(self) -> list[str]:
        return [
            name for (name,) in await self.ask(lambda db: db.execute("SELECT name FROM records").fetchall())
        ]

    async def uploaded(self) -> tuple[int, int]:
        sql = "SELECT count(*), coalesce(sum(length(record)), 0) FROM records"
        number, size = await self.ask(lambda db: db.execute(sql).fetchone())
        return number, size

    async def save_record(self, name: str, record: bytes) -> None:
        await self._write("INSERT OR IGNORE INTO records (name, record) VALUES (?, ?)", (name, record))

    async def record(self, name: str) -> bytes | None:
        sql = "SELECT record FROM records WHERE name = ?"
        row = await self.ask(lambda db: db.execute(sql, (name,)).fetchone())
        return bytes(row[0]) if row else None

    async def secret(self, name: str) -> bytes:
        key, made = SECRET + name, seal(name, secrets.token_bytes(KEY_BYTES))
        await self._write("INSERT OR IGNORE INTO meta VALUES (?, ?)", (key, made))
        sql = "SELECT value FROM meta WHERE key = ?"
        row = await self.ask(lambda db: db.execute(sql, (key,)).fetchone())
        found = unseal(name, row[0])
        if found is None:
            raise StoreError(f"the key {name!r} is damaged; restore a backup, or see sumida db verify")
        return found

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
        self._lock.release()

    async def transact(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do work in the next transaction; its last statement gives the result."""
        found: list[T] = []
        await self._write("SELECT 1", (), lambda db: found.append(work(db)))
        return found[0]

    def _write(
        self,
        sql: str,
        values: tuple[object, ...],
        further: Callable[[sqlite3.Connection], None] | None = None,
        games: Sequence[IndexedGame] = (),
    ) -> asyncio.Future[None]:
        """Hand a statement to the writer; the future is done when it is durable."""
        if self._closed:
            raise StoreError("the store is closed")
        write = _Write(sql, values, asyncio.get_running_loop().create_future(), None, further, games)
        self._waiting.put(write)
        return write.done

    async def ask(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._read_with, ask)

    def _read_with(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        try:
            if self._reading is None:
                self._reading = connect(self._path)
            return ask(self._reading)
        except (sqlite3.Error, UnicodeDecodeError) as error:
            raise StoreError(f"the database cannot be read: {error}") from error

    def _write_all(self) -> None:
        try:
            self._write_groups()
        finally:
            self._closed = True  # nobody would answer

    def _write_groups(self) -> None:
        db, checkpoints, wait_s = connect(self._path), Checkpoints(self._path), 0.0
        db.execute("PRAGMA temp_store = MEMORY")  # what a failing statement would have to undo
        while (first := self._waiting.get()) is not None:
            if wait_s and self._waiting.qsize() < MAX_BATCH:
                time.sleep(wait_s)
            group, closing = self._group(first)
            wait_s = _wait_after(len(group))
            _commit(db, group)
            with suppress(RuntimeError):  # the caller's loop has ended without waiting
                first.done.get_loop().call_soon_threadsafe(_answer, group)
            checkpoints.count(db, len(group))
            if closing:
                break
        checkpoints.close()
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


def _wait_after(writes: int) -> float:
    """How long the commit after one of this many writes waits; who writes alone never does."""
    return 0.0 if writes == 1 else min(max(LEAST_WAIT_S, WAIT_EACH_S * writes), MOST_WAIT_S)


def _reason(error: sqlite3.Error | OSError) -> str:
    return getattr(error, "strerror", None) or str(error)


def _prepare(path: Path) -> FileLock:
    """Lock the file, create it (for its owner only: it holds deals and keys), repair and upgrade it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = FileLock(path)
    except FileInUse as error:
        raise StoreError(str(error)) from error
    except OSError as error:
        raise StoreError(f"the database {path} cannot be opened: {_reason(error)}") from error
    try:
        finish_repair(path)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        refuse_newer(path)
        repair(path)
        create(path)
        upgrade(path)
    except (sqlite3.Error, OSError) as error:
        lock.release()
        raise StoreError(f"the database {path} cannot be opened: {_reason(error)}") from error
    except StoreError:
        lock.release()
        raise
    return lock


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
    """Append all entries by one statement, and their rows of the index by two; False if that is impossible.

    After every statement this thread may have to wait for Python's interpreter lock.
    """
    if any(write.sql is not _APPEND or write.further for write in group):
        return False
    sql = _APPEND + f", {_ROW}" * (len(group) - 1)
    values = [value for write in group for value in write.values]
    games = [game for write in group for game in write.games]
    try:
        if games:
            db.execute("BEGIN IMMEDIATE")
        db.execute(sql, values)
        if games:
            index(db, games)
            db.execute("COMMIT")
    except sqlite3.IntegrityError:
        if games:
            db.execute("ROLLBACK")
        return False
    return True


def _execute_all(db: sqlite3.Connection, group: list[_Write]) -> None:
    db.execute("BEGIN IMMEDIATE")
    for write in group:
        try:
            db.execute(write.sql, write.values)
            if write.games:
                index(db, write.games)
            if write.further is not None:
                write.further(db)
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

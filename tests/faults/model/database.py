"""A database in memory for several servers, in which every write waits until somebody says how it ends."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Literal, cast

from sumida.store import Conflict, Lease, Log, OutcomeUnknown, PeopleStore, StoreError
from sumida.tables.log import Entry, read_entry

Outcome = Literal["stored", "stored, reply lost", "not stored", "not stored, reply lost", "late"]


@dataclass(frozen=True)
class Append:
    """An entry on its way."""

    table: str
    version: int
    entry: bytes
    done: asyncio.Future[None]


@dataclass
class ModelDatabase:
    """What is durable: the logs, and who owns which table."""

    logs: dict[str, list[bytes]] = field(default_factory=dict)
    owners: dict[str, str] = field(default_factory=dict)
    alive: set[str] = field(default_factory=set)
    """Servers whose heartbeats arrive."""
    late: list[Append] = field(default_factory=list)
    """Entries that are still on their way though their senders have given up."""
    notices: list[tuple[str, str, int | None]] = field(default_factory=list)
    """By sender: what the others have not heard yet."""

    def entries(self, table: str) -> list[Entry]:
        return [read_entry(data) for data in self.logs[table]]

    def insert(self, append: Append) -> bool:
        """Whether there was no such version yet."""
        log = self.logs.setdefault(append.table, [])
        if append.version <= len(log):
            return False
        assert append.version == len(log) + 1, "a server left out a version"
        log.append(append.entry)
        return True


class ModelStore:
    """One server's connection to the database; `cut` while it cannot reach it."""

    def __init__(self, database: ModelDatabase, name: str) -> None:
        self.database = database
        self.name = name
        self.cut = False
        self.people = cast("PeopleStore", None)
        """Nobody asks for anything about people."""
        self.waiting: list[Append] = []

    async def append(self, table: str, version: int, entry: bytes, games: object = ()) -> None:
        append = Append(table, version, entry, asyncio.get_running_loop().create_future())
        self.waiting.append(append)
        await append.done

    def finish(self, outcome: Outcome) -> None:
        """Let the first write that waits end like this."""
        append = self.waiting.pop(0)
        if outcome == "late":
            self.database.late.append(append)
        stored = outcome.startswith("stored") and self.database.insert(append)
        if append.done.done():
            return
        if outcome == "not stored":
            append.done.set_exception(StoreError("the disk is full"))
        elif outcome != "stored":
            append.done.set_exception(OutcomeUnknown("the connection was lost"))
        elif stored:
            append.done.set_result(None)
            self.database.notices.append((self.name, append.table, append.version))
        else:
            append.done.set_exception(Conflict("that version already exists"))

    async def rewrite(self, table: str, version: int, entry: bytes) -> None:
        raise NotImplementedError("servers never rewrite an entry")

    async def read(self, table: str) -> Log:
        self.reach()
        return Log(tuple(self.database.logs.get(table, ())))

    def reach(self) -> None:
        """Refuse to answer while the database cannot be reached."""
        if self.cut:
            raise OutcomeUnknown("the database is unavailable")

    async def tables(self) -> dict[str, int]:
        raise NotImplementedError

    async def delete(self, table: str, version: int) -> bool:
        raise NotImplementedError

    async def records(self) -> list[str]:
        raise NotImplementedError

    async def uploaded(self) -> tuple[int, int]:
        raise NotImplementedError

    async def save_record(self, name: str, record: bytes) -> None:
        raise NotImplementedError

    async def record(self, name: str) -> bytes | None:
        raise NotImplementedError

    async def secret(self, name: str) -> bytes:
        raise NotImplementedError

    async def check(self) -> None:
        self.reach()

    async def close(self) -> None:
        """Nothing is open."""


class ModelCluster:
    """One server among those that share the database."""

    def __init__(self, store: ModelStore) -> None:
        self._store = store
        self.on_notice: Callable[[str, int | None], None] = lambda table, version: None

    async def join(self, address: str, on_notice: Callable[[str, int | None], None]) -> None:
        self.on_notice = on_notice

    async def acquire(self, table: str) -> Lease:
        self._store.reach()
        database, name = self._store.database, self._store.name
        owner = database.owners.get(table, name)
        if owner != name and owner in database.alive:
            return Lease(owner, 0)
        if owner != name:
            database.notices.append((name, table, None))
        database.owners[table] = name
        return Lease(None, len(database.logs.get(table, ())))

    async def release(self, tables: Iterable[str]) -> None:
        for table in tables:
            if self._store.database.owners.get(table) == self._store.name:
                del self._store.database.owners[table]

    async def leave(self) -> None:
        """Its leases end with its heartbeats."""

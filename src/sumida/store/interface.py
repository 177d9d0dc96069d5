"""What a store does. SQLite and PostgreSQL implement it, and the same tests run over both.

StoreError            the database cannot do it now: disk full, gone, read-only
├── Conflict          that version of the table exists: another server has written it
└── OutcomeUnknown    the connection was lost: the entry may or may not be stored
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from sumida.store.people import IndexedGame, PeopleStore

SCHEMA_VERSION = 3
"""2: checksums of entries cover their table and version, and keys have one. 3: people and their games."""


class StoreError(Exception):
    """The database could not write or read; nothing was stored."""


class Conflict(StoreError):
    """That version already exists; the table must be read again before the next write."""


class OutcomeUnknown(StoreError):
    """The entry may or may not have been stored; the table must be read again before anything else."""


def newer_schema(found: int, known: int) -> StoreError:
    """The refusal of a database that a later version has upgraded."""
    return StoreError(
        f"the database was upgraded by a newer version of Sumida (it has schema {found}; this version knows "
        f"{known}): install that version, or restore a backup from before the upgrade"
    )


@dataclass(frozen=True)
class Log:
    """A table's entries in order, as far as they could be read; `damaged` names the first bad version."""

    entries: tuple[bytes, ...]
    damaged: int | None = None


class Store(Protocol):
    """Append-only logs by table, uploaded records, and the server's secrets."""

    @property
    def people(self) -> PeopleStore: ...

    def append(
        self, table: str, version: int, entry: bytes, games: Sequence[IndexedGame] = ()
    ) -> Awaitable[None]:
        """Store an entry durably, and in the same transaction the games that it begins or ends; once awaited
        it survives a power cut. Raises `Conflict` or `StoreError`."""

    async def rewrite(self, table: str, version: int, entry: bytes) -> None:
        """Replace an entry: an upgrade says more in it, and people who are forgotten are taken out of it.
        What happened in the game stays the same."""

    async def read(self, table: str) -> Log:
        """All entries of a table, from version 1 on; no entries when there is no such table."""

    async def tables(self) -> dict[str, int]:
        """The last version of every table."""

    async def delete(self, table: str, version: int) -> bool:
        """Delete a table with all its entries; returns whether it was deleted. It is kept if it has gone
        beyond that version, or if another live server owns it. The caller checks tables of its own server."""

    async def records(self) -> list[str]:
        """The names of all uploaded records."""

    async def uploaded(self) -> tuple[int, int]:
        """The number of uploaded records, and their total size in bytes."""

    async def save_record(self, name: str, record: bytes) -> None:
        """Save an uploaded record under a name derived from its content; saving it again changes nothing."""

    async def record(self, name: str) -> bytes | None:
        """An uploaded record."""

    async def secret(self, name: str) -> bytes:
        """32 random bytes, made on first use and the same ever after."""

    async def check(self) -> None:
        """Raise `StoreError` unless the database answers and accepts writes."""

    async def close(self) -> None:
        """Finish pending writes, then close the database."""


@dataclass(frozen=True)
class Lease:
    """The owner of a table: this server (no `owner`, but the last stored version) or another address."""

    owner: str | None
    version: int


class Cluster(Protocol):
    """Several servers that share a database: which of them owns a table, and notices of their writes."""

    async def join(self, address: str, on_notice: Callable[[str, int | None], None]) -> None:
        """Register under an address. `on_notice` is called with a table and the version another server has
        written (None: it took the table over), and without a table when notices may have been missed."""

    async def acquire(self, table: str) -> Lease:
        """Acquire the lease of a table, unless another live server holds it."""

    async def release(self, tables: Iterable[str]) -> None:
        """Release the leases of these tables."""

    async def leave(self) -> None:
        """Release all leases and stop."""

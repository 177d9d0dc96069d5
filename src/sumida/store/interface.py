"""What a store does. SQLite and PostgreSQL implement it, and the same tests run over both.

StoreError        the database cannot do it now: disk full, gone, read-only
├── Conflict      that version of the table is taken: somebody else has written to it
└── OutcomeUnknown      the connection broke and did not come back: it may be stored or not
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol

SCHEMA_VERSION = 1


class StoreError(Exception):
    """The database did not take or give something; nothing was stored."""


class Conflict(StoreError):
    """The version exists already; the table must be read again before anything more is written to it."""


class OutcomeUnknown(StoreError):
    """Nobody knows whether it was stored; the table must be read again before anything else is done."""


@dataclass(frozen=True)
class Log:
    """A table's entries in order, as far as they could be read; `damaged` names the first bad version."""

    entries: tuple[bytes, ...]
    damaged: int | None = None


class Store(Protocol):
    """Append-only logs by table, uploaded records, and the server's secrets."""

    async def append(self, table: str, version: int, entry: bytes) -> None:
        """Store an entry durably; on return it survives a power cut. Raises `Conflict` or `StoreError`."""

    async def read(self, table: str) -> Log:
        """All entries of a table, from version 1 on; no entries when there is no such table."""

    async def tables(self) -> dict[str, int]:
        """The last version of every table."""

    async def delete(self, table: str, version: int) -> bool:
        """Remove a table with all its entries, for ever; whether it was. It is not when it has gone on beyond
        that version, nor when another living server owns it; what is ours we must look after ourselves."""

    async def records(self) -> list[str]:
        """The names of all uploaded records."""

    async def uploaded(self) -> tuple[int, int]:
        """How many uploaded records there are, and their bytes in all."""

    async def secrets(self) -> dict[str, bytes]:
        """All secrets by name, for a backup."""

    async def restore_secret(self, name: str, secret: bytes) -> None:
        """Put a secret back from a backup."""

    async def save_record(self, name: str, record: bytes) -> None:
        """Keep an uploaded record under a name derived from its content; saving it again changes nothing."""

    async def record(self, name: str) -> bytes | None:
        """An uploaded record."""

    async def secret(self, name: str) -> bytes:
        """32 random bytes, made on first use and the same ever after."""

    async def check(self) -> None:
        """Raise `StoreError` unless the database answers and takes writes."""

    async def close(self) -> None:
        """Finish what was asked, then let go of the database."""


@dataclass(frozen=True)
class Lease:
    """Who owns a table: None (we do) or the address of another; and the last version stored, if ours."""

    owner: str | None
    version: int


class Cluster(Protocol):
    """Several servers over one database: which of them owns a table, and word of what the others do."""

    async def join(self, address: str, on_notice: Callable[[str, int | None], None]) -> None:
        """Be known to the others under an address. `on_notice` is called with a table and the version another
        server has written (None: it took the table over), and without a table when some may be missed."""

    async def acquire(self, table: str) -> Lease:
        """Own the table, unless another living server does."""

    async def release(self, tables: Iterable[str]) -> None:
        """Let go of tables that are ours."""

    async def leave(self) -> None:
        """Let go of everything."""

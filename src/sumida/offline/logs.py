"""Where the tables of a browser are kept: append-only logs, one for each table."""

from __future__ import annotations

from typing import Protocol


class VersionTaken(Exception):
    """Another tab has written this version of a table: it must be read again."""


class BrowserLogs(Protocol):
    """The logs of this browser. Whatever returns has been stored durably."""

    async def read(self, table: str) -> list[bytes]:
        """The entries of a table; none if there is no such table."""

    async def append(self, table: str, version: int, entries: list[bytes], listed: bytes | None) -> None:
        """Store entries, the first of them under `version`, and the table's `listed` games if they have
        changed, all or nothing. Raises `VersionTaken`, or `GameError` if there is no room."""

    async def listed(self) -> list[bytes]:
        """The games of every table, as they were stored with its entries."""

    async def save_record(self, name: str, record: bytes) -> None:
        """Keep an uploaded record."""

    async def record(self, name: str) -> bytes | None:
        """An uploaded record."""

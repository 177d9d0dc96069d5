"""Everything in a database at one moment, item by item, for backups. Reading it changes nothing.

An item is only given out if its checksum proves that it is as it was written. Whatever is not, is named.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Protocol, TypeAlias

import msgspec

from sumida.store.people import StoredPersonal, personal_row
from sumida.store.rows import is_whole, unseal, upload_name


@dataclass(frozen=True)
class StoredSecret:
    """A key of the server."""

    name: str
    secret: bytes


@dataclass(frozen=True)
class StoredEntry:
    """An entry of a table's log."""

    table: str
    version: int
    entry: bytes


@dataclass(frozen=True)
class StoredRecord:
    """An uploaded record."""

    name: str
    record: bytes


Item: TypeAlias = StoredSecret | StoredEntry | StoredRecord | StoredPersonal


class Manifest(msgspec.Struct, frozen=True):
    """What a backup holds: how much, a digest of it all, and what was damaged when it was made."""

    tables: int
    entries: int
    records: int
    secrets: int
    digest: str
    missing: tuple[str, ...] = ()
    people: int = 0


class Tally:
    """Counts items and computes a digest over them: databases with the same digest hold the same."""

    def __init__(self) -> None:
        self.tables = self.entries = self.records = self.secrets = self.people = 0
        self._digest = sha256()
        self._table: str | None = None

    def add(self, item: Item) -> None:
        match item:
            case StoredSecret(name, secret):
                self.secrets += 1
                self._update(b"key", name.encode(), secret)
            case StoredEntry(table, version, entry):
                self.tables += table != self._table
                self._table = table
                self.entries += 1
                self._update(b"entry", table.encode(), b"%d" % version, entry)
            case StoredRecord(name, record):
                self.records += 1
                self._update(b"record", name.encode(), record)
            case StoredPersonal(kind, name, person, changed, data):
                self.people += kind == "person"
                key = kind.encode(), name.encode(), person.encode(), b"%d" % changed
                self._update(b"personal", *key, data)

    def _update(self, *parts: bytes) -> None:
        for part in parts:
            self._digest.update(b"%d:" % len(part) + part)

    def manifest(self, missing: tuple[str, ...] = ()) -> Manifest:
        digest = self._digest.hexdigest()
        counts = self.tables, self.entries, self.records, self.secrets
        return Manifest(*counts, digest, missing, self.people)

    def __str__(self) -> str:
        return f"{self.tables} tables with {self.entries} entries, and {self.records} uploaded games"


class DatabaseSnapshot(Protocol):
    """A database being read. `damage` is complete when all items have been read."""

    damage: list[str]
    manifest: Manifest | None
    """The manifest, if this is a backup."""
    schema: tuple[int, int]
    """The version of its schema, and the newest there is."""

    def items(self) -> AsyncIterator[Item]:
        """Every whole item: keys by name, entries by table and version, uploaded records by name,
        what is kept about people by kind and name."""

    async def close(self) -> None: ...


@dataclass
class RowInspector:
    """Sorts rows into whole items and damage. A table's log ends where its first damage is."""

    damage: list[str] = field(default_factory=list)
    _table: str | None = None
    _next: int = 1
    _cut: bool = False

    def secret(self, name: str, stored: object) -> StoredSecret | None:
        secret = unseal(name, stored)
        if secret is None:
            self.damage.append(f"key {name[:40]!r}: it is damaged")
            return None
        return StoredSecret(name, secret)

    def entry(self, table: str, version: int, crc: object, entry: Any) -> StoredEntry | None:
        if table != self._table:
            self._table, self._next, self._cut = table, 1, False
        if not is_whole(table, version, crc, entry):
            self.damage.append(f"table {table[:40]}: entry {version} is damaged")
            self._cut = True
        elif version != self._next and not self._cut:
            self.damage.append(f"table {table[:40]}: entry {self._next} is missing")
            self._cut = True
        if self._cut:
            return None
        self._next += 1
        return StoredEntry(table, version, entry)

    def record(self, name: str, record: object) -> StoredRecord | None:
        if not isinstance(record, bytes) or upload_name(record) != name:
            self.damage.append(f"uploaded game {name[:40]}: it is damaged")
            return None
        return StoredRecord(name, record)

    def personal(self, *row: object) -> StoredPersonal | None:
        found = personal_row(*row)
        if found is None:
            self.damage.append(f"about people: {str(row[0])[:20]} {str(row[1])[:40]} is damaged")
        return found

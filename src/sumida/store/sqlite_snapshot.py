"""A snapshot of a SQLite file. If no server has it open, it is read without so much as a lock; a write-ahead
log that a crash left is applied to a copy."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack
from pathlib import Path

import msgspec

from sumida.store import wal
from sumida.store.interface import SCHEMA_VERSION, StoreError, newer_schema
from sumida.store.repair import BESIDE, in_use
from sumida.store.rows import checksum, seal
from sumida.store.salvage import Salvage, salvage
from sumida.store.snapshot import Item, Manifest, RowInspector
from sumida.store.sqlite_file import (
    KNOWN_KEYS,
    MANIFEST,
    SECRET,
    UNREADABLE,
    has_people,
    schema_of,
    structural_damage,
)

_ENTRIES = 'SELECT "table", version, crc, entry FROM entries ORDER BY "table", version'
_RECORDS = "SELECT name, record FROM records ORDER BY name"
_PEOPLE = "SELECT kind, name, person, changed, crc, data FROM people ORDER BY kind, name"
_META = "SELECT key, value FROM meta ORDER BY key"


class SqliteSnapshot:
    """A file as SQLite reads it."""

    def __init__(self, path: Path) -> None:
        self.manifest: Manifest | None = None
        self._path = path
        self._inspector = RowInspector()
        self.damage = self._inspector.damage
        self._open = ExitStack()
        try:
            self._db = self._connect()
            self._db.execute("BEGIN")
            self.schema = self._schema(), SCHEMA_VERSION
            self._check_structure()
            self._check_schema()
            self._db.text_factory = _Text
        except BaseException as error:
            self._open.close()
            if isinstance(error, (sqlite3.Error, UnicodeDecodeError)):
                raise StoreError(f"the database {path} cannot be read: {error}") from error
            raise

    async def items(self) -> AsyncIterator[Item]:
        for part in (self._secrets, self._entries, self._records, self._people):
            try:
                for item in part():
                    if item is not None:
                        yield item
            except (sqlite3.Error, UnicodeDecodeError) as error:
                self.damage.append(f"the file's structure: {error}")

    async def close(self) -> None:
        self._open.close()

    def _connect(self) -> sqlite3.Connection:
        path = self._path
        log = path.with_name(path.name + "-wal")
        options = "mode=ro"
        if not in_use(path):
            options += "&immutable=1"
            if log.exists() and log.stat().st_size:
                found = wal.damage_in(log.read_bytes())
                self.damage.extend([found] if found else [])
                path, options = self._copy(), "mode=rw"
        db = sqlite3.connect(
            f"{path.absolute().as_uri()}?{options}", uri=True, timeout=10, isolation_level=None
        )
        self._open.callback(db.close)
        return db

    def _copy(self) -> Path:
        folder = Path(self._open.enter_context(tempfile.TemporaryDirectory(prefix="sumida-")))
        for suffix in BESIDE[:2]:
            shutil.copy(self._path.with_name(self._path.name + suffix), folder / f"copy{suffix}")
        return folder / "copy"

    def _check_structure(self) -> None:
        found = structural_damage(self._db)
        self.damage.extend(f"the file's structure: {line}" for line in found)
        if found and salvage(self._path).is_empty:
            raise StoreError(f"{self._path} is not a Sumida database: {found[0]}")

    def _schema(self) -> int:
        """The version of the file's schema, 0 if it cannot be read; a later one is refused, not judged."""
        try:
            found = schema_of(self._db)
        except UNREADABLE:
            return 0
        if isinstance(found, int) and found > SCHEMA_VERSION:
            raise newer_schema(found, SCHEMA_VERSION)
        return found if isinstance(found, int) else 0

    def _check_schema(self) -> None:
        if self.damage:
            return
        if self.schema[0] < 1:
            self.damage.append("the version of the schema is missing or damaged")

    def _rows(self, sql: str) -> Iterator[list[object]]:
        for row in self._db.execute(sql):
            yield [str(value) if isinstance(value, _Text) else value for value in row]

    def _secrets(self) -> Iterator[Item | None]:
        for key, value in self._rows(_META):
            name = str(key)
            if name.startswith(SECRET):
                yield self._inspector.secret(name.removeprefix(SECRET), value)
            elif name == MANIFEST:
                self._read_manifest(value)
            elif name not in KNOWN_KEYS:
                self.damage.append(f"key {name[:40]!r}: nothing is known by that name")

    def _read_manifest(self, value: object) -> None:
        try:
            self.manifest = msgspec.json.decode(bytes(value), type=Manifest)  # type: ignore[call-overload]  # a wrong type raises
        except (msgspec.MsgspecError, TypeError, ValueError):
            self.damage.append("the backup's manifest is damaged")

    def _entries(self) -> Iterator[Item | None]:
        for table, version, crc, entry in self._rows(_ENTRIES):
            number = version if isinstance(version, int) else 0
            yield self._inspector.entry(str(table), number, crc, entry)

    def _records(self) -> Iterator[Item | None]:
        for name, record in self._rows(_RECORDS):
            yield self._inspector.record(str(name), record)

    def _people(self) -> Iterator[Item | None]:
        for row in self._rows(_PEOPLE) if has_people(self._db) else ():
            yield self._inspector.personal(*row)


class SalvageSnapshot:
    """A damaged file, read page by page without SQLite. Tables deleted not long ago may come back."""

    manifest: Manifest | None = None
    schema = 0, SCHEMA_VERSION

    def __init__(self, path: Path) -> None:
        self._inspector = RowInspector()
        self.damage = self._inspector.damage
        self._found: Salvage = salvage(path)

    async def items(self) -> AsyncIterator[Item]:
        for item in (*self._secrets(), *self._entries(), *self._records(), *self._people()):
            if item is not None:
                yield item

    def _secrets(self) -> Iterator[Item | None]:
        for name, secret in sorted(self._found.secrets.items()):
            yield self._inspector.secret(name, seal(name, secret))

    def _entries(self) -> Iterator[Item | None]:
        for (table, version), entry in sorted(self._found.entries.items()):
            yield self._inspector.entry(table, version, checksum(table, version, entry), entry)

    def _records(self) -> Iterator[Item | None]:
        for name, record in sorted(self._found.records.items()):
            yield self._inspector.record(name, record)

    def _people(self) -> Iterator[Item | None]:
        for _, row in sorted(self._found.people.items()):
            yield row

    async def close(self) -> None:
        pass


class _Text(bytes):
    """A text as it is in the file. SQLite's own decoding would stop at the first that is not UTF-8."""

    def __str__(self) -> str:
        return self.decode("utf-8", "backslashreplace")

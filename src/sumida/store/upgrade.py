"""Upgrades a SQLite file of an older schema, in one transaction. Steps are never changed, only added."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from zlib import crc32

from sumida.store.interface import SCHEMA_VERSION, StoreError, newer_schema
from sumida.store.rows import KEY_BYTES, checksum, seal
from sumida.store.sqlite_file import MANIFEST, SECRET, UNREADABLE, add_people, connect, schema_of

log = logging.getLogger("sumida.store")


def refuse_newer(path: Path) -> None:
    """Refuse a file that a later version has upgraded, before anything in it is taken for damage.

    Without a write-ahead log the file is read as it is: SQLite would leave new files beside it.
    """
    log = path.with_name(path.name + "-wal")
    options = "mode=ro" if log.exists() and log.stat().st_size else "mode=ro&immutable=1"
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?{options}", uri=True, timeout=10)) as db:
        try:
            found = schema_of(db)
        except UNREADABLE:
            return
    if isinstance(found, int) and found > SCHEMA_VERSION:
        raise newer_schema(found, SCHEMA_VERSION)


def upgrade(path: Path) -> None:
    """Bring the schema up to date.

    A backup that is served becomes an ordinary database, so its manifest goes.
    """
    with closing(connect(path)) as db:
        found = schema_of(db)
        if not isinstance(found, int) or not 1 <= found <= SCHEMA_VERSION:
            raise StoreError(f"the database has schema {found}; this program knows {SCHEMA_VERSION}")
        db.execute("BEGIN IMMEDIATE")
        for step in _STEPS[found - 1 :]:
            step(db)
        db.execute("UPDATE meta SET value = ? WHERE key = 'schema'", (SCHEMA_VERSION,))
        db.execute("DELETE FROM meta WHERE key = ?", (MANIFEST,))
        db.execute("COMMIT")
    if found != SCHEMA_VERSION:
        log.info("the database %s was upgraded from schema %d to %d", path, found, SCHEMA_VERSION)


def _seal_rows(db: sqlite3.Connection) -> None:
    """Checksums cover keys from now on. A damaged row keeps its wrong checksum, so that it stays visible."""
    db.create_function("sumida_plain", 1, crc32, deterministic=True)
    db.create_function("sumida_checksum", 3, checksum, deterministic=True)
    db.execute(
        'UPDATE entries SET crc = sumida_checksum("table", version, entry) '
        "WHERE typeof(entry) = 'blob' AND crc = sumida_plain(entry)"
    )
    kept = db.execute(f"SELECT key, value FROM meta WHERE key LIKE '{SECRET}%'").fetchall()
    sealed = [(seal(key.removeprefix(SECRET), value), key) for key, value in kept if len(value) == KEY_BYTES]
    db.executemany("UPDATE meta SET value = ? WHERE key = ?", sealed)


_STEPS: tuple[Callable[[sqlite3.Connection], None], ...] = (_seal_rows, add_people)

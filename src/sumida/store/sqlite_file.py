"""The SQLite file itself: its schema, how it is opened and created, and whether its structure is sound."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sumida.store.interface import SCHEMA_VERSION

WAL_CHECKPOINT_PAGES = 50_000
"""Pages (of 4 KB) before SQLite makes a checkpoint by itself, which blocks all writes. A server's store makes
its own before that; see `Checkpoints`."""
CACHE_KB = 16_000
"""What a connection keeps of the file; with SQLite's 2 MB, pages of busy tables are read over and over."""
SECRET = "secret:"
MANIFEST = "manifest"
INDEXED = "indexed"
"""The key that says that the index of games is complete."""
KNOWN_KEYS = {"schema", "checked", MANIFEST, INDEXED}
"""Keys of `meta`, beside those that begin with `SECRET`."""

_SCHEMA = """
CREATE TABLE meta (key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE entries (
    "table" TEXT NOT NULL, version INTEGER NOT NULL, crc INTEGER NOT NULL, entry BLOB NOT NULL,
    PRIMARY KEY ("table", version)
) WITHOUT ROWID;
CREATE TABLE records (name TEXT PRIMARY KEY, record BLOB NOT NULL) WITHOUT ROWID;
"""
_PEOPLE = """
CREATE TABLE people (
    kind TEXT NOT NULL, name TEXT NOT NULL, person TEXT NOT NULL, changed INTEGER NOT NULL,
    crc INTEGER NOT NULL, data BLOB NOT NULL, PRIMARY KEY (kind, name)
) WITHOUT ROWID;
CREATE INDEX people_by_person ON people (person);
CREATE INDEX people_by_change ON people (kind, changed);
CREATE TABLE games (
    owner TEXT NOT NULL, code TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL,
    running INTEGER NOT NULL, game TEXT NOT NULL, variant TEXT NOT NULL, seat INTEGER, score INTEGER,
    partners TEXT NOT NULL, data BLOB NOT NULL, PRIMARY KEY (owner, code, number)
) WITHOUT ROWID;
CREATE INDEX games_by_time ON games (owner, running, at, code, number);
CREATE INDEX games_by_table ON games (code);
"""
_COLUMNS = {
    "meta": ["key", "value"],
    "entries": ["table", "version", "crc", "entry"],
    "records": ["name", "record"],
}
_PEOPLE_SCHEMA = 3
_PEOPLE_COLUMNS = {
    "people": ["kind", "name", "person", "changed", "crc", "data"],
    "games": [
        "owner",
        "code",
        "number",
        "at",
        "running",
        "game",
        "variant",
        "seat",
        "score",
        "partners",
        "data",
    ],
}
"""Since schema 3."""
_UNAVAILABLE = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_NOMEM,
}
"""Errors that say nothing about the file's content."""
UNREADABLE = (sqlite3.DatabaseError, UnicodeDecodeError)
"""What reading a damaged file raises; even the text of SQLite's error may be no UTF-8."""


def connect(path: Path) -> sqlite3.Connection:
    """Open a file for writing: every commit survives a power cut."""
    db = sqlite3.connect(
        path,
        isolation_level=None,
        check_same_thread=False,
        timeout=10,
        cached_statements=256,  # one for each size of a batch
    )
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA secure_delete = ON")  # who asks to be forgotten leaves nothing in free pages
    db.execute(f"PRAGMA wal_autocheckpoint = {WAL_CHECKPOINT_PAGES}")
    db.execute(f"PRAGMA cache_size = -{CACHE_KB}")
    return db


def create(path: Path) -> None:
    """Create the tables in a new file; a file that has tables is left as it is.

    Tables are never added to a file that has some: if damage hid one, its content would be lost for good.
    """
    with closing(connect(path)) as db:
        db.execute("BEGIN IMMEDIATE")
        if not db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
            for statement in _SCHEMA.split(";"):
                db.execute(statement)
            add_people(db)
            db.execute("INSERT INTO meta VALUES ('schema', ?)", (SCHEMA_VERSION,))
        db.execute("COMMIT")


def add_people(db: sqlite3.Connection) -> None:
    """Create the tables about people."""
    for statement in _PEOPLE.split(";"):
        db.execute(statement)


def has_people(db: sqlite3.Connection) -> bool:
    """Whether a file has these tables, or should have."""
    found = schema_of(db)
    return isinstance(found, int) and found >= _PEOPLE_SCHEMA


def schema_of(db: sqlite3.Connection) -> object:
    """The version of a file's schema."""
    row = db.execute("SELECT value FROM meta WHERE key = 'schema'").fetchone()
    return row[0] if row else None


def structural_damage(db: sqlite3.Connection, most: int = 20) -> list[str]:
    """What is wrong with the structure of a file; empty if SQLite finds it sound. Rows are not judged."""
    try:
        found = [str(row[0]) for row in db.execute(f"PRAGMA integrity_check({most})")]
        damage = [] if found == ["ok"] else [line for text in found for line in text.splitlines()]
        names = {row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        expected = {**_COLUMNS, **(_PEOPLE_COLUMNS if has_people(db) else {})}
        for table, columns in expected.items():
            known = [row[1] for row in db.execute(f"PRAGMA table_info({table})")]
            if table not in names or known != columns:
                damage.append(f"the table {table} is missing or altered")
    except UNREADABLE as error:
        if _code(error) in _UNAVAILABLE:
            raise
        return [str(error)]
    return damage[:most]


def _code(error: Exception) -> int:
    """SQLite's code of an error; an error of Python's own, such as text that is not UTF-8, means damage."""
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF

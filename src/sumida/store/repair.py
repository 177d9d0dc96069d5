"""Repair at start-up: if the file is damaged, what can be read goes into a new one; the old one is kept."""

from __future__ import annotations

import logging
import os
import shutil
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path

from sumida.store import wal
from sumida.store.rows import checksum, seal
from sumida.store.salvage import MAGIC, Salvage, salvage
from sumida.store.sqlite_file import SECRET, UNREADABLE, create, structural_damage

log = logging.getLogger("sumida.store")

try:
    import fcntl
except ImportError:  # a system without POSIX locks
    fcntl = None  # type: ignore[assignment]  # checked before use

SHARED_LOCK = 0x40000002, 510
"""Offset and length of the bytes that SQLite locks in an open file."""
BESIDE = ("", "-wal", "-shm")
"""Suffixes of the files that make up a database."""


def repair(path: Path) -> Salvage | None:
    """Replace a damaged file by one with everything that could be read."""
    if not is_damaged(path):
        return None
    if in_use(path):
        raise OSError("it seems to be damaged and is in use by another program; stop that program first")
    found = salvage(path)
    if found.is_empty and _has_other_tables(path):
        raise OSError("it is the database of another program")
    fresh = _fresh(path)
    fresh.unlink(missing_ok=True)
    os.close(os.open(fresh, os.O_CREAT | os.O_EXCL, 0o600))
    create(fresh)
    _fill(fresh, found)
    kept = _put_aside(path)
    fresh.rename(path)
    log.error(
        "the database %s is damaged: %s. The damaged file is kept as %s", path, found.summary(), kept.name
    )
    return found


def _has_other_tables(path: Path) -> bool:
    """Whether this is a sound file of SQLite with tables that are not ours."""
    address = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
    with closing(sqlite3.connect(address, uri=True)) as db:
        try:
            return bool(db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0])
        except UNREADABLE:
            return False


def finish_repair(path: Path) -> None:
    """Finish a repair that was interrupted after the damaged file had been renamed."""
    if not path.exists() and _fresh(path).exists():
        _fresh(path).rename(path)


def _fresh(path: Path) -> Path:
    return path.with_name(path.name + ".salvaged")


def in_use(path: Path) -> bool:
    """Whether another program has the database open: SQLite then locks these bytes of the file.

    During a checkpoint the file can look truncated, and that program would write into the renamed file.
    """
    if fcntl is None or not os.access(path, os.W_OK):
        return False
    with path.open("rb+") as file:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, SHARED_LOCK[1], SHARED_LOCK[0])
        except OSError:
            return True
    return False


def is_damaged(path: Path) -> bool:
    """Whether the file is a damaged database; other kinds of files are not judged."""
    with path.open("rb") as file:
        head = file.read(100)
    log = path.with_name(path.name + "-wal")
    logged = log.exists() and log.stat().st_size > 0
    if logged and not in_use(path) and wal.hides_frames(log.read_bytes()):
        return True
    if not head:
        return logged and not _sound_copy(path)
    if not MAGIC.startswith(head[: len(MAGIC)]):
        return not salvage(path).is_empty
    if len(head) < 100 or path.stat().st_size < _pages(head) * _page_size(head):
        return not (logged and _sound_copy(path))
    return not _sound(path)


def _pages(head: bytes) -> int:
    return int.from_bytes(head[28:32], "big")


def _page_size(head: bytes) -> int:
    size = int.from_bytes(head[16:18], "big")
    return 65536 if size == 1 else size


def _sound_copy(path: Path) -> bool:
    """A crash during a checkpoint leaves a short file that SQLite recovers by itself: try it on a copy."""
    with tempfile.TemporaryDirectory(dir=path.parent) as folder:
        copy = Path(folder) / path.name
        for suffix in BESIDE[:2]:
            if path.with_name(path.name + suffix).exists():
                shutil.copy(path.with_name(path.name + suffix), copy.with_name(path.name + suffix))
        return _sound(copy)


def _sound(path: Path) -> bool:
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=10)) as db:
        return not structural_damage(db, 1)


def _fill(path: Path, found: Salvage) -> None:
    entries = (
        (code, number, checksum(code, number, entry), entry)
        for (code, number), entry in found.entries.items()
    )
    secrets = ((SECRET + name, seal(name, secret)) for name, secret in found.secrets.items())
    with closing(sqlite3.connect(path)) as db, db:
        db.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", entries)
        db.executemany("INSERT INTO records VALUES (?, ?)", found.records.items())
        people = [row.columns for row in found.people.values()]
        db.executemany("INSERT INTO people VALUES (?, ?, ?, ?, ?, ?)", people)
        db.executemany("INSERT OR REPLACE INTO meta VALUES (?, ?)", secrets)


def _put_aside(path: Path) -> Path:
    """Rename the damaged files."""
    kept = path.with_name(f"{path.name}.damaged-{time.strftime('%Y%m%d-%H%M%S')}")
    while kept.exists():
        kept = kept.with_name(kept.name + "x")
    for suffix in BESIDE:
        file = path.with_name(path.name + suffix)
        if file.exists():
            file.rename(kept.with_name(kept.name + suffix))
    return kept

"""Moves what SQLite's log holds into the database itself, while writes go on.

SQLite would do so by itself at the end of a commit, and all writes would wait until thousands of pages are
on the disk. A thread does it beside them. What was written meanwhile is left for the writer, which takes
only a moment, and the log can begin anew.
"""

from __future__ import annotations

import logging
import sqlite3
import threading
from pathlib import Path

from sumida.store.sqlite_file import connect

log = logging.getLogger("sumida.store")

WRITES = 8_000
"""Writes between two checkpoints. Each changes about two pages; at `WAL_CHECKPOINT_PAGES` SQLite itself would
make one."""


class Checkpoints:
    """Checkpoints of one file; the writer's thread calls `count` after every commit."""

    def __init__(self, path: Path, most: int = WRITES) -> None:
        self._path = path
        self._most = most
        self._writes = 0
        self._db: sqlite3.Connection | None = None
        self._thread: threading.Thread | None = None

    def count(self, db: sqlite3.Connection, writes: int) -> None:
        """This many writes have been committed: begin a checkpoint if it is time, or complete one."""
        self._writes += writes
        if self._thread is None:
            if self._writes >= self._most:
                self._thread = threading.Thread(target=self._copy, name="sumida-checkpoint")
                self._thread.start()
        elif not self._thread.is_alive():
            self._thread, self._writes = None, 0
            self._copy(db)

    def close(self) -> None:
        """Wait for a checkpoint that is under way."""
        if self._thread is not None:
            self._thread.join()
        if self._db is not None:
            self._db.close()

    def _copy(self, db: sqlite3.Connection | None = None) -> None:
        """Copy what nobody has to wait for, by this connection or by one of its own."""
        try:
            if db is None:
                db = self._db = self._db or connect(self._path)
            db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        except sqlite3.Error as error:  # the log still has everything, and the next writes tell what is wrong
            log.warning("no checkpoint of the database: %s", error)

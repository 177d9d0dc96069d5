"""Checkpoints beside the writes: the log is copied into the file and begins anew, and nothing is lost."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from functools import partial
from pathlib import Path

import pytest

from sumida.store.checkpoints import Checkpoints
from sumida.store.sqlite import SqliteStore
from sumida.store.sqlite_file import connect, create

MANY = 800


def _write(db: sqlite3.Connection, path: Path, most: int) -> int:
    """Write records, with a checkpoint after every `most`; the size of the log afterwards."""
    made = Checkpoints(path, most)
    for number in range(MANY):
        db.execute("INSERT INTO records VALUES (?, ?)", (f"record {number}", b"x" * 3000))
        made.count(db, 1)
        _wait()
    made.close()
    return path.with_name(path.name + "-wal").stat().st_size


def _wait() -> None:
    """Until no checkpoint is under way; on a busy machine it might be for as long as the test takes."""
    for thread in threading.enumerate():
        if thread.name == "sumida-checkpoint":
            thread.join()


def _open(path: Path) -> sqlite3.Connection:
    create(path)
    db = connect(path)
    db.execute("PRAGMA synchronous = OFF")  # only so that this is quick
    return db


def _count(db: sqlite3.Connection) -> int:
    return int(db.execute("SELECT count(*) FROM records").fetchone()[0])


def test_the_log_begins_anew_after_a_checkpoint(tmp_path: Path) -> None:
    never, often = tmp_path / "never.sqlite3", tmp_path / "often.sqlite3"
    one, other = _open(never), _open(often)
    assert _write(other, often, MANY // 20) < _write(one, never, MANY + 1) / 2
    assert _count(one) == _count(other) == MANY
    one.close()
    other.close()


def test_a_checkpoint_that_fails_stops_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "club.sqlite3"
    db, closed = _open(path), sqlite3.connect(":memory:")
    closed.close()  # whatever the reason, SQLite raises an error
    monkeypatch.setattr("sumida.store.checkpoints.connect", lambda path: closed)
    _write(db, path, 10)
    assert "no checkpoint of the database" in caplog.text
    assert _count(db) == MANY
    db.close()


def test_what_was_written_during_checkpoints_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sumida.store.sqlite.Checkpoints", partial(Checkpoints, most=1))
    tables, versions = ("ABCD", "EFGH"), range(1, 200)

    async def write_and_read() -> None:
        store = SqliteStore(tmp_path / "club.sqlite3")
        for version in versions:
            await asyncio.gather(*(store.append(table, version, b"%d" % version) for table in tables))
        await store.close()
        again = SqliteStore(tmp_path / "club.sqlite3")
        for table in tables:
            assert list((await again.read(table)).entries) == [b"%d" % version for version in versions]
        await again.close()

    asyncio.run(write_and_read())

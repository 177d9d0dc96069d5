"""Damage and denial, as a file on a disk can suffer them."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sqlite3
import subprocess
import sys
import zlib
from pathlib import Path

import pytest

from sumida.store import Log, StoreError, sqlite
from sumida.store.sqlite import SqliteStore

WRITER = """
import asyncio, sys
from pathlib import Path
from sumida.store.sqlite import SqliteStore

async def main():
    store = SqliteStore(Path(sys.argv[1]))
    for version in range(1, 100_000):
        await store.append("ABCD", version, b"%d" % version)
        print(version, flush=True)

asyncio.run(main())
"""


async def _fill(path: Path) -> None:
    store = SqliteStore(path)
    for table in ("GOOD", "BADD"):
        for version in (1, 2, 3):
            await store.append(table, version, b"%d" % version)
    await store.close()


async def _read(path: Path, table: str) -> Log:
    store = SqliteStore(path)
    try:
        return await store.read(table)
    finally:
        await store.close()


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE entries SET entry = x'00ff' WHERE \"table\" = 'BADD' AND version = 2",
        "DELETE FROM entries WHERE \"table\" = 'BADD' AND version = 2",
        "UPDATE entries SET entry = 17 WHERE \"table\" = 'BADD' AND version = 2",
    ],
)
def test_a_bad_row_harms_only_what_comes_after_it_in_its_table(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "club.sqlite3"
    asyncio.run(_fill(path))
    with sqlite3.connect(path) as db:
        db.execute(damage)
    db.close()
    assert asyncio.run(_read(path, "GOOD")) == Log((b"1", b"2", b"3"))
    assert asyncio.run(_read(path, "BADD")) == Log((b"1",), damaged=2)


def test_kill_9_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    path = tmp_path / "club.sqlite3"
    command = [sys.executable, "-c", WRITER, str(path)]
    env = {**os.environ, "PYTHONPATH": "src"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=env, text=True) as writer:
        assert writer.stdout is not None
        acknowledged = [int(writer.stdout.readline()) for _ in range(50)]
        writer.send_signal(signal.SIGKILL)
        acknowledged += [int(line) for line in writer.stdout.read().split()]
    stored = asyncio.run(_read(path, "ABCD"))
    assert stored.damaged is None
    assert len(stored.entries) - acknowledged[-1] in (0, 1)


def test_only_its_owner_can_read_the_file(tmp_path: Path) -> None:
    path = tmp_path / "club.sqlite3"
    asyncio.run(_fill(path))
    assert path.stat().st_mode & 0o077 == 0


def test_a_database_of_a_later_schema_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "club.sqlite3"
    asyncio.run(_fill(path))
    with sqlite3.connect(path) as db:
        db.execute("UPDATE meta SET value = 99 WHERE key = 'schema'")
    db.close()
    with pytest.raises(StoreError, match="schema 99"):
        SqliteStore(path)


def test_a_file_that_is_no_database_is_refused_and_untouched(tmp_path: Path) -> None:
    path = tmp_path / "holiday.jpg"
    path.write_bytes(b"not a database, " * 100)
    with pytest.raises(StoreError, match="cannot be opened"):
        SqliteStore(path)
    assert path.read_bytes() == b"not a database, " * 100


def test_a_second_server_on_the_same_file_is_refused_by_name(tmp_path: Path) -> None:
    path = tmp_path / "club.sqlite3"

    async def two() -> None:
        first = SqliteStore(path)
        with pytest.raises(StoreError, match=re.escape(f"another server is using {path}")):
            SqliteStore(path)
        await first.close()
        await SqliteStore(path).close()

    asyncio.run(two())


def test_the_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "recipes.sqlite3"
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")
    db.close()
    before = path.read_bytes()
    with pytest.raises(StoreError, match="another program"):
        SqliteStore(path)
    assert path.read_bytes() == before


def test_a_file_of_schema_1_is_upgraded_and_its_damage_stays_visible(tmp_path: Path) -> None:
    path = tmp_path / "club.sqlite3"
    asyncio.run(_fill(path))
    with sqlite3.connect(path) as db:
        db.create_function("plain", 1, zlib.crc32)
        db.execute("UPDATE entries SET crc = plain(entry)")
        db.execute("UPDATE entries SET crc = 1 WHERE \"table\" = 'BADD' AND version = 2")
        db.execute("INSERT INTO meta VALUES ('secret:tokens', ?)", (b"k" * 32,))
        db.execute("DROP TABLE people")
        db.execute("DROP TABLE games")
        db.execute("UPDATE meta SET value = 1 WHERE key = 'schema'")
    db.close()

    async def reopen() -> None:
        store = SqliteStore(path)
        assert await store.read("GOOD") == Log((b"1", b"2", b"3"))
        assert await store.read("BADD") == Log((b"1",), damaged=2)
        assert await store.secret("tokens") == b"k" * 32
        await store.close()

    asyncio.run(reopen())
    asyncio.run(reopen())
    with sqlite3.connect(path) as db:
        db.execute("UPDATE entries SET \"table\" = 'BETT' WHERE \"table\" = 'GOOD' AND version = 1")
    db.close()
    assert asyncio.run(_read(path, "BETT")) == Log((), damaged=1)


def test_a_commit_waits_for_more_writes_only_if_several_came_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever writes alone waits for the disk and nothing else."""
    waits: list[float] = []
    monkeypatch.setattr("sumida.store.sqlite.time.sleep", waits.append)

    async def story() -> None:
        store = SqliteStore(tmp_path / "club.sqlite3")
        for version in (1, 2, 3):
            await store.append("ONE", version, b"-")
        alone, waits[:] = list(waits), []
        await asyncio.gather(*(store.append(f"T{table}", 1, b"-") for table in range(200)))
        await store.append("ONE", 4, b"-")
        await store.append("ONE", 5, b"-")
        await store.close()
        assert not alone
        assert 0 < max(waits) <= sqlite.MOST_WAIT_S

    asyncio.run(story())

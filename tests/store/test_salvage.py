"""A database file cut at any byte: what is there is served, and the damaged file is kept."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from sumida.store import Log, Store, StoreError
from sumida.store.salvage import Salvage, _local, _payload, salvage
from sumida.store.sqlite import SqliteStore

TABLES, ENTRIES = 12, 20


def entry(code: str, version: int) -> bytes:
    """Entries of many sizes, some over several pages, no two alike."""
    rng = Random(f"{code}{version}")
    size = rng.choice((20, 200, 900, 900, 3000, 15_000 if version == 7 else 300))
    return f"{code}:{version}:".encode() + rng.randbytes(size)


async def _fill(store: Store) -> None:
    for version in range(1, ENTRIES + 1):
        for number in range(TABLES):
            await store.append(f"T{number:02}", version, entry(f"T{number:02}", version))
    await store.save_record("u" + "0" * 20, b"not what its name says")
    await store.secret("tokens")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("whole") / "club.sqlite3"

    async def make() -> None:
        store = SqliteStore(path)
        await _fill(store)
        await store.close()

    asyncio.run(make())
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("VACUUM")  # or there would be remains of rows that have moved to another page
    return path.read_bytes()


def everything() -> dict[tuple[str, int], bytes]:
    codes = [f"T{number:02}" for number in range(TABLES)]
    return {(code, version): entry(code, version) for code in codes for version in range(1, ENTRIES + 1)}


def found_in(folder: Path, data: bytes) -> Salvage:
    path = folder / "cut.sqlite3"
    path.write_bytes(data)
    return salvage(path)


def test_a_whole_file_is_read_whole(tmp_path: Path, whole: bytes) -> None:
    found = found_in(tmp_path, whole)
    assert found.entries == everything()
    assert list(found.secrets) == ["tokens"]
    assert found.records == {}, "a record whose name does not prove it is not believed"


def test_cut_at_any_byte_every_row_that_is_still_there_is_found(tmp_path: Path, whole: bytes) -> None:
    rng = Random(4)
    for cut in [*rng.sample(range(len(whole)), 60), *range(0, 200, 9), len(whole) - 1]:
        left = whole[:cut]
        found = found_in(tmp_path, left)
        assert found.entries.items() <= everything().items(), "nothing is made up"
        there = {key for key, data in everything().items() if len(data) < 900 and data in left}
        assert there <= found.entries.keys(), f"cut at {cut}"


def test_damage_in_the_middle_costs_only_what_it_hits(tmp_path: Path, whole: bytes) -> None:
    rng = Random(5)
    for _ in range(20):
        at = rng.randrange(4096, len(whole) - 4096)
        found = found_in(tmp_path, whole[:at] + rng.randbytes(512) + whole[at + 512 :])
        assert found.entries.items() <= everything().items()
        assert len(found.entries) > len(everything()) * 0.8


def test_start_up_tells_what_it_could_read_serves_it_and_keeps_the_damaged_file(
    tmp_path: Path, whole: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "club.sqlite3"
    cut = whole[: len(whole) * 2 // 3]
    path.write_bytes(cut)

    async def serve() -> dict[str, Log]:
        store = SqliteStore(path)
        try:
            assert len(await store.secret("tokens")) == 32
            logs = {code: await store.read(code) for code in await store.tables()}
            await store.append("NEWW", 1, b"life goes on")
            return logs
        finally:
            await store.close()

    with caplog.at_level(logging.ERROR):
        logs = asyncio.run(serve())
    assert "could be read" in caplog.text
    (kept,) = tmp_path.glob("club.sqlite3.damaged-*")
    assert kept.read_bytes() == cut
    assert len(logs) >= TABLES // 2
    for code, log in logs.items():
        assert log.entries == tuple(entry(code, version) for version in range(1, len(log.entries) + 1))
    caplog.clear()
    assert asyncio.run(serve_again(path)) == Log((b"life goes on",))
    assert not caplog.records, "the new file is whole"


async def serve_again(path: Path) -> Log:
    store = SqliteStore(path)
    try:
        return await store.read("NEWW")
    finally:
        await store.close()


@pytest.mark.parametrize("cut", [1, 15, 50, 99, 100, 4095, 4096, 5000])
def test_a_file_of_which_almost_nothing_is_left_does_not_stop_the_server(
    tmp_path: Path, whole: bytes, cut: int
) -> None:
    path = tmp_path / "club.sqlite3"
    path.write_bytes(whole[:cut])
    assert asyncio.run(serve_again(path)) == Log(())
    (kept,) = tmp_path.glob("club.sqlite3.damaged-*")
    assert kept.read_bytes() == whole[:cut]


def test_what_only_the_write_ahead_log_holds_is_found_as_well(tmp_path: Path) -> None:
    path = tmp_path / "club.sqlite3"

    async def make() -> tuple[bytes, bytes]:
        store = SqliteStore(path)
        await _fill(store)
        both = path.read_bytes(), (tmp_path / "club.sqlite3-wal").read_bytes()
        await store.close()
        return both

    main, wal = asyncio.run(make())
    folder = tmp_path / "cut"
    folder.mkdir()
    (folder / "club.sqlite3").write_bytes(main[: len(main) // 2])
    (folder / "club.sqlite3-wal").write_bytes(wal)
    assert salvage(folder / "club.sqlite3").entries.keys() >= {
        key
        for key, data in everything().items()
        if len(data) < 900 and (data in wal or data in main[: len(main) // 2])
    }


HOLDER = """
import sqlite3, sys
db = sqlite3.connect(sys.argv[1])
db.execute("SELECT * FROM entries").fetchall()
print("open", flush=True)
sys.stdin.read()
"""


def test_a_damaged_file_in_use_by_another_program_is_not_renamed(tmp_path: Path, whole: bytes) -> None:
    """During a checkpoint the file may look truncated; its server would write into the renamed file."""
    path = tmp_path / "club.sqlite3"
    path.write_bytes(whole)
    command = [sys.executable, "-c", HOLDER, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "open\n"
        os.truncate(path, len(whole) // 2)
        with pytest.raises(StoreError, match="in use"):
            SqliteStore(path)
        assert not list(tmp_path.glob("*.damaged-*"))
        holder.communicate("")
    asyncio.run(SqliteStore(path).close())
    assert list(tmp_path.glob("*.damaged-*"))


def test_an_interrupted_repair_is_finished(tmp_path: Path, whole: bytes) -> None:
    (tmp_path / "club.sqlite3.salvaged").write_bytes(whole)

    async def read() -> int:
        store = SqliteStore(tmp_path / "club.sqlite3")
        found = await store.tables()
        await store.close()
        return len(found)

    assert asyncio.run(read()) == TABLES


def test_pages_that_lead_in_circles_end_nowhere() -> None:
    page = bytes([0xA0, 0x80, 0x80, 0x00]) + bytes(508)  # a row of 64 MB begins here
    in_circles = (2).to_bytes(4, "big") + bytes(508)
    start = page[:4] + bytes(_local(1 << 26, 512)) + (2).to_bytes(4, "big")
    assert _payload(start.ljust(512, b"\0"), 0, 512, {2: in_circles}) is None

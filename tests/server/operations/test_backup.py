"""Backups: what was restored is what there was, and damage is never hidden."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.postgres import Postgres
from tests.server.operations.damage import people
from tests.server.operations.test_operations import play_some

from sumida import codec
from sumida.cli import main
from sumida.kernel import GameError
from sumida.records import new_game
from sumida.server.offers import Installed
from sumida.server.operations.db import main as db
from sumida.server.operations.indexing import build_index, games_in
from sumida.store import GameSearch, IndexedGame, open_snapshot, open_store
from sumida.store.people import StoredPersonal
from sumida.store.rows import upload_name
from sumida.store.snapshot import Item, StoredEntry

STORES = ["sqlite", "postgresql"]


@pytest.fixture
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return _database(request, tmp_path / "club.sqlite3", request.param)


def _database(request: pytest.FixtureRequest, file: Path, kind: str) -> str:
    if kind == "sqlite":
        return f"sqlite:///{file}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()


def fill(tell: Any, address: str) -> None:
    """Play a little, upload a game, and keep something about people."""
    play_some(tell, address)
    record = codec.write_record(new_game("hanabi", players=2, seed=3).record()).encode()

    async def upload() -> None:
        store = await open_store(address)
        await store.save_record(upload_name(record), record)
        await store.people.put(people(3))
        await store.close()

    asyncio.run(upload())


async def contents(address: str) -> list[Item]:
    """Everything in a database, which is whole."""
    snapshot = await open_snapshot(address)
    try:
        found = [item async for item in snapshot.items()]
    finally:
        await snapshot.close()
    assert snapshot.damage == []
    return found


def everything(folder: Path) -> dict[str, str]:
    """The name and content of every file in a folder."""
    return {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest()
        for path in folder.iterdir()
        if path.is_file()
    }


@pytest.mark.parametrize("address", STORES, indirect=True)
@pytest.mark.parametrize("other", STORES)
def test_a_restored_database_equals_its_source_entry_by_entry(
    tell: Any, address: str, other: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    fill(tell, address)
    file, again = tmp_path / "club.backup", _database(request, tmp_path / "again.sqlite3", other)
    assert db(["--database", address, "backup", str(file)]) == 0
    assert db(["verify", str(file)]) == 0
    assert db(["--database", again, "restore", str(file)]) == 0
    source = asyncio.run(contents(address))
    assert asyncio.run(contents(again)) == source
    assert [item for item in source if isinstance(item, StoredPersonal)] == sorted(people(3), key=_by_name)
    kinds = {type(item).__name__ for item in source}
    assert kinds == {"StoredSecret", "StoredEntry", "StoredRecord", "StoredPersonal"}
    assert db(["--database", again, "verify"]) == 0


def _by_name(row: StoredPersonal) -> tuple[bytes, bytes]:
    return row.kind.encode(), row.name.encode()


@pytest.mark.parametrize("address", STORES, indirect=True)
@pytest.mark.parametrize("other", STORES)
def test_the_lists_of_peoples_games_are_built_again_as_they_were(
    tell: Any, address: str, other: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """They follow from the logs, so a backup leaves them out."""

    async def stop(club: Any) -> None:
        _, (ada, _) = await club.table("Ada", "Bo")
        assert (await ada.do("stop"))["type"] == "ack"

    fill(tell, address)
    tell(stop, database=address)
    file, again = tmp_path / "club.backup", _database(request, tmp_path / "again.sqlite3", other)
    assert db(["--database", address, "backup", str(file)]) == 0
    assert db(["--database", again, "restore", str(file)]) == 0
    before = asyncio.run(listed(address, build=False))
    assert sorted(row.running for row in before) == [False, False, True, True], "both players have both games"
    assert asyncio.run(listed(again, build=True)) == before


async def listed(address: str, *, build: bool) -> set[IndexedGame]:
    """The games in everybody's list, if wanted after building the lists from the logs."""
    store = await open_store(address)
    try:
        if build:
            assert not await store.people.is_indexed()
            await build_index(store)
        owners = [
            row.owner
            for code in await store.tables()
            for row in games_in(code, (await store.read(code)).entries, Installed())
        ]
        running = await store.people.games(owners, GameSearch("running"))
        return {*running, *await store.people.games(owners, GameSearch("finished"))}
    finally:
        await store.close()


@pytest.mark.parametrize("address", STORES, indirect=True)
def test_a_backup_overwrites_nothing_and_is_restored_only_into_an_empty_database(
    tell: Any, address: str, tmp_path: Path
) -> None:
    fill(tell, address)
    file = tmp_path / "club.backup"
    assert db(["--database", address, "backup", str(file)]) == 0
    before = asyncio.run(contents(address))
    with pytest.raises(GameError, match="exists"):
        db(["--database", address, "backup", str(file)])
    with pytest.raises(GameError, match="empty one"):
        db(["--database", address, "restore", str(file)])
    assert asyncio.run(contents(address)) == before


@pytest.mark.parametrize("address", STORES, indirect=True)
def test_a_database_with_people_and_no_games_is_not_empty(tell: Any, address: str, tmp_path: Path) -> None:
    play_some(tell, f"sqlite:///{tmp_path / 'other.sqlite3'}")
    file = tmp_path / "club.backup"
    assert db(["--database", f"sqlite:///{tmp_path / 'other.sqlite3'}", "backup", str(file)]) == 0

    async def put() -> None:
        store = await open_store(address)
        await store.people.put(people(1))
        await store.close()

    asyncio.run(put())
    before = asyncio.run(contents(address))
    with pytest.raises(GameError, match="games or people"):
        db(["--database", address, "restore", str(file)])
    assert asyncio.run(contents(address)) == before


def _spoil(address: str, statement: str) -> None:
    if address.startswith("sqlite"):
        with closing(sqlite3.connect(address.removeprefix("sqlite:///"))) as damaged, damaged:
            damaged.execute(statement.replace("code", '"table"'))
        return

    async def spoil() -> None:
        import asyncpg

        damaged = await asyncpg.connect(address)
        await damaged.execute(statement)
        await damaged.close()

    asyncio.run(spoil())


@pytest.mark.parametrize("address", STORES, indirect=True)
@pytest.mark.parametrize(
    ("statement", "named"),
    [
        ("UPDATE entries SET entry = '\\x7b' WHERE version = 4", "entry 4 is damaged"),
        ("DELETE FROM entries WHERE version = 4", "entry 4 is missing"),
        ("UPDATE entries SET code = 'ZZZZ' WHERE version = (SELECT max(version) FROM entries)", "table ZZZZ"),
        ("UPDATE entries SET crc = crc + 1 WHERE version = 2", "entry 2 is damaged"),
        ("UPDATE records SET record = '\\x7b'", "uploaded game"),
        ("UPDATE people SET person = 'p0' WHERE kind = 'device'", "about people: device"),
    ],
)
def test_damage_is_named_by_backup_and_verify_and_only_salvage_copies_what_is_whole(
    tell: Any,
    address: str,
    statement: str,
    named: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    fill(tell, address)
    truth = asyncio.run(contents(address))
    if address.startswith("sqlite"):
        statement = statement.replace("'\\x7b'", "x'7b'")
    _spoil(address, statement)
    file = tmp_path / "club.backup"
    assert db(["--database", address, "backup", str(file)]) == 1
    assert named in capsys.readouterr().out
    assert not list(tmp_path.glob("club.backup*")), "nothing that looks like a backup is left"
    assert db(["--database", address, "verify"]) == 1
    assert named in capsys.readouterr().out
    assert db(["--database", address, "backup", "--salvage", str(file)]) == 1
    assert named in capsys.readouterr().out
    saved = asyncio.run(contents(f"sqlite:///{file}"))
    assert set(saved) < set(truth)
    assert db(["verify", str(file)]) == 0
    assert "salvaged" in capsys.readouterr().out
    assert db(["--database", f"sqlite:///{tmp_path}/again.sqlite3", "restore", str(file)]) == 0


def test_a_damaged_backup_is_restored_all_or_nothing(tell: Any, tmp_path: Path) -> None:
    fill(tell, f"sqlite:///{tmp_path}/club.sqlite3")
    file, again = tmp_path / "club.backup", tmp_path / "again.sqlite3"
    assert db(["--database", f"sqlite:///{tmp_path}/club.sqlite3", "backup", str(file)]) == 0
    with closing(sqlite3.connect(file)) as damaged, damaged:
        damaged.execute("DELETE FROM entries WHERE version = (SELECT max(version) FROM entries)")
    restore = ["--database", f"sqlite:///{again}", "restore", str(file)]
    assert db(restore) == 1, "the manifest knows that there was one entry more"
    assert not again.exists()
    assert db([*restore, "--salvage"]) == 1
    assert [item for item in asyncio.run(contents(f"sqlite:///{again}")) if isinstance(item, StoredEntry)]


@pytest.mark.parametrize("kind", STORES)
def test_a_damaged_backup_leaves_the_target_as_it_was(
    tell: Any, kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    fill(tell, f"sqlite:///{tmp_path}/club.sqlite3")
    with closing(sqlite3.connect(tmp_path / "club.sqlite3")) as damaged, damaged:
        damaged.execute("UPDATE entries SET crc = 1 WHERE version = 5")
    target = _database(request, tmp_path / "again.sqlite3", kind)

    async def open_once() -> bytes:
        store = await open_store(target)
        try:
            return await store.secret("tokens")
        finally:
            await store.close()

    key = asyncio.run(open_once())
    assert db(["--database", target, "restore", str(tmp_path / "club.sqlite3")]) == 1
    assert asyncio.run(open_once()) == key


def test_a_mistyped_name_is_an_error_and_creates_nothing(
    tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = f"sqlite:///{tmp_path}/clbu.sqlite3"
    empty = postgres.database()
    for database in (missing, empty, empty.rsplit("/", 1)[0] + "/nowhere"):
        assert main(["db", "--database", database, "backup", str(tmp_path / "club.backup")]) == 2
        assert main(["db", "--database", database, "verify"]) == 2
    assert main(["db", "--database", missing, "prune", "3"]) == 2
    assert main(["db", "verify", str(tmp_path / "clbu.backup")]) == 2
    assert main(["db", "--database", missing, "restore", str(tmp_path / "clbu.backup")]) == 2
    assert "clbu" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir() if path.suffix != ".lock"] == []


def test_verifying_changes_nothing(tell: Any, tmp_path: Path) -> None:
    folder = tmp_path / "club"
    fill(tell, f"sqlite:///{folder}/club.sqlite3")
    whole = everything(folder)
    assert db(["verify", str(folder / "club.sqlite3")]) == 0
    assert everything(folder) == whole
    data = (folder / "club.sqlite3").read_bytes()
    inside = data.index(b'"created"')
    for damaged in (
        data[: len(data) // 2],
        bytes(4096) + data[4096:],
        data[:inside] + b"!" + data[inside + 1 :],
    ):
        (folder / "club.sqlite3").write_bytes(damaged)
        before = everything(folder)
        assert db(["verify", str(folder / "club.sqlite3")]) == 1
        assert everything(folder) == before


def test_what_a_killed_server_left_in_the_write_ahead_log_is_backed_up(tell: Any, tmp_path: Path) -> None:
    """And if that log is damaged, which SQLite ignores, the backup says so."""
    live, dead = tmp_path / "live", tmp_path / "dead"
    fill(tell, f"sqlite:///{live}/club.sqlite3")

    async def crash() -> None:
        store = await open_store(f"sqlite:///{live}/club.sqlite3")
        for version in range(1, 60):
            await store.append("LATE", version, b"%d" % version * 200)
        dead.mkdir()
        for name in ("club.sqlite3", "club.sqlite3-wal"):
            (dead / name).write_bytes((live / name).read_bytes())
        await store.close()

    asyncio.run(crash())
    before = everything(dead)
    found = asyncio.run(contents(f"sqlite:///{dead}/club.sqlite3"))
    assert len([item for item in found if isinstance(item, StoredEntry) and item.table == "LATE"]) == 59
    assert everything(dead) == before
    log = bytearray((dead / "club.sqlite3-wal").read_bytes())
    for at in (5, 40, len(log) // 2, len(log) - 100):
        damaged = log.copy()
        damaged[at] ^= 0x40
        (dead / "club.sqlite3-wal").write_bytes(damaged)
        assert db(["--database", f"sqlite:///{dead}/club.sqlite3", "backup", str(tmp_path / "late")]) == 1


def test_a_destroyed_first_page_is_salvaged(tell: Any, tmp_path: Path) -> None:
    path, file = tmp_path / "club.sqlite3", tmp_path / "club.backup"
    fill(tell, f"sqlite:///{path}")
    truth = asyncio.run(contents(f"sqlite:///{path}"))
    path.write_bytes(b"\xa5" * 4096 + path.read_bytes()[4096:])
    assert db(["--database", f"sqlite:///{path}", "backup", str(file)]) == 1
    assert db(["--database", f"sqlite:///{path}", "backup", "--salvage", str(file)]) == 1
    assert asyncio.run(contents(f"sqlite:///{file}")) == truth


def test_a_server_starts_after_its_first_page_was_destroyed(tell: Any, tmp_path: Path) -> None:
    path = tmp_path / "club.sqlite3"
    fill(tell, f"sqlite:///{path}")
    truth = asyncio.run(contents(f"sqlite:///{path}"))
    path.write_bytes(bytes(4096) + path.read_bytes()[4096:])

    async def start() -> None:
        await (await open_store(f"sqlite:///{path}")).close()

    asyncio.run(start())
    assert asyncio.run(contents(f"sqlite:///{path}")) == truth


def test_a_backup_is_made_while_the_server_writes(tell: Any, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/club.sqlite3"

    async def story(club: Any) -> None:
        from sumida.server.operations.backup import backup

        _, (ada, bo) = await club.table("Ada", "Bo")
        assert await backup(database, tmp_path / "first.backup") == 0
        for mover, other in ((ada, bo), (bo, ada)):
            assert (await mover.move())["type"] == "ack"
            await other.until_version(mover.version)
        assert await backup(database, tmp_path / "second.backup") == 0

    tell(story, database=database)
    first = asyncio.run(contents(f"sqlite:///{tmp_path}/first.backup"))
    second = asyncio.run(contents(f"sqlite:///{tmp_path}/second.backup"))
    assert set(first) < set(second) <= set(asyncio.run(contents(database)))

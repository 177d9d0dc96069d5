"""What only a database server can suffer, and how its schema grows."""

from __future__ import annotations

import asyncio
from typing import Any
from zlib import crc32

import asyncpg
import pytest
from tests.postgres import Postgres

from sumida.store import Conflict, Log, OutcomeUnknown, Store, StoreError, open_store
from sumida.store.cluster import PostgresCluster
from sumida.store.migrations import STEPS
from sumida.store.postgres import PostgresStore, _Row


async def _sql(address: str, sql: str) -> object:
    db = await asyncpg.connect(address)
    try:
        return await db.fetchval(sql)
    finally:
        await db.close()


async def _open_and_close(address: str) -> None:
    await (await open_store(address)).close()


def test_the_schema_is_made_once_and_its_version_remembered(postgres: Postgres) -> None:
    address = postgres.database()

    async def open_four_at_once() -> object:
        await asyncio.gather(*(_open_and_close(address) for _ in range(4)))
        return await _sql(address, "SELECT array_agg(version ORDER BY version) FROM migrations")

    assert asyncio.run(open_four_at_once()) == list(range(1, len(STEPS) + 1))


def test_an_older_schema_is_brought_up_to_date_with_what_it_holds(postgres: Postgres) -> None:
    address = postgres.database()

    async def grow() -> Log:
        await _sql(address, "CREATE TABLE migrations (version integer PRIMARY KEY, at timestamptz)")
        db = await asyncpg.connect(address)
        await db.execute(STEPS[0])
        await db.execute("INSERT INTO migrations VALUES (1)")
        await db.execute("INSERT INTO entries VALUES ('ABCD', 1, $1, 'first')", crc32(b"first"))
        await db.close()
        store = await open_store(address)
        try:
            return await store.read("ABCD")
        finally:
            await store.close()

    assert asyncio.run(grow()) == Log((b"first",))


def test_a_database_of_a_later_schema_is_refused(postgres: Postgres) -> None:
    address = postgres.database()

    async def later() -> None:
        await _open_and_close(address)
        await _sql(address, "INSERT INTO migrations (version) VALUES (99)")
        with pytest.raises(StoreError, match="schema 99"):
            await open_store(address)

    asyncio.run(later())


def test_an_unreachable_database_is_reported_without_the_password() -> None:
    with pytest.raises(StoreError, match="cannot be opened") as found:
        asyncio.run(open_store("postgresql://ada:hunter2@127.0.0.1:1/club"))
    assert "hunter2" not in str(found.value)


def test_a_bad_row_harms_only_what_comes_after_it_in_its_table(postgres: Postgres) -> None:
    address = postgres.database()

    async def damage() -> None:
        store = await open_store(address)
        for table in ("GOOD", "BADD"):
            for version in (1, 2, 3):
                await store.append(table, version, b"%d" % version)
        await _sql(address, "UPDATE entries SET entry = 'x' WHERE code = 'BADD' AND version = 2")
        assert await store.read("GOOD") == Log((b"1", b"2", b"3"))
        assert await store.read("BADD") == Log((b"1",), damaged=2)
        await store.close()

    asyncio.run(damage())


async def _write(store: Store, name: str, count: int, stored: list[tuple[str, int]]) -> None:
    for version in range(1, count + 1):
        await store.append(name, version, f"{name} {version}".encode())
        stored.append((name, version))


def test_a_restart_under_load_loses_and_doubles_nothing(postgres: Postgres) -> None:
    address = postgres.database()

    async def load() -> None:
        store = await open_store(address)
        stored: list[tuple[str, int]] = []
        writing = asyncio.gather(*(_write(store, f"T{n}", 60, stored) for n in range(10)))
        while len(stored) < 100:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(postgres.kill)
        assert len(stored) < 600
        await asyncio.to_thread(postgres.start)
        await writing
        for n in range(10):
            assert await store.read(f"T{n}") == Log(tuple(f"T{n} {v}".encode() for v in range(1, 61)))
        await store.close()

    asyncio.run(load())


class Lossy:
    """A pool whose first answer to an insert gets lost, after the database has taken it."""

    def __init__(self, pool: Any) -> None:
        self.pool = pool
        self.broken = False
        self.close = pool.close

    def acquire(self, timeout: float) -> Lossy:
        self._held = self.pool.acquire(timeout=timeout)
        return self

    async def __aenter__(self) -> Lossy:
        self._db = await self._held.__aenter__()
        return self

    async def __aexit__(self, *found: object) -> None:
        await self._held.__aexit__(*found)

    async def fetch(self, sql: str, *values: object) -> object:
        rows = await self._db.fetch(sql, *values)
        if not self.broken:
            self.broken = True
            raise ConnectionResetError
        return rows


def test_an_insert_whose_reply_was_lost_is_recognized_as_our_own(postgres: Postgres) -> None:
    """The connection breaks after the commit: trying again must not look like somebody else's entry."""
    address = postgres.database()

    async def lose() -> None:
        store = await open_store(address)
        assert isinstance(store, PostgresStore)
        await store.append("ABCD", 1, b"theirs")
        store.pool = Lossy(store.pool)
        rows = [_Row("ABCD", 1, b"mine"), _Row("ABCD", 2, b"mine")]
        await store._commit(rows)
        assert [type(row.done.exception()) for row in rows] == [Conflict, type(None)]
        store.pool = store.pool.pool
        assert await store.read("ABCD") == Log((b"theirs", b"mine"))
        await store.close()

    asyncio.run(lose())


def test_a_database_that_stays_away_is_given_up(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sumida.store.postgres.RETRY_S", 0.5)
    address = postgres.database()

    async def wait() -> None:
        store = await open_store(address)
        await asyncio.to_thread(postgres.kill)
        try:
            with pytest.raises(OutcomeUnknown):
                await store.append("ABCD", 1, b"")
            with pytest.raises(StoreError, match="unavailable"):
                await store.check()
        finally:
            await asyncio.to_thread(postgres.start)
        await store.append("ABCD", 1, b"")
        await store.close()

    asyncio.run(wait())


class Odd:
    """A pool that fails unexpectedly, this many times."""

    def __init__(self, pool: Any, times: int) -> None:
        self.pool, self.times = pool, times

    def acquire(self, timeout: float) -> Any:
        self.times -= 1
        if self.times >= 0:
            raise RuntimeError("odd")
        return self.pool.acquire(timeout=timeout)


def test_an_unexpected_failure_stops_neither_writing_nor_heartbeats(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sumida.store.cluster.HEARTBEAT_S", 0.01)
    address = postgres.database()

    async def use() -> None:
        store = await open_store(address)
        assert isinstance(store, PostgresStore)
        cluster = PostgresCluster(store)
        await cluster.join("http://here", lambda table, version: None)
        pool = store.pool
        store.pool = odd = Odd(pool, 5)
        async with asyncio.timeout(20):
            while odd.times >= 0:
                await asyncio.sleep(0.01)
        assert not any(task.done() for task in cluster._tasks)
        await cluster.leave()
        store.pool = Odd(pool, 1)
        with pytest.raises(OutcomeUnknown):
            await asyncio.wait_for(store.append("ABCD", 1, b""), 20)
        await asyncio.wait_for(store.append("ABCD", 1, b""), 20)
        store.pool = pool
        await store.close()

    asyncio.run(use())


def test_a_table_is_not_deleted_while_another_live_server_owns_it(postgres: Postgres) -> None:
    address = postgres.database()

    async def use() -> None:
        ours, theirs = await open_store(address), await open_store(address)
        assert isinstance(theirs, PostgresStore)
        cluster = PostgresCluster(theirs)
        await cluster.join("http://there", lambda table, version: None)
        await theirs.append("ABCD", 1, b"entry")
        await cluster.acquire("ABCD")
        assert not await ours.delete("ABCD", 1)
        assert await _sql(address, "SELECT count(*) FROM owners") == 1, "it is still theirs"
        for task in cluster._tasks:
            task.cancel()
        await _sql(address, "UPDATE nodes SET seen = seen - interval '1 hour'")
        assert await ours.delete("ABCD", 1), "a dead server owns nothing"
        assert await _sql(address, "SELECT count(*) FROM entries") == 0
        assert await _sql(address, "SELECT count(*) FROM owners") == 0
        for store in (ours, theirs):
            await store.close()

    asyncio.run(use())


def test_two_servers_over_one_database_never_write_the_same_version(postgres: Postgres) -> None:
    address = postgres.database()

    async def race() -> None:
        stores = [await open_store(address), await open_store(address)]
        won: list[bytes] = []

        async def write(store: Store, name: bytes) -> None:
            for version in range(1, 31):
                try:
                    await store.append("ABCD", version, name)
                except Conflict:
                    continue
                won.append(name)

        await asyncio.gather(write(stores[0], b"first"), write(stores[1], b"second"))
        log = await stores[0].read("ABCD")
        assert len(won) == len(log.entries) == 30
        assert sorted(won) == sorted(log.entries)
        for store in stores:
            await store.close()

    asyncio.run(race())

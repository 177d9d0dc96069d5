"""What every store promises."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from tests.store.conftest import Opener

from sumida.kernel import GameError
from sumida.store import Conflict, Log, Store, StoreError, open_store


def run(opener: Opener, work: Callable[[Store], Awaitable[None]]) -> None:
    async def session() -> None:
        store = await opener()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(session())


def test_entries_come_back_in_order_after_reopening(opener: Opener) -> None:
    async def write(store: Store) -> None:
        for version in (1, 2, 3):
            await store.append("ABCD", version, b"entry %d" % version)

    async def read(store: Store) -> None:
        assert await store.read("ABCD") == Log((b"entry 1", b"entry 2", b"entry 3"))
        assert await store.tables() == {"ABCD": 3}

    run(opener, write)
    run(opener, read)


def test_an_unknown_table_is_empty(opener: Opener) -> None:
    async def read(store: Store) -> None:
        assert await store.read("NONE") == Log(())

    run(opener, read)


def test_a_version_is_written_once(opener: Opener) -> None:
    async def write(store: Store) -> None:
        await store.append("ABCD", 1, b"first")
        with pytest.raises(Conflict):
            await store.append("ABCD", 1, b"second")
        assert (await store.read("ABCD")).entries == (b"first",)

    run(opener, write)


def test_of_many_at_once_one_conflict_harms_no_other(opener: Opener) -> None:
    async def write(store: Store) -> None:
        names = [f"T{number}" for number in range(50)]
        both = [store.append(name, 1, name.encode()) for name in (*names, "T7")]
        results = await asyncio.gather(*both, return_exceptions=True)
        assert [type(result) for result in results if result] == [Conflict]
        assert len(await store.tables()) == 50

    run(opener, write)


def test_many_writers_lose_nothing(opener: Opener) -> None:
    async def one(store: Store, name: str) -> None:
        for version in range(1, 21):
            await store.append(name, version, b"%d" % version)

    async def write(store: Store) -> None:
        await asyncio.gather(*(one(store, f"T{number}") for number in range(20)))
        for number in range(20):
            log = await store.read(f"T{number}")
            assert log == Log(tuple(b"%d" % version for version in range(1, 21)))

    run(opener, write)


def test_secrets_are_made_once(opener: Opener) -> None:
    found: list[bytes] = []

    async def ask(store: Store) -> None:
        found.append(await store.secret("seats"))
        found.append(await store.secret("others"))

    run(opener, ask)
    run(opener, ask)
    assert found[0] == found[2] != found[1] == found[3]
    assert len(found[0]) == 32


def test_records_are_kept_under_their_name(opener: Opener) -> None:
    async def keep(store: Store) -> None:
        assert await store.record("x1") is None
        await store.save_record("x1", b"a game")
        await store.save_record("x1", b"another")
        assert await store.uploaded() == (1, len(b"a game"))
        assert await store.record("x1") == b"a game"

    run(opener, keep)


def test_a_table_is_deleted_only_at_the_version_given(opener: Opener) -> None:
    async def use() -> None:
        store = await opener()
        for version in (1, 2):
            await store.append("ABCD", version, b"entry")
        await store.append("EFGH", 1, b"another table")
        assert not await store.delete("ABCD", 1), "it has gone on since"
        assert len((await store.read("ABCD")).entries) == 2
        assert await store.delete("ABCD", 2)
        assert await store.tables() == {"EFGH": 1}
        await store.close()

    asyncio.run(use())


def test_a_healthy_store_passes_its_check(opener: Opener) -> None:
    run(opener, lambda store: store.check())


@pytest.mark.parametrize("address", ["", "club.sqlite3", "mysql://x", "sqlite:///"])
def test_other_addresses_are_refused(address: str) -> None:
    with pytest.raises(GameError, match="sqlite:///FILE"):
        asyncio.run(open_store(address))


def test_a_closed_store_refuses(opener: Opener) -> None:
    async def use() -> None:
        store = await opener()
        await store.close()
        with pytest.raises(StoreError, match="closed"):
            await store.append("ABCD", 1, b"")

    asyncio.run(use())


def test_what_was_asked_before_the_end_is_stored_and_what_comes_after_is_refused(opener: Opener) -> None:
    async def use() -> None:
        store = await opener()
        before = [asyncio.ensure_future(store.append("ABCD", version, b"x")) for version in range(1, 21)]
        await asyncio.sleep(0.01)
        closing = asyncio.create_task(store.close())
        await asyncio.sleep(0)
        with pytest.raises(StoreError):
            await asyncio.wait_for(store.append("ABCD", 21, b"x"), timeout=20)
        done, _ = await asyncio.wait([*before, closing], timeout=20)
        assert done == {*before, closing}, "no caller waits forever"
        await asyncio.gather(*before, closing)
        store = await opener()
        assert len((await store.read("ABCD")).entries) == 20
        await store.close()

    asyncio.run(use())


def test_any_bytes_come_back_as_they_were(opener: Opener) -> None:
    entries = (b"", bytes(range(256)), "mañana ☃".encode(), b"x" * 1_000_000)

    async def write(store: Store) -> None:
        for version, entry in enumerate(entries, start=1):
            await store.append("ABCD", version, entry)
        assert await store.read("ABCD") == Log(entries)

    run(opener, write)

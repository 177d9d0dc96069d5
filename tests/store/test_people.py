"""What every store keeps about people: rows, and the index of their games."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.store.conftest import Opener
from tests.store.test_store import run

from sumida.store import Conflict, GameSearch, IndexedGame, Store, StoredPersonal
from sumida.store.people import whole_rows
from sumida.store.salvage import salvage
from sumida.store.sqlite import SqliteStore


def row(kind: str, name: str, person: str = "p1", changed: int = 1) -> StoredPersonal:
    return StoredPersonal(kind, name, person, changed, b"data of " + name.encode())


def game(number: int, at: int | None = None, owner: str = "me", **fields: object) -> IndexedGame:
    usual = {"running": False, "game": "hanabi", "variant": "no", "seat": 0, "score": number}
    usual |= {"partners": "ana\nbo", "data": b"{}"} | fields
    return IndexedGame(owner, f"T{number:05}", 1, number if at is None else at, **usual)  # type: ignore[arg-type]


def test_rows_are_found_by_name_and_by_person(opener: Opener) -> None:
    async def use(store: Store) -> None:
        await store.people.put([row("device", "a"), row("device", "b"), row("key", "a", "p2")])
        assert await store.people.find("device", "a") == row("device", "a")
        assert await store.people.find("device", "c") is None
        assert await store.people.of("p1") == [row("device", "a"), row("device", "b")]
        await store.people.put([row("device", "a", "p2", 7)], [("device", "b")])
        assert await store.people.of("p1") == []
        assert await store.people.changed_since("device", 5) == [row("device", "a", "p2", 7)]

    run(opener, use)


def test_a_row_is_taken_by_one_of_many(opener: Opener) -> None:
    async def use(store: Store) -> None:
        await store.people.put([row("code", "x")])
        found = await asyncio.gather(*(store.people.take("code", "x") for _ in range(8)))
        assert [one for one in found if one] == [row("code", "x")]

    run(opener, use)


def test_a_damaged_row_is_not_a_row() -> None:
    whole = row("device", "a")
    assert whole_rows([whole.columns]) == [whole]
    stolen = (*whole.columns[:2], "somebody else", *whole.columns[3:])
    assert whole_rows([stolen]) == []


def test_a_game_is_listed_in_the_transaction_of_its_entry(opener: Opener) -> None:
    async def use(store: Store) -> None:
        await store.append("T00001", 1, b"start", [game(1, running=True)])
        with pytest.raises(Conflict):
            await store.append("T00001", 1, b"other", [game(2)])
        assert await store.people.games(["me"], GameSearch("running")) == [game(1, running=True)]
        assert await store.people.games(["me"], GameSearch()) == []

    run(opener, use)


def test_of_many_games_at_once_one_conflict_harms_no_other(opener: Opener) -> None:
    async def use(store: Store) -> None:
        begun = [game(number, running=True, score=None) for number in range(1, 41)]
        both = [store.append(one.table, 1, b"start", [one]) for one in (*begun, begun[6])]
        results = await asyncio.gather(*both, return_exceptions=True)
        assert [number for number, found in enumerate(results) if found is not None] == [40]
        ends = [store.append(one.table, 2, b"end", [game(int(one.table[1:]))]) for one in begun[:20]]
        await asyncio.gather(*ends, store.append("T00040", 2, b"a move"))
        search = GameSearch(most=50)
        assert {one.table for one in await store.people.games(["me"], search)} == {
            one.table for one in begun[:20]
        }
        running = await store.people.games(["me"], GameSearch("running", most=50))
        assert running == list(reversed(begun[20:]))

    run(opener, use)


def test_a_game_that_is_over_is_over_for_those_who_left_it(opener: Opener) -> None:
    async def use(store: Store) -> None:
        await store.people.index([game(1, 5, running=True), game(1, 5, "gone", running=True)])
        await store.people.index([game(1, 9, score=21, data=b"[]")])
        await store.people.index([game(1, 5, running=True)])  # an old row never wins
        assert await store.people.games(["me"], GameSearch()) == [game(1, 9, score=21, data=b"[]")]
        (left,) = await store.people.games(["gone"], GameSearch())
        assert (left.at, left.running, left.data) == (9, False, b"[]")

    run(opener, use)


def test_games_come_in_pages_the_latest_first(opener: Opener) -> None:
    async def use(store: Store) -> None:
        mine = [game(number, at=number // 2, owner=("me", "also me")[number % 2]) for number in range(25)]
        await store.people.index([*mine, game(99, owner="other"), game(50, running=True)])
        found: list[IndexedGame] = []
        before = None
        while page := await store.people.games(["me", "also me"], GameSearch(before=before, most=7)):
            found += page
            before = page[-1].at, page[-1].table, page[-1].number
        assert found == sorted(mine, key=lambda one: (one.at, one.table), reverse=True)

    run(opener, use)


def test_games_are_searched(opener: Opener) -> None:
    async def use(store: Store) -> None:
        watched = game(3, seat=None)
        await store.people.index(
            [game(1, partners="zoë"), game(2, game="hashi", variant="river", score=70), watched]
        )

        async def numbers(**terms: object) -> list[int]:
            found = await store.people.games(["me"], GameSearch(**terms))  # type: ignore[arg-type]
            return [one.at for one in found]

        assert await numbers() == [2, 1]
        assert await numbers(shelf="shared") == [3]
        assert await numbers(game="hashi") == await numbers(variant="river") == await numbers(lowest=2) == [2]
        assert await numbers(partner="zo") == await numbers(highest=1) == await numbers(until=2) == [1]
        assert await numbers(since=1, until=3) == [2, 1]
        assert await numbers(partner="%") == []

    run(opener, use)


def test_a_deleted_table_leaves_every_list(opener: Opener) -> None:
    async def use(store: Store) -> None:
        await store.append("T00001", 1, b"start", [game(1)])
        assert not await store.delete("T00001", 2)
        assert len(await store.people.games(["me"], GameSearch())) == 1
        assert await store.delete("T00001", 1)
        assert await store.people.games(["me"], GameSearch()) == []

    run(opener, use)


def test_what_is_kept_about_people_is_salvaged_as_it_was_last(tmp_path: Path) -> None:
    path = tmp_path / "club.sqlite3"

    async def fill() -> None:
        store = SqliteStore(path)
        for changed in range(1, 40):
            await store.people.put([row("device", f"d{number}", changed=changed) for number in range(30)])
        await store.close()

    asyncio.run(fill())
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA writable_schema = ON")
        db.execute("DELETE FROM sqlite_master")
        db.commit()
    found = salvage(path).people
    assert found == {("device", f"d{n}"): row("device", f"d{n}", changed=39) for n in range(30)}

    async def read() -> list[StoredPersonal]:
        store = SqliteStore(path)
        try:
            return await store.people.of("p1")
        finally:
            await store.close()

    assert len(asyncio.run(read())) == 30

"""Tables that people have opened to everyone are listed, with what strangers need to know."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from tests.postgres import Postgres
from tests.server.conftest import HANABI, Club, run_club

from sumida.server import public_tables
from sumida.server.settings import Limits

Tell = Callable[..., None]


async def listed(club: Club, first: int = 0) -> Any:
    public = club.app.state.public
    public._looked = float("-inf")
    return (await club.http.get(f"/api/open-tables?from={first}")).json()


async def codes(club: Club) -> list[str]:
    return [one["code"] for one in (await listed(club))["tables"]]


def test_no_table_is_open_unless_its_host_says_so(tell: Tell) -> None:
    async def story(club: Club) -> None:
        code, (ana,) = await club.table("Ana", start=False)
        assert await codes(club) == []
        await ana.do("settings", settings={**HANABI, "open_to_all": True})
        (found,) = (await listed(club))["tables"]
        assert (found["code"], found["host"], found["seats"], found["running"]) == (code, "Ana", [1], False)
        assert found["settings"]["talk"] == "strict"
        await ana.do("settings", settings=HANABI)
        assert await codes(club) == []

    tell(story)


def test_a_full_locked_or_deserted_table_is_not_listed(tell: Tell) -> None:
    async def story(club: Club) -> None:
        code, (ana,) = await club.table("Ana", start=False, open_to_all=True)
        await ana.do("lock", locked=True)
        assert await codes(club) == []
        await ana.do("lock", locked=False)
        await ana.do("seat-bot", seat=1, bot="cautious")
        assert await codes(club) == []
        await ana.do("clear-seat", seat=1)
        assert await codes(club) == [code]
        await ana.wire.close()
        while club.hub.tables[code].connections:
            await asyncio.sleep(0.01)
        assert await codes(club) == []

    tell(story)


def test_a_running_game_can_be_watched_and_says_how_many_do(tell: Tell) -> None:
    async def story(club: Club) -> None:
        code, (_, bo) = await club.table("Ana", "Bo", open_to_all=True)
        for _ in range(2):
            await (await club.player()).open(code)
        again = await club.player(bo.cookie)  # a second tab of a player is nobody who watches
        await again.open(code)
        (found,) = (await listed(club))["tables"]
        assert (found["running"], found["seats"], found["watching"]) == (True, [], 2)

    tell(story)


def test_a_game_that_nobody_may_watch_is_not_listed(tell: Tell) -> None:
    async def story(club: Club) -> None:
        await club.table("Ana", "Bo", open_to_all=True, watching="closed")
        assert await codes(club) == []

    tell(story)


def test_a_stranger_needs_the_consent_of_the_host_for_a_seat_of_a_running_game(tell: Tell) -> None:
    async def story(club: Club) -> None:
        code, (ana, bo, _) = await club.table("Ana", "Bo", "Cy", open_to_all=True, options={"players": 3})
        await ana.do("kick", member=2)
        stranger = await club.player()
        await stranger.open(code)
        await stranger.do("join", name="Dee")
        await stranger.do("sit", seat=1)
        assert stranger.state["you"]["seats"] == []
        assert bo.cookie != stranger.cookie

    tell(story)


def test_one_address_fills_no_more_than_its_share_of_the_list(tell: Tell) -> None:
    async def story(club: Club) -> None:
        for number in range(4):
            await club.table(f"Ana {number}", start=False, open_to_all=True)
        assert len(await codes(club)) == 3

    tell(story, Limits(open_tables_per_address=3))


def test_the_list_comes_in_pages_those_with_open_seats_first(tell: Tell, monkeypatch: Any) -> None:
    monkeypatch.setattr(public_tables, "PAGE", 2)

    async def story(club: Club) -> None:
        await club.table("Ana", "Bo", open_to_all=True)
        for number in range(2):
            await club.table(f"Cy {number}", start=False, open_to_all=True)
        first = await listed(club)
        assert [one["running"] for one in first["tables"]] == [False, False]
        last = await listed(club, first["more"])
        assert ([one["running"] for one in last["tables"]], last["more"]) == ([True], None)

    tell(story)


def test_names_are_cleaned_before_they_are_listed(tell: Tell) -> None:
    async def story(club: Club) -> None:
        await club.table("A\u202ena\n", start=False, open_to_all=True)
        assert (await listed(club))["tables"][0]["host"] == "Ana"

    tell(story)


def test_the_list_is_made_at_most_every_two_seconds(tell: Tell) -> None:
    async def story(club: Club) -> None:
        await club.http.get("/api/open-tables")
        await club.table("Ana", start=False, open_to_all=True)
        assert (await club.http.get("/api/open-tables")).json()["tables"] == []

    tell(story)


def test_a_table_on_one_server_is_listed_on_another(postgres: Postgres) -> None:
    address = postgres.database()

    async def session() -> None:
        async with (
            run_club(address, Limits(), None, None, {"node": "http://127.0.0.1:1"}) as one,
            run_club(address, Limits(), None, None, {"node": "http://127.0.0.1:2"}) as two,
        ):
            code, _ = await one.table("Ana", start=False, open_to_all=True)
            async with asyncio.timeout(60):
                while await codes(two) != [code]:
                    await asyncio.sleep(0.2)

    asyncio.run(session())

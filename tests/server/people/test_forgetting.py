"""Whoever deletes everything about them is gone from the database; the others play on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.postgres import Postgres
from tests.server.conftest import HASHI, Club, Player, run_club
from tests.server.people.test_my_games import games
from tests.server.people.test_people import ask, join, refused, seats

from sumida.server.settings import Limits
from sumida.store import open_snapshot
from sumida.tables.forgetting import FORMER

STORES = ["sqlite", "postgresql"]


@pytest.fixture(params=STORES)
def database(tmp_path: Path, request: pytest.FixtureRequest) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/club.sqlite3"
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()


def key(club: Club, who: Player) -> str:
    found: str = club.hub.signer.device(who.cookie.partition("=")[2])
    return found


async def everything(database: str) -> str:
    """All that a backup would hold, as text."""
    snapshot = await open_snapshot(database)
    try:
        return "\n".join([repr(item) async for item in snapshot.items()])
    finally:
        await snapshot.close()


async def settled(club: Club) -> None:
    """Until nobody is left to be forgotten."""
    while await club.hub.people.forgotten():
        await asyncio.sleep(0.01)


def test_nothing_about_the_person_is_left(tell: Callable[..., None], database: str) -> None:
    async def story(club: Club) -> None:
        _, (ana, bo) = await club.table("Anabel", "Bo", talk="house")
        phone = await club.player()
        await join(club, ana, phone)
        await ask(club, ana, "/api/me/phrase")
        await ana.do("say", text="a line of chat")
        await ana.do("note", card=5, text="a private note")
        await ana.move()
        keys = [key(club, one) for one in (ana, phone)]
        before = await everything(database)
        assert all(text in before for text in ("Anabel", "a line of chat", "a private note", *keys))
        await ask(club, ana, "/api/me/forget")
        await settled(club)
        after = await everything(database)
        for text in ("Anabel", "a line of chat", "a private note", "'phrase'", "'key'", "'person'"):
            assert text not in after, text
        tables = [line for line in after.splitlines() if line.startswith("StoredEntry")]
        assert not any(one in line for one in keys for line in tables)
        assert (await games(club, bo, "running"))[0]["names"] == [FORMER, "Bo"]
        for one in keys:
            assert await club.hub.store.people.tables_of([one]) == []

    tell(story, database=database)


def test_the_others_play_on_with_a_former_player(tell: Callable[..., None], database: str) -> None:
    async def story(club: Club) -> None:
        code, (ana, bo, cy) = await club.table("Ana", "Bo", "Cy", options={"players": 3})
        await ana.move()
        await ask(club, ana, "/api/me/forget")
        await settled(club)
        watch = await club.player(bo.cookie)
        await watch.open(code)
        assert [seat["name"] for seat in watch.state["shown"]["seats"]] == [FORMER, "Bo", "Cy"]
        assert (await watch.move())["type"] == "ack"
        again = await club.player(cy.cookie)
        await again.open(code)
        assert (await again.move())["type"] == "ack"
        assert watch.state["shown"]["host"] == 2
        assert (await watch.do("kick", member=1, bot="cautious"))["type"] == "ack"

    tell(story, database=database)


def test_those_at_the_table_see_it_at_once(tell: Callable[..., None]) -> None:
    async def story(club: Club) -> None:
        _, (ana, bo) = await club.table("Ana", "Bo")
        await ask(club, ana, "/api/me/forget")
        while [seat["name"] for seat in bo.state["shown"]["seats"]] != [FORMER, "Bo"]:
            await bo.receive()

    tell(story)


def test_games_without_other_people_are_deleted(tell: Callable[..., None], database: str) -> None:
    async def story(club: Club) -> None:
        ana = await club.player()
        body = {"name": "Ana", "settings": {**HASHI, "options": {"players": 1}}, "seat": 0, "start": True}
        made = await club.http.post("/api/tables", json=body, headers={"Cookie": ana.cookie})
        code = made.json()["code"]
        await ana.open(code)
        await ask(club, ana, "/api/me/forget")
        assert not (await club.hub.store.read(code)).entries
        assert (await ana.until("gone"))["reason"] in ("error-unknown-table", "error-device-out")

    tell(story, database=database)


def test_a_table_where_no_game_has_begun_forgets_too(tell: Callable[..., None], database: str) -> None:
    async def story(club: Club) -> None:
        await club.table("Anabel", "Bo", start=False)
        await ask(club, club.players[0], "/api/me/forget")
        await settled(club)
        assert "Anabel" not in await everything(database)

    tell(story, database=database)


def test_the_browser_is_a_new_one_and_the_others_are_signed_out(tell: Callable[..., None]) -> None:
    async def story(club: Club) -> None:
        code, (ana, _) = await club.table("Ana", "Bo")
        phone = await club.player()
        await join(club, ana, phone)
        open_phone = await club.player(phone.cookie)
        await open_phone.open(code)
        answer = await club.http.post("/api/me/forget", headers={"Cookie": ana.cookie})
        assert answer.headers["set-cookie"].split(";")[0] != ana.cookie
        assert (await open_phone.until("gone"))["reason"] == "error-device-out"
        for cookie in (ana.cookie, phone.cookie):
            back = await club.player(cookie)
            await back.open(code)
            assert seats(back) == []
            assert (await ask(club, back, "GET /api/me/games?shelf=running"))["games"] == []

    tell(story)


def test_codes_and_phrases_of_a_forgotten_person_are_void(tell: Callable[..., None]) -> None:
    async def story(club: Club) -> None:
        ana, eve = await club.player(), await club.player()
        code = (await ask(club, ana, "/api/me/code"))["code"]
        phrase = (await ask(club, ana, "/api/me/phrase"))["phrase"]
        await ask(club, ana, "/api/me/forget")
        for secret in (code, phrase):
            assert await refused(club, eve, "/api/me/join", code=secret) == "error-person-unknown"

    tell(story)


def test_a_seat_whose_link_was_given_to_somebody_else_stays_theirs(tell: Callable[..., None]) -> None:
    async def story(club: Club) -> None:
        code, (ana, _) = await club.table("Ana", "Bo")
        token = (await ana.do("seat-link"))["token"]
        friend = await club.player()
        await friend.open(code)
        await friend.do("claim", token=token)
        await ask(club, ana, "/api/me/forget")
        again = await club.player(friend.cookie)
        await again.open(code)
        assert seats(again) == [0]
        assert [seat["name"] for seat in again.state["shown"]["seats"]] == [FORMER, "Bo"]
        assert (await again.move())["type"] == "ack"

    tell(story)


def test_bots_from_outside_do_not_keep_a_table(tell: Callable[..., None]) -> None:
    async def story(club: Club) -> None:
        code, (ana,) = await club.table("Ana", start=False)
        bot = await club.player()
        await bot.open(code)
        await bot.do("join", name="Clever", owner="Bea")
        await ask(club, ana, "/api/me/forget")
        assert not (await club.hub.store.read(code)).entries

    tell(story)


def test_those_who_left_before_the_end_have_the_new_name_in_their_list(
    tell: Callable[..., None], database: str
) -> None:
    async def story(club: Club) -> None:
        code, (ana, bo) = await club.table("Ana", "Bo")
        dee = await club.player()
        await dee.open(code)
        await dee.do("join", name="Dee")
        await dee.do("leave")
        await bo.until_version(dee.version)
        await ana.do("stop")
        await ask(club, ana, "/api/me/forget")
        await settled(club)
        (found,) = await games(club, dee, "shared")
        assert (found["running"], found["names"]) == (False, [FORMER, "Bo"])

    tell(story, database=database)


def test_what_could_not_be_done_is_done_after_a_restart(tell: Callable[..., None], tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/club.sqlite3"

    async def ask_only(club: Club) -> None:
        _, (ana, _) = await club.table("Anabel", "Bo")
        who = await club.hub.people.identify(key(club, ana))
        await club.hub.people.forget(who)
        assert "Anabel" in await everything(address)

    async def after(club: Club) -> None:
        await settled(club)
        assert "Anabel" not in await everything(address)

    tell(ask_only)
    tell(after)


def test_nothing_of_it_can_be_salvaged_from_the_file(tell: Callable[..., None], tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        _, (ana, bo) = await club.table("Anabel", "Bo", talk="house")
        for number in range(6):
            await ana.do("say", text=f"a line of chat {number}")
        await bo.do("say", text="that of another")
        await ask(club, ana, "/api/me/forget")
        raw = b"".join(path.read_bytes() for path in tmp_path.glob("club.sqlite3*"))
        assert b"that of another" in raw
        assert b"Anabel" not in raw
        assert b"a line of chat" not in raw

    tell(story)


def test_the_owner_of_a_table_takes_a_person_out_that_another_server_forgot(postgres: Postgres) -> None:
    address = postgres.database()

    def node(port: int) -> dict[str, str]:
        return {"node": f"http://127.0.0.1:{port}"}

    async def session() -> None:
        async with (
            run_club(address, Limits(), None, None, node(1)) as one,
            run_club(address, Limits(), None, None, node(2)) as two,
        ):
            code, (ana, _) = await one.table("Anabel", "Bo")
            assert code in one.hub.tables
            answer = await two.http.post("/api/me/forget", headers={"Cookie": ana.cookie})
            assert answer.status_code == 200
            await settled(two)
            assert "Anabel" not in await everything(address)

    asyncio.run(session())


def test_another_site_cannot_delete_anybody(tell: Callable[..., None]) -> None:
    async def story(club: Club) -> None:
        _, (ana, _) = await club.table("Ana", "Bo")
        headers = {"Cookie": ana.cookie, "Origin": "https://elsewhere.example"}
        answer = await club.http.post("/api/me/forget", headers=headers)
        assert answer.json()["reason"] == "error-origin"
        assert len(await games(club, ana, "running")) == 1

    tell(story)


def test_a_replay_has_the_neutral_name(tell: Callable[..., None]) -> None:
    async def story(club: Club) -> None:
        code, (ana, _) = await club.table("Ana", "Bo")
        await ana.do("stop")
        for names in (["Ana", "Bo"], [FORMER, "Bo"]):
            found: Any = (await club.http.get(f"/api/replays/{code}-1")).json()
            assert found["names"] == names
            await ask(club, ana, "/api/me/forget")

    tell(story)

"""The games of a person: those that run, those that are over, and those they watched."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from typing import Any
from urllib.parse import urlencode

import pytest
from tests.server.conftest import HASHI, Club, Player

from sumida.store import open_store


async def games(club: Club, who: Player, shelf: str, **terms: Any) -> list[dict[str, Any]]:
    query = urlencode({"shelf": shelf, **terms})
    answer = await club.http.get(f"/api/me/games?{query}", headers={"Cookie": who.cookie})
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()["games"]
    return found


def test_a_running_game_says_whose_turn_it_is(tell: Any) -> None:
    async def story(club: Club) -> None:
        code, (ana, bo) = await club.table("Ana", "Bo")
        for who, seat in ((ana, 0), (bo, 1)):
            (found,) = await games(club, who, "running")
            assert (found["table"], found["seat"], found["turn"]) == (code, seat, [0])
            assert found["names"] == ["Ana", "Bo"]
        await ana.move()
        (found,) = await games(club, bo, "running")
        assert found["turn"] == [1]
        assert found["turn_since"] >= found["at"]
        assert await games(club, bo, "finished") == await games(club, await club.player(), "running") == []

    tell(story)


def test_whose_turn_it_is_is_read_from_the_log_when_the_table_is_not_in_memory(tell: Any) -> None:
    async def story(club: Club) -> None:
        code, (ana, _) = await club.table("Ana", "Bo")
        await ana.move()
        live = club.hub.tables.pop(code)
        for _ in range(2):
            (found,) = await games(club, ana, "running")
            assert found["turn"] == [1]
        club.hub.tables[code] = live

    tell(story)


def test_a_game_that_is_over_has_its_scores(tell: Any) -> None:
    async def story(club: Club) -> None:
        code, (ana, bo) = await club.table("Ana", "Bo")
        await ana.do("stop")
        (found,) = await games(club, bo, "finished")
        assert (found["table"], found["number"], found["stopped"]) == (code, 1, True)
        assert len(found["scores"]) == 2
        assert await games(club, ana, "running") == []

    tell(story)


def test_a_game_that_starts_with_its_table_is_listed(tell: Any) -> None:
    async def story(club: Club) -> None:
        ana = await club.player()
        body = {"name": "Ana", "settings": {**HASHI, "options": {"players": 1}}, "seat": 0, "start": True}
        await club.http.post("/api/tables", json=body, headers={"Cookie": ana.cookie})
        (found,) = await games(club, ana, "running")
        assert (found["game"], found["names"], found["turn"]) == ("hashi", ["Ana"], [0])

    tell(story)


def test_a_spectator_finds_the_game_among_those_shared_with_them(tell: Any) -> None:
    async def story(club: Club) -> None:
        code, _ = await club.table("Ana", "Bo")
        cy = await club.player()
        await cy.open(code)
        await cy.do("join", name="Cy")
        (found,) = await games(club, cy, "shared")
        assert (found["table"], found["seat"], found["running"]) == (code, None, True)
        assert await games(club, cy, "running") == []

    tell(story)


def test_somebody_who_comes_is_a_row_for_themselves_and_for_nobody_else(
    tell: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise a crowd that comes and goes would have the store write everybody's lists each time."""

    async def story(club: Club) -> None:
        code, _ = await club.table("Ana", "Bo")
        cy = await club.player()
        await cy.open(code)
        rows: list[int] = []
        live = club.hub.tables[code]
        append = live._store.append

        def counted(code: str, version: int, data: bytes, *listed: Any) -> Any:
            rows.append(sum(map(len, listed)))
            return append(code, version, data, *listed)

        monkeypatch.setattr(live._store, "append", counted)
        await cy.do("join", name="Cy")
        assert rows == [1]
        (found,) = await games(club, cy, "shared")
        assert found["names"] == ["Ana", "Bo"]

    tell(story)


def test_whoever_brings_a_seat_link_has_the_game_in_their_list(tell: Any) -> None:
    async def story(club: Club) -> None:
        code, (ana, _) = await club.table("Ana", "Bo")
        token = (await ana.do("seat-link"))["token"]
        phone = await club.player()
        await phone.open(code)
        await phone.do("claim", token=token)
        (found,) = await games(club, phone, "running")
        assert (found["table"], found["seat"]) == (code, 0)

    tell(story)


def test_games_are_found_by_game_partner_score_variant_and_day(tell: Any) -> None:
    async def story(club: Club) -> None:
        code, (ana, bo) = await club.table("Ana", "Bo")
        await ana.do("stop")
        (found,) = await games(club, bo, "finished")
        today = {"since": "2027-01-15", "until": "2027-01-15"}
        hits: tuple[dict[str, Any], ...] = (
            {"game": "hanabi"},
            {"partner": "AN"},
            {"lowest": 0, "highest": 0},
            {"variant": found["options"]["variant"]},
            today,
        )
        for terms in hits:
            assert [one["table"] for one in await games(club, bo, "finished", **terms)] == [code], terms
        misses: tuple[dict[str, Any], ...] = (
            {"game": "hashi"},
            {"partner": "Bo"},
            {"lowest": 1},
            {"variant": "x"},
            {"until": "2027-01-14"},
        )
        for terms in misses:
            assert await games(club, bo, "finished", **terms) == [], terms

    tell(story, clock=lambda: 1_800_000_000_000)


def test_searches_that_make_no_sense_are_refused(tell: Any) -> None:
    async def story(club: Club) -> None:
        cursors = ("9" * 30 + ".A.1", "9.A\0.1", "1.A.99999999999999", "-1.A.1")
        pages = [f"more={urlsafe_b64encode(text.encode()).decode()}" for text in cursors]
        wrong = ("shelf=secret", "since=yesterday", "lowest=many", "more=%00", "more=YQ", "partner=a%00")
        for query in (*wrong, *pages):
            answer = await club.http.get(f"/api/me/games?{query}")
            assert (answer.status_code, answer.json()["reason"]) == (400, "error-malformed"), query

    tell(story)


def test_the_days_of_a_search_may_be_those_of_another_time_zone(tell: Any) -> None:
    async def story(club: Club) -> None:
        _, (ana, _) = await club.table("Ana", "Bo")
        await ana.do("stop")  # 8 in the morning of 15 January in London, 17 in Tokyo
        tokyo = {"since": "2027-01-15T00:00:00+09:00", "until": "2027-01-16T00:00:00+09:00"}
        before = {"since": "2027-01-14T15:00:00.000Z", "until": "2027-01-15T08:00:00.000Z"}
        assert len(await games(club, ana, "finished", **tokyo)) == 1
        assert await games(club, ana, "finished", **before) == []
        assert len(await games(club, ana, "finished", until="9999-12-31")) == 1

    tell(story, clock=lambda: 1_800_000_000_000)


def test_hidden_cards_are_in_no_list(tell: Any) -> None:
    """The lists of two games that differ only in the deal are the same."""
    from random import Random

    from sumida.tables.context import Chance

    told: list[list[dict[str, Any]]] = []

    async def story(club: Club) -> None:
        _, (ana, bo) = await club.table("Ana", "Bo")
        found = [*await games(club, ana, "running"), *await games(club, bo, "running")]
        told.append([{**one, "table": ""} for one in found])

    for seed in (1, 2):
        tell(story, chance=Chance(Random(seed)), clock=lambda: 1_800_000_000_000)
    assert told[0] == told[1]


def test_the_index_of_an_older_database_is_built_when_the_server_starts(tell: Any, tmp_path: Any) -> None:
    address = f"sqlite:///{tmp_path}/club.sqlite3"
    cookies: list[str] = []

    async def play(club: Club) -> None:
        _, (ana, bo) = await club.table("Ana", "Bo")
        await ana.do("stop")
        await ana.do("rematch")
        await ana.do("start")
        cookies.append(bo.cookie)

    async def forget() -> None:
        store = await open_store(address)
        await store.transact(lambda db: db.execute("DELETE FROM games").close())  # type: ignore[attr-defined]
        await store.transact(lambda db: db.execute("DELETE FROM meta WHERE key = 'indexed'").close())  # type: ignore[attr-defined]
        await store.close()

    async def look(club: Club) -> None:
        bo = await club.player(cookies[0])
        while not await club.hub.store.people.is_indexed():
            pass
        assert [one["number"] for one in await games(club, bo, "finished")] == [1]
        assert [one["number"] for one in await games(club, bo, "running")] == [2]

    import asyncio

    tell(play)
    asyncio.run(forget())
    tell(look)

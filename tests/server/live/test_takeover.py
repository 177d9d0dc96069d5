"""Bots take over the seats of people who are away, and old turns can be looked at, on a real server."""

from __future__ import annotations

from typing import Any

from tests.server.conftest import until

TERMS = {"takeover": {"seconds": 10, "bot": "cautious"}}


async def _away(club: Any, code: str, player: Any, left: list[int]) -> None:
    await player.wire.close()
    await until(lambda: club.hub.tables[code].online() == left)


async def _updated(player: Any, true: Any) -> None:
    while not true(player.state):
        await player.until("update", "snapshot")


def _substitute(seat: int) -> Any:
    return lambda state: state["shown"]["seats"][seat]["substitute"]


def test_a_bot_takes_over_after_the_time_in_the_terms_and_gives_the_seat_back(tell: Any) -> None:
    async def story(club: Any) -> None:
        code, (ada, bo) = await club.table("Ada", "Bo", **TERMS)
        await ada.move()
        await _away(club, code, bo, [1])
        live, now = club.hub.tables[code], [0.0]
        live.due.seat_watch.now = lambda: now[0]
        for seconds in (0.0, 9.0):
            now[0] = seconds
            club.hub.tick()
            await live.drain()
            assert live.table.room.chairs[1].substitute is None, "not yet"
        now[0] = 11.0
        club.hub.tick()
        await _updated(ada, _substitute(1))
        await _updated(ada, lambda state: state["play"]["to_act"] == [0])
        assert len(ada.play["views"][0]["view"]["history"]) == 2, "the bot has moved"
        again = await club.player(bo.cookie)
        await again.open(code)
        assert again.state["you"]["seats"] == [1]
        assert (await again.do("take-seat-back"))["type"] == "ack"
        await ada.move()
        await again.until_version(ada.version)
        assert (await again.move())["type"] == "ack"

    tell(story)


def test_a_short_absence_is_no_reason_to_take_over(tell: Any) -> None:
    async def story(club: Any) -> None:
        code, (_, bo) = await club.table("Ada", "Bo", **TERMS)
        live, now = club.hub.tables[code], [0.0]
        live.due.seat_watch.now = lambda: now[0]
        await _away(club, code, bo, [1])
        club.hub.tick()
        again = await club.player(bo.cookie)
        await again.open(code)
        now[0] = 11.0
        club.hub.tick()
        await _away(club, code, again, [1])
        club.hub.tick()
        await live.drain()
        assert live.table.room.chairs[1].substitute is None, "the time starts anew"

    tell(story)


def test_the_host_need_not_wait_for_someone_who_is_not_connected(tell: Any) -> None:
    async def story(club: Any) -> None:
        code, (ada, bo) = await club.table("Ada", "Bo")
        refused = await ada.do("seat-bot", seat=1, bot="cautious")
        assert refused["reason"] == "refuse-seat-held"
        await _away(club, code, bo, [1])
        assert (await ada.do("seat-bot", seat=1, bot="cautious"))["type"] == "ack"
        await _updated(ada, _substitute(1))

    tell(story)


def test_a_substitute_plays_on_after_a_restart(tell: Any, tmp_path: Any) -> None:
    database = f"sqlite:///{tmp_path}/again.sqlite3"
    kept: dict[str, Any] = {}

    async def before(club: Any) -> None:
        kept["code"], (ada, bo) = await club.table("Ada", "Bo")
        await _away(club, kept["code"], bo, [1])
        await ada.do("seat-bot", seat=1, bot="cautious")
        kept["cookie"] = ada.cookie

    async def after(club: Any) -> None:
        ada = await club.player(kept["cookie"])
        await ada.open(kept["code"])
        assert _substitute(1)(ada.state) == "cautious"
        await ada.move()
        await _updated(ada, lambda state: len(state["play"]["views"][0]["view"]["history"]) == 2)

    tell(before, database=database)
    tell(after, database=database)


def test_a_browser_looks_back_at_what_its_seat_saw(tell: Any) -> None:
    async def story(club: Any) -> None:
        code, (ada, bo) = await club.table("Ada", "Bo")
        first = [who.play["views"][0]["view"] for who in (ada, bo)]
        await ada.move()
        await bo.until("update")
        for who, view in zip((ada, bo), first, strict=True):
            answer = await club.http.get(f"/api/tables/{code}/turns/0", headers={"Cookie": who.cookie})
            assert answer.json()["views"][0]["view"] == view
        stranger = (await club.http.get(f"/api/tables/{code}/turns/0")).json()["views"][0]
        assert stranger["seat"] is None
        assert all(card["card"] is None for hand in stranger["view"]["hands"] for card in hand)

    tell(story)


def test_a_turn_that_has_not_come_or_is_no_number_is_refused(tell: Any) -> None:
    async def story(club: Any) -> None:
        code, (ada, _) = await club.table("Ada", "Bo")
        reasons = [
            (await club.http.get(f"/api/tables/{code}/turns/{turn}", headers={"Cookie": ada.cookie})).json()
            for turn in ("5", "x", "-1")
        ]
        assert [found["reason"] for found in reasons] == [
            "refuse-no-such-turn",
            "error-malformed",
            "error-malformed",
        ]
        missing = await club.http.get("/api/tables/NOSUCH/turns/0")
        assert missing.status_code == 404

    tell(story)


def test_a_bot_says_why_it_moved_to_those_who_sit_at_the_table(tell: Any) -> None:
    async def story(club: Any) -> None:
        code, (ada, bo) = await club.table("Ada", "Bo")
        await _away(club, code, bo, [1])
        await ada.do("seat-bot", seat=1, bot="cautious")
        await ada.move()
        await _updated(ada, lambda state: len(state["play"]["views"][0]["view"]["history"]) == 2)
        path, mine = f"/api/tables/{code}/turns", {"Cookie": ada.cookie}
        said = (await club.http.get(f"{path}/2/why", headers=mine)).json()
        assert (said["number"], said["turn"]) == (1, 2)
        assert said["why"]["key"].startswith("why-")
        person = (await club.http.get(f"{path}/1/why", headers=mine)).json()
        assert person["why"]["key"].startswith("why-")
        stranger = await club.http.get(f"{path}/2/why")
        assert stranger.json()["reason"] == "refuse-not-seated"
        for turn in (0, 9):
            missing = await club.http.get(f"{path}/{turn}/why", headers=mine)
            assert missing.json()["reason"] == "refuse-no-such-turn"

    tell(story)


def test_bots_wait_for_the_answer_to_a_takeback_and_then_play_on(tell: Any) -> None:
    async def story(club: Any) -> None:
        _, (ada, bo) = await club.table("Ada", "Bo", options={"players": 3}, start=False)
        await ada.do("seat-bot", seat=2, bot="cautious")
        await ada.do("start")
        await _updated(ada, lambda state: state["play"])
        await ada.move()
        await _updated(bo, lambda state: state["play"] and state["play"]["to_act"] == [1])
        assert (await ada.do("ask-takeback"))["type"] == "ack"
        await _updated(bo, lambda state: state["shown"]["takeback"])
        asked = bo.state["shown"]["takeback"]
        assert (await bo.do("answer-takeback", turn=asked["turn"], agree=True))["type"] == "ack"
        await _updated(ada, lambda state: state["play"]["to_act"] == [0])
        await ada.move()
        await _updated(bo, lambda state: state["play"]["to_act"] == [1])
        await bo.move()
        await _updated(ada, lambda state: len(state["play"]["views"][0]["view"]["history"]) == 3)

    tell(story)

"""Games that were begun offline become tables of whoever brings them, and count for no comparison."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from tests.server.conftest import Club, Player
from tests.server.people.test_people import ask

from sumida.registry import game
from sumida.server.settings import Limits

Tell = Callable[..., None]


def hashi(turns: int = 3, **more: Any) -> dict[str, Any]:
    """A game of solo Hashi as a browser tells of it."""
    setup = game("hashi").setup({"players": 1})
    deal, moves = setup.deal(Random(4)), list[tuple[int, str]]()
    state = setup.start(deal)
    while state.to_act and state.turn < turns:
        move = state.legal(0)[-1]
        moves.append((0, str(move)))
        state = state.apply(0, move)
    return {
        "settings": {"game": "hashi", "options": {"players": 1}},
        "name": "Ana",
        "seat": 0,
        "rules": game("hashi").rules,
        "deal": str(deal),
        "moves": moves,
        "source": "0ABCDEFGH-1",
        **more,
    }


async def bring(club: Club, who: Player, **told: Any) -> str:
    answer = await club.http.post("/api/me/offline", json=told, headers={"Cookie": who.cookie})
    found = answer.json()
    return str(found.get("code") or found["reason"])


async def listed(club: Club, who: Player, shelf: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await ask(club, who, f"GET /api/me/games?shelf={shelf}"))["games"]
    return found


def test_a_game_that_is_sent_again_is_one_table(tell: Tell) -> None:
    async def story(club: Club) -> None:
        ana, bo = await club.player(), await club.player()
        code = await bring(club, ana, **hashi())
        club.hub.tables.clear()  # also when the table is not in memory
        assert await bring(club, ana, **hashi()) == code
        assert [one["table"] for one in await listed(club, ana, "running")] == [code]
        assert await bring(club, bo, **hashi()) != code
        assert await bring(club, ana, **hashi(source="0ABCDEFGH-2")) != code

    tell(story)


def test_a_table_that_happens_to_have_the_code_is_left_alone(tell: Tell, monkeypatch: Any) -> None:
    async def story(club: Club) -> None:
        code, _ = await club.table("Cy", "Di")
        ana = await club.player()
        monkeypatch.setattr("sumida.server.adoption.code_of", lambda data: code)
        assert await bring(club, ana, **hashi()) not in (code, "error-internal")

    tell(story)


def test_it_comes_as_a_whole_and_is_played_on(tell: Tell) -> None:
    async def story(club: Club) -> None:
        ana, told = await club.player(), hashi()
        code = await bring(club, ana, **told)
        assert len((await club.hub.store.read(code)).entries) == 1
        await ana.open(code)
        assert ana.state["you"]["seats"] == [0]
        assert ana.play["views"][0]["view"]["round"] == 3
        assert (await ana.move())["type"] == "ack"

    tell(story)


def test_a_finished_one_is_listed_as_begun_offline_and_counts_for_no_figure(tell: Tell) -> None:
    async def story(club: Club) -> None:
        ana = await club.player()
        await ask(club, ana, "/api/me/board", name="Ana")
        day = "2027-01-15"
        settings = {"game": "hashi", "options": {"players": 1}, "daily": day}
        code = await bring(club, ana, **hashi(99, settings=settings))
        (found,) = await listed(club, ana, "finished")
        assert (found["table"], found["offline"], found["daily"]) == (code, True, None)
        assert found["names"] == ["Ana"]
        (figures,) = (await ask(club, ana, "GET /api/me/statistics"))["games"]
        assert (figures["games"], figures["best"], figures["offline"]) == (0, 0, 1)
        assert figures["daily"]["days"] == 0
        assert (await club.http.get(f"/api/daily/hashi/{day}/board")).json()["rows"] == []
        record = (await club.http.get(f"/api/replays/{code}-1/record")).json()
        assert record["moves"]

    tell(story, clock=lambda: 1_800_000_000_000)


def test_what_breaks_a_rule_is_refused_and_leaves_nothing(tell: Tell) -> None:
    async def story(club: Club) -> None:
        ana, told = await club.player(), hashi()
        first, *rest = told["moves"]
        wrong: tuple[dict[str, Any], ...] = (
            {"moves": rest},
            {"moves": [first, *told["moves"]]},
            {"moves": [[1, first[1]]]},
            {"moves": [*hashi(99)["moves"], first]},
            {"deal": told["deal"][:-1]},
            {"deal": ""},
            {"rules": 99},
            {"seat": 1},
            {"bots": {"0": "careful"}},
            {"settings": {"game": "chess", "options": {}}},
        )
        for change in wrong:
            code = await bring(club, ana, **{**told, **change})
            assert code.startswith(("refuse-", "error-")), change
            assert code != "error-internal", change
        assert await listed(club, ana, "running") == await listed(club, ana, "finished") == []

    tell(story)


def test_games_with_bots_count_like_those_that_begin_here(tell: Tell) -> None:
    async def story(club: Club) -> None:
        ana = await club.player()
        settings = {"game": "hashi", "options": {"players": 2}}
        deal = game("hashi").setup({"players": 2})
        told = hashi(settings=settings, deal=str(deal.deal(Random(4))), moves=[], bots={"1": "careful"})
        assert not (await bring(club, ana, **told)).startswith("error-")
        assert await bring(club, ana, **{**told, "source": "again"}) == "error-bot-games"

    tell(story, limits=Limits(bot_games_per_address=1))

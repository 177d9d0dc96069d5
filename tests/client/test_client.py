"""The client: joins, sits, plays, reconnects and resumes; bots carry their owner, and have quotas."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from sumida import bots, new_game
from sumida.client import CommandRefused, RemoteTable, TableClosed, find_tables, join, play_games
from sumida.kernel import GameError
from sumida.server.settings import Limits
from sumida.tables.messages import commands
from tests.server.conftest import HANABI, HASHI, Club, until

PATIENCE_S = 120


def url(club: Club, code: str = "") -> str:
    return f"http://127.0.0.1:{club.port}" + (f"/t/{code}" if code else "")


async def hosted(club: Club, settings: dict[str, Any]) -> tuple[str, Any]:
    """A table and its host, who is connected and holds no seat."""
    host = await club.player()
    body = {"name": "Ada", "settings": settings, "seat": None}
    made = await club.http.post("/api/tables", json=body, headers={"Cookie": host.cookie})
    code = str(made.json()["code"])
    await host.open(code)
    return code, host


async def whole_game(club: Club, settings: dict[str, Any], *names: str) -> list[int]:
    """A whole game between remote bots, started by a host who watches; the scores."""
    code, host = await hosted(club, settings)

    async def one(name: str, ready: asyncio.Event) -> list[int]:
        async with join(url(club, code), name, owner="Bo") as table:
            await table.sit()
            ready.set()
            await play_games(table, name)
            assert table.state.play
            return table.state.play.scores or []

    async with asyncio.timeout(PATIENCE_S), asyncio.TaskGroup() as tasks:
        playing = []
        for name in names:
            ready = asyncio.Event()
            playing.append(tasks.create_task(one(name, ready)))
            await ready.wait()
        assert (await host.do("start"))["type"] == "ack"
    assert len({tuple(task.result()) for task in playing}) == 1
    return playing[0].result()


@pytest.mark.parametrize("bot", [name for name in bots.bots("hanabi") if "search" not in name])
def test_every_bot_of_hanabi_plays_at_a_remote_table(tell: Any, bot: str) -> None:
    async def story(club: Club) -> None:
        assert len(await whole_game(club, HANABI, bot, bot)) == 2

    bots.create("hanabi", bot, 2).choose(new_game("hanabi", players=2, seed=1).view(0))  # may compile first
    tell(story)


@pytest.mark.parametrize("bot", ["random", "careful"])
def test_every_bot_of_hashi_plays_at_a_remote_table(tell: Any, bot: str) -> None:
    async def story(club: Club) -> None:
        assert len(await whole_game(club, HASHI, bot, bot)) == 2

    tell(story)


@pytest.mark.parametrize(
    ("game", "bot"),
    [("hashi", "planner"), ("hashi", "master"), ("hanabi", "hat+search"), ("hanabi", "learned+search")],
)
def test_strong_bots_move_at_a_remote_table(tell: Any, game: str, bot: str) -> None:
    """Two turns each: their games take long."""

    async def story(club: Club) -> None:
        code, host = await hosted(club, {"game": game, "options": {"players": 2}})
        await host.do("seat-bot", seat=1, bot="cautious" if game == "hanabi" else "careful")
        async with join(url(club, code), "Robo", owner="Bo") as table:
            await table.sit(0)
            await host.do("start")
            playing, live = asyncio.create_task(play_games(table, bot)), club.hub.tables[code]
            await until(lambda: playing.done() or live.table.room.running.state.turn >= 2)
            assert not playing.done(), playing.exception()
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)

    bots.create(game, bot, 2).choose(new_game(game, players=2, seed=1).view(0))  # may compile first
    tell(story)


def test_a_remote_bot_plays_exactly_as_it_would_here(tell: Any) -> None:
    """The views it gets are the library's own, so its moves are too."""

    async def story(club: Club) -> None:
        code, host = await hosted(club, HANABI)
        await host.do("seat-bot", seat=1, bot="cautious")
        async with join(url(club, code), "Robo", owner="Bo") as table:
            await table.sit(0)
            await host.do("start")
            here = bots.create("hanabi", "cautious", 2, ("cautious", "cautious"))
            live = club.hub.tables[code]
            async for turn in table.turns(games=1):
                assert turn.view == live.table.room.running.state.view(0)
                assert turn.legal == tuple(map(str, turn.view.legal))
                assert await turn.play(here.choose(turn.view))

    tell(story)


def test_a_lost_connection_costs_nothing(tell: Any, caplog: pytest.LogCaptureFixture) -> None:
    """Every connection is cut after each move; the moves are made once, and the game comes to its end."""

    async def story(club: Club) -> None:
        code, host = await hosted(club, HANABI)
        await host.do("seat-bot", seat=1, bot="cautious")
        async with join(url(club, code), "Robo", owner="Bo") as table, asyncio.timeout(PATIENCE_S):
            await table.sit(0)
            await host.do("start")
            bot = bots.create("hanabi", "cautious", 2)
            made = 0
            async for turn in table.turns(games=1):
                made += 1
                move = asyncio.create_task(turn.play(bot.choose(turn.view)))
                if made < 6:
                    await asyncio.sleep(0)
                    assert table.link._wire
                    table.link._wire.transport.abort()
                assert await move
            assert table.link.connections >= 3
        record = club.hub.tables[code].table.record(1)
        assert sum(seat == 0 for seat, _ in record.moves) == made

    tell(story)
    told = [line.getMessage() for line in caplog.records if line.name == "sumida.client"]
    assert len(told) >= 2
    assert all(line.startswith("lost http://127.0.0.1:") for line in told)


def test_a_program_that_starts_again_takes_its_seat_back(tell: Any) -> None:
    async def story(club: Club) -> None:
        code, host = await hosted(club, HANABI)
        await host.do("seat-bot", seat=1, bot="cautious")
        async with join(url(club, code), "Robo", owner="Bo") as table:
            await table.sit(0)
            await host.do("start")
            cookie = table.cookie
        async with join(url(club, code), "Somebody", owner="Bo", cookie=cookie) as again:
            assert again.seats == [0]
            assert again.state.shown.members[1].name == "Robo"
            await again.sit()
            async with asyncio.timeout(PATIENCE_S):
                await play_games(again, "cautious")

    tell(story)


def test_a_bot_takes_its_seat_back_from_a_substitute_and_agrees_to_takebacks(tell: Any) -> None:
    async def story(club: Club) -> None:
        code, (ada,) = await club.table("Ada", start=False)
        async with join(url(club, code), "Robo", owner="Bo") as table:
            await table.sit(1)
            await ada.do("start")
            cookie = table.cookie
        live = club.hub.tables[code]
        await until(lambda: len(live.connections) == 1)
        assert (await ada.do("seat-bot", seat=1, bot="cautious"))["type"] == "ack"
        async with join(url(club, code), "Robo", owner="Bo", cookie=cookie) as again:
            playing = asyncio.create_task(play_games(again, "cautious"))
            while ada.state["shown"]["seats"][1]["substitute"]:
                await ada.receive()
            while not (ada.state["play"] and ada.play["to_act"] == [0]):
                await ada.receive()
            await ada.move()
            while ada.play["views"][0]["view"]["turn"] < 2:
                await ada.receive()
            assert (await ada.do("ask-takeback"))["type"] == "ack"
            while ada.play["takebacks"] == 0:
                await ada.receive()
            playing.cancel()

    tell(story)


def test_a_bot_waits_while_the_clocks_are_paused(tell: Any) -> None:
    async def story(club: Club) -> None:
        clock = {"seconds": 600}
        code, (ada,) = await club.table("Ada", start=False, clock=clock)
        async with join(url(club, code), "Robo", owner="Bo") as table:
            await table.sit(1)
            await ada.do("start")
            await ada.move()
            turns = table.turns(games=1)
            turn = await anext(turns)
            assert (await ada.do("pause"))["type"] == "ack"
            assert not await turn.play(turn.legal[0]), "it was chosen too late"
            waiting = asyncio.ensure_future(anext(turns))
            await table.until(lambda state: state.shown.clock is not None and state.shown.clock.paused)
            assert not waiting.done()
            assert (await ada.do("unpause"))["type"] == "ack"
            again = await waiting
            assert await again.play(again.legal[0])

    tell(story)


def test_a_move_for_a_game_that_was_stopped_is_no_error(tell: Any) -> None:
    async def story(club: Club) -> None:
        code, (ada,) = await club.table("Ada", start=False)
        async with join(url(club, code), "Robo", owner="Bo") as table:
            await table.sit(1)
            await ada.do("start")
            await ada.move()
            turns = table.turns(games=1)
            turn = await anext(turns)
            assert (await ada.do("stop"))["type"] == "ack"
            assert not await turn.play(turn.legal[0])
            assert [turn async for turn in turns] == []

    tell(story)


def test_everyone_sees_the_badge_and_the_owner(tell: Any) -> None:
    async def story(club: Club) -> None:
        code, (ada,) = await club.table("Ada", start=False)
        async with join(url(club, code), "Robo", owner="  Bo <b> ") as table:
            await table.sit()
            while ada.state["shown"]["seats"][1]["kind"] == "open":
                message = await ada.receive()
                for happening in message.get("happened", []):
                    if happening["type"] == "joined":
                        assert happening["owner"] == "Bo <b>"
            assert ada.state["shown"]["seats"][1]["owner"] == "Bo <b>"
            owners = [member["owner"] for member in ada.state["shown"]["members"]]
            assert owners == ["", "Bo <b>"]

    tell(story)


def test_a_bot_never_becomes_host(tell: Any) -> None:
    async def story(club: Club) -> None:
        code, (ada,) = await club.table("Ada", start=False)
        async with join(url(club, code), "Robo", owner="Bo") as table:
            await table.sit()
            assert (await ada.do("make-host", member=2))["reason"] == "refuse-bot-host"
            await ada.do("leave")
            await table.until(lambda state: state.shown.host is None)
            person = await club.player()
            await person.open(code)
            await person.do("join", name="Cy")
            await table.until(lambda state: state.shown.host is not None)
            assert table.state.shown.host != table.state.you.member

    tell(story)


def test_only_tables_that_are_open_to_bots_are_listed(tell: Any) -> None:
    async def story(club: Club) -> None:
        await hosted(club, HANABI)
        code, host = await hosted(club, {**HANABI, "open_to_bots": True})
        (found,) = await find_tables(url(club))
        assert (found.code, found.game, found.players, found.seats, found.host) == (
            code,
            "hanabi",
            2,
            [0, 1],
            "Ada",
        )
        await host.do("seat-bot", seat=1, bot="cautious")
        assert [one.seats for one in await find_tables(url(club))] == [[0]]
        await host.do("lock", locked=True)
        assert await find_tables(url(club)) == []
        await host.do("lock", locked=False)
        await host.do("seat-bot", seat=0, bot="cautious")
        assert await find_tables(url(club)) == []

    tell(story)


async def talk(table: RemoteTable) -> None:
    for number in range(100):
        await table.send(commands.Rename, name=f"Number {number}")


def test_bots_have_quotas_of_their_own(tell: Any) -> None:
    async def story(club: Club) -> None:
        code, host = await hosted(club, HANABI)
        async with join(url(club, code), "One", owner="Bo") as one:
            with pytest.raises(CommandRefused) as refused:
                async with join(url(club, code), "Two", owner="Bo"):
                    pass
            assert refused.value.reason == "error-outside-bots"
            with pytest.raises(CommandRefused) as refused:
                await talk(one)
            assert refused.value.reason == "error-stored-day"
            assert (await host.do("rename", name="Dora"))["type"] == "ack"

    tell(story, limits=Limits(outside_bots_per_address=1, bots_stored_per_day_bytes=1_000))


def test_a_table_has_room_for_so_many_bots(tell: Any) -> None:
    async def story(club: Club) -> None:
        code, _ = await hosted(club, HANABI)
        async with asyncio.timeout(PATIENCE_S):
            players = [await club.player() for _ in range(9)]
            for player in players:
                await player.open(code)
            answers = [await player.do("join", name="Robo", owner="Bo") for player in players]
        assert [answer["type"] for answer in answers] == ["ack"] * 8 + ["refusal"]
        assert answers[-1]["reason"] == "refuse-too-many-bots"

    tell(story)


def test_what_a_table_refuses_is_told(tell: Any) -> None:
    async def story(club: Club) -> None:
        with pytest.raises(TableClosed, match="no table"):
            async with join(url(club, "NOWHERE2"), "Robo", owner="Bo"):
                pass
        code, host = await hosted(club, HANABI)
        with pytest.raises(CommandRefused, match="at most 24 letters"):
            async with join(url(club, code), "R" * 40, owner="Bo"):
                pass
        async with join(url(club, code), "Robo", owner="Bo") as table:
            await table.sit()
            await host.do("kick", member=2)
            with pytest.raises(TableClosed, match="removed you"):
                await play_games(table, "cautious")

    tell(story)


@pytest.mark.parametrize("address", ["club.example/t/K7QX2M", "ftp://x/t/K7QX2M", "http://x/y?z", ""])
def test_an_address_that_is_none_is_refused(address: str) -> None:
    async def story() -> None:
        async with join(address, "Robo"):
            pass

    with pytest.raises(GameError, match="t/"):
        asyncio.run(story())


def test_a_remote_bot_is_told_the_level_that_the_table_declares(tell: Any) -> None:
    async def story(club: Club) -> None:
        code, host = await hosted(club, {**HANABI, "level": 4})
        await host.do("seat-bot", seat=1, bot="partner:2")
        async with join(url(club, code), "Robo", owner="Bo") as table:
            await table.sit(0)
            assert (await host.do("start"))["type"] == "ack"
            async for turn in table.turns():
                assert turn.company == ("level:4", "partner:2")
                break

    tell(story)

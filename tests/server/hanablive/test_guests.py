"""Bots written for hanab.live at our tables: whole games, lost connections, takebacks, chat."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.client.test_client import hosted
from tests.server.conftest import HANABI, Club, Player, run_club, until
from tests.server.hanablive.site_bot import SiteBot

from sumida.server.hanablive.lobby import code_of, number_of
from sumida.server.settings import Limits

OPEN = {"game": "hanabi", "options": {"players": 2, "variant": "three"}, "open_to_bots": True}
"""Three suits: a short game."""


@asynccontextmanager
async def guest(club: Club, name: str, **options: Any) -> AsyncIterator[SiteBot]:
    """A bot that does what bots do, until the end of the block."""
    bot = await SiteBot.connect(club, name, **options)
    running = asyncio.create_task(bot.run())
    try:
        yield bot
    finally:
        await bot.wire.close()
        await running


async def full(host: Player) -> None:
    """Wait until every seat is taken."""
    while any(seat["kind"] == "open" for seat in host.state["shown"]["seats"]):
        await host.receive()


async def start(host: Player) -> None:
    await full(host)
    assert (await host.do("start"))["type"] == "ack"


async def watch_to_the_end(host: Player) -> None:
    while not (host.state["play"] and host.play["scores"]):
        await host.receive()


def said(bot: SiteBot, command: str) -> list[Any]:
    return [facts for found, facts in bot.frames if found == command]


def wait(bot: SiteBot, table: int) -> None:
    """A rule for a bot that does not move by itself."""


def test_two_bots_are_invited_and_play_a_whole_game(tell: Any) -> None:
    async def story(club: Club) -> None:
        code, host = await hosted(club, OPEN)
        async with guest(club, "Will@Bo") as will, guest(club, "Grace") as grace:
            await start(host)
            seats = host.state["shown"]["seats"]
            assert {(seat["name"], seat["owner"]) for seat in seats} == {("Will", "Bo"), ("Grace", "Grace")}
            await watch_to_the_end(host)
            await until(lambda: bool(will.over and grace.over))
        game = club.hub.tables[code].table.room.game
        assert game.over
        for bot in (will, grace):
            assert said(bot, "warning") == []
            last = [facts["action"]["type"] for facts in said(bot, "gameAction")]
            assert last[-2:] == ["gameOver", "turn"]

    tell(story)


def test_a_bot_plays_with_a_person_and_a_bot_of_ours(tell: Any) -> None:
    async def story(club: Club) -> None:
        _, (ada,) = await club.table(
            "Ada", start=False, **OPEN | {"options": {"players": 3, "variant": "three"}}
        )
        await ada.do("seat-bot", seat=2, bot="cautious")
        async with guest(club, "Will") as will:
            await start(ada)
            while not ada.play["scores"]:
                if ada.legal and ada.play["to_act"] == [0]:
                    await ada.move(lambda legal: next((a for a in legal if "discard" in a), legal[-1]))
                else:
                    await ada.receive()
            await until(lambda: bool(will.over))
            init = said(will, "init")[0]
            assert init["playerNames"][:2] == ["Ada", "Will"]
            assert (init["seed"], init["ourPlayerIndex"]) == ("", 1)

    tell(story)


def test_after_a_game_the_bot_keeps_its_seat_for_the_next(tell: Any) -> None:
    async def story(club: Club) -> None:
        _, host = await hosted(club, OPEN)
        async with guest(club, "Will") as will, guest(club, "Grace"):
            for game in (1, 2):
                await start(host)
                await until(lambda game=game: len(said(will, "finishOngoingGame")) == game)  # type: ignore[misc]
                await host.do("rematch")
        assert len(said(will, "tableStart")) == 2

    tell(story)


def test_a_late_goodbye_to_a_game_does_not_leave_the_next(tell: Any) -> None:
    async def story(club: Club) -> None:
        code, host = await hosted(club, OPEN)
        async with guest(club, "Will") as will, guest(club, "Grace"):
            will.dawdles = True
            await start(host)
            await until(lambda: bool(will.over))
            will.rule = wait
            await host.do("rematch")
            await start(host)
            await until(lambda: len(said(will, "gameActionList")) == 2)
            assert not said(will, "left")
            await will.send("tableUnattend", tableID=number_of(code))
            await until(lambda: bool(said(will, "left")))

    tell(story)


def test_a_bot_that_lost_its_connection_gets_its_game_back(tell: Any) -> None:
    async def story(club: Club) -> None:
        code, host = await hosted(club, OPEN)
        async with guest(club, "Grace") as grace:
            grace.pace_s = 0.03
            async with guest(club, "Will") as will:
                await start(host)
                await until(lambda: len(said(will, "gameAction")) > 3)
            async with guest(club, "Will") as will:
                await until(lambda: len(said(will, "gameAction")) > 5)
                assert said(will, "welcome")[0]["playingAtTables"] == [number_of(code)]
            async with guest(club, "Will") as will:
                await watch_to_the_end(host)
                await until(lambda: bool(will.over and grace.over))
        room = club.hub.tables[code].table.room
        assert sorted(member.name for member in room.members.values()) == ["Ada", "Grace", "Will"]

    tell(story)


def test_a_game_goes_on_after_the_server_was_started_again(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/club.sqlite3"

    async def story() -> None:
        async with run_club(database, Limits(), None, None) as club:
            code, host = await hosted(club, OPEN)
            async with guest(club, "Will") as will, guest(club, "Grace") as grace:
                grace.pace_s = 0.03
                await start(host)
                await until(lambda: len(said(will, "gameAction")) > 3)
            cookie = host.cookie
        async with (
            run_club(database, Limits(), None, None) as club,
            guest(club, "Will") as will,
            guest(club, "Grace") as grace,
        ):
            again = await club.player(cookie)
            await again.open(code)
            await watch_to_the_end(again)
            await until(lambda: bool(will.over and grace.over))

    asyncio.run(story())


def test_moves_that_are_taken_back_are_loaded_again(tell: Any) -> None:
    async def story(club: Club) -> None:
        _, (ada,) = await club.table("Ada", start=False, **OPEN)
        async with guest(club, "Will") as will:
            will.rule = wait
            await start(ada)
            while not ada.state["play"]:
                await ada.receive()
            await until(lambda: len(said(will, "gameActionList")) == 1)
            assert (await ada.do("move", action="discard 1"))["type"] == "refusal"
            assert (await ada.do("move", action="play 1"))["type"] == "ack"
            await until(lambda: bool(will.current) and list(will.current.values()) == [1])
            assert (await ada.do("ask-takeback"))["type"] == "ack"
            await until(lambda: len(said(will, "gameActionList")) == 2)
            assert said(will, "gameActionList")[1] == said(will, "gameActionList")[0]

    tell(story)


def test_a_table_is_told_as_the_lobby_of_hanab_live_does(tell: Any) -> None:
    async def story(club: Club) -> None:
        code, _ = await hosted(club, OPEN)
        await hosted(club, {"game": "hashi", "options": {"players": 2}, "open_to_bots": True})
        await hosted(club, {**HANABI, "options": {"players": 2, "max_strikes": 1}, "open_to_bots": True})
        bot = await SiteBot.connect(club, "Will")
        assert (await bot.until("welcome"))["username"] == "Will"
        (table,) = await bot.until("tableList")
        assert table["id"] == number_of(code)
        assert (table["players"], table["maxPlayers"], table["variant"]) == (["Ada"], 2, "3 Suits")
        assert (await bot.until("chat"))["msg"] == "/join"
        assert code_of(number_of(code)) == code
        await bot.wire.close()

    tell(story)


def test_chat_notes_and_private_lines_reach_the_other_side(tell: Any) -> None:
    async def story(club: Club) -> None:
        code, host = await hosted(club, {**OPEN, "talk": "house"})
        number = number_of(code)
        async with guest(club, "Will") as will, guest(club, "Grace") as grace:
            will.rule = grace.rule = wait
            await start(host)
            await host.do("say", text="/setall 5")
            await host.do("say", text="/msg Will /help")
            await until(lambda: len(said(will, "chat")) == 3)
            table_line, whisper = said(will, "chat")[1:]
            assert (table_line["msg"], table_line["room"]) == ("/setall 5", f"table{number}")
            assert (whisper["msg"], whisper["recipient"], whisper["who"]) == ("/help", "Will", "Ada")
            await will.send("chatPM", msg="I take /join.", recipient="Ada", room="lobby")
            await will.send("chat", msg="Good luck", room=f"table{number}")
            await will.send("note", tableID=number, order=7, note="a five")
            room = club.hub.tables[code].table.room
            await until(lambda: "a five" in str(room.game.notes))
            assert [line.text for line in room.chat][-2:] == ["I take /join.", "Good luck"]

    tell(story)


def test_a_game_that_the_host_ends_is_over_for_the_bot(tell: Any) -> None:
    async def story(club: Club) -> None:
        _, host = await hosted(club, OPEN)
        async with guest(club, "Will") as will, guest(club, "Grace") as grace:
            will.rule = grace.rule = wait
            await start(host)
            await until(lambda: len(said(will, "gameActionList")) == 1)
            await host.do("stop")
            await until(lambda: bool(will.over))
            assert said(will, "gameAction")[-2]["action"]["endCondition"] == 4

    tell(story)


def test_a_bot_that_was_sent_away_is_not_invited_again(tell: Any) -> None:
    async def story(club: Club) -> None:
        code, host = await hosted(club, OPEN)
        async with guest(club, "Will") as will:
            room = club.hub.tables[code].table.room
            await until(lambda: len(room.members) == 2)
            await host.do("kick", member=max(room.members))
            await until(lambda: bool(said(will, "left")))
            await asyncio.sleep(1.5)  # the lobby is looked through once a second
            assert len(said(will, "chat")) == 1
            assert len(room.members) == 1

    tell(story)


def test_a_bot_whose_seat_is_cleared_leaves_and_one_that_leaves_is_gone(tell: Any) -> None:
    async def story(club: Club) -> None:
        code, host = await hosted(club, OPEN)
        room = club.hub.tables[code].table.room
        async with guest(club, "Will") as will, guest(club, "Grace") as grace:
            await until(lambda: len(room.members) == 3)
            await full(host)
            await host.do("clear-seat", seat=0)
            await until(lambda: bool(said(will, "left") or said(grace, "left")))
            left = will if said(will, "left") else grace
            stays = grace if left is will else will
            await stays.send("tableLeave", tableID=number_of(code))
            await until(lambda: len(room.members) == 1)

    tell(story)

"""What a bot written for hanab.live must not see, and what it must not do."""

from __future__ import annotations

import re
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.client.test_client import hosted
from tests.server.conftest import HANABI, Club
from tests.server.hanablive.site_bot import SiteBot, log_in
from tests.server.hanablive.test_guests import OPEN
from tests.server.live.test_wire_secrets import ADA, DRAWN, PLAIN, SWAPPED, Dealer, deck
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sumida.hanabi.hanablive.live_frames import write_frame
from sumida.server.hanablive.lobby import number_of
from sumida.server.settings import Limits

ACTIONS = [{"type": 3, "target": 1, "value": 1}, {"type": 2, "target": 1, "value": 0}]
"""The bot's first two turns: clue the other player's ones, then red."""


async def loaded(bot: SiteBot, number: int) -> None:
    await bot.until("tableStart")
    await bot.send("getGameInfo1", tableID=number)
    await bot.send("getGameInfo2", tableID=number)
    await bot.until("gameActionList")


def told(tell: Any, database: str, deal: str) -> bytes:
    """Every byte that a bot in seat 1 receives in a short game with this deck."""
    frames: list[bytes] = []

    async def story(club: Club) -> None:
        code, host = await hosted(club, {**HANABI, "open_to_bots": True})
        number = number_of(code)
        bot = await SiteBot.connect(club, "Ada's bot")
        await bot.until("chat")
        await bot.send("tableJoin", tableID=number)
        await bot.until("joined")
        bo = await club.player()
        await bo.open(code)
        await bo.do("join", name="Bo")
        await bo.do("sit")
        await host.do("start")
        await loaded(bot, number)
        for action in ACTIONS:
            await bot.send("action", tableID=number, **action)
            while not (bo.state["play"] and bo.play["to_act"] == [1]):
                await bo.receive()
            assert (await bo.do("move", action="discard 2"))["type"] == "ack"
            while (await bot.until("gameAction"))["action"].get("currentPlayerIndex") != 0:
                pass
        again = await SiteBot.connect(club, "Ada's bot")
        await loaded(again, number)
        kept = [frame for frame in bot.frames + again.frames if frame[0] not in ("table", "tableList")]
        text = msgspec.json.encode(kept)
        frames.append(re.sub(rb'"name":"[A-Z0-9]{8}"', b"", text.replace(str(number).encode(), b"TABLE")))
        for one in (bot, again):
            await one.wire.close()

    tick = count(1_000_000, 0)
    tell(story, chance=Dealer(deal), clock=lambda: next(tick), database=database)
    return frames[0]


@pytest.mark.parametrize("swap", SWAPPED)
def test_what_a_bot_is_sent_does_not_depend_on_hidden_cards(tell: Any, tmp_path: Path, swap: str) -> None:
    plain = told(tell, f"sqlite:///{tmp_path}/1.sqlite3", deck(PLAIN))
    assert plain == told(tell, f"sqlite:///{tmp_path}/2.sqlite3", deck(SWAPPED[swap]))


def test_what_a_bot_is_sent_does_depend_on_cards_it_sees(tell: Any, tmp_path: Path) -> None:
    plain = told(tell, f"sqlite:///{tmp_path}/1.sqlite3", deck(PLAIN))
    seen = deck(f"{ADA} r1 w2 y1 g1 b1 {DRAWN} y2 r3")
    assert plain != told(tell, f"sqlite:///{tmp_path}/2.sqlite3", seen)


def test_another_password_is_another_bot(tell: Any) -> None:
    """Whoever knows only the name of a bot gets neither its seat nor its cards."""

    async def story(club: Club) -> None:
        code, host = await hosted(club, {**HANABI, "open_to_bots": True})
        number = number_of(code)
        bot = await SiteBot.connect(club, "Will")
        await bot.send("tableJoin", tableID=number)
        await bot.until("joined")
        other = await club.player()
        await other.open(code)
        await other.do("join", name="Bo")
        await other.do("sit")
        await host.do("start")
        await bot.until("tableStart")
        thief = await SiteBot.connect(club, "Will", "another password")
        assert (await thief.until("welcome"))["playingAtTables"] == []
        for command in ("tableReattend", "tableJoin"):
            await thief.send(command, tableID=number)
            assert "not open to bots" in (await thief.until("warning"))["warning"]
        for command in ("getGameInfo1", "getGameInfo2", "action", "tableLeave"):
            await thief.send(command, tableID=number)
            assert "not at this table" in (await thief.until("warning"))["warning"]
        assert not {"init", "gameActionList", "gameAction"} & {command for command, _ in thief.frames}
        await thief.wire.close()
        await bot.wire.close()

    tell(story)


def test_a_table_that_is_not_open_to_bots_is_neither_listed_nor_joined(tell: Any) -> None:
    async def story(club: Club) -> None:
        code, _ = await hosted(club, HANABI)
        bot = await SiteBot.connect(club, "Will")
        assert await bot.until("tableList") == []
        await bot.send("tableJoin", tableID=number_of(code))
        assert "not open to bots" in (await bot.until("warning"))["warning"]
        assert len(club.hub.tables[code].table.room.members) == 1
        await bot.wire.close()

    tell(story)


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "action",
        "tableJoin []",
        "tableJoin {",
        'tableJoin {"tableID": true}',
        'tableJoin {"tableID": -1}',
        'tableJoin {"tableID": 99999999999999999999999999}',
        'getGameInfo1 {"tableID": 1}',
        'note {"tableID": 1}',
        "nonsense {}",
        "tableCreate {}",
        'chatPM {"msg": 1}',
        "action " + "[" * 4_000,
        "x" * 8_193,
        b"\xff\xfe {}",
    ],
    ids=lambda frame: str(frame)[:40],
)
def test_a_frame_that_makes_no_sense_is_answered_with_a_warning(tell: Any, frame: str | bytes) -> None:
    async def story(club: Club) -> None:
        bot = await SiteBot.connect(club, "Will")
        await bot.wire.send(frame)
        assert (await bot.until("warning"))["warning"]
        await bot.send("ping")
        await bot.send("tableJoin", tableID=1)  # it goes on
        await bot.until("warning")
        await bot.wire.close()

    tell(story)


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"type": 9, "target": 0},
        {"type": 0, "target": 77},
        {"type": 2, "target": 1, "value": 50},
        {"type": 3, "target": 0, "value": 1},
        {"type": "play", "target": 0},
        {"type": 3, "target": 10**12, "value": 10**12},
    ],
    ids=str,
)
def test_an_action_that_is_none_is_answered_with_a_warning(tell: Any, action: dict[str, Any]) -> None:
    async def story(club: Club) -> None:
        code, host = await hosted(club, OPEN)
        number = number_of(code)
        bots = [await SiteBot.connect(club, name) for name in ("Will", "Grace")]
        for bot in bots:
            await bot.send("tableJoin", tableID=number)
            await bot.until("joined")
        await host.do("start")
        await loaded(bots[0], number)
        await bots[0].send("action", tableID=number, **action)
        assert (await bots[0].until("warning"))["warning"]
        await bots[1].send("action", tableID=number, type=0, target=5)
        assert (await bots[1].until("warning"))["warning"]
        assert club.hub.tables[code].table.room.game.state.turn == 0
        for bot in bots:
            await bot.wire.close()

    tell(story)


@pytest.mark.parametrize(
    ("name", "password", "said"),
    [
        ("Will", "short", "8 characters"),
        ("", "long enough", "name"),
        ("x" * 30, "long enough", "24"),
        ("Will@" + "x" * 30, "long enough", "24"),
        ("@Bo", "long enough", "name"),
    ],
)
def test_a_login_that_cannot_be_is_refused_in_words(tell: Any, name: str, password: str, said: str) -> None:
    async def story(club: Club) -> None:
        answer = await log_in(club, name, password)
        assert (answer.status_code, "set-cookie" in answer.headers) == (401, False)
        assert said in answer.text

    tell(story)


def test_a_forged_cookie_opens_no_socket(tell: Any) -> None:
    async def story(club: Club) -> None:
        real = (await log_in(club, "Will")).headers["set-cookie"].partition(";")[0]
        name, *rest = real.removeprefix("hanabi.sid=").split(".")
        for cookie in ("x", f"R3JhY2U.{'.'.join(rest)}", f"{name}.x.y.z", real[11:-1], "ÿ"):
            with pytest.raises(InvalidStatus):
                await connect(
                    f"ws://127.0.0.1:{club.port}/ws", additional_headers={"Cookie": f"hanabi.sid={cookie}"}
                )

    tell(story)


def test_another_sites_page_cannot_log_in(tell: Any) -> None:
    async def story(club: Club) -> None:
        form = {"username": "Will", "password": "long enough"}
        answer = await club.http.post("/login", data=form, headers={"Origin": "https://evil.example"})
        assert answer.status_code == 403

    tell(story)


def test_one_address_has_a_limited_number_of_bots(tell: Any) -> None:
    async def story(club: Club) -> None:
        first = await SiteBot.connect(club, "Will")
        await first.until("tableList")
        second = await SiteBot.connect(club, "Grace")
        assert "bots from your address" in (await second.until("error"))["error"]
        with pytest.raises(ConnectionClosed):
            await second.until("never")
        await first.wire.close()
        third = await SiteBot.connect(club, "Grace")
        await third.until("tableList")
        await third.wire.close()

    tell(story, limits=Limits(outside_bots_per_address=1))


def test_a_bot_that_sends_too_much_is_warned_and_then_closed(tell: Any) -> None:
    async def story(club: Club) -> None:
        bot = await SiteBot.connect(club, "Will")
        for _ in range(80):
            await bot.wire.send(write_frame("ping", {}))
        assert "too many messages" in (await bot.until("warning"))["warning"]
        with pytest.raises(ConnectionClosed):
            await bot.until("never")

    tell(story, limits=Limits(message_burst=5, messages_per_second=1, strikes=20))

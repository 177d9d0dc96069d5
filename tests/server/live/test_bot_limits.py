"""The number of bots of an address is limited, also if it asks for them at many tables at the same time."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.client.test_client import hosted
from tests.server.conftest import HANABI, Club, Player, until

from sumida.kernel import GameError
from sumida.server.live import bot_limits
from sumida.server.settings import Limits

OPEN = {**HANABI, "open_to_bots": True}


def hold_writes(club: Club, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Nothing is stored until the event is set."""
    gate, append = asyncio.Event(), club.hub.store.append

    async def later(*entry: Any) -> None:
        await gate.wait()
        await append(*entry)

    monkeypatch.setattr(club.hub.store, "append", later)
    return gate


def test_bots_that_join_two_tables_at_once_are_both_counted(
    tell: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(club: Club) -> None:
        tables = [(await hosted(club, OPEN))[0] for _ in range(2)]
        bots = [await club.player() for _ in tables]
        for bot, code in zip(bots, tables, strict=True):
            await bot.open(code)
        gate = hold_writes(club, monkeypatch)
        joining = asyncio.create_task(bots[0].do("join", name="Will", owner="Bo"))
        await until(lambda: club.hub.tables[tables[0]].storing is not None)
        assert (await bots[1].do("join", name="Grace", owner="Bo"))["reason"] == "error-outside-bots"
        gate.set()
        assert (await joining)["type"] == "ack"

    tell(story, limits=Limits(outside_bots_per_address=1))


def test_games_with_bots_that_begin_at_once_are_both_counted(
    tell: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(club: Club) -> None:
        made = [await club.table("Ada", start=False, **HANABI) for _ in range(2)]
        for _, (ada,) in made:
            assert (await ada.do("seat-bot", seat=1, bot="cautious"))["type"] == "ack"
        gate = hold_writes(club, monkeypatch)
        (first, (ada,)), (_, (other,)) = made
        starting = asyncio.create_task(ada.do("start"))
        await until(lambda: club.hub.tables[first].storing is not None)
        assert (await other.do("start"))["reason"] == "error-bot-games"
        gate.set()
        assert (await starting)["type"] == "ack"

    tell(story, limits=Limits(bot_games_per_address=1))


DAYS = {"seconds": 3_600, "passed": "bot", "bot": "cautious"}


async def leave(club: Club, code: str, player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the table for longer than a game counts that nobody is connected to."""
    await player.wire.close()
    await until(lambda: not club.hub.tables[code].connections)
    monkeypatch.setattr(bot_limits, "UNWATCHED_S", -1)


def test_a_game_over_days_counts_while_its_bot_has_yet_to_think(
    tell: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its bot thinks with nobody connected, so leaving makes no room for another one."""

    async def story(club: Club) -> None:
        monkeypatch.setattr(club.app.state.bot_workers, "schedule", lambda live: None)
        club.hub.on_change = lambda live: None
        code, (ada,) = await club.table("Ada", start=False, **HANABI, deadline=DAYS)
        for command in ({"type": "seat-bot", "seat": 1, "bot": "cautious"}, {"type": "start"}):
            assert (await ada.do(**command))["type"] == "ack"
        live = club.hub.tables[code]
        await until(lambda: live.table.room.running is not None)
        while live.table.room.chairs[live.table.room.running.to_act[0]].bot is None:
            assert (await ada.move())["type"] == "ack"
        await leave(club, code, ada, monkeypatch)
        with pytest.raises(GameError, match="bots"):
            club.hub.bot_limits.check_games("127.0.0.1")

    tell(story, limits=Limits(bot_games_per_address=1))


def test_a_game_of_bots_alone_rests_while_nobody_watches_however_long_it_may_take(
    tell: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(club: Club) -> None:
        code, (ada,) = await club.table("Ada", start=False, **HANABI, deadline=DAYS)
        live = club.hub.tables[code]
        club.hub.on_change = lambda live: None
        assert (await ada.do("stand"))["type"] == "ack"
        for seat in range(2):
            assert (await ada.do("seat-bot", seat=seat, bot="cautious"))["type"] == "ack"
        assert (await ada.do("start"))["type"] == "ack"
        assert live.attended
        await leave(club, code, ada, monkeypatch)
        assert not live.attended
        club.hub.bot_limits.check_games("127.0.0.1")

    tell(story, limits=Limits(bot_games_per_address=1))

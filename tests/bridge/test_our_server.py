"""The bridge against our own server: both ends of the same protocol, written apart."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from sumida.bots import create
from sumida.bridge.connection import SiteConnection, SiteLogin
from sumida.bridge.visitor import Visitor
from tests.bridge.test_visitor import AT_ONCE
from tests.client.test_client import hosted, url
from tests.server.conftest import Club, tell
from tests.server.hanablive.site_bot import PASSWORD
from tests.server.hanablive.test_guests import OPEN, start, watch_to_the_end

__all__ = ["tell"]


def visit(club: Club, name: str, reports: list[str]) -> asyncio.Task[None]:
    site = SiteConnection(SiteLogin(url(club), name, PASSWORD))
    return asyncio.create_task(Visitor(site, name, "cautious", AT_ONCE, report=reports.append).run())


def as_played_here(game: Any) -> bool:
    """Whether every move is the one that the bot makes here in the same position."""
    state = game.setup.start(game.setup.parse_deal(game.opening().deal))
    bot = create("hanabi", "cautious", game.setup.players)
    for seat, text in game.moves:
        action = bot.choose(state.view(seat))
        if str(action) != text:
            return False
        state = state.apply(seat, action)
    return not state.to_act


def test_our_bridge_brings_bots_to_our_own_server(tell: Any) -> None:
    async def story(club: Club) -> None:
        code, host = await hosted(club, OPEN)
        reports: list[str] = []
        visits = [visit(club, name, reports) for name in ("Will", "Grace")]
        await start(host)
        await watch_to_the_end(host)
        assert as_played_here(club.hub.tables[code].table.room.game)
        assert reports == []
        for task in visits:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    tell(story)


def test_a_bot_that_comes_back_moves_on(tell: Any) -> None:
    """Its commands are counted from the beginning, and the table must not take them for the former ones."""

    async def story(club: Club) -> None:
        code, host = await hosted(club, OPEN)
        reports: list[str] = []
        visits = [visit(club, name, reports) for name in ("Will", "Grace")]
        await start(host)
        while not host.state["play"]["to_act"] or host.state["play"]["views"][0]["view"]["turn"] < 4:
            await host.receive()
        for number, name in enumerate(("Will", "Grace")):
            visits[number].cancel()
            await asyncio.gather(visits[number], return_exceptions=True)
            visits[number] = visit(club, name, reports)
        await watch_to_the_end(host)
        assert as_played_here(club.hub.tables[code].table.room.game)
        for task in visits:
            task.cancel()
        await asyncio.gather(*visits, return_exceptions=True)

    tell(story)

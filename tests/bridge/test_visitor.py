"""Our bots at a server that speaks hanab.live's protocol."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from random import Random
from typing import Any

import pytest
import uvicorn

from sumida.bots import create
from sumida.bridge.connection import SiteConnection, SiteLogin
from sumida.bridge.visitor import HELP, Pace, Visitor
from sumida.cli import main as sumida
from sumida.hanabi.rules.game import GAME
from sumida.kernel import GameError
from tests.bridge.site_server import PASSWORD, ServedTable, SiteServer

AT_ONCE = Pace(0, 0.002)
NAMES = ("bot-1", "bot-2", "bot-3")


def with_server(test: Callable[[SiteServer, str], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        site = SiteServer()
        server = uvicorn.Server(uvicorn.Config(site.app, port=0, log_level="warning", ws="websockets-sansio"))
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        try:
            await asyncio.wait_for(test(site, f"http://127.0.0.1:{port}"), 300)
        finally:
            server.should_exit = True
            await serving

    asyncio.run(run())


def visitor(address: str, name: str, reports: list[str], bot: str = "cautious") -> Visitor:
    connection = SiteConnection(SiteLogin(address, name, PASSWORD))
    return Visitor(connection, name, bot, AT_ONCE, report=reports.append)


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.01)


class Guests:
    """Visitors that play until the test is over."""

    def __init__(self, site: SiteServer, address: str, bot: str = "cautious") -> None:
        self.site, self.reports = site, list[str]()
        self.visitors = [visitor(address, name, self.reports, bot) for name in NAMES]

    async def __aenter__(self) -> Guests:
        self.tasks = [asyncio.create_task(one.run()) for one in self.visitors]
        await until(lambda: len(self.site.sockets) == len(NAMES))
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self.tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def play(self, number: int, **options: Any) -> ServedTable:
        """Sit everybody down at a new table, and wait for the end of the game."""
        table = self.site.tables[number] = ServedTable(number, len(NAMES), seed=number, options=options)
        for one in self.visitors:
            await until(lambda one=one: one.name in self.site.sockets)  # type: ignore[misc]
            await self.site.join(table, one.name)
        await until(lambda: table.state is not None and not table.state.to_act)
        return table


def local_moves(number: int, **options: Any) -> list[str]:
    """The same deal, played by the same bots here."""
    setup = GAME.setup({"players": len(NAMES), **options})
    state = setup.start(setup.deal(Random(number)))
    bot, moves = create("hanabi", "cautious", len(NAMES)), []
    while state.to_act:
        action = bot.choose(state.view(state.current))
        moves.append(str(action))
        state = state.apply(state.current, action)
    return moves


@pytest.mark.parametrize("options", [{}, {"variant": "multicolour"}, {"first_seat": 2, "empty_clues": True}])
def test_bots_play_there_as_they_play_here(options: dict[str, Any]) -> None:
    async def test(site: SiteServer, address: str) -> None:
        async with Guests(site, address) as guests:
            table = await guests.play(7, **options)
        assert table.moves == local_moves(7, **options)
        assert site.refused == []
        assert table.notes

    with_server(test)


def test_a_lost_connection_loses_no_move_and_doubles_none() -> None:
    async def test(site: SiteServer, address: str) -> None:
        rng = Random(1)

        async def cut() -> None:
            while True:
                await asyncio.sleep(rng.uniform(0.05, 0.3))
                await site.drop(rng.choice(NAMES))

        async with Guests(site, address) as guests:
            cutting = asyncio.create_task(cut())
            tables = [await guests.play(number) for number in range(1, 6)]
            cutting.cancel()
            assert sum(one.site.connections for one in guests.visitors) > 2 * len(NAMES)
        for table in tables:
            assert table.moves == local_moves(table.id)
        assert site.refused == []

    with_server(test)


def test_a_move_that_was_refused_with_a_warning_is_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sumida.bridge.visitor.ASK_AGAIN_S", 0.02)

    async def test(site: SiteServer, address: str) -> None:
        warned, act = set[int](), site.act

        async def busy(table: ServedTable, name: str, facts: dict[str, Any]) -> None:
            turn = len(table.moves)
            if turn in (0, 3, 7) and turn not in warned:
                warned.add(turn)
                await site.send(name, "warning", {"warning": "too many messages; wait a moment"})
            else:
                await act(table, name, facts)

        monkeypatch.setattr(site, "act", busy)
        async with Guests(site, address) as guests:
            table = await guests.play(7)
        assert table.moves == local_moves(7)
        assert site.refused == []
        assert len(warned) == 3

    with_server(test)


def test_a_wrong_password_is_said_in_one_line() -> None:
    async def test(site: SiteServer, address: str) -> None:
        with pytest.raises(GameError, match="refuses the login: wrong password"):
            await SiteLogin(address, "bot", "wrong").cookie()

    with_server(test)


def test_the_bot_obeys_private_chat() -> None:
    async def test(site: SiteServer, address: str) -> None:
        async with Guests(site, address):
            table = site.tables[4] = ServedTable(4, 5, 1, {}, ["Ana"])
            await site.send("bot-1", "table", table.shown())
            for line in ("/join", "/nonsense", "/bot hat", "/bot nobody", "/analyze x"):
                facts = {"msg": line, "who": "Ana", "recipient": "bot-1", "room": ""}
                await site.send("bot-1", "chat", facts)
            await until(lambda: table.players == ["Ana", "bot-1"] and len(site.chats) == 4)
        answers = [chat["msg"] for chat in site.chats]
        assert answers[:2] == [HELP, "From the next game on I am hat."]
        assert all(chat["recipient"] == "Ana" for chat in site.chats)

    with_server(test)


def test_the_command_needs_an_account_and_a_bot_that_exists(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["bridge", "hanablive", "http://127.0.0.1:9", "--user", "b"]
    monkeypatch.delenv("SUMIDA_SITE_PASSWORD", raising=False)
    assert sumida(words) == 2
    assert "--password-file" in capsys.readouterr().err
    assert sumida([*words, "--bot", "nobody"]) == 2
    assert "nobody" in capsys.readouterr().err

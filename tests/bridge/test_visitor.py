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
from sumida.bridge.command import ANSWER, reviewer
from sumida.bridge.connection import SiteConnection, SiteLogin
from sumida.bridge.frames import GameInit
from sumida.bridge.seat import BridgeSeat
from sumida.bridge.visitor import HELP, Pace, Visitor
from sumida.cli import main as sumida
from sumida.hanabi.hanablive import dump_json
from sumida.hanabi.hanablive.live_frames import live_options
from sumida.hanabi.rules.actions import Play
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.setup import Deck
from sumida.kernel import GameError, Record
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


def test_a_bot_seems_to_think_before_each_of_its_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[float, float]] = []

    def draw(least: float, most: float) -> float:
        drawn.append((least, most))
        return 0.0

    async def test(site: SiteServer, address: str) -> None:
        async with Guests(site, address) as guests:
            monkeypatch.setattr("sumida.bridge.visitor.random.uniform", draw)
            for one in guests.visitors:
                one.pace = Pace()
            table = await guests.play(7)
        assert drawn == [(1.0, 3.0)] * len(table.moves)

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


async def answers(site: SiteServer, *lines: str) -> list[str]:
    """What bot-1 answers to these lines of private chat, one for each."""
    known = len(site.chats)
    for line in lines:
        facts = {"msg": line, "who": "Ana", "recipient": "bot-1", "room": ""}
        await site.send("bot-1", "chat", facts)
    await until(lambda: len(site.chats) == known + len(lines))
    return [chat["msg"] for chat in site.chats[known:]]


def test_people_choose_levels_and_what_the_host_offers_but_never_files_or_commands() -> None:
    async def test(site: SiteServer, address: str) -> None:
        async with Guests(site, address) as guests:
            guests.visitors[0].also = ("learned:mine.npz",)
            chosen = ("/bot partner:5", "/bot learned:mine.npz")
            assert await answers(site, *chosen) == [
                "From the next game on I am partner:5.",
                "From the next game on I am learned:mine.npz.",
            ]
            assert await answers(site, "/settings") == [
                "I am learned:mine and wait 0 to 0.002 seconds before I move."
            ]
            refused = ("/bot learned:other.npz", "/bot cmd:date", "/bot bot.py:Bot", "/bot os:system")
            for answer in await answers(site, *refused):
                assert answer.startswith("I am learned:mine.npz. I can be: ")
                assert answer.endswith("learned:mine.npz.")

    with_server(test)


def test_a_table_whose_terms_are_unknown_is_not_joined() -> None:
    async def test(site: SiteServer, address: str) -> None:
        async with Guests(site, address):
            for options, why in (
                ({"variantName": "Alternating Clues (5 Suits)"}, "Alternating Clues"),
                ({"deckPlays": True}, "deckPlays"),
            ):
                table = site.tables[4] = ServedTable(4, 5, 1, {}, ["Ana"], site_options=options)
                await site.send("bot-1", "table", table.shown())
                (answer,) = await answers(site, "/join")
                assert answer.startswith("I cannot play at that table: ")
                assert why in answer
                assert table.players == ["Ana"]

    with_server(test)


def test_a_finished_game_is_reviewed_from_the_servers_export() -> None:
    async def test(site: SiteServer, address: str) -> None:
        site.finished[7] = dump_json(Record("hanabi", GAME.rules, *short_game())).encode()
        async with Guests(site, address) as guests:
            guests.visitors[0].review = reviewer(address)
            reviewed, missing = await answers(site, "/analyze 7", "/analyze 8")
        assert "points" in reviewed
        assert "error" not in reviewed
        assert len(reviewed) <= ANSWER
        assert missing.startswith("I cannot review that game: ")

    with_server(test)


def short_game() -> tuple[dict[str, Any], str, tuple[tuple[int, str], ...]]:
    """Options, deal and moves of a game that is struck out soon."""
    setup = GAME.setup({"players": 2})
    state, moves = setup.start(setup.deal(Random(1))), list[tuple[int, str]]()
    while state.to_act:
        action = next(one for one in state.legal(state.current) if isinstance(one, Play))
        moves.append((state.current, str(action)))
        state = state.apply(state.current, action)
    return dict(setup.options), str(Deck(setup.variant, state.deck)), tuple(moves)


def test_the_level_of_the_others_is_passed_on_to_the_bot() -> None:
    init = GameInit(1, ("Ana", "bot", "Zoe"), 1, live_options(GAME.setup({"players": 3})))
    made = []

    def create(name: str, bot: str, players: int, company: list[str] | None) -> Any:
        made.append((bot, players, company))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sumida.bridge.seat.create", create)
        BridgeSeat(init, "partner")
        BridgeSeat(init, "partner", 5)
    assert made == [("partner", 3, None), ("partner", 3, ["level:5", "partner", "level:5"])]


def test_the_command_needs_an_account_and_a_bot_that_exists(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["bridge", "hanablive", "http://127.0.0.1:9", "--user", "b"]
    monkeypatch.delenv("SUMIDA_SITE_PASSWORD", raising=False)
    assert sumida(words) == 2
    assert "--password-file" in capsys.readouterr().err
    assert sumida([*words, "--bot", "nobody"]) == 2
    assert "nobody" in capsys.readouterr().err

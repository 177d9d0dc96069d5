"""A bot of ours as a visitor of the site: joins who asks it to, plays, and returns after a lost connection.

It takes these lines of private chat: `/join [PASSWORD]` (the sender's table), `/leave`, `/start`,
`/bot NAME`, `/settings`, `/analyze NUMBER` (a review of a finished game), `/help`.
"""

from __future__ import annotations

import asyncio
import html
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from sumida import bots
from sumida.bridge.connection import SiteConnection
from sumida.bridge.frames import (
    ActionFrame,
    ActionList,
    GameInit,
    SiteChat,
    SiteProblem,
    SiteTable,
    TableNumber,
)
from sumida.bridge.seat import BridgeSeat, read_terms
from sumida.hanabi.hanablive.live_frames import read_frame
from sumida.kernel import GameError

LONGEST_REPORT = 300
ASK_AGAIN_S = 2.0
"""How long after a warning a position is looked at again; twice as long each time, …"""
ASK_AGAIN_MOST = 5
"""… and this often in one turn."""
HELP = "I take /join [password], /leave, /start, /bot NAME, /settings, /analyze NUMBER."
Review = Callable[[int], Awaitable[str]]


@dataclass
class Pace:
    """How long the bot seems to think, in seconds: nobody likes a partner that answers at once."""

    least_s: float = 1.0
    most_s: float = 3.0

    async def wait(self) -> None:
        await asyncio.sleep(random.uniform(self.least_s, self.most_s))


@dataclass
class Visitor:
    """What the bot knows of the site, and what it does about each frame."""

    site: SiteConnection
    name: str
    bot: str
    pace: Pace = field(default_factory=Pace)
    review: Review | None = None
    report: Callable[[str], None] = print
    also: tuple[str, ...] = ()
    """Bots that people may choose besides those without files: weights, bots from outside."""
    level: int | None = None
    """The level of conventions that the others play; None: all."""
    tables: dict[int, SiteTable] = field(default_factory=dict)
    seats: dict[int, BridgeSeat] = field(default_factory=dict)
    _thinking: dict[int, asyncio.Task[None]] = field(default_factory=dict)
    _asked: dict[int, tuple[int, int]] = field(default_factory=dict)
    """By table: a turn, and how often its position was asked for again."""

    async def run(self) -> None:
        """Do what the frames ask for, until cancelled."""
        handlers = self._handlers()
        async for text in self.site.frames():
            command, facts = read_frame(text)
            if command in handlers:
                try:
                    await handlers[command](facts)
                except Exception as error:  # whatever a server sends must not end the visit
                    self.report(f"{command}: {_in_a_line(error)}")

    def _handlers(self) -> dict[str, Callable[[bytes], Awaitable[None]]]:
        """What is done about each command of the site; the others need not be known."""
        return {
            "welcome": self._on_welcome,
            "tableList": self._on_table_list,
            "table": self._on_table,
            "tableGone": self._on_table_gone,
            "tableStart": self._on_table_start,
            "init": self._on_init,
            "gameActionList": self._on_action_list,
            "gameAction": self._on_action,
            "finishOngoingGame": self._on_finish,
            "warning": self._on_warning,
            "error": self._on_error,
            "chat": self._on_chat,
        }

    async def _on_welcome(self, facts: bytes) -> None:
        """A new connection: nothing heard before counts, until the tables are told again."""
        self.tables.clear()
        for task in self._thinking.values():
            task.cancel()
        self._thinking.clear()
        playing = msgspec.json.decode(facts, type=dict[str, Any]).get("playingAtTables") or []
        for table in playing:
            await self.site.send("tableReattend", {"tableID": table})

    async def _on_table_list(self, facts: bytes) -> None:
        for table in msgspec.json.decode(facts, type=list[SiteTable]):
            self.tables[table.id] = table

    async def _on_table(self, facts: bytes) -> None:
        table = msgspec.json.decode(facts, type=SiteTable)
        self.tables[table.id] = table

    async def _on_table_gone(self, facts: bytes) -> None:
        gone = msgspec.json.decode(facts, type=TableNumber).table
        self.tables.pop(gone, None)
        self._forget(gone)

    async def _on_table_start(self, facts: bytes) -> None:
        started = msgspec.json.decode(facts, type=TableNumber)
        if not started.replay:
            await self.site.send("getGameInfo1", {"tableID": started.table})

    async def _on_init(self, facts: bytes) -> None:
        init = msgspec.json.decode(facts, type=GameInit)
        if init.spectating:
            return
        try:
            self.seats[init.table] = BridgeSeat(init, self.bot, self.level)
        except GameError as error:
            await self._leave_game(init.table, str(error))
            return
        await self.site.send("getGameInfo2", {"tableID": init.table})

    async def _on_action_list(self, facts: bytes) -> None:
        found = msgspec.json.decode(facts, type=ActionList)
        seat = self.seats.get(found.table)
        if seat is not None:
            seat.begin(found.actions)
            await self.site.send("loaded", {"tableID": found.table})
            self._think(found.table, seat)

    async def _on_action(self, facts: bytes) -> None:
        found = msgspec.json.decode(facts, type=ActionFrame)
        seat = self.seats.get(found.table)
        if seat is not None:
            seat.hear(found.action)
            if found.action.get("type") in ("turn", "gameOver"):
                self._think(found.table, seat)

    async def _on_finish(self, facts: bytes) -> None:
        table = msgspec.json.decode(facts, type=TableNumber).table
        self._forget(table)
        await self.site.send("tableUnattend", {"tableID": table})

    async def _on_warning(self, facts: bytes) -> None:
        """An answer may have been refused: look again whether it is still wanted."""
        self.report(f"the server warns: {msgspec.json.decode(facts, type=SiteProblem).warning}")
        for table, seat in self.seats.items():
            answer = self._thinking.get(table)
            if seat.to_act and answer is not None:
                self._thinking[table] = asyncio.create_task(self._ask_again(table, seat, answer))

    async def _on_error(self, facts: bytes) -> None:
        self.report(f"the server refuses: {msgspec.json.decode(facts, type=SiteProblem).error}")

    async def _on_chat(self, facts: bytes) -> None:
        chat = msgspec.json.decode(facts, type=SiteChat)
        said = html.unescape(chat.msg)  # the site escapes what people write
        if chat.recipient == self.name and chat.who != self.name and said.startswith("/"):
            command, _, rest = said[1:].partition(" ")
            answer = await self._obey(command, rest.strip(), chat.who)
            if answer:
                await self.site.send("chatPM", {"msg": answer, "recipient": chat.who, "room": "lobby"})

    async def _obey(self, command: str, rest: str, who: str) -> str:
        match command:
            case "join":
                return await self._join(rest, who)
            case "leave":
                for number, table in self.tables.items():
                    if who in table.players and self.name in table.players:
                        await self.site.send("tableLeave", {"tableID": number})
                return ""
            case "start":
                for number, table in self.tables.items():
                    if who in table.players and self.name in table.players and not table.running:
                        await self.site.send("tableStart", {"tableID": number})
                return ""
            case "bot":
                return self._choose_bot(rest)
            case "settings":
                pace = f"{self.pace.least_s:g} to {self.pace.most_s:g}"
                return f"I am {bots.title('hanabi', self.bot)} and wait {pace} seconds before I move."
            case "analyze":
                return await self._analyze(rest)
            case _:
                return HELP

    async def _join(self, password: str, who: str) -> str:
        theirs = [table for table in self.tables.values() if who in table.players and not table.running]
        if not theirs:
            return "Sit down at a table first, then send me /join."
        table = theirs[-1]
        try:
            read_terms(table.options, min(max(len(table.players) + 1, 2), 5))
        except GameError as error:
            return f"I cannot play at that table: {error}"
        await self.site.send("tableJoin", {"tableID": table.id, "password": password})
        return ""

    def _choose_bot(self, name: str) -> str:
        """Be another bot; a stranger's word must never name a file or a command of this machine."""
        found = bots.roster("hanabi").find(name)
        if name not in self.also and (found is None or found.file or not found.runs_here):
            offered = dict.fromkeys((*bots.bots("hanabi"), *self.also))
            return f"I am {self.bot}. I can be: {', '.join(offered)}."
        self.bot = name
        return f"From the next game on I am {name}."

    async def _analyze(self, number: str) -> str:
        if self.review is None or not number.isdecimal():
            return "Send me /analyze and the number of a finished game."
        try:
            return await self.review(int(number))
        except Exception as error:  # whatever the server gives away
            return f"I cannot review that game: {_in_a_line(error)}"

    async def _leave_game(self, table: int, why: str) -> None:
        self.report(f"table {table}: {why}")
        await self.site.send("tableUnattend", {"tableID": table})

    def _forget(self, table: int) -> None:
        self.seats.pop(table, None)
        task = self._thinking.pop(table, None)
        if task is not None:
            task.cancel()

    def _think(self, table: int, seat: BridgeSeat) -> None:
        """Answer for this position, once."""
        before = self._thinking.pop(table, None)
        if before is not None:
            before.cancel()
        if seat.to_act:
            self._thinking[table] = asyncio.create_task(self._answer(table, seat))

    async def _ask_again(self, table: int, seat: BridgeSeat, answer: asyncio.Task[None]) -> None:
        await asyncio.wait([answer])
        turn, asked = self._asked.get(table, (0, 0))
        asked = asked if turn == seat.turn else 0
        if asked < ASK_AGAIN_MOST:
            self._asked[table] = seat.turn, asked + 1
            await asyncio.sleep(ASK_AGAIN_S * 2**asked)
            await self.site.send("getGameInfo2", {"tableID": table})

    async def _answer(self, table: int, seat: BridgeSeat) -> None:
        try:
            turn = seat.turn
            chosen, _ = await asyncio.gather(asyncio.to_thread(seat.choose), self.pace.wait())
            if seat.turn == turn and self.seats.get(table) is seat:
                await self.site.send("action", {"tableID": table, **msgspec.to_builtins(chosen)})
                for order, note in seat.fresh_notes():
                    await self.site.send("note", {"tableID": table, "order": order, "note": note})
        except Exception as error:  # a game that cannot be must not end the others
            self.report(f"table {table}: {_in_a_line(error)}")


def _in_a_line(error: Exception) -> str:
    said = str(error).partition("\n")[0][:LONGEST_REPORT]
    return said if isinstance(error, GameError) else f"{type(error).__name__}: {said}"

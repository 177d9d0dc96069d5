"""A bot as one is written for hanab.live: logs in, obeys /join, loads its games, and answers by a rule."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
from tests.server.conftest import PATIENCE_S, Club
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sumida.hanabi.hanablive.live_frames import read_frame, write_frame

PASSWORD = "not easily guessed"


async def log_in(club: Club, name: str, password: str = PASSWORD, **fields: str) -> httpx.Response:
    form = {"username": name, "password": password, "version": "bot", **fields}
    return await club.http.post("/login", data=form)


class SiteBot:
    """Keeps every frame; `rule` chooses an action for the hand and the table it was told of."""

    def __init__(self, wire: ClientConnection, name: str) -> None:
        self.wire, self.name = wire, name
        self.frames: list[tuple[str, Any]] = []
        self.seat: dict[int, int] = {}
        self.hands: dict[int, list[list[int]]] = {}
        self.ranks: dict[int, int] = {}
        self.current: dict[int, int] = {}
        self.over: set[int] = set()
        self.pace_s = 0.0
        self.dawdles = False
        """Says goodbye to a game only when the next one begins."""
        self.rule: Callable[[SiteBot, int], dict[str, Any] | None] = discard_or_clue

    @classmethod
    async def connect(cls, club: Club, name: str, password: str = PASSWORD, **options: Any) -> SiteBot:
        answer = await log_in(club, name, password)
        assert answer.status_code == 200, answer.text
        # bots send back the whole header, with its attributes
        headers = {"Cookie": answer.headers["set-cookie"]}
        wire = await connect(f"ws://127.0.0.1:{club.port}/ws", additional_headers=headers, **options)
        return cls(wire, name)

    async def send(self, command: str, **facts: Any) -> None:
        await self.wire.send(write_frame(command, facts))

    async def receive(self) -> tuple[str, Any]:
        command, facts = read_frame(await asyncio.wait_for(self.wire.recv(), PATIENCE_S))
        self.frames.append((command, msgspec.json.decode(facts)))
        return self.frames[-1]

    async def until(self, wanted: str) -> Any:
        """The facts of the next frame with this command; whatever comes before is kept."""
        while True:
            command, facts = await self.receive()
            if command == wanted:
                return facts

    async def run(self) -> None:
        """Do what such bots do, until the socket is closed."""
        try:
            while True:
                await self.obey(*await self.receive())
        except ConnectionClosed:
            pass

    async def obey(self, command: str, facts: Any) -> None:
        match command:
            case "chat" if facts["recipient"] == self.name and facts["msg"] == "/join":
                number = next(table for table, players in self.tables().items() if facts["who"] in players)
                await self.send("tableJoin", tableID=number)
            case "tableStart":
                if self.dawdles and self.over:
                    await self.send("tableUnattend", tableID=facts["tableID"])
                await self.send("getGameInfo1", tableID=facts["tableID"])
            case "init":
                self.seat[facts["tableID"]] = facts["ourPlayerIndex"]
                self.current[facts["tableID"]] = facts["options"]["startingPlayer"]
                self.clues = 8
                self.hands[facts["tableID"]] = [[] for _ in facts["playerNames"]]
                await self.send("getGameInfo2", tableID=facts["tableID"])
            case "gameActionList":
                for action in facts["list"]:
                    self.hear(facts["tableID"], action)
                await self.send("loaded", tableID=facts["tableID"])
                await self.act(facts["tableID"])
            case "gameAction":
                self.hear(facts["tableID"], facts["action"])
                if facts["action"]["type"] == "turn":
                    await self.act(facts["tableID"])
            case "finishOngoingGame":
                self.over.add(facts["tableID"])
                if not self.dawdles:
                    await self.send("tableUnattend", tableID=facts["tableID"])

    def tables(self) -> dict[int, list[str]]:
        found: dict[int, list[str]] = {}
        for command, facts in self.frames:
            if command in ("tableList", "table"):
                for table in facts if command == "tableList" else [facts]:
                    found[table["id"]] = table["players"]
        return found

    def hear(self, table: int, action: dict[str, Any]) -> None:
        match action["type"]:
            case "draw":
                self.hands[table][action["playerIndex"]].append(action["order"])
                self.ranks[action["order"]] = action["rank"]
            case "play" | "discard":
                self.hands[table][action["playerIndex"]].remove(action["order"])
            case "turn":
                self.current[table] = action["currentPlayerIndex"]
            case "status":
                self.clues = action["clues"]

    async def act(self, table: int) -> None:
        if self.current.get(table) == self.seat[table]:
            answer = self.rule(self, table)
            if answer is not None:
                await asyncio.sleep(self.pace_s)
                await self.send("action", tableID=table, **answer)


def discard_or_clue(bot: SiteBot, table: int) -> dict[str, Any]:
    """Discard the oldest card; with all clue tokens there, clue the next player's oldest card."""
    if bot.clues < 8:
        return {"type": 1, "target": bot.hands[table][bot.seat[table]][0]}
    following = (bot.seat[table] + 1) % len(bot.hands[table])
    return {"type": 3, "target": following, "value": bot.ranks[bot.hands[table][following][0]]}

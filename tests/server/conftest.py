"""A real server on a free port inside the test's own loop, and clients that speak the wire."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from types import MappingProxyType
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from sumida.server.app import create_app
from sumida.server.serve import bind, config
from sumida.server.settings import Limits, ServerSettings
from sumida.tables.context import Chance
from sumida.tables.messages.changes import as_update

HANABI = {"game": "hanabi", "options": {"players": 2}}
HASHI = {"game": "hashi", "options": {"players": 2}}
PATIENCE_S = 120
"""An answer comes at once, but for a machine that has ten other things to do."""

_ids = count(1)


async def until(true: Callable[[], bool]) -> None:
    """Wait for what must come true, however slow the machine; it fails when it never does."""
    async with asyncio.timeout(PATIENCE_S):
        while not true():
            await asyncio.sleep(0.01)


@dataclass
class Player:
    """A client: everything it received, and the newest state it knows."""

    wire: ClientConnection
    cookie: str
    frames: list[bytes] = field(default_factory=list)
    state: dict[str, Any] = field(default_factory=dict)
    version: int = 0

    async def receive(self) -> dict[str, Any]:
        data = await asyncio.wait_for(self.wire.recv(), PATIENCE_S)
        frame = data.encode() if isinstance(data, str) else data
        self.frames.append(frame)
        message: dict[str, Any] = as_update(msgspec.json.decode(frame), self.state)
        assert message["type"] != "changes", "a gap that nobody asked for"
        if message["type"] in ("snapshot", "update"):
            self.state, self.version = message, message["version"]
        return message

    async def until(self, *types: str) -> dict[str, Any]:
        while True:
            message = await self.receive()
            if message["type"] in types:
                return message

    async def until_version(self, version: int) -> None:
        while self.version < version:
            await self.receive()

    async def send(self, **message: Any) -> None:
        await self.wire.send(msgspec.json.encode(message).decode())

    async def open(self, code: str, **fields: Any) -> dict[str, Any]:
        await self.send(**{"type": "open", "table": code, "updates": "changes", **fields})
        return await self.until("snapshot", "update", "refusal")

    async def do(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        id = fields.pop("id", f"c{next(_ids)}")
        await self.send(**{"type": type, "id": id, "version": self.version, **fields})
        while True:
            answer = await self.until("ack", "refusal")
            if answer["id"] in (id, None):
                return answer

    async def move(self, pick: Callable[[list[str]], str] = lambda legal: legal[-1]) -> dict[str, Any]:
        return await self.do("move", action=pick(self.legal))

    @property
    def play(self) -> dict[str, Any]:
        found: dict[str, Any] = self.state["play"]
        return found

    @property
    def legal(self) -> list[str]:
        found: list[str] = self.play["views"][0]["legal"]
        return found


@dataclass
class Club:
    """A running server."""

    port: int
    server: uvicorn.Server
    app: Any
    http: httpx.AsyncClient
    players: list[Player] = field(default_factory=list)

    @property
    def hub(self) -> Any:
        return self.app.state.hub

    async def player(self, cookie: str = "", welcome: str = "welcome", **options: Any) -> Player:
        """A connected client; without a cookie a new browser."""
        headers = {"Cookie": cookie} if cookie else {}
        wire = await connect(
            f"ws://127.0.0.1:{self.port}/ws",
            additional_headers=headers,
            open_timeout=PATIENCE_S,
            ping_timeout=PATIENCE_S,
            **options,
        )
        assert wire.response is not None
        cookie = cookie or wire.response.headers["set-cookie"].split(";")[0]
        player = Player(wire, cookie)
        self.players.append(player)
        assert (await player.receive())["type"] == welcome
        return player

    async def table(self, *names: str, start: bool = True, **settings: Any) -> tuple[str, list[Player]]:
        """A table with these people on its seats, all connected; the first is host."""
        players = [await self.player() for _ in names]
        body = {"name": names[0], "settings": {**HANABI, **settings}, "seat": 0}
        made = await self.http.post("/api/tables", json=body, headers={"Cookie": players[0].cookie})
        code = made.json()["code"]
        for player, name in zip(players, names, strict=True):
            await player.open(code)
            if player is not players[0]:
                await player.do("join", name=name)
                await player.do("sit")
        if start:
            assert (await players[0].do("start"))["type"] == "ack"
            for player in players:
                while not player.state["play"]:
                    await player.receive()
        return str(code), players


@asynccontextmanager
async def run_club(
    database: str,
    limits: Limits,
    chance: Chance | None,
    clock: Callable[[], int] | None,
    further: Mapping[str, Any] = MappingProxyType({}),
) -> AsyncIterator[Club]:
    settings = ServerSettings(database=database, limits=limits, **{"bot_pace_ms": 0, **further})
    app = create_app(settings, chance, clock) if clock else create_app(settings, chance)
    listening = bind("127.0.0.1", 0)
    port = listening.getsockname()[1]
    server = uvicorn.Server(config(app, settings))
    running = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.01)
        assert not running.done()
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE_S) as http:
        club = Club(port, server, app, http)
        try:
            yield club
        finally:
            # One who has not read everything would wait ten seconds for the answer to a polite goodbye.
            for player in club.players:
                player.wire.transport.abort()
            server.should_exit = True
            await running


Story = Callable[[Club], Awaitable[None]]


@pytest.fixture
def tell(tmp_path: Path) -> Callable[..., None]:
    """Run a story (an async function of a club) against a server of its own."""

    def run(
        story: Story,
        limits: Limits | None = None,
        chance: Chance | None = None,
        clock: Callable[[], int] | None = None,
        database: str = f"sqlite:///{tmp_path}/club.sqlite3",
        settings: Mapping[str, Any] = MappingProxyType({}),
    ) -> None:
        async def session() -> None:
            async with run_club(database, limits or Limits(), chance, clock, settings) as club:
                await story(club)

        asyncio.run(session())

    return run

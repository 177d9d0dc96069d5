"""A small server that speaks hanab.live's protocol, with our rules as its referee."""

from __future__ import annotations

import secrets
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from sumida.hanabi.hanablive.files import SiteAction
from sumida.hanabi.hanablive.live_actions import told
from sumida.hanabi.hanablive.live_frames import LONGEST_FRAME, live_options, read_frame, write_frame
from sumida.hanabi.hanablive.records import read_action
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.state import HanabiState
from sumida.kernel import GameError

PASSWORD = "right"


@dataclass
class ServedTable:
    """A table: its players, and the game once it has started."""

    id: int
    size: int
    seed: int
    options: dict[str, Any]
    players: list[str] = field(default_factory=list)
    state: HanabiState | None = None
    moves: list[str] = field(default_factory=list)
    notes: list[tuple[str, int, str]] = field(default_factory=list)
    told: dict[str, int] = field(default_factory=dict)
    site_options: dict[str, Any] = field(default_factory=dict)
    """Terms that our rules do not know."""

    def shown(self) -> dict[str, Any]:
        options = live_options(GAME.setup({"players": self.size, **self.options})) | self.site_options
        shown = {"id": self.id, "name": "t", "players": self.players, "options": options}
        return shown | {"running": self.state is not None}

    def start(self) -> None:
        setup = GAME.setup({"players": self.size, **self.options})
        self.state = setup.start(setup.deal(Random(self.seed)))


class SiteServer:
    """The lobby and its tables; drops sockets when told to."""

    def __init__(self) -> None:
        self.cookies: dict[str, str] = {}
        self.sockets: dict[str, WebSocket] = {}
        self.tables: dict[int, ServedTable] = {}
        self.refused: list[str] = []
        self.chats: list[dict[str, Any]] = []
        self.finished: dict[int, bytes] = {}
        """Games that are over, in the site's format."""
        self.app = Starlette(
            routes=[
                Route("/login", self.login, methods=["POST"]),
                Route("/export/{number:int}", self.export),
                WebSocketRoute("/ws", self.serve),
            ]
        )

    async def login(self, request: Request) -> Response:
        try:
            body = (await request.body()).decode()
        except ClientDisconnect:  # a bot that was killed while it logged in
            return PlainTextResponse("", 400)
        form = dict(pair.split("=") for pair in body.split("&"))
        if form["password"] != PASSWORD or form["version"] != "bot":
            return PlainTextResponse("wrong password", 401)
        cookie = secrets.token_hex(8)
        self.cookies[cookie] = form["username"]
        return PlainTextResponse("", headers={"set-cookie": f"hanabi.sid={cookie}; HttpOnly"})

    async def export(self, request: Request) -> Response:
        """A finished game as a file."""
        found = self.finished.get(request.path_params["number"])
        if found is None:
            return PlainTextResponse("there is no such game", 404)
        return Response(found, media_type="application/json")

    async def serve(self, socket: WebSocket) -> None:
        name = self.cookies.get(socket.cookies.get("hanabi.sid", ""))
        if name is None:
            await socket.close()
            return
        await socket.accept()
        self.sockets[name] = socket
        playing = [table.id for table in self.tables.values() if name in table.players and table.state]
        await self.send(name, "welcome", {"username": name, "playingAtTables": playing})
        await self.send(name, "tableList", [table.shown() for table in self.tables.values()])
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                text = await socket.receive_text()
                assert len(text) <= LONGEST_FRAME
                command, facts = read_frame(text)
                await self.take(name, command, msgspec.json.decode(facts))
        if self.sockets.get(name) is socket:
            del self.sockets[name]

    async def send(self, name: str, command: str, facts: Any) -> None:
        socket = self.sockets.get(name)
        if socket is not None:
            with suppress(WebSocketDisconnect, RuntimeError):
                await socket.send_text(write_frame(command, facts))

    async def drop(self, name: str) -> None:
        """Cut this player's connection, as a lost network would."""
        socket = self.sockets.pop(name, None)
        if socket is not None:
            with suppress(RuntimeError):
                await socket.close(1012)

    async def take(self, name: str, command: str, facts: dict[str, Any]) -> None:
        if command == "chatPM":
            self.chats.append({"who": name, **facts})
            return
        table = self.tables.get(facts["tableID"])
        if table is None:
            await self.send(name, "warning", {"warning": "there is no such table"})
            return
        if command == "tableJoin":
            await self.join(table, name)
        elif command == "tableReattend":
            await self.send(name, "tableStart", {"tableID": table.id, "replay": False})
        elif command == "getGameInfo1":
            await self.init(table, name)
        elif command == "getGameInfo2":
            table.told[name] = 0
            await self.tell(table, name, listed=True)
        elif command == "action":
            await self.act(table, name, facts)
        elif command == "note":
            table.notes.append((name, facts["order"], facts["note"]))

    async def join(self, table: ServedTable, name: str) -> None:
        table.players.append(name)
        if len(table.players) == table.size:
            table.start()
            for player in table.players:
                await self.send(player, "tableStart", {"tableID": table.id, "replay": False})
        for player in list(self.sockets):
            await self.send(player, "table", table.shown())

    async def init(self, table: ServedTable, name: str) -> None:
        assert table.state is not None
        setup = table.state.setup
        seat = table.players.index(name)
        facts = {
            "tableID": table.id,
            "playerNames": table.players,
            "ourPlayerIndex": seat,
            "options": live_options(setup),
        }
        await self.send(name, "init", facts)

    async def tell(self, table: ServedTable, name: str, *, listed: bool = False) -> None:
        """What this player was not told yet."""
        assert table.state is not None
        everything = list(told(table.state.view(table.players.index(name))))
        fresh = everything[table.told.get(name, 0) :]
        table.told[name] = len(everything)
        if listed:
            await self.send(name, "gameActionList", {"tableID": table.id, "list": fresh})
            return
        for action in fresh:
            await self.send(name, "gameAction", {"tableID": table.id, "action": action})

    async def act(self, table: ServedTable, name: str, facts: dict[str, Any]) -> None:
        assert table.state is not None
        seat = table.players.index(name)
        try:
            if table.state.to_act != (seat,):
                raise GameError("it is not your turn")
            action = read_action(table.state, msgspec.convert(facts, SiteAction))
            table.state = table.state.apply(seat, action)
        except GameError as error:
            self.refused.append(f"{name}: {error}")
            await self.send(name, "warning", {"warning": str(error)})
            return
        table.moves.append(str(action))
        for player in table.players:
            if player in table.told:
                await self.tell(table, player)
        if not table.state.to_act:
            for player in table.players:
                await self.send(player, "tableGone", {"tableID": table.id})
                await self.send(player, "finishOngoingGame", {"tableID": table.id, "databaseID": table.id})

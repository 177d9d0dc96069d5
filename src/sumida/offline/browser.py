"""All tables of this browser: finds, makes and lists them, and serves the page's connections."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec
from msgspec import structs

from sumida import __version__
from sumida.kernel import GameError
from sumida.offline.listing import fits, turns_of
from sumida.offline.logs import BrowserLogs, VersionTaken
from sumida.offline.table import BOT_PACE_S, DEVICE, BrowserTable, PageSocket
from sumida.server.clock import Clock
from sumida.server.errors import error, refusal
from sumida.server.live.creation import new_code, set_up
from sumida.server.live.seals import Seals
from sumida.server.offers import Installed
from sumida.tables.messages.commands import ClientMessage, Open, Ping, Resume
from sumida.tables.messages.people import MyGame, MyGames
from sumida.tables.messages.protocol import PROTOCOL, Pong, Welcome, decode
from sumida.tables.messages.requests import CreateTable
from sumida.tables.table import Table

MARK = "0"
"""Every code of a browser's own table begins with it; no server's code has this letter."""


PAGE = 50
"""Games of a list."""


class Browser:
    """What a server is to its clients, for the pages of one browser."""

    def __init__(self, logs: BrowserLogs, clock: Clock, bot_pace_s: float = BOT_PACE_S) -> None:
        self.logs = logs
        self.clock = clock
        self.offers = Installed()
        self.seals = Seals(None)
        self._bot_pace_s = bot_pace_s
        self._tables: dict[str, BrowserTable] = {}
        self._sockets: dict[int, PageSocket] = {}

    async def find(self, code: str) -> BrowserTable:
        """A table of this browser; raises `GameError` if there is none."""
        found = self._tables.get(code)
        if found is None:
            found = self._new(code)
            await found.load()
            found = self._tables.setdefault(code, found)
            await found.recover()
        return found

    def _new(self, code: str) -> BrowserTable:
        return BrowserTable(code, self.logs, self.offers, self.clock, self._bot_pace_s)

    async def create(self, wanted: CreateTable) -> BrowserTable:
        """A new table, with everyone seated and, if wanted, the game started."""
        secret = self.seals.break_open(wanted.sealed) if wanted.sealed else None
        while True:
            code = MARK + new_code()
            table = Table(self.offers)
            entries = set_up(table, code, self.clock(), wanted, DEVICE, secret)
            if not wanted.settings.one_device and any(chair.open for chair in table.room.chairs):
                raise error("error-needs-network")  # nobody else can come to this table
            made = self._new(code)
            try:
                await made.store_new(entries, table)
            except VersionTaken:
                continue
            self._tables[code] = made
            return made

    async def games(self, terms: Mapping[str, str]) -> MyGames:
        """A page of the games that are looked for, the latest first."""
        found = [game for data in await self.logs.listed() for game in _read_games(data)]
        wanted = [game for game in found if fits(game, {"shelf": "finished", **terms})]
        first, text = 0, terms.get("more", "")
        if text.isascii() and text.isdigit():
            first = int(text[:9])
        shown = sorted(wanted, key=lambda game: (-game.at, game.table, game.number))[first : first + PAGE]
        more = str(first + PAGE) if len(wanted) > first + PAGE else None
        return MyGames([await self._with_turn(game) for game in shown], more)

    async def _with_turn(self, game: MyGame) -> MyGame:
        if not game.running:
            return game
        try:
            turn, since = turns_of((await self.find(game.table)).table.room)
        except GameError:  # the other games are listed all the same
            return game
        return structs.replace(game, turn=turn, turn_since=since)

    def connect(self, number: int, send_text: Callable[[str], None]) -> None:
        """A page opens a connection."""
        socket = self._sockets[number] = PageSocket(send_text)
        socket.send(Welcome(PROTOCOL, __version__, self.clock()))

    def disconnect(self, number: int) -> None:
        _leave(self._sockets.pop(number))

    async def receive(self, number: int, text: str) -> None:
        """A message of a page on one of its connections."""
        socket = self._sockets[number]
        try:
            await self._dispatch(_read(text), socket)
        except GameError as found:
            socket.send(refusal(found))

    async def _dispatch(self, message: ClientMessage, socket: PageSocket) -> None:
        if isinstance(message, Ping):
            socket.send(Pong(message.n, self.clock()))
        elif isinstance(message, Open):
            table = await self.find(message.table)
            _leave(socket)
            socket.wants_changes = message.updates == "changes"
            table.attach(socket, message.since)
        elif socket.at is None:
            command = None if isinstance(message, Resume) else message.id
            socket.send(refusal(error("error-no-table"), command))
        elif isinstance(message, Resume):
            socket.at.send_state(socket, message.since)
        else:
            await socket.at.take(message, socket)

    async def noticed(self, code: str, version: int) -> None:
        """Another tab has stored this version of a table."""
        if code in self._tables:
            await self._tables[code].noticed(version)

    async def tick(self) -> None:
        """Once a second: let clocks run out."""
        for table in list(self._tables.values()):
            await table.tick()


def _leave(socket: PageSocket) -> None:
    if socket.at is not None:
        socket.at.detach(socket)


def _read_games(data: bytes) -> list[MyGame]:
    try:
        return msgspec.json.decode(data, type=list[MyGame])
    except msgspec.MsgspecError:  # a later version stored it
        return []


def _read(text: str) -> ClientMessage:
    try:
        return decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as found:
        raise error("error-malformed", detail=str(found)[:200]) from None

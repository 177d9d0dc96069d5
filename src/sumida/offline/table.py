"""A table of this browser: decides commands, stores what follows from them, and tells the page."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from sumida.kernel import GameError
from sumida.offline.listing import game_listed
from sumida.offline.logs import BrowserLogs, VersionTaken
from sumida.offline.thinking import ThinkingBots
from sumida.server.clock import Clock
from sumida.server.errors import error, refusal
from sumida.tables.context import Caller
from sumida.tables.listing import listed
from sumida.tables.log import UNREADABLE, Entry, read_entry, write_entry
from sumida.tables.messages.commands import AnyCommand, Claim, Move, RenewSeatLink, SeatLink
from sumida.tables.messages.people import MyGame
from sumida.tables.messages.protocol import Ack, Presence, ServerMessage, encode
from sumida.tables.offers import Offers
from sumida.tables.sending import Sent
from sumida.tables.table import BotJob, Table

DEVICE = "offline"
"""The one device of these tables; whoever takes a game to a server puts their own in its place."""
NEED_NETWORK = (Claim, SeatLink, RenewSeatLink)
"""Commands that bring a second device to the table."""
BOT_PACE_S = 0.5
"""The least time between a bot's turn and its move, so that people can follow."""


@dataclass(eq=False)
class PageSocket:
    """One connection of the page: where its frames go, and what it was sent last."""

    send_text: Callable[[str], None]
    wants_changes: bool = False
    version: int = 0
    sent: Sent | None = None
    at: BrowserTable | None = field(default=None, repr=False)

    def send(self, message: ServerMessage) -> None:
        self.send_text(encode(message).decode())


class BrowserTable:
    """A table and the connections that show it. Entries are stored before they are applied."""

    def __init__(
        self, code: str, logs: BrowserLogs, offers: Offers, clock: Clock, bot_pace_s: float = BOT_PACE_S
    ) -> None:
        self.code = code
        self.table = Table(offers)
        self.sockets: list[PageSocket] = []
        self.games: dict[int, MyGame] = {}
        self._logs = logs
        self._offers = offers
        self._clock = clock
        self._turn = asyncio.Lock()
        self._bots = ThinkingBots(offers, self._jobs, self._bot_moves, self._replace_bot, bot_pace_s)

    async def load(self) -> None:
        """Read the table from its log; raises `GameError` if there is none."""
        stored = await self._logs.read(self.code)
        if not stored:
            raise error("error-unknown-table", table=self.code)
        table, games = Table(self._offers), dict[int, MyGame]()
        try:
            for data in stored:
                entry = read_entry(data)
                self._list(table, entry, games)
                table.apply(entry)
        except UNREADABLE:  # a later version may have written it
            raise error("error-table-damaged", table=self.code) from None
        self.table, self.games = table, games

    async def recover(self) -> None:
        """Keep the time in which the page was closed off the clocks."""
        async with self._turn:
            try:
                await self._store(self.table.recover(self._clock()))
            except VersionTaken:  # another tab has done so
                await self._read_again()

    async def store_new(self, entries: list[Entry], table: Table) -> None:
        """Store the entries of a new table, which are applied already."""
        games: dict[int, MyGame] = {}
        again = Table(self._offers)
        for entry in entries:
            self._list(again, entry, games)
            again.apply(entry)
        await self._logs.append(self.code, 1, [write_entry(one) for one in entries], _listing(games))
        self.table, self.games = table, games

    def _list(self, table: Table, entry: Entry, games: dict[int, MyGame]) -> bool:
        """Put the game that this entry begins or ends into `games`; False if it does neither."""
        found = listed(table.room, entry)
        if found is not None:
            games[found.number] = game_listed(self.code, found, DEVICE)
        return found is not None

    async def take(self, command: AnyCommand, socket: PageSocket) -> None:
        """Carry out a command of the page, and answer it."""
        try:
            if isinstance(command, NEED_NETWORK):
                raise error("error-needs-network")
            await self.carry_out(command, Caller(DEVICE))
        except GameError as found:
            socket.send(refusal(found, command.id))
        else:
            socket.send(Ack(command.id, self.table.version_for(DEVICE)))

    async def carry_out(self, command: AnyCommand, caller: Caller, job: BotJob | None = None) -> None:
        """Decide a command and store it; decided again if another tab was faster."""
        async with self._turn:
            while True:
                if job is not None and not self.table.is_current(job):
                    return
                try:
                    await self._store(self.table.decide(command, caller, self._clock()))
                    break
                except VersionTaken:
                    await self._read_again()
        self._bots.start()

    async def _store(self, entry: Entry | None) -> None:
        """Make an entry durable; only then it happens, and the page is told."""
        if entry is None:
            return
        games = dict(self.games)
        changed = self._list(self.table, entry, games)
        data = [write_entry(entry)]
        await self._logs.append(self.code, entry.version, data, _listing(games) if changed else None)
        self.games = games
        self.table.apply(entry)
        if self.table.receives_last_entry(self.table.member_of(DEVICE)):
            for socket in self.sockets:
                self._update(socket)

    async def noticed(self, version: int) -> None:
        """Another tab has stored this version."""
        if version > self.table.room.version:
            async with self._turn:
                await self._read_again()

    async def _read_again(self) -> None:
        await self.load()
        for socket in self.sockets:
            self.send_state(socket, socket.version)

    async def tick(self) -> None:
        """Once a second: let a clock run out."""
        async with self._turn:
            try:
                await self._store(self.table.tick(self._clock()))
            except VersionTaken:
                await self._read_again()
        self._bots.start()

    def attach(self, socket: PageSocket, since: int | None) -> None:
        """Show the table on this connection from now on."""
        socket.at = self
        self.sockets.append(socket)
        self.send_state(socket, since)
        socket.send(Presence(self.code, self._online()))
        self._bots.start()

    def detach(self, socket: PageSocket) -> None:
        socket.at = socket.sent = None
        self.sockets.remove(socket)

    def _online(self) -> list[int]:
        member = self.table.member_of(DEVICE)
        return [member.number] if member and self.sockets else []

    def send_state(self, socket: PageSocket, since: int | None) -> None:
        """Send an update from version `since` if possible, otherwise a snapshot."""
        socket.version = self.table.version_for(DEVICE)
        socket.sent = self.table.state_for(DEVICE) if socket.wants_changes else None
        now = self._clock()
        update = None if since is None else self.table.update(DEVICE, since, now)
        message = update or self.table.snapshot(DEVICE, now, self._online())
        for frame in self.table.frames(DEVICE, message):
            socket.send_text(frame.decode())

    def _update(self, socket: PageSocket) -> None:
        member, before = self.table.member_of(DEVICE), socket.sent
        found = before and self.table.changes(member, socket.version, self._clock(), before)
        if not found:
            self.send_state(socket, socket.version)
            return
        changes, socket.sent = found
        socket.version = changes.version
        socket.send(changes)

    def _jobs(self) -> list[BotJob]:
        return self.table.bot_jobs() if self.sockets else []

    async def _bot_moves(self, job: BotJob, move: Move) -> None:
        await self.carry_out(move, Caller("bot", bot=job.seat), job)

    async def _replace_bot(self, seat: int, bot: str) -> None:
        async with self._turn:
            await self._store(self.table.replace_bot(seat, bot, self._clock()))


def _listing(games: dict[int, MyGame]) -> bytes:
    return msgspec.json.encode(list(games.values()))

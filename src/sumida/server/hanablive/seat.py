"""One of our tables as a bot written for hanab.live knows it.

Inside, it is a client of our own protocol: what the table sends to this member is all there is to tell.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from sumida.hanabi.hanablive.live_frames import NEVER
from sumida.kernel import GameError
from sumida.server.hanablive.accounts import SiteAccount
from sumida.server.hanablive.lobby import listed, terms
from sumida.server.hanablive.telling import GameTelling, Tell
from sumida.server.live.connection import Connection
from sumida.server.live.socket import Listener
from sumida.tables.messages import commands
from sumida.tables.messages.happenings import Said
from sumida.tables.messages.protocol import Ack, Gone, Presence, Refusal, Snapshot, Update, encode
from sumida.tables.messages.state import TableShown, You

log = logging.getLogger("sumida.server")

MOST_WAITING = 50
"""Commands of one bot that wait at one table."""
DESERTED_S = 300
"""A bot leaves a table to which no person has been connected for this long."""
QUIET = "-quiet"
"""Ends the id of a note: one that comes after the last move is no fault."""
WHISPERS = ("/msg", "/pm", "/w", "/whisper")
"""How a line of chat is addressed to one bot: `/msg NAME LINE`."""
FROM_A_PERSON = {"discord": False, "server": False, "datetime": NEVER}
"""The rest of a line of chat."""
_NARRATED = msgspec.json.Decoder(Snapshot | Update | Presence | Ack | Refusal | Gone)


class _Kind(msgspec.Struct, frozen=True):
    type: str


KINDS = ("snapshot", "update", "presence", "ack", "refusal", "gone")


@dataclass
class SiteSeat:
    """A bot's place at a table: joins, sits, obliges people, and tells the bot what happens."""

    account: SiteAccount
    number: int
    code: str
    tell: Tell
    connection: Connection
    listener: Listener
    on_end: Callable[[SiteSeat], None]
    game: GameTelling = field(init=False)
    shown: TableShown | None = None
    you: You | None = None
    leaving: bool = False
    _version: int = 0
    _sat: bool = False
    _prefix: str = field(default_factory=lambda: f"site-{secrets.token_hex(6)}")
    """Of the ids of commands. They must never come again, not even after a restart of the server: a table
    does not repeat a command whose id it knows."""
    _ids: int = 0
    _pending: str = ""
    """The command of ours, not the bot's, that has no answer yet."""
    _listed: object = None
    _alone_since: float | None = None

    def __post_init__(self) -> None:
        self.game = GameTelling(self.number, self.account.login, self.tell)
        self._waiting: asyncio.Queue[commands.Message] = asyncio.Queue(MOST_WAITING)
        self.connection.write = self._take
        self._waiting.put_nowait(commands.Open(self.code))
        self._task = asyncio.create_task(self._send_all())

    async def close(self) -> None:
        """Leave the socket; the seat stays the bot's."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        if self.connection.live is not None:
            self.connection.live.detach(self.connection)
        await self.listener.close()
        self.connection.forget()

    async def _send_all(self) -> None:
        try:
            while True:
                await self.listener.understand(encode(await self._waiting.get()))
        except GameError as refused:  # there is no such table, or it may not be watched
            self._end(str(refused))

    def send(self, kind: type[commands.Command], **fields: Any) -> str:
        """Send a command to the table; its id."""
        self._ids += 1
        id = f"{self._prefix}-{self._ids}" + (QUIET if kind is commands.Note else "")
        try:
            self._waiting.put_nowait(kind(id=id, version=self._version, **fields))
        except asyncio.QueueFull:
            raise GameError("Too many messages; wait a moment.") from None
        return id

    def _take(self, data: bytes) -> bool:
        """What our own protocol says to this member. A fault here must not reach the table that sends it."""
        try:
            if msgspec.json.decode(data, type=_Kind).type in KINDS:
                self._hear(_NARRATED.decode(data))
        except Exception:
            log.exception("table %s: a bot for hanab.live could not be told", self.code)
            self._end("Something went wrong on the server.")
        return True

    def _hear(self, message: Snapshot | Update | Presence | Ack | Refusal | Gone) -> None:
        match message:
            case Snapshot() | Update():
                self._news(message)
            case Presence(online=online):
                self._note_company(online)
            case Ack(id=id) if id == self._pending:
                self._pending = ""
                self._oblige()
            case Refusal():
                self._refused(message)
            case Gone(text=text):
                self._end(text)

    def _news(self, message: Snapshot | Update) -> None:
        self._version, self.shown, self.you = message.version, message.shown, message.you
        if isinstance(message, Update):
            for happening in message.happened:
                if isinstance(happening, Said) and happening.text and happening.member != self.you.member:
                    self._tell_line(happening)
        else:
            self._note_company(message.online)
        self._oblige()
        if self.you.seats and not self.leaving:
            self._sat = True
            self._tell_table(self.shown)
            if message.play is not None:
                self.game.hear(message.play, self.you.seats[0], self._names(self.shown))

    def _refused(self, message: Refusal) -> None:
        mine = message.id is not None and message.id == self._pending
        self._pending = "" if mine else self._pending
        if message.id is not None and message.id.endswith(QUIET):
            return
        if not mine:
            self.tell("warning", {"warning": message.text})
        elif not self._sat:  # it cannot join or sit down
            self._end(message.text)

    def _oblige(self) -> None:
        """Do what a bot of our own would do unasked: one command at a time."""
        if self._pending or self.shown is None or self.you is None:
            return
        if self.leaving and (self.you.member is None or not self._here()):
            self._end("")
            return
        wanted = self._wanted(self.shown, self.you)
        if wanted is not None:
            kind, fields = wanted
            self._pending = self.send(kind, **fields)

    def _wanted(self, shown: TableShown, you: You) -> tuple[type[commands.Command], dict[str, Any]] | None:
        if self.leaving or (self._sat and not you.seats):
            self.leaving = True
            return commands.Leave, {}
        if shown.phase == "lobby" and terms(shown.settings) is None:
            self.tell("warning", {"warning": "This table's next game cannot be told as hanab.live does."})
            self.leaving = True
            return (commands.Leave, {}) if you.member is not None else None
        if you.member is None:
            return self._joining(shown)
        if not you.seats:
            return (commands.Sit, {}) if shown.phase == "lobby" else (commands.Leave, {})
        asked = shown.takeback
        if asked is not None and you.member in asked.waiting:
            return commands.AnswerTakeback, {"turn": asked.turn, "agree": True}
        if any(shown.seats[seat].substitute for seat in you.seats):
            return commands.TakeSeatBack, {}
        return None

    def _joining(self, shown: TableShown) -> tuple[type[commands.Command], dict[str, Any]] | None:
        if shown.phase != "lobby" or not shown.settings.open_to_bots:
            self._end("This table is not open to bots.")
            return None
        return commands.Join, {"name": self.account.name, "owner": self.account.owner}

    def _here(self) -> bool:
        assert self.shown is not None
        assert self.you is not None
        return any(one.member == self.you.member and one.here for one in self.shown.members)

    @property
    def members(self) -> set[str]:
        """The names of those who are at the table with the bot."""
        joined = self.shown is not None and self.you is not None and self.you.member is not None
        return {one.name for one in self.shown.members} if joined and self.shown else set()

    def _names(self, shown: TableShown) -> tuple[str, ...]:
        """The players by seat; the bot itself under the name it logged in with."""
        assert self.you is not None
        return tuple(self.account.login if seat.seat in self.you.seats else seat.name for seat in shown.seats)

    def _tell_table(self, shown: TableShown) -> None:
        setup = terms(shown.settings)
        if setup is None:
            return
        if self._listed is None:
            self.tell("joined", {"tableID": self.number})
        players = tuple(name for name in self._names(shown) if name)
        found = listed(self.number, players, setup, running=shown.phase == "running", joined=True)
        if found != self._listed:
            self._listed = found
            self.tell("table", found)

    def _tell_line(self, said: Said) -> None:
        first, _, rest = said.text.partition(" ")
        name, _, line = rest.partition(" ")
        private = first in WHISPERS and name in (self.account.name, self.account.login)
        self.tell(
            "chat",
            {
                "msg": line if private else said.text,
                "who": said.name,
                "room": "" if private else f"table{self.number}",
                "recipient": self.account.login if private else "",
                **FROM_A_PERSON,
            },
        )

    def _note_company(self, online: list[int]) -> None:
        people = {one.member for one in self.shown.members if not one.owner} if self.shown else set()
        if people & set(online):
            self._alone_since = None
        elif self._alone_since is None:
            self._alone_since = time.monotonic()

    @property
    def deserted(self) -> bool:
        return self._alone_since is not None and time.monotonic() - self._alone_since > DESERTED_S

    def act(self, facts: dict[str, Any]) -> None:
        self.send(commands.Move, action=self.game.read_action(facts), seat=self.game.seat)

    def note(self, order: int, text: str) -> None:
        self.send(commands.Note, card=order, text=text[:200], seat=self.game.seat)

    def say(self, text: str) -> None:
        self.send(commands.Say, text=text[:300])

    def leave(self) -> None:
        self.leaving = True
        self._oblige()

    def _end(self, why: str) -> None:
        if why:
            self.tell("warning", {"warning": why})
        self.tell("left", {"tableID": self.number})
        self.on_end(self)

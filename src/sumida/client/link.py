"""The connection to a table: opened again when it breaks, with nothing lost and nothing done twice."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI, WebSocketException
from websockets.frames import CloseCode

from sumida.client.address import TableAddress
from sumida.client.errors import CommandRefused, TableClosed
from sumida.client.frames import ReadFrame, UpdateFrame, read_frame
from sumida.kernel import GameError
from sumida.printing import clean, network_error
from sumida.tables.messages import commands
from sumida.tables.messages.protocol import (
    FRAME_BYTES,
    Ack,
    Gone,
    Presence,
    Refusal,
    Snapshot,
    Views,
    Welcome,
)
from sumida.tables.messages.state import PlayShown, SeatView, TableShown, You

log = logging.getLogger("sumida.client")

PROTOCOL = 1
TRY_AGAIN = {
    "error-too-many",
    "error-too-fast",
    "error-busy",
    "error-store",
    "error-shutting-down",
    "error-internal",
}
"""Refusals that pass."""
PAUSE_S, LONGEST_PAUSE_S = 0.25, 8.0
"""Between attempts to connect: doubled each time, and varied so that clients do not come all at once."""
PATIENCE_S = 20.0
LONGEST_FRAME = 4 * FRAME_BYTES


@dataclass(frozen=True)
class TableState:
    """What the server last said about the table."""

    version: int
    shown: TableShown
    you: You
    play: PlayShown | None


@dataclass
class _Pending:
    """A command without an answer yet."""

    data: bytes
    id: str
    answer: asyncio.Future[Ack] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class TableLink:
    """Keeps a socket to one table open, and the newest state."""

    def __init__(self, address: TableAddress, cookie: str, on_change: Callable[[], None]) -> None:
        self.address = address
        self.cookie = cookie
        """Identifies this client; another client with the same cookie is the same member."""
        self.state: TableState | None = None
        self.online: list[int] = []
        self.failure: GameError | None = None
        """Why the table is closed to this client."""
        self.trouble = ""
        """Why the latest connection was lost, or could not be made."""
        self.connections = 0
        """How often it has connected."""
        self._on_change = on_change
        self._wire: ClientConnection | None = None
        self._pending: _Pending | None = None
        self._views: list[SeatView] = []
        self._ids, self._prefix = count(1), secrets.token_hex(6)
        self._one_at_a_time = asyncio.Lock()

    async def run(self) -> None:
        """Connect, and connect again whenever the connection is lost, until the table is closed to us."""
        pause = PAUSE_S
        while self.failure is None:
            try:
                await self._connected()
            except (OSError, WebSocketException, TimeoutError) as error:
                self._broke(error)
            except Exception as error:  # whatever a server sends, nobody must wait for ever
                self._fail(GameError(f"{self.address.server} sent a frame that cannot be read: {error}"))
            if self._wire is not None:
                self._wire, pause = None, PAUSE_S
                if self.failure is None:
                    log.warning("%s", clean(f"lost {self.address.server} ({self.trouble}); connecting again"))
            if self.failure is None:
                await asyncio.sleep(pause * random.uniform(0.5, 1))
                pause = min(2 * pause, LONGEST_PAUSE_S)

    def _broke(self, error: Exception) -> None:
        """The connection is lost: another is tried, unless none will do better."""
        self.trouble = str(error) if isinstance(error, WebSocketException) else network_error(error)
        if (
            isinstance(error, ConnectionClosed)
            and error.sent
            and error.sent.code == CloseCode.MESSAGE_TOO_BIG
        ):
            self._fail(GameError(f"{self.address.server} sent a frame of more than {LONGEST_FRAME} bytes"))
        elif self.state is None and isinstance(error, InvalidURI | InvalidHandshake):
            self._fail(GameError(f"{self.address.server} is no server of ours: {error}"))

    async def _connected(self) -> None:
        self.trouble = ""
        headers = {"Cookie": self.cookie} if self.cookie else {}
        async with connect(
            self.address.socket,
            additional_headers=headers,
            max_size=LONGEST_FRAME,
            open_timeout=PATIENCE_S,
            ping_timeout=PATIENCE_S,
            compression=None,
        ) as wire:
            self._know_cookie(wire)
            since = None if self.state is None else self.state.version
            await wire.send(encode(commands.Open(self.address.code, since, self.address.token)))
            async for data in wire:
                found = read_frame(data)
                if found is not None:
                    await self._take(wire, found)
                if self.failure is not None:
                    return
        self.trouble = "the server closed it"

    def _know_cookie(self, wire: ClientConnection) -> None:
        assert wire.response is not None
        given = wire.response.headers.get("set-cookie", "")
        if given:
            self.cookie = given.partition(";")[0]

    async def _take(self, wire: ClientConnection, found: ReadFrame) -> None:
        match found:
            case Welcome(protocol=protocol) if protocol != PROTOCOL:
                self._fail(GameError(f"The server speaks version {protocol} of the protocol, we {PROTOCOL}."))
            case Snapshot() | UpdateFrame():
                await self._take_state(wire, found)
            case Views():
                self._take_views(found)
            case Presence(online=online):
                self.online = online
                self._on_change()
            case Ack():
                self._answer(found)
            case Refusal():
                self._refused(found)
            case Gone(reason=reason, text=text):
                self._fail(TableClosed(text, reason))

    async def _take_state(self, wire: ClientConnection, found: Snapshot | UpdateFrame) -> None:
        known = -1 if self.state is None else self.state.version
        if isinstance(found, UpdateFrame):
            if found.version < known or (found.version == known and self._wire is not None):
                return  # a duplicate
            if found.since > known:
                await wire.send(encode(commands.Resume(max(known, 0))))
                return
        _check(found)
        self.state = TableState(found.version, found.shown, found.you, found.play)
        self._views = list(found.play.views) if found.play else []
        if self._wire is None:  # the table is open: commands may be sent
            self._wire = wire
            self.connections += 1
            if self._pending is not None:
                await wire.send(self._pending.data)
        if self._complete:
            self._on_change()

    def _take_views(self, found: Views) -> None:
        if self.state is None or self.state.play is None or found.version != self.state.version:
            return
        self._views += found.views
        if self._complete:
            play = msgspec.structs.replace(self.state.play, views=self._views, views_to_come=0)
            self.state = TableState(self.state.version, self.state.shown, self.state.you, play)
            self._on_change()

    @property
    def _complete(self) -> bool:
        """Whether all views of the state have come."""
        play = self.state.play if self.state else None
        return play is None or len(self._views) >= len(play.views) + play.views_to_come

    def _answer(self, found: Ack) -> None:
        pending = self._pending
        if pending is not None and pending.id == found.id and not pending.answer.done():
            pending.answer.set_result(found)

    def _refused(self, found: Refusal) -> None:
        pending = self._pending
        if pending is not None and found.id == pending.id and not pending.answer.done():
            pending.answer.set_exception(_said(CommandRefused, found))
        elif self._wire is None and found.reason not in TRY_AGAIN:
            self._fail(_said(TableClosed, found))
        elif self._wire is None:
            raise TimeoutError(found.text)

    def _fail(self, error: GameError) -> None:
        self.failure = error
        pending = self._pending
        if pending is not None and not pending.answer.done():
            pending.answer.set_exception(error)
        self._on_change()

    async def send(self, kind: type[commands.Command], **fields: Any) -> Ack:
        """Send a command and wait for its answer, across lost connections; raises `CommandRefused`."""
        async with self._one_at_a_time:
            if self.failure is not None:
                raise self.failure
            assert self.state is not None
            id = f"{self._prefix}-{next(self._ids)}"
            command = kind(id=id, version=self.state.version, **fields)
            pending = self._pending = _Pending(encode(command), id)
            try:
                if self._wire is not None:
                    await self._try(self._wire, pending.data)
                return await pending.answer
            finally:
                self._pending = None

    async def _try(self, wire: ClientConnection, data: bytes) -> None:
        with suppress(WebSocketException):  # it is sent again on the next connection
            await wire.send(data)


def _check(found: Snapshot | UpdateFrame) -> None:
    """Raise `GameError` for a state that no table can have."""
    seats = len(found.shown.seats)
    if not all(0 <= seat < seats for seat in found.you.seats):
        raise GameError(f"seats {found.you.seats} of {seats}")
    if found.play is not None and not 0 <= found.play.views_to_come <= seats:
        raise GameError(f"{found.play.views_to_come} views to come")


def _said(kind: type[GameError], found: Refusal) -> GameError:
    """A refusal as an error; its facts may have any names."""
    error = kind(found.text, found.reason)
    error.facts = dict(found.facts)
    return error


def encode(message: commands.Message) -> bytes:
    """A message without the fields that have their default: an older server may not know them."""
    usual = {field.name: field.default for field in msgspec.structs.fields(message)}
    said = msgspec.to_builtins(message)
    return msgspec.json.encode(
        {name: value for name, value in said.items() if name not in usual or value != usual[name]}
    )

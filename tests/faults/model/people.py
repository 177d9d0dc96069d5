"""Clients as the protocol wants them: one command at a time, sent again until it is answered."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Any

import msgspec

from sumida.kernel import GameError
from sumida.server.errors import refusal
from sumida.server.limits import TokenBucket
from sumida.server.live.connection import RESTART, Connection
from sumida.server.live.hub import Hub
from sumida.server.live.outgoing import OutgoingBudget
from sumida.server.live.socket import Listener as ServerListener
from sumida.server.settings import Limits
from sumida.tables.messages.changes import as_update
from sumida.tables.messages.commands import Open
from tests.faults.players import AGAIN
from tests.faults.witness import Notes, Read, Write, digest

_numbers = count(1)
LIMITS = Limits(messages_per_second=10_000, message_burst=10_000)


class Listener(ServerListener):
    """The server's listener; a client whose table is elsewhere is sent there itself."""

    async def _open_at(self, address: str, message: Open) -> bool:
        self._connection.close_with(RESTART)
        return True


class Wire:
    """An open connection: frames are handled in order, and answers wait until the client reads them."""

    def __init__(self, hub: Hub, device: str, loop: asyncio.AbstractEventLoop) -> None:
        self.number = next(_numbers)
        self.hub = hub
        self.connection = Connection(device, "10.0.0.1", LIMITS, OutgoingBudget(LIMITS))
        self._listener = Listener(
            hub, self.connection, TokenBucket(LIMITS.address_messages_per_second, 10**9)
        )
        self._frames: asyncio.Queue[bytes] = asyncio.Queue()
        self._loop = loop
        self._listening = loop.create_task(self._listen())

    async def _listen(self) -> None:
        while True:
            data = await self._frames.get()
            try:
                await self._listener._handle(data)
            except GameError as found:
                self.connection.send(refusal(found))

    def send(self, message: dict[str, Any]) -> None:
        self._frames.put_nowait(msgspec.json.encode(message))

    def receive(self) -> list[dict[str, Any]]:
        """Whatever has arrived."""
        arrived: list[str] = []

        async def take(text: str) -> None:
            arrived.append(text)

        self._loop.run_until_complete(self.connection.flush(take))
        return [msgspec.json.decode(text) for text in arrived]

    def lose(self) -> None:
        """Nothing more arrives on either side."""
        self._loop.run_until_complete(self._lose())

    async def _lose(self) -> None:
        if self.connection.live is not None:
            self.connection.live.detach(self.connection)
        self._listening.cancel()
        await asyncio.gather(self._listening, return_exceptions=True)


class Person:
    """Somebody at the table, with notes of everything that happened to them."""

    def __init__(self, device: str, code: str) -> None:
        self.device = device
        self.code = code
        self.wire: Wire | None = None
        self.state: dict[str, Any] = {}
        self.version: int | None = None
        self.pending: dict[str, Any] | None = None
        self.notes = Notes()
        self.heard: list[dict[str, Any]] = []
        self._opened = 0
        self._sent = 0

    def connect(self, hub: Hub, loop: asyncio.AbstractEventLoop, now: int) -> None:
        self.disconnect()
        self.wire, self._opened = Wire(hub, self.device, loop), now
        updates = "changes" if self._sent % 2 else "whole"
        self.wire.send({"type": "open", "table": self.code, "since": self.version, "updates": updates})
        if self.pending:
            self.wire.send(self.pending)

    def disconnect(self) -> None:
        if self.wire is not None:
            self.wire.lose()
        self.wire = None

    def wish(self, command: dict[str, Any], now: int) -> None:
        """Send a new command."""
        assert self.pending is None
        assert self.wire is not None
        self._sent += 1
        self.pending = {"id": f"{self.device}{self._sent}", "version": self.version, **command}
        self.notes.writes.append(Write(self.pending, now))
        self.wire.send(self.pending)

    def repeat(self) -> None:
        if self.wire is not None and self.pending is not None:
            self.wire.send(self.pending)

    def listen(self, now: int) -> None:
        """Read what has arrived; if the server has closed the connection or cannot answer now, it is left."""
        if self.wire is None:
            return
        messages = self.wire.receive()
        for message in messages:
            self._hear(message, now)
        if self.wire.connection.closing.is_set() or any(map(_try_again, messages)):
            self.disconnect()

    def _hear(self, message: dict[str, Any], now: int) -> None:
        assert self.wire is not None
        message = as_update(message, self.state)
        kind = message["type"]
        if kind == "changes" and message["version"] > (self.version or 0):
            self.wire.send({"type": "resume", "since": self.version or 0})
        elif kind in ("snapshot", "update"):
            self.heard.append(message)
            read = Read(self._opened, now, message["version"], digest(message), self.wire.number)
            self.notes.reads.append(read)
            self._take(message)
        elif kind in ("ack", "refusal") and self.pending and message["id"] == self.pending["id"]:
            self._settle(message, now)

    def _take(self, message: dict[str, Any]) -> None:
        assert self.wire is not None
        known = self.version or 0
        if message["type"] == "update" and message["version"] <= known:
            return
        if message["type"] == "update" and message["since"] > known:
            self.wire.send({"type": "resume", "since": known})
            return
        self.state, self.version = message, message["version"]

    def _settle(self, answer: dict[str, Any], now: int) -> None:
        if _try_again(answer):
            return
        write = self.notes.writes[-1]
        write.end, write.answer = now, answer
        self.pending = None


def _try_again(message: dict[str, Any]) -> bool:
    """Whether this refusal is not about the command."""
    return message["type"] == "refusal" and message["reason"] in AGAIN

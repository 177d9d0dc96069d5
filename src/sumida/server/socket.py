"""The one WebSocket: frames in, checked and handed on; everything else is the tables' affair."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from sumida import __version__
from sumida.kernel import GameError
from sumida.server.connection import Connection
from sumida.server.errors import error, refusal
from sumida.server.hub import Hub
from sumida.server.limits import Bucket, Doors
from sumida.server.settings import Limits
from sumida.server.shield import known_device, origin_allowed
from sumida.tables.commands import ClientMessage, Open, Ping, Resume
from sumida.tables.protocol import PROTOCOL, Pong, Welcome, decode

log = logging.getLogger("sumida.server")

TOO_FAST, TRY_LATER, RESTART = 1008, 1013, 1012
"""Close codes: policy violation, try again later, service restart."""


@dataclass
class SocketDoor:
    """Lets sockets in and looks after them until they go."""

    hub: Hub
    doors: Doors
    open: set[Connection] = field(default_factory=set)

    async def __call__(self, socket: WebSocket) -> None:
        if not origin_allowed(socket.headers, self.hub.settings.origins):
            await socket.close(TOO_FAST)
            return
        device, new_cookie = known_device(socket.headers, self.hub.signer)
        headers = [(b"set-cookie", new_cookie.encode())] if new_cookie else []
        await socket.accept(headers=headers)
        address = socket.client.host if socket.client else ""
        connection = Connection(device, address, self.hub.settings.limits.queue)
        if not self.doors.enter(address):
            connection.send(refusal(error("error-too-many")))
            await connection.flush(socket.send_text)
            await socket.close(TRY_LATER)
            return
        try:
            await self._serve(socket, connection)
        finally:
            self.doors.leave(address)

    async def _serve(self, socket: WebSocket, connection: Connection) -> None:
        self.open.add(connection)
        connection.send(Welcome(PROTOCOL, __version__, self.hub.clock()))
        tasks = [
            asyncio.create_task(_Listener(self.hub, connection).listen(socket)),
            asyncio.create_task(connection.pump(socket.send_text)),
            asyncio.create_task(connection.too_slow.wait()),
        ]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            await self._say_goodbye(socket, connection, done.pop())
        finally:
            self.open.discard(connection)
            if connection.live is not None:
                connection.live.detach(connection)
            await _cancel(tasks)

    async def _say_goodbye(
        self, socket: WebSocket, connection: Connection, ended: asyncio.Task[object]
    ) -> None:
        with suppress(Exception):
            if connection.too_slow.is_set():
                await asyncio.wait_for(socket.close(TRY_LATER), 1)
            elif ended.exception() is None:
                await connection.flush(socket.send_text)
                await socket.close(TOO_FAST)


async def _cancel(tasks: Sequence[asyncio.Task[Any]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


class _Listener:
    """Reads a client's frames until it goes, or has gone too far."""

    def __init__(self, hub: Hub, connection: Connection) -> None:
        limits: Limits = hub.settings.limits
        self._hub = hub
        self._connection = connection
        self._limits = limits
        self._bucket = Bucket(limits.messages_per_second, limits.message_burst)
        self._strikes = 0

    async def listen(self, socket: WebSocket) -> None:
        """Returns when the client has to be closed; raises `WebSocketDisconnect` when it went by itself."""
        while self._strikes < self._limits.strikes:
            frame = await socket.receive()
            if frame["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(frame.get("code") or 1000)
            data = frame.get("bytes")
            try:
                await self._handle(frame["text"].encode() if data is None else data)
            except GameError as found:
                self._connection.send(refusal(found))

    async def _handle(self, data: bytes) -> None:
        if not self._bucket.take():
            self._strikes += 1
            raise error("error-too-fast")
        if len(data) > self._limits.message_bytes:
            raise error("error-body-too-large", size=len(data), most=self._limits.message_bytes)
        await self._obey(_read(data))

    async def _obey(self, message: ClientMessage) -> None:
        connection = self._connection
        if isinstance(message, Ping):
            connection.send(Pong(message.n, self._hub.clock()))
        elif isinstance(message, Open):
            await self._open(message)
        elif isinstance(message, Resume):
            if connection.live is None:
                raise error("error-no-table")
            connection.live.show(connection, message.since)
        elif connection.live is None:
            connection.send(refusal(error("error-no-table"), message.id))
        else:
            self._hub.post(connection, message)

    async def _open(self, message: Open) -> None:
        connection = self._connection
        live = await self._hub.find(message.table)
        if connection.live is not None:
            connection.live.detach(connection)
        live.attach(connection, message.since)


def _read(data: bytes) -> ClientMessage:
    try:
        return decode(data)
    except (msgspec.MsgspecError, UnicodeError) as found:
        raise error("error-malformed", detail=str(found)[:200]) from None
    except RecursionError:
        raise error("error-malformed", detail="nested too deeply") from None

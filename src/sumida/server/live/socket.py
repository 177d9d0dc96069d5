"""The WebSocket endpoint: reads frames, checks them and hands them to tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, TypeAlias
from weakref import WeakValueDictionary

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from sumida import __version__
from sumida.kernel import GameError
from sumida.server.devices import device_token, origin_allowed, token_of
from sumida.server.errors import error, refusal
from sumida.server.limits import ConnectionLimits, TokenBucket, network
from sumida.server.link import Link
from sumida.server.live.connection import RESTART, TRY_LATER, Connection
from sumida.server.live.hub import Hub
from sumida.server.live.inbox import InboxItem
from sumida.server.live.incoming import IncomingBudget, Incomplete
from sumida.server.live.loading import OwnedElsewhere
from sumida.server.live.outgoing import OutgoingBudget
from sumida.server.live.relay import UNREACHABLE, Relay, relayed_for
from sumida.server.operations.metrics import METRICS
from sumida.server.people.people import Identity
from sumida.server.protocols import FRAMES_A_MESSAGE, LINK, TOO_FAST
from sumida.server.settings import Limits
from sumida.store import StoreError
from sumida.tables.messages.commands import AnyCommand, ClientMessage, Open, Ping, Resume
from sumida.tables.messages.protocol import PROTOCOL, Pong, Welcome, decode, encode

log = logging.getLogger("sumida.server")

CLOSE_TIMEOUT_S = 1
"""How long a client has to receive the reason for being closed."""
GOODBYE_S = 5
"""How long the closing handshake may take before the descriptor is closed anyway."""
OWNER_TIMEOUT_S = 10
"""How long to wait for an owner that does not answer to come back or be replaced."""


AT_ONCE_S = 3
"""An address may send at once what it may send in this time."""


_LEFT_TO_QUEUE = (Open, Resume)
"""Messages that have to wait for something."""

MakeListener: TypeAlias = "Callable[[Hub, Connection, TokenBucket], Listener]"


class SocketEndpoint:
    """Accepts sockets and serves them until they close."""

    def __init__(self, hub: Hub) -> None:
        limits = hub.settings.limits
        self.hub = hub
        self.limits = ConnectionLimits(limits.connections, limits.connections_per_address)
        self.budget = OutgoingBudget(limits)
        self.incoming = IncomingBudget(limits)
        self._connections: set[Connection] = set()
        self._by_network: WeakValueDictionary[str, TokenBucket] = WeakValueDictionary()
        """What each address may send, while it is connected."""
        self._frames_by_network: WeakValueDictionary[str, TokenBucket] = WeakValueDictionary()
        """The same in frames, which need not be messages."""

    def _bucket_of(self, address: str) -> TokenBucket:
        return self._shared(self._by_network, address, 1)

    def _shared(
        self, buckets: WeakValueDictionary[str, TokenBucket], address: str, times: float
    ) -> TokenBucket:
        rate, client = times * self.hub.settings.limits.address_messages_per_second, network(address)
        found = buckets.get(client) or TokenBucket(rate, AT_ONCE_S * rate)
        buckets[client] = found
        return found

    def tick(self) -> None:
        """Once a second: drop clients that have stopped reading."""
        now = asyncio.get_running_loop().time()
        for connection in list(self._connections):
            connection.drop_if_stuck(now)

    def sign_out(self, device: str) -> None:
        """Disconnect a browser that is no longer one of its person's; it comes back as a stranger."""
        for connection in list(self._connections):
            if connection.identity.device == device:
                if connection.live is not None:
                    connection.live.expel(connection, error("error-device-out"))
                connection.close_with(TOO_FAST)

    async def __call__(self, socket: WebSocket) -> None:
        if not origin_allowed(socket.headers, self.hub.settings.origins):
            await socket.close(TOO_FAST)
            return
        try:
            who, new_cookie = await self.hub.people.caller(socket)
            headers = [(b"set-cookie", new_cookie.encode())] if new_cookie else []
            await socket.accept(headers=headers)
            signed_out = await self.hub.people.identify(who.device) is None  # while it was accepted
        except StoreError:
            await socket.close(TRY_LATER)
            return
        if signed_out:
            await socket.close(TOO_FAST)
            return
        token = token_of(new_cookie) if new_cookie else device_token(socket)
        await self.serve(socket, who, token, Listener)

    async def serve(self, socket: WebSocket, who: Identity, token: str, listen: MakeListener) -> None:
        """Serve an accepted socket of this device, within the limits of all sockets."""
        relayed_from = relayed_for(socket.headers, token, self.hub.signer)
        address = relayed_from or (socket.client.host if socket.client else "")
        connection = Connection(who.main, address, self.hub.settings.limits, self.budget, token)
        connection.identity = who
        connection.relayed = relayed_from is not None
        link: Link | None = socket.scope.get(LINK)
        if link is not None:
            connection.write, connection.write_all = link.write, link.write_all
            crowd = self._shared(self._frames_by_network, address, FRAMES_A_MESSAGE)
            link.count_for(crowd, Incomplete(address, self.incoming, link.abort))
        listener = listen(self.hub, connection, self._bucket_of(address))
        if not self.limits.acquire(address):
            METRICS.limits["sockets"] += 1
            listener.refuse(error("error-too-many"))
            await connection.flush(socket.send_text)
            await socket.close(TRY_LATER)
            return
        self._connections.add(connection)
        try:
            await self._serve(socket, connection, listener, link)
        finally:
            self._connections.discard(connection)
            dropped = connection.dropped
            connection.forget()
            await _closed(link, dropped)
            self.limits.release(address)

    async def _serve(
        self, socket: WebSocket, connection: Connection, listener: Listener, link: Link | None
    ) -> None:
        listener.greet()
        if link is not None:
            link.take = listener.take
        tasks = [
            asyncio.create_task(listener.listen(socket)),
            asyncio.create_task(connection.pump(socket.send_text)),
            asyncio.create_task(connection.closing.wait()),
        ]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            await self._close(socket, connection, done.pop())
        finally:
            if link is not None:
                link.take = None
            if connection.live is not None:
                connection.live.detach(connection)
            await _cancel(tasks)
            await listener.close()

    async def _close(self, socket: WebSocket, connection: Connection, ended: asyncio.Task[object]) -> None:
        if connection.dropped:
            return
        with suppress(Exception):
            async with asyncio.timeout(CLOSE_TIMEOUT_S):
                if connection.closing.is_set():
                    await socket.close(connection.close_code)
                elif ended.exception() is None:
                    await connection.flush(socket.send_text)
                    await socket.close(TOO_FAST)


async def _closed(link: Link | None, dropped: bool) -> None:
    """Wait until the descriptor is closed. A client has a moment to read the last frame; one that was dropped
    has none."""
    if link is None:  # a server of another make
        return
    with suppress(TimeoutError):
        async with asyncio.timeout(0 if dropped else GOODBYE_S):
            await link.closed.wait()
    link.abort()
    await link.closed.wait()


async def _cancel(tasks: Sequence[asyncio.Task[Any]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


class Listener:
    """Reads a client's frames until it disconnects or exceeds its limits."""

    def __init__(self, hub: Hub, connection: Connection, crowd: TokenBucket) -> None:
        limits: Limits = hub.settings.limits
        self._crowd = crowd
        """What all connections of this address may send together."""
        self._hub = hub
        self._connection = connection
        self._limits = limits
        self._bucket = TokenBucket(limits.messages_per_second, limits.message_burst)
        self._strikes = 0
        self._relay: Relay | None = None
        self._handling = False

    @property
    def longest(self) -> int:
        """The longest message, in bytes."""
        return self._limits.message_bytes

    def greet(self) -> None:
        self._connection.send(Welcome(PROTOCOL, __version__, self._hub.clock()))

    def refuse(self, found: GameError) -> None:
        """Say that a message was refused, if it was no command."""
        self._connection.send(refusal(found))

    def take(self, data: bytes) -> bool:
        """Handle a message at once; False if it must be queued, as it has to wait or may be refused."""
        limited = not self._connection.relayed
        if self._handling or self._relay is not None or len(data) > self.longest:
            return False
        if limited and not (self._bucket.has() and self._crowd.has()):
            return False
        try:
            message = _read(data)
        except GameError:
            return False
        if isinstance(message, _LEFT_TO_QUEUE):
            return False
        if limited:
            self._bucket.level -= 1
            self._crowd.level -= 1
        try:
            self._dispatch(message)
        except Exception as found:
            self._failed(found)
        return True

    async def listen(self, socket: WebSocket) -> None:
        """Returns when the client must be closed; raises `WebSocketDisconnect` when it has closed itself."""
        while self._strikes < self._limits.strikes:
            frame = await socket.receive()
            if frame["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(frame.get("code") or 1000)
            data = frame.get("bytes")
            self._handling = True
            try:
                await self._handle(frame["text"].encode() if data is None else data)
            except Exception as found:
                self._failed(found)
            finally:
                self._handling = False

    def _failed(self, found: Exception) -> None:
        if not isinstance(found, GameError):
            log.error("a frame could not be handled", exc_info=found)
            found = error("error-internal")
        self.refuse(found)

    async def _handle(self, data: bytes) -> None:
        if not self._connection.relayed and not (self._bucket.take() and self._crowd.take()):
            self._strikes += 1
            METRICS.limits["messages"] += 1
            raise error("error-too-fast")
        if len(data) > self.longest:
            raise error("error-body-too-large", size=len(data), most=self.longest)
        await self.understand(data)

    async def understand(self, data: bytes) -> None:
        """Do what a message asks for; raises `GameError` to refuse it."""
        message = _read(data)
        if isinstance(message, Open):
            with self._hub.misses.counted(self._connection.address):
                await self._open(message)
        elif self._relay is not None:
            await self._relay.send(data)
        elif isinstance(message, Resume):
            await self._resume(message)
        else:
            self._dispatch(message)

    async def _resume(self, message: Resume) -> None:
        live = self._connection.live
        if live is None:
            raise error("error-no-table")
        if await self._hub.is_current(live) and self._connection.live is live:
            live.send_state(self._connection, message.since)  # otherwise it gets a snapshot, or reconnects

    def _dispatch(self, message: Ping | AnyCommand) -> None:
        connection = self._connection
        if isinstance(message, Ping):
            clock = connection.live.clock if connection.live else self._hub.clock
            connection.send(Pong(message.n, clock()))
        elif connection.live is None:
            connection.send(refusal(error("error-no-table"), message.id))
        else:
            connection.live.enqueue(InboxItem(message, connection.caller, connection))

    async def _open(self, message: Open) -> None:
        """Open a table here or at its owner; if the owner has just died, wait until it is replaced."""
        until = asyncio.get_running_loop().time() + OWNER_TIMEOUT_S
        while True:
            try:
                await self._hub.find(message.table)
                await self._leave_table()  # this may take a moment, and the table may have been reloaded
                live = await self._hub.find_current(message.table)
                self._connection.wants_changes = message.updates == "changes"
                live.attach(self._connection, message.since, message.seat)
                return
            except OwnedElsewhere as found:
                if await self._open_at(found.address, message):
                    return
            if asyncio.get_running_loop().time() > until:
                raise error("error-shutting-down")
            await asyncio.sleep(0.1)

    async def _open_at(self, address: str, message: Open) -> bool:
        """Whether the owner accepted the client. A client that is relayed to us is not relayed again."""
        if self._connection.relayed:
            self._connection.close_with(RESTART)
            return True
        try:
            relay = await Relay.open(address, self._connection, self._hub.signer)
        except UNREACHABLE:
            return False
        METRICS.relayed += 1
        before, self._relay = self._relay, relay
        self._leave_live()
        if before is not None:
            await before.close()
        await relay.send(encode(message))
        return True

    async def _leave_table(self) -> None:
        self._leave_live()
        await self.close()

    def _leave_live(self) -> None:
        if self._connection.live is not None:
            self._connection.live.detach(self._connection)

    async def close(self) -> None:
        relay, self._relay = self._relay, None
        if relay is not None:
            await relay.close()


def _read(data: bytes) -> ClientMessage:
    try:
        return decode(data)
    except (msgspec.MsgspecError, UnicodeError) as found:
        raise error("error-malformed", detail=str(found)[:200]) from None
    except RecursionError:
        raise error("error-malformed", detail="nested too deeply") from None

"""Relays a client whose table another server owns: frames go there, and the answers come back."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from sumida.server.live.connection import RESTART, Connection
from sumida.server.tokens import COOKIE, Signer

PROOF = "x-sumida-relay"
"""The header that proves to a server that another one relays."""
FOR = "x-sumida-for"
"""The header with the client's address."""

UNREACHABLE = (OSError, TimeoutError, WebSocketException)


def relayed_for(headers: Mapping[str, str], cookie: str, signer: Signer) -> str | None:
    """The address of a client that another server relays; None for a client of our own."""
    proof, address = headers.get(PROOF, ""), headers.get(FOR, "")
    return address if proof and signer.is_relay(proof, cookie, address) else None


class Relay:
    """A connection to the server that owns a table, on behalf of one of our clients."""

    def __init__(self, wire: ClientConnection, connection: Connection) -> None:
        self._wire = wire
        self._connection = connection
        self._pumping = asyncio.create_task(self._pump())

    @classmethod
    async def open(cls, address: str, connection: Connection, signer: Signer) -> Relay:
        """Connect; raises one of `UNREACHABLE` if that server does not answer."""
        wire = await connect(
            f"ws://{urlsplit(address).netloc}/ws",
            additional_headers={
                "Cookie": f"{COOKIE}={connection.cookie}",
                PROOF: signer.relay(connection.cookie, connection.address),
                FOR: connection.address,
            },
            compression=None,
            max_size=None,
            open_timeout=2,
            close_timeout=1,
            ping_interval=1,
            ping_timeout=2,
            proxy=None,
        )
        try:
            await wire.recv()  # its welcome; the client has already received ours
        except BaseException:  # even if the client has gone meanwhile
            await wire.close()
            raise
        return cls(wire, connection)

    async def send(self, frame: bytes) -> None:
        """Relay a frame; if the connection is lost, the client sends it again."""
        try:
            await self._wire.send(frame.decode("utf-8", "replace"))
        except UNREACHABLE:
            self._connection.close_with(RESTART)

    async def _pump(self) -> None:
        with suppress(*UNREACHABLE):
            async for frame in self._wire:
                self._connection.send_bytes(frame.encode() if isinstance(frame, str) else frame)
        self._connection.close_with(RESTART)

    async def close(self) -> None:
        self._pumping.cancel()
        await asyncio.gather(self._pumping, return_exceptions=True)
        await self._wire.close()

"""One request to a push service. Redirects are not followed, and nothing but status and headers is read."""

from __future__ import annotations

import asyncio
import ssl
from dataclasses import dataclass
from functools import cache

import h11

from sumida.server.push.endpoints import PushEndpoint

LONGEST_ANSWER = 65_536
CHUNK = 4096


class NoAnswer(Exception):
    """The push service closed the connection, or sent something else than HTTP."""


@dataclass(frozen=True)
class PushAnswer:
    """What a push service says, and after how many seconds it wants to be asked again."""

    status: int
    retry_after_s: float | None = None


@cache
def _trusted() -> ssl.SSLContext:
    return ssl.create_default_context()


async def post(endpoint: PushEndpoint, address: str, headers: dict[str, str], body: bytes) -> PushAnswer:
    """Send a message to a push service at an address that was checked; raises `OSError` or `NoAnswer`."""
    secure = endpoint.scheme == "https"
    reader, writer = await asyncio.open_connection(
        address,
        endpoint.port,
        ssl=_trusted() if secure else None,
        server_hostname=endpoint.host if secure else None,
    )
    try:
        connection = h11.Connection(h11.CLIENT)
        writer.write(_request(connection, endpoint, headers, body))
        await writer.drain()
        return await _answer(connection, reader)
    except h11.RemoteProtocolError as found:
        raise NoAnswer(str(found)) from None
    finally:
        writer.transport.abort()


def _request(
    connection: h11.Connection, endpoint: PushEndpoint, headers: dict[str, str], body: bytes
) -> bytes:
    host = endpoint.service.partition("//")[2]
    every = {"Host": host, "Content-Length": str(len(body)), "Connection": "close", **headers}
    request = h11.Request(method="POST", target=endpoint.target, headers=list(every.items()))
    parts = (connection.send(request), connection.send(h11.Data(body)), connection.send(h11.EndOfMessage()))
    return b"".join(part or b"" for part in parts)


async def _answer(connection: h11.Connection, reader: asyncio.StreamReader) -> PushAnswer:
    for _ in range(LONGEST_ANSWER // CHUNK):
        event = connection.next_event()
        while isinstance(event, h11.InformationalResponse):
            event = connection.next_event()
        if isinstance(event, h11.Response):
            return PushAnswer(event.status_code, _seconds(dict(event.headers).get(b"retry-after")))
        if event is not h11.NEED_DATA:
            break
        connection.receive_data(await reader.read(CHUNK))
    raise NoAnswer("no answer")


def _seconds(text: bytes | None) -> float | None:
    """A delay in seconds; a date is as good as nothing."""
    return float(text) if text and text.isdigit() and len(text) < 8 else None

"""Proxies that treat connections badly, in ways drawn from a seed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from random import Random

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.datastructures import Headers
from websockets.exceptions import WebSocketException
from websockets.http11 import Request, Response

Behaviour = Callable[[asyncio.StreamReader, asyncio.StreamWriter, Random], Coroutine[None, None, None]]


async def good(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, rng: Random) -> None:
    """Pass bytes on as they come."""
    while data := await reader.read(4096):
        writer.write(data)
        await writer.drain()


async def slow(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, rng: Random) -> None:
    """Pass bytes on in small pieces with pauses between them."""
    while data := await reader.read(rng.randint(1, 700)):
        await asyncio.sleep(rng.random() * 0.01)
        writer.write(data)


async def cut(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, rng: Random) -> None:
    """Good for some bytes, then cut in the middle of a frame."""
    left = rng.randint(200, 40_000)
    while left > 0 and (data := await reader.read(min(left, 4096))):
        left -= len(data)
        writer.write(data)
        await writer.drain()
    raise ConnectionResetError


async def half_open(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, rng: Random) -> None:
    """Good for some bytes, then silent: nothing arrives, and neither end notices."""
    left = rng.randint(5_000, 80_000)
    while left > 0 and (data := await reader.read(min(left, 4096))):
        left -= len(data)
        writer.write(data)
        await writer.drain()
    await asyncio.sleep(3600)


async def late(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, rng: Random) -> None:
    """Good for some bytes; the rest arrives long after its sender has sent it again elsewhere."""
    await _pass_some(reader, writer, rng.randint(300, 3_000))
    held = bytearray()
    with suppress(TimeoutError):
        async with asyncio.timeout(2 + 2 * rng.random()):
            while True:  # also past the end: the sender may be gone
                held += await reader.read(4096)
                await asyncio.sleep(0.01)
    writer.write(held)
    await writer.drain()
    await asyncio.sleep(0.1)
    raise ConnectionResetError


async def _pass_some(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, left: int) -> None:
    while left > 0 and (data := await reader.read(min(left, 4096))):
        left -= len(data)
        writer.write(data)
        await writer.drain()


@asynccontextmanager
async def bad_connection(port: int, kind: Behaviour, seed: int) -> AsyncIterator[int]:
    """A proxy in front of `port` that behaves like `kind` in both directions; yields its own port."""
    rng, carrying = Random(seed), set[asyncio.Task[None]]()

    def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(_carry(reader, writer, port, kind, rng))
        carrying.add(task)
        task.add_done_callback(carrying.discard)

    server = await asyncio.start_server(accept, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        await _cancel(list(carrying))
        await asyncio.sleep(0)  # aborted transports are closed in the loop's next round


async def _carry(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, port: int, kind: Behaviour, rng: Random
) -> None:
    ends, both = [writer], list[asyncio.Task[None]]()
    try:
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", port)
        ends.append(far_writer)
        back = good if kind is late else kind  # a late connection withholds only what the client sends
        both.append(asyncio.create_task(kind(reader, far_writer, rng)))
        both.append(asyncio.create_task(back(far_reader, writer, rng)))
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    except OSError:
        pass
    finally:
        await _cancel(both)
        for end in ends:
            end.transport.abort()


async def _cancel(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


@asynccontextmanager
async def shuffling_proxy(port: int, seed: int) -> AsyncIterator[int]:
    """A proxy that sends some messages twice and some in the wrong order, in both directions."""
    rng = Random(seed)
    upstreams: dict[ServerConnection, ClientConnection] = {}

    async def dial(near: ServerConnection, request: Request) -> Response | None:
        headers = {name: value for name, value in request.headers.raw_items() if name.lower() == "cookie"}
        url = f"ws://127.0.0.1:{port}/ws"
        upstreams[near] = await connect(url, additional_headers=headers, proxy=None, ping_interval=None)
        return None

    def pass_cookie(near: ServerConnection, request: Request, response: Response) -> None:
        far: Headers = upstreams[near].response.headers  # type: ignore[union-attr]  # it has answered
        if "set-cookie" in far:
            response.headers["set-cookie"] = far["set-cookie"]

    async def carry(near: ServerConnection) -> None:
        far = upstreams.pop(near)
        both = [asyncio.create_task(_shuffle(near, far, rng)), asyncio.create_task(_shuffle(far, near, rng))]
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        for task in both:
            task.cancel()
        await asyncio.gather(*both, return_exceptions=True)
        await far.close()

    options = {"process_request": dial, "process_response": pass_cookie, "ping_interval": None}
    async with serve(carry, "127.0.0.1", 0, **options) as server:  # type: ignore[arg-type]  # as documented
        yield next(iter(server.sockets)).getsockname()[1]


Wire = ServerConnection | ClientConnection


async def _shuffle(source: Wire, target: Wire, rng: Random) -> None:
    with suppress(WebSocketException):
        async for message in source:
            batch = [message]
            with suppress(TimeoutError):
                async with asyncio.timeout(0.02):
                    while len(batch) < 3:
                        batch.append(await source.recv())
            batch += [message for message in batch if rng.random() < 0.3]
            rng.shuffle(batch)
            for each in batch:
                await target.send(each)

"""Cheap players for `benchmarks.load`: raw frames, and only as much reading of a message as a move needs."""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import cast

import msgspec

_VERSION = re.compile(rb'"version":(\d+)')
_ID = re.compile(rb'"id":"(\w+)"')
_REASON = re.compile(rb'"reason":"([\w-]+)"')
LEGAL = b'"legal":['
HEAD = 400
"""Bytes of a message that say what it is; the views come later."""


@dataclass
class Figures:
    """What was measured of one game, in seconds."""

    acks: list[float] = field(default_factory=list)
    screens: list[float] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)
    acknowledged: dict[str, list[str]] = field(default_factory=dict)
    late: int = 0
    begun: int = 0
    """Games that followed another one."""
    bytes: int = 0
    dropped: int = 0

    def clear(self) -> None:
        """Forget what was measured, but not which moves were acknowledged."""
        self.acks.clear()
        self.screens.clear()
        self.late = self.begun = 0


def frame(message: bytes) -> bytes:
    """A text frame with a mask of zeros, which leaves the text as it is."""
    size = len(message)
    length = bytes([0x80 | size]) if size <= 125 else b"\xfe" + size.to_bytes(2, "big")
    return b"\x81" + length + bytes(4) + message


class Wire(asyncio.Protocol):
    """A WebSocket: shakes hands, splits what arrives into messages and hands them to its seat."""

    def __init__(self, port: int, cookie: str, seat: Seat) -> None:
        self._hello = (
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            + (f"Cookie: {cookie}\r\n" if cookie else "")
            + "\r\n"
        ).encode()
        self._seat = seat
        self._buffer = bytearray()
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self._hello)

    def connection_lost(self, exc: Exception | None) -> None:
        self._seat.lost()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.ready.done():
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            del self._buffer[: end + 4]
            self.ready.set_result(None)
        while (message := self._next()) is not None:
            self._seat.hear(message)

    def _next(self) -> bytes | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(buffer) < start:
                return None
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return None
        opcode, message = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        if opcode == 9 and self.transport is not None:
            self.transport.write(b"\x8a" + bytes([0x80 | size]) + bytes(4) + message)
        return message if opcode == 1 else b""

    def send(self, **fields: object) -> None:
        assert self.transport is not None
        self.transport.write(frame(msgspec.json.encode(fields)))


class Seat:
    """One player's socket."""

    def __init__(self, party: Party) -> None:
        self.party = party
        self.version = 0
        self.legal: list[bytes] = []
        self.over = False
        self.waiting: dict[str, asyncio.Future[bool]] = {}
        self.wire: Wire | None = None

    async def connect(self, port: int, cookie: str, name: str) -> None:
        loop = asyncio.get_running_loop()
        _, self.wire = await loop.create_connection(lambda: Wire(port, cookie, self), "127.0.0.1", port)
        await self.wire.ready
        self.wire.send(type="open", table=self.party.code, updates=self.party.updates)
        if not cookie:
            await self.command(type="join", name=name)
            await self.command(type="sit")
        while not self.version:
            await asyncio.sleep(0.01)

    def lost(self) -> None:
        if self.party.open:
            self.party.figures.dropped += 1
        for answer in self.waiting.values():
            answer.cancel()

    def hear(self, message: bytes) -> None:
        self.party.figures.bytes += len(message)
        head = message[:HEAD]
        if head.startswith((b'{"type":"changes"', b'{"type":"update"', b'{"type":"snapshot"')):
            self._see(message, head)
        elif head.startswith((b'{"type":"ack"', b'{"type":"refusal"')):
            found = _ID.search(head)
            answer = self.waiting.pop(found[1].decode(), None) if found else None
            if answer is not None and not answer.done():
                answer.set_result(head.startswith(b'{"type":"ack"'))
            if head.startswith(b'{"type":"refusal"'):
                reason = _REASON.search(head)
                self.party.figures.refused[reason[1].decode() if reason else ""] += 1

    def _see(self, message: bytes, head: bytes) -> None:
        version = _VERSION.search(head)
        self.version = int(version[1]) if version else self.version
        start = message.find(LEGAL)
        if start >= 0:
            texts = message[start + len(LEGAL) : message.index(b"]", start)]
            self.legal = texts[1:-1].split(b'","') if texts else []
        self.over |= b'"type":"ended"' in head
        if b'"type":"moved"' in head:
            self.party.saw(time.perf_counter())

    async def command(self, **fields: object) -> bool:
        """Whether it was acknowledged."""
        assert self.wire is not None
        party = self.party
        party.sent += 1
        name = f"m{party.sent}"
        answer = self.waiting[name] = asyncio.get_running_loop().create_future()
        self.wire.send(id=name, version=self.version, **fields)
        done: bool = await answer
        if done and fields["type"] == "move":
            party.figures.acknowledged[party.code].append(name)
        return done


class Party:
    """A table and its players, playing one game after another."""

    def __init__(self, code: str, game: str, figures: Figures, updates: str) -> None:
        self.code = code
        self.updates = updates
        self.game = game
        self.figures = figures
        figures.acknowledged[code] = []
        self.seats: list[Seat] = []
        self.sent = 0
        self.open = True
        self._chance = random.Random(code)
        self._moving_since = 0.0
        self._unseen = 0

    async def sit_down(self, port: int, cookie: str, seats: int) -> None:
        for number in range(seats):
            seat = Seat(self)
            await seat.connect(port, "" if number else cookie, f"p{number}")
            self.seats.append(seat)
        await self.seats[0].command(type="start")

    def hang_up(self) -> None:
        self.open = False
        for seat in self.seats:
            if seat.wire is not None and seat.wire.transport is not None:
                seat.wire.transport.abort()

    def saw(self, now: float) -> None:
        self._unseen -= 1
        if self._unseen == 0:
            self.figures.screens.append(now - self._moving_since)

    async def move(self) -> None:
        """One move by whoever is to act; a finished game is followed by the next."""
        if any(seat.over for seat in self.seats):
            await self.seats[0].command(type="rematch")
            await self.seats[0].command(type="start")
            for seat in self.seats:
                seat.over = False
            self.figures.begun += 1
            return
        mover = next((seat for seat in self.seats if seat.legal), None)
        if mover is None:
            self.figures.late += 1
            return
        action = self._choose(mover.legal)
        self._moving_since, self._unseen = time.perf_counter(), len(self.seats)
        if await mover.command(type="move", action=action.decode()):
            self.figures.acks.append(time.perf_counter() - self._moving_since)

    def _choose(self, legal: list[bytes]) -> bytes:
        """In Hanabi a clue if possible, as games of random plays are short; in Hashi anything."""
        return legal[-1] if self.game == "hanabi" else self._chance.choice(legal)

    async def play_ahead(self, moves: int) -> None:
        """Moves as fast as the server answers."""
        for _ in range(moves):
            await self.move()
            while not any(seat.legal or seat.over for seat in self.seats):
                await asyncio.sleep(0.001)

    async def keep_moving(self, interval: float, first: float, until: float) -> None:
        """Moves at fixed times: a slow answer makes the next move late, and that is counted."""
        at = first
        while at < until:
            await asyncio.sleep(max(0.0, at - time.perf_counter()))
            if time.perf_counter() - at > interval:
                self.figures.late += 1
            try:
                await self.move()
            except asyncio.CancelledError:
                return  # its socket was dropped, which is counted
            at += interval

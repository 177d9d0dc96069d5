"""Players and readers that note when each of their operations began and ended, and what it showed."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import count
from math import inf
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from tests.faults.players import Player

SILENCE_S = 0.6
PATIENCE_S = 1.2
"""Here most silence is a fault, and the other server may answer."""
PACE_S = 0.12
"""The longest that a player thinks."""

_connections = count(1)


def digest(shown: dict[str, Any]) -> bytes:
    """A fingerprint of what a client was shown."""
    text = json.dumps({"you": shown["you"], "play": shown["play"]}, sort_keys=True)
    return blake2b(text.encode(), digest_size=12).digest()


@dataclass
class Write:
    """A command, from the first time it was sent to its answer."""

    command: dict[str, Any]
    start: float
    end: float = inf
    answer: dict[str, Any] | None = None


@dataclass(frozen=True)
class Read:
    """A state that was received: the answer to `open`, or sent at some time after it."""

    start: float
    end: float
    version: int
    shown: bytes
    connection: int


@dataclass
class Notes:
    """What one client has done at one table."""

    writes: list[Write] = field(default_factory=list)
    reads: list[Read] = field(default_factory=list)


class Witness(Player):
    """A player who notes everything."""

    def __init__(self, urls: list[str], code: str, cookie: str = "", *, seed: int = 0) -> None:
        super().__init__(urls, code, cookie, seed=seed, silence=SILENCE_S, patience=PATIENCE_S)
        self.notes = Notes()
        self._opened = 0.0
        self._connection = 0

    async def _open(self, wire: ClientConnection) -> None:
        self._opened, self._connection = time.monotonic(), next(_connections)
        await super()._open(wire)

    def _hear(self, message: dict[str, Any]) -> bool:
        if message["type"] in ("snapshot", "update"):
            read = Read(self._opened, time.monotonic(), message["version"], digest(message), self._connection)
            self.notes.reads.append(read)
        whole = super()._hear(message)
        self.seen.clear()  # the notes have it
        return whole

    def _settle(self, answer: dict[str, Any]) -> None:
        super()._settle(answer)
        if self.pending is None:
            write = self.notes.writes[-1]
            write.end, write.answer = time.monotonic(), answer

    async def _act(self, wire: ClientConnection) -> None:
        if not self.pending and self.state and not self.stopping:
            await asyncio.sleep(PACE_S * self.rng.random())
        before, start = self.pending, time.monotonic()
        try:
            await super()._act(wire)
        finally:
            if self.pending is not before and self.pending is not None:
                self.notes.writes.append(Write(self.pending, start))


class Reader(Witness):
    """A spectator who opens the table again and again, at any server, and stays for a moment."""

    async def play(self) -> None:
        while not self.stopping:
            try:
                await self._look()
            except (WebSocketException, OSError, TimeoutError, EOFError):
                await asyncio.sleep(0.05)
            await asyncio.sleep(0.2 * self.rng.random())

    async def _look(self) -> None:
        if self.rng.random() < 0.5:
            self.version = None  # a page that was just loaded
        async with self._connect() as wire:
            await self._open(wire)
            stay = time.monotonic() + self.silence + self.rng.random()
            while not self.stopping and (left := stay - time.monotonic()) > 0:
                self._hear(json.loads(await asyncio.wait_for(wire.recv(), left)))

"""Simulated players that behave like the page: reconnect, resume, resend a command until it is answered."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from sumida.tables.messages.changes import as_update

AGAIN = {"error-store", "error-busy", "error-too-fast", "error-shutting-down", "error-no-table"}
"""Refusals that are not about the command: it is sent again."""
SILENCE_S = 1.0
"""After this long without a message a player sends a ping, and after twice as long it reconnects."""
PATIENCE_S = 30.0
"""A time-out doubles the next one, up to this: answers take longer on a busy machine."""


class Player:
    """One player at one table; keeps everything it was shown, to be compared with the log."""

    def __init__(
        self,
        urls: Sequence[str],
        code: str,
        cookie: str = "",
        *,
        seed: int = 0,
        silence: float = SILENCE_S,
        patience: float = PATIENCE_S,
    ) -> None:
        self.urls = list(urls)
        self.code = code
        self.cookie = cookie
        self.rng = Random(seed)
        self.state: dict[str, Any] = {}
        self.version: int | None = None
        self.pending: dict[str, Any] | None = None
        self.acknowledged: list[str] = []
        self.refused: list[str] = []
        self.seen: list[tuple[int, dict[str, Any]]] = []
        self.connected = 0
        self.games = 0
        self.usual_silence = self.silence = silence
        self.patience = patience
        self.stopping = False
        self._count = 0

    def stop(self) -> None:
        """Wait for the answer to the pending command, then stop."""
        self.stopping = True

    @property
    def resting(self) -> bool:
        return self.stopping and self.pending is None

    async def play(self) -> None:
        """Play until stopped, reconnecting after every failure."""
        while not self.resting:
            try:
                await self._session()
            except (WebSocketException, OSError, TimeoutError, EOFError) as found:
                self._lose_patience(found)
                await asyncio.sleep(0.02 + 0.05 * self.rng.random())

    def _lose_patience(self, found: Exception) -> None:
        if isinstance(found, TimeoutError):
            self.silence = min(2 * self.silence, self.patience)

    async def catch_up(self) -> None:
        """Connect once more and read the table, as a reconnected page does."""
        while True:
            try:
                async with self._connect() as wire:
                    await self._open(wire)
                    while True:
                        message = self._read(await asyncio.wait_for(wire.recv(), self.silence))
                        self._hear(message)
                        if message["type"] in ("snapshot", "update"):
                            return
            except (WebSocketException, OSError, TimeoutError, EOFError) as found:
                self._lose_patience(found)
                await asyncio.sleep(0.05)

    def _connect(self) -> connect:
        url = self.rng.choice(self.urls)
        headers = {"Cookie": self.cookie} if self.cookie else {}
        return connect(
            url,
            additional_headers=headers,
            open_timeout=3 * self.silence,
            close_timeout=1,
            ping_interval=None,
            proxy=None,
        )

    async def _open(self, wire: ClientConnection) -> None:
        assert wire.response is not None
        self.cookie = self.cookie or wire.response.headers["set-cookie"].split(";")[0]
        self.connected += 1
        opening = {"type": "open", "table": self.code, "since": self.version, "updates": "changes"}
        await wire.send(json.dumps(opening))

    async def _session(self) -> None:
        async with self._connect() as wire:
            await self._open(wire)
            if self.pending:
                await wire.send(json.dumps(self.pending))
            while not self.resting:
                message = await self._next(wire)
                if not self._hear(message):
                    await wire.send(json.dumps({"type": "resume", "since": self.version or 0}))
                if message["type"] == "refusal" and message["reason"] in AGAIN:
                    await asyncio.sleep(0.1)
                    return
                await self._act(wire)

    async def _next(self, wire: ClientConnection) -> dict[str, Any]:
        for _ in range(2):
            try:
                found = self._read(await asyncio.wait_for(wire.recv(), self.silence))
            except TimeoutError:
                await asyncio.wait_for(wire.send(json.dumps({"type": "ping", "n": 1})), self.silence)
            else:
                return found
        raise TimeoutError

    def _read(self, data: str | bytes) -> dict[str, Any]:
        """A message; changes as the update they stand for, if nothing before them is missing."""
        return as_update(json.loads(data), self.state)

    def _hear(self, message: dict[str, Any]) -> bool:
        """Take in a message; whether no earlier one is missing."""
        kind = message["type"]
        if kind == "changes":
            return bool(message["version"] <= (self.version or 0))
        if kind == "snapshot" or (kind == "update" and message["version"] > (self.version or 0)):
            if kind == "update" and message["since"] > (self.version or 0):
                return False
            self.state, self.version = message, message["version"]
            self.seen.append((message["version"], {"you": message["you"], "play": message["play"]}))
        elif kind in ("ack", "refusal") and self.pending and message["id"] == self.pending["id"]:
            self._settle(message)
        return True

    def _settle(self, answer: dict[str, Any]) -> None:
        assert self.pending is not None
        if answer["type"] == "ack":
            self.silence = self.usual_silence
            self.acknowledged.append(self.pending["id"])
        elif answer["reason"] in AGAIN:
            return
        else:
            self.refused.append(self.pending["id"])
        self.pending = None

    async def _act(self, wire: ClientConnection) -> None:
        if self.pending or not self.state or self.stopping:
            return
        wish = self._wish()
        if wish:
            self._count += 1
            self.pending = {"id": f"n{self._count}", "version": self.version, **wish}
            await wire.send(json.dumps(self.pending))

    def _wish(self) -> dict[str, Any] | None:
        you, play, shown = self.state["you"], self.state["play"], self.state["shown"]
        if you["member"] is None:
            return {"type": "join", "name": "Bo"}
        if not you["seats"]:
            return {"type": "sit"}
        if shown["phase"] == "lobby":
            full = all(seat["kind"] != "open" for seat in shown["seats"])
            return {"type": "start"} if you["host"] and full else None
        if play["scores"] is not None:
            return {"type": "rematch"} if you["host"] else None
        legal = play["views"][0]["legal"]
        return {"type": "move", "action": self.rng.choice(legal)} if legal else None

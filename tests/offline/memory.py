"""The logs of a browser in memory, and a page that talks to its tables."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from sumida.offline.browser import Browser
from sumida.offline.logs import VersionTaken
from sumida.offline.requests import answer
from sumida.server.errors import error

T = TypeVar("T")
NOW = 1_794_733_200_000


class MemoryLogs:
    """What a browser would keep; several tabs may share it."""

    def __init__(self) -> None:
        self.entries: dict[str, list[bytes]] = {}
        self.games: dict[str, bytes] = {}
        self.records: dict[str, bytes] = {}
        self.full = False

    async def read(self, table: str) -> list[bytes]:
        await asyncio.sleep(0)
        return list(self.entries.get(table, []))

    async def append(self, table: str, version: int, entries: list[bytes], listed: bytes | None) -> None:
        await asyncio.sleep(0)
        if self.full:
            raise error("error-not-kept")
        stored = self.entries.setdefault(table, [])
        if len(stored) + 1 != version:
            raise VersionTaken(table, version)
        stored += entries
        if listed is not None:
            self.games[table] = listed

    async def listed(self) -> list[bytes]:
        return list(self.games.values())

    async def save_record(self, name: str, record: bytes) -> None:
        self.records[name] = record

    async def record(self, name: str) -> bytes | None:
        return self.records.get(name)


class Tab:
    """A page in one tab: requests, and one connection whose frames it keeps."""

    def __init__(self, logs: MemoryLogs, pace_s: float = 0.0) -> None:
        self.browser = Browser(logs, lambda: NOW, pace_s)
        self.frames: list[dict[str, Any]] = []
        self.sent = 0
        self.browser.connect(1, lambda text: self.frames.append(json.loads(text)))

    async def get(self, path: str) -> Any:
        status, data = await answer(self.browser, "GET", path, b"")
        assert status == 200, data
        return json.loads(data)

    async def refused(self, path: str, method: str = "GET", body: bytes = b"") -> tuple[int, str]:
        status, data = await answer(self.browser, method, path, body)
        assert status >= 400, data
        return status, json.loads(data)["reason"]

    async def create(self, settings: dict[str, Any], **more: Any) -> str:
        body = json.dumps({"name": "Ada", "settings": settings, "start": True, **more}).encode()
        status, data = await answer(self.browser, "POST", "/api/tables", body)
        assert status == 201, data
        return str(json.loads(data)["code"])

    async def open(self, code: str) -> dict[str, Any]:
        await self.say({"type": "open", "table": code})
        return self.newest("snapshot")

    async def say(self, message: dict[str, Any]) -> None:
        await self.browser.receive(1, json.dumps(message))

    async def command(self, kind: str, version: int | None = None, **more: Any) -> dict[str, Any]:
        """Send a command; returns its answer."""
        self.sent += 1
        name = f"c{self.sent}"
        seen = self.state["version"] if version is None else version
        await self.say({"type": kind, "id": name, "version": seen, **more})
        return next(one for one in reversed(self.frames) if one.get("id") == name)

    @property
    def state(self) -> dict[str, Any]:
        return next(one for one in reversed(self.frames) if one["type"] in ("snapshot", "update"))

    @property
    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = self.state["play"]["views"][0]
        return found

    def newest(self, kind: str) -> dict[str, Any]:
        return next(one for one in reversed(self.frames) if one["type"] == kind)

    async def until(self, done: Callable[[], bool]) -> None:
        """Let bots think until something is true."""
        for _ in range(10_000):
            if done():
                return
            await asyncio.sleep(0)
        raise AssertionError(self.frames[-1])


def run(work: Callable[[], Awaitable[T]]) -> T:
    async def main() -> T:
        return await work()

    return asyncio.run(main())

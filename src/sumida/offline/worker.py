"""The worker's end: JavaScript calls these functions, and stores what they ask it to."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

from sumida.offline.browser import Browser
from sumida.offline.logs import VersionTaken
from sumida.offline.requests import answer
from sumida.server.clock import now_ms
from sumida.server.errors import error

Post = Callable[[int, str], None]
"""Sends a text on the connection with this number."""


class JsDatabase(Protocol):
    """The worker's functions for IndexedDB; entries are texts."""

    def read(self, table: str) -> Awaitable[str]:
        """The entries of a table, a line for each."""

    def append(self, table: str, version: int, entries: str, listed: str | None) -> Awaitable[str]:
        """Store entries, a line for each: `stored`, `taken` (the version) or `failed`."""

    def listed(self) -> Awaitable[str]:
        """The games of all tables, a line for each table."""

    def saveRecord(self, name: str, record: str) -> Awaitable[None]:  # noqa: N802  # as in JavaScript
        """Keep a record."""

    def record(self, name: str) -> Awaitable[str | None]:
        """A kept record."""


class DatabaseLogs:
    """Logs in the browser's own database. JSON has no line feeds, so that many entries are one text."""

    def __init__(self, database: JsDatabase) -> None:
        self._database = database

    async def read(self, table: str) -> list[bytes]:
        return _lines(await self._database.read(table))

    async def append(self, table: str, version: int, entries: list[bytes], listed: bytes | None) -> None:
        text = b"\n".join(entries).decode()
        found = await self._database.append(table, version, text, listed.decode() if listed else None)
        if found == "taken":
            raise VersionTaken(table, version)
        if found != "stored":
            raise error("error-not-kept")

    async def listed(self) -> list[bytes]:
        return _lines(await self._database.listed())

    async def save_record(self, name: str, record: bytes) -> None:
        await self._database.saveRecord(name, record.decode())

    async def record(self, name: str) -> bytes | None:
        found = await self._database.record(name)
        return found.encode() if found else None


def _lines(text: str) -> list[bytes]:
    """Only line feeds end a line: JSON may contain the other characters that end one in Python."""
    return [line.encode() for line in text.split("\n") if line]


class OfflineWorker:
    """What the worker's messages lead to."""

    def __init__(self, database: JsDatabase, post: Post) -> None:
        self._browser = Browser(DatabaseLogs(database), now_ms)
        self._post = post

    async def request(self, method: str, address: str, body: str) -> tuple[int, str]:
        status, data = await answer(self._browser, method, address, body.encode())
        return status, data.decode()

    def connect(self, number: int) -> None:
        self._browser.connect(number, lambda text: self._post(number, text))

    def disconnect(self, number: int) -> None:
        self._browser.disconnect(number)

    async def receive(self, number: int, text: str) -> None:
        await self._browser.receive(number, text)

    async def noticed(self, code: str, version: int) -> None:
        await self._browser.noticed(code, version)

    async def tick(self) -> None:
        await self._browser.tick()

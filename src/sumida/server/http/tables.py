"""Requests about tables: what can be played, a new table, and what happened at it earlier."""

from __future__ import annotations

import asyncio
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from sumida import codec
from sumida.kernel import NotationError
from sumida.server.adoption import adopt
from sumida.server.devices import is_loopback
from sumida.server.errors import error
from sumida.server.http.handling import (
    check_origin,
    check_rate,
    client_address,
    json_response,
    per_minute,
    read_body,
    read_number,
)
from sumida.server.limits import RateLimiter
from sumida.server.live.hub import Hub
from sumida.server.offers import catalogue
from sumida.server.public_tables import PublicTableList
from sumida.tables.messages.requests import CreateTable, OfflineGame
from sumida.tables.messages.responses import (
    Catalogue,
    ChatPage,
    GamesPage,
    NotesPage,
    OpenTables,
    PastTurn,
    PublicTables,
    SealShown,
    TableCreated,
)
from sumida.tables.table import Table

T = TypeVar("T")
OFFLINE_BYTES = 200_000
"""Twice what the longest game needs."""


class TableApi:
    """Handlers for tables; `new_tables` limits how many one address makes."""

    def __init__(self, hub: Hub, new_tables: RateLimiter, public: PublicTableList) -> None:
        self._hub = hub
        self._public = public
        self._new_tables = new_tables
        self._looks_back = per_minute(hub.settings.limits.looks_back_per_minute)

    async def catalogue(self, request: Request) -> Catalogue:
        found = await asyncio.to_thread(catalogue, self._hub.offers)
        network = self._hub.settings.network if _is_local(request) else ""
        return msgspec.structs.replace(found, network=network)

    async def adopt(self, request: Request) -> Response:
        """A game that was begun offline becomes a table of whoever sends it; it counts like a new table."""
        game = await self._read(request, OfflineGame, OFFLINE_BYTES)
        who, new_cookie = await self._hub.people.caller(request)
        code = await adopt(self._hub, game, who, client_address(request))
        return _created(code, new_cookie)

    async def _read(self, request: Request, kind: type[T], most: int | None = None) -> T:
        body = await read_body(request, self._hub.settings, most)
        check_rate(request, self._new_tables)
        try:
            wanted: T = codec.decode(body, kind)
        except (msgspec.MsgspecError, NotationError) as found:
            raise error("error-malformed", detail=str(found)[:200]) from None
        return wanted

    async def create(self, request: Request) -> Response:
        wanted = await self._read(request, CreateTable)
        who, new_cookie = await self._hub.people.caller(request)
        live = await self._hub.create(wanted, who.main, client_address(request))
        return _created(live.code, new_cookie)

    async def open_to_bots(self, request: Request) -> OpenTables:
        check_rate(request, self._looks_back)
        return OpenTables(self._hub.bot_limits.open_tables())

    async def open_tables(self, request: Request) -> PublicTables:
        check_rate(request, self._looks_back)
        return await self._public.page(read_number(request.query_params.get("from", "0")))

    async def seal(self, request: Request) -> SealShown:
        check_origin(request, self._hub.settings)
        check_rate(request, self._looks_back)
        return SealShown(self._hub.seals.new())

    async def past_turn(self, request: Request) -> PastTurn:
        turn = read_number(request.path_params["turn"])
        table, device = await self._look_back(request)
        return table.past_turn(device, turn)

    async def chat(self, request: Request) -> ChatPage:
        before = _before(request)
        table, device = await self._look_back(request)
        return table.chat_page(device, before)

    async def games(self, request: Request) -> GamesPage:
        before = _before(request)
        table, device = await self._look_back(request)
        return table.games_page(device, before)

    async def notes(self, request: Request) -> NotesPage:
        seat = read_number(request.path_params["seat"])
        table, device = await self._look_back(request)
        return table.notes_page(device, seat)

    async def _look_back(self, request: Request) -> tuple[Table, str]:
        """The table and the device that asks."""
        check_origin(request, self._hub.settings)
        check_rate(request, self._looks_back)
        with self._hub.misses.counted(client_address(request)):
            table = await self._hub.peek(request.path_params["code"])
        who, _ = await self._hub.people.caller(request)
        return table, who.at(table.room)


def _created(code: str, new_cookie: str | None) -> Response:
    response = json_response(TableCreated(code))
    if new_cookie:
        response.headers.append("set-cookie", new_cookie)
    return response


def _before(request: Request) -> int:
    return read_number(request.query_params.get("before", "99999"))


def _is_local(request: Request) -> bool:
    """Whether the page was opened on the server's own machine, by an address that works nowhere else."""
    return is_loopback(client_address(request)) and is_loopback(request.url.hostname or "")

"""Requests about whoever asks: their browsers and their games."""

from __future__ import annotations

from typing import get_args

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from sumida import codec, daily
from sumida.kernel import NotationError
from sumida.server.errors import error
from sumida.server.export import PersonExport
from sumida.server.forgetting import Forgetter
from sumida.server.http.handling import (
    check_origin,
    check_rate,
    client_address,
    json_response,
    per_minute,
    read_body,
    read_number,
)
from sumida.server.live.hub import Hub
from sumida.server.moments import read_moment
from sumida.server.my_games import GamesOfPeople, read_cursor
from sumida.server.people.passkeys import site_of
from sumida.server.people.people import Identity
from sumida.store import GameSearch
from sumida.store.people import Shelf
from sumida.tables.messages.people import JoinPerson, MyGames, RecoveryPhrase

RUNNING_PAGE = 50
ROW_BYTES = 1_000
"""What is stored about a person with one change, at most."""


class PeopleApi:
    """Handlers for a person."""

    def __init__(self, hub: Hub, games: GamesOfPeople, export: PersonExport, forgetter: Forgetter) -> None:
        self._hub = hub
        self._forgetter = forgetter
        self._people = hub.people
        self._games = games
        self._export = export
        self._reads = per_minute(hub.settings.limits.looks_back_per_minute)
        self._changes = per_minute(hub.settings.limits.person_changes_per_minute)

    async def me(self, request: Request) -> Response:
        check_origin(request, self._hub.settings)
        check_rate(request, self._reads)
        who, cookie = await self._people.caller(request)
        return await self.shown(who, request, cookie)

    async def games(self, request: Request) -> MyGames:
        check_origin(request, self._hub.settings)
        check_rate(request, self._reads)
        search = read_search(dict(request.query_params))
        who, _ = await self._people.caller(request)
        return await self._games.page(who, search)

    async def export(self, request: Request) -> Response:
        """Everything about whoever asks, as one file."""
        who, _ = await self.changing(request)
        me = await self._people.me(who, agent_of(request))
        name = {"content-disposition": 'attachment; filename="sumida.json"', "cache-control": "no-store"}
        return StreamingResponse(self._export.pieces(who, me), 200, name, media_type="application/json")

    async def code(self, request: Request) -> Response:
        who, cookie = await self.storing(request)
        return answer(await self._people.new_code(who, agent_of(request)), cookie)

    async def phrase(self, request: Request) -> Response:
        who, cookie = await self.storing(request)
        return answer(RecoveryPhrase(await self._people.new_phrase(who, agent_of(request))), cookie)

    async def join(self, request: Request) -> Response:
        body = await read_body(request, self._hub.settings)
        check_rate(request, self._changes)
        try:
            wanted = codec.decode(body, JoinPerson)
        except (msgspec.MsgspecError, NotationError) as found:
            raise error("error-malformed", detail=str(found)[:200]) from None
        who, cookie = await self._people.caller(request)
        with self._hub.misses.counted(client_address(request)):
            await self._people.join(who, wanted.code, agent_of(request))
        return await self.shown_again(who, request, cookie)

    async def sign_out(self, request: Request) -> Response:
        who, _ = await self.changing(request)
        await self._people.sign_out(who, request.path_params["device"])
        who, cookie = await self._people.caller(request)  # it may have signed itself out
        return await self.shown(who, request, cookie)

    async def forget(self, request: Request) -> Response:
        """Delete everything about whoever asks. Their browser is a new one from now on."""
        who, _ = await self.changing(request)
        await self._forgetter.forget(who)
        who, cookie = await self._people.caller(request)
        return await self.shown(who, request, cookie)

    async def changing(self, request: Request) -> tuple[Identity, str | None]:
        """The person who asks for a change. Refused to other sites, and to those who ask too often."""
        check_origin(request, self._hub.settings)
        check_rate(request, self._changes)
        return await self._people.caller(request)

    async def storing(self, request: Request, size: int = ROW_BYTES) -> tuple[Identity, str | None]:
        """The same for a change with which something is stored, which counts for the day of the address."""
        who, cookie = await self.changing(request)
        self._hub.quota.take(client_address(request), size, PeopleApi)
        return who, cookie

    async def shown_again(self, who: Identity, request: Request, cookie: str | None) -> Response:
        """The same for somebody whose browser has just joined a person."""
        return await self.shown(await self._people.identify(who.device) or who, request, cookie)

    async def shown(self, who: Identity, request: Request, cookie: str | None) -> Response:
        """Who the browser belongs to, as `Me`."""
        site = site_of(request.url.scheme, request.headers.get("host", ""), self._hub.settings.origins)
        return answer(await self._people.me(who, agent_of(request), passkeys_here=site is not None), cookie)


def answer(body: object, cookie: str | None) -> Response:
    response = json_response(body)
    if cookie:
        response.headers.append("set-cookie", cookie)
    return response


def agent_of(request: Request) -> str:
    return request.headers.get("user-agent", "")[:300]


def read_search(query: dict[str, str]) -> GameSearch:
    """What a query asks for; raises `GameError`."""
    shelf = query.get("shelf", "finished")
    if shelf not in get_args(Shelf):
        raise error("error-malformed", detail=f"{shelf[:20]!r} is no list of games")
    if any("\0" in text for text in query.values()):  # PostgreSQL has no such texts
        raise error("error-malformed", detail="there is a zero byte in it")
    return GameSearch(
        shelf=shelf,  # type: ignore[arg-type]  # it was checked
        game=query.get("game", "")[:40],
        variant=query.get("variant", "")[:60],
        partner=query.get("partner", "")[:60].casefold(),
        lowest=_number(query.get("lowest")),
        highest=_number(query.get("highest")),
        since=read_moment(query.get("since"), 0),
        until=read_moment(query.get("until"), daily.DAY_MS),
        before=read_cursor(query["more"][:100]) if query.get("more") else None,
        most=RUNNING_PAGE if shelf == "running" else GameSearch.most,
    )


def _number(text: str | None) -> int | None:
    return read_number(text) if text else None

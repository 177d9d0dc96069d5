"""Requests for statistics and for the board of the day."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from sumida import codec, daily
from sumida.kernel import NotationError
from sumida.registry import game
from sumida.server.errors import error
from sumida.server.http.handling import check_origin, check_rate, per_minute, read_body
from sumida.server.http.people import PeopleApi, agent_of
from sumida.server.live.hub import Hub
from sumida.server.my_statistics import StatisticsOfPeople
from sumida.tables.messages.people import DailyBoard, JoinBoard, Statistics


class StatisticsApi:
    """Handlers for figures."""

    def __init__(self, hub: Hub, people: PeopleApi, figures: StatisticsOfPeople) -> None:
        self._hub = hub
        self._people = people
        self._figures = figures
        self._reads = per_minute(hub.settings.limits.looks_back_per_minute)

    async def statistics(self, request: Request) -> Statistics:
        check_origin(request, self._hub.settings)
        check_rate(request, self._reads)
        who, _ = await self._hub.people.caller(request)
        return await self._figures.of(who)

    async def board(self, request: Request) -> DailyBoard:
        check_rate(request, self._reads)
        name = game(request.path_params["game"]).name
        day = daily.read_day(request.path_params["day"], daily.today(self._hub.clock()))
        return await self._figures.board(name, day)

    async def set_board(self, request: Request) -> Response:
        body = await read_body(request, self._hub.settings)
        try:
            wanted = codec.decode(body, JoinBoard)
        except (msgspec.MsgspecError, NotationError) as found:
            raise error("error-malformed", detail=str(found)[:200]) from None
        who, cookie = await self._people.storing(request)
        await self._hub.people.set_board(who, wanted.name, agent_of(request))
        return await self._people.shown_again(who, request, cookie)

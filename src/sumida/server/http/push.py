"""Requests about notifications."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from sumida import codec
from sumida.kernel import NotationError
from sumida.server.errors import error
from sumida.server.http.handling import read_body
from sumida.server.http.people import ROW_BYTES, PeopleApi, agent_of
from sumida.server.live.hub import Hub
from sumida.server.push.notifications import Notifications
from sumida.tables.messages.people import Subscribe


class PushApi:
    """Handlers for notifications; `people` answers with who the browser belongs to then."""

    def __init__(self, hub: Hub, people: PeopleApi, notifications: Notifications | None) -> None:
        self._hub = hub
        self._people = people
        self._notifications = notifications

    async def subscribe(self, request: Request) -> Response:
        body = await read_body(request, self._hub.settings)
        try:
            wanted: Subscribe = codec.decode(body, Subscribe)
        except (msgspec.MsgspecError, NotationError) as wrong:
            raise error("error-malformed", detail=str(wrong)[:200]) from None
        who, cookie = await self._people.storing(request, ROW_BYTES + len(body))
        site = f"{request.url.scheme}://{request.headers.get('host', '')[:200]}"
        await self._able().subscriptions.add(who, wanted, agent_of(request), site)
        return await self._people.shown_again(who, request, cookie)

    async def remove(self, request: Request) -> Response:
        who, cookie = await self._people.changing(request)
        await self._able().subscriptions.remove(who, request.path_params["device"])
        return await self._people.shown(who, request, cookie)

    def _able(self) -> Notifications:
        if self._notifications is None:
            raise error("error-push-none")
        return self._notifications

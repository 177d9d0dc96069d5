"""Requests about passkeys."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from sumida import codec
from sumida.kernel import Json, NotationError
from sumida.server.errors import error
from sumida.server.http.handling import client_address, read_body
from sumida.server.http.people import PeopleApi, agent_of, answer
from sumida.server.live.hub import Hub
from sumida.server.people.passkeys import Passkeys, Site, site_of
from sumida.tables.messages.people import PasskeyAnswer, PasskeyOptions


class PasskeyApi:
    """Handlers for passkeys; `people` answers with who the browser belongs to then."""

    def __init__(self, hub: Hub, people: PeopleApi) -> None:
        self._hub = hub
        self._people = people
        self._passkeys = Passkeys(hub.people, hub.store.people, hub.clock)

    async def options_for_new(self, request: Request) -> Response:
        who, cookie = await self._people.changing(request)
        made = await self._passkeys.options_for_new(who, self._site(request), agent_of(request))
        return answer(PasskeyOptions(made), cookie)

    async def add(self, request: Request) -> Response:
        wanted = await self._answer(request)
        who, cookie = await self._people.storing(request)
        await self._passkeys.add(who, self._site(request), wanted, agent_of(request))
        return await self._people.shown(who, request, cookie)

    async def options_for_use(self, request: Request) -> Response:
        who, cookie = await self._people.changing(request)
        return answer(PasskeyOptions(await self._passkeys.options_for_use(who, self._site(request))), cookie)

    async def use(self, request: Request) -> Response:
        wanted = await self._answer(request)
        who, cookie = await self._people.changing(request)
        with self._hub.misses.counted(client_address(request)):
            await self._passkeys.use(who, self._site(request), wanted, agent_of(request))
        return await self._people.shown_again(who, request, cookie)

    async def remove(self, request: Request) -> Response:
        who, cookie = await self._people.changing(request)
        await self._passkeys.remove(who, request.path_params["passkey"])
        return await self._people.shown(who, request, cookie)

    async def _answer(self, request: Request) -> dict[str, Json]:
        body = await read_body(request, self._hub.settings)
        try:
            found: PasskeyAnswer = codec.decode(body, PasskeyAnswer)
        except (msgspec.MsgspecError, NotationError) as wrong:
            raise error("error-malformed", detail=str(wrong)[:200]) from None
        return found.credential

    def _site(self, request: Request) -> Site:
        origins = self._hub.settings.origins
        found = site_of(request.url.scheme, request.headers.get("host", ""), origins)
        if found is None:
            raise error("error-passkey-none")
        return found

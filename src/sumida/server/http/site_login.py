"""The login of bots written for hanab.live."""

from __future__ import annotations

from urllib.parse import parse_qs

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from sumida.kernel import GameError
from sumida.server.devices import is_https
from sumida.server.errors import error
from sumida.server.hanablive.accounts import log_in, write_cookie
from sumida.server.http.handling import check_rate, per_minute, read_body
from sumida.server.live.hub import Hub

LONGEST_FORM = 2_000


class SiteLoginApi:
    """POST /login with a form: the name and password of a bot give it a cookie for the socket."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._logins = per_minute(hub.settings.limits.looks_back_per_minute)

    async def log_in(self, request: Request) -> Response:
        body = await read_body(request, self._hub.settings)
        check_rate(request, self._logins)
        if len(body) > LONGEST_FORM:
            raise error("error-body-too-large", size=len(body), most=LONGEST_FORM)
        form = parse_qs(body.decode(errors="replace"), keep_blank_values=True, max_num_fields=20)
        name, password = (form.get(key, [""])[0] for key in ("username", "password"))
        try:
            account = log_in(name, password, self._hub.signer)
        except GameError as refused:
            return PlainTextResponse(str(refused), 401)
        cookie = write_cookie(account, self._hub.signer, secure=is_https(request))
        return PlainTextResponse("", headers={"set-cookie": cookie, "cache-control": "no-store"})

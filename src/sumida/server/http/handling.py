"""What every handler needs: the body, address and numbers of a request; JSON responses and problems."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec
from msgspec import Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from sumida.kernel import GameError
from sumida.server.devices import origin_allowed
from sumida.server.errors import STATUS, error
from sumida.server.limits import RateLimiter
from sumida.server.live.incoming import Incomplete
from sumida.server.settings import ServerSettings
from sumida.tables.messages.responses import Problem

log = logging.getLogger("sumida.server")

Handler = Callable[[Request], Awaitable[Struct | Response]]
"""Gives the body of the response, or a whole response where headers or encoding are special."""

OK = 200


def responding(handler: Handler, status: int) -> Callable[[Request], Awaitable[Response]]:
    """The handler as Starlette calls it: results become responses with this status, refusals problems."""

    async def respond(request: Request) -> Response:
        try:
            found = await handler(request)
        except GameError as refused:
            return problem(refused)
        except Exception:
            log.exception("a request to %s failed", request.url.path[:80])
            return problem(error("error-internal"))
        response = found if isinstance(found, Response) else json_response(found)
        if response.status_code == OK:
            response.status_code = status
        return response

    return respond


def json_response(body: object, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(body), status, headers, media_type="application/json")


def problem(refused: GameError) -> Response:
    """The response to a refused request."""
    body = Problem(refused.reason or "error-internal", dict(refused.facts), str(refused))
    return json_response(body, STATUS.get(refused.reason, 400))


def client_address(request: Request) -> str:
    return request.client.host if request.client else ""


def per_minute(times: int) -> RateLimiter:
    """A rate limit by address."""
    return RateLimiter(times / 60, times)


def check_rate(request: Request, buckets: RateLimiter) -> None:
    if not buckets.take(client_address(request)):
        raise error("error-too-fast")


def check_origin(request: Request, settings: ServerSettings) -> None:
    """Refuse a request that another site's page sends."""
    if not origin_allowed(request.headers, settings.origins):
        raise error("error-origin")


async def read_body(request: Request, settings: ServerSettings, most: int | None = None) -> bytes:
    """The body, unless it has more bytes than a message may have (or than `most`), or another site's page
    sends it."""
    check_origin(request, settings)
    most = most or settings.limits.message_bytes
    _check_size(_announced(request), most)
    try:
        async with asyncio.timeout(None) as patience:
            drop = partial(patience.reschedule, 0)  # in the past
            arriving = Incomplete(client_address(request), request.app.state.incoming, drop)
            return await _read_at_most(request, most, arriving)
    except ClientDisconnect:  # nobody reads the answer; it is no fault of ours that belongs in the log
        raise error("error-malformed", detail="the body is incomplete") from None
    except TimeoutError:  # too much is arriving, and most of it here
        raise error("error-too-many") from None


async def _read_at_most(request: Request, most: int, arriving: Incomplete) -> bytes:
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            _check_size(len(body), most)
            arriving.hold(len(body))
    finally:
        arriving.hold(0)
    return bytes(body)


def _announced(request: Request) -> int:
    """The length of the body, if the header says so."""
    length = request.headers.get("content-length", "")
    return int(length) if length.isascii() and length.isdigit() and len(length) < 20 else 0


def _check_size(size: int, most: int) -> None:
    if size > most:
        raise error("error-body-too-large", size=size, most=most)


def read_number(text: str | None) -> int:
    if text is None or not (text.isascii() and text.isdigit() and len(text) < 8):
        raise error("error-malformed", detail=f"{str(text)[:20]!r} is no number")
    return int(text)

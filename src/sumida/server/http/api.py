"""The HTTP requests beside the socket. Every refusal is a `Problem` with a reason."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sumida import codec
from sumida.kernel import GameError
from sumida.server.errors import error
from sumida.server.http.replays import Replays, Stored, replay_shown
from sumida.server.http.security import known_device, origin_allowed
from sumida.server.limits import Buckets, network, read_address
from sumida.server.live.hub import Hub
from sumida.server.offers import catalogue
from sumida.server.operations.health import Health
from sumida.server.operations.metrics import METRICS
from sumida.server.thinking.review_queue import Reviews
from sumida.store import StoreError
from sumida.tables.messages.requests import CreateTable
from sumida.tables.messages.responses import Problem, TableCreated, Uploaded

log = logging.getLogger("sumida.server")

Handler = Callable[[Request], Awaitable[Response]]

STATUS = {
    "error-unknown-table": 404,
    "error-unknown-replay": 404,
    "error-not-found": 404,
    "error-origin": 403,
    "refuse-not-finished": 403,
    "error-too-fast": 429,
    "error-too-many": 503,
    "error-body-too-large": 413,
    "error-uploads-day": 429,
    "error-uploads-full": 507,
    "error-review-none": 404,
    "error-review-busy": 503,
    "error-review-failed": 503,
    "error-no-hint": 503,
    "error-store": 503,
    "error-shutting-down": 503,
    "error-internal": 500,
}
"""Other refusals are 400."""


class Api:
    """Handlers for tables, replays and records."""

    def __init__(self, hub: Hub, replays: Replays, reviews: Reviews) -> None:
        self._hub = hub
        self._replays = replays
        self._reviews = reviews
        self._health = Health(hub.store)
        limits = hub.settings.limits
        self._new_tables = a_minute(limits.tables_per_minute)
        self._new_reviews = a_minute(limits.reviews_per_minute)

    def routes(self) -> list[Route]:
        return [
            Route("/api/catalogue", refusing(self.catalogue)),
            Route("/api/tables", refusing(self.create), methods=["POST"]),
            Route("/api/records", refusing(self.upload), methods=["POST"]),
            Route("/api/replays/{name}", refusing(self.replay)),
            Route("/api/replays/{name}/frames", refusing(self.frames)),
            Route("/api/replays/{name}/record", refusing(self.record)),
            Route("/api/replays/{name}/review", refusing(self.ask_review), methods=["POST"]),
            Route("/api/replays/{name}/review", refusing(self.review)),
            Route("/healthz", refusing(self.health)),
            Route("/metrics", refusing(self.metrics)),
        ]

    async def catalogue(self, request: Request) -> Response:
        return json(await asyncio.to_thread(catalogue))

    async def create(self, request: Request) -> Response:
        body = await self._body(request)
        self._count(request, self._new_tables)
        try:
            wanted = msgspec.json.decode(body, type=CreateTable)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as found:
            raise error("error-malformed", detail=str(found)[:200]) from None
        device, new_cookie = known_device(request.headers, self._hub.signer)
        live = await self._hub.create(wanted, device)
        answer = json(TableCreated(live.code), 201)
        if new_cookie:
            answer.headers.append("set-cookie", new_cookie)
        return answer

    async def upload(self, request: Request) -> Response:
        body = await self._body(request)
        self._count(request, self._new_tables)
        return json(Uploaded(await self._replays.upload(body, address(request))), 201)

    async def replay(self, request: Request) -> Response:
        return json(replay_shown(await self._replays.find(request.path_params["name"])))

    async def frames(self, request: Request) -> Response:
        stored = await self._replays.find(request.path_params["name"])
        query = request.query_params
        eyes = None if query.get("eyes", "all") == "all" else _number(query.get("eyes"))
        first, last = _number(query.get("from", "0")), _number(query.get("to", "99999"))
        data = await self._replays.frames(stored, eyes, first, last)
        return Response(data, media_type="application/json")

    async def record(self, request: Request) -> Response:
        stored = await self._replays.find(request.path_params["name"])
        headers = {"content-disposition": f'attachment; filename="sumida-{stored.name}.json"'}
        text = codec.write_record(stored.played.record)
        return Response(text, media_type="application/json", headers=headers)

    async def ask_review(self, request: Request) -> Response:
        await self._body(request)
        self._count(request, self._new_reviews)
        stored, seat = await self._seat_of(request)
        return json(self._reviews.ask(stored, seat, network(address(request))))

    async def review(self, request: Request) -> Response:
        return json(self._reviews.look(*await self._seat_of(request)))

    async def _seat_of(self, request: Request) -> tuple[Stored, int]:
        stored = await self._replays.find(request.path_params["name"])
        return stored, _number(request.query_params.get("seat", "0"))

    async def health(self, request: Request) -> Response:
        try:
            await self._health.check()
        except StoreError as found:
            log.error("health: %s", found)
            raise error("error-store") from None
        return json({"ok": True, "tables": len(self._hub.tables)})

    async def metrics(self, request: Request) -> Response:
        """For Prometheus on this machine or in its network; for the rest of the world there is nothing."""
        if not _is_near(address(request)):
            raise error("error-not-found")
        connections = sum(len(live.connections) for live in self._hub.tables.values())
        text = METRICS.text(tables=len(self._hub.tables), connections=connections)
        return Response(text, media_type="text/plain; version=0.0.4")

    def _count(self, request: Request, buckets: Buckets) -> None:
        if not buckets.take(address(request)):
            raise error("error-too-fast")

    async def _body(self, request: Request) -> bytes:
        """The body, unless it is too large or comes from somebody else's page."""
        if not origin_allowed(request.headers, self._hub.settings.origins):
            raise error("error-origin")
        most, body = self._hub.settings.limits.upload_bytes, bytearray()
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                raise error("error-body-too-large", size=len(body), most=most)
        return bytes(body)


def refusing(handler: Handler) -> Handler:
    """The handler, its refusals turned into answers."""

    async def handle(request: Request) -> Response:
        try:
            return await handler(request)
        except GameError as found:
            return problem(found)
        except Exception:
            log.exception("a request to %s failed", request.url.path[:80])
            return problem(error("error-internal"))

    return handle


def problem(found: GameError) -> Response:
    shown = Problem(found.reason or "error-internal", dict(found.facts), str(found))
    return json(shown, STATUS.get(found.reason, 400))


def json(value: object, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(value), status, headers, media_type="application/json")


def address(request: Request) -> str:
    return request.client.host if request.client else ""


def a_minute(times: int) -> Buckets:
    return Buckets(times / 60, times)


def _is_near(address: str) -> bool:
    found = read_address(address)
    return found is not None and found.is_private


def _number(text: str | None) -> int:
    if text is None or not (text.isascii() and text.isdigit() and len(text) < 8):
        raise error("error-malformed", detail=f"{str(text)[:20]!r} is no number")
    return int(text)

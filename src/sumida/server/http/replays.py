"""Requests about finished games: replays, records to download and upload, reviews."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from sumida import codec
from sumida.server.guessing import Misses
from sumida.server.http.handling import check_rate, client_address, per_minute, read_body, read_number
from sumida.server.limits import RateLimiter, network
from sumida.server.replay_pages import Stored, replay_shown
from sumida.server.replays import Replays
from sumida.server.settings import ServerSettings
from sumida.server.thinking.review_queue import ReviewQueue
from sumida.tables.messages.responses import ReplayShown, ReviewShown, Uploaded


class ReplayApi:
    """Handlers for replays, uploaded records and reviews."""

    def __init__(
        self,
        settings: ServerSettings,
        replays: Replays,
        reviews: ReviewQueue,
        new_tables: RateLimiter,
        misses: Misses,
    ) -> None:
        self._settings = settings
        self._replays = replays
        self._reviews = reviews
        self._new_tables = new_tables
        """An upload counts like a new table."""
        self._new_reviews = per_minute(settings.limits.reviews_per_minute)
        self._looks = per_minute(settings.limits.replays_per_minute)
        self._misses = misses

    async def upload(self, request: Request) -> Uploaded:
        body = await read_body(request, self._settings, self._settings.limits.upload_bytes)
        check_rate(request, self._new_tables)
        return Uploaded(await self._replays.upload(body, client_address(request)))

    async def replay(self, request: Request) -> ReplayShown:
        return replay_shown(await self._find(request))

    async def frames(self, request: Request) -> Response:
        stored = await self._find(request)
        query = request.query_params
        viewer = None if query.get("eyes", "all") == "all" else read_number(query.get("eyes"))
        first, last = read_number(query.get("from", "0")), read_number(query.get("to", "99999"))
        data = await self._replays.frames(stored, viewer, first, last)
        return Response(data, media_type="application/json")

    async def record(self, request: Request) -> Response:
        stored = await self._find(request)
        headers = {"content-disposition": f'attachment; filename="sumida-{stored.name}.json"'}
        text = codec.write_record(stored.record)
        return Response(text, media_type="application/json", headers=headers)

    async def ask_review(self, request: Request) -> ReviewShown:
        await read_body(request, self._settings)
        check_rate(request, self._new_reviews)
        stored, seat = await self._find(request), _seat(request)
        return self._reviews.ask(stored, seat, network(client_address(request)))

    async def review(self, request: Request) -> ReviewShown:
        return self._reviews.progress(await self._find(request), _seat(request))

    async def _find(self, request: Request) -> Stored:
        check_rate(request, self._looks)
        with self._misses.counted(client_address(request)):
            return await self._replays.find(request.path_params["name"])


def _seat(request: Request) -> int:
    return read_number(request.query_params.get("seat", "0"))

"""Requests about the server itself: health, metrics, and the bots that are not compiled yet."""

from __future__ import annotations

import asyncio
import logging
import math
import time

from starlette.requests import Request
from starlette.responses import Response

from sumida.server.errors import error
from sumida.server.http.handling import client_address, json_response
from sumida.server.limits import read_networks, within
from sumida.server.live.hub import Hub
from sumida.server.operations.health import Health
from sumida.server.operations.logs import log_event
from sumida.server.operations.metrics import METRICS
from sumida.server.thinking.bots import BotWorkers
from sumida.server.thinking.review_queue import ReviewQueue
from sumida.store import StoreError, damaged_files
from sumida.tables.messages.responses import BotKind, ColdBots

log = logging.getLogger("sumida.server")

STORE_ANSWERS_S = 5
"""Whoever reads the metrics does not wait longer for the store."""


class StatusApi:
    """Handlers for monitoring, and for a page that wants to know how long a bot may take."""

    def __init__(self, hub: Hub, bot_workers: BotWorkers, reviews: ReviewQueue) -> None:
        self._hub = hub
        self._warm_up = bot_workers.warm_up
        self._bot_workers = bot_workers
        self._reviews = reviews
        self._health = Health(hub.store)
        self._metrics_for = read_networks(hub.settings.metrics_for)
        self._metrics = ""
        self._metrics_made = -math.inf

    async def health(self, request: Request) -> Response:
        try:
            await self._health.check()
        except StoreError as found:
            log_event(log, "store-unhealthy", reason=str(found))
            raise error("error-store") from None
        return json_response({"ok": True, "tables": len(self._hub.tables)})

    async def metrics(self, request: Request) -> Response:
        """For Prometheus; those who may not read it get a 404. Hidden steps are counted too, so the page
        stays the same for some seconds, however often it is read."""
        if not within(client_address(request), self._metrics_for):
            raise error("error-not-found")
        if time.monotonic() >= self._metrics_made + self._hub.settings.limits.metrics_s:
            self._metrics, self._metrics_made = await self._write_metrics(), time.monotonic()
        return Response(self._metrics, media_type="text/plain; version=0.0.4")

    async def _write_metrics(self) -> str:
        connections = sum(len(live.connections) for live in self._hub.tables.values())
        queues = {"bots": self._bot_workers.slots.waiting, "reviews": self._reviews.waiting}
        return METRICS.text(
            tables=len(self._hub.tables),
            connections=connections,
            queues=queues,
            store_works=await self._store_works(),
            damaged_files=len(damaged_files(self._hub.settings.database)),
        )

    async def _store_works(self) -> bool:
        """Whether the store has accepted a write; one that does not answer does not work."""
        try:
            async with asyncio.timeout(STORE_ANSWERS_S):
                await self._health.check()
        except (StoreError, TimeoutError):
            return False
        return True

    async def cold(self, request: Request) -> ColdBots:
        return ColdBots([BotKind(game, bot) for game, bot in self._warm_up.cold()])

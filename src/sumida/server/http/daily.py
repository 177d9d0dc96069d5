"""The deals of the day over HTTP; what bots made of them is worked out in the background when first asked."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from concurrent.futures.process import BrokenProcessPool
from datetime import date
from functools import partial

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sumida import daily
from sumida.lab.coach.daily import Compared, compare
from sumida.registry import game
from sumida.server.http.api import json, refusing
from sumida.server.live.table import Clock
from sumida.server.thinking.workers import Background
from sumida.tables.messages.responses import BotScore, DailyCompared, DailyDeals, DailyOffered

log = logging.getLogger("sumida.server")

KEPT = 200
MOST_AT_ONCE = 4
"""More than so many days are not queued: past days are asked for again, and come in time."""

Key = tuple[str, date]


class DailyApi:
    """Answers from memory; every server works a day out for itself, once."""

    def __init__(self, clock: Clock, background: Background) -> None:
        self._clock = clock
        self._background = background
        self._kept: OrderedDict[Key, Compared] = OrderedDict()
        self._busy: dict[Key, asyncio.Task[Compared]] = {}

    def routes(self) -> list[Route]:
        return [
            Route("/api/daily", refusing(self.deals)),
            Route("/api/daily/{game}/{day}", refusing(self.compared)),
        ]

    async def deals(self, request: Request) -> Response:
        now = self._clock()
        today = daily.today(now)
        wanted = request.query_params.get("day")
        day = today if wanted is None else daily.read_day(wanted, today)
        found = [daily.daily(name, day) for name in daily.GAMES]
        offered = [
            DailyOffered(one.game, dict(one.options), {str(seat): bot for seat, bot in one.bots.items()})
            for one in found
        ]
        shown = DailyDeals(
            str(day), str(today), str(daily.FIRST), now, daily.begins_ms(today) + daily.DAY_MS, offered
        )
        return json(shown)

    async def compared(self, request: Request) -> Response:
        name = game(request.path_params["game"]).name
        day = daily.read_day(request.path_params["day"], daily.today(self._clock()))
        found = self._find((name, day))
        if found is None:
            return json(DailyCompared(name, str(day), ready=False))
        scores = [BotScore(one.bot, one.score) for one in found.scores]
        return json(DailyCompared(name, str(day), True, scores, found.best, found.limit))

    def _find(self, key: Key) -> Compared | None:
        """The figures, if they are there; otherwise they will be."""
        if key not in self._kept and key not in self._busy and len(self._busy) < MOST_AT_ONCE:
            task = asyncio.create_task(self._background.do(compare, *key))
            self._busy[key] = task
            task.add_done_callback(partial(self._keep, key))
        return self._kept.get(key)

    def _keep(self, key: Key, done: asyncio.Task[Compared]) -> None:
        del self._busy[key]
        if done.cancelled():
            return
        if isinstance(found := done.exception(), BrokenProcessPool):
            log.error("the process that compared the deal of %s died; it is tried again when asked", key[1])
        elif found is not None:
            log.error("the deal of %s could not be compared", key[1], exc_info=found)
            self._kept[key] = Compared(())
        else:
            self._kept[key] = done.result()
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    def close(self) -> None:
        for task in list(self._busy.values()):
            task.cancel()

"""The deals of the day. Figures to compare with are worked out in the background when first asked for."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from datetime import date
from functools import partial

from starlette.requests import Request

from sumida import daily
from sumida.lab.coach.daily import DailyComparison, compare
from sumida.registry import game
from sumida.server.clock import Clock
from sumida.server.daily_deals import deals_of
from sumida.server.single_flight import SingleFlight
from sumida.server.thinking.workers import BackgroundProcess
from sumida.tables.messages.responses import BotScore, DailyCompared, DailyDeals

log = logging.getLogger("sumida.server")

CACHED = 200
MOST_AT_ONCE = 4
"""Further days are not queued: the page asks again, and their turn comes."""

Key = tuple[str, date]


async def _nothing(name: str, day: date, found: DailyComparison) -> None: ...


class DailyApi:
    """Handlers for the deals of the day; each server works out the figures of a day once."""

    def __init__(self, clock: Clock, background: BackgroundProcess) -> None:
        self._clock = clock
        self._background = background
        self.on_bound: Callable[[str, date, DailyComparison], Awaitable[None]] = _nothing
        """Called when the best score on a deal was worked out."""
        self._figures: SingleFlight[Key, DailyComparison] = SingleFlight(cached=CACHED, most=MOST_AT_ONCE)

    async def deals(self, request: Request) -> DailyDeals:
        now = self._clock()
        today = daily.today(now)
        wanted = request.query_params.get("day")
        day = today if wanted is None else daily.read_day(wanted, today)
        return deals_of(day, now)

    async def compared(self, request: Request) -> DailyCompared:
        newest = game(request.path_params["game"])
        name, rules = newest.name, newest.rules
        day = daily.read_day(request.path_params["day"], daily.today(self._clock()))
        found = self._find((name, day))
        if found is None:
            return DailyCompared(name, rules, str(day), ready=False)
        scores = [BotScore(one.bot, one.score) for one in found.scores]
        return DailyCompared(name, rules, str(day), True, scores, found.best, found.limit)

    def _find(self, key: Key) -> DailyComparison | None:
        """The figures if they are ready; otherwise they are being worked out from now on."""
        self._figures.start(key, partial(self._compare, *key))
        return self._figures.get(key)

    async def _compare(self, name: str, day: date) -> DailyComparison:
        try:
            found = await self._background.do(compare, name, day)
            await self.on_bound(name, day, found)
            return found
        except BrokenProcessPool:
            log.error("the process that compared the deal of %s died; the next request tries again", day)
            raise
        except Exception:
            log.exception("the deal of %s could not be compared", day)
            return DailyComparison(())

    def close(self) -> None:
        self._figures.cancel()

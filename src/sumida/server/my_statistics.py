"""Statistics of a person and the board of the day, from the index of the store."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from datetime import date
from functools import partial

import msgspec
from msgspec import Struct

from sumida import daily
from sumida.lab.coach.daily import DailyComparison
from sumida.server.live.hub import Hub
from sumida.server.people.people import Identity
from sumida.server.people.statistics import DealBound, ranked, statistics
from sumida.server.single_flight import SingleFlight
from sumida.store import StoredPersonal
from sumida.tables.messages.people import BoardRow, DailyBoard, Statistics

MOST_REMEMBERED = 200
BOARD_S, BOARD_ROWS = 10, 100


class _Facts(Struct, frozen=True):
    stopped: bool = False
    daily: str | None = None


class StatisticsOfPeople:
    """Answers how a person plays; what was worked out is kept until another game of theirs ends."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._store = hub.store.people
        self._known: OrderedDict[tuple[str, ...], tuple[object, Statistics]] = OrderedDict()
        self._boards: SingleFlight[tuple[str, date], DailyBoard] = SingleFlight(cached=50, max_age_s=BOARD_S)

    async def of(self, who: Identity) -> Statistics:
        keys = tuple(dict.fromkeys((*who.keys, who.device)))
        bounds = await self._bounds()
        today = daily.today(self._hub.clock())
        state = await self._store.finished_until(keys), len(bounds), today
        known = self._known.get(keys)
        if known is None or known[0] != state:
            rows = await self._store.finished(keys)
            known = state, await asyncio.to_thread(statistics, rows, today, bounds)
            self._known[keys] = known
        self._known.move_to_end(keys)
        while len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)
        return known[1]

    async def _bounds(self) -> Mapping[str, DealBound]:
        rows = await self._store.changed_since("deal", 0)
        return {row.name: msgspec.json.decode(row.data, type=DealBound) for row in rows}

    async def keep_bound(self, game: str, day: date, found: DailyComparison) -> None:
        """Remember the best score on a deal of the day: it takes a minute to work out."""
        if found.best is not None and found.limit is not None:
            data = msgspec.json.encode(DealBound(found.best, found.limit))
            await self._store.put([StoredPersonal("deal", f"{game}-{day}", "", self._hub.clock(), data)])

    async def board(self, game: str, day: date) -> DailyBoard:
        """The board of a day, up to ten seconds old."""
        return await self._boards.run((game, day), partial(self._board, game, day))

    async def _board(self, game: str, day: date) -> DailyBoard:
        begin = daily.begins_ms(day)
        rows = await self._store.on_board(game, begin, begin + daily.DAY_MS)
        found = []
        for person, name, at, score, data in rows:
            facts = msgspec.json.decode(data, type=_Facts)
            if facts.daily == str(day) and not facts.stopped:
                found.append((person, at, name.decode(), score))
        best = ranked(found)[:BOARD_ROWS]
        scores = [score for _, score in best]
        return DailyBoard(
            game, str(day), [BoardRow(scores.index(score) + 1, name, score) for name, score in best]
        )

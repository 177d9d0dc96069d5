"""Statistics of a person and the board of the day, from the index of the store."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from functools import partial

import msgspec
from msgspec import Struct

from sumida import daily
from sumida.lab.coach.daily import DailyComparison
from sumida.server.live.hub import Hub
from sumida.server.people.people import Identity
from sumida.server.people.statistics import DealBound, ScoreTally, ranked
from sumida.server.single_flight import SingleFlight
from sumida.store import StoredPersonal
from sumida.tables.messages.people import BoardRow, DailyBoard, Statistics

MOST_REMEMBERED = 200
AT_ONCE = 100
"""Games that are counted without a thread."""
BOARD_S, BOARD_ROWS = 10, 100


class _Facts(Struct, frozen=True):
    stopped: bool = False
    daily: str | None = None


@dataclass
class _Known:
    """What was worked out for one person."""

    tally: ScoreTally = field(default_factory=ScoreTally)
    state: object = None
    shown: Statistics | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class StatisticsOfPeople:
    """Answers how a person plays; what was counted is kept, and games that end are added to it."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._store = hub.store.people
        self._known: OrderedDict[tuple[str, ...], _Known] = OrderedDict()
        self._boards: SingleFlight[tuple[str, date], DailyBoard] = SingleFlight(cached=50, max_age_s=BOARD_S)

    async def of(self, who: Identity) -> Statistics:
        keys = tuple(dict.fromkeys((*who.keys, who.device)))
        known = self._known.setdefault(keys, _Known())
        self._known.move_to_end(keys)
        while len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)
        async with known.lock:
            bounds, today = await self._bounds(), daily.today(self._hub.clock())
            known.tally = await self._counted(keys, known.tally)
            state = known.tally.rows, known.tally.until, len(bounds), today
            if known.shown is None or known.state != state:
                known.state, known.shown = state, known.tally.shown(today, bounds)
            return known.shown

    async def _counted(self, keys: tuple[str, ...], tally: ScoreTally) -> ScoreTally:
        """The same tally with the games that have ended since; a new one if others have come or gone."""
        state = await self._store.finished_until(keys)
        if state == (tally.rows, tally.until):
            return tally
        new = await self._store.finished(keys, tally.until)
        if state == (tally.rows + len(new), new[-1][2] if new else tally.until) and len(new) <= AT_ONCE:
            return tally.add(new)
        every = new if not tally.rows else await self._store.finished(keys)
        return await asyncio.to_thread(ScoreTally().add, every)

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

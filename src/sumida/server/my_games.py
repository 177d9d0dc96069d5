"""The games of one person: the index of the store, and whose turn it is now."""

from __future__ import annotations

import asyncio
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import replace

import msgspec

from sumida.kernel import GameError
from sumida.server.errors import error
from sumida.server.live.hub import Hub
from sumida.server.people.people import Identity
from sumida.store import GameSearch, IndexedGame
from sumida.tables.listing import GameFacts, TurnListed, turn_of
from sumida.tables.messages.people import MyGame, MyGames

CURSOR = re.compile(r"(\d{1,15})\.([A-Z0-9]{1,20})\.(\d{1,9})")
MOST_TURNS = 5_000
"""Tables outside memory whose turn is remembered."""


class GamesOfPeople:
    """Answers what a person plays, has played and has watched."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._turns: OrderedDict[str, tuple[int, int, TurnListed | None]] = OrderedDict()
        """By table: the version and the game at which this was its turn."""

    async def page(self, who: Identity, search: GameSearch) -> MyGames:
        """One page, the latest first."""
        keys = list(dict.fromkeys((*who.keys, who.device)))
        rows = await self._hub.store.people.games(keys, replace(search, most=search.most + 1))
        shown = rows[: search.most]
        more = write_cursor(shown[-1]) if len(rows) > len(shown) else None
        games = _once(shown)
        turns = await self._turns_of([row.table for row in games if row.running])
        offset = self._hub.clock() - self._hub.uptime()
        return MyGames([_shown(row, turns.get((row.table, row.number)), offset) for row in games], more)

    async def _turns_of(self, tables: Sequence[str]) -> dict[tuple[str, int], TurnListed]:
        """Whose turn it is at these tables, by table and game."""
        versions = await self._hub.store.people.versions(tables) if tables else {}
        found = await asyncio.gather(*(self._turn_at(table, versions.get(table, 0)) for table in tables))
        known = zip(tables, found, strict=True)
        return {(table, number): turn for table, (number, turn) in known if turn is not None}

    async def _turn_at(self, table: str, version: int) -> tuple[int, TurnListed | None]:
        """From memory, from what was read at this version, or from the log."""
        live = self._hub.tables.get(table)
        if live is not None and not live.stale and live.table.room.version >= version:
            game = live.table.room.game
            return (game.number if game else 0), turn_of(live.table.room)
        known = self._turns.get(table)
        if known is None or known[0] != version:
            known = self._turns[table] = (version, *await self._read(table))
        self._turns.move_to_end(table)
        while len(self._turns) > MOST_TURNS:
            self._turns.popitem(last=False)
        return known[1:]

    async def _read(self, code: str) -> tuple[int, TurnListed | None]:
        try:
            room = (await self._hub.peek(code)).room
        except GameError:  # it was deleted meanwhile
            return 0, None
        return (room.game.number if room.game else 0), turn_of(room)


def _once(rows: Iterable[IndexedGame]) -> list[IndexedGame]:
    """Each game once, though several keys of a person may have it."""
    found: dict[tuple[str, int], IndexedGame] = {}
    for row in rows:
        found.setdefault((row.table, row.number), row)
    return list(found.values())


def _shown(row: IndexedGame, turn: TurnListed | None, offset: int) -> MyGame:
    """A game as it is listed; `offset` is the time of day at uptime 0."""
    due = turn.due if turn and row.running else {}
    first = due.get(row.seat or 0) if row.seat in due else min(due.values(), default=None)
    facts = msgspec.json.decode(row.data, type=GameFacts)
    return MyGame(
        table=row.table,
        number=row.number,
        game=row.game,
        options=facts.options,
        names=facts.names,
        bots=facts.bots,
        seat=row.seat,
        at=row.at,
        running=row.running,
        scores=facts.scores,
        stopped=facts.stopped,
        daily=facts.daily,
        turn=list(turn.seats) if turn and row.running else [],
        turn_since=turn.since if turn and row.running else None,
        deadline=None if first is None else first + offset,
        offline=facts.offline,
    )


def write_cursor(row: IndexedGame) -> str:
    """Where the next page begins, as text."""
    return urlsafe_b64encode(f"{row.at}.{row.table}.{row.number}".encode()).decode()


def read_cursor(text: str) -> tuple[int, str, int]:
    try:
        found = CURSOR.fullmatch(urlsafe_b64decode(text.encode()).decode("ascii"))
    except ValueError:
        found = None
    if found is None:
        raise error("error-malformed", detail=f"{text[:40]!r} is no page")
    return int(found[1]), found[2], int(found[3])

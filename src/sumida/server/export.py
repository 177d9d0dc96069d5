"""Everything about a person as one JSON file, written while it is read: of ten thousand games, those of one
table are in memory at a time. Reading them takes at most half of a thread that no move waits for."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import get_args

import msgspec
from msgspec import Raw, Struct, structs

from sumida import codec
from sumida.kernel import GameError
from sumida.server.live.hub import Hub
from sumida.server.my_games import GamesOfPeople, read_cursor
from sumida.server.my_statistics import StatisticsOfPeople
from sumida.server.people.devices import PushFacts
from sumida.server.people.people import Identity
from sumida.store import GameSearch
from sumida.store.people import Shelf
from sumida.tables.log import UNREADABLE, Dealt, Entry, NoteWritten, read_entry
from sumida.tables.messages.happenings import Said
from sumida.tables.messages.people import Me, MyGame
from sumida.tables.messages.protocol import Snapshot
from sumida.tables.offers import Offers
from sumida.tables.table import Table

PAGE = 500
BUSY_S = 1
"""How long to wait while others have too much read in the background."""


class OwnNote(Struct, frozen=True):
    """A note to a card of one's own hand, in one of the games of a table."""

    game: int
    card: int
    text: str


class OwnLine(Struct, frozen=True):
    """A line of chat; set phrases have a key."""

    at: int
    text: str
    phrase: str | None


class OwnRecord(Struct, frozen=True):
    """A finished game of one's own: its record can be replayed and checked."""

    game: int
    record: Raw


class AtTable(Struct, frozen=True):
    """What a person did at a table."""

    table: str
    records: list[OwnRecord]
    said: list[OwnLine]
    notes: list[OwnNote]


class PersonExport:
    """Writes the file of a person, in pieces."""

    def __init__(self, hub: Hub, games: GamesOfPeople, figures: StatisticsOfPeople) -> None:
        self._hub = hub
        self._games = games
        self._figures = figures

    async def pieces(self, who: Identity, me: Me) -> AsyncIterator[bytes]:
        """The parts of the file; it ends early if the browser that asked is signed out meanwhile."""
        pushed = (await self._hub.people.pushed(who)).values()
        own = {"person": me, "notifications": [_without_keys(facts) for facts in pushed]}
        yield msgspec.json.encode(own)[:-1]
        yield b',"statistics":' + msgspec.json.encode(await self._figures.of(who))
        played: dict[str, set[int]] = {}
        running: list[str] = []
        yield b',"games":['
        begun = False
        async for page in self._pages(who):
            for game in page:
                numbers = played.setdefault(game.table, set())
                if game.running:
                    running.append(game.table)
                elif game.seat is not None:
                    numbers.add(game.number)
            yield (b"," if begun else b"") + msgspec.json.encode(page)[1:-1]
            begun = True
        async for piece in _listed("running", self._running(who, running)):
            yield piece
        async for piece in _listed("tables", self._tables(who, played)):
            yield piece
        yield b"]}"

    async def _pages(self, who: Identity) -> AsyncIterator[list[MyGame]]:
        """All games, some at a time; never an empty list."""
        for shelf in get_args(Shelf):
            search: GameSearch | None = GameSearch(shelf, most=PAGE)
            while search is not None:
                page = await self._games.page(who, search)
                if page.games:
                    yield page.games
                search = replace(search, before=read_cursor(page.more)) if page.more else None

    async def _running(self, who: Identity, tables: Sequence[str]) -> AsyncIterator[Snapshot]:
        """Tables with running games as this person sees them now, never more."""
        for code in dict.fromkeys(tables):
            with suppress(GameError):
                table = await self._hub.peek(code)
                table.check_may_watch(who.at(table.room))
                yield table.snapshot(who.at(table.room), self._hub.clock(), [])

    async def _tables(self, who: Identity, played: dict[str, set[int]]) -> AsyncIterator[AtTable]:
        """What this person did at each table; nothing where they did nothing."""
        keys = {*who.keys, who.device}
        for code, numbers in played.items():
            if await self._hub.people.identify(who.device) is None:
                return
            began = time.monotonic()
            found = await self._read(code, numbers, keys)
            if found is not None and (found.records or found.said or found.notes):
                yield found
            await asyncio.sleep(time.monotonic() - began)

    async def _read(self, code: str, numbers: Collection[int], keys: Collection[str]) -> AtTable | None:
        """None if the table was deleted meanwhile, or cannot be read."""
        reads = self._hub.background_reads

        async def work() -> AtTable:
            stored = await self._hub.store.read(code)
            return await reads.in_thread(read_own, code, stored.entries, numbers, keys, self._hub.offers)

        while True:
            try:
                return await reads.once(("export", code, *sorted(keys)), work)
            except GameError as found:
                if found.reason != "error-too-many":
                    return None
            await asyncio.sleep(BUSY_S)


def read_own(
    code: str, stored: Sequence[bytes], numbers: Collection[int], keys: Collection[str], offers: Offers
) -> AtTable:
    """What the person with these keys did at a table, as far as its log can be read."""
    table, found = Table(offers), _Own(keys)
    for data in stored:
        try:
            entry = read_entry(data)
            if numbers:
                table.apply(entry)
        except UNREADABLE:
            break
        found.add(entry)
    over = [game for game in table.room.records if game.number in numbers and game.over]
    records = [OwnRecord(game.number, Raw(codec.write_record(game.record()).encode())) for game in over]
    notes = [OwnNote(game, card, text) for (game, _, card), text in found.notes.items() if text]
    return AtTable(code, records, found.said, notes)


class _Own:
    """The words of one person among the entries of a table."""

    def __init__(self, keys: Collection[str]) -> None:
        self._keys = keys
        self._game = 0
        self.said: list[OwnLine] = []
        self.notes: dict[tuple[int, int, int], str] = {}
        """By game, seat and card: the last text."""

    def add(self, entry: Entry) -> None:
        own = entry.device in self._keys
        for event in entry.events:
            match event:
                case Dealt():
                    self._game = event.number
                case Said() if own:
                    self.said.append(OwnLine(event.at, event.text, event.phrase))
                case NoteWritten() if own:
                    self.notes[self._game, event.seat, event.card] = event.text


async def _listed(name: str, found: AsyncIterator[Struct]) -> AsyncIterator[bytes]:
    """The end of the list before, and a list under this name without its end."""
    yield f'],"{name}":['.encode()
    first = True
    async for one in found:
        yield (b"" if first else b",") + msgspec.json.encode(one)
        first = False


def _without_keys(facts: PushFacts) -> dict[str, object]:
    """A push subscription for its owner; the keys are good for nothing but sending to it."""
    found = structs.asdict(facts)
    return {name: value for name, value in found.items() if name not in ("p256dh", "auth")}

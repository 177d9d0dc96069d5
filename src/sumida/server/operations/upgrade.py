"""Upgrades a database: its schema, and the results of finished games that older versions did not store."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

import msgspec

from sumida.printing import one_line, show
from sumida.server.offers import Installed
from sumida.server.operations.indexing import build_index
from sumida.store import StoreError, open_snapshot, open_store
from sumida.store.snapshot import StoredEntry
from sumida.tables.log import UNREADABLE, EndedWith, Entry, read_entry, write_entry
from sumida.tables.results import result_of
from sumida.tables.room import Room
from sumida.tables.table import Table


@dataclass
class UpgradePlan:
    """What an upgrade would do, and what it cannot do anything about."""

    schema: tuple[int, int]
    games: Counter[tuple[str, int, bool]] = field(default_factory=Counter)
    """By game, version of its rules, and whether it still runs."""
    results: list[StoredEntry] = field(default_factory=list)
    """Entries that end a game, with the result they lack."""
    archived: list[str] = field(default_factory=list)
    unreadable: list[str] = field(default_factory=list)

    def lines(self) -> list[str]:
        found, newest = self.schema
        schema = f"schema {found} " + ("is up to date" if found == newest else f"becomes {newest}")
        games = [
            f"{number} {'running' if running else 'finished'} games under version {rules} of the {name} rules"
            for (name, rules, running), number in sorted(self.games.items())
        ]
        results = f"{len(self.results)} finished games get their result stored with them"
        return [schema, *games, results, *self.archived, *self.unreadable]


async def upgrade(address: str, *, dry_run: bool) -> int:
    """Bring a database up to date; with `dry_run`, only say how. Nothing is done if it is damaged."""
    plan = await survey(address)
    show("\n".join(map(one_line, plan.lines())))
    if dry_run:
        show("nothing was changed: this was a dry run")
        return 0
    store = await open_store(address)
    try:
        for item in plan.results:
            await store.rewrite(item.table, item.version, item.entry)
        rows = await build_index(store)
        show(f"{rows} rows in the lists of people's games")
    finally:
        await store.close()
    show("upgraded")
    return 0


async def survey(address: str) -> UpgradePlan:
    """Read every table under the rules it was played under; raises `StoreError` if anything is damaged."""
    source = await open_snapshot(address)
    plan = UpgradePlan(source.schema)
    try:
        tables = _Tables(plan)
        async for item in source.items():
            if isinstance(item, StoredEntry):
                tables.add(item)
        tables.close()
    finally:
        await source.close()
    if source.damage:
        raise StoreError(
            f"the database is damaged, so nothing was changed; see sumida db verify: {source.damage[0]}"
        )
    return plan


class _Tables:
    """Folds the logs one after another."""

    def __init__(self, plan: UpgradePlan) -> None:
        self._plan = plan
        self._code = ""
        self._table: Table | None = None

    def add(self, item: StoredEntry) -> None:
        if item.table != self._code:
            self.close()
            self._code, self._table = item.table, Table(Installed())
        if self._table is None:
            return
        try:
            entry = read_entry(item.entry)
            self._table.apply(entry)
        except UNREADABLE as found:
            fault = f"table {item.table}: entry {item.version} cannot be read ({type(found).__name__})"
            self._plan.unreadable.append(fault)
            self._table = None
            return
        finished = _with_result(entry, self._table.room)
        if finished is not None:
            self._plan.results.append(StoredEntry(item.table, item.version, write_entry(finished)))

    def close(self) -> None:
        """Count the games of the table that has been read."""
        if self._table is None:
            return
        room = self._table.room
        for game in [*room.records, *([room.running] if room.running else [])]:
            self._plan.games[game.definition.name, game.rules, not game.over] += 1
            if game.archived:
                lost = "replayed" if game.over else "played on"
                self._plan.archived.append(
                    f"table {room.code}: game {game.number} can be read but not {lost}, as this version does "
                    f"not have version {game.rules} of the {game.definition.name} rules"
                )


def _with_result(entry: Entry, room: Room) -> Entry | None:
    """The entry with the result of the game that it has ended; None if there is nothing to add."""
    events = [
        msgspec.structs.replace(event, result=result_of(room.records[-1].state))
        if isinstance(event, EndedWith) and event.result is None and not room.records[-1].archived
        else event
        for event in entry.events
    ]
    return None if events == entry.events else msgspec.structs.replace(entry, events=events)

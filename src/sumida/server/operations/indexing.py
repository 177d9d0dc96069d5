"""Builds the index of people's games from the logs, where a database has none that is complete."""

from __future__ import annotations

import asyncio
import logging

from sumida.server.live.hub import Hub
from sumida.server.offers import Installed
from sumida.server.people.listing import rows_of
from sumida.store import IndexedGame, Store, StoreError
from sumida.tables.listing import listed, listed_now
from sumida.tables.log import UNREADABLE, read_entry
from sumida.tables.offers import Offers
from sumida.tables.table import Table

log = logging.getLogger("sumida.server")


async def complete_index(hub: Hub) -> None:
    """Build the index while the server runs, if it is incomplete: after an upgrade or a restored backup."""
    try:
        if not await hub.store.people.is_indexed():
            await build_index(hub.store, hub.offers)
    except StoreError as found:
        log.error("the index of games was not completed: %s", found)


async def build_index(store: Store, offers: Offers | None = None) -> int:
    """Put every game of every table into the index; returns the number of rows."""
    rows = 0
    for code in await store.tables():
        found = await asyncio.to_thread(
            games_in, code, (await store.read(code)).entries, offers or Installed()
        )
        await store.people.index(found)
        rows += len(found)
    await store.people.set_indexed()
    return rows


def games_in(code: str, entries: tuple[bytes, ...], offers: Offers) -> list[IndexedGame]:
    """The rows of all games of a table, as far as its log can be read; they are as they were when the entries
    were stored."""
    table = Table(offers)
    found: dict[tuple[str, int], IndexedGame] = {}
    for data in entries:
        try:
            entry = read_entry(data)
            changes = listed(table.room, entry) is not None
            table.apply(entry)
        except UNREADABLE:
            break
        shown = listed_now(table.room) if changes else None
        found.update({(row.owner, row.number): row for row in (rows_of(code, shown) if shown else [])})
    return list(found.values())

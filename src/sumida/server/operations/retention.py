"""Retention: tables that have not been used for long enough are deleted."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping

import msgspec

from sumida.server.live.deadlines import with_deadlines
from sumida.server.live.hub import Hub
from sumida.store import Store, StoreError
from sumida.tables.log import read_entry

log = logging.getLogger("sumida.server")

DAY_MS = 86_400_000
LONGEST_MS = 120 * DAY_MS
"""More than the longest deadline and the longest holiday together."""
PAUSE_S = 6 * 3600
"""Pause between two passes over all tables."""


async def old_tables(store: Store, before_ms: int) -> dict[str, int]:
    """The last version, by code, of tables whose last entry is older; unreadable ones are left out.

    A game with deadlines runs on its own: while it does, an entry comes at the latest after `LONGEST_MS`.
    """
    found = {}
    running = set(await with_deadlines(store.people))
    for code, version in sorted((await store.tables()).items()):
        entries = (await store.read(code)).entries
        try:
            if entries and read_entry(entries[-1]).at < before_ms - LONGEST_MS * (code in running):
                found[code] = version
        except msgspec.MsgspecError:
            log.warning("table %s: its last entry cannot be read; it is kept", code)
    return found


async def delete_tables(tables: Mapping[str, int], one: Callable[[str, int], Awaitable[bool]]) -> int:
    """Delete these tables at these versions, except those that `one` finds in use; returns how many."""
    return sum([await one(code, version) for code, version in tables.items()])


async def delete_old_tables(hub: Hub) -> None:
    """Delete old tables for as long as the server runs, if its settings say so."""
    days = hub.settings.keep_days
    while days is not None:
        try:
            tables = await old_tables(hub.store, hub.clock() - days * DAY_MS)
            number = await delete_tables(tables, hub.delete)
            log.info("%d tables were deleted: unused for %d days", number, days)
        except StoreError as found:
            log.error("old tables were not deleted: %s", found)
        await asyncio.sleep(PAUSE_S)

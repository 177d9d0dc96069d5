"""How long tables are kept: those at which nothing has happened for long enough are forgotten."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping

import msgspec

from sumida.server.live.hub import Hub
from sumida.store import Store, StoreError
from sumida.tables.log import read_entry

log = logging.getLogger("sumida.server")

DAY_MS = 86_400_000
PAUSE_S = 6 * 3600
"""Between two looks at all tables."""


async def old_tables(store: Store, before_ms: int) -> dict[str, int]:
    """By code the last version of tables whose last entry is older; one that cannot be read is not judged."""
    found = {}
    for code, version in sorted((await store.tables()).items()):
        entries = (await store.read(code)).entries
        try:
            if entries and read_entry(entries[-1]).at < before_ms:
                found[code] = version
        except msgspec.MsgspecError:
            log.warning("table %s: its last entry cannot be read; it is kept", code)
    return found


async def delete_tables(tables: Mapping[str, int], one: Callable[[str, int], Awaitable[bool]]) -> int:
    """Remove these tables, each by its version, except those that `one` finds in use; gives how many."""
    return sum([await one(code, version) for code, version in tables.items()])


async def delete_old_tables(hub: Hub) -> None:
    """For as long as the server runs, if its settings say so."""
    days = hub.settings.keep_days
    while days is not None:
        try:
            tables = await old_tables(hub.store, hub.clock() - days * DAY_MS)
            number = await delete_tables(tables, hub.delete)
            log.info("%d tables were forgotten: nothing had happened there for %d days", number, days)
        except StoreError as found:
            log.error("old tables were not forgotten: %s", found)
        await asyncio.sleep(PAUSE_S)

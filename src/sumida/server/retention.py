"""How long tables are kept: those at which nothing has happened for long enough are forgotten."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Container

import msgspec

from sumida.server.hub import Hub
from sumida.store import Store, StoreError
from sumida.tables.log import read_entry

log = logging.getLogger("sumida.server")

DAY_MS = 86_400_000
PAUSE_S = 6 * 3600
"""Between two looks at all tables."""


async def old_tables(store: Store, before_ms: int) -> list[str]:
    """The tables whose last entry is older; one that cannot be read is not judged."""
    found = []
    for code in sorted(await store.tables()):
        entries = (await store.read(code)).entries
        try:
            if entries and read_entry(entries[-1]).at < before_ms:
                found.append(code)
        except msgspec.MsgspecError:
            log.warning("table %s: its last entry cannot be read; it is kept", code)
    return found


async def forget(store: Store, codes: list[str], in_use: Container[str] = ()) -> int:
    """Remove these tables, except those in use; gives how many."""
    number = 0
    for code in codes:
        if code not in in_use:  # asked each time: meanwhile somebody may have entered
            await store.forget(code)
            number += 1
    return number


async def forget_old(hub: Hub) -> None:
    """For as long as the server runs, if its settings say so."""
    days = hub.settings.keep_days
    while days is not None:
        try:
            codes = await old_tables(hub.store, hub.clock() - days * DAY_MS)
            number = await forget(hub.store, codes, hub.tables)
            log.info("%d tables were forgotten: nothing had happened there for %d days", number, days)
        except StoreError as found:
            log.error("old tables were not forgotten: %s", found)
        await asyncio.sleep(PAUSE_S)

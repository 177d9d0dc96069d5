"""Whether the store accepts writes: tested by writing, but rarely, however many clients ask."""

from __future__ import annotations

import time
from collections.abc import Callable

from sumida.server.single_flight import SingleFlight
from sumida.store import Store, StoreError

FRESH_S = 3.0
"""How long a result is reused. Anyone may ask, so asking must not be a way to keep the disk busy."""


class Health:
    """The store's health, as it was at most `FRESH_S` seconds ago."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._checks: SingleFlight[str, StoreError | None] = SingleFlight(
            cached=1, max_age_s=FRESH_S, clock=clock
        )

    async def check(self) -> None:
        """Raise `StoreError` unless the store accepted a write just now."""
        found = await self._checks.run("store", self._try)
        if found is not None:
            raise StoreError(str(found)) from found

    async def _try(self) -> StoreError | None:
        """A failure is a result too: it is reported to all callers until the next check."""
        try:
            await self._store.check()
        except StoreError as found:
            return found
        return None

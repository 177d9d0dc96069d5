"""When a bot takes over a seat: after its player has been away for as long as the table's terms say."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection

from sumida.tables.table import Table


class SeatWatch:
    """Notices how long the players of a table have been away."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self._missing_since: dict[int, float] = {}

    def due(self, table: Table, online: Collection[int]) -> int | None:
        """A seat that a bot takes over now."""
        absent = table.absent_seats(online)
        now = self.now()
        self._missing_since = {seat: self._missing_since.get(seat, now) for seat in absent}
        terms = table.room.settings.takeover
        return next(
            (seat for seat, since in self._missing_since.items() if terms and now - since >= terms.seconds),
            None,
        )

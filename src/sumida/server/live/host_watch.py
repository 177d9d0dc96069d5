"""When another member becomes acting host: not at once, but after the host has been away for a while."""

from __future__ import annotations

import time
from collections.abc import Collection

from sumida.tables.messages.happenings import HostIs
from sumida.tables.table import Table


class HostWatch:
    """Notices how long the host of a table has been away."""

    def __init__(self, timeout_s: float) -> None:
        self.timeout_s = timeout_s
        self._missing_since: float | None = None

    def due(self, table: Table, online: Collection[int]) -> HostIs | None:
        """The change of host that is due now; a host who is back is host again at once."""
        change = table.host_change(online)
        if change is None or change.away is None:
            self._missing_since = None
            return change
        now = time.monotonic()
        if self._missing_since is None:
            self._missing_since = now
        return change if now - self._missing_since >= self.timeout_s else None

"""How much may have arrived of requests and messages that are not complete yet: for each address, and for all
together."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace

from sumida.server.live.outgoing import ByteBudget
from sumida.server.operations.metrics import METRICS
from sumida.server.settings import Limits


class IncomingBudget(ByteBudget):
    """Drops whoever has sent the most of something that does not end, not those whose requests are short."""

    def __init__(self, limits: Limits) -> None:
        super().__init__(
            replace(limits, queue_bytes=sys.maxsize)
        )  # how long each may be is limited elsewhere

    def _count(self, limit: str) -> None:
        METRICS.limits["incomplete"] += 1


class Incomplete:
    """One request or message that is arriving."""

    def __init__(self, address: str, budget: IncomingBudget, drop: Callable[[], None]) -> None:
        self.address = address
        self.queued_bytes = 0
        self._budget = budget
        self._drop = drop

    def drop(self) -> None:
        self._drop()

    def hold(self, size: int) -> None:
        """This much of it has arrived and is held; 0 when it is complete, or given up."""
        if size > self.queued_bytes:
            self._budget.add(self, size - self.queued_bytes)
        elif size < self.queued_bytes:
            self._budget.remove(self, self.queued_bytes - size)

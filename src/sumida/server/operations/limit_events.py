"""Tells the log which limits were hit: seldom and with numbers, as an attack hits them thousands of times."""

from __future__ import annotations

import logging
import time
from collections import Counter

from sumida.server.limits import Clock
from sumida.server.operations.logs import log_event
from sumida.server.operations.metrics import METRICS

log = logging.getLogger("sumida.server")

EVERY_S = 10


class LimitEvents:
    """Compares the counters with what has been told."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._next = clock() + EVERY_S
        self._limits = Counter(METRICS.limits)
        self._dropped = METRICS.dropped_readers

    def tick(self) -> None:
        """Tell what is new, if it is time again."""
        if self._clock() >= self._next:
            self._next = self._clock() + EVERY_S
            self.tell()

    def tell(self) -> None:
        for limit, times in sorted((METRICS.limits - self._limits).items()):
            log_event(log, "limit-hit", limit=limit, times=times)
        if METRICS.dropped_readers > self._dropped:
            log_event(log, "readers-dropped", clients=METRICS.dropped_readers - self._dropped)
        self._limits, self._dropped = Counter(METRICS.limits), METRICS.dropped_readers

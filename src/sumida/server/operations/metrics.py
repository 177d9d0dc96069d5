"""Metrics in the text format of Prometheus: what this process has done since it started."""

from __future__ import annotations

import os
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Upper bounds of the histogram's buckets, in seconds."""

LIMITS = (
    "address-bytes",
    "bot-games",
    "connections",
    "frames",
    "incomplete",
    "messages",
    "misses",
    "outside-bots",
    "pieces",
    "queue",
    "queue-bytes",
    "requests",
    "send-time",
    "server-bytes",
    "slow-body",
    "slow-header",
    "sockets",
    "stored-day",
    "strangers",
    "table-entries",
    "uploads-day",
    "watchers",
)
"""Shown as 0 until they are hit: a rate cannot tell that a counter rose if it was not there before."""


PUSHED = ("accepted", "dropped", "failed", "gone", "refused")
"""What comes of an attempt to send a notification."""


@dataclass(slots=True)
class Times:
    """A histogram of durations."""

    buckets: list[int] = field(default_factory=lambda: [0] * (len(BOUNDS) + 1))
    total: float = 0.0

    def add(self, seconds: float) -> None:
        self.buckets[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> Iterable[str]:
        so_far = 0
        for bound, number in zip((*map(str, BOUNDS), "+Inf"), self.buckets, strict=True):
            so_far += number
            yield f'{name}_bucket{{le="{bound}"}} {so_far}'
        yield f"{name}_sum {self.total:.6f}"
        yield f"{name}_count {so_far}"


@dataclass
class Metrics:
    """Counted in memory only; labels name reasons, never people, tables or addresses."""

    acknowledged: int = 0
    refused: Counter[str] = field(default_factory=lambda: Counter({"error-store": 0}))
    relayed: int = 0
    taken_over: int = 0
    damaged: int = 0
    stored: Times = field(default_factory=Times)
    dropped_readers: int = 0
    long_frames: int = 0
    limits: Counter[str] = field(default_factory=lambda: Counter(dict.fromkeys(LIMITS, 0)))
    loop_lag: Times = field(default_factory=Times)
    pushed: Counter[str] = field(default_factory=lambda: Counter(dict.fromkeys(PUSHED, 0)))

    def text(
        self,
        *,
        tables: int,
        connections: int,
        queues: Mapping[str, int] = MappingProxyType({}),
        store_works: bool = True,
        damaged_files: int = 0,
    ) -> str:
        """All metrics, one family after another."""
        families = [
            (
                "sumida_queue_length",
                "gauge",
                "Turns of bots and reviews that wait for a worker.",
                [f'sumida_queue_length{{queue="{name}"}} {length}' for name, length in queues.items()],
            ),
            ("sumida_tables", "gauge", "Tables in memory.", [f"sumida_tables {tables}"]),
            ("sumida_connections", "gauge", "Open sockets.", [f"sumida_connections {connections}"]),
            _counter("sumida_commands_acknowledged", "Commands stored and acknowledged.", self.acknowledged),
            (
                "sumida_commands_refused_total",
                "counter",
                "Refusals by reason.",
                [
                    f'sumida_commands_refused_total{{reason="{r}"}} {n}'
                    for r, n in sorted(self.refused.items())
                ],
            ),
            _counter("sumida_dropped_readers", "Clients dropped for not reading.", self.dropped_readers),
            _counter("sumida_long_frames", "Frames that were too long to send: a fault.", self.long_frames),
            (
                "sumida_limit_hits_total",
                "counter",
                "How often each limit stopped somebody.",
                [f'sumida_limit_hits_total{{limit="{name}"}} {n}' for name, n in sorted(self.limits.items())],
            ),
            (
                "sumida_loop_lag_seconds",
                "histogram",
                "How late the event loop runs what is due once a second.",
                list(self.loop_lag.lines("sumida_loop_lag_seconds")),
            ),
            (
                "sumida_notifications_total",
                "counter",
                "Attempts to send a turn notification, by outcome.",
                [
                    f'sumida_notifications_total{{outcome="{name}"}} {n}'
                    for name, n in sorted(self.pushed.items())
                ],
            ),
            _counter("sumida_relayed", "Clients relayed to the server that owns their table.", self.relayed),
            _counter("sumida_tables_lost", "Tables that another server took over.", self.taken_over),
            (
                "sumida_store_seconds",
                "histogram",
                "Time until an entry was durable.",
                list(self.stored.lines("sumida_store_seconds")),
            ),
            (
                "sumida_store_works",
                "gauge",
                "Whether the database accepts writes: 1 or 0.",
                [f"sumida_store_works {int(store_works)}"],
            ),
            _counter("sumida_tables_damaged", "Entries of tables that could not be read.", self.damaged),
            (
                "sumida_damaged_files",
                "gauge",
                "Damaged SQLite files that were kept beside the one that took their place.",
                [f"sumida_damaged_files {damaged_files}"],
            ),
            ("sumida_memory_bytes", "gauge", "Resident memory.", [f"sumida_memory_bytes {memory()}"]),
            _counter("sumida_cpu_seconds", "Processor time used.", time.process_time()),
        ]
        lines = [
            line
            for name, kind, about, samples in families
            for line in (f"# HELP {name} {about}", f"# TYPE {name} {kind}", *samples)
        ]
        return "\n".join(lines) + "\n"


def _counter(name: str, about: str, value: float) -> tuple[str, str, str, list[str]]:
    shown = str(value) if isinstance(value, int) else f"{value:.3f}"
    return f"{name}_total", "counter", about, [f"{name}_total {shown}"]


def memory() -> int:
    """Resident bytes; 0 where the system does not tell."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


METRICS = Metrics()
"""The metrics of this process."""

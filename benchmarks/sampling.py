"""Where a server's processor time goes: its main thread is sampled every few milliseconds of it.

The signal USR1 starts sampling and, sent again, stops it and writes the shares to a file.
"""

from __future__ import annotations

import gc
import json
import signal
import time
from collections import Counter
from pathlib import Path
from types import FrameType

EVERY_S = 0.004
PARTS = (
    ("sumida/hanabi/rules/packing.py", "", "views as JSON"),
    ("sumida/hanabi/rules/deduction.py", "", "views: what each holder can deduce"),
    ("sumida/hashi/rules/perspective.py", "", "views of Hashi"),
    ("sumida/hashi/rules/view.py", "", "views of Hashi"),
    ("sumida/hanabi/", "", "rules"),
    ("sumida/hashi/", "", "rules"),
    ("sumida/tables/", "", "tables: decide, fold, tell"),
    ("sumida/store/", "", "store"),
    ("sumida/server/frames.py", "", "frames and sockets"),
    ("sumida/server/protocols.py", "", "frames and sockets"),
    ("sumida/", "", "server: inboxes, queues"),
    ("/uvicorn/", "", "WebSocket and HTTP libraries"),
    ("/websockets/", "", "WebSocket and HTTP libraries"),
    ("/starlette/", "", "WebSocket and HTTP libraries"),
    ("/asyncio/", "", "event loop"),
)
"""A frame belongs to the first line that fits its file and, if one is named, its function."""


def part_of(frame: FrameType | None) -> str:
    """The part that the innermost frame of ours, or of a library named above, belongs to."""
    while frame is not None:
        file, function = frame.f_code.co_filename, frame.f_code.co_name
        for where, name, label in PARTS:
            if where in file and name in ("", function):
                return label
        frame = frame.f_back
    return "the rest"


class Sampler:
    """Counts where the main thread is; garbage collection is timed separately."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._seen: Counter[str] = Counter()
        self._collecting = self._collected = self._longest = 0.0
        self._begun = -1.0
        signal.signal(signal.SIGPROF, self._look)
        signal.signal(signal.SIGUSR1, self._turn)

    def _look(self, number: int, frame: FrameType | None) -> None:
        self._seen[part_of(frame)] += 1

    def _watch(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self._collecting = time.thread_time()
        else:
            took = time.thread_time() - self._collecting
            self._collected += took
            self._longest = max(self._longest, took)

    def _turn(self, number: int, frame: FrameType | None) -> None:
        if self._begun < 0:
            self._begun = time.thread_time()
            gc.callbacks.append(self._watch)
            signal.setitimer(signal.ITIMER_PROF, EVERY_S, EVERY_S)
        else:
            signal.setitimer(signal.ITIMER_PROF, 0)
            spent = time.thread_time() - self._begun
            shares = {part: count / self._seen.total() for part, count in self._seen.most_common()}
            found = {
                "main_thread_s": spent,
                "garbage_share": self._collected / spent,
                "longest_collection_ms": 1000 * self._longest,
                "shares": shares,
            }
            self._file.write_text(json.dumps(found))

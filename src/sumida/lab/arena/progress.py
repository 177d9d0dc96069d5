"""A progress bar on a terminal; nothing anywhere else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from time import monotonic
from typing import TextIO

from sumida.lab.arena.deals import Row

WIDTH = 30


def with_progress(rows: Iterable[Row], done: int, total: int, out: TextIO) -> Iterator[Row]:
    """The same rows, with a bar on `out`: how many of `total` games are over, how long the rest will take."""
    if not out.isatty():
        yield from rows
        return
    started, drawn = monotonic(), 0.0
    for new, row in enumerate(rows, 1):
        yield row
        now = monotonic()
        if now - drawn > 0.2 or done + new == total:
            drawn = now
            out.write("\r" + bar(done + new, total, (now - started) / new * (total - done - new)))
            out.flush()
    out.write("\n")


def bar(done: int, total: int, seconds_left: float) -> str:
    filled = WIDTH * done // total
    minutes, seconds = divmod(round(seconds_left), 60)
    return f"[{'█' * filled}{'·' * (WIDTH - filled)}] {done}/{total}  {minutes}:{seconds:02} left "

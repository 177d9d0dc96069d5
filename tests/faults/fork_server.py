"""A process that has imported everything and forks servers on demand, so that a thousand starts are quick.

It reads `HOST PORT DATABASE LOCKED CLOCK` from its input, one line per server, and answers each with the
process id. The children are the same as `sumida serve`, except for how they are started, and that their
clock can be wrong: CLOCK is `-` or a file with the number of nanoseconds (8 bytes) by which the time of day
is off.
"""

from __future__ import annotations

import ctypes
import logging
import mmap
import os
import signal
import sys
import time
from collections.abc import Sequence

from sumida.kernel import GameError
from sumida.server import serve as serving
from sumida.server.offers import catalogue
from sumida.server.settings import Limits, ServerSettings

LIMITS = Limits(
    messages_per_second=500,
    message_burst=500,
    tables_per_minute=100_000,
    connections_per_address=100_000,
    stored_per_day_bytes=10**12,
)
CAPABILITIES = 0x20080522
"""The version of the structures for `capset`."""
MAY_WRITE_ANYTHING = 1
"""CAP_DAC_OVERRIDE: root may ignore the permissions of files."""


def obey_permissions() -> None:
    """From now on, read-only files are read-only for root too."""
    if os.geteuid() != 0:
        return
    words = ctypes.c_uint32 * 6
    header, rights = (ctypes.c_uint32 * 2)(CAPABILITIES, 0), words()
    libc = ctypes.CDLL(None, use_errno=True)
    assert libc.capget(header, rights) == 0
    rights[0] &= ~(1 << MAY_WRITE_ANYTHING)
    assert libc.capset(header, rights) == 0, os.strerror(ctypes.get_errno())


def follow_clock(path: str) -> None:
    """From now on the time of day is off by what the file says at that moment; durations are not."""
    with open(path, "rb") as file:
        shift = mmap.mmap(file.fileno(), 8, prot=mmap.PROT_READ)
    right = time.time_ns

    def wrong() -> int:
        return right() + int.from_bytes(shift[:8], "little", signed=True)

    time.time_ns = wrong
    time.time = lambda: wrong() / 1e9


def _serve(host: str, port: int, database: str, locked: bool, clock: str) -> int:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.dup2(os.open(os.devnull, os.O_RDWR), 0)
    os.dup2(0, 1)
    if locked:
        obey_permissions()
    if clock != "-":
        follow_clock(clock)
    settings = ServerSettings(database, limits=LIMITS, bot_pace_ms=0)
    try:
        return serving.serve(host, port, settings, open_browser=False)
    except GameError:
        return 2


def _answer(words: Sequence[str]) -> int:
    host, port, database, locked, clock = words
    child = os.fork()
    if child == 0:
        os._exit(_serve(host, int(port), database, locked == "locked", clock))
    return child


def main() -> None:
    catalogue()  # loads the games
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the system reaps them
    logging.disable(logging.ERROR)  # servers that cannot start on a full disk say so often
    print("ready", flush=True)
    for line in sys.stdin:
        print(_answer(line.split()), flush=True)


if __name__ == "__main__":
    main()

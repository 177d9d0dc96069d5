"""A process that has everything imported and forks servers on demand, so that a thousand starts are quick.

It reads `PORT DATABASE MOST_BYTES` from its input, a line a server, and answers each with the process id.
The children are what `sumida serve` is, apart from how they were started.
"""

from __future__ import annotations

import logging
import os
import resource
import signal
import sys

from sumida.server import serve as serving
from sumida.server.offers import catalogue
from sumida.server.settings import Limits, ServerSettings

LIMITS = Limits(messages_per_second=500, message_burst=500, tables_per_minute=100_000)


def _serve(port: int, database: str, most_bytes: int) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    sys.stdin.close()
    out = os.open(os.devnull, os.O_WRONLY)
    os.dup2(out, 1)
    if most_bytes:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (most_bytes, resource.RLIM_INFINITY))
    settings = ServerSettings(database, limits=LIMITS, bot_pace_ms=0)
    os._exit(serving.serve("127.0.0.1", port, settings, open_browser=False))


def main() -> None:
    catalogue()  # loads the games
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead are buried by the system
    logging.getLogger("sumida").setLevel(logging.CRITICAL)
    print("ready", flush=True)
    for line in sys.stdin:
        port, database, most_bytes = line.split()
        child = os.fork()
        if child == 0:
            _serve(int(port), database, int(most_bytes))
        print(child, flush=True)


if __name__ == "__main__":
    main()

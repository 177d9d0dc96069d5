"""Faults without an attacker: does the alert fire within a minute, though nobody plays?

    python -m benchmarks.outages disk-full       # no file of the server may grow any more
    python -m benchmarks.outages database-crash  # PostgreSQL is killed
    python -m benchmarks.outages damaged         # the server starts on a file whose first page is destroyed

As in `benchmarks.abuse`, metrics are scraped as Prometheus would, and the rules of `deploy/alerts.yml`
evaluated.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from tests.postgres import Postgres

from benchmarks.abuse import Process, Watch, server, table
from benchmarks.alerts import EVERY_S
from benchmarks.machine import machine

ALERTS = {
    "disk-full": "SumidaStoreFailing",
    "database-crash": "SumidaStoreFailing",
    "damaged": "SumidaDatabaseDamaged",
}


async def raises_alert(process: Process, alert: str, every_s: float, begin: Callable[[], object]) -> bool:
    watch = Watch(process, alert, every_s)
    task = await watch.begin()
    try:
        await asyncio.to_thread(begin)
        return await watch.verdict()
    finally:
        task.cancel()


def disk_full(every_s: float, *options: str) -> bool:
    with server(*options) as process:
        full = (1, resource.RLIM_INFINITY)
        begin = lambda: resource.prlimit(process.pid, resource.RLIMIT_FSIZE, full)  # noqa: E731
        return asyncio.run(raises_alert(process, ALERTS["disk-full"], every_s, begin))


def database_crash(every_s: float, *options: str) -> bool:
    database = Postgres()
    try:
        with server(*options, "--database", database.database()) as process:
            raised = asyncio.run(raises_alert(process, ALERTS["database-crash"], every_s, database.crash))
            database.start()  # or the server would wait for it before it ends
            return raised
    finally:
        database.stop()


def damaged(every_s: float, *options: str) -> bool:
    """The file is damaged while the server is down; it recovers what it can, and serves it."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "club.sqlite3"
        where = "--database", f"sqlite:///{file}"
        with server(*options, *where) as process:
            table(process, "10.0.0.1", "hanabi", {"1": "cautious"})
        file.write_bytes(bytes(4096) + file.read_bytes()[4096:])
        with server(*options, *where) as process:
            return asyncio.run(raises_alert(process, ALERTS["damaged"], every_s, lambda: None))


WORKS = {"disk-full": disk_full, "database-crash": database_crash, "damaged": damaged}


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("fault", choices=list(WORKS))
    parser.add_argument("--every", type=float, default=EVERY_S, help="seconds between two scrapes")
    found = parser.parse_args(argv)
    print(machine())
    options = "--no-warm-up", f"--limit=metrics_s={min(found.every, EVERY_S - 5)}"
    return 0 if WORKS[found.fault](found.every, *options) else 1


if __name__ == "__main__":
    sys.exit(main())

"""Faults without an attacker: does the alert fire within a minute, though nobody plays?

    python -m benchmarks.outages disk-full       # no file of the server may grow any more
    python -m benchmarks.outages database-crash  # PostgreSQL is killed
    python -m benchmarks.outages damaged         # the server starts on a file whose first page is destroyed
    python -m benchmarks.outages frozen          # it wakes up when another server has its table
    python -m benchmarks.outages partition       # it loses PostgreSQL, and finds it again likewise (as root)

As in `benchmarks.abuse`, metrics are scraped as Prometheus would, and the rules of `deploy/alerts.yml`
evaluated.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import NoReturn

from tests.faults import network
from tests.postgres import NOBODY, Postgres

from benchmarks.abuse import Process, Watch, server, table
from benchmarks.alerts import EVERY_S
from benchmarks.machine import machine


def raises_alert(
    process: Process, alert: str, every_s: float, begin: Callable[[], object] | None = None
) -> bool:
    """Whether the alert fires once the fault has begun; without `begin` it has begun already."""

    async def watched() -> bool:
        watch = Watch(process, alert, every_s)
        task = await watch.begin(begun=begin is None)
        try:
            if begin is not None:
                await asyncio.to_thread(begin)
            return await watch.verdict()
        finally:
            task.cancel()

    return asyncio.run(watched())


def disk_full(every_s: float, *options: str) -> bool:
    with server(*options) as process:
        full = (1, resource.RLIM_INFINITY)
        begin = partial(resource.prlimit, process.pid, resource.RLIMIT_FSIZE, full)
        return raises_alert(process, "SumidaStoreFailing", every_s, begin)


@contextmanager
def postgres(host: str = "127.0.0.1", within: Sequence[str] = ()) -> Iterator[Postgres]:
    found = Postgres(host=host, within=within)
    try:
        yield found
    finally:
        found.stop()


def database_crash(every_s: float, *options: str) -> bool:
    with postgres() as database, server(*options, "--database", database.database()) as process:
        raised = raises_alert(process, "SumidaStoreFailing", every_s, database.crash)
        database.start()  # or the server would wait for it before it ends
        return raised


def damaged(every_s: float, *options: str) -> bool:
    """The file is damaged while the server is down; it recovers what it can, and serves it."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "club.sqlite3"
        where = "--database", f"sqlite:///{file}"
        with server(*options, *where) as process:
            table(process, "10.0.0.1", "hanabi", {"1": "cautious"})
        file.write_bytes(bytes(4096) + file.read_bytes()[4096:])
        with server(*options, *where) as process:
            return raises_alert(process, "SumidaDatabaseDamaged", every_s)


def frozen(every_s: float, *options: str) -> bool:
    with postgres() as database:
        options = *options, "--database", database.database()
        with server(*options) as one, server(*options) as two:
            made = table(one, "10.0.0.1", "hanabi", {"1": "cautious"})

            def freeze() -> None:
                os.kill(one.pid, signal.SIGSTOP)
                try:
                    asyncio.run(take_over(two, *made))
                finally:
                    os.kill(one.pid, signal.SIGCONT)

            return raises_alert(one, "SumidaTablesLost", every_s, freeze)


async def take_over(process: Process, code: str, cookie: str) -> None:
    """Ask this server for another's table until it has it."""
    async with asyncio.timeout(60):
        while not json.loads(await asyncio.to_thread(process.get, "/healthz"))["tables"]:
            wire = await process.open(code, cookie, "10.0.0.1")
            await asyncio.sleep(1)
            await wire.close()


def partition(every_s: float, *options: str) -> bool:
    """Two servers and PostgreSQL, each on a machine of its own."""
    here, first, second, third = network.build(("one", "two", "database"))
    user = "--setuid", str(NOBODY), "--setgid", str(NOBODY)  # PostgreSQL refuses to run as root
    with postgres(third.address, (*third.within, *user)) as database:
        options = *options, "--database", database.database(), "--metrics-for", here.address
        with (
            server(*options, host=first.address, within=first.within) as one,
            server(*options, host=second.address, within=second.within) as two,
        ):
            made = table(one, "10.0.0.1", "hanabi", {"1": "cautious"})

            def cut() -> None:
                first.lose(third)
                third.lose(first)
                asyncio.run(take_over(two, *made))

            def mend() -> None:
                first.reach(third)
                third.reach(first)

            failing = raises_alert(one, "SumidaStoreFailing", every_s, cut)
            print("the partition ends")
            return raises_alert(one, "SumidaTablesLost", every_s, mend) and failing


WORKS = {
    "disk-full": disk_full,
    "database-crash": database_crash,
    "damaged": damaged,
    "frozen": frozen,
    "partition": partition,
}


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("fault", choices=list(WORKS))
    parser.add_argument("--every", type=float, default=EVERY_S, help="seconds between two scrapes")
    parser.add_argument("--isolated", action="store_true", help=argparse.SUPPRESS)
    found = parser.parse_args(argv)
    if found.fault == "partition" and not found.isolated:
        isolate(["partition", "--every", str(found.every)])
    print(machine())
    options = "--no-warm-up", f"--limit=metrics_s={min(found.every, EVERY_S - 5)}"
    return 0 if WORKS[found.fault](found.every, *options) else 1


def isolate(words: list[str]) -> NoReturn:
    """Begin again with a network of our own; whoever ends this process ends everything in it."""
    if not network.can_isolate():
        raise SystemExit("partitions need Linux, root, and the programs unshare, nsenter and ip")
    command = network.isolated([sys.executable, "-m", "benchmarks.outages", *words, "--isolated"])
    os.execvp(command[0], command)


if __name__ == "__main__":
    sys.exit(main())

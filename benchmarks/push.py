"""How long after a turn begins its notification arrives: `python -m benchmarks.push [--tables 50]`.

At each table one player moves and the other, who has closed the page, is to move next. All first players
move at once. Prints the seconds from the acknowledged move to the message at a push service on this
machine; the way from a real push service to a device comes on top.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path
from statistics import median

from tests.server.conftest import Player, run_club
from tests.server.push.push_service import LOCAL, PushService, Subscriber, away, push_service

from benchmarks.machine import machine
from sumida.server.settings import Limits

PATIENCE_S = 60


async def moved(player: Player) -> float:
    await player.move()
    return time.perf_counter()


async def arrived(phone: Subscriber) -> float:
    while not phone.received:
        await asyncio.sleep(0.005)
    return time.perf_counter()


async def measure(database: str, tables: int, service: PushService) -> list[float]:
    limits = Limits(tables_per_minute=tables, person_changes_per_minute=tables)
    async with run_club(database, limits, None, None, LOCAL) as club:
        waiting = [await away(club, service) for _ in range(tables)]
        begun = asyncio.gather(*(moved(host) for _, host, _, _ in waiting))
        ended = asyncio.gather(*(arrived(phone) for _, _, _, phone in waiting))
        async with asyncio.timeout(PATIENCE_S):
            return [end - begin for begin, end in zip(await begun, await ended, strict=True)]


async def run(tables: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with push_service() as service:
            took = await measure(f"sqlite:///{Path(folder)}/push.sqlite3", tables, service)
    print(f"{tables} notifications: median {median(took):.1f} s, slowest {max(took):.1f} s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    tables = parser.parse_args().tables
    print(machine())
    asyncio.run(run(tables))


if __name__ == "__main__":
    main()

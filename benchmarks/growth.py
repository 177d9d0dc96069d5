"""Does a move cost more with a long log or with many tables? Moves go through the hub, without sockets.

    python -m benchmarks.growth [--plot growth.svg]

One table plays game after game, and the time per move is printed as its log grows; then the same with more
and more other tables in memory. Every entry is durable (SQLite, synchronous=FULL) before the next.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from benchmarks.machine import machine
from sumida.server.live.hub import Hub
from sumida.server.live.inbox import InboxItem
from sumida.server.live.table import LiveTable
from sumida.server.offers import Installed
from sumida.server.settings import Limits, ServerSettings
from sumida.server.tokens import Signer
from sumida.store import open_store
from sumida.tables.context import Caller
from sumida.tables.messages import commands
from sumida.tables.messages.commands import AnyCommand, Settings
from sumida.tables.messages.requests import CreateTable

ROUND = 500
LIMITS = Limits(stored_per_day_bytes=10**12, entries_per_table=10**9)
TABLE = CreateTable("Ada", Settings("hanabi", {"players": 2}, one_device=True), names={"1": "Bo"}, start=True)


async def do(live: LiveTable, command: AnyCommand) -> float:
    """Seconds until one command was durable and its result sent."""
    before, started = live.table.room.version, time.perf_counter()
    live.enqueue(InboxItem(command, Caller("device")))
    await live.drain()
    assert live.table.room.version > before, command
    return time.perf_counter() - started


async def step(live: LiveTable, number: int) -> float:
    """Seconds for one move; after a finished game the next one starts."""
    room = live.table.room
    if room.running is None:
        await do(live, commands.Rematch(f"r{number}", 10**6))
        await do(live, commands.Start(f"s{number}", 10**6))
    assert room.running is not None
    (seat,) = room.running.state.to_act
    action = str(room.running.state.legal(seat)[-1])
    if len(room.chairs) > 1:
        await do(live, commands.HandOver(f"h{number}", 10**6, seat))
    return await do(live, commands.Move(f"m{number}", 10**6, action, seat))


async def play(live: LiveTable, first: int, moves: int) -> float:
    """The median time of this many moves, in milliseconds."""
    return 1000 * median([await step(live, first + number) for number in range(moves)])


async def measure(folder: Path, length: int, others: list[int]) -> tuple[list[tuple[int, float]], ...]:
    store = await open_store(f"sqlite:///{folder}/growth.sqlite3")
    hub = Hub(store, Installed(), Signer(bytes(32)), ServerSettings(limits=LIMITS))
    live = await hub.create(TABLE, "device")
    by_length: list[tuple[int, float]] = []
    while live.table.room.version < length:
        cost = await play(live, live.table.room.version, ROUND // 2)
        by_length.append((live.table.room.version, cost))
        print(f"log of {live.table.room.version:7,} entries: {cost:.2f} ms per move", flush=True)
    by_tables: list[tuple[int, float]] = []
    latest = await hub.create(TABLE, "device")
    for wanted in others:
        while len(hub.tables) < wanted:
            await asyncio.gather(
                *(hub.create(TABLE, "device") for _ in range(min(100, wanted - len(hub.tables))))
            )
        cost = await play(latest, latest.table.room.version, 100)
        by_tables.append((len(hub.tables), cost))
        print(f"{len(hub.tables):7,} tables: {cost:.2f} ms per move", flush=True)
    await hub.close()
    await store.close()
    return by_length, by_tables


def plot(file: Path, by_length: list[tuple[int, float]], by_tables: list[tuple[int, float]]) -> None:
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(1, 2, figsize=(9, 3), sharey=True)
    for axis, points, label in zip(
        axes, (by_length, by_tables), ("entries in the log", "tables"), strict=True
    ):
        axis.plot(*zip(*points, strict=True), marker="o")
        axis.set_xlabel(label)
        axis.set_ylim(bottom=0)
    axes[0].set_ylabel("ms per move (median)")
    figure.tight_layout()
    figure.savefig(file)


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--length", type=int, default=10_000)
    parser.add_argument("--tables", type=int, nargs="*", default=[10, 100, 1000, 3000])
    parser.add_argument("--plot", type=Path)
    found = parser.parse_args(argv)
    print(machine())
    with tempfile.TemporaryDirectory() as folder:
        by_length, by_tables = asyncio.run(measure(Path(folder), found.length, found.tables))
    if found.plot:
        plot(found.plot, by_length, by_tables)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

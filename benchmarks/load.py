"""How many moves per second the server handles on this machine, each durable before anyone sees it.

    python -m benchmarks.load --tables 500 --seats 2 --rate 2000 --seconds 30 [--game hashi|mixed]
    python -m benchmarks.load --tables 500 --rate 2000 --nodes 2     # servers over one PostgreSQL
    python -m benchmarks.load --tables 500 --rate 2000 --together    # all games end at the same time

Opens tables x seats sockets, plays real games at a steady total rate, and prints the time from sending
a move to its acknowledgement and to the last player's screen. Client and servers share the machine.
Each table plays one game after another. Before the measuring it has made another number of moves than the
others, so games end and begin all the time, as they do where people play; with `--together` all begin and
end at once, which is the worst case.
With `--profile` it also prints where the server's time goes, which itself costs some time.
At the end the log of the database is compared with what was acknowledged: nothing may be lost or doubled.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import asyncpg
import msgspec
from tests.postgres import Postgres

from benchmarks.load_client import Figures, Party
from benchmarks.machine import machine
from benchmarks.sampling import Sampler
from sumida.server.serve import serve
from sumida.server.settings import Limits, ServerSettings
from sumida.tables.log import MoveMade, read_entry

LIMITS = Limits(
    connections_per_address=100_000,
    connections=100_000,
    tables_per_minute=1_000_000,
    stored_per_day_bytes=10**12,
    entries_per_table=10**9,
    address_bytes=10**9,
    server_bytes=10**9,
    address_messages_per_second=10**9,
    metrics_s=0.001,
)
"""All players come from one address here."""
AT_ONCE = 20
"""Tables that are opened at the same time."""
AHEAD_AT_ONCE = 200
"""Tables that play ahead at the same time."""
GAME_MOVES = 90
"""About as many as a game of this benchmark has, both in Hanabi and in Hashi."""


@dataclass(frozen=True)
class Node:
    """A server process."""

    port: int
    pid: int

    def used(self) -> tuple[float, float]:
        """Processor seconds so far and resident memory in MB."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        cpu = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        return cpu, pages * resource.getpagesize() / 1e6

    def durable_ms(self) -> tuple[float, int]:
        """Milliseconds of waiting for the disk so far, and how often, as the server counts them."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics") as answer:
            lines = dict(line.split(" ", 1) for line in answer.read().decode().splitlines() if line[0] != "#")
        return 1000 * float(lines["sumida_store_seconds_sum"]), int(lines["sumida_store_seconds_count"])

    def create(self, seats: int, game: str) -> tuple[str, str]:
        """A new table, and the cookie of its host."""
        body = {"name": "p0", "settings": {"game": game, "options": {"players": seats}}}
        url = f"http://127.0.0.1:{self.port}/api/tables"
        with urllib.request.urlopen(url, msgspec.json.encode(body)) as answer:
            code = msgspec.json.decode(answer.read())["code"]
            return code, answer.headers["set-cookie"].split(";")[0]


async def load(asked: argparse.Namespace, nodes: list[Node]) -> dict[str, Figures]:
    games = ["hanabi", "hashi"] if asked.game == "mixed" else [asked.game]
    figures = {game: Figures() for game in games}
    empty = sum(node.used()[1] for node in nodes)
    parties = await seat_all(asked, nodes, figures)
    full = sum(node.used()[1] for node in nodes)
    print(
        f"{asked.tables * asked.seats:,} sockets at {asked.tables:,} tables on {len(nodes)} server(s): "
        f"{1000 * (full - empty) / asked.tables:.0f} KB a table with its players",
        flush=True,
    )
    if not asked.together:
        await stagger(parties)
    for each in figures.values():
        each.clear()
    signal_all(asked, nodes)
    await play_and_report(asked, nodes, parties, figures)
    signal_all(asked, nodes)
    await asyncio.sleep(1 if asked.profile else 0)
    for made in parties:
        made.hang_up()
    return figures


def signal_all(asked: argparse.Namespace, nodes: list[Node]) -> None:
    for node in nodes if asked.profile else ():
        os.kill(node.pid, signal.SIGUSR1)


async def seat_all(asked: argparse.Namespace, nodes: list[Node], figures: dict[str, Figures]) -> list[Party]:
    games = list(figures)
    parties: list[Party] = []

    async def one(number: int) -> None:
        node, game = nodes[number % len(nodes)], games[number // len(nodes) % len(games)]
        code, cookie = await asyncio.to_thread(node.create, asked.seats, game)
        made = Party(code, game, figures[game], asked.updates)
        await made.sit_down(node.port, cookie, asked.seats)
        parties.append(made)

    for first in range(0, asked.tables, AT_ONCE):
        await asyncio.gather(*(one(number) for number in range(first, min(first + AT_ONCE, asked.tables))))
    return parties


async def stagger(parties: list[Party]) -> None:
    """Have every table at another move of its game."""
    waiting = [(made, GAME_MOVES * number // len(parties)) for number, made in enumerate(parties)]
    random.Random(17).shuffle(waiting)

    async def some() -> None:
        while waiting:
            made, moves = waiting.pop()
            await made.play_ahead(moves)

    await asyncio.gather(*(some() for _ in range(AHEAD_AT_ONCE)))


async def play_and_report(
    asked: argparse.Namespace, nodes: list[Node], parties: list[Party], figures: dict[str, Figures]
) -> None:
    cpu = [node.used()[0] for node in nodes]
    waits = [await asyncio.to_thread(node.durable_ms) for node in nodes]
    own, received = time.process_time(), sum(each.bytes for each in figures.values())
    begin, interval = time.perf_counter() + 0.2, asked.tables / asked.rate
    await asyncio.gather(
        *(
            made.keep_moving(interval, begin + interval * n / asked.tables, begin + asked.seconds)
            for n, made in enumerate(parties)
        )
    )
    wall = time.perf_counter() - begin
    own = (time.process_time() - own) / wall
    used = [node.used() for node in nodes]
    for game, each in figures.items():
        report(game, each, wall)
    moves = sum(len(each.acks) for each in figures.values())
    print(f"all moves      {moves / wall:.0f}/s (asked {asked.rate:.0f}/s)")
    spent = sum(after - before for (after, _), before in zip(used, cpu, strict=True))
    shares = ", ".join(
        f"{100 * (after - before) / wall:.0f} %" for (after, _), before in zip(used, cpu, strict=True)
    )
    memory = ", ".join(f"{each:.0f} MB" for _, each in used)
    each_ms = 1000 * spent / max(1, moves)
    print(f"server         {each_ms:.3f} ms of processor a move; {shares} of a core; {memory}")
    print(f"client         {100 * own:.0f} % of a core; load average {os.getloadavg()[0]:.1f}")
    received = sum(each.bytes for each in figures.values()) - received
    print(f"sent           {received / wall / 1e6:.1f} MB/s, {received / max(1, moves) / 1000:.1f} KB a move")
    later = [await asyncio.to_thread(node.durable_ms) for node in nodes]
    waited = sum(after[0] - before[0] for after, before in zip(later, waits, strict=True))
    times = sum(after[1] - before[1] for after, before in zip(later, waits, strict=True))
    print(f"durable        after {waited / max(1, times):.1f} ms on average")


def report(game: str, figures: Figures, wall: float) -> None:
    print(f"{game:<14} {len(figures.acks):,} moves in {wall:.1f} s: {len(figures.acks) / wall:.0f}/s")
    for label, values in (("acknowledged", figures.acks), ("all screens", figures.screens)):
        shares = "  ".join(f"p{int(100 * s)} {percentile(values, s):.1f}" for s in (0.5, 0.9, 0.99))
        print(f"  {label:<12} {shares} ms  (slowest {percentile(values, 1):.0f})")
    print(f"  refused      {dict(figures.refused)}; late {figures.late}; dropped {figures.dropped}")
    print(f"  games        {figures.begun} ended and were followed by another")


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


def lost_and_doubled(rows: Iterable[tuple[str, bytes]], figures: Iterable[Figures]) -> tuple[int, int]:
    stored: Counter[tuple[str, str]] = Counter()
    for code, data in rows:
        entry = read_entry(data)
        if any(isinstance(event, MoveMade) for event in entry.events):
            stored[code, entry.command] += 1
    told = [(code, name) for each in figures for code, names in each.acknowledged.items() for name in names]
    return sum(not stored[key] for key in told), sum(count > 1 for count in stored.values())


@contextmanager
def sqlite(folder: Path) -> Iterator[tuple[str, list[tuple[str, bytes]]]]:
    """The address of a database, and its entries once it is no longer used."""
    entries: list[tuple[str, bytes]] = []
    yield f"sqlite:///{folder}/load.sqlite3", entries
    db = sqlite3.connect(folder / "load.sqlite3")
    entries += db.execute('SELECT "table", entry FROM entries')
    db.close()


@contextmanager
def postgres() -> Iterator[tuple[str, list[tuple[str, bytes]]]]:
    """The same in PostgreSQL, which makes every commit durable, as in earnest."""
    running = Postgres(options=["fsync=on", "shared_buffers=256MB", "max_wal_size=2GB"])
    entries: list[tuple[str, bytes]] = []
    try:
        address = running.database()
        yield address, entries
        entries += asyncio.run(_stored(address))
    finally:
        running.stop()


async def _stored(address: str) -> list[tuple[str, bytes]]:
    db = await asyncpg.connect(address)
    rows = await db.fetch("SELECT code, entry FROM entries")
    await db.close()
    return [(row[0], row[1]) for row in rows]


@contextmanager
def running(asked: argparse.Namespace, address: str, folder: Path) -> Iterator[list[Node]]:
    """Server processes, all started."""
    with ExitStack() as stack:
        nodes = []
        for number in range(max(1, asked.nodes)):
            with socket.create_server(("127.0.0.1", 0)) as free:
                port = free.getsockname()[1]
            command = [sys.executable, "-m", "benchmarks.load", *(["--profile"] if asked.profile else [])]
            command += ["--serve", str(port), address, str(folder / f"{number}.json")]
            server = stack.enter_context(subprocess.Popen(command, stdout=subprocess.DEVNULL))
            stack.callback(server.terminate)
            nodes.append(Node(port, server.pid))
            wait_for(port)
        yield nodes


def run(asked: argparse.Namespace, folder: Path) -> int:
    database = postgres() if asked.nodes else sqlite(folder)
    with database as (address, entries), running(asked, address, folder) as nodes:
        print(machine())
        with suppress(ImportError):
            import uvloop  # as the server does where it is installed

            asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())
        figures = asyncio.run(load(asked, nodes))
        asyncio.set_event_loop_policy(None)
    for number in range(len(nodes) if asked.profile else 0):
        print_profile(folder / f"{number}.json")
    lost, doubled = lost_and_doubled(entries, figures.values())
    print(f"log            {lost} acknowledged moves lost, {doubled} doubled")
    dropped = sum(each.dropped for each in figures.values())
    return 1 if lost or doubled or dropped else 0


def print_profile(file: Path) -> None:
    found = msgspec.json.decode(file.read_bytes())
    print(f"the event loop's thread took {found['main_thread_s']:.1f} s of processor time:")
    for part, share in found["shares"].items():
        print(f"  {100 * share:5.1f} %  {part}")
    print(
        f"  {100 * found['garbage_share']:5.1f} %  of it, wherever it fell: collecting garbage, "
        f"at most {found['longest_collection_ms']:.0f} ms at a time"
    )


def wait_for(port: int) -> None:
    for _ in range(600):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz").close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise SystemExit("the server did not start")


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rate", type=float, default=500)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--game", choices=["hanabi", "hashi", "mixed"], default="hanabi")
    parser.add_argument(
        "--updates", choices=["changes", "whole"], default="changes", help="what clients ask for"
    )
    parser.add_argument("--nodes", type=int, default=0, help="this many servers over one PostgreSQL")
    parser.add_argument("--together", action="store_true", help="all tables are at the same move")
    parser.add_argument("--profile", action="store_true", help="say where the server's time goes")
    parser.add_argument("--serve", nargs=3, metavar=("PORT", "DATABASE", "PROFILE"), help=argparse.SUPPRESS)
    asked = parser.parse_args(argv)
    if asked.serve:
        port, database, profile = asked.serve
        if asked.profile:
            Sampler(Path(profile))
        settings = ServerSettings(database, limits=LIMITS, warm_up=False)
        return serve("127.0.0.1", int(port), settings, open_browser=False)
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with tempfile.TemporaryDirectory() as folder:
        return run(asked, Path(folder))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

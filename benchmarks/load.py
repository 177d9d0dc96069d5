"""How many moves per second the server handles on this machine, each durable before anyone sees it.

    python -m benchmarks.load --tables 250 --seats 4 --rate 500 --seconds 30

Opens tables x seats sockets, plays real games at a steady total rate, and prints the time from sending
a move to its acknowledgement and to the last other player's screen. Client and server share the machine.
With `--profile` it also prints where the server's time goes, which itself costs some time.
At the end the log of the database is compared with what was acknowledged: nothing may be lost or doubled.
"""

from __future__ import annotations

import argparse
import asyncio
import os
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
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.machine import machine
from benchmarks.sampling import Sampler
from sumida.server.serve import serve
from sumida.server.settings import Limits, ServerSettings
from sumida.tables.log import MoveMade, read_entry

LIMITS = Limits(
    connections_per_address=100_000,
    connections=100_000,
    tables_per_minute=1_000_000,
    address_bytes=10**9,
    server_bytes=10**9,
    queue_bytes=10**9,
    queue=10_000,
)


class SeatSeen(msgspec.Struct):
    legal: list[str]


class PlaySeen(msgspec.Struct):
    views: list[SeatSeen]
    scores: list[int] | None


class Seen(msgspec.Struct):
    """The few fields of a message this client needs."""

    type: str
    id: str | None = None
    version: int = 0
    play: PlaySeen | None = None
    reason: str = ""
    happened: list[dict[str, Any]] = []


_decode = msgspec.json.Decoder(Seen).decode


@dataclass
class Figures:
    """What was measured, in seconds."""

    acks: list[float] = field(default_factory=list)
    screens: list[float] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)
    acknowledged: dict[str, list[str]] = field(default_factory=dict)
    late: int = 0
    bytes: int = 0


@dataclass
class Seat:
    """One socket at a table."""

    wire: ClientConnection
    version: int = 0
    legal: list[str] = field(default_factory=list)
    over: bool = False
    waiting: dict[str, asyncio.Future[Seen]] = field(default_factory=dict)
    moved: asyncio.Event = field(default_factory=asyncio.Event)
    screens: list[float] = field(default_factory=list)


class Party:
    """A table and its sockets, playing one game after another."""

    def __init__(self, code: str, seats: list[Seat], figures: Figures) -> None:
        self.code = code
        self.seats = seats
        self.figures = figures
        self.sent = 0
        self.moving_since = 0.0
        self.unseen = 0
        self.listening = [asyncio.create_task(self._listen(seat)) for seat in seats]

    def hang_up(self) -> None:
        for task, seat in zip(self.listening, self.seats, strict=True):
            task.cancel()
            seat.wire.transport.abort()

    async def _listen(self, seat: Seat) -> None:
        async for data in seat.wire:
            self.figures.bytes += len(data)
            self._hear(seat, _decode(data), time.perf_counter())

    def _hear(self, seat: Seat, seen: Seen, now: float) -> None:
        if seen.type in ("update", "snapshot"):
            seat.version = seen.version
            if seen.play is not None:
                seat.legal = seen.play.views[0].legal
                seat.over = seen.play.scores is not None
            if any(happening["type"] == "moved" for happening in seen.happened):
                self._saw(now)
        elif seen.type in ("ack", "refusal") and seen.id in seat.waiting:
            seat.waiting.pop(seen.id).set_result(seen)

    def _saw(self, now: float) -> None:
        self.unseen -= 1
        if self.unseen == 0:
            self.figures.screens.append(now - self.moving_since)

    async def command(self, seat: Seat, **fields: Any) -> Seen:
        self.sent += 1
        name = f"m{self.sent}"
        answer: asyncio.Future[Seen] = asyncio.get_running_loop().create_future()
        seat.waiting[name] = answer
        message = {"id": name, "version": seat.version, **fields}
        await seat.wire.send(msgspec.json.encode(message).decode())
        seen = await answer
        if seen.type == "refusal":
            self.figures.refused[seen.reason] += 1
        elif fields["type"] == "move":
            self.figures.acknowledged[self.code].append(name)
        return seen

    async def move(self) -> None:
        """One move by whoever is to act; a finished game is followed by the next."""
        if any(seat.over for seat in self.seats):
            await self.command(self.seats[0], type="rematch")
            await self.command(self.seats[0], type="start")
            for seat in self.seats:
                seat.over = False
            return
        mover = next((seat for seat in self.seats if seat.legal), None)
        if mover is None:
            self.figures.late += 1
            return
        self.moving_since, self.unseen = time.perf_counter(), len(self.seats)
        action, mover.legal = mover.legal[-1], []
        seen = await self.command(mover, type="move", action=action)
        if seen.type == "ack":
            self.figures.acks.append(time.perf_counter() - self.moving_since)

    async def keep_moving(self, interval: float, first: float, until: float) -> None:
        """Moves at fixed times: a slow answer makes the next move late, and that is counted."""
        at = first
        while at < until:
            await asyncio.sleep(max(0.0, at - time.perf_counter()))
            if time.perf_counter() - at > interval:
                self.figures.late += 1
            await self.move()
            at += interval


async def connect_seat(port: int, code: str, cookie: str, name: str) -> Seat:
    headers = {"Cookie": cookie} if cookie else {}
    wire = await connect(
        f"ws://127.0.0.1:{port}/ws", additional_headers=headers, compression=None, ping_interval=None
    )
    seat = Seat(wire)
    commands: list[dict[str, Any]] = [] if cookie else [{"type": "join", "name": name}, {"type": "sit"}]
    await wire.send(msgspec.json.encode({"type": "open", "table": code}).decode())
    for number, command in enumerate(commands):
        await wire.send(msgspec.json.encode({"id": f"s{number}", "version": 0, **command}).decode())
    waiting = len(commands)
    while waiting or seat.version == 0:
        seen = _decode(await wire.recv())
        seat.version = seen.version if seen.type in ("update", "snapshot") else seat.version
        waiting -= seen.type in ("ack", "refusal")
    return seat


def create(port: int, seats: int, game: str) -> tuple[str, str]:
    body = {"name": "p0", "settings": {"game": game, "options": {"players": seats}}}
    url = f"http://127.0.0.1:{port}/api/tables"
    with urllib.request.urlopen(url, msgspec.json.encode(body)) as answer:
        code = msgspec.json.decode(answer.read())["code"]
        return code, answer.headers["set-cookie"].split(";")[0]


async def party(port: int, seats: int, game: str, figures: Figures) -> Party:
    code, cookie = await asyncio.to_thread(create, port, seats, game)
    sitting = [
        await connect_seat(port, code, cookie if number == 0 else "", f"p{number}") for number in range(seats)
    ]
    figures.acknowledged[code] = []
    made = Party(code, sitting, figures)
    await made.command(sitting[0], type="start")
    return made


def server_figures(pid: int) -> tuple[float, float]:
    """CPU seconds so far and resident memory in MB of the server."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    ticks = os.sysconf("SC_CLK_TCK")
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return (int(fields[11]) + int(fields[12])) / ticks, pages * resource.getpagesize() / 1e6


def lost_and_doubled(database: Path, figures: Figures) -> tuple[int, int]:
    db = sqlite3.connect(database)
    stored: Counter[tuple[str, str]] = Counter()
    for code, data in db.execute('SELECT "table", entry FROM entries'):
        entry = read_entry(data)
        if any(isinstance(event, MoveMade) for event in entry.events):
            stored[code, entry.command] += 1
    db.close()
    told = [(code, name) for code, names in figures.acknowledged.items() for name in names]
    return sum(not stored[key] for key in told), sum(count > 1 for count in stored.values())


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


def durable_ms(port: int) -> tuple[float, int]:
    """Milliseconds of waiting for the disk so far, and how often, as the server counts them."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        lines = dict(line.split(" ", 1) for line in answer.read().decode().splitlines() if line[0] != "#")
    return 1000 * float(lines["sumida_store_seconds_sum"]), int(lines["sumida_store_seconds_count"])


async def load(asked: argparse.Namespace, port: int, pid: int) -> Figures:
    figures = Figures()
    parties: list[Party] = []
    while len(parties) < asked.tables:
        batch = [
            party(port, asked.seats, asked.game, figures) for _ in range(min(10, asked.tables - len(parties)))
        ]
        parties += await asyncio.gather(*batch)
    print(f"{asked.tables * asked.seats} sockets at {asked.tables} tables", flush=True)
    figures.acks.clear()
    if asked.profile:
        os.kill(pid, signal.SIGUSR1)
    cpu, _ = server_figures(pid)
    waited, times = await asyncio.to_thread(durable_ms, port)
    own = time.process_time()
    begin = time.perf_counter() + 0.2
    interval = asked.tables / asked.rate
    bytes_before = figures.bytes
    await asyncio.gather(
        *(
            made.keep_moving(interval, begin + interval * n / asked.tables, begin + asked.seconds)
            for n, made in enumerate(parties)
        )
    )
    wall = time.perf_counter() - begin
    after, memory = server_figures(pid)
    report(asked, figures, wall, (after - cpu) / wall, memory, (time.process_time() - own) / wall)
    print(f"received       {(figures.bytes - bytes_before) / wall / 1e6:.1f} MB/s")
    waited_then, times_then = await asyncio.to_thread(durable_ms, port)
    print(f"durable        after {(waited_then - waited) / (times_then - times):.1f} ms on average")
    if asked.profile:
        os.kill(pid, signal.SIGUSR1)
        await asyncio.sleep(1)
    for made in parties:
        made.hang_up()
    return figures


def report(
    asked: argparse.Namespace, figures: Figures, wall: float, cpu: float, memory: float, own: float
) -> None:
    rate = len(figures.acks) / wall
    print(f"moves          {len(figures.acks):,} in {wall:.1f} s: {rate:.0f}/s (asked {asked.rate}/s)")
    for label, values in (("acknowledged", figures.acks), ("other screens", figures.screens)):
        shares = "  ".join(f"p{int(100 * s)} {percentile(values, s):.1f}" for s in (0.5, 0.9, 0.99))
        print(f"{label:<14} {shares} ms  (slowest {percentile(values, 1):.0f})")
    each = 1000 * cpu / rate if rate else float("nan")
    print(f"server         {100 * cpu:.0f} % of a core ({each:.2f} ms a move), {memory:.0f} MB")
    print(f"client         {100 * own:.0f} % of a core; load average {os.getloadavg()[0]:.1f}")
    print(f"refused        {dict(figures.refused)}; late {figures.late}")


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rate", type=float, default=500)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--game", choices=["hanabi", "hashi"], default="hanabi")
    parser.add_argument("--profile", action="store_true", help="say where the server's time goes")
    parser.add_argument("--serve", nargs=3, metavar=("PORT", "DATABASE", "PROFILE"), help=argparse.SUPPRESS)
    asked = parser.parse_args(argv)
    if asked.serve:
        port, database, profile = asked.serve
        if asked.profile:
            Sampler(Path(profile))
        return serve("127.0.0.1", int(port), ServerSettings(database, limits=LIMITS), open_browser=False)
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with tempfile.TemporaryDirectory() as folder:
        return run(asked, Path(folder) / "load.sqlite3")


def run(asked: argparse.Namespace, database: Path) -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    profile = database.with_suffix(".json")
    command = [sys.executable, "-m", "benchmarks.load", *(["--profile"] if asked.profile else [])]
    command += ["--serve", str(port), f"sqlite:///{database}", str(profile)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as server:
        try:
            wait_for(port)
            print(machine())
            with suppress(ImportError):
                import uvloop  # as the server does where it is installed

                asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())
            figures = asyncio.run(load(asked, port, server.pid))
        finally:
            server.terminate()
    if asked.profile:
        print_profile(profile)
    lost, doubled = lost_and_doubled(database, figures)
    print(f"log            {lost} acknowledged moves lost, {doubled} doubled")
    return 1 if lost or doubled else 0


def print_profile(file: Path) -> None:
    found = msgspec.json.decode(file.read_bytes())
    print(f"the event loop's thread took {found['main_thread_s']:.1f} s of processor time:")
    for part, share in found["shares"].items():
        print(f"  {100 * share:5.1f} %  {part}")
    print(f"  {100 * found['garbage_share']:5.1f} %  of it, wherever it fell: collecting garbage")


def wait_for(port: int) -> None:
    for _ in range(200):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz").close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise SystemExit("the server did not start")


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

"""Rude visitors beside a polite one: what does the server lose, and what does the other notice?

    python -m benchmarks.abuse deaf --sockets 1000       # sockets that ask for everything and read nothing
    python -m benchmarks.abuse http-deaf --sockets 1000  # requests whose responses nobody reads
    python -m benchmarks.abuse half-open --sockets 1000  # requests that never end
    python -m benchmarks.abuse bots --tables 60          # strong bots kept busy from three addresses
    python -m benchmarks.abuse kill                      # no attack: the server dies

A real `sumida serve` runs in a process of its own. Addresses are told apart by X-Forwarded-For, which the
server believes from this machine. Meanwhile the metrics are scraped as Prometheus would, and the rules of
`deploy/alerts.yml` evaluated: each attack must raise its alert within a minute.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from statistics import median, quantiles
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from benchmarks.alerts import EVERY_S, Alerts, read_metrics
from benchmarks.machine import machine

MB = 1_000_000
ALERTS = {
    "deaf": "SumidaDeafClients",
    "http-deaf": "SumidaDeafClients",
    "half-open": "SumidaSlowRequests",
    "bots": "SumidaBotsQueue",
    "kill": "SumidaDown",
}
"""The alert that each attack must raise."""
WITHIN_S = 60
TURN_S = 30
"""A bot's turn that takes longer than this ends the run."""
HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nCookie: {cookie}\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@dataclass
class Process:
    """The server under attack."""

    port: int
    pid: int
    host: str = "127.0.0.1"

    @property
    def memory(self) -> int:
        with open(f"/proc/{self.pid}/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    @property
    def descriptors(self) -> int:
        return len(os.listdir(f"/proc/{self.pid}/fd"))

    def metrics(self) -> str | None:
        """The page of metrics; None if the server does not answer."""
        try:
            return self.get("/metrics").decode()
        except OSError:
            return None

    def get(self, path: str) -> bytes:
        with urllib.request.urlopen(f"http://{self.host}:{self.port}{path}", timeout=10) as answer:
            return bytes(answer.read())

    def post(self, path: str, body: dict[str, Any], address: str) -> tuple[dict[str, Any], str]:
        """The answer, and the cookie that came with it."""
        headers = {"content-type": "application/json", "x-forwarded-for": address}
        url = f"http://{self.host}:{self.port}{path}"
        request = urllib.request.Request(url, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer), str(answer.headers["set-cookie"]).partition(";")[0]

    async def open(self, code: str, cookie: str, address: str) -> ClientConnection:
        headers = {"Cookie": cookie, "X-Forwarded-For": address}
        wire = await connect(f"ws://{self.host}:{self.port}/ws", additional_headers=headers, open_timeout=60)
        await wire.send(json.dumps({"type": "open", "table": code, "since": None}))
        return wire


@contextmanager
def server(*options: str, host: str = Process.host, within: Sequence[str] = ()) -> Iterator[Process]:
    """`within` is a command that runs another, in a network of its own, where it listens on `host`."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/club.sqlite3"
        words = ["serve", "--no-browser", "--host", host, "--port", "0", "--database", database, *options]
        command = [*within, sys.executable, "-m", "sumida", *words]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
            assert running.stdout is not None
            port = int(running.stdout.readline().rstrip("/\n").rpartition(":")[2])
            try:
                yield Process(port, running.pid, host)
            finally:
                running.terminate()


def table(process: Process, address: str, game: str, bots: dict[str, str], **options: Any) -> tuple[str, str]:
    """A started game with these bots, and the cookie of the person who plays seat 0 or watches."""
    seat = None if "0" in bots else 0
    settings: dict[str, Any] = {"game": game, "options": {"players": 2, **options}, "watching": "all"}
    body = {"name": "Ada", "settings": settings, "seat": seat, "bots": bots, "start": True}
    made, cookie = process.post("/api/tables", body, address)
    return str(made["code"]), cookie


def frame(text: str) -> bytes:
    """A masked text frame; a mask of zeros leaves the text as it is."""
    data = text.encode()
    return b"\x81" + bytes([0x80 | len(data)]) + bytes(4) + data


@dataclass
class Watch:
    """Scrapes the server's metrics and evaluates the alert rules, from before an attack until its alert."""

    process: Process
    alert: str
    every_s: float = EVERY_S
    began: float = 0.0

    def __post_init__(self) -> None:
        self.alerts = Alerts(every_s=self.every_s)

    async def run(self) -> None:
        while True:
            metrics = await asyncio.to_thread(self.process.metrics)
            self.alerts.add(time.monotonic(), metrics)
            await asyncio.sleep(self.every_s)

    async def begin(self, *, begun: bool = False) -> asyncio.Task[None]:
        """Scrape twice before the attack begins, unless it already has."""
        task = asyncio.create_task(self.run())
        if not begun:
            await asyncio.sleep(self.every_s + 1)
        self.began = time.monotonic()
        return task

    async def verdict(self) -> bool:
        """Wait until the alert has fired, or the time for it is over."""
        while self.alert not in self.alerts.fired and time.monotonic() - self.began < 2 * WITHIN_S:
            await asyncio.sleep(0.2)
        for name, at in sorted(self.alerts.fired.items(), key=lambda fired: fired[1]):
            after = at - self.began
            when = f"{after:.0f} s after the attack began" if after >= 0 else "before the attack"
            print(f"alert {name} fired {when}", f"(allowed: {WITHIN_S})" if name == self.alert else "")
        fired = self.alerts.fired.get(self.alert)
        if fired is None:
            print(f"alert {self.alert} did not fire within {2 * WITHIN_S} s")
        return fired is not None and 0 <= fired - self.began <= WITHIN_S


@dataclass
class Cost:
    """What clients that do not read cost the server: memory, and descriptors until they are free."""

    process: Process
    most: int = 0

    def __post_init__(self) -> None:
        self.before, self.descriptors = self.process.memory, self.process.descriptors

    def look(self) -> None:
        self.most = max(self.most, self.process.memory - self.before)

    async def verdict(self, what: str) -> bool:
        """Wait until all descriptors are free again."""
        ended = time.monotonic()
        while self.process.descriptors > self.descriptors + 2 and time.monotonic() - ended < 2 * WITHIN_S:
            self.look()
            await asyncio.sleep(0.2)
        freed = time.monotonic() - ended
        print(f"{what}: memory grew by {self.most / MB:.0f} MB at most (allowed: 200)")
        print(f"all descriptors were free {freed:.0f} s after the last byte was sent (allowed: 60)")
        return self.most < 200 * MB and freed < WITHIN_S


async def small_socket(port: int) -> socket.socket:
    """A connection with as small a receive buffer as there is."""
    wire = socket.socket()
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    wire.setblocking(False)
    await asyncio.get_running_loop().sock_connect(wire, ("127.0.0.1", port))
    return wire


async def deaf(process: Process, sockets: int, seconds: float = 20) -> bool:
    """Sockets that ask for whole snapshots without end and never read one."""
    loop = asyncio.get_running_loop()
    code, cookie = table(process, "10.0.0.1", "hanabi", {"1": "cautious"})
    cost = Cost(process)
    wires = []
    for _ in range(sockets):
        wires.append(wire := await small_socket(process.port))
        await loop.sock_sendall(wire, HANDSHAKE.format(cookie=cookie).encode())
        await loop.sock_recv(wire, 200)
        await loop.sock_sendall(wire, frame(json.dumps({"type": "open", "table": code, "since": None})))
    shout, began = frame('{"type":"resume","since":null}'), time.monotonic()
    while time.monotonic() - began < seconds:
        for wire in wires:
            with suppress(OSError):
                wire.send(shout)
        cost.look()
        await asyncio.sleep(0.05)
    good = await cost.verdict(f"{sockets} deaf sockets")
    for wire in wires:
        wire.close()
    return good


async def http_deaf(process: Process, sockets: int) -> bool:
    """Requests for the page's largest script, twenty on each connection, whose responses are never read."""
    scripts = re.findall(r'"(/assets/[^"]+\.js)"', process.get("/").decode())
    largest = max(scripts, key=lambda path: len(process.get(path)))
    asked = 20 * f"GET {largest} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()
    cost = Cost(process)
    wires = []
    for _ in range(sockets):
        wires.append(wire := await small_socket(process.port))
        with suppress(OSError):  # it may have been dropped
            await asyncio.get_running_loop().sock_sendall(wire, asked)
            await asyncio.get_running_loop().sock_recv(wire, 20)
        cost.look()
    good = await cost.verdict(f"{sockets} HTTP clients that read nothing")
    for wire in wires:
        wire.close()
    return good


async def half_open(process: Process, sockets: int) -> bool:
    """Requests whose header never ends."""
    loop = asyncio.get_running_loop()
    halves = []
    for number in range(sockets):
        half = socket.socket()
        half.setblocking(False)
        await loop.sock_connect(half, ("127.0.0.1", process.port))
        await loop.sock_sendall(half, f"GET /{number} HTTP/1.1\r\nHost: 127.0.0.1\r\n".encode())
        halves.append(half)
    began = time.monotonic()
    await asyncio.to_thread(process.get, "/")
    code, cookie = await asyncio.to_thread(table, process, "10.0.0.2", "hanabi", {"1": "cautious"})
    wire = await process.open(code, cookie, "10.0.0.2")
    while json.loads(await wire.recv())["type"] != "snapshot":
        pass
    served = time.monotonic() - began
    await wire.close()
    held = process.descriptors
    while process.descriptors > held - sockets and time.monotonic() - began < 120:
        await asyncio.sleep(0.2)
    freed = time.monotonic() - began
    print(f"{sockets} half-open requests: a newcomer had page, table and its state after {served:.2f} s")
    print(f"(allowed: 2); all of them were cut off after {freed:.0f} s")
    for half in halves:
        half.close()
    return served < 2


async def read_all(wire: ClientConnection) -> None:
    with suppress(Exception):
        async for _ in wire:
            pass


async def hostile_bots(process: Process, tables: int, turns: int, attackers: AsyncExitStack) -> bool:
    """Games of strong bots from three addresses, and one person who plays with `partner`."""
    for number in range(tables):
        address = f"10.0.{number % 3}.9"
        game, bot = ("hashi", "master") if number % 2 else ("hanabi", "learned+search")
        made = await asyncio.to_thread(table, process, address, game, {"0": bot, "1": bot})
        wire = await process.open(*made, address)
        attackers.push_async_callback(wire.close)
        attackers.callback(asyncio.create_task(read_all(wire)).cancel)
    await until_bots_wait(process, tables // 2)
    times = await bystander(process, turns)
    found = quantiles(times[2:], n=20, method="inclusive")[-1]
    print(f"{tables} hostile bot tables: a bystander's bot took {median(times):.2f} s, p95 {found:.2f} s")
    print(f"over {len(times) - 2} turns, 0.5 s of which are its pace (allowed: 2)")
    return found < 2


async def until_bots_wait(process: Process, number: int) -> None:
    """Wait until every worker is busy and this many turns of bots wait for one."""
    length, began = frozenset([("__name__", "sumida_queue_length"), ("queue", "bots")]), time.monotonic()
    while read_metrics(await asyncio.to_thread(lambda: process.metrics() or "")).get(length, 0) < number:
        assert time.monotonic() - began < WITHIN_S, "the bots are too quick to be in each other's way"
        await asyncio.sleep(0.2)


async def bystander(process: Process, turns: int) -> list[float]:
    """One person who plays with `partner`, game after game: the seconds of each of the bot's turns."""
    times: list[float] = []
    while len(times) < turns:
        made = await asyncio.to_thread(table, process, "10.7.7.7", "hanabi", {"1": "partner"})
        game = Game(await process.open(*made, "10.7.7.7"))
        while len(times) < turns:
            seconds = await asyncio.wait_for(game.bot_turn(len(times)), TURN_S)
            if seconds is None:
                break
            times.append(seconds)
        await game.wire.close()
    return times


@dataclass
class Game:
    """A game with a bot in seat 1, as the person in seat 0 sees it."""

    wire: ClientConnection
    play: dict[str, Any] = field(default_factory=lambda: {"to_act": [1]})
    version: int = 0

    async def bot_turn(self, number: int) -> float | None:
        """Make a move, and return the seconds until the bot has answered; None when the game is over."""
        await self._passes(1)
        if not self.play["to_act"]:
            return None
        began = time.monotonic()
        await self._move(number)
        await self._passes(0)
        await self._passes(1)
        return time.monotonic() - began if self.play["to_act"] else None

    async def _move(self, number: int) -> None:
        legal = self.play["views"][0]["legal"]
        clues = [action for action in legal if action.startswith("clue")]
        action = (clues or [text for text in legal if text.startswith("discard")])[0]
        move = {"type": "move", "id": f"m{number}", "version": self.version, "action": action}
        await self.wire.send(json.dumps(move))

    async def _passes(self, seat: int) -> None:
        """Read until it is no longer this seat's turn."""
        while self.play["to_act"] == [seat]:
            message = json.loads(await self.wire.recv())
            assert message["type"] != "refused", message
            if message["type"] in ("snapshot", "update") and message["play"] is not None:
                self.play, self.version = message["play"], message["version"]


async def attack(process: Process, found: argparse.Namespace, attackers: AsyncExitStack) -> bool:
    if found.attack == "deaf":
        return await deaf(process, found.sockets, found.seconds)
    if found.attack == "http-deaf":
        return await http_deaf(process, found.sockets)
    if found.attack == "half-open":
        return await half_open(process, found.sockets)
    if found.attack == "bots":
        return await hostile_bots(process, found.tables, found.turns, attackers)
    os.kill(process.pid, signal.SIGKILL)
    return True


async def watched_attack(process: Process, found: argparse.Namespace) -> bool:
    watch = Watch(process, ALERTS[found.attack], found.every)
    task = await watch.begin()
    async with AsyncExitStack() as attackers:  # they go on until the alert
        good = await attack(process, found, attackers)
        raised = await watch.verdict()
    task.cancel()
    print("passed" if good and raised else "FAILED")
    return good and raised


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("attack", choices=list(ALERTS))
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=20, help="how long deaf sockets ask")
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--turns", type=int, default=42)
    parser.add_argument("--every", type=float, default=EVERY_S, help="seconds between two scrapes")
    parser.add_argument("--limit", action="append", default=[], help="a limit of the server, as in `serve`")
    parser.add_argument("--no-warm-up", action="store_true", help="strong bots think at once, as in `serve`")
    found = parser.parse_args(argv)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    print(machine())
    options = ["--no-warm-up"] if found.no_warm_up else []
    limits = [*found.limit, f"metrics_s={min(found.every, EVERY_S - 5)}"]
    with server(*options, *(f"--limit={limit}" for limit in limits)) as process:
        return 0 if asyncio.run(watched_attack(process, found)) else 1


if __name__ == "__main__":
    sys.exit(main())

"""Games of our bots on our own server, both speaking hanab.live's protocol, while everything is killed.

Called by `python -m benchmarks.bridge --our-server`: bots and the server are killed; that cuts all sockets.
Every move must be the one that the bot makes here in the same position, and every game must end.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import urllib.request
from functools import partial
from pathlib import Path
from random import Random

import httpx
from tests.bridge.site_server import PASSWORD

from sumida.bots import create
from sumida.client import RemoteTable, join
from sumida.client.errors import CommandRefused
from sumida.client.link import TableState
from sumida.records import read_any, replay
from sumida.tables.messages import commands

BETWEEN_FAULTS_S = (4.0, 10.0)
NAMES = ("bot-1", "bot-2", "bot-3")
SERVER_LIMITS = (
    "messages_per_second=200",
    "looks_back_per_minute=6000",
    "bots_stored_per_day_bytes=1000000000",
    "entries_per_table=200000",
)
"""These bots wait for no more than 20 ms before a move, where people are spared a hundred times as long."""


class Home:
    """`sumida serve` as a process, killed and started again on the same port and database."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder, self.port = folder, port
        self.address = f"http://127.0.0.1:{port}"

    async def start(self) -> None:
        words = ["serve", "--port", str(self.port), "--database", f"sqlite:///{self.folder}/club.sqlite3"]
        limits = [word for limit in SERVER_LIMITS for word in ("--limit", limit)]
        with (self.folder / "server.log").open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "sumida", *words, *limits, stdout=log, stderr=log
            )
        while not await asyncio.to_thread(self._answers):
            await asyncio.sleep(0.1)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=5):
                return True
        except OSError:
            return False

    async def kill(self) -> None:
        self.process.kill()
        await self.process.wait()


class HomeGuest:
    """A bot's process; what it reports is kept in a file."""

    def __init__(self, home: Home, name: str) -> None:
        self.home, self.name = home, name
        self.log = home.folder / f"{name}.log"

    async def start(self) -> None:
        words = ["bridge", "hanablive", self.home.address, "--user", self.name, "--bot", "cautious"]
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                *["-m", "sumida", *words, "--pace", "0", "0.02"],
                env={**os.environ, "SUMIDA_SITE_PASSWORD": PASSWORD * 3},
                stdout=log,
                stderr=log,
            )

    async def kill(self) -> None:
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()


def _later(before: int, state: TableState) -> bool:
    return state.version > before


async def disturb(
    home: Home, guests: list[HomeGuest], table: RemoteTable, rng: Random, counts: dict[str, int]
) -> None:
    """Kill a bot or, now and then, the server, again and again; a killed server cuts all sockets.

    On a busy machine programs start slowly: the game must have gone on since the last fault.
    """
    before = 0
    while True:
        await table.until(partial(_later, before))
        await asyncio.sleep(rng.uniform(*BETWEEN_FAULTS_S))
        before = table.state.version
        if rng.random() < 0.3:
            counts["servers"] += 1
            await home.kill()
            await home.start()
            for guest in guests:
                if guest.process.returncode is not None:  # it found no server when it started
                    await guest.start()
        else:
            counts["bots"] += 1
            guest = rng.choice(guests)
            await guest.kill()
            await guest.start()


def as_played_here(text: str) -> bool:
    record = read_any(text)[0]
    states = replay(record).states
    bot = create("hanabi", "cautious", len(NAMES))
    chosen = [str(bot.choose(states[turn].view(seat))) for turn, (seat, _) in enumerate(record.moves)]
    return chosen == [move for _, move in record.moves] and not states[-1].to_act


async def play(table: RemoteTable, http: httpx.AsyncClient) -> bool:
    """One game; whether it is the one that the bots play here on its deal."""
    await table.until(lambda state: all(seat.kind != "open" for seat in state.shown.seats))
    await _insist(table, commands.Start)
    over = await table.until(lambda state: state.play is not None and state.play.scores is not None)
    assert over.play is not None
    for _ in range(100):  # the server may be away
        try:
            answer = await http.get(f"/api/replays/{over.play.replay}/record")
            answer.raise_for_status()
            break
        except httpx.HTTPError:
            await asyncio.sleep(0.2)
    await _insist(table, commands.Rematch)
    return as_played_here(answer.text)


async def _insist(table: RemoteTable, kind: type[commands.Command]) -> None:
    """Send a command of the host until it has its effect."""
    wanted = "running" if kind is commands.Start else "lobby"
    while table.state.shown.phase != wanted and not (
        wanted == "running" and table.state.shown.phase == "finished"
    ):
        try:
            await table.send(kind)
        except CommandRefused:
            await asyncio.sleep(0.1)


async def campaign(games: int, seed: int) -> bool:
    rng, counts = Random(seed), {"bots": 0, "servers": 0}
    with tempfile.TemporaryDirectory() as name:
        home = Home(Path(name), 20_000 + rng.randrange(10_000))
        await home.start()
        guests = [HomeGuest(home, name) for name in NAMES]
        for guest in guests:
            await guest.start()
        try:
            same = await _played(home, guests, rng, games, counts)
        finally:
            for guest in guests:
                await guest.kill()
            await home.kill()
        reports = [line for guest in guests for line in guest.log.read_text().splitlines() if "warns" in line]
        faults = [
            line for line in (home.folder / "server.log").read_text().splitlines() if "Traceback" in line
        ]
    print(f"{games} games, {counts['bots']} bots killed, {counts['servers']} servers killed")
    print(f"{same.count(False)} games differ from those played here")
    print(f"{len(reports)} warnings to bots, {len(faults)} errors in the log of the server")
    print(*reports[:10], sep="\n")
    return all(same) and not reports and not faults


async def _played(
    home: Home, guests: list[HomeGuest], rng: Random, games: int, counts: dict[str, int]
) -> list[bool]:
    options = {"players": len(NAMES)}
    body = {
        "name": "Ada",
        "settings": {"game": "hanabi", "options": options, "open_to_bots": True},
        "seat": None,
    }
    async with httpx.AsyncClient(base_url=home.address, timeout=60) as http:
        made = await http.post("/api/tables", json=body)
        cookie = made.headers["set-cookie"].partition(";")[0]
        async with join(f"{home.address}/t/{made.json()['code']}", "Ada", cookie=cookie) as table:
            faults = asyncio.create_task(disturb(home, guests, table, rng, counts))
            try:
                return [await play(table, http) for _ in range(games)]
            finally:
                faults.cancel()

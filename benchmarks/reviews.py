"""`python -m benchmarks.reviews`: seconds until the coach's review is ready, asked for over HTTP.

Starts its own server. The first review of each game warms the process up and is reported separately. Then
moves at a table of two are timed, alone and during a review.
"""

from __future__ import annotations

import asyncio
import json
import os
import platform
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import httpx
from tests.e2e.server import Server
from tests.server.conftest import Club

from sumida import codec
from sumida.bots import create
from sumida.records import new_game

GAMES = (
    ("hashi", ("careful",), 3),
    ("hashi", ("careful",) * 4, 1),
    ("hanabi", ("partner",) * 2, 1),
    ("hanabi", ("cautious", "partner"), 1),
    ("hanabi", ("partner",) * 3, 2),
    ("hanabi", ("hat",) * 4, 1),
    ("hanabi", ("partner",) * 5, 1),
)


def finished(game: str, bots: tuple[str, ...], seed: int) -> str:
    match = new_game(game, players=len(bots), seed=seed)
    seats = [create(game, name, len(bots)) for name in bots]
    while not match.over:
        seat = match.state.to_act[0]
        match.move(seat, str(seats[seat].choose(match.view(seat))))
    return codec.write_record(match.record())


def ask(address: str, method: str, body: str = "") -> Any:
    data = body.encode() if method == "POST" else None
    with urllib.request.urlopen(urllib.request.Request(address, data, method=method)) as answer:
        return json.load(answer)


def reviewed(server: str, record: str) -> tuple[float, float, Any]:
    """Seconds until it was warm and until it was ready, and the review."""
    name = ask(f"{server}/api/records", "POST", record)["replay"]
    begun, warm = time.monotonic(), 0.0
    shown = ask(f"{server}/api/replays/{name}/review", "POST")
    while shown["phase"] != "ready":
        time.sleep(0.05)
        shown = ask(f"{server}/api/replays/{name}/review", "GET")
        if shown["phase"] == "warming":
            warm = time.monotonic() - begun
    return warm, time.monotonic() - begun, shown["hashi"] or shown["hanabi"]


async def moves(club: Club, seconds: float) -> list[float]:
    """Milliseconds from a move to its acknowledgement, game after game."""
    found: list[float] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        _, players = await club.table("Ada", "Bo")
        while time.monotonic() < end and players[0].play["scores"] is None:
            mover = next((player for player in players if player.legal), None)
            if mover is None:
                await asyncio.gather(*(player.receive() for player in players))
                continue
            begun = time.monotonic()
            await mover.move()
            found.append(1000 * (time.monotonic() - begun))
            for player in players:
                await player.until_version(mover.version)
            await asyncio.sleep(0.02)  # a server lets nobody open more than a table a second
    return sorted(found)


def review_text(name: str, found: list[float]) -> None:
    middle, late = found[len(found) // 2], found[len(found) * 99 // 100]
    print(f"{name}: {len(found)} moves, median {middle:.1f} ms, 99 % within {late:.1f} ms", flush=True)


async def beside(server: str) -> None:
    async with httpx.AsyncClient(base_url=server) as http:
        nothing: Any = None
        club = Club(int(server.rsplit(":", 1)[1]), nothing, nothing, http)
        await moves(club, 2)
        review_text("a table alone", await moves(club, 6))
        record = finished("hanabi", ("cautious", "partner"), 1_000_300)
        name = ask(f"{server}/api/records", "POST", record)["replay"]
        ask(f"{server}/api/replays/{name}/review", "POST")
        while ask(f"{server}/api/replays/{name}/review", "GET")["phase"] != "running":
            await asyncio.sleep(0.2)
        review_text("beside a review", await moves(club, 6))
        for player in club.players:
            await player.wire.close()


def main() -> None:
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}")
    with tempfile.TemporaryDirectory() as folder:
        served = Server(Path(folder))
        served.start()
        try:
            for game, bots, times in GAMES:
                for number in range(times):
                    record = finished(game, bots, 1_000_200 + number)
                    warm, ready, found = reviewed(served.address, record)
                    limit = (
                        f"  possible {found['bound']['best']}–{found['bound']['limit']}"
                        if game == "hashi"
                        else ""
                    )
                    turns = len(found["turns"])
                    print(
                        f"{game} {', '.join(bots)}: {turns} turns, ready after {ready:.1f} s "
                        f"(warming up {warm:.1f} s){limit}",
                        flush=True,
                    )
            asyncio.run(beside(served.address))
        finally:
            served.stop()


if __name__ == "__main__":
    main()

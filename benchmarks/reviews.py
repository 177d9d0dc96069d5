"""`python -m benchmarks.reviews`: seconds until the coach's review is ready, asked for over HTTP.

A server of its own; the first review of each game warms the process up, which is told apart.
"""

from __future__ import annotations

import json
import os
import platform
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from tests.e2e.serving import Served

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


def main() -> None:
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}")
    with tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder))
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
        finally:
            served.stop()


if __name__ == "__main__":
    main()

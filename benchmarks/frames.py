"""A million malformed frames for a real server; others play meanwhile and must not notice.

    python -m benchmarks.frames --frames 1000000

Counts answers by reason. An internal error, or a game that stops, ends the run with an error.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections import Counter
from random import Random

from tests.faults.scenario import check_database, seat_players, stop_playing, wait_for_commands
from tests.faults.servers import Server, ServerFactory
from tests.server.frames import frame
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks.machine import machine

AT_ONCE = 400
"""Frames sent through one socket."""
LAST = 424_242
"""The ping after the last of them."""


async def attack(server: Server, code: str, frames: int, rng: Random, answers: Counter[str]) -> int:
    """Send frames through one socket after another; returns how many were sent."""
    sent = 0
    while sent < frames:
        wire = await connect(server.socket, proxy=None, ping_interval=None)
        hearing = asyncio.create_task(hear(wire, answers))
        try:
            await wire.send(json.dumps({"type": "open", "table": code}))
            for _ in range(min(AT_ONCE, frames - sent)):
                await wire.send(frame(rng, code))
                sent += 1
            await wire.send(json.dumps({"type": "ping", "n": LAST}))
        except ConnectionClosed:
            answers["closed by the server"] += 1
        await hearing
        wire.transport.abort()
    return sent


async def hear(wire: ClientConnection, answers: Counter[str]) -> None:
    try:
        async for data in wire:
            message = json.loads(data)
            answers[message.get("reason", message["type"])] += 1
            if message.get("n") == LAST:
                return
    except ConnectionClosed:
        pass


async def campaign(server: Server, frames: int, seed: int) -> Counter[str]:
    answers: Counter[str] = Counter()
    begin, rng, sent = time.perf_counter(), Random(seed), 0
    while sent < frames:
        players = await asyncio.to_thread(seat_players, server, 1, seed + sent)
        playing = asyncio.gather(*(player.play() for player in players))
        await wait_for_commands(players, 10)
        sent += await attack(server, players[0].code, min(20_000, frames - sent), rng, answers)
        await wait_for_commands(players, sum(len(player.acknowledged) for player in players) + 5)
        await stop_playing(players, playing)
        await check_database(server.database, players)
        seconds = time.perf_counter() - begin
        print(f"{sent:9,} frames in {seconds:.0f} s; the game of others went on untouched", flush=True)
    return answers


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(argv)
    print(machine())
    with ServerFactory() as factory, tempfile.TemporaryDirectory() as folder:
        server = factory.server(f"sqlite:///{folder}/club.sqlite3")
        server.start()
        answers = asyncio.run(campaign(server, asked.frames, asked.seed))
    for reason, number in answers.most_common():
        print(f"{number:9,} {reason}")
    return 1 if answers["error-internal"] else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

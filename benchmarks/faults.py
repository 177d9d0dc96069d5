"""A long run of games through `kill -9` at random moments: is anything lost, doubled or stuck?

    python -m benchmarks.faults --kills 1000             # one server over SQLite
    python -m benchmarks.faults --kills 100 --nodes      # two over PostgreSQL; one of them dies each time
    python -m benchmarks.faults --mixed --faults 1000 --seed 17   # all kinds of faults, in both at once

Players behave as the page does. After every round all histories are compared with the log, as described in
tests/faults/history.py: a mistake ends the run with an error. With `--nodes` the time from a death to each
table's next move is printed.

With `--mixed` servers are killed and frozen, networks partitioned (so it needs Linux and root), clocks put
wrong by an hour, the database is crashed and disks are filled, several of these at once; reads are checked as
well as writes. See tests/faults/mixed.py and tests/faults/linearizability.py.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from dataclasses import dataclass, field
from random import Random
from typing import NoReturn

from tests.faults.network import can_isolate, isolated
from tests.faults.players import Player
from tests.faults.scenario import check_database, seat_players, stop_playing, wait_for_commands
from tests.faults.servers import Server, ServerFactory
from tests.postgres import Postgres

from benchmarks.machine import machine

ROUND = 25
"""Kills between two looks at the whole history."""


@dataclass
class Tally:
    """What has been seen so far."""

    kills: int = 0
    commands: int = 0
    moves: int = 0
    reconnects: int = 0
    takeovers: list[float] = field(default_factory=list)

    def line(self, seconds: float) -> str:
        return (
            f"{self.kills:5} kills in {seconds:.0f} s: {self.commands:,} commands acknowledged, "
            f"{self.moves:,} moves in the log, {self.reconnects:,} reconnections; 0 lost, 0 doubled, 0 stuck"
        )


async def kill_often(
    servers: list[Server], players: list[Player], kills: int, rng: Random, tally: Tally
) -> None:
    """Kill at moments that nobody chose: in play, in start-up, in recovery."""
    for _ in range(kills):
        await asyncio.sleep(rng.random() * rng.choice((0.5, 2.5)))
        victim = rng.choice(servers)
        await asyncio.to_thread(victim.kill)
        if len(servers) > 1:
            tally.takeovers += await asyncio.gather(*(moved_again(group) for group in tables(players)))
        await asyncio.to_thread(victim.start, wait=False)
        tally.kills += 1


def tables(players: list[Player]) -> list[list[Player]]:
    codes = sorted({player.code for player in players})
    return [[player for player in players if player.code == code] for code in codes]


async def moved_again(group: list[Player]) -> float:
    """Seconds until a table has taken two more commands: the first may have been under way before."""
    begin = time.monotonic()
    await wait_for_commands(group, sum(len(player.acknowledged) for player in group) + 2)
    return time.monotonic() - begin


async def play_round(servers: list[Server], size: int, kills: int, seed: int, tally: Tally) -> None:
    await asyncio.gather(*(asyncio.to_thread(server.wait) for server in servers))
    players = await asyncio.to_thread(
        seat_players, servers[0], size, seed, [server.socket for server in servers]
    )
    playing = asyncio.gather(*(player.play() for player in players))
    await kill_often(servers, players, kills, Random(seed), tally)
    await asyncio.gather(*(moved_again(group) for group in tables(players)))
    await stop_playing(players, playing)
    tally.moves += await check_database(servers[0].database, players)
    tally.commands += sum(len(player.acknowledged) for player in players)
    tally.reconnects += sum(player.connected - 1 for player in players)


def run(asked: argparse.Namespace, servers: list[Server]) -> Tally:
    tally, begin = Tally(), time.monotonic()
    for server in servers:
        server.start(wait=False)
    while tally.kills < asked.kills:
        kills = min(ROUND, asked.kills - tally.kills)
        asyncio.run(play_round(servers, asked.tables, kills, asked.seed + tally.kills, tally))
        print(tally.line(time.monotonic() - begin), flush=True)
    return tally


def run_mixed(faults: int, seed: int) -> NoReturn:
    if not can_isolate():
        raise SystemExit("partitions need Linux, root, and the programs unshare, nsenter and ip")
    words = ["--faults", str(faults), "--seed", str(seed)]
    command = isolated([sys.executable, "-m", "tests.faults.mixed", *words])
    os.execvp(command[0], command)  # whoever ends this process ends everything in it


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--nodes", action="store_true", help="two servers over PostgreSQL")
    parser.add_argument("--mixed", action="store_true", help="all kinds of faults, as root")
    parser.add_argument("--faults", type=int, default=1000, help="with --mixed: how many")
    asked = parser.parse_args(argv)
    print(machine(), flush=True)
    if asked.mixed:
        run_mixed(asked.faults, asked.seed)
    with ServerFactory() as factory, tempfile.TemporaryDirectory() as folder:
        if not asked.nodes:
            run(asked, [factory.server(f"sqlite:///{folder}/club.sqlite3")])
            return 0
        postgres = Postgres()
        try:
            database = postgres.database()
            tally = run(asked, [factory.server(database), factory.server(database)])
        finally:
            postgres.stop()
    times = sorted(tally.takeovers)
    middle, slowest = times[len(times) // 2], times[-1]
    print(f"from a death to a table's next move: median {middle:.1f} s, slowest {slowest:.1f} s")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

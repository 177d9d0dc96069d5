"""Games of our bots on a server that speaks hanab.live's protocol, while sockets are cut and bots are killed.

    python -m benchmarks.bridge --games 100 --seed 18
    python -m benchmarks.bridge --games 100 --seed 18 --our-server

Each bot is a process of `sumida bridge hanablive`. Every game must be the one that the same bots play here on
the same deal, and the server must have refused nothing. Exits with 1 otherwise.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from random import Random

import uvicorn
from tests.bridge.site_server import PASSWORD, ServedTable, SiteServer
from tests.bridge.test_visitor import NAMES, local_moves, until

from benchmarks import bridge_at_home

BETWEEN_FAULTS_S = (0.1, 0.8)


class Guest:
    """A bot's process, started again when it is killed."""

    def __init__(self, address: str, name: str) -> None:
        self.address, self.name = address, name

    async def start(self) -> None:
        words = ["-m", "sumida", "bridge", "hanablive", self.address, "--user", self.name]
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            *words,
            *["--bot", "cautious", "--pace", "0", "0.02"],
            env={**os.environ, "SUMIDA_SITE_PASSWORD": PASSWORD},
            stdout=asyncio.subprocess.DEVNULL,
        )

    async def kill(self) -> None:
        self.process.kill()
        await self.process.wait()


async def disturb(site: SiteServer, guests: list[Guest], rng: Random, counts: dict[str, int]) -> None:
    """Cut a socket or kill a bot, again and again."""
    while True:
        await asyncio.sleep(rng.uniform(*BETWEEN_FAULTS_S))
        guest = rng.choice(guests)
        if rng.random() < 0.7:
            counts["cuts"] += guest.name in site.sockets
            await site.drop(guest.name)
        else:
            counts["kills"] += 1
            await guest.kill()
            await guest.start()


async def play(site: SiteServer, number: int) -> bool:
    """One game; whether it is the one that is played here."""
    table = site.tables[number] = ServedTable(number, len(NAMES), seed=number, options={})
    for name in NAMES:
        await site.join(table, name)
    await until(lambda: table.state is not None and not table.state.to_act)
    del site.tables[number]
    return table.moves == local_moves(number)


async def campaign(games: int, seed: int) -> bool:
    site, rng, counts = SiteServer(), Random(seed), {"cuts": 0, "kills": 0}
    server = uvicorn.Server(uvicorn.Config(site.app, port=0, log_level="error", ws="websockets-sansio"))
    serving = asyncio.create_task(server.serve())
    await until(lambda: server.started)
    address = f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    guests = [Guest(address, name) for name in NAMES]
    for guest in guests:
        await guest.start()
    await until(lambda: len(site.sockets) == len(NAMES))
    faults = asyncio.create_task(disturb(site, guests, rng, counts))
    same = [await play(site, seed * 1_000 + number) for number in range(games)]
    faults.cancel()
    await asyncio.gather(*(guest.kill() for guest in guests))
    server.should_exit = True
    await serving
    print(f"{games} games, {counts['cuts']} sockets cut, {counts['kills']} bots killed")
    print(f"{same.count(False)} games differ from those played here, {len(site.refused)} moves refused")
    print(*site.refused[:10], sep="\n")
    return all(same) and not site.refused


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=18)
    parser.add_argument(
        "--our-server", action="store_true", help="on `sumida serve`, which is killed as well"
    )
    args = parser.parse_args()
    played = bridge_at_home.campaign if args.our_server else campaign
    return 0 if asyncio.run(played(args.games, args.seed)) else 1


if __name__ == "__main__":
    raise SystemExit(main())

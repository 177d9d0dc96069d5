"""Play through mixed faults in two worlds at once; run by `python -m benchmarks.faults --mixed`, isolated.

Faults begin about a second apart and overlap. After each of them everything that was acknowledged is looked
up in the log. After every round all tables must move on, and the whole history of reads and writes is
checked.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from sumida.server.tokens import Signer
from sumida.tables.log import read_entry
from tests.faults.audit import Findings, audit, unstored
from tests.faults.nemesis import Fault, Nemesis
from tests.faults.network import mount_small
from tests.faults.scenario import read_database, stop_playing
from tests.faults.witness import Witness
from tests.faults.worlds import World, both_worlds

ROUND = 50
"""Faults between two looks at the whole history."""
TABLES = (3, 2)
"""In the world of two servers, and in that of one."""
APART_S = 2.0
"""The longest time between the beginnings of two faults."""
AT_ONCE = 5
"""Faults that may overlap."""
STUCK_S = 120
FOLDER = Path("/mnt")
"""Where the worlds keep their files: only here, and no longer than this process lives."""


@dataclass
class Tally:
    """What has happened so far."""

    kinds: Counter[str] = field(default_factory=Counter)
    findings: Findings = field(default_factory=Findings)
    reconnects: int = 0
    begun: float = field(default_factory=time.monotonic)

    @property
    def faults(self) -> int:
        return self.kinds.total()

    def line(self) -> str:
        found = self.findings
        return (
            f"{self.faults:5} faults in {time.monotonic() - self.begun:.0f} s: {found.writes:,} writes, "
            f"{found.reads:,} reads, {self.reconnects:,} reconnections; "
            f"{len(found.lost)} lost, {len(found.doubled)} doubled, {len(found.stale)} stale, "
            f"{len(found.wrong)} wrong"
        )

    def table(self) -> str:
        return "\n".join(f"{number:5} {kind}" for kind, number in sorted(self.kinds.items()))


class Round:
    """Some faults, one after another, while people play."""

    def __init__(self, worlds: list[World], rng: Random, tally: Tally) -> None:
        self._worlds = worlds
        self._rng = rng
        self._tally = tally
        self._nemesis = Nemesis(worlds, rng)
        self._busy: set[str] = set()

    async def break_often(self, faults: int) -> None:
        """Begin this many faults, and end them all."""
        running: set[asyncio.Task[None]] = set()
        begun = 0
        while begun < faults:
            await asyncio.sleep(self._rng.random() * APART_S)
            fault = self._nemesis.draw(self._busy) if len(self._busy) < AT_ONCE else None
            if fault is not None:
                begun += 1
                self._busy.add(fault.target)
                running.add(asyncio.create_task(self._break(fault, self._rng.random() * fault.longest_s)))
        await asyncio.gather(*running)

    async def _break(self, fault: Fault, length: float) -> None:
        try:
            effective = await asyncio.to_thread(fault.begin)
            await asyncio.sleep(length)
        finally:
            await asyncio.to_thread(fault.end)
            self._busy.discard(fault.target)
        self._tally.kinds[fault.kind] += effective
        for world in self._worlds:
            await self._compare(world)

    async def _compare(self, world: World) -> None:
        """Look up everything that was acknowledged before now."""
        acknowledged = {witness: list(witness.acknowledged) for witness in world.witnesses}
        key, logs = await read_patiently(world)
        signer = Signer(key)
        for witness, ids in acknowledged.items():
            device = signer.device(witness.cookie.removeprefix("sumida="))
            entries = [read_entry(data) for data in logs.get(witness.code, ())]
            for id, times in unstored(entries, device or "", ids).items():
                found = self._tally.findings.doubled if times else self._tally.findings.lost
                found.append(f"{world.name}: {device} {id} is in the log {times} times")


async def read_patiently(world: World) -> tuple[bytes, dict[str, list[bytes]]]:
    """Read the database; it may be down now."""
    until = time.monotonic() + STUCK_S
    while True:
        try:
            async with asyncio.timeout(5):
                return await read_database(world.database)
        except Exception:
            if time.monotonic() > until:
                raise
            await asyncio.sleep(0.2)


async def supervise(worlds: list[World]) -> None:
    while True:
        for world in worlds:
            await asyncio.to_thread(world.supervise)
        await asyncio.sleep(0.2)


async def until_moved(group: list[Witness]) -> None:
    """Wait until a table has taken two more commands: the first may have been under way before."""
    count = sum(len(witness.acknowledged) for witness in group) + 2
    async with asyncio.timeout(STUCK_S):
        while sum(len(witness.acknowledged) for witness in group) < count:
            await asyncio.sleep(0.02)


async def play_round(worlds: list[World], faults: int, rng: Random, tally: Tally) -> None:
    witnesses = [witness for world in worlds for witness in world.witnesses]
    supervising = asyncio.create_task(supervise(worlds))
    playing = asyncio.gather(*(witness.play() for witness in witnesses))
    codes = {witness.code for witness in witnesses}
    try:
        await Round(worlds, rng, tally).break_often(faults)
        await asyncio.gather(*(until_moved([w for w in witnesses if w.code == code]) for code in codes))
        await stop_playing(list(witnesses), playing)
        for world in worlds:
            tally.findings.add(audit(*await read_patiently(world), world.witnesses))
    finally:
        supervising.cancel()
        playing.cancel()
        await asyncio.gather(supervising, playing, return_exceptions=True)
    tally.reconnects += sum(witness.connected - 1 for witness in witnesses)


def run(faults: int, seed: int, report: Callable[[str], None]) -> Tally:
    """Play through this many faults, in rounds."""
    with both_worlds(FOLDER) as worlds:
        tally, rng = Tally(), Random(seed)
        while tally.faults < faults:
            number = min(ROUND, faults - tally.faults)
            for world, tables in zip(worlds, TABLES, strict=True):
                world.begin(tables, seed + tally.faults)
            asyncio.run(play_round(list(worlds), number, rng, tally))
            report(tally.line())
            if tally.findings.faults:
                break
    return tally


def _stop(number: int, frame: Any) -> None:
    raise SystemExit(128 + number)


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=12)
    parser.add_argument("--seed", type=int, default=17)
    asked = parser.parse_args(argv)
    signal.signal(signal.SIGTERM, _stop)
    mount_small(FOLDER, 64)
    tally = run(asked.faults, asked.seed, lambda line: print(line, flush=True))
    print(tally.table())
    for fault in tally.findings.faults[:20]:
        print(fault)
    return 1 if tally.findings.faults else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

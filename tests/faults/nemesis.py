"""Faults drawn from a seed: what breaks, where, and for how long."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from random import Random

from tests.faults import network
from tests.faults.network import Machine
from tests.faults.servers import Server
from tests.faults.worlds import ClusterWorld, FileWorld, World, clock_of, set_clock, shift_database

KINDS = ("kill", "pause", "partition", "skew", "database crash", "disk full")
HOUR_S = 3600
SHIFTS = (-HOUR_S, 0, HOUR_S)


@dataclass(frozen=True)
class Fault:
    """Something that breaks and is mended again. Two faults of one target never overlap; others may."""

    kind: str
    target: str
    begin: Callable[[], bool]
    """Returns whether it took effect: what is down already cannot go down, and is not counted."""
    end: Callable[[], object]
    longest_s: float


class Nemesis:
    """Draws faults: the kinds in turn, in an order that changes, and at random what they hit."""

    def __init__(self, worlds: list[World], rng: Random) -> None:
        self._worlds = worlds
        self._rng = rng
        self._kinds: list[str] = []
        """The kinds that are left until all have had their turn."""

    def draw(self, busy: set[str]) -> Fault | None:
        """A fault at a target that is not busy."""
        free: dict[str, list[Fault]] = {}
        for world in self._worlds:
            for fault in faults_of(world, self._rng):
                if fault.target not in busy:
                    free.setdefault(fault.kind, []).append(fault)
        self._kinds = self._kinds or self._rng.sample(KINDS, len(KINDS))
        kind = next((kind for kind in self._kinds if kind in free), None)
        if kind is None:
            return None
        self._kinds.remove(kind)
        return self._rng.choice(free[kind])


def faults_of(world: World, rng: Random) -> Iterator[Fault]:
    """Whatever can break in a world."""
    for server, machine in zip(world.servers, world.machines, strict=False):
        yield kill(world, server, machine)
        yield pause(server, machine)
        yield skew(server, machine, rng)
        yield partition(machine, [world.here], rng)
    if isinstance(world, FileWorld):
        yield full_disk(f"{world.disk}", world)
    if isinstance(world, ClusterWorld):
        one, two, database = world.machines
        yield crash(world)
        yield full_disk("database", world)
        yield skew_database(world, rng)
        yield partition(one, [two], rng)
        yield partition(one, [database], rng)
        yield partition(two, [database], rng)
        yield partition(one, [two, database], rng)
        yield partition(two, [one, database, world.here], rng)


def kill(world: World, server: Server, machine: Machine) -> Fault:
    def begin() -> bool:
        alive = server.alive
        world.down.add(server)
        server.kill()
        return alive

    return Fault("kill", f"process {machine.name}", begin, lambda: world.down.discard(server), 1.5)


def pause(server: Server, machine: Machine) -> Fault:
    """Freeze a server, sometimes for longer than its lease."""

    def send(number: int) -> bool:
        with suppress(ProcessLookupError, AssertionError):  # it may just be starting again
            server.signal(number)
            return True
        return False

    return Fault(
        "pause",
        f"process {machine.name}",
        lambda: send(signal.SIGSTOP),
        lambda: send(signal.SIGCONT),
        5.0,
    )


def skew(server: Server, machine: Machine, rng: Random) -> Fault:
    """The clock of a server jumps, and stays wrong until it jumps again."""
    shift = rng.choice([shift for shift in SHIFTS if shift != clock_of(server)])

    def begin() -> bool:
        set_clock(server, shift)
        return True

    return Fault("skew", f"clock {machine.name}", begin, lambda: None, 0.5)


def partition(machine: Machine, others: list[Machine], rng: Random) -> Fault:
    """Packets between a machine and others are lost: in both directions, or in one."""
    ways = [(machine, other) for other in others]
    back = [(other, machine) for other in others]
    lost = rng.choice((ways + back, ways + back, ways, back))

    def begin() -> bool:
        for sender, receiver in lost:
            sender.lose(receiver)
        return True

    def end() -> None:
        for sender, receiver in lost:
            sender.reach(receiver)

    return Fault("partition", f"network {machine.name}", begin, end, 8.0)


def crash(world: ClusterWorld) -> Fault:
    """`kill -9` of PostgreSQL; it recovers when it is started again."""

    def begin() -> bool:
        world.down.add(world.postgres)
        alive = world.postgres.alive
        if alive:
            world.postgres.crash()
        return alive

    return Fault("database crash", "database", begin, lambda: world.down.discard(world.postgres), 1.5)


def full_disk(target: str, world: ClusterWorld | FileWorld) -> Fault:
    def begin() -> bool:
        network.fill(world.disk)
        return True

    return Fault("disk full", target, begin, lambda: network.make_room(world.disk), 3.0)


def skew_database(world: ClusterWorld, rng: Random) -> Fault:
    """The clock on which leases run jumps."""
    shift = rng.choice(SHIFTS)

    def begin() -> bool:
        with suppress(Exception):  # it may be down or full; then its clock stays as it is
            return asyncio.run(shift_database(world.database, shift))
        return False

    return Fault("skew", "database", begin, lambda: None, 0.5)

"""Two worlds for faults: two servers over one PostgreSQL, and one over SQLite, each on a machine of its
own.
"""

from __future__ import annotations

import asyncio
import os
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import asyncpg

from tests.faults import network
from tests.faults.network import Machine
from tests.faults.servers import HANABI, Server, ServerFactory
from tests.faults.witness import Reader, Witness
from tests.postgres import NOBODY, Postgres

HASHI = {"game": "hashi", "options": {"players": 2}}
ALIKE = 100
"""Seeds of one table's clients differ by less than this."""
OPTIONS = (
    "max_connections=200",
    "max_wal_size=8MB",
    "min_wal_size=2MB",
    "tcp_keepalives_idle=3",
    "tcp_keepalives_interval=1",
    "tcp_keepalives_count=3",
)
"""Connections whose other end is gone must not add up; and a full disk should soon be noticed."""
SHIFTED_CLOCK = """
CREATE SCHEMA skew;
CREATE TABLE skew.clock (shift interval NOT NULL);
INSERT INTO skew.clock VALUES ('0');
CREATE FUNCTION skew.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE
    AS 'SELECT pg_catalog.clock_timestamp() + shift FROM skew.clock';
GRANT ALL ON SCHEMA skew TO PUBLIC;
"""
"""PostgreSQL looks for functions along the search path, so its clock can be replaced for one database."""


class World(ABC):
    """Servers and their database, with people who play; `supervise` starts again what should be running."""

    def __init__(self, name: str, here: Machine, machines: list[Machine], folder: Path) -> None:
        self.name = name
        self.here = here
        self.machines = machines
        self.folder = folder
        self.servers: list[Server] = []
        self.down: set[object] = set()
        """What must not be started now."""
        self.witnesses: list[Witness] = []

    @property
    def database(self) -> str:
        return self.servers[0].database

    @abstractmethod
    def renew(self) -> str:
        """Make a new, empty database; returns its address."""

    def supervise(self) -> None:
        """Start whatever has ended by itself, as an operator's system would."""
        for server in self.servers:
            if server not in self.down and not server.alive:
                server.start(wait=False)

    def begin(self, tables: int, seed: int) -> None:
        """Start all servers over a new database, and seat new players."""
        for server in self.servers:
            server.kill()
        database = self.renew()
        for server in self.servers:
            server.database = database
            set_clock(server, 0)
            server.start(wait=False)
        for server in self.servers:
            server.wait()
        urls = [server.socket for server in self.servers]
        self.witnesses = []
        for number in range(tables):
            settings = HASHI if number % 2 else HANABI
            code, cookie = Random(seed + number).choice(self.servers).create(settings=settings)
            alike = ALIKE * (seed + number)
            self.witnesses.append(Witness(urls, code, cookie, seed=alike))
            self.witnesses.append(Witness(urls, code, seed=alike + 1))
            self.witnesses.append(Reader(urls, code, seed=alike + 2))

    def add_server(self, factory: ServerFactory, name: str) -> None:
        server = factory.server("")
        clock = self.folder / f"clock-{name}"
        clock.write_bytes(bytes(8))
        server.clock = str(clock)
        self.servers.append(server)


def set_clock(server: Server, shift_s: int) -> None:
    """Let the server's clock be wrong by this much from now on."""
    with open(server.clock, "r+b", buffering=0) as file:
        file.write((shift_s * 1_000_000_000).to_bytes(8, "little", signed=True))


def clock_of(server: Server) -> int:
    """By how many seconds the server's clock is wrong."""
    return int.from_bytes(Path(server.clock).read_bytes(), "little", signed=True) // 1_000_000_000


class FileWorld(World):
    """One server over SQLite, on a small disk."""

    _count = 0

    @property
    def disk(self) -> Path:
        return self.folder / "disk"

    def renew(self) -> str:
        for old in self.disk.iterdir():
            old.unlink()
        self._count += 1
        return f"sqlite:///{self.disk}/club{self._count}.sqlite3"


class ClusterWorld(World):
    """Two servers over one PostgreSQL, which is on a small disk on a third machine."""

    postgres: Postgres

    @property
    def disk(self) -> Path:
        return self.postgres.folder

    def renew(self) -> str:
        address = self.postgres.database()
        asyncio.run(_shiftable(address))
        return address

    def supervise(self) -> None:
        if self.postgres not in self.down and not self.postgres.alive:
            self.postgres.launch()
        super().supervise()


async def _shiftable(address: str) -> None:
    name = address.rpartition("/")[2]
    db = await asyncpg.connect(address)
    await db.execute(SHIFTED_CLOCK)
    await db.execute(f"ALTER DATABASE {name} SET search_path = public, skew, pg_catalog")
    await db.close()


async def shift_database(address: str, shift_s: int) -> bool:
    """Let the database's clock be wrong by this much from now on; whether that is a change."""
    db: Any = await asyncpg.connect(address, timeout=5, command_timeout=5)
    try:
        shift = f"interval '{shift_s} seconds'"
        done = await db.execute(f"UPDATE skew.clock SET shift = {shift} WHERE shift <> {shift}")
        return bool(done == "UPDATE 1")
    finally:
        db.terminate()


@contextmanager
def both_worlds(folder: Path) -> Iterator[tuple[ClusterWorld, FileWorld]]:
    """Everything that the faults need, in an isolated process."""
    here, one, two, database, alone = network.build(("one", "two", "database", "alone"))
    for first in (here, one, two, database, alone):
        for second in (here, one, two, database, alone):
            if first is not second:
                first.reach(second)
    folder.chmod(0o755)  # PostgreSQL runs as another user
    with ExitStack() as stack:
        cluster = ClusterWorld("two servers over PostgreSQL", here, [one, two, database], folder)
        single = FileWorld("one over SQLite", here, [alone], folder)
        network.mount_small(single.disk, 64)
        for world, machine in ((cluster, one), (cluster, two), (single, alone)):
            factory = stack.enter_context(ServerFactory(machine.address, machine.within))
            world.add_server(factory, machine.name)
        small = folder / "postgres"
        network.mount_small(small, 256)
        user = ["--setuid", str(NOBODY), "--setgid", str(NOBODY)] if os.geteuid() == 0 else []
        cluster.postgres = Postgres(small, database.address, [*database.within, *user], OPTIONS)
        stack.callback(cluster.postgres.crash)
        yield cluster, single

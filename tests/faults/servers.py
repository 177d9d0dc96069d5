"""Real server processes that are started, killed and frozen."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from contextlib import suppress
from types import TracebackType
from typing import Any

ENV = {**os.environ, "PYTHONPATH": "src:."}
START_S = 300
"""Starting and stopping take a second; on a busy machine, longer."""
HANABI = {"game": "hanabi", "options": {"players": 2}}


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


class ServerFactory:
    """Starts server processes through `fork_server`; ends them all when it closes.

    `within` is a command that runs another, in a network of its own, where they listen on `host`.
    """

    def __init__(self, host: str = "127.0.0.1", within: Sequence[str] = ()) -> None:
        self.host = host
        self._within = within

    def __enter__(self) -> ServerFactory:
        command = [*self._within, sys.executable, "-m", "tests.faults.fork_server"]
        self._process = subprocess.Popen(
            command, env=ENV, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self._line()
        self.servers: list[Server] = []
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for server in self.servers:
            server.kill()
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()

    def _line(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line, "the fork server has ended"
        return line

    def fork(self, port: int, database: str, *, locked: bool, clock: str) -> int:
        assert self._process.stdin is not None
        line = f"{self.host} {port} {database} {'locked' if locked else 'open'} {clock}\n"
        self._process.stdin.write(line)
        self._process.stdin.flush()
        return int(self._line())

    def server(self, database: str) -> Server:
        """A server that is not running yet, with a port of its own."""
        made = Server(self, database)
        self.servers.append(made)
        return made


class Server:
    """`sumida serve` on a fixed port and database, alive or not."""

    def __init__(self, factory: ServerFactory, database: str) -> None:
        self.factory = factory
        self.database = database
        self.port = free_port()
        self.clock = "-"
        """A file that says by how many nanoseconds its clock is wrong."""
        self.pid: int | None = None

    @property
    def socket(self) -> str:
        return f"ws://{self.factory.host}:{self.port}/ws"

    def start(self, *, wait: bool = True, locked: bool = False) -> None:
        """Start it; if `locked`, it obeys the permissions of files even as root."""
        self.pid = self.factory.fork(self.port, self.database, locked=locked, clock=self.clock)
        if wait:
            self.wait()

    def wait(self) -> None:
        until = time.monotonic() + START_S
        while self.health() is None:
            assert time.monotonic() < until, "the server did not start"
            time.sleep(0.02)

    def health(self) -> int | None:
        """The HTTP status of its health check; None if it does not answer."""
        try:
            with urllib.request.urlopen(
                f"http://{self.factory.host}:{self.port}/healthz", timeout=40
            ) as answer:
                return int(answer.status)
        except urllib.error.HTTPError as found:
            return found.code
        except OSError:
            return None

    def signal(self, number: int) -> None:
        assert self.pid is not None
        os.kill(self.pid, number)

    def kill(self) -> None:
        """`kill -9`, and wait until it is gone."""
        if self.pid is None:
            return
        with suppress(ProcessLookupError):  # it may have ended by itself
            self.signal(signal.SIGKILL)
        self.gone()

    def terminate(self) -> None:
        self.signal(signal.SIGTERM)
        self.gone()

    def limit_files(self, size: int) -> None:
        """From now on no file may grow beyond `size` bytes, as on a full disk; -1 lifts the limit."""
        assert self.pid is not None
        hard = resource.RLIM_INFINITY
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (size if size >= 0 else hard, hard))

    @property
    def alive(self) -> bool:
        return self.pid is not None and os.path.exists(f"/proc/{self.pid}")

    def gone(self) -> None:
        """Wait until the process has ended."""
        until = time.monotonic() + START_S
        while self.alive:
            assert time.monotonic() < until, "the server did not end"
            time.sleep(0.005)
        self.pid = None

    def create(self, **body: Any) -> tuple[str, str]:
        """Create a table over HTTP; returns its code and the host's cookie."""
        data = json.dumps({"name": "Ada", "settings": HANABI, **body}).encode()
        with urllib.request.urlopen(f"http://{self.factory.host}:{self.port}/api/tables", data) as answer:
            cookie = answer.headers["set-cookie"].split(";")[0]
            return json.load(answer)["code"], cookie


async def restart(server: Server) -> None:
    """Kill the server and start it again while the players go on."""
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)

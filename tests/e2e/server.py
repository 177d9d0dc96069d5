"""A server process for the browser tests: started, killed and restarted on the same database."""

from __future__ import annotations

import contextlib
import fcntl
import importlib.util
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]
START_S = 300.0


def load_build() -> ModuleType:
    """The program that builds the page."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def build_page() -> None:
    """Build the page from its sources, once for all test processes."""
    module = load_build()
    with _one_build_at_a_time():
        module.build_page()


def build_site() -> Path:
    """The same as static files for a web host; nothing may be changed there."""
    module = load_build()
    folder = ROOT / "build" / "site"
    stamp = folder.with_suffix(".built-from")
    with _one_build_at_a_time():
        module.build_page()
        sources = module.STAMP.read_text()
        if not (stamp.is_file() and stamp.read_text() == sources):
            module.build_site(folder)
            stamp.write_text(sources)
    return folder


@contextlib.contextmanager
def _one_build_at_a_time() -> Iterator[None]:
    with (ROOT / "web" / "package.json").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Server:
    """`sumida serve` on a port and a database that stay the same through `kill` and `start`."""

    program: tuple[str, ...] = ("-m", "sumida")
    options: tuple[str, ...] = ()
    """Further options of `sumida serve`."""

    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite:///{folder / 'tables.sqlite3'}"
        self._log = folder / "server.log"
        self._port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self.address = f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        command = [sys.executable, *self.program, "serve", "--no-browser", "--no-warm-up"]
        command += ["--port", str(self._port), "--database", self.database, "--bot-pace", "0", *self.options]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
        self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + START_S
        while time.monotonic() < end:
            with contextlib.suppress(urllib.error.URLError, ConnectionError, TimeoutError):
                urllib.request.urlopen(self.address + "/healthz", timeout=2).close()
                return
            time.sleep(0.1)
        raise AssertionError(f"the server did not start:\n{self._log.read_text()}")

    def kill(self) -> None:
        """`kill -9`: the process cannot save anything."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        self._process = None

    def stop(self) -> None:
        """End the server; a traceback in its log fails the test."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(timeout=START_S)
        log = self._log.read_text()
        assert "Traceback" not in log, log

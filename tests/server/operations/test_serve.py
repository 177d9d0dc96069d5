"""The command `sumida serve`: ports, addresses, and mistakes reported in one line."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from sumida.kernel import GameError
from sumida.server import serve as module
from sumida.server.serve import SEND_BUFFER_BYTES, bind, main
from sumida.store.lock import FileLock

ENV = {**os.environ, "PYTHONPATH": "src"}


def start(*words: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "sumida", "serve", "--no-browser", "--no-warm-up", *words]
    return subprocess.Popen(command, env=ENV, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def stop(server: subprocess.Popen[str]) -> int:
    server.send_signal(signal.SIGINT)
    server.communicate(timeout=300)
    return server.returncode


def test_the_address_printed_is_the_one_served(tmp_path: Path) -> None:
    server = start("--database", f"sqlite:///{tmp_path}/club.sqlite3", "--port", "0")
    assert server.stdout is not None
    address = server.stdout.readline().split()[-1]
    with urllib.request.urlopen(address) as page:
        assert page.status == 200
    assert stop(server) in (0, 130, -signal.SIGINT)


def test_a_second_server_on_one_file_exits_and_names_it(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/club.sqlite3"
    first = start("--database", database, "--port", "0")
    assert first.stdout is not None
    first.stdout.readline()
    second = start("--database", database, "--port", "0")
    output, errors = second.communicate(timeout=300)
    assert (second.returncode, output) == (2, "")
    assert f"{tmp_path}/club.sqlite3" in errors
    assert len(errors.splitlines()) == 1
    stop(first)


def test_a_second_server_on_one_file_does_not_wait_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is to be gone within two seconds; processor time does not depend on what else the machine does."""

    def wait(seconds: float, *_: object) -> None:
        raise AssertionError("it waits for the file")

    lock = FileLock(tmp_path / "club.sqlite3")
    began = time.process_time()
    monkeypatch.setattr(time, "sleep", wait)
    monkeypatch.setattr(asyncio, "sleep", wait)
    with pytest.raises(GameError, match=r"club\.sqlite3"):
        main(["--no-browser", "--port", "0", "--database", f"sqlite:///{tmp_path}/club.sqlite3"])
    assert time.process_time() - began < 2
    lock.release()


def test_a_taken_default_port_gives_way_to_a_free_one(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        monkeypatch.setattr(module, "DEFAULT_PORT", taken.getsockname()[1])
        with module._listen("127.0.0.1", None) as found:
            assert found.getsockname()[1] != taken.getsockname()[1]


def test_a_port_that_was_asked_for_and_is_taken_is_refused(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/club.sqlite3"
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        with pytest.raises(GameError, match="cannot listen"):
            main(["--no-browser", "--port", port, "--database", database])


def test_phones_get_an_address_only_where_the_host_lets_them_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_own_address", lambda: "192.168.7.9")
    assert module._addresses("127.0.0.1", 8000) == ["http://127.0.0.1:8000/"]
    assert module._addresses("0.0.0.0", 8000) == ["http://127.0.0.1:8000/", "http://192.168.7.9:8000/"]
    assert module._addresses("::1", 8000) == ["http://[::1]:8000/"]


@pytest.mark.parametrize("database", ["nonsense", "sqlite:////proc/nothing/here.sqlite3"])
def test_a_database_that_cannot_be_used_is_reported_before_anything_starts(database: str) -> None:
    with pytest.raises(GameError, match="database"):
        main(["--no-browser", "--port", "0", "--database", database])


def test_a_mistake_is_reported_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "holiday.jpg"
    file.write_bytes(b"not a database" * 100)
    server = start("--database", f"sqlite:///{file}")
    out, err = server.communicate(timeout=300)
    assert (server.returncode, out) == (2, "")
    assert err.startswith("sumida: the database")
    assert err.count("\n") == 1


def test_small_messages_are_not_held_back() -> None:
    """asyncio sets TCP_NODELAY only where the protocol is named; without it an `ack` came 40 ms late."""
    with bind("127.0.0.1", 0) as listening:
        assert listening.proto == socket.IPPROTO_TCP


def test_the_system_buffers_little_for_a_client_that_does_not_read() -> None:
    """No budget counts what the system buffers, by itself up to 4 MB for each connection."""
    with bind("127.0.0.1", 0) as listening, socket.create_connection(listening.getsockname()):
        accepted, _ = listening.accept()
        with accepted:
            assert accepted.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF) <= 2 * SEND_BUFFER_BYTES

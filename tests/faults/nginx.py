"""nginx with the configuration in `deploy/`."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.debian import ensure
from tests.faults.servers import free_port

EXAMPLE = Path(__file__).parents[2] / "deploy/nginx.conf"
PATHS = os.environ.get("PATH", "") + ":/usr/sbin:/usr/local/sbin"
AROUND = """
daemon off;
pid {folder}/pid;
error_log {folder}/error.log;
{user}
events {{ worker_connections 512; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/sumida.conf;
}}
"""


def find_nginx() -> str:
    """The path of nginx, installed if need be; fails, saying so, if that is impossible."""
    found = ensure("nginx", lambda: shutil.which("nginx", path=PATHS))
    assert found is not None, "deploy/nginx.conf is tested with a real nginx: install the package nginx"
    return found


@contextmanager
def nginx(folder: Path, ports: tuple[int, int]) -> Iterator[int]:
    """nginx in front of two servers; yields the port it listens on."""
    port = free_port()
    text = EXAMPLE.read_text("utf-8").replace("listen 80;", f"listen 127.0.0.1:{port};")
    for number, mine in zip((8001, 8002), ports, strict=True):
        text, changed = re.subn(rf":{number}\b", f":{mine}", text)
        assert changed == 1
    (folder / "sumida.conf").write_text(text)
    user = "user nobody nogroup;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder, user=user))
    with subprocess.Popen([find_nginx(), "-c", str(folder / "nginx.conf"), "-p", str(folder)]) as process:
        try:
            _wait(port, folder)
            yield port
        finally:
            process.terminate()


def _wait(port: int, folder: Path) -> None:
    until = time.monotonic() + 120
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except OSError:
            assert time.monotonic() < until, (folder / "error.log").read_text("utf-8")
            time.sleep(0.02)
        else:
            return

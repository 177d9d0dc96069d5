"""Nothing that a player starts needs POSIX: the package in a process that lacks what Windows lacks."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import sumida

WITHOUT_POSIX = """
import asyncio, concurrent.futures, importlib, multiprocessing.connection, os, pkgutil, signal, sys, types
import shutil, sqlite3, ssl, subprocess, tempfile, webbrowser
import httpx, uvicorn, uvicorn.protocols.http.h11_impl, websockets.asyncio.client  # these know Windows

# What Python on Windows does not have.
ABSENT = {"fcntl", "grp", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty", "uvloop"}
EXTRAS = {"asyncpg", "gymnasium", "jax", "matplotlib", "numba", "numpy", "ortools", "ray"}

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ABSENT | EXTRAS:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

for name in [name for name in sys.modules if name.partition(".")[0] in ABSENT]:
    del sys.modules[name]
sys.meta_path.insert(0, Absent())
for owner, names in {
    os: ("fork", "forkpty", "killpg", "getpgid", "setsid", "nice", "getuid", "sysconf", "getloadavg"),
    signal: ("SIGALRM", "SIGHUP", "SIGUSR1", "setitimer", "pthread_sigmask"),
}.items():
    for name in names:
        delattr(owner, name)
asyncio.AbstractEventLoop.add_signal_handler = None
sys.modules["msvcrt"] = types.ModuleType("msvcrt")
sys.modules["msvcrt"].locking, sys.modules["msvcrt"].LK_NBLCK = lambda *words: None, 2
sys.platform = "win32"

import sumida

NOT_FOR_PLAYERS = ("sumida.lab.train", "sumida.envs", "sumida.hanabi.learned.train", "sumida.__main__")
failed = {}
for module in pkgutil.walk_packages(sumida.__path__, "sumida.", onerror=lambda name: None):
    if not module.name.startswith(NOT_FOR_PLAYERS) and "__main__" not in module.name:
        try:
            importlib.import_module(module.name)
        except ModuleNotFoundError as error:
            if error.name.partition(".")[0] in ABSENT | {"sumida"}:
                failed[module.name] = str(error)
        except AttributeError as error:
            failed[module.name] = str(error)
assert not failed, failed
"""

A_GAME = """
from sumida import cli
from sumida.store.lock import FileLock
from sumida.tui.line_editor import _prompt_interrupts
from pathlib import Path

FileLock(Path(tempfile.mkdtemp()) / "club.sqlite3").release()
with _prompt_interrupts():
    pass
Path("bot.py").write_text('''
import json, sys
for line in sys.stdin:
    print(json.loads(line).get("legal", [""])[0], flush=True)
''')
bots = f'cmd:"{sys.executable} bot.py",cautious'
assert cli.main(["arena", "hanabi", "--bots", bots, "--games", "1", "--processes", "1"]) == 0
"""


def test_a_game_is_played_where_posix_is_absent(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_POSIX + A_GAME],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(Path(sumida.__file__).parents[1])},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert "cautious" in done.stdout

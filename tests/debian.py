"""Debian packages that tests need and a bare machine lacks: a browser, nginx."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

LOCK = Path(tempfile.gettempdir()) / "sumida-apt.lock"


def ensure(package: str, find: Callable[[], str | None]) -> str | None:
    """What `find` finds; if that is nothing and we may, after installing `package`.

    Test processes run side by side, so one installs and the others wait for it.
    """
    if found := find():
        return found
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return None
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return find() or _install(package, find)


def _install(package: str, find: Callable[[], str | None]) -> str | None:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["install", "-y", "-q", "--no-install-recommends", package]
    for words in (install, ["update", "-q"], install):
        if not find():
            subprocess.run(["apt-get", "-o", "DPkg::Lock::Timeout=300", *words], env=quiet, check=False)
    return find()

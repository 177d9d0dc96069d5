"""One server per SQLite file: an exclusive lock on `FILE.lock`, which ends with the process that holds it."""

from __future__ import annotations

import os
import sys
from pathlib import Path


class FileInUse(OSError):
    """Another program holds the lock."""


class FileLock:
    """Holds the lock from creation to `release`."""

    def __init__(self, path: Path) -> None:
        self.path = path.with_name(path.name + ".lock")
        self._file = os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600)
        try:
            _lock(self._file)
        except OSError:
            os.close(self._file)
            raise FileInUse(f"another server is using {path}; stop it first, or use another file") from None

    def release(self) -> None:
        os.close(self._file)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

"""A program at a pseudo-terminal: type into it and read its screen, as a player would."""

from __future__ import annotations

import codecs
import os
import pty
import re
import select
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Self

ROOT = Path(__file__).parents[2]
PATIENCE_S = 120
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x07]*\x07|[\r\x07]")


class PseudoTerminal:
    """`sumida WORDS` (or a shell command) with a terminal of its own."""

    def __init__(self, words: list[str] | str, **environment: str) -> None:
        own, theirs = pty.openpty()
        command = words if isinstance(words, str) else [sys.executable, "-m", "sumida", *words]
        self._process = subprocess.Popen(
            command,
            shell=isinstance(words, str),
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=terminal_environment(environment),
            start_new_session=True,
            preexec_fn=lambda: _take_terminal(theirs),
        )
        os.close(theirs)
        self._own = own
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._new = ""
        self.raw = ""

    def expect(self, wanted: str) -> str:
        """Wait until the screen shows this text, and return everything up to it that was not read before."""
        while wanted not in self._new:
            if not self._more():
                raise AssertionError(f"{wanted!r} was not shown, only: {self._new[-3000:]}")
        before, _, self._new = self._new.partition(wanted)
        return before + wanted

    def type(self, keys: str) -> None:
        os.write(self._own, keys.encode())

    def enter(self, line: str) -> None:
        self.type(line + "\r")

    def interrupt(self) -> None:
        """Ctrl-C."""
        self.type("\x03")

    def finish(self) -> tuple[int, str]:
        """Wait for the end: the exit status, and what was not read before."""
        while self._more():
            pass
        status = self._process.wait(PATIENCE_S)
        os.close(self._own)
        return status, self._new

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        if self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()

    def _more(self) -> bool:
        ready, _, _ = select.select([self._own], [], [], PATIENCE_S)
        if not ready:
            raise AssertionError(f"nothing more was shown after: {self._new[-3000:]}")
        try:
            data = os.read(self._own, 65536)
        except OSError:  # Linux reports the end of a terminal as an error
            return False
        text = self._decoder.decode(data)
        self.raw += text
        self._new += CONTROL.sub("", text)
        return bool(data)


def _take_terminal(descriptor: int) -> None:
    import fcntl
    import termios

    fcntl.ioctl(descriptor, termios.TIOCSCTTY, 0)


def terminal_environment(changes: Mapping[str, str]) -> dict[str, str]:
    """The environment of a plain English terminal, with some changes."""
    own = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "SUMIDA"))}
    plain = {"PYTHONPATH": str(ROOT / "src"), "TERM": "xterm", "LANG": "en_US.UTF-8", "COLUMNS": "100"}
    return {**own, **plain, "PYTHONUTF8": "1", "INPUTRC": os.devnull, **changes}

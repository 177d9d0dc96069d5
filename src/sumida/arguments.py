"""Arguments of the commands: a mistake is reported in one line, with status 2."""

from __future__ import annotations

import argparse
import shlex
import shutil
import sys
from math import inf, nan
from pathlib import Path
from typing import NoReturn

from sumida.kernel import GameError, Seat
from sumida.printing import show_error

SEATS = "ABCDE"


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line that names the command and its help."""

    def error(self, message: str) -> NoReturn:
        show_error(self.prog, f"{message} (see {self.prog} --help)")
        sys.exit(2)


def program() -> str:
    """What was typed to run this program: `sumida`, or Python with the module."""
    if Path(sys.argv[0]).name != "__main__.py":
        return "sumida"
    name = Path(sys.executable).name
    found = shutil.which(name)
    python = name if found and Path(found).samefile(sys.executable) else sys.executable
    return f"{shlex.quote(python)} -m sumida"


def read_seconds(text: str) -> float:
    """A time that is not negative."""
    found = _number(text)
    if not found >= 0:
        raise argparse.ArgumentTypeError(f"{text[:20]!r} is no time: give seconds, 0 or more")
    return found


def read_limit(text: str) -> float:
    """A time that ends something: more than nothing, less than for ever."""
    found = _number(text)
    if not 0 < found < inf:
        raise argparse.ArgumentTypeError(f"{text[:20]!r} is no time: give seconds, more than 0")
    return found


def read_count(text: str) -> int:
    """How many, at least one."""
    if not (text.isascii() and text.isdigit() and int(text)):
        raise argparse.ArgumentTypeError(f"{text[:20]!r} is no such number: give 1 or more")
    return int(text)


def _number(text: str) -> float:
    """Not a number (NaN), which fails every comparison, if the text is none."""
    try:
        return float(text)
    except ValueError:
        return nan


def read_seat(text: str, players: int) -> Seat:
    """A seat as players write it: its letter (A, B …), or its number from 0 as in records."""
    letters, wanted = SEATS[:players], text.strip().upper()
    if len(wanted) == 1 and wanted in letters:
        return letters.index(wanted)
    if wanted.isascii() and wanted.isdigit() and len(wanted) == 1 and int(wanted) < players:
        return int(wanted)
    raise GameError(
        f"there is no seat {text[:20]!r}; this game has {', '.join(letters)} (or 0 to {players - 1})",
        "error-no-seat",
        seat=text[:20],
        seats=", ".join(letters),
    )

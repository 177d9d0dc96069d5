"""The boards as text. Every `NAME.txt` in this folder is offered on the page, in the terminal and by the API.
A comment line `# title: …` gives a board a title for people. Imports the kernel; the rules import this.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from sumida.kernel import GameError

FOLDER: Traversable = resources.files(__name__)
SUFFIX: Final = ".txt"
RESERVED: Final = ("any", "own", "text")
"""`any` names the value network for all boards; `own` and `text` label a board that a player types in."""

_NAME: Final = re.compile(r"\w{1,40}")
_TITLE: Final = re.compile(r"^#\s*title:\s*(\S.*?)\s*$", re.MULTILINE)


def names() -> tuple[str, ...]:
    """The names of all boards, in alphabetical order."""
    return tuple(_texts())


def text(name: str) -> str:
    """The text of a board's file."""
    return _texts()[name]


def title(name: str) -> str:
    """The board's title for people; its name if the file has none."""
    found = _TITLE.search(text(name))
    return found[1][:80] if found else name


@lru_cache(maxsize=1)
def _texts() -> Mapping[str, str]:
    files = sorted(
        (file for file in FOLDER.iterdir() if file.name.endswith(SUFFIX)), key=lambda file: file.name
    )
    return {_name(file): _read(file) for file in files}


def _name(file: Traversable) -> str:
    name = file.name.removesuffix(SUFFIX)
    if not _NAME.fullmatch(name) or name in RESERVED:
        refused = ", ".join(RESERVED)
        raise GameError(
            f"The board file {file.name} needs another name: up to 40 letters, digits or underscores; "
            f"{refused} are reserved."
        )
    return name


def _read(file: Traversable) -> str:
    try:
        return file.read_bytes().decode("utf-8-sig")
    except OSError as error:
        raise GameError(f"Cannot read the board file {file.name}: {error.strerror}.") from None
    except UnicodeDecodeError as error:
        raise GameError(f"The board file {file.name} is not text: byte {error.start} is not UTF-8.") from None

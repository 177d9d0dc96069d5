"""How bots from outside are named: `FILE.py:CLASS`, `MODULE:CLASS`, `cmd:COMMAND`, `hanablive:COMMAND`."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

QUOTES = "\"'"
SHOWN = 40
"""The most letters of a command that are shown as a bot's name."""
_CLASS = re.compile(r"(?P<place>[^:]+):(?P<maker>[A-Za-z_]\w*)")
_FILE_ON_A_DRIVE = re.compile(r"(?P<place>[A-Za-z]:[\\/][^:]+):(?P<maker>[A-Za-z_]\w*)")
_MODULE = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*")


@dataclass(frozen=True)
class OutsideName:
    """A bot from outside: the kind, and what that kind needs to find it."""

    kind: str
    """"file", "module", or the kind of a player over lines, such as "cmd"."""
    place: str
    """The file, the module or the command."""
    maker: str = ""
    """The class, or a function that makes the bot."""

    @property
    def title(self) -> str:
        """What people call it: the class, or the beginning of the command."""
        return self.maker or f"{self.kind}:{self.place[:SHOWN]}"

    def __str__(self) -> str:
        if self.maker:
            return f"{self.place}:{self.maker}"
        return f"{self.kind}:{self.place}"


def read_name(text: str) -> OutsideName | None:
    """What a name means; None if it has none of these forms."""
    kind, found, rest = text.partition(":")
    if found and kind in LINE_KINDS:
        return OutsideName(kind, _unquoted(rest.strip())) if rest.strip(QUOTES + " ") else None
    match = _FILE_ON_A_DRIVE.fullmatch(text) or _CLASS.fullmatch(text)
    if match is None:
        return None
    if match["place"].endswith(".py"):
        return OutsideName("file", match["place"], match["maker"])
    return (
        OutsideName("module", match["place"], match["maker"]) if _MODULE.fullmatch(match["place"]) else None
    )


LINE_KINDS = ("cmd", "hanablive")
"""The kinds of players over lines; see `outside.DIALECTS`."""


def split_names(text: str) -> list[str]:
    """Names separated by commas; a comma within quotes belongs to a command.

    >>> split_names('partner, cmd:"node bot.js --deep a,b"')
    ['partner', 'cmd:"node bot.js --deep a,b"']
    """
    return [name.strip() for name in _parts(text)]


def _parts(text: str) -> Iterator[str]:
    part, quote = "", ""
    for letter in text:
        if letter == "," and not quote:
            yield part
            part = ""
            continue
        part += letter
        if letter in QUOTES and quote in ("", letter):
            quote = "" if quote else letter
    yield part


def words_of(command: str) -> list[str]:
    """The words of a command; on Windows a backslash separates folders."""
    on_windows = Path().absolute().drive != ""
    return [_unquoted(word) for word in shlex.split(command, posix=not on_windows)]


def _unquoted(text: str) -> str:
    quoted = len(text) > 1 and text[0] == text[-1] and text[0] in QUOTES
    return text[1:-1] if quoted and text[0] not in text[1:-1] else text

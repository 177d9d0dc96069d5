"""Text on its way to a terminal: names and sentences from files are cleaned here, and nowhere else.

A file may hold escape sequences that move the cursor, rename the window or turn lines round. Whatever the
programs print goes through `clean`; a style is a mark that no file can hold (see `style`).
"""

from __future__ import annotations

import codecs
import io
import re
import sys
import unicodedata
from typing import Final, TextIO

LONGEST_ERROR: Final = 400
STYLES_AT: Final = 0xD800
"""A style is written as half of a surrogate pair: no text that was decoded from bytes has one."""

JOINERS: Final = "\u200c\u200d"
"""Invisible, but part of Persian words and of emoji."""
UNSAFE: Final = "\ufffd"
PLAIN: Final = "plain-letters"
"""The error handler for terminals that cannot show every character."""

_SEEMS_UNSAFE: Final = re.compile(r"[^ -~\n\u00a1-\u00ac\u00ae-\u02ff]")
_STYLE: Final = re.compile(f"[{chr(STYLES_AT)}-{chr(STYLES_AT + 0xFF)}]")
_PLAIN_FORMS: Final = {
    **dict.fromkeys("·•", "."),
    **dict.fromkeys("─–—−‐‑", "-"),
    **dict.fromkeys("│", "|"),
    **dict.fromkeys("“”„«»", '"'),
    **dict.fromkeys("‘’", "'"),
    "═": "=",
    "≡": "#",
    "║": "H",
    "┃": "M",
    "█": "#",
    "✓": "*",
    "×": "x",
    "±": "+-",
    "≤": "<=",
    "→": "->",
    "…": "...",
    "ł": "l",
    "Ł": "L",
}


def network_error(error: Exception) -> str:
    """Why a server could not be reached, in the system's words."""
    reason = getattr(error, "reason", error)
    return getattr(reason, "strerror", None) or str(reason)


def clean(text: str) -> str:
    """The text without anything that commands a terminal: control and direction characters become �."""
    return _SEEMS_UNSAFE.sub(lambda found: _safe(found[0]), text)


def _safe(letter: str) -> str:
    if letter == "\t":
        return " "
    category = unicodedata.category(letter)
    unsafe = category in ("Cc", "Cf", "Zl", "Zp") or (category == "Cs" and not _STYLE.match(letter))
    return UNSAFE if unsafe and letter not in JOINERS else letter


def style(*codes: int) -> str:
    """The mark that switches a style on (an SGR code; 0 switches all off)."""
    return "".join(chr(STYLES_AT + code) for code in codes)


def width(text: str) -> int:
    """How many columns a text takes: styles take none, kana and kanji two."""
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in _STYLE.sub("", text))


_PIECES = re.compile(
    r"\s+|[「（]*[\u3000-\u9fff\uff01-\uff60][、。」）！？：ーっゃゅょ]*|[^\s\u3000-\u9fff\uff01-\uff60]+"
)
"""Where a line may be broken: at spaces, and between kana or kanji, which have none."""


def fold(line: str, columns: int) -> str:
    """A long line as several that keep its indent and break at whole words."""
    indent = line[: len(line) - len(line.lstrip())]
    lines, gap = [indent], ""
    for piece in _PIECES.findall(line.strip()):
        if piece.isspace():
            gap = piece
        elif lines[-1] != indent and width(lines[-1] + gap + piece) > columns:
            lines, gap = [*lines, indent + piece], ""
        else:
            lines, gap = [*lines[:-1], lines[-1] + gap + piece], ""
    return "\n".join(lines) if line.strip() else ""


def write(text: str, output: TextIO) -> None:
    """Print a text: cleaned, with its styles as the escape sequences they stand for."""
    output.write(_STYLE.sub(lambda found: f"\x1b[{ord(found[0]) - STYLES_AT}m", clean(text)))
    output.flush()


def show(text: str) -> None:
    """Print lines on standard output."""
    write(text + "\n", sys.stdout)


def show_error(program: str, message: object) -> None:
    """Print what went wrong on standard error: one line, of bounded length."""
    write(one_line(f"{program}: {message}") + "\n", sys.stderr)


def one_line(text: str) -> str:
    """The text in one line, its middle left out if it is very long: what is right stands at the end."""
    line = " ".join(text.split())
    if len(line) <= LONGEST_ERROR:
        return line
    half = LONGEST_ERROR // 2
    return f"{line[:half]} … {line[-half:]}"


def plain_letters(error: UnicodeError) -> tuple[str, int]:
    """For a terminal that has no such character: the letter without its accent, or something similar."""
    assert isinstance(error, UnicodeEncodeError)
    missing = error.object[error.start : error.end]
    return "".join(map(_plain, missing)), error.end


def _plain(letter: str) -> str:
    known = _PLAIN_FORMS.get(letter)
    if known is None:
        known = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
    return known or "?"


def prepare_streams() -> None:
    """Let no character stop the program, whatever the terminal's encoding."""
    codecs.register_error(PLAIN, plain_letters)
    for stream, errors in ((sys.stdout, PLAIN), (sys.stderr, PLAIN), (sys.stdin, "replace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)

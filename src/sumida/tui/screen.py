"""The terminal: colours, wrapped lines, a cleared screen, a line of input."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterable, Sequence
from typing import TextIO

from sumida.printing import clean, fold, style, width, write
from sumida.tui.line_editor import LineEditor

STYLES = {
    "bold": 1,
    "dim": 2,
    "white": 97,
    "red": 91,
    "blue": 94,
    "yellow": 93,
    "green": 92,
    "teal": 96,
    "black": 90,
    "multicolour": 95,
    "colourless": 37,
}
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
TALL = 100
"""Empty lines that push a secret out of sight where a terminal cannot be cleared."""


class Screen:
    """A terminal, or a pipe that gets the same text without colour."""

    def __init__(self, output: TextIO | None = None, source: TextIO | None = None) -> None:
        self.output = sys.stdout if output is None else output
        self.source = sys.stdin if source is None else source
        self._dumb = os.environ.get("TERM") == "dumb"
        self.colourful = self.output.isatty() and not self._dumb and not os.environ.get("NO_COLOR")
        self._editor = LineEditor() if self.interactive and not self._dumb else None

    @property
    def interactive(self) -> bool:
        """Whether somebody sits at the keyboard."""
        own = self.output is sys.stdout and self.source is sys.stdin
        return own and self.output.isatty() and self.source.isatty()

    @property
    def columns(self) -> int | None:
        """How wide a line may be; None for a pipe, which sets no limit."""
        return shutil.get_terminal_size().columns if self.output.isatty() else None

    def paint(self, text: str, *styles: str) -> str:
        """`text` in a style, if the terminal shows styles."""
        codes = [STYLES[name] for name in styles if name in STYLES]
        return style(*codes) + text + style(0) if self.colourful and codes else text

    def show(self, text: str = "") -> None:
        write(text + "\n", self.output)

    def show_wrapped(self, text: str) -> None:
        """Print text, wrapped at whole words to the width of the terminal."""
        self.show("\n".join(map(self.fold, text.split("\n"))))

    def fold(self, line: str) -> str:
        """A long line wrapped into several; a pipe gets it whole."""
        return line if self.columns is None else fold(line, self.columns)

    def lay_out(self, start: str, parts: Iterable[str], gap: str) -> str:
        """`parts` side by side after `start`, continued below on a narrow terminal."""
        lines = [start]
        for part in parts:
            longer = lines[-1] + gap + part if lines[-1] != start else start + part
            if self.columns is not None and lines[-1] != start and width(longer) > self.columns:
                lines.append(" " * width(start) + part)
            else:
                lines[-1] = longer
        return "\n".join(lines)

    def clear(self) -> None:
        """Clear the screen: a secret shown before must not stay visible."""
        if self.output.isatty():
            self.output.write("\n" * TALL if self._dumb else CLEAR)

    def ask(self, question: str, choices: Sequence[str] = ()) -> str | None:
        """One line from the player, who can complete it to one of `choices`; None when there are no more."""
        words = question.rstrip(" ")
        folded = "\n".join(map(self.fold, words.split("\n"))) + question[len(words) :]
        if self._editor is None:
            write(folded, self.output)
            line = self.source.readline()
            return line.strip() if line else None
        before, _, prompt = folded.rpartition("\n")
        if before or folded.startswith("\n"):
            self.show(before)
        try:
            return self._editor.read(clean(prompt), choices).strip()
        except EOFError:
            self.show()
            return None

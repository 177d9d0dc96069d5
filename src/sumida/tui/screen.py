"""What the terminal can do: colour where it is wanted, a clean page where there is one, a line of input."""

from __future__ import annotations

import os
import sys
from typing import TextIO

STYLES = {
    "bold": "1",
    "dim": "2",
    "white": "97",
    "red": "91",
    "blue": "94",
    "yellow": "93",
    "green": "92",
    "teal": "96",
    "black": "90",
    "multicolour": "95",
    "colourless": "37",
}


class Screen:
    """A terminal, or a pipe that gets the same words without colour."""

    def __init__(self, output: TextIO | None = None, source: TextIO | None = None) -> None:
        self.output = sys.stdout if output is None else output
        self.source = sys.stdin if source is None else source
        self.colourful = self.output.isatty() and not os.environ.get("NO_COLOR")

    def paint(self, text: str, *styles: str) -> str:
        """`text` in a style, where the terminal shows any."""
        codes = ";".join(STYLES[style] for style in styles if style in STYLES)
        return f"\x1b[{codes}m{text}\x1b[0m" if self.colourful and codes else text

    def show(self, text: str = "") -> None:
        print(text, file=self.output, flush=True)

    def clear(self) -> None:
        """A clean page: a secret shown before must not stay in sight."""
        if self.output.isatty():
            self.output.write("\x1b[2J\x1b[3J\x1b[H")

    def ask(self, question: str) -> str | None:
        """One line from the player; None when there are no more."""
        self.output.write(question)
        self.output.flush()
        line = self.source.readline()
        return line.strip() if line else None

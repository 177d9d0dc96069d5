"""The results file: a header that describes the run, then one JSON line per game, in any order.

A run may be killed at any byte. Complete lines are kept; an incomplete last line is cut off and its game is
played again.
"""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType
from typing import Self

from sumida.kernel import GameError
from sumida.lab.arena.deals import Row, Run


class ResultsFile:
    """The rows of one run on disk: read at the start, extended as games end."""

    def __init__(self, path: Path, run: Run) -> None:
        self.path = path
        self.header = line(run.header())
        self.rows = self._read()
        self._file = path.open("ab")
        if self._file.tell() == 0:
            self._write(self.header)

    def add(self, row: Row) -> None:
        self.rows[row["deal"]] = row
        self._write(line(row))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        self._file.close()

    def _write(self, text: bytes) -> None:
        self._file.write(text)
        self._file.flush()

    def _read(self) -> dict[int, Row]:
        content = self._content()
        whole = content[: content.rfind(b"\n") + 1]
        if not whole:
            if not self.header.startswith(content):
                raise self._foreign()
            self._cut(0)
            return {}
        head, *lines = whole.splitlines(keepends=True)
        if head != self.header:
            raise self._foreign()
        rows = {row["deal"]: row for row in map(self._row, lines)}
        self._cut(len(whole))
        return rows

    def _content(self) -> bytes:
        try:
            return self.path.read_bytes() if self.path.exists() else b""
        except OSError as error:
            raise GameError(
                f"{self.path} cannot be read: {error.strerror}.", "error-results-unreadable"
            ) from error

    def _cut(self, length: int) -> None:
        if self.path.exists() and self.path.stat().st_size > length:
            with self.path.open("r+b") as file:
                file.truncate(length)

    def _row(self, text: bytes) -> Row:
        try:
            row = json.loads(text)
            if isinstance(row, dict) and isinstance(row["deal"], int):
                return row
        except (ValueError, KeyError, RecursionError):
            pass
        raise GameError(
            f"{self.path} is damaged: {text[:60]!r} is no result. Move the file away and start again.",
            "error-results-damaged",
            file=str(self.path),
        )

    def _foreign(self) -> GameError:
        return GameError(
            f"{self.path} holds the results of another run. Give another file, or the same game, bots, "
            "players, seed and options as before.",
            "error-results-other-run",
            file=str(self.path),
        )


def line(value: Row) -> bytes:
    return json.dumps(value, separators=(",", ":"), sort_keys="arena" in value).encode() + b"\n"

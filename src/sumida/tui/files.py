"""Files for the terminal commands: every failure is a `GameError`, and no file is left half written."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from sumida import codec
from sumida.hashi import boards
from sumida.kernel import GameError, Record


def read_text(path: str) -> str:
    """The text of a file (`-` is standard input); refused if it is larger than any record."""
    try:
        data = sys.stdin.buffer.read(codec.MAX_BYTES + 1) if path == "-" else _read(Path(path))
        return data.decode("utf-8-sig")
    except OSError as error:
        raise GameError(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise GameError(f"{path} is not text: byte {error.start} is not UTF-8") from None


def board_option(name: str) -> str:
    """What `--board` means: a name from the boards folder stays as it is, anything else is a file to read."""
    return name if name in boards.names() else read_text(name)


def _read(path: Path) -> bytes:
    with path.open("rb") as file:
        data = file.read(codec.MAX_BYTES + 1)
    if len(data) > codec.MAX_BYTES:
        raise GameError(f"{path} is too large; a file may have {codec.MAX_BYTES:,} bytes")
    return data


def read_record(path: str) -> Record:
    """The record in a file; the error names the file."""
    try:
        return codec.read_record(read_text(path))
    except GameError as error:
        raise type(error)(f"{path}: {error}", error.reason, **error.facts) from None


def write_text(path: str, text: str) -> None:
    """Write a file, whole or not at all; `-` is standard output."""
    if path == "-":
        sys.stdout.write(text)
        return
    target = Path(path)
    draft = target.with_name(target.name + ".part")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(target)
    except OSError as error:
        raise GameError(f"cannot write {path}: {error.strerror}") from None

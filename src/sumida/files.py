"""Files of the commands: every failure is a `GameError`, and no file is left half written."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

from sumida import codec
from sumida.kernel import GameError, Record
from sumida.printing import clean


def read_text(path: str) -> str:
    """The text of a file (`-` is standard input); refused if it is larger than any record."""
    data = _read(path)
    if len(data) > codec.MAX_BYTES:
        raise GameError(f"{path} is too large; a file may have {codec.MAX_BYTES:,} bytes")
    try:
        return codec.plain_text(data.decode())
    except UnicodeDecodeError as error:
        raise GameError(f"{path} is not text: byte {error.start} is not UTF-8") from None


def _read(path: str) -> bytes:
    try:
        if path == "-":
            return sys.stdin.buffer.read(codec.MAX_BYTES + 1)
        with Path(path).open("rb") as file:
            return file.read(codec.MAX_BYTES + 1)
    except OSError as error:
        codec.refuse_page_link(path)
        raise GameError(f"cannot read {path}: {error.strerror}", "error-unreadable") from None
    except ValueError as error:  # a zero byte in the name
        raise GameError(f"cannot read {path}: {error}", "error-unreadable") from None


def read_record(path: str, read: Callable[[str], Record] = codec.read_record) -> Record:
    """The record in a file; the error names the file. `read` may know other formats as well."""
    text = read_text(path)
    try:
        return read(text)
    except GameError as error:
        raise type(error)(f"{path}: {error}", error.reason, **error.facts) from None


def expect_writable(path: str) -> None:
    """Refuse a file that could not be written later."""
    if path == "-":
        return
    target = Path(path)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with _draft(target).open("w"):
            pass
        _draft(target).unlink()
    except OSError as error:
        raise GameError(f"cannot write {path}: {error.strerror}") from None
    except ValueError as error:  # a zero byte in the name
        raise GameError(f"cannot write {path}: {error}") from None


def _draft(target: Path) -> Path:
    return target.with_name(target.name + ".part")


def write_text(path: str, text: str) -> None:
    """Write a file, whole or not at all; `-` is standard output."""
    if path == "-":
        sys.stdout.write(clean(text) if sys.stdout.isatty() else text)
        return
    target = Path(path)
    draft = _draft(target)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(target)
    except OSError as error:
        raise GameError(f"cannot write {path}: {error.strerror}") from None

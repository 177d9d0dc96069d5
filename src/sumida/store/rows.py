"""Entries as rows, each with a checksum, so that damage is detected when they are read."""

from __future__ import annotations

from collections.abc import Iterable
from zlib import crc32

from sumida.store.interface import Log


def log_of(rows: Iterable[tuple[int, int, object]]) -> Log:
    """The log of these rows (version, checksum, entry), up to the first that is missing or damaged."""
    entries: list[bytes] = []
    for version, crc, entry in rows:
        if version != len(entries) + 1 or not isinstance(entry, bytes) or crc32(entry) != crc:
            return Log(tuple(entries), damaged=len(entries) + 1)
        entries.append(entry)
    return Log(tuple(entries))

"""Entries and keys as rows, each with a checksum, so that damage is detected when they are read."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from zlib import crc32

from sumida.store.interface import Log

KEY_BYTES = 32


def checksum(table: str, version: int, entry: bytes) -> int:
    """The checksum of a row. It covers the row's key: a row that names another table is damaged too."""
    return crc32(entry, crc32(f"{table}\0{version}\0".encode()))


def is_whole(table: str, version: int, crc: object, entry: object) -> bool:
    """Whether a row is as it was written. Schema 1 had checksums of the entry alone."""
    return isinstance(entry, bytes) and crc in (checksum(table, version, entry), crc32(entry))


def log_of(table: str, rows: Iterable[tuple[int, int, object]]) -> Log:
    """The log of these rows (version, checksum, entry), up to the first that is missing or damaged."""
    entries: list[bytes] = []
    for version, crc, entry in rows:
        if version != len(entries) + 1 or not is_whole(table, version, crc, entry):
            return Log(tuple(entries), damaged=len(entries) + 1)
        assert isinstance(entry, bytes)
        entries.append(entry)
    return Log(tuple(entries))


def seal(name: str, secret: bytes) -> bytes:
    """A key as it is stored, with the checksum of its name and bytes."""
    return secret + crc32(secret, crc32(name.encode())).to_bytes(4, "big")


def unseal(name: str, stored: object) -> bytes | None:
    """The key in a stored value; None if it is damaged. Schema 1 had keys without a checksum."""
    if not isinstance(stored, bytes) or len(stored) not in (KEY_BYTES, KEY_BYTES + 4):
        return None
    secret = stored[:KEY_BYTES]
    return secret if stored in (secret, seal(name, secret)) else None


def upload_name(record: bytes) -> str:
    """The name of an uploaded record, which proves its content."""
    return "u" + sha256(record).hexdigest()[:20]

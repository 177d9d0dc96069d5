"""Salvages rows from a damaged SQLite file, page by page and without SQLite.

Every entry has a checksum, and rows are only ever added: so a row with the right checksum is valid, on
whatever page it is found. The damaged file is only read; it is kept under another name.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from sumida.store import wal
from sumida.store.people import StoredPersonal, personal_row
from sumida.store.rows import is_whole, unseal, upload_name
from sumida.store.sqlite_file import SECRET

MAGIC = b"SQLite format 3\0"
INDEX_INTERIOR, INDEX_LEAF = 2, 10
MOST_COLUMNS = 7
"""More than any row that is salvaged has."""
PAGE_SIZE = 4096
"""The page size of every file we create, should the header be destroyed."""

Value: TypeAlias = int | bytes | str | None


@dataclass
class Salvage:
    """The rows that could be salvaged."""

    entries: dict[tuple[str, int], bytes] = field(default_factory=dict)
    records: dict[str, bytes] = field(default_factory=dict)
    secrets: dict[str, bytes] = field(default_factory=dict)
    people: dict[tuple[str, str], StoredPersonal] = field(default_factory=dict)

    @property
    def is_empty(self) -> bool:
        return not (self.entries or self.records or self.secrets or self.people)

    def summary(self) -> str:
        """What was found, in one sentence."""
        tables = {code for code, _ in self.entries}
        torn = {code for code in tables if not self._whole(code)}
        return (
            f"{len(self.entries)} entries of {len(tables)} tables could be read ({len(torn)} of these tables "
            f"have gaps), {len(self.records)} uploaded games and {len(self.secrets)} keys"
        )

    def _whole(self, code: str) -> bool:
        versions = sorted(version for table, version in self.entries if table == code)
        return versions == list(range(1, len(versions) + 1))

    def take(self, row: list[Value]) -> None:
        """Keep a row if it is provably one of ours."""
        match row:
            case [str(code), int(version), int(crc), bytes(entry)] if is_whole(code, version, crc, entry):
                self.entries[code, version] = entry
            case [str(key), bytes(stored)] if key.startswith(SECRET):
                name = key.removeprefix(SECRET)
                if (secret := unseal(name, stored)) is not None:
                    self.secrets[name] = secret
            case [str(name), bytes(record)] if name == upload_name(record):
                self.records[name] = record
            case [str(), str(), str(), int(), int(), bytes()]:
                self._take_personal(personal_row(*row))

    def _take_personal(self, row: StoredPersonal | None) -> None:
        """Such rows change, and former ones may be found too."""
        if row is None:
            return
        known = self.people.get((row.kind, row.name))
        if known is None or known.changed <= row.changed:
            self.people[row.kind, row.name] = row


def salvage(path: Path) -> Salvage:
    """Everything that can be read from a file and the write-ahead log beside it.

    A destroyed first page may name a wrong page size, so the size of our files is tried as well.
    """
    main, log = path.read_bytes(), _read(path.with_name(path.name + "-wal"))
    layouts = {(_page_size(main, log), _reserved(main)), (PAGE_SIZE, 0)}
    found = [_salvage(main, log, size, reserved) for size, reserved in sorted(layouts)]
    return max(found, key=lambda one: len(one.entries))


def _salvage(main: bytes, log: bytes, size: int, reserved: int) -> Salvage:
    pages = {1 + at // size: main[at : at + size].ljust(size, b"\0") for at in range(0, len(main), size)}
    found = Salvage()
    _scan(pages, size - reserved, found)
    newer = dict(_wal_pages(log, size))
    if newer:
        _scan({**pages, **newer}, size - reserved, found)
    return found


def _read(path: Path) -> bytes:
    return path.read_bytes() if path.exists() else b""


def _page_size(main: bytes, log: bytes) -> int:
    if main.startswith(MAGIC):
        found = int.from_bytes(main[16:18], "big")
        size = 65536 if found == 1 else found
        if 512 <= size <= 65536 and size & (size - 1) == 0:
            return size
    return wal.page_size(log) or PAGE_SIZE


def _reserved(main: bytes) -> int:
    """How many bytes at the end of each page SQLite leaves unused."""
    return main[20] if main.startswith(MAGIC) and len(main) > 20 and main[20] < 32 else 0


def _wal_pages(log: bytes, size: int) -> Iterator[tuple[int, bytes]]:
    """The pages of the write-ahead log in order. Their rows prove themselves, so damaged frames are read too;
    frames of another salt are left from before a checkpoint."""
    for at in range(wal.HEADER, len(log) - wal.FRAME_HEADER - size + 1, wal.FRAME_HEADER + size):
        if log[at + 8 : at + 16] == log[16:24]:
            data = at + wal.FRAME_HEADER
            yield int.from_bytes(log[at : at + 4], "big"), log[data : data + size]


def _scan(pages: dict[int, bytes], usable: int, found: Salvage) -> None:
    for page in pages.values():
        if page[0] in (INDEX_INTERIOR, INDEX_LEAF):
            for cell in _cells(page):
                payload = _payload(page, cell, usable, pages)
                row = None if payload is None else _record(payload)
                if row is not None:
                    found.take(row)


def _cells(page: bytes) -> Iterator[int]:
    """The offsets of the payloads in a page."""
    first = 12 if page[0] == INDEX_INTERIOR else 8
    count = int.from_bytes(page[3:5], "big")
    for at in range(first, min(first + 2 * count, len(page) - 1), 2):
        start = int.from_bytes(page[at : at + 2], "big") + (4 if page[0] == INDEX_INTERIOR else 0)
        if first < start < len(page) - 4:
            yield start


def _payload(page: bytes, at: int, usable: int, pages: dict[int, bytes]) -> bytes | None:
    """The whole payload of a cell, with its overflow pages; None if part of it is missing."""
    total, at = _varint(page, at)
    if total > usable * (len(pages) + 1):  # more than the file holds: not a row
        return None
    local = _local(total, usable)
    found = bytearray(page[at : at + local])
    if local == total:
        return bytes(found) if len(found) == total else None
    following = int.from_bytes(page[at + local : at + local + 4], "big")
    while len(found) < total:
        more = pages.get(following)
        if more is None:
            return None
        found += more[4 : min(usable, 4 + total - len(found))]
        following = int.from_bytes(more[:4], "big")
    return bytes(found)


def _local(total: int, usable: int) -> int:
    """How much of a payload is on the page itself (the formula of SQLite's file format)."""
    most, least = (usable - 12) * 64 // 255 - 23, (usable - 12) * 32 // 255 - 23
    if total <= most:
        return total
    some = least + (total - least) % (usable - 4)
    return some if some <= most else least


def _varint(data: bytes, at: int) -> tuple[int, int]:
    """A number of one to nine bytes, and the offset after it."""
    value = 0
    for step in range(9):
        if at >= len(data):
            return 0, at
        byte = data[at]
        at += 1
        if step == 8:
            return value << 8 | byte, at
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            break
    return value, at


def _record(payload: bytes) -> list[Value] | None:
    """The columns of a row; None if the payload is not a row."""
    length, at = _varint(payload, 0)
    kinds: list[int] = []
    while at < min(length, len(payload)) and len(kinds) < MOST_COLUMNS:
        kind, at = _varint(payload, at)
        kinds.append(kind)
    row: list[Value] = []
    for kind in kinds:
        try:
            value, at = _value(payload, at, kind)
        except ValueError:
            return None
        row.append(value)
    return row


_SIZES = {0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8, 8: 0, 9: 0}


def _value(payload: bytes, at: int, kind: int) -> tuple[Value, int]:
    size = (kind - 12) // 2 if kind >= 12 else _SIZES.get(kind)
    if size is None or at + size > len(payload):
        raise ValueError("no value")
    data = payload[at : at + size]
    if kind >= 12:
        return (data if kind % 2 == 0 else data.decode()), at + size
    if kind in (8, 9):
        return kind - 8, at
    return (int.from_bytes(data, "big", signed=True) if kind else None), at + size

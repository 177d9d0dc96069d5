"""Checks SQLite's write-ahead log. SQLite ignores everything after a damaged frame without a word."""

from __future__ import annotations

import struct
from collections.abc import Iterator

HEADER, FRAME_HEADER = 32, 24
_LITTLE_ENDIAN, _BIG_ENDIAN = 0x377F0682, 0x377F0683


def damage_in(wal: bytes) -> str | None:
    """What is wrong with this write-ahead log; None if SQLite reads all of it.

    A crash in the middle of a write leaves a last frame that looks damaged, and nothing acknowledged in it.
    """
    found = _first_bad(wal)
    if found is None:
        return None
    number, lost = found
    if number == 0:
        return "the write-ahead log has a damaged header"
    return f"the write-ahead log is damaged from frame {number} of {number - 1 + lost} on"


def hides_frames(wal: bytes) -> bool:
    """Whether SQLite would ignore more of this write-ahead log than an unfinished last frame."""
    found = _first_bad(wal)
    return found is not None and (found[0] == 0 or found[1] > 1)


def _first_bad(wal: bytes) -> tuple[int, int] | None:
    """The number of the first bad frame (0 for the header), and how many frames are lost by it.

    Frames with another salt than the header were left there by an earlier checkpoint: they are no loss.
    """
    if len(wal) <= HEADER:
        return None
    order = {_LITTLE_ENDIAN: "<", _BIG_ENDIAN: ">"}.get(int.from_bytes(wal[:4], "big"))
    size = page_size(wal)
    if order is None or size is None:
        return 0, 0
    sums = _add(wal[:24], (0, 0), order)
    if sums != struct.unpack(">II", wal[24:32]):
        return 0, 0
    for number, frame in enumerate(_frames(wal, size), start=1):
        sums = _add(frame[FRAME_HEADER:], _add(frame[:8], sums, order), order)
        if frame[8:16] != wal[16:24] or sums != struct.unpack(">II", frame[16:24]):
            lost = sum(later[8:16] == wal[16:24] for later in list(_frames(wal, size))[number - 1 :])
            return (number, lost) if lost else None
    return None


def page_size(wal: bytes) -> int | None:
    """The page size that the header names; None if that is impossible."""
    size = int.from_bytes(wal[8:12], "big")
    return size if 512 <= size <= 65536 and size & (size - 1) == 0 else None


def _frames(wal: bytes, size: int) -> Iterator[bytes]:
    step = FRAME_HEADER + size
    for at in range(HEADER, len(wal) - step + 1, step):
        yield wal[at : at + step]


def _add(data: bytes, sums: tuple[int, int], order: str) -> tuple[int, int]:
    first, second = sums
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for even, odd in zip(words[::2], words[1::2], strict=True):
        first = (first + even + second) & 0xFFFFFFFF
        second = (second + odd + first) & 0xFFFFFFFF
    return first, second

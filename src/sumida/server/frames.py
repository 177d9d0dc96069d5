"""WebSocket frames of the usual kind, read and written without a parser: one whole, short text message.

Everything else (fragments, control frames, several frames at once) is left to the library.
"""

from __future__ import annotations

try:  # in C
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

TEXT = 0x81
"""First byte of a frame that is a whole text message."""
MASKED = 0x80
SHORT, TWO_BYTES, EIGHT_BYTES = 125, 126, 127
"""Longest length in the second byte itself; markers for lengths that follow it."""
MASK_BYTES = 4
_SHORT_HEADS = [bytes((TEXT, size)) for size in range(SHORT + 1)]
_LONGER_HEAD = TEXT << 24 | TWO_BYTES << 16


def text_frame(message: bytes) -> bytes:
    """A text message as a server sends it."""
    size = len(message)
    if size <= SHORT:
        return _SHORT_HEADS[size] + message
    if size <= 0xFFFF:
        return (_LONGER_HEAD | size).to_bytes(4, "big") + message
    return bytes((TEXT, EIGHT_BYTES)) + size.to_bytes(8, "big") + message


def whole_text(data: bytes) -> bytes | None:
    """The message, if `data` is exactly one frame of a client with a whole ASCII text; otherwise None."""
    if len(data) < 2 + MASK_BYTES or data[0] != TEXT or not data[1] & MASKED:
        return None
    size, start = data[1] & ~MASKED, 2
    if size == TWO_BYTES:
        size, start = int.from_bytes(data[2:4], "big"), 4
    if (size >= EIGHT_BYTES and start == 2) or len(data) != start + MASK_BYTES + size:
        return None
    text = apply_mask(data[start + MASK_BYTES :], data[start : start + MASK_BYTES])
    return text if text.isascii() else None

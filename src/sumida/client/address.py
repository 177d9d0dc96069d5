"""Where a table is: the address of its page, taken apart."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from sumida.kernel import GameError

_PATH = re.compile(r"(?P<base>[^\s\x00-\x1f]*?)(/t/(?P<code>[A-Z0-9]{4,16}))?/?")
_HOST = re.compile(r"[^\s\x00-\x1f@]+")


@dataclass(frozen=True)
class TableAddress:
    """A server and, if one was named, a table; `token` is that of a seat link."""

    server: str
    """Without a slash at its end: https://club.example"""
    code: str = ""
    token: str | None = None

    @property
    def socket(self) -> str:
        return re.sub("^http", "ws", self.server) + "/ws"


def read_address(text: str) -> TableAddress:
    """Read https://club.example/t/K7QX2M, with or without the table, or with the seat of a seat link."""
    try:
        parts = urlsplit(text.strip())
        port = parts.port
    except ValueError:  # half a bracket, or a port that is none
        raise _no_address(text) from None
    found = _PATH.fullmatch(parts.path)
    if (
        parts.scheme not in ("http", "https")
        or found is None
        or port == 0
        or not _HOST.fullmatch(parts.netloc)
    ):
        raise _no_address(text)
    seat = parts.fragment.removeprefix("seat=") if parts.fragment.startswith("seat=") else None
    return TableAddress(f"{parts.scheme}://{parts.netloc}{found['base']}", found["code"] or "", seat)


def _no_address(text: str) -> GameError:
    return GameError(
        f"{text[:80]!r} is no address of a table: write https://club.example/t/K7QX2M.",
        "error-table-address",
        address=text[:80],
    )

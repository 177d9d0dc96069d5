"""How a game ended, as it is stored: readable whatever becomes of the rules it was played under."""

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode
from typing import Any

import msgspec
from msgspec import Struct

from sumida.kernel import State

WINDOW_BITS, MEMORY_LEVEL = 14, 5
"""A window as long as most views: with its usual memory zlib takes several times as long to begin."""


class GameResult(Struct, frozen=True, gc=False):
    """The scores by seat, and the last position as spectators saw it: its JSON, compressed, in base 64."""

    scores: list[int]
    view: str

    def last_view(self) -> msgspec.Raw:
        return msgspec.Raw(zlib.decompress(b64decode(self.view)))


def result_of(state: State[Any, Any]) -> GameResult:
    """The result of a game that ends in this position."""
    packer = zlib.compressobj(1, zlib.DEFLATED, WINDOW_BITS, MEMORY_LEVEL)
    view = packer.compress(msgspec.json.encode(state.view(None).on_wire())) + packer.flush()
    return GameResult(list(state.scores), b64encode(view).decode())

"""The server's frames, as a client reads them: what it does not know is left out."""

from __future__ import annotations

import msgspec

from sumida.kernel import Json
from sumida.tables.messages.protocol import Ack, Gone, Presence, Refusal, Snapshot, Views, Welcome
from sumida.tables.messages.state import PlayShown, TableShown, You


class UpdateFrame(msgspec.Struct, frozen=True):
    """An update; happenings of a newer server stay JSON."""

    table: str
    since: int
    version: int
    shown: TableShown
    you: You
    play: PlayShown | None
    happened: list[Json] = []


class _AnyFrame(msgspec.Struct, frozen=True):
    type: str


ReadFrame = Welcome | Snapshot | UpdateFrame | Views | Presence | Ack | Refusal | Gone
_KNOWN: dict[str, type[ReadFrame]] = {
    "welcome": Welcome,
    "snapshot": Snapshot,
    "update": UpdateFrame,
    "views": Views,
    "presence": Presence,
    "ack": Ack,
    "refusal": Refusal,
    "gone": Gone,
}


def read_frame(data: bytes | str) -> ReadFrame | None:
    """A frame; None if it is of a kind that this client does not know."""
    kind = _KNOWN.get(msgspec.json.decode(data, type=_AnyFrame).type)
    return None if kind is None else msgspec.json.decode(data, type=kind)

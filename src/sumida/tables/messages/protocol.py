"""The protocol: one JSON object per frame, its kind in the field `type`.

    client → server   open, resume, ping, and the commands (see `commands`)
    server → client   welcome, snapshot, update, changes, views, presence, ack, refusal, gone, pong

A `snapshot` replaces everything a client knows. An `update` goes from version `since` to `version`: a client
drops it if `version` is not newer than its own, and asks to `resume` if `since` is newer than its own.
`changes` do the same without what has stayed as it was; they are for clients that asked for them.
Commands are sent one after another, and again (with the same id) until `ack` or `refusal` arrives.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Struct

from sumida.kernel import Json
from sumida.tables.messages.commands import ClientMessage
from sumida.tables.messages.happenings import AnyHappening
from sumida.tables.messages.state import ChatLine, PlayShown, SeatView, TableShown, You

PROTOCOL = 1
FRAME_BYTES = 64_000
"""No frame from the server is longer."""


class Answer(Struct, frozen=True, gc=False, tag_field="type"):
    """Sent by the server; the field `type` says which message it is."""


class Welcome(Answer, frozen=True, tag="welcome"):
    """First frame of every connection. `now` is the server's clock in milliseconds."""

    protocol: int
    server: str
    now: int


class Snapshot(Answer, frozen=True, tag="snapshot"):
    """Everything the receiver may know of the table at a version.

    `chat` holds the newest lines; `earlier_chat` counts those before them (see `ChatPage`).
    """

    table: str
    version: int
    now: int
    shown: TableShown
    you: You
    play: PlayShown | None
    chat: list[ChatLine]
    online: list[int]
    earlier_chat: int = 0


class Update(Answer, frozen=True, tag="update"):
    """What happened after `since` up to `version`, and the state there."""

    table: str
    since: int
    version: int
    now: int
    happened: list[AnyHappening]
    shown: TableShown
    you: You
    play: PlayShown | None


class Changes(Answer, frozen=True, tag="changes"):
    """What happened after `since` up to `version`, and what differs from the state at `since`.

    `changes` are by the path of an object or a list in the state (`shown`, `you`, `play`): its new members.
    """

    table: str
    since: int
    version: int
    now: int
    happened: list[AnyHappening]
    changes: dict[str, dict[str, Json]]


class Views(Answer, frozen=True, tag="views"):
    """More views for the snapshot or update with this version, which had no room for them. It is complete
    when all `views_to_come` have arrived."""

    table: str
    version: int
    views: list[SeatView]


class Presence(Answer, frozen=True, tag="presence"):
    """Members with an open connection, and seats of bots that cannot think now; not versioned, the newest
    message counts."""

    table: str
    online: list[int]
    waiting: list[int] = []


class Ack(Answer, frozen=True, tag="ack"):
    """The command is stored; its effect is in the receiver's state from `version` on."""

    id: str
    version: int
    token: str | None = None


class Refusal(Answer, frozen=True, tag="refusal"):
    """Nothing was changed. `id` is null if the frame could not be read as a command."""

    id: str | None
    reason: str
    facts: dict[str, str | int]
    text: str


class Gone(Answer, frozen=True, tag="gone"):
    """This socket is no longer attached to the table (kicked, closed to spectators, ...)."""

    table: str
    reason: str
    text: str


class Pong(Answer, frozen=True, tag="pong"):
    n: int
    now: int


ServerMessage: TypeAlias = (
    Welcome | Snapshot | Update | Changes | Views | Presence | Ack | Refusal | Gone | Pong
)

encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def decode(data: bytes | str) -> ClientMessage:
    """Read a client's frame; raises `msgspec.DecodeError`, or `RecursionError` for hostile nesting."""
    return _decoder.decode(data)

"""The table's log. It is all that is stored: a table is the fold of its entries.

Events without secrets are stored in the form clients receive (`happenings`). Those with secrets, or with more
than clients need, have a stored form of their own here.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Struct

from sumida.kernel import GameError, Json
from sumida.tables.messages.commands import Settings
from sumida.tables.messages.happenings import (
    BackToLobby,
    BotSat,
    ClockRanOut,
    DeadlinePassed,
    DeadlineRenewed,
    EntropyAdded,
    HolidayTaken,
    HostIs,
    Left,
    Locked,
    Paused,
    Recovered,
    Renamed,
    Said,
    Stood,
    SubstituteLeft,
    SubstituteSat,
    TakebackAnswered,
    TakebackAsked,
    TakenBack,
    Undone,
    Unpaused,
    Watches,
    WatchWished,
)
from sumida.tables.messages.state import Contribution
from sumida.tables.results import GameResult


class Fact(Struct, frozen=True, gc=False, tag_field="type"):
    """An event whose stored form differs from what clients receive."""


class Created(Fact, frozen=True, tag="created"):
    """Always the first event; `settings` are complete, with the game's defaults filled in."""

    code: str
    settings: Settings


class SettingsSet(Fact, frozen=True, tag="settings-set"):
    settings: Settings


class JoinedWith(Fact, frozen=True, tag="joined-with"):
    """A new member, known by the fingerprint of a device; a bot from outside has an `owner`."""

    member: int
    name: str
    device: str
    owner: str = ""


class CameBackWith(Fact, frozen=True, tag="came-back-with"):
    member: int
    device: str


class LinkRenewed(Fact, frozen=True, tag="link-renewed"):
    """A member's seat links are void, and all their devices but this one are signed out."""

    member: int
    device: str


class SatDown(Fact, frozen=True, tag="sat-down"):
    member: int
    seat: int
    name: str


class Sealed(Fact, frozen=True, tag="sealed"):
    """The server's part of the next deal, secret until the game is over."""

    secret: str


class Dealt(Fact, frozen=True, tag="dealt"):
    """A game started. The deal is secret until the end; it follows from the `secret`, if there is one, and
    from what was `added`."""

    number: int
    rules: int
    options: dict[str, Json]
    deal: str
    salt: str
    order: list[int]
    secret: str = ""
    added: list[Contribution] = []
    offline: bool = False
    """Whether it was begun in a browser, so that nobody but the player knows how the deal was chosen."""


class MoveMade(Fact, frozen=True, tag="move-made"):
    """`open`: everyone may know the action at once; otherwise only those who see that seat's secrets."""

    seat: int
    action: str
    open: bool


class DeviceHandedOver(Fact, frozen=True, tag="device-handed-over"):
    member: int
    seat: int


class NoteWritten(Fact, frozen=True, tag="note-written"):
    seat: int
    card: int
    text: str


class HandArranged(Fact, frozen=True, tag="hand-arranged"):
    seat: int
    cards: list[int]


class EndedWith(Fact, frozen=True, tag="ended"):
    """A game is over, or was stopped by the host; entries of older tables have no result."""

    number: int
    stopped: bool = False
    result: GameResult | None = None


TableEvent: TypeAlias = (
    Created
    | SettingsSet
    | JoinedWith
    | CameBackWith
    | LinkRenewed
    | SatDown
    | Sealed
    | Dealt
    | MoveMade
    | DeviceHandedOver
    | NoteWritten
    | HandArranged
    | EndedWith
    | BackToLobby
    | BotSat
    | ClockRanOut
    | DeadlinePassed
    | DeadlineRenewed
    | EntropyAdded
    | HolidayTaken
    | HostIs
    | Left
    | Locked
    | Paused
    | Recovered
    | Renamed
    | Said
    | Stood
    | SubstituteLeft
    | SubstituteSat
    | TakebackAnswered
    | TakebackAsked
    | TakenBack
    | Undone
    | Unpaused
    | Watches
    | WatchWished
)


class Entry(Struct, frozen=True, gc=False, omit_defaults=True):
    """One accepted command and everything that followed from it, stored atomically.

    `device` and `command` ensure that the command is applied once, even after a restart. `private` names the
    seat whose secret the entry is: nobody else learns even that it exists. `up` is the servers' uptime, at
    tables with deadlines.
    """

    version: int
    at: int
    events: list[TableEvent]
    device: str = ""
    command: str = ""
    private: int | None = None
    up: int = 0


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


UNREADABLE = (msgspec.MsgspecError, GameError, AssertionError, LookupError, TypeError, ValueError)
"""What reading or applying an entry can raise if it is damaged or was written by a later version."""


def write_entry(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def read_entry(data: bytes) -> Entry:
    """Read a stored entry; raises `msgspec.DecodeError` if it is damaged."""
    return _decoder.decode(data)

"""What a client is shown of a table: public terms, the own place, and the game as the own seat sees it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from sumida.kernel import Json
from sumida.tables.messages.commands import Settings

Phase: TypeAlias = Literal["lobby", "running", "finished"]


class SeatShown(Struct, frozen=True, gc=False):
    """A place at the table: open, held by a member, or played by a bot."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str = ""
    member: int | None = None
    bot: str | None = None


class MemberShown(Struct, frozen=True, gc=False):
    """A person at the table. `here` is false for one who left a running game and may come back."""

    member: int
    name: str
    seats: list[int]
    watching: Literal["public", "shadow", "all"]
    shadows: int | None = None
    here: bool = True


class WatchWish(Struct, frozen=True, gc=False):
    """A member waiting for the host's word on seeing hidden cards."""

    member: int
    mode: Literal["shadow", "all"]
    seat: int | None = None


class ClockShown(Struct, frozen=True, gc=False):
    """Milliseconds left by seat at server time `at`; below zero is over time, and only a reproach."""

    at: int
    paused: bool
    running: list[int]
    left: list[int]


class FinishedGame(Struct, frozen=True, gc=False):
    """A game played at this table; `replay` is its address under /r/."""

    number: int
    replay: str
    scores: list[int]
    stopped: bool


class TableShown(Struct, frozen=True, gc=False):
    """What everybody at the table sees alike; `host` may stand in for `host_away`."""

    code: str
    phase: Phase
    settings: Settings
    seats: list[SeatShown]
    members: list[MemberShown]
    host: int | None
    host_away: int | None
    wishes: list[WatchWish]
    clock: ClockShown | None
    finished: list[FinishedGame]


class You(Struct, frozen=True, gc=False):
    """The receiver's own place; `member` is null before joining, `at_screen` the seat this device shows."""

    member: int | None
    seats: list[int]
    host: bool
    watching: Literal["public", "shadow", "all"]
    at_screen: int | None = None


class SeatView(Struct, frozen=True, gc=False):
    """The game through the eyes of a seat (null: a spectator without secrets), with its legal actions."""

    seat: int | None
    view: Json
    legal: list[str]
    can_undo: bool = False
    notes: dict[str, str] = {}


class Opening(Struct, frozen=True, gc=False):
    """The deal behind the commitment: `digest` = SHA-256 of `salt`, a line feed and `deal`, in UTF-8."""

    salt: str
    deal: str


class PlayShown(Struct, frozen=True, gc=False):
    """The running or just finished game; one view, or one a seat for all hands; public in a hand-over.

    `opening`, `scores`, `replay` and everybody's `notes` (by seat) are null until the game is over.
    """

    game: str
    number: int
    options: dict[str, Json]
    digest: str
    to_act: list[int]
    views: list[SeatView]
    opening: Opening | None = None
    scores: list[int] | None = None
    stopped: bool = False
    replay: str | None = None
    notes: list[dict[str, str]] | None = None


class ChatLine(Struct, frozen=True, gc=False):
    """Something said: free text, or the key of a fixed phrase."""

    at: int
    member: int
    name: str
    text: str = ""
    phrase: str | None = None

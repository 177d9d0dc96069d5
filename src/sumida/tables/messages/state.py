"""The state of a table as one client sees it: public settings, its own seats, and the game from there."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from sumida.kernel import Json
from sumida.tables.messages.commands import Settings

Phase: TypeAlias = Literal["lobby", "running", "finished"]


class SeatShown(Struct, frozen=True, gc=False):
    """A place at the table: open, held by a member, or a bot's.

    `substitute` is the bot that plays for the member while they are away; `owner` is set if the member is a
    bot from outside.
    """

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str = ""
    member: int | None = None
    bot: str | None = None
    substitute: str | None = None
    owner: str = ""


class MemberShown(Struct, frozen=True, gc=False):
    """A person at the table, or a bot of `owner`. `here` is false for someone who left a running game and may
    come back."""

    member: int
    name: str
    seats: list[int]
    watching: Literal["public", "shadow", "all"]
    shadows: int | None = None
    here: bool = True
    owner: str = ""


class WatchWish(Struct, frozen=True, gc=False):
    """A member's request that waits for the host: to see hidden cards, or to `play` a free seat."""

    member: int
    mode: Literal["shadow", "all", "play"]
    seat: int | None = None


class TakebackShown(Struct, frozen=True, gc=False):
    """A request to take back the last move of `seat`, made at `turn`: `moves` would go, `agreed` and
    `waiting` are members."""

    seat: int
    member: int
    turn: int
    moves: int
    agreed: list[int]
    waiting: list[int]


class ClockShown(Struct, frozen=True, gc=False):
    """Milliseconds left by seat at server time `at`; below zero is overtime, which has no effect."""

    at: int
    paused: bool
    running: list[int]
    left: list[int]


class SeatDeadline(Struct, frozen=True, gc=False):
    """When the move of a seat is due, in server time; `passed`: it is over, and the host decides."""

    seat: int
    until: int
    passed: bool = False


class HolidayShown(Struct, frozen=True, gc=False):
    """A member's holiday: until when it lasts (null: none now), and the days that are left for others."""

    member: int
    until: int | None
    days_left: int


class DeadlinesShown(Struct, frozen=True, gc=False):
    """The deadlines that run, and the holidays of those who have taken any."""

    seats: list[SeatDeadline]
    holidays: list[HolidayShown]


class FinishedGame(Struct, frozen=True, gc=False):
    """A game played at this table; `replay` is its address under /r/. Without a known result, `scores` is
    empty."""

    number: int
    replay: str
    scores: list[int]
    stopped: bool


class Contribution(Struct, frozen=True, gc=False):
    """What a member added to a deal: random text of their browser, perhaps with words of their own."""

    member: int
    name: str
    text: str


class NextDeal(Struct, frozen=True, gc=False):
    """The deal of the next game: `sealed` is the SHA-256 of the server's secret, `added` in order."""

    number: int
    sealed: str
    added: list[Contribution]


class TableShown(Struct, frozen=True, gc=False):
    """What everyone at the table sees alike; `host` is acting host while `host_away` is set.

    Nobody new can come to a `locked` table.
    Until a game starts, members may add to its deal (`next_deal`).
    `finished` holds the newest games; `earlier_games` counts those before them (see `GamesPage`).
    """

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
    takeback: TakebackShown | None = None
    locked: bool = False
    earlier_games: int = 0
    next_deal: NextDeal | None = None
    deadlines: DeadlinesShown | None = None


class You(Struct, frozen=True, gc=False):
    """The receiver; `member` is null before joining, `at_screen` is the seat this device shows.

    `can_take_back`: there is a move of theirs that they may ask to take back.
    """

    member: int | None
    seats: list[int]
    host: bool
    watching: Literal["public", "shadow", "all"]
    at_screen: int | None = None
    can_take_back: bool = False


class SeatView(Struct, frozen=True, gc=False):
    """The game as one seat sees it (null: a spectator without secrets), with its legal actions.

    `arrangements` are the sorted hands that the receiver may know, by seat; an empty one is not sorted.
    """

    seat: int | None
    view: Json
    legal: list[str]
    can_undo: bool = False
    notes: dict[str, str] = {}
    arrangements: list[list[int]] = []


class Opening(Struct, frozen=True, gc=False):
    """The deal the server committed to: `digest` is the SHA-256 of `salt`, a line feed and `deal`, in UTF-8.

    `sealed` is the SHA-256 of `secret`; the deal follows from the secret and from what was `added`.
    """

    salt: str
    deal: str
    secret: str | None = None


class SeatHolder(Struct, frozen=True, gc=False):
    """Who played a seat from turn (in Hashi: round) `since` on: a member (of an `owner`, if it is a bot from
    outside), or a bot."""

    since: int
    name: str
    member: int | None = None
    bot: str | None = None
    owner: str = ""


class ArchivedGame(Struct, frozen=True, gc=False):
    """A game whose rules this program does not have; its `moves` are shown once it is over."""

    moves: list[tuple[int, str]]


class PlayShown(Struct, frozen=True, gc=False):
    """The running or just finished game, with one view, or one for each seat if all hands are shown.

    `holders` lists by seat who has played it last, and `takebacks` counts the moves taken back by agreement.
    `opening`, `scores`, `replay` and everyone's `notes` (by seat) are null until the game is over; long notes
    are left out (see `NotesPage`). `views_to_come` counts the views that follow in `views` messages.
    An `archived` game has no legal actions; its last position is the only view, if it was stored.
    """

    game: str
    rules: int
    number: int
    options: dict[str, Json]
    digest: str
    to_act: list[int]
    views: list[SeatView]
    holders: list[list[SeatHolder]]
    takebacks: int = 0
    opening: Opening | None = None
    scores: list[int] | None = None
    stopped: bool = False
    replay: str | None = None
    notes: list[dict[str, str]] | None = None
    views_to_come: int = 0
    archived: ArchivedGame | None = None
    sealed: str | None = None
    added: list[Contribution] = []


class ChatLine(Struct, frozen=True, gc=False):
    """A line of chat: free text, or the key of a fixed phrase. `n` counts the lines of the table from 1."""

    at: int
    member: int
    name: str
    text: str = ""
    phrase: str | None = None
    n: int = 0

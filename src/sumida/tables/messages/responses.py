"""Bodies of HTTP responses."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from sumida.hanabi.rules.variants import Suit
from sumida.kernel import Json, Option
from sumida.lab.coach.findings import HanabiReview, HashiReview, Why
from sumida.tables.messages.commands import Settings
from sumida.tables.messages.people import PEOPLE_RESPONSES
from sumida.tables.messages.state import ChatLine, Contribution, FinishedGame, SeatView


class TableCreated(Struct, frozen=True):
    """The code of a new table; its page is /t/CODE."""

    code: str


class OpenTable(Struct, frozen=True):
    """A table that waits for bots from outside: what is played there, and which seats are open."""

    code: str
    game: str
    options: dict[str, Json]
    players: int
    seats: list[int]
    host: str


class OpenTables(Struct, frozen=True):
    """GET /api/open-to-bots: the tables of this server whose hosts have opened them to bots."""

    tables: list[OpenTable]


class PublicTable(Struct, frozen=True):
    """A table that is open to everyone, or waits for bots: its terms, which seats are open, and how many
    people watch. A game that is `running` can be watched."""

    code: str
    settings: Settings
    players: int
    seats: list[int]
    host: str
    running: bool
    watching: int


class PublicTables(Struct, frozen=True):
    """GET /api/open-tables: tables that are open to everyone, those with open seats first; `more` is the
    number of the first table of the next page."""

    tables: list[PublicTable]
    more: int | None = None


class SealShown(Struct, frozen=True):
    """GET /api/seal: the SHA-256 of a new secret, for the deal of one new table."""

    sealed: str


class Preset(Struct, frozen=True):
    """Options of a game worth offering under a name."""

    name: str
    options: dict[str, Json]


class BotOffered(Struct, frozen=True):
    """A bot and the table sizes it can play at; with a `code` it plays only with bots of the same code.

    `levels` are bots of the same kind that play one level of conventions instead of adapting, the lowest
    first.
    """

    kind: str
    players: list[int]
    code: str
    levels: list[str] = []


class BoardOffered(Struct, frozen=True):
    """A board of Hashi and its title for people."""

    name: str
    title: str


class VariantOffered(Struct, frozen=True):
    """A variant of Hanabi and its suits."""

    name: str
    suits: list[Suit]


Help = Literal["hint", "review"]


class GameOffered(Struct, frozen=True):
    """A game that can be played here, and what can be chosen for it.

    `helps` are those that this installation can give: a hint for a turn, the coach's review of a game.
    `levels` are those of conventions that people can declare.
    """

    game: str
    presets: list[Preset]
    bots: list[BotOffered]
    options: list[Option]
    boards: list[BoardOffered]
    variants: list[VariantOffered]
    helps: list[Help] = []
    levels: list[int] = []


class Catalogue(Struct, frozen=True):
    """GET /api/catalogue: what can be played, and the phrases allowed at strict tables.

    `network` is where other devices reach the server; only a page on the server's own machine is told.
    """

    games: list[GameOffered]
    phrases: list[str]
    network: str = ""


class Frame(Struct, frozen=True):
    """One position of a replay: after `turn` moves, the last of them by `seat`."""

    turn: int
    seat: int | None
    action: str | None
    to_act: list[int]
    view: Json


class PastTurn(Struct, frozen=True):
    """GET /api/tables/CODE/turns/N: an earlier position of game `number`, as the receiver may see it."""

    number: int
    turn: int
    views: list[SeatView]


class TurnExplained(Struct, frozen=True):
    """GET /api/tables/CODE/turns/N/why: why a bot made turn N (from 1) of game `number`, or what the clue of
    anybody means.

    The reason is what the asker can know: it follows from their own view after that turn.
    """

    number: int
    turn: int
    why: Why


class PuzzleShown(Struct, frozen=True):
    """GET /api/puzzles/LEVEL/NUMBER: a position with one clear answer by the conventions of a level.

    `view` is what `seat`, which is to move, sees of it; `answer` is the right move and `why` its reason.
    `count` is how many puzzles a level has.
    """

    level: int
    number: int
    count: int
    seat: int
    view: Json
    answer: str
    why: Why


class ChatPage(Struct, frozen=True):
    """GET /api/tables/CODE/chat?before=N: the lines of chat before line N, and how many come before them."""

    lines: list[ChatLine]
    earlier: int


class GamesPage(Struct, frozen=True):
    """GET /api/tables/CODE/games?before=N: the games finished before game N, and how many come before
    them."""

    games: list[FinishedGame]
    earlier: int


class NotesPage(Struct, frozen=True):
    """GET /api/tables/CODE/notes/SEAT: a seat's notes in game `number`, which is over."""

    number: int
    seat: int
    notes: dict[str, str]


class ReplayShown(Struct, frozen=True):
    """GET /api/replays/ID: a finished game; `moves` are all its moves in notation.

    An `archived` game has no frames, as its rules are not here: only its last position, if that was stored.
    The others say how the deal was fixed (see `Opening`); they are null in an uploaded game.
    """

    replay: str
    game: str
    rules: int
    options: dict[str, Json]
    names: list[str]
    moves: list[tuple[int, str]]
    scores: list[int]
    deal: str
    salt: str | None
    digest: str | None
    archived: bool = False
    last_view: Json | None = None
    sealed: str | None = None
    secret: str | None = None
    added: list[Contribution] = []


class Frames(Struct, frozen=True):
    """GET /api/replays/ID/frames?eyes=SEAT&from=N&to=M: positions as a seat (or a spectator) saw them."""

    replay: str
    eyes: int | None
    frames: list[Frame]


ReviewPhase = Literal["waiting", "warming", "running", "ready"]


class ReviewShown(Struct, frozen=True):
    """POST and GET /api/replays/ID/review?seat=N: how far a review is, and the review once it is ready.

    `ahead` is how many reviews come first; while `warming`, the server compiles; `share` is the part done.
    """

    phase: ReviewPhase
    ahead: int
    share: float
    hashi: HashiReview | None = None
    hanabi: HanabiReview | None = None


class Uploaded(Struct, frozen=True):
    """POST /api/records: the name of the replay made from an uploaded record or hanab.live game."""

    replay: str


class DailyOffered(Struct, frozen=True):
    """The deal of a day in one game: its options, and the bots that play with one person."""

    game: str
    options: dict[str, Json]
    bots: dict[str, str]


class DailyDeals(Struct, frozen=True):
    """GET /api/daily?day=YYYY-MM-DD: a day (by default today) and its deals.

    `today` is the server's date in UTC, `now` its clock, and `next` the time of the next deals (both in
    milliseconds).
    """

    day: str
    today: str
    first: str
    now: int
    next: int
    deals: list[DailyOffered]


class BotScore(Struct, frozen=True):
    """The score of a bot or, in Hanabi, of a whole table of its copies."""

    bot: str
    score: int


class DailyCompared(Struct, frozen=True):
    """GET /api/daily/GAME/DAY: scores to compare a result under these `rules` with. Ask again until `ready`.

    `best` can be reached by a player who knows all cards, and nothing above `limit` can; null if unknown.
    """

    game: str
    rules: int
    day: str
    ready: bool
    scores: list[BotScore] = []
    best: int | None = None
    limit: int | None = None


class BotKind(Struct, frozen=True):
    """A game and one of its bots."""

    game: str
    bot: str


class ColdBots(Struct, frozen=True):
    """GET /api/cold: bots that are not compiled yet, whose first move may take up to a minute."""

    cold: list[BotKind]


class HintGiven(Struct, frozen=True):
    """POST /api/tables/CODE/hint: the best turn for anyone who plays Hashi alone: how many steps to `undo`,
    then the `marks` to make in order; if there are neither, confirm.

    `finishes` names islands. `points` is the expected final score, `lead` how many points more than with the
    next best turn; both are null in the set-up. `why` says what the turn achieves.
    """

    undo: int
    marks: list[str]
    finishes: list[str]
    points: float | None
    lead: float | None
    why: Why


class Problem(Struct, frozen=True):
    """Every HTTP refusal: the key of a sentence, its arguments, and the sentence in English."""

    reason: str
    facts: dict[str, str | int]
    text: str


RESPONSES = (
    TableCreated,
    OpenTables,
    PublicTables,
    SealShown,
    Catalogue,
    ReplayShown,
    Frames,
    ReviewShown,
    Uploaded,
    DailyDeals,
    DailyCompared,
    HintGiven,
    PastTurn,
    TurnExplained,
    PuzzleShown,
    ChatPage,
    GamesPage,
    NotesPage,
    ColdBots,
    *PEOPLE_RESPONSES,
    Problem,
)
"""Every body an HTTP request can be answered with."""

"""Bodies of the HTTP responses that stand beside the socket."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from sumida.kernel import Json
from sumida.lab.coach.findings import HanabiReview, HashiReview


class TableCreated(Struct, frozen=True):
    """Answer: the table's code; its page is /t/CODE."""

    code: str


class Preset(Struct, frozen=True):
    """Options of a game worth offering under a name."""

    name: str
    options: dict[str, Json]


class BotOffered(Struct, frozen=True):
    """A kind of bot and the table sizes it can play at; with a `code` it sits only with its own kind."""

    kind: str
    players: list[int]
    code: str


class GameOffered(Struct, frozen=True):
    """A game one can play here."""

    game: str
    presets: list[Preset]
    bots: list[BotOffered]


class Catalogue(Struct, frozen=True):
    """GET /api/catalogue: what can be played, and the phrases strict tables may use."""

    games: list[GameOffered]
    phrases: list[str]


class Frame(Struct, frozen=True):
    """One position of a replay: after `turn` moves, the last of them by `seat`."""

    turn: int
    seat: int | None
    action: str | None
    to_act: list[int]
    view: Json


class ReplayShown(Struct, frozen=True):
    """GET /api/replays/ID: a finished game. `moves` is all of it in notation, for the log."""

    replay: str
    game: str
    options: dict[str, Json]
    names: list[str]
    moves: list[tuple[int, str]]
    scores: list[int]
    deal: str
    salt: str | None
    digest: str | None


class Frames(Struct, frozen=True):
    """GET /api/replays/ID/frames?eyes=SEAT&from=N&to=M: positions as a seat (or a spectator) saw them."""

    replay: str
    eyes: int | None
    frames: list[Frame]


ReviewPhase = Literal["waiting", "warming", "running", "ready"]


class ReviewShown(Struct, frozen=True):
    """POST and GET /api/replays/ID/review?seat=N: how far a review is, and the review once it is ready.

    `ahead` others come before one that is waiting; `warming` up, a server compiles its bots; `share` is done.
    """

    phase: ReviewPhase
    ahead: int
    share: float
    hashi: HashiReview | None = None
    hanabi: HanabiReview | None = None


class Uploaded(Struct, frozen=True):
    """POST /api/records: the address of the replay made from an uploaded record or hanab.live file."""

    replay: str


class DailyOffered(Struct, frozen=True):
    """The deal of a day in one game: its terms, and the bots that sit at the table with one person."""

    game: str
    options: dict[str, Json]
    bots: dict[str, str]


class DailyDeals(Struct, frozen=True):
    """GET /api/daily?day=YYYY-MM-DD: a day (today if none is named) and its deals.

    `today` is the server's date in UTC; the next deals come at `next`, the server's clock being at `now`
    (both in milliseconds).
    """

    day: str
    today: str
    first: str
    now: int
    next: int
    deals: list[DailyOffered]


class BotScore(Struct, frozen=True):
    """What a bot, or in Hanabi a table of it, scored."""

    bot: str
    score: int


class DailyCompared(Struct, frozen=True):
    """GET /api/daily/GAME/DAY: what a result is set beside; figures only. Ask again while it is not `ready`.

    `best` can be reached by who knows all cards, and nothing above `limit` can; null where not known.
    """

    game: str
    day: str
    ready: bool
    scores: list[BotScore] = []
    best: int | None = None
    limit: int | None = None


class BotKind(Struct, frozen=True):
    """A kind of bot for a game."""

    game: str
    bot: str


class ColdBots(Struct, frozen=True):
    """GET /api/cold: bots whose first move after the server's start may take up to a minute."""

    cold: list[BotKind]


class HintGiven(Struct, frozen=True):
    """POST /api/tables/CODE/hint: the best turn, for who plays Hashi alone: so many steps to take back, then
    marks to make in order; neither: confirm it.

    `finishes` names islands. `points` are expected at the end, `lead` is how many more than with the next
    best turn; both are null in the set-up.
    """

    undo: int
    marks: list[str]
    finishes: list[str]
    points: float | None
    lead: float | None


class Problem(Struct, frozen=True):
    """Every HTTP refusal: the key of a sentence, its facts, and the sentence in English."""

    reason: str
    facts: dict[str, str | int]
    text: str


RESPONSES = (
    TableCreated,
    Catalogue,
    ReplayShown,
    Frames,
    ReviewShown,
    Uploaded,
    DailyDeals,
    DailyCompared,
    HintGiven,
    ColdBots,
    Problem,
)
"""Every body an HTTP request can be answered with."""

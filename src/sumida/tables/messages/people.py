"""Bodies of requests and responses about the person who asks, and their games."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from sumida.kernel import Json

Secret = Annotated[str, Meta(max_length=100)]
PushAddress = Annotated[str, Meta(max_length=1000)]
ZoneName = Annotated[str, Meta(max_length=60)]
LanguageCode = Annotated[str, Meta(max_length=20)]
Minute = Annotated[int, Meta(ge=0, lt=1440)]


class DeviceShown(Struct, frozen=True):
    """A browser of this person: its name, the days it was first and last used, and whether it asks now."""

    id: str
    name: str
    since: str
    used: str
    here: bool
    push: bool = False
    """Whether it gets notifications."""


class PasskeyShown(Struct, frozen=True):
    """A passkey of this person: where it was made, and the days it was made and last used."""

    id: str
    name: str
    since: str
    used: str


class QuietHours(Struct, frozen=True, forbid_unknown_fields=True):
    """No notifications from `begin` to `end`, minutes of the day; they may go over midnight."""

    begin: Minute
    end: Minute


class PushChoices(Struct, frozen=True, forbid_unknown_fields=True):
    """Which turns a browser is notified of, and when not; hours are those of its time zone."""

    turns: Literal["all", "deadlines"] = "all"
    quiet: QuietHours | None = None
    zone: ZoneName = "UTC"
    language: LanguageCode = "en"


class Subscribe(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/push: notify this browser, at the address and with the keys of its push subscription.
    Without choices, those that it made before stay."""

    endpoint: PushAddress
    p256dh: Secret
    auth: Secret
    choices: PushChoices | None = None


class Me(Struct, frozen=True):
    """GET /api/me: what the server knows about this person, apart from their games."""

    devices: list[DeviceShown]
    phrase: bool
    """Whether there is a recovery phrase."""
    passkeys: list[PasskeyShown] = []
    board: str = ""
    """The name under which this person is on the board of the day; "" if they are not."""
    passkeys_here: bool = False
    """Whether passkeys can be made and used at this address."""
    push: PushChoices | None = None
    """How this browser is notified; null if it is not."""
    push_key: str = ""
    """The server's key for push subscriptions; "" if it cannot send notifications."""


class PasskeyOptions(Struct, frozen=True):
    """POST /api/me/passkeys/new and /api/me/passkeys/ask: what the browser is to ask its authenticator, as
    WebAuthn writes it in JSON. The challenge is good once, for five minutes, in this browser."""

    options: dict[str, Json]


class PasskeyAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/passkeys and /api/me/passkeys/use: the authenticator's answer, as WebAuthn writes it in
    JSON."""

    credential: dict[str, Json]


class OneTimeCode(Struct, frozen=True):
    """POST /api/me/code: makes another browser one of this person's, once, until this time (milliseconds)."""

    code: str
    until: int


class JoinPerson(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/join: a one-time code or a recovery phrase of the person that this browser belongs to."""

    code: Secret


class RecoveryPhrase(Struct, frozen=True):
    """POST /api/me/phrase: a new recovery phrase; it is shown once, and the former one is void."""

    phrase: str


class MyGame(Struct, frozen=True):
    """A game of this person, or one they watched (`seat` is null)."""

    table: str
    number: int
    game: str
    options: dict[str, Json]
    names: list[str]
    bots: list[str]
    seat: int | None
    at: int
    """When it ended, or began if it runs; milliseconds."""
    running: bool
    scores: list[int] | None
    stopped: bool
    daily: str | None
    turn: list[int]
    """The seats that are to move in a running game."""
    turn_since: int | None
    deadline: int | None = None
    """When the time for this person's move is over, or for that of the first of those who are to move."""
    offline: bool = False
    """Whether it was begun in a browser, without a server."""


class MyGames(Struct, frozen=True):
    """GET /api/me/games: the latest first; `more` asks for the next page."""

    games: list[MyGame]
    more: str | None


Partners: TypeAlias = Literal["alone", "people", "bots", "both"]


class ScorePeriod(Struct, frozen=True):
    """The games that ended in one day, week or month; `day` is the first of it."""

    day: str
    games: int
    mean: float
    best: int


class ScoreGroup(Struct, frozen=True):
    """The games with one variant or board, one number of players and one kind of partners.

    `perfect` counts perfect scores of Hanabi, `won` games of Hashi against others; `possible` is the
    score of a perfect game of Hanabi.
    """

    variant: str
    players: int
    partners: Partners
    bots: list[str]
    games: int
    mean: float
    best: int
    perfect: int
    won: int
    possible: int | None = None


class RankReached(Struct, frozen=True):
    """How often a solo rank of Hashi was reached, and the points that it needs."""

    rank: str
    least: int
    games: int


class DailyStanding(Struct, frozen=True):
    """Deals of the day that were played on their day: how many, how many in a row now and at most, and the
    best score."""

    days: int
    current: int
    longest: int
    best: int | None


class DailyPlayed(Struct, frozen=True):
    """A deal of the day: the score, and where it was worked out, the `best` score that is possible and the
    `limit` that cannot be passed."""

    day: str
    score: int
    best: int | None = None
    limit: int | None = None


class GameStatistics(Struct, frozen=True):
    """One game's statistics. Games that were stopped count only as such, and so do those that were begun
    offline: a browser could have chosen their deals.

    The best possible score is known of `known` games, which ended `gap` points below it on average: of all
    games of Hanabi, and of those of Hashi on deals of the day that were compared."""

    game: str
    games: int
    mean: float
    best: int
    perfect: int
    won: int
    stopped: int
    step: Literal["day", "week", "month"]
    periods: list[ScorePeriod]
    groups: list[ScoreGroup]
    ranks: list[RankReached]
    daily: DailyStanding
    days: list[DailyPlayed]
    offline: int
    offline_mean: float
    known: int
    gap: float


class Statistics(Struct, frozen=True):
    """GET /api/me/statistics: how this person plays each game."""

    games: list[GameStatistics]


class JoinBoard(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/board: be on the board of the day under this name; without a name, no longer."""

    name: Secret


class BoardRow(Struct, frozen=True):
    """Somebody's first attempt at a deal of the day; those with equal scores share a place."""

    place: int
    name: str
    score: int


class DailyBoard(Struct, frozen=True):
    """GET /api/daily/GAME/DAY/board: the results, on this server, of those who want to be listed."""

    game: str
    day: str
    rows: list[BoardRow]


PEOPLE_RESPONSES = (Me, OneTimeCode, RecoveryPhrase, PasskeyOptions, MyGames, Statistics, DailyBoard)

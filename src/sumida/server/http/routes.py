"""Every route of the API, once: the server's routes and the OpenAPI document are both made from `ENDPOINTS`.

To add a route, write its handler and add an entry here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from starlette.routing import Route

from sumida.server.http.daily import DailyApi
from sumida.server.http.handling import Handler, responding
from sumida.server.http.hints import HintApi
from sumida.server.http.passkeys import PasskeyApi
from sumida.server.http.people import PeopleApi
from sumida.server.http.push import PushApi
from sumida.server.http.reasons import ReasonApi
from sumida.server.http.replays import ReplayApi
from sumida.server.http.site_login import SiteLoginApi
from sumida.server.http.statistics import StatisticsApi
from sumida.server.http.status import StatusApi
from sumida.server.http.tables import TableApi
from sumida.tables.messages.people import (
    DailyBoard,
    JoinBoard,
    JoinPerson,
    Me,
    MyGames,
    OneTimeCode,
    PasskeyAnswer,
    PasskeyOptions,
    RecoveryPhrase,
    Statistics,
    Subscribe,
)
from sumida.tables.messages.requests import CreateTable, OfflineGame
from sumida.tables.messages.responses import (
    Catalogue,
    ChatPage,
    ColdBots,
    DailyCompared,
    DailyDeals,
    Frames,
    GamesPage,
    HintGiven,
    NotesPage,
    OpenTables,
    PastTurn,
    PublicTables,
    PuzzleShown,
    ReplayShown,
    ReviewShown,
    SealShown,
    TableCreated,
    TurnExplained,
    Uploaded,
)


@dataclass(frozen=True)
class Handlers:
    """The objects whose methods handle requests."""

    tables: TableApi
    replays: ReplayApi
    daily: DailyApi
    hints: HintApi
    reasons: ReasonApi
    status: StatusApi
    site: SiteLoginApi
    people: PeopleApi
    passkeys: PasskeyApi
    push: PushApi
    statistics: StatisticsApi


@dataclass(frozen=True)
class Query:
    """A query parameter, always optional."""

    name: str
    about: str


@dataclass(frozen=True)
class Endpoint:
    """One method of one path. `request` and `response` are the types of the bodies; `object` is any JSON."""

    method: Literal["GET", "POST"]
    path: str
    handler: Callable[[Handlers], Handler]
    summary: str
    response: type = object
    request: type | None = None
    status: int = 200
    query: tuple[Query, ...] = ()
    documented: bool = True


_TURNS = (Query("eyes", "a seat, or `all` for a spectator"), Query("from", "a turn"), Query("to", "a turn"))
_BEFORE = (Query("before", "the number of the first one that is already known"),)
_SEAT = (Query("seat", "whose game of Hashi; 0 if left out"),)

_SEARCH = (
    Query("shelf", "`running`, `finished` or `shared`; finished games if left out"),
    Query("game", "the name of a game"),
    Query("variant", "the name of a variant or board"),
    Query("partner", "part of the name of somebody at the table"),
    Query("lowest", "the lowest score"),
    Query("highest", "the highest score"),
    Query("since", "the first day (UTC), or a time such as `2026-11-18T23:00Z`"),
    Query("until", "the last day (UTC), or the time before which they ended"),
    Query("more", "the `more` of the page before"),
)

ENDPOINTS = (
    Endpoint("GET", "/api/catalogue", lambda to: to.tables.catalogue, "What can be played", Catalogue),
    Endpoint("GET", "/api/seal", lambda to: to.tables.seal, "A sealed secret for a new table", SealShown),
    Endpoint(
        "POST",
        "/api/tables",
        lambda to: to.tables.create,
        "A new table",
        TableCreated,
        request=CreateTable,
        status=201,
    ),
    Endpoint(
        "GET",
        "/api/open-to-bots",
        lambda to: to.tables.open_to_bots,
        "Tables that wait for bots from outside",
        OpenTables,
    ),
    Endpoint(
        "GET",
        "/api/open-tables",
        lambda to: to.tables.open_tables,
        "Tables that are open to everyone",
        PublicTables,
        query=(Query("from", "the `more` of the page before"),),
    ),
    Endpoint(
        "POST",
        "/api/records",
        lambda to: to.replays.upload,
        "Keep a record or a hanab.live game",
        Uploaded,
        request=object,
        status=201,
    ),
    Endpoint("GET", "/api/replays/{name}", lambda to: to.replays.replay, "A finished game", ReplayShown),
    Endpoint(
        "GET",
        "/api/replays/{name}/frames",
        lambda to: to.replays.frames,
        "Positions of a finished game",
        Frames,
        query=_TURNS,
    ),
    Endpoint("GET", "/api/replays/{name}/record", lambda to: to.replays.record, "The record as a file"),
    Endpoint(
        "GET",
        "/api/daily",
        lambda to: to.daily.deals,
        "The deals of a day",
        DailyDeals,
        query=(Query("day", "a day"),),
    ),
    Endpoint(
        "GET",
        "/api/daily/{game}/{day}",
        lambda to: to.daily.compared,
        "What bots made of it",
        DailyCompared,
    ),
    Endpoint(
        "GET",
        "/api/daily/{game}/{day}/board",
        lambda to: to.statistics.board,
        "The results of those who want to be listed",
        DailyBoard,
    ),
    Endpoint(
        "GET",
        "/api/tables/{code}/turns/{turn}",
        lambda to: to.tables.past_turn,
        "An earlier turn of the game at a table, as this browser may see it",
        PastTurn,
    ),
    Endpoint(
        "GET",
        "/api/puzzles/{level}/{number}",
        lambda to: to.reasons.puzzle,
        "A position with one clear answer by the conventions of a level",
        PuzzleShown,
    ),
    Endpoint(
        "GET",
        "/api/tables/{code}/turns/{turn}/why",
        lambda to: to.reasons.why,
        "Why a bot made a move, as far as whoever asks can know",
        TurnExplained,
    ),
    Endpoint(
        "GET",
        "/api/tables/{code}/chat",
        lambda to: to.tables.chat,
        "Earlier lines of a table's chat",
        ChatPage,
        query=_BEFORE,
    ),
    Endpoint(
        "GET",
        "/api/tables/{code}/games",
        lambda to: to.tables.games,
        "Earlier games of a table",
        GamesPage,
        query=_BEFORE,
    ),
    Endpoint(
        "GET",
        "/api/tables/{code}/notes/{seat}",
        lambda to: to.tables.notes,
        "A seat's notes in the game that has just ended at a table",
        NotesPage,
    ),
    Endpoint(
        "POST",
        "/api/tables/{code}/hint",
        lambda to: to.hints.hint,
        "What a master would draw",
        HintGiven,
    ),
    Endpoint(
        "POST",
        "/api/replays/{name}/review",
        lambda to: to.replays.ask_review,
        "Ask for a review of a finished game",
        ReviewShown,
        query=_SEAT,
    ),
    Endpoint(
        "GET",
        "/api/replays/{name}/review",
        lambda to: to.replays.review,
        "How far the review is, and what it found",
        ReviewShown,
        query=_SEAT,
    ),
    Endpoint("GET", "/api/me", lambda to: to.people.me, "The person this browser belongs to", Me),
    Endpoint(
        "GET",
        "/api/me/games",
        lambda to: to.people.games,
        "The games of whoever asks, the latest first",
        MyGames,
        query=_SEARCH,
    ),
    Endpoint(
        "GET",
        "/api/me/statistics",
        lambda to: to.statistics.statistics,
        "How whoever asks plays",
        Statistics,
    ),
    Endpoint(
        "POST",
        "/api/me/board",
        lambda to: to.statistics.set_board,
        "Be on the board of the day under a name, or no longer",
        Me,
        request=JoinBoard,
    ),
    Endpoint(
        "GET", "/api/me/export", lambda to: to.people.export, "Everything about whoever asks, as a file"
    ),
    Endpoint(
        "POST",
        "/api/me/code",
        lambda to: to.people.code,
        "A code for another browser, good once",
        OneTimeCode,
    ),
    Endpoint(
        "POST",
        "/api/me/phrase",
        lambda to: to.people.phrase,
        "A recovery phrase; the former one is void",
        RecoveryPhrase,
    ),
    Endpoint(
        "POST",
        "/api/me/join",
        lambda to: to.people.join,
        "Make this browser one of the person whose code or phrase it knows",
        Me,
        request=JoinPerson,
    ),
    Endpoint(
        "POST",
        "/api/me/offline",
        lambda to: to.tables.adopt,
        "A table for a game that was begun offline",
        TableCreated,
        request=OfflineGame,
        status=201,
    ),
    Endpoint(
        "POST",
        "/api/me/devices/{device}/out",
        lambda to: to.people.sign_out,
        "Sign one of this person's browsers out",
        Me,
    ),
    Endpoint(
        "POST",
        "/api/me/push",
        lambda to: to.push.subscribe,
        "Notify this browser when it is this person's turn",
        Me,
        request=Subscribe,
    ),
    Endpoint(
        "POST",
        "/api/me/devices/{device}/push/remove",
        lambda to: to.push.remove,
        "Notify one of this person's browsers no longer",
        Me,
    ),
    Endpoint(
        "POST",
        "/api/me/passkeys/new",
        lambda to: to.passkeys.options_for_new,
        "What a browser needs to make a passkey",
        PasskeyOptions,
    ),
    Endpoint(
        "POST",
        "/api/me/passkeys",
        lambda to: to.passkeys.add,
        "Keep a passkey of this person",
        Me,
        request=PasskeyAnswer,
    ),
    Endpoint(
        "POST",
        "/api/me/passkeys/ask",
        lambda to: to.passkeys.options_for_use,
        "What a browser needs to use a passkey",
        PasskeyOptions,
    ),
    Endpoint(
        "POST",
        "/api/me/passkeys/use",
        lambda to: to.passkeys.use,
        "Make this browser one of the person whose passkey it has",
        Me,
        request=PasskeyAnswer,
    ),
    Endpoint(
        "POST",
        "/api/me/passkeys/{passkey}/remove",
        lambda to: to.passkeys.remove,
        "Remove one of this person's passkeys",
        Me,
    ),
    Endpoint(
        "POST",
        "/api/me/forget",
        lambda to: to.people.forget,
        "Delete everything about whoever asks; their browser is a new one from now on",
        Me,
    ),
    Endpoint("GET", "/api/cold", lambda to: to.status.cold, "Bots that are still being compiled", ColdBots),
    Endpoint("GET", "/healthz", lambda to: to.status.health, "Whether the database takes writes"),
    Endpoint(
        "POST",
        "/login",
        lambda to: to.site.log_in,
        "The login of bots written for hanab.live",
        documented=False,
    ),
    Endpoint("GET", "/metrics", lambda to: to.status.metrics, "Figures for Prometheus", documented=False),
)


def routes(handlers: Handlers) -> list[Route]:
    """The table as Starlette serves it."""
    return [
        Route(one.path, responding(one.handler(handlers), one.status), methods=[one.method])
        for one in ENDPOINTS
    ]

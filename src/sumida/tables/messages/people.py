"""Bodies of requests and responses about the person who asks, and their games."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from sumida.kernel import Json

Secret = Annotated[str, Meta(max_length=100)]


class DeviceShown(Struct, frozen=True):
    """A browser of this person: its name, the days it was first and last used, and whether it asks now."""

    id: str
    name: str
    since: str
    used: str
    here: bool


class Me(Struct, frozen=True):
    """GET /api/me: what the server knows about this person, apart from their games."""

    devices: list[DeviceShown]
    phrase: bool
    """Whether there is a recovery phrase."""


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


class MyGames(Struct, frozen=True):
    """GET /api/me/games: the latest first; `more` asks for the next page."""

    games: list[MyGame]
    more: str | None


PEOPLE_RESPONSES = (Me, OneTimeCode, RecoveryPhrase, MyGames)

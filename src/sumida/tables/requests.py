"""Bodies of the HTTP requests and answers that stand beside the socket."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from sumida.kernel import Json
from sumida.tables.commands import MAX_SEATS, Key, Name, SeatNumber, Settings


class CreateTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables: a new table; the sender becomes its host and sits down on `seat`.

    `bots` seats bots by seat number; with `start` the game begins at once (two clicks to a game). At a table
    of one device the sender takes all other seats too, under `names` by seat number.
    """

    name: Name
    settings: Settings
    seat: SeatNumber | None = 0
    bots: Annotated[dict[str, Key], Meta(max_length=MAX_SEATS)] = {}
    names: Annotated[dict[str, Name], Meta(max_length=MAX_SEATS)] = {}
    start: bool = False


class TableCreated(Struct, frozen=True):
    """Answer: the table's code; its page is /t/CODE."""

    code: str


class Preset(Struct, frozen=True):
    """Options of a game worth offering under a name."""

    name: str
    options: dict[str, Json]


class BotOffered(Struct, frozen=True):
    """A kind of bot; `players` are the table sizes it can play at, empty for any."""

    kind: str
    players: list[int]


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


class Replay(Struct, frozen=True):
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


class Uploaded(Struct, frozen=True):
    """POST /api/records: the address of the replay made from an uploaded record or hanab.live file."""

    replay: str


class Problem(Struct, frozen=True):
    """Every HTTP refusal: the key of a sentence, its facts, and the sentence in English."""

    reason: str
    facts: dict[str, str | int]
    text: str

"""Bodies of HTTP requests."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from sumida.tables.messages.commands import MAX_SEATS, Key, Line, Name, SeatNumber, Settings

Seal = Annotated[str, Meta(max_length=64)]


class CreateTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables: a new table; the sender becomes its host and takes `seat`, or only watches.

    `bots` seats bots by seat number; with `start` the game starts at once. At a table for one device the
    sender also takes all other seats, with `names` by seat number. `sealed` comes from GET /api/seal, and
    `entropy` is what the sender adds to the deal.
    """

    name: Name
    settings: Settings
    seat: SeatNumber | None = 0
    bots: Annotated[dict[str, Key], Meta(max_length=MAX_SEATS)] = {}
    names: Annotated[dict[str, Name], Meta(max_length=MAX_SEATS)] = {}
    start: bool = False
    sealed: Seal = ""
    entropy: Line = ""


Notation = Annotated[str, Meta(max_length=40)]


class OfflineGame(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/offline: a game that was begun offline, which becomes one of the sender's tables.

    The sender had `seat`, and at a table for one device all others that no bot had. `source` is what their
    browser calls the game: sent again, the same game from the same browser is the same table.
    """

    settings: Settings
    name: Name
    seat: SeatNumber
    rules: int
    deal: Annotated[str, Meta(max_length=2_000)]
    moves: Annotated[list[tuple[SeatNumber, Notation]], Meta(max_length=2_000)]
    bots: Annotated[dict[str, Key], Meta(max_length=MAX_SEATS)] = {}
    names: Annotated[dict[str, Name], Meta(max_length=MAX_SEATS)] = {}
    stopped: bool = False
    source: Annotated[str, Meta(max_length=40)] = ""

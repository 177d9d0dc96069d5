"""Bodies of the HTTP requests that stand beside the socket."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from sumida.tables.messages.commands import MAX_SEATS, Key, Name, SeatNumber, Settings


class CreateTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables: a new table; the sender becomes its host and sits down on `seat`, or looks on.

    `bots` seats bots by seat number; with `start` the game begins at once (two clicks to a game). At a table
    of one device the sender takes all other seats too, under `names` by seat number.
    """

    name: Name
    settings: Settings
    seat: SeatNumber | None = 0
    bots: Annotated[dict[str, Key], Meta(max_length=MAX_SEATS)] = {}
    names: Annotated[dict[str, Name], Meta(max_length=MAX_SEATS)] = {}
    start: bool = False

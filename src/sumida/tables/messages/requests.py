"""Bodies of HTTP requests."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from sumida.tables.messages.commands import MAX_SEATS, Key, Name, SeatNumber, Settings


class CreateTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables: a new table; the sender becomes its host and takes `seat`, or only watches.

    `bots` seats bots by seat number; with `start` the game starts at once. At a table for one device the
    sender also takes all other seats, with `names` by seat number.
    """

    name: Name
    settings: Settings
    seat: SeatNumber | None = 0
    bots: Annotated[dict[str, Key], Meta(max_length=MAX_SEATS)] = {}
    names: Annotated[dict[str, Name], Meta(max_length=MAX_SEATS)] = {}
    start: bool = False

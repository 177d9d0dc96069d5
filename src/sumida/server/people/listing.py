"""The rows that a game has in the index of the store."""

from __future__ import annotations

import msgspec

from sumida.store import IndexedGame
from sumida.tables.listing import Listed, listed
from sumida.tables.log import Entry
from sumida.tables.room import Room

ROW_BYTES = 200
"""A row's other columns, and its places in the indexes."""


def games_listed(room: Room, entry: Entry) -> tuple[list[IndexedGame], ...]:
    """The rows to store together with the room's next entry; nothing unless it begins or ends a game, or
    brings somebody to a running one."""
    found = listed(room, entry)
    return () if found is None else (rows_of(room.code, found),)


def rows_of(table: str, found: Listed) -> list[IndexedGame]:
    """A row for each device in whose list a game belongs."""
    data = msgspec.json.encode(found.facts)
    return [
        IndexedGame(
            owner=device,
            table=table,
            number=found.number,
            at=found.at,
            running=found.running,
            game=found.game,
            variant=variant_of(found.facts.options),
            seat=seat,
            score=found.facts.scores[seat or 0] if found.facts.scores else None,
            partners=_partners(found.facts.names, seat),
            data=data,
        )
        for device, seat in sorted(found.seats.items())
    ]


def size_of(rows: list[IndexedGame]) -> int:
    """About how many bytes these rows add to the store; those of a game that is over are there already."""
    return sum(ROW_BYTES + len(row.data) + len(row.partners) for row in rows if row.running)


def variant_of(options: dict[str, object]) -> str:
    """The variant or the board of a game."""
    return str(options.get("variant") or options.get("board") or "")[:60]


def _partners(names: list[str], seat: int | None) -> str:
    return "\n".join(name.casefold() for at, name in enumerate(names) if at != seat and name)

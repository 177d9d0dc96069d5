"""Which games have bots; the number of them that an address may run is limited."""

from __future__ import annotations

from sumida.tables.messages.commands import AnyCommand, SeatBot, Start
from sumida.tables.room import Room


def plays_with_bots(room: Room) -> bool:
    """Whether a game with bots is running."""
    return room.running is not None and any(chair.played_by_bot for chair in room.chairs)


def begins_with_bots(room: Room, command: AnyCommand) -> bool:
    """Whether a command begins a game with bots, or gives a running game its first bot."""
    if isinstance(command, SeatBot):
        return room.running is not None and not plays_with_bots(room)
    return isinstance(command, Start) and any(chair.bot for chair in room.chairs)

"""Bots that play a seat while its player is away, and give it back when the player returns."""

from __future__ import annotations

from collections.abc import Collection

from sumida.tables.context import CommandContext
from sumida.tables.log import TableEvent
from sumida.tables.messages import commands
from sumida.tables.messages.happenings import SubstituteLeft
from sumida.tables.refusals import refuse
from sumida.tables.room import Room


def take_seat_back(context: CommandContext, command: commands.TakeSeatBack) -> list[TableEvent]:
    context.require_game()
    held = context.room.seats_of(context.member.number)
    seats = [seat for seat in held if context.room.chairs[seat].substitute]
    if not seats:
        raise refuse("refuse-no-substitute")
    return [SubstituteLeft(seat) for seat in seats]


def absent_seats(room: Room, online: Collection[int]) -> list[int]:
    """The seats that a bot may take over: their players are away, while someone else who plays is there."""
    game = room.running
    if game is None or game.archived or room.settings.takeover is None or room.deadlines:
        return []
    if (room.clock and room.clock.paused) or not room.players() & set(online):
        return []
    return [
        seat
        for seat, chair in enumerate(room.chairs)
        if chair.member is not None
        and chair.substitute is None
        and not (room.members[chair.member].here and chair.member in online)
    ]

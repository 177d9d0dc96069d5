"""Who may come to a table, and under which name."""

from __future__ import annotations

from sumida.tables.context import CommandContext
from sumida.tables.log import TableEvent
from sumida.tables.messages import commands
from sumida.tables.messages.happenings import Locked
from sumida.tables.refusals import refuse
from sumida.tables.room import Room


def lock(context: CommandContext, command: commands.Lock) -> list[TableEvent]:
    context.require_host()
    return [Locked(command.locked)]


def check_may_watch(room: Room, device: str) -> None:
    """Refuse anyone who was kicked, strangers at a locked table, and spectators of a game that is closed to
    them."""
    if device in room.banned:
        raise refuse("refuse-kicked")
    check_unlocked(room, device)
    member = room.member_of(device)
    seated = member is not None and room.seats_of(member.number)
    if room.settings.watching == "closed" and room.phase == "running" and not seated:
        raise refuse("refuse-watching-closed")


def names_frozen(room: Room) -> bool:
    """While a game runs at a table without free chat, a new name could be a hint."""
    return room.phase == "running" and room.settings.talk != "house"


def check_unlocked(room: Room, device: str) -> None:
    """Refuse strangers at a locked table; whoever left it while it was locked is none."""
    if room.locked and device not in room.devices and device not in room.may_return:
        raise refuse("refuse-locked")

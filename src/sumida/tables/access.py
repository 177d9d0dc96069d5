"""Who may come to a table, and under which name."""

from __future__ import annotations

from sumida.tables.context import CommandContext
from sumida.tables.log import LinkRenewed, TableEvent
from sumida.tables.messages import commands
from sumida.tables.messages.happenings import Locked
from sumida.tables.refusals import refuse
from sumida.tables.room import Room


def lock(context: CommandContext, command: commands.Lock) -> list[TableEvent]:
    context.require_host()
    return [Locked(command.locked)]


def renew_link(context: CommandContext, command: commands.RenewSeatLink) -> list[TableEvent]:
    return [LinkRenewed(context.member.number, context.caller.device)]


def is_current(room: Room, member: int, link: int) -> bool:
    """Whether this seat link of a member is still good."""
    return member in room.members and room.members[member].link == link


def check_may_watch(room: Room, device: str, link: tuple[int, int] | None = None) -> None:
    """Refuse anyone who was kicked, strangers at a locked table, and spectators of a game that is closed to
    them; but not someone who brings the link of a seat."""
    if device in room.banned:
        raise refuse("refuse-kicked")
    if link is not None and is_current(room, *link):
        return
    check_may_enter(room, device)
    member = room.member_of(device)
    seated = member is not None and room.seats_of(member.number)
    if room.settings.watching == "closed" and room.phase == "running" and not seated:
        raise refuse("refuse-watching-closed")


def names_frozen(room: Room) -> bool:
    """While a game runs at a table without free chat, a new name could be a hint."""
    return room.phase == "running" and room.settings.talk != "house"


def check_may_enter(room: Room, device: str) -> None:
    """Refuse devices that were signed out, and strangers at a locked table; whoever left it while it was
    locked is none."""
    if room.signed_out.get(device) in room.members:
        raise refuse("refuse-signed-out")
    if room.locked and device not in room.devices and device not in room.may_return:
        raise refuse("refuse-locked")


def fold_lock(room: Room, event: Locked) -> None:
    room.locked = event.locked
    room.may_return.clear()


def fold_renewed_link(room: Room, event: LinkRenewed) -> None:
    """Void a member's seat links, and sign out all their devices but one."""
    member = room.members[event.member]
    member.link += 1
    for device in member.devices - {event.device}:
        del room.devices[device]
        room.signed_out[device] = member.number
        if room.running and room.seats_of(member.number):
            room.seen_hidden.add(device)
    member.devices = {event.device}

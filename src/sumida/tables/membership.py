"""Commands about members: joining and leaving, the host's rights, spectators and chat."""

from __future__ import annotations

from sumida.tables.access import check_may_enter, is_current, names_frozen
from sumida.tables.chat import PHRASES, clean_line, clean_name, distinct
from sumida.tables.context import CommandContext
from sumida.tables.hosting import first_host, next_host, transfer_host
from sumida.tables.log import CameBackWith, JoinedWith, TableEvent
from sumida.tables.messages import commands
from sumida.tables.messages.happenings import BotSat, Left, Renamed, Said, Watches, WatchWished
from sumida.tables.refusals import refuse
from sumida.tables.room import WATCHING, Member, Room
from sumida.tables.seating import check_seating, give_seat

MOST_MEMBERS = 100
MOST_BOTS = 8
"""Bots from outside at one table."""
MOST_LINES, TALK_WINDOW_MS = 8, 10_000


def join(context: CommandContext, command: commands.Join) -> list[TableEvent]:
    room, device = context.room, context.caller.device
    if device in room.banned:
        raise refuse("refuse-kicked")
    known = room.member_of(device)
    if known and known.here:
        raise refuse("refuse-already-here")
    if known:
        return [CameBackWith(known.number, device), *first_host(room, known.number)]
    return _new_member(context, command.name, clean_name(command.owner) if command.owner else "")


def _new_member(context: CommandContext, name: str, owner: str) -> list[TableEvent]:
    room = context.room
    if owner and sum(bool(member.owner) for member in room.members.values()) >= MOST_BOTS:
        raise refuse("refuse-too-many-bots", most=MOST_BOTS)
    check_may_enter(room, context.caller.device)
    if room.settings.watching == "closed" and room.phase == "running":
        raise refuse("refuse-watching-closed")
    number = room.next_member
    device = context.caller.device
    if names_frozen(room):
        name = room.names_used.get(device, name)
    joined = JoinedWith(number, distinct(clean_name(name), _names(room)), device, owner)
    return [*_make_room(context), joined, *([] if owner else first_host(room, number))]


def _make_room(context: CommandContext) -> list[TableEvent]:
    """At a full table, a spectator who is not connected loses their place to someone who is there."""
    room = context.room
    if len(room.members) < MOST_MEMBERS:
        return []
    needed = {room.host, room.host_away, *(chair.member for chair in room.chairs)}
    for member in room.members.values():
        if member.number not in needed and context.is_away(member):
            return [Left(member.number, name=member.name)]
    raise refuse("refuse-table-full", most=MOST_MEMBERS)


def _names(room: Room) -> frozenset[str]:
    return frozenset(member.name for member in room.members.values())


def rename(context: CommandContext, command: commands.Rename) -> list[TableEvent]:
    member = context.member
    if names_frozen(context.room):
        raise refuse("refuse-name-frozen")
    name = distinct(clean_name(command.name), _names(context.room) - {member.name})
    return [Renamed(member.number, name)]


def claim(context: CommandContext, command: commands.Claim) -> list[TableEvent]:
    """The token's signature was checked outside; here it must still belong to a member of this table."""
    room, device, claimed = context.room, context.caller.device, context.caller.claim
    if claimed not in room.members or device in room.banned:
        raise refuse("refuse-seat-token")
    if not is_current(room, claimed, context.caller.link):
        raise refuse("refuse-link-renewed")
    back = CameBackWith(claimed, device)
    other = room.member_of(device)
    if other and other.number == back.member:
        if other.here:
            raise refuse("refuse-already-here")
        return [back, *first_host(room, back.member)]
    if device in room.seen_hidden and room.signed_out.get(device) != back.member:
        raise refuse("refuse-seen-hidden")
    if other is None:
        return [back, *first_host(room, back.member)]
    if room.seats_of(other.number):
        raise refuse("refuse-moved-elsewhere")
    # A browser is one member of a table: the membership without a seat is given up.
    return [Left(other.number, name=other.name), back, *next_host(room, other.number, back.member)]


def leave(context: CommandContext, command: commands.Leave) -> list[TableEvent]:
    member = context.member
    return [Left(member.number, name=member.name), *next_host(context.room, member.number)]


def kick(context: CommandContext, command: commands.Kick) -> list[TableEvent]:
    host = context.require_host()
    if command.member == host.number:
        raise refuse("refuse-kick-yourself")
    if command.member == context.room.host_away:
        raise refuse("refuse-kick-host")
    member = _find(context.room, command.member)
    left = Left(member.number, kicked=True, name=member.name)
    return [left, *_bots_for(context.room, member, command.bot)]


def _bots_for(room: Room, member: Member, bot: str | None) -> list[TableEvent]:
    """In a running game, the bots that play on for a member who is removed."""
    if room.running is None:
        return []
    found: list[TableEvent] = []
    for seat in room.seats_of(member.number):
        chosen = bot or room.chairs[seat].substitute
        if chosen is not None:
            check_seating(room, seat, chosen)
            found.append(BotSat(seat, chosen))
    return found


def _find(room: Room, number: int) -> Member:
    if number not in room.members:
        raise refuse("refuse-no-such-member", member=number)
    return room.members[number]


def make_host(context: CommandContext, command: commands.MakeHost) -> list[TableEvent]:
    context.require_host()
    member = _find(context.room, command.member)
    if not member.here:
        raise refuse("refuse-no-such-member", member=command.member)
    if member.owner:
        raise refuse("refuse-bot-host")
    return [transfer_host(context.room, command.member)]


def watch(context: CommandContext, command: commands.WatchAs) -> list[TableEvent]:
    room, member = context.room, context.member
    if command.mode == "public":
        return [Watches(member.number, "public")]
    check_watch(room, member, command.mode)
    if command.mode == "shadow":
        room.chair(-1 if command.seat is None else command.seat)
    seat = command.seat if command.mode == "shadow" else None
    if room.host == member.number:
        return [Watches(member.number, command.mode, seat)]
    return [WatchWished(member.number, command.mode, seat)]


def check_watch(room: Room, member: Member, mode: str) -> None:
    """Only members without a seat may see hidden cards, and only as far as the host allows."""
    if WATCHING.index(mode) > WATCHING.index(room.settings.watching):
        raise refuse("refuse-watching-limit")
    if room.seats_of(member.number):
        raise refuse("refuse-watching-seated")


def admit(context: CommandContext, command: commands.Admit) -> list[TableEvent]:
    context.require_host()
    wish = context.room.wishes.get(command.member)
    if wish is None:
        raise refuse("refuse-no-wish")
    member = _find(context.room, command.member)
    if wish.mode == "play":
        assert wish.seat is not None
        no = Watches(member.number, "public", allowed=False)
        return give_seat(context.room, member, wish.seat) if command.allow else [no]
    if command.allow:
        check_watch(context.room, member, wish.mode)
    return [Watches(wish.member, wish.mode, wish.seat, allowed=command.allow)]


def _speaker(context: CommandContext) -> Member:
    """The member who sends the command, within the rate limit for chat."""
    member = context.member
    lately = [line for line in context.room.chat if line.at > context.now - TALK_WINDOW_MS]
    if sum(line.member == member.number for line in lately) >= MOST_LINES:
        raise refuse("refuse-chat-fast", most=MOST_LINES, seconds=TALK_WINDOW_MS // 1000)
    return member


def say(context: CommandContext, command: commands.Say) -> list[TableEvent]:
    member = _speaker(context)
    _check_silence(context.room)
    if context.room.settings.talk == "strict" and context.room.phase == "running":
        raise refuse("refuse-chat-strict")
    return [Said(context.now, member.number, member.name, clean_line(command.text))]


def _check_silence(room: Room) -> None:
    if room.settings.talk == "silent" and room.phase == "running":
        raise refuse("refuse-chat-silent")


def say_phrase(context: CommandContext, command: commands.SayPhrase) -> list[TableEvent]:
    member = _speaker(context)
    _check_silence(context.room)
    if command.phrase not in PHRASES:
        raise refuse("refuse-no-such-phrase", phrase=command.phrase)
    return [Said(context.now, member.number, member.name, phrase=command.phrase)]

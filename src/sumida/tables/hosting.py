"""Who is host: the first to come; when the host leaves, the next; and while the host is away, a stand-in."""

from __future__ import annotations

from collections.abc import Collection

from sumida.tables.messages.happenings import HostIs
from sumida.tables.room import Member, Room


def first_host(room: Room, number: int) -> list[HostIs]:
    """A table without host is that of the next comer."""
    return [HostIs(number)] if room.host is None else []


def next_host(room: Room, going: int, coming: int | None = None) -> list[HostIs]:
    """When the host goes: somebody who is here or just `coming`, or nobody."""
    if room.host != going:
        return []
    staying = [
        member
        for member in room.members.values()
        if (member.here or member.number == coming) and member.number != going
    ]
    return [
        transfer_host(room, min(staying, key=lambda member: _order(room, member)).number if staying else None)
    ]


def transfer_host(room: Room, number: int | None) -> HostIs:
    """The table in other hands; what was a stand-in's stays so, unless it comes back to the host."""
    return HostIs(number, None if number in (None, room.host_away) else room.host_away)


def host_change(room: Room, online: Collection[int]) -> HostIs | None:
    """The host who is back, or a stand-in for one who is not there; None when all is well or nobody can be.

    While a game runs only who plays in it stands in: a spectator shall not end the game of others.
    """
    present = [member for member in room.members.values() if member.here and member.number in online]
    if any(member.number == room.host_away for member in present):
        return HostIs(room.host_away)
    if any(member.number == room.host for member in present):
        return None
    fit = [member for member in present if room.running is None or room.seats_of(member.number)]
    if not fit:
        return None
    away = room.host if room.host_away is None else room.host_away
    return HostIs(min(fit, key=lambda member: _order(room, member)).number, away)


def _order(room: Room, member: Member) -> tuple[bool, bool, int]:
    """Who has a seat comes first, then who came first; a host who is away comes last."""
    return member.number == room.host_away, not room.seats_of(member.number), member.number

"""The host of a table: first the first member, then the next; while the host is away, an acting host."""

from __future__ import annotations

from collections.abc import Collection

from sumida.tables.messages.happenings import HostIs
from sumida.tables.room import Member, Room


def first_host(room: Room, number: int) -> list[HostIs]:
    """At a table without a host, the next person to join becomes host."""
    known = room.members.get(number)
    return [HostIs(number)] if room.host is None and not (known and known.owner) else []


def next_host(room: Room, going: int, coming: int | None = None) -> list[HostIs]:
    """The next host when the host leaves: someone present or just `coming`, or nobody. A bot is no host."""
    if room.host != going:
        return []
    staying = [
        member
        for member in room.members.values()
        if (member.here or member.number == coming) and member.number != going and not member.owner
    ]
    return [
        transfer_host(room, min(staying, key=lambda member: _order(room, member)).number if staying else None)
    ]


def transfer_host(room: Room, number: int | None) -> HostIs:
    """Pass the host's role on. An acting host's successor is acting too, unless it is the host who is
    away."""
    return HostIs(number, None if number in (None, room.host_away) else room.host_away)


def host_change(room: Room, online: Collection[int]) -> HostIs | None:
    """The host who is back, or an acting host for one who is away; None if no change is needed or possible.

    While a game runs only a player in it can become acting host: a spectator must not end others' games.
    """
    present = [member for member in room.members.values() if member.here and member.number in online]
    if any(member.number == room.host_away for member in present):
        return HostIs(room.host_away)
    if any(member.number == room.host for member in present):
        return None
    if room.deadlines and room.running and not any(map(room.deadlines.passed, room.deadlines.running)):
        return None  # players come and go, and nothing waits for a host
    people = [member for member in present if not member.owner]
    fit = [member for member in people if room.running is None or room.seats_of(member.number)]
    if not fit:
        return None
    away = room.host if room.host_away is None else room.host_away
    return HostIs(min(fit, key=lambda member: _order(room, member)).number, away)


def _order(room: Room, member: Member) -> tuple[bool, bool, int]:
    """Seated members come first, then the earliest to join; a host who is away comes last."""
    return member.number == room.host_away, not room.seats_of(member.number), member.number

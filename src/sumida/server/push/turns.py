"""Which turns to notify a person of, and when: from the table, the subscription and earlier notifications."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from msgspec import Struct

from sumida.server.people.devices import PushFacts
from sumida.server.push.quiet import quiet_until
from sumida.tables.deadlines import Due
from sumida.tables.listing import turn_of
from sumida.tables.room import Room
from sumida.tables.table_game import TableGame

Reason: TypeAlias = Literal["turn", "late"]
"""It is their turn; or a quarter of the time for it is left."""
QUARTER = 4
HOUR_MS = 3_600_000


class Told(Struct, frozen=True):
    """What a browser was told last about a table: the turn, and the deadline that it was warned of."""

    turn: str = ""
    late: str = ""


@dataclass(frozen=True)
class Waiting:
    """A member whom the game waits for. Times are uptime, except `since`."""

    member: int
    devices: frozenset[str]
    turn: str
    """One name for this turn, whatever steps are made in it."""
    since: int
    """The time of day at which it began."""
    is_news: bool
    """Whether other people play: a bot answers while its player is still there."""
    away_until: int
    """The end of their holiday; 0 without one."""
    due: int | None = None
    warn_at: int | None = None
    """When a quarter of the time is left; None without a deadline, or if it has passed."""

    @property
    def deadline(self) -> str:
        return f"{self.turn}.{self.due}"


def turn_name(game: TableGame) -> str:
    """The same for everyone who is to move; another one after a takeback."""
    return f"{game.number}.{game.state.turn}.{game.takebacks}"


def waiting(room: Room) -> list[Waiting]:
    """The people who are to move; none if no game runs."""
    game, listed = room.running, turn_of(room)
    if game is None or listed is None:
        return []
    people = {one for one in room.players() if not room.members[one].owner}
    acting = {room.chairs[seat].member for seat in listed.seats} & people
    news = len(people) > 1
    return [
        _waiting(room, member, turn_name(game), listed.since, news)
        for member in sorted(one for one in acting if one is not None)
    ]


def _waiting(room: Room, member: int, turn: str, since: int, news: bool) -> Waiting:
    found, due = room.deadlines, _due(room, member)
    holiday = found.holidays.get(member) if found else None
    away_until = holiday.until if holiday else 0
    devices = frozenset(room.members[member].devices)
    if found is None or due is None:
        return Waiting(member, devices, turn, since, news, away_until)
    warn_at = None if due.passed else due.at - found.terms.seconds * 1000 // QUARTER
    return Waiting(member, devices, turn, since, news, away_until, due.at, warn_at)


def _due(room: Room, member: int) -> Due | None:
    """The first deadline of a member's seats."""
    found = room.deadlines
    if found is None:
        return None
    own = [found.due[seat] for seat in found.running if room.chairs[seat].member == member]
    return min(own, key=lambda due: due.at, default=None)


def reason_now(
    one: Waiting, facts: PushFacts, told: Told, up: int, now: int
) -> tuple[Reason | None, int | None]:
    """Why a browser is to be notified now, if at all; and the uptime at which to look again.

    Turns that began before it asked for notifications are none of its business, except for their deadline.
    """
    times = _times(one, facts, told)
    ready = [reason for reason, at in times.items() if at <= up]
    later = min((at for at in times.values() if at > up), default=None)
    if not ready:
        return None, later
    quiet = quiet_until(facts.choices.quiet, facts.choices.zone, now)
    if quiet is not None:
        return None, up + min(quiet - now, HOUR_MS)  # the clock on the wall may be set meanwhile
    return ("late" if "late" in ready else "turn"), later


def _times(one: Waiting, facts: PushFacts, told: Told) -> dict[Reason, int]:
    """What the browser has not been told yet, each with the uptime at which it is due."""
    if facts.choices.turns == "deadlines" and one.due is None:
        return {}
    found: dict[Reason, int] = {}
    if one.is_news and one.since >= facts.since and told.turn != one.turn and told.late != one.deadline:
        found["turn"] = one.away_until
    if one.warn_at is not None and told.late != one.deadline:
        found["late"] = one.warn_at
    return found


def told_now(one: Waiting, reason: Reason, before: Told) -> Told:
    return Told(one.turn, one.deadline if reason == "late" else before.late)

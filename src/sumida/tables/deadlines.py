"""Time for each move, where a game lasts days. It is counted in uptime, not by the clock on the wall.

*Uptime* is how long the servers of a database have been running, in milliseconds: nobody can move while none
of them does, and a clock that is set changes nothing. What is shown is the time of day at which a deadline
passes if the server keeps running.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from sumida.tables.messages.commands import DeadlineTerms
from sumida.tables.messages.state import DeadlinesShown, HolidayShown, SeatDeadline

DAY_MS = 86_400_000
STEADY_MS = 1_000
"""Time of day and uptime are read one after the other: a smaller difference between them is no change."""


@dataclass(frozen=True)
class Due:
    """When a seat's move is due, in uptime. In Hashi, `turn` is a round: its steps share one deadline."""

    turn: int
    at: int
    passed: bool = False


@dataclass(frozen=True)
class HolidayTime:
    """Until when a member is on holiday, in uptime, and how many milliseconds they may still take."""

    until: int
    left: int


@dataclass(frozen=True)
class Deadlines:
    """The deadlines of a game as of the uptime `up`; those of the `running` seats count."""

    terms: DeadlineTerms
    up: int
    offset: int
    """The time of day at uptime 0."""
    due: Mapping[int, Due] = field(default_factory=dict)
    running: tuple[int, ...] = ()
    holidays: Mapping[int, HolidayTime] = field(default_factory=dict)

    @classmethod
    def start(cls, terms: DeadlineTerms, now: int, up: int) -> Deadlines:
        return cls(terms, up, now - up)

    def at_time(self, now: int, up: int) -> Deadlines:
        """The same, seen at a later time."""
        offset = now - up
        steady = abs(offset - self.offset) <= STEADY_MS
        return replace(self, up=up, offset=self.offset if steady else offset)

    def run(self, turn: int, holders: Mapping[int, int], renewed: frozenset[int]) -> Deadlines:
        """Run for the seats of `holders`, each with its member. A seat whose turn began before keeps its
        deadline, unless it is `renewed`."""
        due = {seat: one for seat, one in self.due.items() if one.turn == turn and seat not in renewed}
        for seat, member in holders.items():
            if seat not in due:
                due[seat] = Due(turn, self._from(member) + self.terms.seconds * 1000)
        return replace(self, due=due, running=tuple(sorted(holders)))

    def _from(self, member: int) -> int:
        """From when on a member's time counts."""
        found = self.holidays.get(member)
        return max(self.up, found.until) if found else self.up

    def passed(self, seat: int) -> bool:
        return seat in self.running and self.due[seat].passed

    def let_pass(self, seat: int) -> Deadlines:
        return replace(self, due={**self.due, seat: replace(self.due[seat], passed=True)})

    def days_left(self, member: int, up: int) -> int:
        """How long a member's holiday can still be, from this uptime on."""
        found = self.holidays.get(member, HolidayTime(0, self.terms.holiday * DAY_MS))
        return (found.left + max(0, found.until - up)) // DAY_MS

    def take_holiday(self, member: int, days: int, seats: list[int]) -> Deadlines:
        """Pause the deadlines of a member's seats for some days from now; days not used are given back."""
        old = self.holidays.get(member, HolidayTime(0, self.terms.holiday * DAY_MS))
        unused, wanted = max(0, old.until - self.up), days * DAY_MS
        until = self.up + wanted
        moved = until - max(self.up, old.until)
        due = {
            seat: replace(one, at=one.at + moved) if seat in seats and not one.passed else one
            for seat, one in self.due.items()
        }
        holidays = {**self.holidays, member: HolidayTime(until, old.left + unused - wanted)}
        return replace(self, due=due, holidays=holidays)

    def alarm(self) -> tuple[int, int] | None:
        """The next (uptime, seat) at which a deadline passes."""
        waiting = [(self.due[seat].at, seat) for seat in self.running if not self.due[seat].passed]
        return min(waiting, default=None)

    def shown(self) -> DeadlinesShown:
        seats = [
            SeatDeadline(seat, self.due[seat].at + self.offset, self.due[seat].passed)
            for seat in self.running
        ]
        return DeadlinesShown(seats, [self._holiday(member) for member in self.holidays])

    def _holiday(self, member: int) -> HolidayShown:
        until = self.holidays[member].until
        shown = until + self.offset if until > self.up else None
        return HolidayShown(member, shown, self.days_left(member, self.up))

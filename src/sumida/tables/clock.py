"""Thinking time by seat. Running out is announced; it never ends a game."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sumida.tables.messages.commands import ClockTerms
from sumida.tables.messages.state import ClockShown


@dataclass(frozen=True)
class Clock:
    """Milliseconds left by seat as of `at`; the clocks of the `running` seats count down from there."""

    terms: ClockTerms
    at: int
    left: tuple[int, ...]
    running: frozenset[int] = frozenset()
    paused: bool = False
    announced: frozenset[int] = frozenset()

    @classmethod
    def start(cls, terms: ClockTerms, seats: int, at: int) -> Clock:
        return cls(terms, at, (terms.seconds * 1000,) * seats)

    def settle(self, now: int) -> Clock:
        """Charge the time since `at`; a server clock that jumped back charges nothing."""
        now = max(now, self.at)
        spent = 0 if self.paused else now - self.at
        left = tuple(ms - spent * (seat in self.running) for seat, ms in enumerate(self.left))
        return replace(self, at=now, left=left)

    def run(self, now: int, seats: frozenset[int]) -> Clock:
        """Settle, then run for `seats`; a seat that has finished its turn gets the increment."""
        settled = self.settle(now)
        bonus = self.terms.increment * 1000
        left = tuple(ms + bonus * (seat in self.running - seats) for seat, ms in enumerate(settled.left))
        return replace(settled, left=left, running=seats)

    def pause(self, now: int) -> Clock:
        return replace(self.settle(now), paused=True)

    def unpause(self, now: int) -> Clock:
        return replace(self, at=max(now, self.at), paused=False)

    def skip(self, now: int) -> Clock:
        """Do not charge the time the server was down to anyone."""
        return replace(self, at=max(now, self.at))

    def announce(self, seat: int) -> Clock:
        return replace(self, announced=self.announced | {seat})

    def alarm(self) -> tuple[int, int] | None:
        """The next (time, seat) at which a running seat runs out, unless already announced."""
        if self.paused:
            return None
        waiting = [(self.at + self.left[seat], seat) for seat in self.running - self.announced]
        return min(waiting, default=None)

    def shown(self) -> ClockShown:
        return ClockShown(self.at, self.paused, sorted(self.running), list(self.left))

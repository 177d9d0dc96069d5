"""Quotas: what one address may store in a day, and how long the log of a table may grow.

The last tenth of each is kept for what finishes a game: chat, notes and new games stop first, moves last, and
after them the host can still end the game.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass, field

from sumida.server.errors import error
from sumida.server.limits import Clock, network
from sumida.server.operations.metrics import METRICS
from sumida.server.settings import Limits
from sumida.tables.messages import commands

SLOT_S, SLOTS_A_DAY = 3_600, 24
MB = 1_000_000
MOST_NETWORKS = 10_000
LAST_ENTRIES = 5
"""Entries at the end of a log in which nothing but the end of the game fits."""
NEEDED = {
    type(None),  # what the server itself does
    commands.Move,
    commands.Unpause,
    commands.HandOver,
    commands.TakeSeatBack,
    commands.SeatBot,
    commands.AnswerTakeback,
    commands.Claim,
    commands.Kick,
    commands.Admit,
    commands.AfterDeadline,
    commands.Stop,
}
"""Commands without which a running game may not come to its end. Each is either a step towards it, or answers
something that is not needed and so cannot be repeated without end."""


def check_log(limits: Limits, version: int, command: type) -> None:
    """Refuse an entry for which the log of a table has no room."""
    most = limits.entries_per_table
    if version < most - most // 10 or (command in NEEDED and version < most - LAST_ENTRIES):
        return
    if command is commands.Stop and version < most:
        return
    METRICS.limits["table-entries"] += 1
    raise (
        error("error-log-nearly-full")
        if version < most - LAST_ENTRIES
        else error("error-log-full", most=most)
    )


@dataclass(slots=True)
class _Stored:
    """Bytes by the hour, and their sum."""

    slots: dict[int, int] = field(default_factory=dict)
    total: int = 0
    newest: int = 0

    def charge(self, slot: int, size: int) -> None:
        self.slots[slot] = self.slots.get(slot, 0) + size
        self.total += size

    def forget(self, slot: int) -> None:
        """In this hour, those of more than a day ago no longer count."""
        if slot != self.newest:
            self.newest = slot
            for old in [one for one in self.slots if one < slot - SLOTS_A_DAY]:
                self.total -= self.slots.pop(old)


class StorageQuota:
    """Bytes stored for each network in the last day, by the hour; in memory only."""

    def __init__(self, limits: Limits, clock: Clock = time.monotonic, *, bots: bool = False) -> None:
        self._most = limits.bots_stored_per_day_bytes if bots else limits.stored_per_day_bytes
        self._clock = clock
        self._stored: OrderedDict[str, _Stored] = OrderedDict()

    def take(self, address: str, size: int, command: type) -> None:
        """Count what is about to be stored; refuse it if that is too much for a day.

        The end of a game is never refused: there are only as many as there were games.
        """
        found, slot = self._of(address), self._slot
        found.forget(slot)
        most = self._most if command in NEEDED else self._most - self._most // 10
        if found.total + size > most and command is not commands.Stop:
            METRICS.limits["stored-day"] += 1
            raise error("error-stored-day", megabytes=-(-self._most // MB))
        found.charge(slot, size)

    def charge(self, address: str, size: int) -> None:
        """Count what cannot be refused, such as the moves of bots."""
        self._of(address).charge(self._slot, size)

    def stored(self, address: str) -> int:
        """The bytes of the last 24 to 25 hours."""
        found = self._of(address)
        found.forget(self._slot)
        return found.total

    @property
    def _slot(self) -> int:
        return int(self._clock() // SLOT_S)

    def _of(self, address: str) -> _Stored:
        client = network(address)
        found = self._stored.get(client)
        if found is None:
            found = self._stored[client] = _Stored()
            while len(self._stored) > MOST_NETWORKS:
                self._stored.popitem(last=False)
        else:
            self._stored.move_to_end(client)
        return found

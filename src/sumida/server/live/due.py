"""What a table does by itself: clocks and deadlines that run out, hosts and players who are away, bots that
do not work."""

from __future__ import annotations

from collections.abc import Collection

from sumida.server.live.host_watch import HostWatch
from sumida.server.live.seat_watch import SeatWatch
from sumida.tables.log import Entry
from sumida.tables.table import Table


class DueWork:
    """Finds the next entry that is due at a table."""

    def __init__(self, table: Table, host_timeout_s: float) -> None:
        self._table = table
        self.host_watch = HostWatch(host_timeout_s)
        self.seat_watch = SeatWatch()
        self.broken_bots: dict[int, str] = {}
        """Seats of bots that do not work, with the bots that take over."""

    def next_entry(self, now: int, up: int, online: Collection[int]) -> Entry | None:
        """The entry for a clock that ran out, for a change of host, or for a bot that takes over a seat."""
        table = self._table
        for broken, bot in self.broken_bots.items():
            if table.room.chairs[broken].played_by_bot not in (None, bot):
                return table.replace_bot(broken, bot, now)
        self.broken_bots.clear()
        alarm = table.tick(now, up)
        if alarm is not None:
            return alarm
        change = self.host_watch.due(table, online)
        if change is not None:
            return table.change_host(change, now)
        seat = self.seat_watch.due(table, online)
        return None if seat is None else table.take_over(seat, now)

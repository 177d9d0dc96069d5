"""The clients of a table: who may be there, and what they are sent."""

from __future__ import annotations

import asyncio
import time

from sumida.kernel import GameError
from sumida.server.clock import Clock
from sumida.server.errors import error
from sumida.server.live.connection import Connection
from sumida.server.live.updates import send_changes, send_state
from sumida.server.operations.metrics import METRICS
from sumida.server.settings import Limits
from sumida.tables.messages.protocol import Gone, Presence
from sumida.tables.room import Member
from sumida.tables.table import Table


class Audience:
    """The connections of a table."""

    def __init__(self, table: Table, clock: Clock, limits: Limits) -> None:
        self.table = table
        self.clock = clock
        self.connections: set[Connection] = set()
        self.waiting_bots: set[int] = set()
        """Seats of bots that cannot think now."""
        self.last_used = time.monotonic()
        self._limits = limits
        self._presence_scheduled = False

    @property
    def code(self) -> str:
        return self.table.room.code

    def _check_crowd(self, connection: Connection) -> None:
        """Refuse one spectator too many; several tabs of one browser count once."""
        if self.table.may_always_come(connection.device, connection.link):
            return
        others = {one.device for one in self.connections if not self.table.may_always_come(one.device)}
        if connection.device not in others and len(others) >= self._limits.watchers_per_table:
            METRICS.limits["watchers"] += 1
            raise error("error-watchers", most=self._limits.watchers_per_table)

    def detach(self, connection: Connection) -> None:
        connection.live = connection.sent = None
        self.connections.discard(connection)
        self.last_used = time.monotonic()
        self._schedule_presence()

    def send_state(self, connection: Connection, since: int | None) -> None:
        """Send an update from version `since` if possible, otherwise a snapshot."""
        send_state(self.table, connection, since, self.clock(), self.online())

    def online(self) -> list[int]:
        """The members with a connection."""
        found = {connection.member for connection in self.connections if connection.member is not None}
        return sorted(found)

    def is_online(self, member: int) -> bool:
        """Whether a member has a connection."""
        for connection in self.connections:  # noqa: SIM110  # asked for every move
            if connection.member == member:
                return True
        return False

    def _broadcast(self) -> None:
        """Send the last entry to everyone who may know of it."""
        table, now = self.table, self.clock()
        for connection in list(self.connections):
            if not table.moves_only and not self._may_stay(connection):
                continue
            member = table.room.member_of(connection.device)
            if table.receives_last_entry(member):
                self._update(connection, member, now)
        table.forget_told()

    def _may_stay(self, connection: Connection) -> bool:
        try:
            self.table.check_may_watch(connection.device, connection.link)
        except GameError as found:
            self.expel(connection, found)
            return False
        return True

    def _update(self, connection: Connection, member: Member | None, now: int) -> None:
        same = connection.member == (member.number if member else None)
        if same and send_changes(self.table, connection, member, now):
            return
        was_visitor = connection.member is None and member is not None and member.private == 0
        self.send_state(connection, connection.version if same or was_visitor else None)
        if not same:
            self._schedule_presence()

    def expel(self, connection: Connection, found: GameError) -> None:
        """Detach a connection that may no longer watch."""
        connection.send(Gone(self.code, found.reason, str(found)))
        self.detach(connection)

    def _schedule_presence(self) -> None:
        """Send who is online soon, once for all changes of the same moment."""
        if not self._presence_scheduled:
            self._presence_scheduled = True
            asyncio.get_running_loop().call_later(0.05, self._send_presence)

    def _send_presence(self) -> None:
        self._presence_scheduled = False
        presence = Presence(self.code, self.online(), sorted(self.waiting_bots))
        for connection in self.connections:
            connection.send(presence)

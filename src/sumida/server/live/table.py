"""A table in memory with its clients. One task works through its inbox, in order of arrival."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace

from sumida.kernel import GameError
from sumida.server.clock import Clock
from sumida.server.errors import error, refusal
from sumida.server.limits import network
from sumida.server.live.connection import Connection
from sumida.server.live.host_watch import HostWatch
from sumida.server.live.seat_watch import SeatWatch
from sumida.server.live.updates import send_changes, send_state
from sumida.server.operations.metrics import METRICS
from sumida.server.people.listing import games_listed
from sumida.server.quotas import StorageQuota, check_log
from sumida.server.settings import ServerSettings
from sumida.server.tokens import Signer
from sumida.store import Conflict, OutcomeUnknown, Store, StoreError
from sumida.tables.context import Caller
from sumida.tables.log import Entry, write_entry
from sumida.tables.messages.commands import (
    AnyCommand,
    Claim,
    Join,
    Move,
    RenewSeatLink,
    SeatBot,
    SeatLink,
    Start,
)
from sumida.tables.messages.protocol import Ack, Gone, Presence
from sumida.tables.refusals import refuse
from sumida.tables.room import Member
from sumida.tables.table import BotJob, Table

log = logging.getLogger("sumida.server")


@dataclass(frozen=True)
class InboxItem:
    """Work for a table: a client's command, a bot's move, or (without a command) whatever is due."""

    command: AnyCommand | None
    caller: Caller = field(default_factory=lambda: Caller(""))
    sender: Connection | None = None
    job: BotJob | None = None


async def _nothing(live: LiveTable) -> None:
    return None


async def _always(live: LiveTable) -> bool:
    return True


class LiveTable:
    """A table, its connections and its inbox.

    An entry is decided, made durable, and only then applied and broadcast: memory is never ahead of the
    store. The task that does so belongs to the table, so a socket that dies cannot interrupt it.
    """

    def __init__(
        self,
        table: Table,
        store: Store,
        signer: Signer,
        clock: Clock,
        settings: ServerSettings,
        *,
        damaged: bool = False,
    ) -> None:
        self.table = table
        self.clock = clock
        self.uptime: Clock = clock
        """By which deadlines are counted."""
        self.deadline_slack_ms = 0
        """How much later than by our uptime a deadline passes: another server's may be behind ours."""
        self.connections: set[Connection] = set()
        self.damaged = damaged
        self.stale = False
        """Set when the store may be ahead of memory: the table must be read again."""
        self.deferred: list[InboxItem] = []
        """Work that arrived after that, for the table as it will be read."""
        self.last_used = time.monotonic()
        self.on_change: Callable[[LiveTable], None] = lambda live: None
        self.on_leave: Callable[[LiveTable], None] = lambda live: None
        self.before_deadlines: Callable[[LiveTable], Awaitable[None]] = _nothing
        """Awaited before a game with deadlines starts."""
        self.host_watch = HostWatch(settings.host_timeout_s)
        self.seat_watch = SeatWatch()
        self.started_from = ""
        """The network from which the last game was started, or its bots seated."""
        self.check_bots: Callable[[LiveTable, AnyCommand, str], None] = lambda live, command, address: None
        """Refuses a command with which its address would have too many bots."""
        self.may_refuse: Callable[[LiveTable], Awaitable[bool]] = _always
        """Whether memory holds everything that is stored, so that a refusal is right."""
        self.waiting_bots: set[int] = set()
        """Seats of bots that cannot think now."""
        self._broken_bots: dict[int, str] = {}
        """Seats of bots that do not work, with the bots that take over."""
        self._store = store
        self._signer = signer
        self._limits = settings.limits
        self.quota = StorageQuota(settings.limits)
        self.bot_quota = StorageQuota(settings.limits, bots=True)
        """Shared by all tables of a server; bots from outside have a quota of their own."""
        self._inbox: deque[InboxItem] = deque()
        self._worker: asyncio.Task[None] | None = None
        self._presence_scheduled = False

    @property
    def code(self) -> str:
        return self.table.room.code

    @property
    def attended(self) -> bool:
        """Whether bots move: somebody is connected, or players come and go over days."""
        return bool(self.connections) or self.table.room.deadlines is not None

    @property
    def idle(self) -> bool:
        return not self.connections and self._worker is None

    def enqueue(self, item: InboxItem) -> None:
        """Put work into the inbox; a full inbox refuses it."""
        self.last_used = time.monotonic()
        if len(self._inbox) >= self._limits.inbox:
            self._refuse(item, error("error-busy"))
            return
        self._inbox.append(item)
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())

    async def drain(self) -> None:
        """Wait until the inbox is empty and its last item is done."""
        while self._worker is not None:
            await asyncio.wait([self._worker])

    async def _work(self) -> None:
        try:
            while self._inbox:
                await self._process(self._inbox.popleft())
                self._changed()
        finally:
            self._worker = None

    def _changed(self) -> None:
        try:
            self.on_change(self)
        except Exception:
            log.exception("table %s: the change listener failed", self.code)

    async def _process(self, item: InboxItem) -> None:
        try:
            await self._carry_out(item)
        except GameError as found:
            await self._refuse_if_current(item, found)
        except StoreError as found:
            log.error("table %s: %s", self.code, found)
            if isinstance(found, (Conflict, OutcomeUnknown)):
                self.stale = True
                self.deferred.append(item)
            else:
                self._refuse(item, error("error-store"))
        except Exception:
            log.exception("table %s: a command failed", self.code)
            self._refuse(item, error("error-internal"))

    async def _refuse_if_current(self, item: InboxItem, found: GameError) -> None:
        """Refuse, unless another server has written since: then the command waits for the table to be read
        again."""
        try:
            current = await self.may_refuse(self)
        except GameError as unavailable:
            current, found = True, unavailable
        if current:
            self._refuse(item, found)
        else:
            self.stale = True
            self.deferred.append(item)

    async def _carry_out(self, item: InboxItem) -> None:
        if self.stale:
            self.deferred.append(item)
            return
        if isinstance(item.command, SeatLink):
            self._acknowledge(item)
            return
        entry = self._decide(item)
        if entry is not None:
            if self.damaged:
                raise error("error-table-damaged", table=self.code)
            if isinstance(item.command, Start) and self.table.room.settings.deadline:
                await self.before_deadlines(self)
            data = write_entry(entry)
            self._check_quotas(item, len(data))
            begin = time.perf_counter()
            await self._store.append(self.code, entry.version, data, *games_listed(self.table.room, entry))
            METRICS.stored.add(time.perf_counter() - begin)
            self._finish(item, entry)
        else:
            self._acknowledge(item)

    def _finish(self, item: InboxItem, entry: Entry) -> None:
        """Apply a stored entry. Its sender gets the update and the acknowledgement together."""
        if item.sender is None:
            self._apply_and_broadcast(entry)
            self._acknowledge(item)
            return
        item.sender.hold()
        try:
            self._apply_and_broadcast(entry)
            self._acknowledge(item)
        finally:
            item.sender.release()

    def _apply_and_broadcast(self, entry: Entry) -> None:
        """A stored entry can no longer be refused: if this fails, the table must be read again."""
        try:
            self.table.apply(entry)
            self._broadcast()
        except Exception as found:
            log.exception("table %s: entry %d was stored, but not applied", self.code, entry.version)
            raise OutcomeUnknown("the stored entry could not be applied") from found

    def refuse_deferred(self) -> None:
        """The table could not be read again: refuse what was deferred."""
        while self.deferred:
            self._refuse(self.deferred.pop(), error("error-store"))

    def _decide(self, item: InboxItem) -> Entry | None:
        if item.command is None:
            return self._due()
        if item.job is not None and not self.table.is_current(item.job):
            return None
        if isinstance(item.command, Move):
            return self.table.decide(item.command, item.caller, self.clock(), self.uptime())
        if item.sender is not None:
            self.check_bots(self, item.command, item.sender.address)
        caller = replace(item.caller, online=frozenset(self.online()))
        if isinstance(item.command, Claim):
            member, link = self._signer.claim(self.code, item.command.token) or (None, 0)
            caller = replace(caller, claim=member, link=link)
        entry = self.table.decide(item.command, caller, self.clock(), self.uptime())
        if isinstance(item.command, Start | SeatBot) and item.sender is not None:  # and it was not refused
            self.started_from = network(item.sender.address)
        return entry

    def _check_quotas(self, item: InboxItem, size: int) -> None:
        """Count what is about to be stored; refuse it if there is no room."""
        back = isinstance(item.command, Join) and self.table.member_of(item.caller.device) is not None
        check_log(self._limits, self.table.room.version, Claim if back else type(item.command))
        if item.sender is not None:
            quota = self.bot_quota if self._from_a_bot(item) else self.quota
            quota.take(item.sender.address, size, Claim if back else type(item.command))
        elif self.started_from:
            self.quota.charge(self.started_from, size)

    def _from_a_bot(self, item: InboxItem) -> bool:
        """Whether a bot from outside sent this, or a program that is about to join as one."""
        member = self.table.member_of(item.caller.device)
        return bool(member.owner if member else isinstance(item.command, Join) and item.command.owner)

    def bot_waits(self, seat: int, waits: bool) -> None:
        """Tell everyone whether a bot has to wait for a worker."""
        if waits != (seat in self.waiting_bots):
            self.waiting_bots ^= {seat}
            self._schedule_presence()

    def replace_bot(self, seat: int, bot: str) -> None:
        """Let another bot take the seat of one that does not work."""
        self._broken_bots[seat] = bot
        self.enqueue(InboxItem(None))

    def tick(self) -> None:
        """Once a second: enqueue whatever is due."""
        full = self.table.room.version >= self._limits.entries_per_table
        if not self.stale and not self.damaged and not full and self._due() is not None:
            self.enqueue(InboxItem(None))

    def _due(self) -> Entry | None:
        """The entry for a clock that ran out, for a change of host, or for a bot that takes over a seat."""
        now = self.clock()
        for broken, bot in self._broken_bots.items():
            if self.table.room.chairs[broken].played_by_bot not in (None, bot):
                return self.table.replace_bot(broken, bot, now)
        self._broken_bots.clear()
        alarm = self.table.tick(now, self.uptime() - self.deadline_slack_ms)
        if alarm is not None:
            return alarm
        online = self.online()
        change = self.host_watch.due(self.table, online)
        if change is not None:
            return self.table.change_host(change, now)
        seat = self.seat_watch.due(self.table, online)
        return None if seat is None else self.table.take_over(seat, now)

    def _acknowledge(self, item: InboxItem) -> None:
        METRICS.acknowledged += item.command is not None
        if item.sender is not None and item.command is not None:
            token = self._seat_token(item) if isinstance(item.command, SeatLink | RenewSeatLink) else None
            item.sender.send(Ack(item.command.id, self.table.version_for(item.caller.device), token))

    def _seat_token(self, item: InboxItem) -> str:
        member = self.table.member_of(item.caller.device)
        if member is None:
            raise refuse("refuse-not-a-member")
        return self._signer.seat(self.code, member.number, member.link)

    def _refuse(self, item: InboxItem, found: GameError) -> None:
        METRICS.refused[found.reason] += 1
        if item.sender is not None and item.command is not None:
            item.sender.send(refusal(found, item.command.id))
        elif item.job is not None:
            log.warning("table %s: the bot %s was refused: %s", self.code, item.job.bot, found)

    def attach(self, connection: Connection, since: int | None, token: str | None = None) -> None:
        """Attach a connection and send it what it missed, or everything. Raises `GameError` to refuse.

        A member who had left the running game rejoins it. The token of a seat link opens a table that is
        closed to strangers.
        """
        if token is not None:
            connection.link = self._signer.claim(self.code, token)
        connection.act_at(self.table.room)
        self.table.check_may_watch(connection.device, connection.link)
        self._check_crowd(connection)
        connection.live = self
        self.connections.add(connection)
        self.started_from = self.started_from or network(connection.address)  # it was read from the store
        self.send_state(connection, since)
        self._schedule_presence()
        self._changed()  # bots think only while somebody is here
        member = self.table.member_of(connection.device)
        if member is not None and not member.here:
            back = Join(f"back-{self.table.room.version}", 0, member.name)
            self.enqueue(InboxItem(back, Caller(connection.device)))

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
        self.on_leave(self)

    def send_state(self, connection: Connection, since: int | None) -> None:
        """Send an update from version `since` if possible, otherwise a snapshot."""
        send_state(self.table, connection, since, self.clock(), self.online())

    def online(self) -> list[int]:
        """The members with a connection."""
        found = {connection.member for connection in self.connections if connection.member is not None}
        return sorted(found)

    def _broadcast(self) -> None:
        """Send the last entry to everyone who may know of it."""
        table = self.table
        for connection in list(self.connections):
            if not table.moves_only and not self._may_stay(connection):
                continue
            member = table.member_of(connection.device)
            if table.receives_last_entry(member):
                self._update(connection, member)

    def _may_stay(self, connection: Connection) -> bool:
        try:
            self.table.check_may_watch(connection.device, connection.link)
        except GameError as found:
            self.expel(connection, found)
            return False
        return True

    def _update(self, connection: Connection, member: Member | None) -> None:
        same = connection.member == (member.number if member else None)
        if same and send_changes(self.table, connection, member, self.clock()):
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

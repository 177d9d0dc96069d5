"""A table in memory with its clients: commands are decided, stored, applied and told to everyone."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace

from sumida.kernel import GameError
from sumida.server.clock import Clock
from sumida.server.errors import error, refusal
from sumida.server.limits import RateLimiter, network
from sumida.server.live.audience import Audience
from sumida.server.live.connection import Connection
from sumida.server.live.due import DueWork
from sumida.server.live.inbox import Inbox, InboxItem
from sumida.server.operations.logs import log_event
from sumida.server.operations.metrics import METRICS
from sumida.server.people.listing import games_listed, size_of
from sumida.server.people.people import MOST_DEVICES
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
from sumida.tables.messages.protocol import Ack
from sumida.tables.refusals import refuse
from sumida.tables.table import Table

log = logging.getLogger("sumida.server")


_ANSWERED_WITH_TOKEN = (SeatLink, RenewSeatLink)
STRANGERS_MINUTES = 10
"""People without a seat may send at once what they may send in this time."""


async def _nothing(live: LiveTable) -> None:
    return None


class LiveTable(Audience):
    """A table, its connections and its inbox.

    An entry is decided, made durable, and only then applied and broadcast: memory is never ahead of the
    store. All this belongs to the table, so a socket that dies cannot interrupt it.
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
        super().__init__(table, clock, settings.limits)
        self.uptime: Clock = clock
        """By which deadlines are counted."""
        self.deadline_slack_ms = 0
        """How much later than by our uptime a deadline passes: another server's may be behind ours."""
        self.damaged = damaged
        self.stale = False
        """Set when the store may be ahead of memory: the table must be read again."""
        self.deferred: list[InboxItem] = []
        """Work that arrived after that, for the table as it will be read."""
        self.on_change: Callable[[LiveTable], None] = lambda live: None
        self.on_leave: Callable[[LiveTable], None] = lambda live: None
        self.before_deadlines: Callable[[LiveTable], Awaitable[None]] = _nothing
        """Awaited before a game with deadlines starts."""
        self.due = DueWork(table, settings.host_timeout_s)
        self.started_from = ""
        """The network from which the last game was started, or its bots seated."""
        self.check_bots: Callable[[LiveTable, AnyCommand, str], None] = lambda live, command, address: None
        """Refuses a command with which its address would have too many bots."""
        self.may_refuse: Callable[[LiveTable], Awaitable[bool]] | None = None
        """Whether memory holds all that is stored, so that a refusal is right. None: it always does."""
        self._store = store
        self._signer = signer
        self.quota = StorageQuota(settings.limits)
        self.bot_quota = StorageQuota(settings.limits, bots=True)
        """Shared by all tables of a server; bots from outside have a quota of their own."""
        self._inbox = Inbox(self._begin, settings.limits.inbox)
        often = settings.limits.strangers_per_minute
        self._strangers = RateLimiter(often / 60, STRANGERS_MINUTES * often, most=1_000)
        self._storing: tuple[InboxItem, Entry, float] | None = None
        """What is on its way to the store, and since when."""
        self._task: asyncio.Task[None] | None = None
        """Work on an item that has to wait for more than the store."""

    @property
    def attended(self) -> bool:
        """Whether bots move: somebody is connected, or people who come and go over days have a seat."""
        room = self.table.room
        return bool(self.connections) or (
            room.deadlines is not None and any(chair.member is not None for chair in room.chairs)
        )

    @property
    def storing(self) -> InboxItem | None:
        """The item whose entry is on its way to the store."""
        return self._storing[0] if self._storing else None

    @property
    def idle(self) -> bool:
        return not self.connections and not self._inbox.busy

    def enqueue(self, item: InboxItem) -> None:
        """Put work into the inbox; a full inbox refuses it."""
        self.last_used = time.monotonic()
        if not self._inbox.put(item):
            self._refuse(item, error("error-busy"))

    async def drain(self) -> None:
        """Wait until the inbox is empty and its last item is done."""
        await self._inbox.drain()

    def _begin(self, item: InboxItem) -> bool:
        """Carry out an item as far as possible now; returns whether it is done."""
        try:
            done = self._carry_out(item)
        except Exception as found:
            done = self._failed(item, found)
        if done:
            self._changed()
        return done

    def _go_on(self) -> None:
        """An item that had to wait is done."""
        self._changed()
        self._inbox.go_on()

    def _changed(self) -> None:
        try:
            self.on_change(self)
        except Exception:
            log.exception("table %s: the change listener failed", self.code)

    def _carry_out(self, item: InboxItem) -> bool:
        if self.stale:
            self.deferred.append(item)
            return True
        entry = None if isinstance(item.command, SeatLink) else self._decide(item)
        if entry is None:
            self._acknowledge(item)
            return True
        if self.damaged:
            raise error("error-table-damaged", table=self.code)
        if isinstance(item.command, Start) and self.table.room.settings.deadline:
            self._task = asyncio.create_task(self._prepare_and_store(item, entry))
        else:
            self._store_entry(item, entry)
        return False

    async def _prepare_and_store(self, item: InboxItem, entry: Entry) -> None:
        try:
            await self.before_deadlines(self)
            self._store_entry(item, entry)
        except Exception as found:
            if self._failed(item, found):
                self._go_on()

    def _store_entry(self, item: InboxItem, entry: Entry) -> None:
        data = write_entry(entry)
        rows = games_listed(self.table.room, entry)
        self._check_quotas(item, len(data) + size_of(rows[0]) if rows else len(data))
        begun = time.perf_counter()
        stored = self._store.append(self.code, entry.version, data, *rows)
        self._storing = item, entry, begun
        done = stored if isinstance(stored, asyncio.Future) else asyncio.ensure_future(stored)
        done.add_done_callback(self._stored)

    def _stored(self, stored: asyncio.Future[None]) -> None:
        """The entry is durable, or the store has failed."""
        assert self._storing is not None
        (item, entry, begun), self._storing = self._storing, None
        try:
            stored.result()
            METRICS.stored.add(time.perf_counter() - begun)
            self._finish(item, entry)
        except asyncio.CancelledError:  # the server is being stopped
            self._set_aside(item)
        except Exception as found:
            if not self._failed(item, found):
                return
        self._go_on()

    def _failed(self, item: InboxItem, found: Exception) -> bool:
        """Refuse an item, or keep it for later; returns whether that is done."""
        match found:
            case GameError() if self.may_refuse is not None:
                self._task = asyncio.create_task(self._refuse_if_current(item, found, self.may_refuse))
                return False
            case GameError():
                self._refuse(item, found)
            case Conflict() | OutcomeUnknown():
                log.error("table %s: %s", self.code, found)
                self._set_aside(item)
            case StoreError():
                log_event(log, "store-failed", table=self.code, reason=str(found))
                self._refuse(item, error("error-store"))
            case _:
                log.error("table %s: a command failed", self.code, exc_info=found)
                self._refuse(item, error("error-internal"))
        return True

    async def _refuse_if_current(
        self, item: InboxItem, found: GameError, may_refuse: Callable[[LiveTable], Awaitable[bool]]
    ) -> None:
        """Refuse, unless another server has written since: then the command waits for the table to be read
        again."""
        try:
            if await may_refuse(self):
                self._refuse(item, found)
            else:
                self._set_aside(item)
        except GameError as unavailable:
            self._refuse(item, unavailable)
        except Exception as fault:
            self._failed(item, fault)
        finally:
            self._go_on()

    def _set_aside(self, item: InboxItem) -> None:
        """The store may be ahead of memory: keep the item for the table as it will be read."""
        self.stale = True
        self.deferred.append(item)

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
            self._check_devices(member, caller.device)
            caller = replace(caller, claim=member, link=link)
        entry = self.table.decide(item.command, caller, self.clock(), self.uptime())
        if isinstance(item.command, Start | SeatBot) and item.sender is not None:  # and it was not refused
            self.started_from = network(item.sender.address)
        return entry

    def _check_devices(self, member: int | None, device: str) -> None:
        """Refuse one browser too many in a place: each has a row for every game of its table."""
        known = self.table.room.members[member].devices if member in self.table.room.members else ()
        if len(known) >= MOST_DEVICES and device not in known:
            raise error("error-person-devices", most=MOST_DEVICES)

    def _check_quotas(self, item: InboxItem, size: int) -> None:
        """Count what is about to be stored; refuse it if there is no room."""
        back = isinstance(item.command, Join) and self.table.member_of(item.caller.device) is not None
        check_log(self._limits, self.table.room.version, Claim if back else type(item.command))
        if item.sender is not None:
            if type(item.command) is not Move:
                self._check_strangers(item, item.sender)
            quota = self.bot_quota if self._from_a_bot(item) else self.quota
            quota.take(item.sender.address, size, Claim if back else type(item.command))
        elif self.started_from:
            self.quota.charge(self.started_from, size)

    def _check_strangers(self, item: InboxItem, sender: Connection) -> None:
        """People without a seat cannot fill the log of a table that others want to play at."""
        if not self.table.may_always_come(item.caller.device) and not self._strangers.take(sender.address):
            METRICS.limits["strangers"] += 1
            raise error("error-too-fast")

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
        self.due.broken_bots[seat] = bot
        self.enqueue(InboxItem(None))

    def tick(self) -> None:
        """Once a second: enqueue whatever is due."""
        full = self.table.room.version >= self._limits.entries_per_table
        if not self.stale and not self.damaged and not full and self._due() is not None:
            self.enqueue(InboxItem(None))

    def _due(self) -> Entry | None:
        return self.due.next_entry(self.clock(), self.uptime() - self.deadline_slack_ms, self.online())

    def _acknowledge(self, item: InboxItem) -> None:
        METRICS.acknowledged += item.command is not None
        if item.sender is not None and item.command is not None:
            token = self._seat_token(item) if isinstance(item.command, _ANSWERED_WITH_TOKEN) else None
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

    def detach(self, connection: Connection) -> None:
        super().detach(connection)
        self.on_leave(self)

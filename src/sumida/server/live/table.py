"""A table in memory with the people connected to it. One task at a time works on it, in order of arrival."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from sumida.kernel import GameError
from sumida.server.errors import error, refusal
from sumida.server.live.connection import Connection
from sumida.server.operations.metrics import METRICS
from sumida.server.settings import ServerSettings
from sumida.server.tokens import Signer
from sumida.store import Conflict, Doubtful, Store, StoreError
from sumida.tables.case import Caller
from sumida.tables.log import Entry, write_entry
from sumida.tables.messages.commands import AnyCommand, Claim, Join, SeatLink
from sumida.tables.messages.protocol import Ack, Gone, Presence
from sumida.tables.refusals import refuse
from sumida.tables.table import BotJob, Table

log = logging.getLogger("sumida.server")


Clock = Callable[[], int]


def now_ms() -> int:
    """The server's clock; clients' clocks are never asked."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Post:
    """What a table is to do: a client's command, a bot's move, or (no command) what is due by itself."""

    command: AnyCommand | None
    caller: Caller = field(default_factory=lambda: Caller(""))
    sender: Connection | None = None
    job: BotJob | None = None


class LiveTable:
    """A table, its connections and its inbox.

    An entry is decided, made durable, and only then happens and is told: what is in memory is never ahead of
    the store. The task that does so belongs to the table, so a socket that dies cannot interrupt it.
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
        self.connections: set[Connection] = set()
        self.damaged = damaged
        self.lost = False
        """Set when the store may know more than we do: the table must be read again."""
        self.left: list[Post] = []
        """What came after that; it is for the table as it will have been read."""
        self.last_used = time.monotonic()
        self.on_change: Callable[[LiveTable], None] = lambda live: None
        self.host_patience_s = settings.host_patience_s
        self._store = store
        self._signer = signer
        self._inbox: asyncio.Queue[Post] = asyncio.Queue(settings.limits.inbox)
        self._without_host: float | None = None
        """Since when the host has been missed."""
        self._worker: asyncio.Task[None] | None = None
        self._telling_presence = False

    @property
    def code(self) -> str:
        return self.table.room.code

    @property
    def idle(self) -> bool:
        return not self.connections and self._worker is None

    def post(self, post: Post) -> None:
        """Put something into the inbox; a full one refuses."""
        self.last_used = time.monotonic()
        try:
            self._inbox.put_nowait(post)
        except asyncio.QueueFull:
            self._refuse(post, error("error-busy"))
            return
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())

    async def settle(self) -> None:
        """Wait until the inbox has been worked through."""
        while self._worker is not None:
            await asyncio.wait([self._worker])

    async def _work(self) -> None:
        try:
            while not self._inbox.empty():
                await self._do(self._inbox.get_nowait())
                self._changed()
        finally:
            self._worker = None

    def _changed(self) -> None:
        try:
            self.on_change(self)
        except Exception:
            log.exception("table %s: what follows a command failed", self.code)

    async def _do(self, post: Post) -> None:
        try:
            await self._carry_out(post)
        except GameError as found:
            self._refuse(post, found)
        except StoreError as found:
            log.error("table %s: %s", self.code, found)
            if isinstance(found, (Conflict, Doubtful)):
                self.lost = True
                self.left.append(post)
            else:
                self._refuse(post, error("error-store"))
        except Exception:
            log.exception("table %s: a command failed", self.code)
            self._refuse(post, error("error-internal"))

    async def _carry_out(self, post: Post) -> None:
        if self.lost:
            self.left.append(post)
            return
        if isinstance(post.command, SeatLink):
            self._give_seat_link(post)
            return
        entry = self._decide(post)
        if entry is not None:
            if self.damaged:
                raise error("error-table-damaged", table=self.code)
            begin = time.perf_counter()
            await self._store.append(self.code, entry.version, write_entry(entry))
            METRICS.stored.add(time.perf_counter() - begin)
            self._let_happen(entry)
        self._acknowledge(post)

    def _let_happen(self, entry: Entry) -> None:
        """What is stored can no longer be refused: if this fails, the table must be read again."""
        try:
            self.table.happen(entry)
            self._tell()
        except Exception as found:
            log.exception("table %s: entry %d was stored, but not told", self.code, entry.version)
            raise Doubtful("what was stored could not be told") from found

    def give_up(self) -> None:
        """The table could not be read again: refuse what waits for it."""
        while self.left:
            self._refuse(self.left.pop(), error("error-store"))

    def _decide(self, post: Post) -> Entry | None:
        if post.command is None:
            return self._due()
        if post.job is not None and not self.table.is_current(post.job):
            return None
        caller = post.caller
        if isinstance(post.command, Claim):
            claim = self._signer.member(self.code, post.command.token)
            caller = Caller(caller.device, claim)
        return self.table.decide(post.command, caller, self.clock())

    def tick(self) -> None:
        """Once a second: let happen what is due by itself."""
        if not self.lost and not self.damaged and self._due() is not None:
            self.post(Post(None))

    def _due(self) -> Entry | None:
        """A clock that ran out, a host who is back, or a stand-in for one who has been away for long."""
        now = self.clock()
        return self.table.tick(now) or self._host_entry(now)

    def _host_entry(self, now: int) -> Entry | None:
        change = self.table.host_change(self.online())
        if change is None or change.away is None:
            self._without_host = None
        elif self._without_host is None:
            self._without_host = time.monotonic()
        missed = 0.0 if self._without_host is None else time.monotonic() - self._without_host
        if change is None or (change.away is not None and missed < self.host_patience_s):
            return None
        return self.table.change_host(change, now)

    def _give_seat_link(self, post: Post) -> None:
        assert post.command is not None
        assert post.sender is not None
        member = self.table.member_of(post.caller.device)
        if member is None:
            raise refuse("refuse-not-a-member")
        token = self._signer.seat(self.code, member.number)
        post.sender.send(Ack(post.command.id, self.table.version_for(post.caller.device), token))

    def _acknowledge(self, post: Post) -> None:
        METRICS.acknowledged += post.command is not None
        if post.sender is not None and post.command is not None:
            post.sender.send(Ack(post.command.id, self.table.version_for(post.caller.device)))

    def _refuse(self, post: Post, found: GameError) -> None:
        METRICS.refused[found.reason] += 1
        if post.sender is not None and post.command is not None:
            post.sender.send(refusal(found, post.command.id))
        elif post.job is not None:
            log.warning("table %s: the bot %s was refused: %s", self.code, post.job.bot, found)

    def attach(self, connection: Connection, since: int | None) -> None:
        """Show the table to a connection: what it missed, or all of it. Raises `GameError` to refuse.

        Who left a running game is back by this.
        """
        self.table.check_may_look(connection.device)
        connection.live = self
        self.connections.add(connection)
        self.show(connection, since)
        self._presence()
        member = self.table.member_of(connection.device)
        if member is not None and not member.here:
            back = Join(f"back-{self.table.room.version}", 0, member.name)
            self.post(Post(back, Caller(connection.device)))

    def detach(self, connection: Connection) -> None:
        connection.live = None
        self.connections.discard(connection)
        self.last_used = time.monotonic()
        self._presence()

    def show(self, connection: Connection, since: int | None) -> None:
        """Send an update from `since` if that can be told, else a snapshot."""
        device = connection.device
        member = self.table.member_of(device)
        connection.member = member.number if member else None
        connection.version = self.table.version_for(device)
        update = None if since is None else self.table.update(device, since, self.clock())
        connection.send(update or self.table.snapshot(device, self.clock(), self.online()))

    def online(self) -> list[int]:
        """Members with a connection."""
        found = {connection.member for connection in self.connections if connection.member is not None}
        return sorted(found)

    def _tell(self) -> None:
        """Tell everybody who may hear it what has just happened."""
        for connection in list(self.connections):
            try:
                self.table.check_may_look(connection.device)
            except GameError as found:
                self.show_out(connection, found)
                continue
            if self.table.hears(connection.device):
                self._update(connection)

    def _update(self, connection: Connection) -> None:
        member = self.table.member_of(connection.device)
        same = connection.member == (member.number if member else None)
        was_visitor = connection.member is None and member is not None and member.private == 0
        self.show(connection, connection.version if same or was_visitor else None)
        if not same:
            self._presence()

    def show_out(self, connection: Connection, found: GameError) -> None:
        """A connection may look no longer."""
        connection.send(Gone(self.code, found.reason, str(found)))
        self.detach(connection)

    def _presence(self) -> None:
        """Tell who is here, once for all that comes and goes in the same moment."""
        if not self._telling_presence:
            self._telling_presence = True
            asyncio.get_running_loop().call_later(0.05, self._tell_presence)

    def _tell_presence(self) -> None:
        self._telling_presence = False
        presence = Presence(self.code, self.online())
        for connection in self.connections:
            connection.send(presence)

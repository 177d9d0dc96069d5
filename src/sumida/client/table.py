"""A member of a remote table: what it knows and what it can do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal

from sumida.client.address import read_address
from sumida.client.errors import CommandRefused
from sumida.client.link import TableLink, TableState
from sumida.kernel import GameError
from sumida.registry import game
from sumida.tables.company import company
from sumida.tables.messages import commands
from sumida.tables.messages.protocol import Ack
from sumida.tables.messages.state import PlayShown

PASSED = {
    "refuse-stale",
    "refuse-clock-paused",
    "refuse-substitute",
    "refuse-not-to-act",
    "refuse-not-seated",
    "refuse-no-game",
    "refuse-game-over",
}
"""Refusals of a move whose time is over: somebody did something else while it was chosen."""


@asynccontextmanager
async def join(
    url: str, name: str, *, owner: str = "", cookie: str = "", patience_s: float = 60
) -> AsyncIterator[RemoteTable]:
    """Open a table and become a member of it; with an `owner`, as a bot of theirs.

    `url` is the address of the table's page. Give `cookie` (from `RemoteTable.cookie`) to be the same member
    as before, with the same seats. Raises `GameError` if the table refuses, or gives no answer for
    `patience_s`.
    """
    address = read_address(url)
    if not address.code:
        raise GameError(f"{url[:80]!r} names no table: write {address.server}/t/CODE.", "error-table-address")
    table = RemoteTable(TableLink(address, cookie, lambda: table.changed()))
    running = asyncio.create_task(table.link.run())
    try:
        await _enter(table, name, owner, patience_s)
        yield table
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def _enter(table: RemoteTable, name: str, owner: str, patience_s: float) -> None:
    try:
        async with asyncio.timeout(patience_s):
            await table.until(lambda state: True)
    except TimeoutError:
        why = f": {table.link.trouble}" if table.link.trouble else ""
        raise GameError(
            f"{table.link.address.server} does not answer{why}", "error-server-unreachable"
        ) from None
    if table.link.address.token is not None:
        await table.send(commands.Claim, token=table.link.address.token)
    elif table.state.you.member is None:
        await table.send(commands.Join, name=name, owner=owner)


@dataclass(frozen=True)
class RemoteTurn:
    """A position in which this client is to move."""

    table: RemoteTable
    game: str
    players: int
    seat: int
    view: Any
    """A `HanabiView` or `HashiView`, as the library's bots know it."""
    legal: tuple[str, ...]
    """The legal actions in notation."""
    company: tuple[str, ...]
    """By seat: the server's own bot; everybody else as the level that the table declares ("level:3")."""

    async def play(self, action: object) -> bool:
        """Make a move, an action or its text; False if it may not be made any more."""
        try:
            await self.table.send(commands.Move, action=str(action), seat=self.seat)
        except CommandRefused as refused:
            if refused.reason not in PASSED:
                raise
            return False
        return True


class RemoteTable:
    """A table on a server, and this client's place at it."""

    def __init__(self, link: TableLink) -> None:
        self.link = link
        self._news = asyncio.Event()

    @property
    def state(self) -> TableState:
        """The newest state: settings, seats, members, and the game as this client may see it."""
        assert self.link.state is not None, "a table is open before it is given away"
        return self.link.state

    @property
    def cookie(self) -> str:
        """Identifies this client at the server. Keep it secret, and give it to `join` to come back."""
        return self.link.cookie

    @property
    def seats(self) -> list[int]:
        """The seats that this client holds."""
        return self.state.you.seats

    def changed(self) -> None:
        """Wake everyone who waits for news."""
        self._news.set()
        self._news = asyncio.Event()

    async def until(self, true: Callable[[TableState], bool]) -> TableState:
        """The first state for which this is true; raises `TableClosed` if the table closes before."""
        while True:
            if self.link.failure is not None:
                raise self.link.failure
            if self.link.state is not None and true(self.link.state):
                return self.link.state
            await self._news.wait()

    async def send(self, kind: type[commands.Command], **fields: Any) -> Ack:
        """Send any command, such as `send(commands.Say, text="Hello")`, and wait until its effect is here."""
        ack = await self.link.send(kind, **fields)
        await self.until(lambda state: state.version >= ack.version)
        return ack

    async def sit(self, seat: int | None = None) -> None:
        """Take a seat, or any open one; nothing to do for someone who sits already."""
        if not self.seats:
            await self.send(commands.Sit, seat=seat)

    async def leave(self) -> None:
        """Leave the table; in a running game the seat stays reserved."""
        await self.send(commands.Leave)

    async def turns(self, games: int | None = None) -> AsyncIterator[RemoteTurn]:
        """Every position in which this client is to move, until this many games are over (None: for ever).

        Meanwhile it agrees to takebacks, and takes its seat back from a substitute.
        """
        running, over = None, 0
        while games is None or over < games:
            state = await self.until(partial(_wants_something, running))
            wanted, play = _wanted(state, running), state.play
            assert play is not None
            if wanted == "turn":
                yield self._turn(play)
            elif wanted in ("takeback", "substitute"):
                await self._oblige(state)
            else:
                running = play.number if wanted == "began" else None
                over += wanted == "over"

    async def _oblige(self, state: TableState) -> None:
        """Agree to a takeback, or take the seat back; a refusal means that it is no longer asked for."""
        asked = state.shown.takeback
        with suppress(CommandRefused):
            if asked is not None:
                await self.send(commands.AnswerTakeback, turn=asked.turn, agree=True)
            else:
                await self.send(commands.TakeSeatBack)

    def _turn(self, play: PlayShown) -> RemoteTurn:
        seen = play.views[0]
        assert seen.seat is not None
        return RemoteTurn(
            self,
            play.game,
            len(self.state.shown.seats),
            seen.seat,
            game(play.game, play.rules).read_view(seen.view),
            tuple(seen.legal),
            company(self.state.shown.settings, ((seat.bot or "", 0) for seat in self.state.shown.seats)),
        )


Wanted = Literal["began", "turn", "takeback", "substitute", "over"]


def _wanted(state: TableState, running: int | None) -> Wanted | None:
    """What there is to do or to note, while game number `running` is played."""
    play, asked = state.play, state.shown.takeback
    if play is None or not state.you.seats:
        return None
    if play.scores is not None or play.number != running:
        return _began_or_over(play, running)
    if asked is not None:
        return "takeback" if state.you.member in asked.waiting else None
    if any(state.shown.seats[seat].substitute for seat in state.you.seats):
        return "substitute"
    if state.shown.clock is not None and state.shown.clock.paused:
        return None
    ours = bool(play.views) and bool(play.views[0].legal) and play.views[0].seat in play.to_act
    return "turn" if ours else None


def _wants_something(running: int | None, state: TableState) -> bool:
    return _wanted(state, running) is not None


def _began_or_over(play: PlayShown, running: int | None) -> Wanted | None:
    if play.scores is None and not play.stopped:
        return "began"
    return "over" if play.number == running else None

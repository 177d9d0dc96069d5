"""How many bots an address may have at the tables of a server, and which tables wait for bots."""

from __future__ import annotations

import time
from collections.abc import Mapping

from sumida.server.errors import error
from sumida.server.limits import network
from sumida.server.live.bot_games import begins_with_bots, plays_with_bots
from sumida.server.live.table import LiveTable
from sumida.server.operations.metrics import METRICS
from sumida.server.settings import Limits
from sumida.tables.messages.commands import AnyCommand, Join
from sumida.tables.messages.responses import OpenTable
from sumida.tables.projection import open_table

MOST_LISTED = 100
"""Tables in the list of those that are open to bots."""
UNWATCHED_S = 60
"""A game with bots that nobody is connected to counts for this long, and over days while a bot is to move."""


class BotLimits:
    """Counts the bots at all tables of a server."""

    def __init__(self, tables: Mapping[str, LiveTable], limits: Limits) -> None:
        self._tables = tables
        self._limits = limits

    def check(self, live: LiveTable, command: AnyCommand, address: str) -> None:
        """Refuse a command with which this address would have too many bots."""
        if isinstance(command, Join) and command.owner:
            self._check_outside_bots(address)
        if begins_with_bots(live.table.room, command):
            self.check_games(address)

    def check_games(self, address: str) -> None:
        """Refuse one more game with bots if this address has too many that run and are watched or played."""
        most, client = self._limits.bot_games_per_address, network(address)
        if sum(_plays_or_begins(live, client) for live in self._tables.values()) >= most:
            METRICS.limits["bot-games"] += 1
            raise error("error-bot-games", most=most)

    def _check_outside_bots(self, address: str) -> None:
        """Refuse one more bot from outside if this address has too many at tables."""
        most, client = self._limits.outside_bots_per_address, network(address)
        if sum(_outside_bots(live, client) for live in self._tables.values()) >= most:
            METRICS.limits["outside-bots"] += 1
            raise error("error-outside-bots", most=most)

    def open_tables(self) -> list[OpenTable]:
        """The tables whose hosts wait for bots: in the lobby, with an open seat, not locked, not deserted."""
        live = [live for live in self._tables.values() if live.connections and not live.stale]
        found = [open_table(one.table.room) for one in live]
        return [one for one in found if one is not None][:MOST_LISTED]


def _plays_or_begins(live: LiveTable, client: str) -> bool:
    """Whether a game with bots, started from this network, is running and in use, or about to begin."""
    command = _not_stored_yet(live, client)
    if command is not None and begins_with_bots(live.table.room, command):
        return True
    if live.started_from != client or not plays_with_bots(live.table.room):
        return False
    if live.connections or live.last_used > time.monotonic() - UNWATCHED_S:
        return True
    return live.attended and live.table.room.waits_for_bot  # a game over days, whose bot has yet to think


def _outside_bots(live: LiveTable, client: str) -> int:
    """How many bots from outside are connected to a table from one network, or about to join it."""
    owned = {member.number for member in live.table.room.members.values() if member.owner}
    seen = owned & {one.member for one in live.connections if network(one.address) == client}
    command = _not_stored_yet(live, client)
    return len(seen) + (isinstance(command, Join) and bool(command.owner))


def _not_stored_yet(live: LiveTable, client: str) -> AnyCommand | None:
    """A command from this network that was accepted at a table and is on its way to the store."""
    item = live.storing
    if item is None or item.sender is None or network(item.sender.address) != client:
        return None
    return item.command

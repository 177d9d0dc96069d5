"""What bots written for hanab.live are told of our tables: those that are open to bots, under numbers."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field

import msgspec

from sumida.hanabi.hanablive.live_frames import live_options
from sumida.hanabi.hanablive.records import check_expressible
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.setup import HanabiSetup
from sumida.kernel import GameError
from sumida.server.errors import error
from sumida.server.limits import network
from sumida.server.live.bot_limits import MOST_LISTED
from sumida.server.live.creation import LETTERS
from sumida.server.live.hub import Hub
from sumida.server.live.table import LiveTable
from sumida.server.operations.metrics import METRICS
from sumida.tables.messages.commands import Settings
from sumida.tables.projection import open_table

LOOK_S = 1.0
"""How often the tables are looked through, once for all bots."""


class LobbyTable(msgspec.Struct, frozen=True, rename="camel"):
    """A table as the lobby of hanab.live lists it."""

    id: int
    name: str
    players: tuple[str, ...]
    max_players: int
    variant: str
    options: dict[str, object]
    running: bool = False
    joined: bool = False
    num_players: int = 0
    password_protected: bool = False
    owned: bool = False
    timed: bool = False
    shared_replay: bool = False
    progress: int = 0
    spectators: tuple[str, ...] = ()


@dataclass
class Looked:
    """The tables at one time."""

    at: float
    open: dict[int, LobbyTable] = field(default_factory=dict)
    hosts: dict[int, str] = field(default_factory=dict)
    seated: dict[str, set[str]] = field(default_factory=dict)
    """Running tables with people, by the device of a bot from outside that has a seat there."""


class SiteLobby:
    """The tables of this server, looked through at most once a second."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._looked = Looked(float("-inf"))
        self._guests: Counter[str] = Counter()

    def enter(self, address: str) -> None:
        """Count a bot; raises `GameError` if its address has too many."""
        most = self.hub.settings.limits.outside_bots_per_address
        if self._guests[network(address)] >= most:
            METRICS.limits["outside-bots"] += 1
            raise error("error-outside-bots", most=most)
        self._guests[network(address)] += 1

    def leave(self, address: str) -> None:
        self._guests[network(address)] -= 1
        self._guests += Counter()  # those with nothing left are dropped

    def look(self, *, now: bool = False) -> Looked:
        """The tables as they were up to a second ago, or as they are `now`."""
        at = time.monotonic()
        if now or at - self._looked.at >= LOOK_S:
            self._looked = Looked(at)
            for live in self.hub.tables.values():
                if live.connections and not live.stale:
                    self._list(live)
        return self._looked

    def _list(self, live: LiveTable) -> None:
        room, looked = live.table.room, self._looked
        if room.settings.open_to_bots and len(looked.open) < MOST_LISTED:
            shown, setup = open_table(room), terms(room.settings)
            if shown is not None and setup is not None:
                names = tuple(chair.name for chair in room.chairs if not chair.open)
                players = names if shown.host in names else (shown.host, *names)
                number = number_of(room.code)
                looked.hosts[number] = shown.host
                looked.open[number] = listed(number, players, setup)
        if room.phase == "running" and has_people(live):
            for member in room.members.values():
                if member.owner and room.seats_of(member.number):
                    for device in member.devices:
                        looked.seated.setdefault(device, set()).add(room.code)


def has_people(live: LiveTable) -> bool:
    """Whether somebody is connected who is no bot."""
    members = live.table.room.members
    return any(number in members and not members[number].owner for number in live.online())


def terms(settings: Settings) -> HanabiSetup | None:
    """The terms of the next game; None if hanab.live has no words for them."""
    if settings.game != GAME.name:
        return None
    try:
        setup = GAME.setup(settings.options)
        check_expressible(setup)
    except GameError:
        return None
    return setup


def listed(
    number: int,
    players: tuple[str, ...],
    setup: HanabiSetup,
    *,
    running: bool = False,
    joined: bool = False,
) -> LobbyTable:
    options = live_options(setup)
    return LobbyTable(
        number,
        code_of(number),
        players,
        setup.players,
        str(options["variantName"]),
        options,
        running,
        joined,
        len(players),
    )


def number_of(code: str) -> int:
    """A table's code as a number, which is what bots expect; as hard to guess as the code."""
    number = 1  # so that a code that begins with the first letter keeps its length
    for letter in code:
        number = number * len(LETTERS) + LETTERS.index(letter)
    return number


def code_of(number: int) -> str:
    """The code again; "" for a number that stands for none."""
    letters = []
    while number > 1:
        number, letter = divmod(number, len(LETTERS))
        letters.append(LETTERS[letter])
    return "".join(reversed(letters)) if number == 1 else ""

"""A table's state: members, seats, settings and game; the fold of the log's entries."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from sumida.kernel import Setup
from sumida.tables.chat import CHAT_KEPT
from sumida.tables.clock import Clock
from sumida.tables.deadlines import Deadlines
from sumida.tables.deduplication import SeenCommands
from sumida.tables.log import Entry
from sumida.tables.messages.commands import Settings
from sumida.tables.messages.state import ChatLine, Contribution, FinishedGame, Phase, WatchWish
from sumida.tables.offers import Offers
from sumida.tables.refusals import refuse
from sumida.tables.table_game import TableGame

ENTRIES_KEPT = 400
"""Entries kept for clients that missed some; a client further behind gets a snapshot."""

WATCHING = ("closed", "public", "shadow", "all")
"""What spectators may see, from nothing to everything."""

TALKING = ("silent", "strict", "house")
"""What may be said while a game runs, from nothing to everything."""

WatchMode: TypeAlias = Literal["public", "shadow", "all"]


@dataclass(slots=True)
class Member:
    """A person at the table, or a bot from outside, identified by the fingerprints of their browsers."""

    number: int
    name: str
    devices: set[str]
    here: bool = True
    link: int = 0
    """How often the seat link was renewed; older links are void."""
    watching: WatchMode = "public"
    shadows: int | None = None
    at_screen: int | None = None
    private: int = 0
    """How many private entries this member has received; part of their version."""
    owner: str = ""
    """The person responsible for a bot from outside; "" for a person."""


@dataclass(slots=True)
class Chair:
    """A place at the table: open, a member's, or a bot's; a `substitute` plays for a member who is away."""

    member: int | None = None
    bot: str | None = None
    name: str = ""
    substitute: str | None = None
    for_turn: int | None = None
    """The only turn that the substitute plays; None: it plays until the member is back."""

    @property
    def played_by_bot(self) -> str | None:
        """The bot that makes the moves of this seat."""
        return self.bot or self.substitute

    @property
    def open(self) -> bool:
        return self.member is None and self.bot is None


@dataclass(slots=True)
class TakebackRequest:
    """A member's request to take back the last move of a seat; `turn` is that of the position now."""

    seat: int
    member: int
    turn: int
    agreed: set[int] = field(default_factory=set)


@dataclass(slots=True)
class Room:
    """All of a table's state. Only `fold` changes it."""

    offers: Offers
    code: str = ""
    settings: Settings = field(default_factory=lambda: Settings(game=""))
    setup: Setup[Any, Any, Any] | None = None
    chairs: list[Chair] = field(default_factory=list)
    members: dict[int, Member] = field(default_factory=dict)
    devices: dict[str, int] = field(default_factory=dict)
    """The number of the member each device belongs to."""
    host: int | None = None
    host_away: int | None = None
    """The host who is away, while `host` is acting host."""
    wishes: dict[int, WatchWish] = field(default_factory=dict)
    banned: set[str] = field(default_factory=set)
    locked: bool = False
    signed_out: dict[str, int] = field(default_factory=dict)
    """Devices that a member signed out by renewing the seat link, with the member's number."""
    names_used: dict[str, str] = field(default_factory=dict)
    """By device: the names of members who left the table during the running game."""
    may_return: set[str] = field(default_factory=set)
    """Devices of members who left the table while it was locked."""
    seen_hidden: set[str] = field(default_factory=set)
    """Devices that saw hidden cards of the running game without holding a seat in it."""
    game: TableGame | None = None
    finished: list[FinishedGame] = field(default_factory=list)
    records: list[TableGame] = field(default_factory=list)
    chat: deque[ChatLine] = field(default_factory=lambda: deque(maxlen=CHAT_KEPT))
    secret: str = ""
    """The server's part of the next deal; "" at tables of earlier versions."""
    added: dict[int, Contribution] = field(default_factory=dict)
    """By member: what they added to the next deal, in order."""
    said: int = 0
    """How many lines of chat there have been."""
    clock: Clock | None = None
    deadlines: Deadlines | None = None
    takeback: TakebackRequest | None = None
    next_member: int = 1
    games: int = 0
    at: int = 0
    up: int = 0
    """The uptime of the last entry, at tables with deadlines."""
    version: int = 0
    public: int = 0
    recent: deque[tuple[Entry, frozenset[int] | None]] = field(
        default_factory=lambda: deque(maxlen=ENTRIES_KEPT)
    )
    seen_commands: SeenCommands = field(default_factory=SeenCommands)
    turn_client_version: dict[int, int] = field(default_factory=dict)
    """By seat: its holder's version when its current turn began; older moves are stale."""
    turn_version: dict[int, int] = field(default_factory=dict)
    """By seat: the log's version when its current turn began."""

    @property
    def phase(self) -> Phase:
        if self.game is None:
            return "lobby"
        return "finished" if self.game.over else "running"

    @property
    def running(self) -> TableGame | None:
        game = self.game
        return None if game is None or game.over else game

    @property
    def waits_for_bot(self) -> bool:
        """Whether a bot is to move."""
        if self.game is not None and not self.game.over:
            for seat in self.game.to_act:
                if self.chairs[seat].played_by_bot is not None:
                    return True
        return False

    def member_of(self, device: str) -> Member | None:
        number = self.devices.get(device)
        return None if number is None else self.members[number]

    def seats_of(self, member: int) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.member == member]

    def contributions(self) -> list[Contribution]:
        """What was added to the next deal by those who still have a seat, and by the host."""
        return [one for one in self.added.values() if one.member == self.host or self.seats_of(one.member)]

    def players(self) -> set[int]:
        """The members who play: they hold a seat, have not left, and no bot plays for them."""
        return {
            chair.member
            for chair in self.chairs
            if chair.member is not None and chair.substitute is None and self.members[chair.member].here
        }

    def chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise refuse("refuse-no-such-seat", seat=seat + 1, seats=len(self.chairs))
        return self.chairs[seat]

    def version_for(self, member: int | None) -> int:
        """How many entries this member (or a visitor) may know of: the version in their messages."""
        found = None if member is None else self.members.get(member)
        return self.public if found is None else self.public + found.private

    def watchers(self, seat: int) -> frozenset[int]:
        """The members who see the secrets of `seat`: its holder, its shadows, and those who see all hands."""
        holder = self.chairs[seat].member
        return frozenset(
            member.number
            for member in self.members.values()
            if member.number == holder
            or member.watching == "all"
            or (member.watching == "shadow" and member.shadows == seat)
        )

"""A table: decide commands, store the entries, apply them, send updates.

entry = table.decide(command, caller, now)     # raises GameError to refuse; changes nothing
...                                            # make the entry durable
table.apply(entry)
table.update(device, since)                    # what each receiver may know of it
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any

from sumida.kernel import Record
from sumida.tables.access import check_may_watch, is_current
from sumida.tables.company import company
from sumida.tables.context import Caller, Chance
from sumida.tables.decide import decide
from sumida.tables.fold import fold
from sumida.tables.hosting import host_change
from sumida.tables.late_moves import late
from sumida.tables.log import Created, Entry, MoveMade, Sealed, TableEvent
from sumida.tables.messages.commands import AnyCommand, Settings
from sumida.tables.messages.happenings import (
    BotSat,
    ClockRanOut,
    HostIs,
    Recovered,
    SubstituteSat,
)
from sumida.tables.messages.protocol import FRAME_BYTES, Changes, Snapshot, Update, encode
from sumida.tables.messages.responses import ChatPage, GamesPage, NotesPage, PastTurn
from sumida.tables.offers import Offers
from sumida.tables.pages import chat_page, games_page, split
from sumida.tables.projection import past_views, viewpoint_of
from sumida.tables.refusals import refuse
from sumida.tables.room import Member, Room
from sumida.tables.seating import read_settings
from sumida.tables.sending import Sent
from sumida.tables.showing import Showing
from sumida.tables.substitutes import absent_seats


@dataclass(frozen=True)
class BotJob:
    """A bot's turn: what it may see, and the version of the log at which the turn began."""

    seat: int
    bot: str
    game: str
    options: dict[str, Any]
    view: Any
    turn_version: int
    number: int
    company: tuple[str, ...] = ()
    """See `company`."""


@dataclass(frozen=True)
class Question:
    """Somebody asks about a turn: the number of the game, the asker's view, and who played."""

    game: int
    view: Any
    company: tuple[str, ...]
    """See `company`."""


class Table:
    """People, seats and games under one code; no clock, no network and no disk of its own."""

    def __init__(self, offers: Offers, chance: Chance | None = None) -> None:
        self.room = Room(offers)
        self.chance = chance or Chance()
        self._showing = Showing(self.room)
        self.moves_only = False
        """Whether the last entry was a move: it changes neither who may watch nor who is at the table."""

    @classmethod
    def rebuild(cls, offers: Offers, entries: Iterable[Entry], chance: Chance | None = None) -> Table:
        """The table after these entries."""
        table = cls(offers, chance)
        for entry in entries:
            table.apply(entry)
        return table

    def create(self, code: str, settings: Settings, now: int, secret: str | None = None) -> Entry:
        """The first entry, with a `secret` that was sealed before; raises `GameError` if the settings are
        wrong."""
        created = Created(code, read_settings(self.room.offers, settings, now))
        return Entry(1, now, [created, Sealed(secret or self.chance.secret())])

    def decide(self, command: AnyCommand, caller: Caller, now: int, up: int | None = None) -> Entry | None:
        """The entry to store, or None if the command was applied before; raises `GameError` to refuse.

        `up` is the servers' uptime, by which deadlines are counted; `now` if left out.
        """
        return decide(self.room, command, caller, now, self.chance, self._uptime(now, up))

    def _uptime(self, now: int, up: int | None) -> int:
        """What is stored of the uptime: nothing at tables without deadlines."""
        return 0 if self.room.settings.deadline is None else now if up is None else up

    def apply(self, entry: Entry) -> None:
        """Apply a stored entry."""
        plain = self._showing.is_plain(entry)
        self.moves_only = plain or all(type(event) is MoveMade for event in entry.events)
        fold(self.room, entry)
        self._showing.go_on(plain=plain)

    def tick(self, now: int, up: int | None = None) -> Entry | None:
        """The entry for a clock that has run out by now, or for a deadline that has passed, if any."""
        events = late(self.room, now if up is None else up) if self.room.deadlines else []
        if events:
            return self._entry(now, *events, up=self._uptime(now, up))
        alarm = self.room.clock.alarm() if self.room.clock else None
        if alarm is None or alarm[0] > now:
            return None
        return self._entry(now, ClockRanOut(alarm[1]))

    def host_change(self, online: Collection[int]) -> HostIs | None:
        """The change of host that is due given who is online; one to an acting host (`away`) can wait a
        while."""
        return host_change(self.room, online)

    def change_host(self, change: HostIs, now: int) -> Entry:
        return self._entry(now, change)

    def absent_seats(self, online: Collection[int]) -> list[int]:
        """The seats whose players are away, if the table's terms let a bot take over such seats."""
        return absent_seats(self.room, online)

    def take_over(self, seat: int, now: int) -> Entry:
        """The entry for the bot that takes over an absent player's seat."""
        assert self.room.settings.takeover is not None
        return self._entry(now, SubstituteSat(seat, self.room.settings.takeover.bot))

    def replace_bot(self, seat: int, bot: str, now: int) -> Entry:
        """The entry for the bot that takes the seat of one that does not work."""
        substitute = self.room.chairs[seat].bot is None
        return self._entry(now, SubstituteSat(seat, bot) if substitute else BotSat(seat, bot))

    def past_turn(self, device: str, turn: int) -> PastTurn:
        """An earlier position of the game, as far as this device may see it."""
        self.check_may_watch(device)
        room, game = self.room, self.room.game
        if game is None:
            raise refuse("refuse-no-game")
        if game.archived:
            raise refuse("refuse-archived")
        viewpoint = viewpoint_of(room, room.member_of(device))
        return PastTurn(game.number, turn, past_views(game, viewpoint, turn))

    def question(self, device: str, turn: int) -> Question:
        """What is needed to say what turn `turn` (from 1) means: what the asker saw right after it."""
        self.check_may_watch(device)
        room, game = self.room, self.room.game
        if game is None:
            raise refuse("refuse-no-game")
        if game.archived or game.definition.name != "hanabi":
            raise refuse("refuse-archived")
        if turn < 1:
            raise refuse("refuse-no-such-turn", last=game.state.turn)
        seats = viewpoint_of(room, room.member_of(device)).seats
        if not seats:
            raise refuse("refuse-not-seated")
        played = company(room.settings, game.players_at(turn - 1))
        return Question(game.number, game.position(turn).view(seats[0]), played)

    def chat_page(self, device: str, before: int) -> ChatPage:
        """Lines of chat before line `before`."""
        self.check_may_watch(device)
        return chat_page(self.room, before)

    def games_page(self, device: str, before: int) -> GamesPage:
        """Games finished before game `before`."""
        self.check_may_watch(device)
        return games_page(self.room.finished, before)

    def notes_page(self, device: str, seat: int) -> NotesPage:
        """A seat's notes in the game that is just over."""
        self.check_may_watch(device)
        game = self.room.game
        if game is None or not game.over:
            raise refuse("refuse-not-finished" if game else "refuse-no-game")
        self.room.chair(seat)
        return NotesPage(game.number, seat, game.notes[seat])

    def recover(self, now: int) -> Entry | None:
        """After a restart: the entry that keeps the downtime off the clocks."""
        if self.room.clock is None or not self.room.clock.running:
            return None
        return self._entry(now, Recovered())

    def _entry(self, now: int, *events: TableEvent, up: int = 0) -> Entry:
        """An entry that no command led to."""
        return Entry(self.room.version + 1, max(now, self.room.at), list(events), up=up)

    def see_deadlines(self, now: int, up: int) -> None:
        """Show deadlines by the present time of day: servers were down, or their clock was set."""
        if self.room.deadlines is not None:
            self.room.deadlines = self.room.deadlines.at_time(now, up)
            self._showing.forget_table()

    def member_of(self, device: str) -> Member | None:
        return self.room.member_of(device)

    def may_always_come(self, device: str, link: tuple[int, int] | None = None) -> bool:
        """Whether this device belongs to a player or to the host, or brings the link of a seat: no crowd of
        spectators keeps them out."""
        if link is not None and is_current(self.room, *link):
            return True
        member = self.room.member_of(device)
        return member is not None and (
            member.number in (self.room.host, self.room.host_away) or bool(self.room.seats_of(member.number))
        )

    def version_for(self, device: str) -> int:
        member = self.room.member_of(device)
        return self.room.version_for(member.number if member else None)

    def receives_last_entry(self, member: Member | None) -> bool:
        """Whether a member (or a visitor) may know of the last entry."""
        audience = self.room.recent[-1][1]
        return audience is None or (member is not None and member.number in audience)

    def check_may_watch(self, device: str, link: tuple[int, int] | None = None) -> None:
        """Raise `GameError` if this device may not see the table; `link` is a member and their seat link."""
        check_may_watch(self.room, device, link)

    def snapshot(self, device: str, now: int, online: list[int]) -> Snapshot:
        """Everything this device may know."""
        room, member = self.room, self.room.member_of(device)
        chat = chat_page(room)
        return Snapshot(
            table=room.code,
            version=room.version_for(member.number if member else None),
            now=now,
            **self._showing.whole(self.state_for(device)),
            chat=chat.lines,
            online=online,
            earlier_chat=chat.earlier,
        )

    def update(self, device: str, since: int, now: int) -> Update | None:
        """What this device has missed since version `since`; None if it needs a snapshot instead."""
        room, member = self.room, self.room.member_of(device)
        viewpoint = viewpoint_of(room, member)
        happened = self._showing.missed(member, since, viewpoint)
        if happened is None:
            return None
        return Update(
            table=room.code,
            since=since,
            version=room.version_for(member.number if member else None),
            now=now,
            happened=happened,
            **self._showing.whole(self.state_for(device)),
        )

    def changes(
        self, member: Member | None, since: int, now: int, before: Sent
    ) -> tuple[Changes, Sent] | None:
        """What has changed for a member (or a visitor) since version `since`, at which they were sent the
        state `before`, and the state now; None if they need the whole state."""
        return self._showing.changes(member, since, now, before)

    def forget_told(self) -> None:
        """Everyone has been told of the last entry: drop the changes that were found for them."""
        self._showing.forget_changes()

    def state_for(self, device: str) -> Sent:
        """The state as this device may see it."""
        return self._showing.state_for(self.room.member_of(device))

    def frames(self, device: str, message: Snapshot | Update) -> list[bytes]:
        """A message as it is sent to this device: one frame, or several if it is too long for one."""
        whole = encode(message)
        scene = self.state_for(device).scene
        return [whole] if len(whole) <= FRAME_BYTES or scene is None else split(message, scene.play)

    def bot_jobs(self) -> list[BotJob]:
        """The bots that are to move, with their views."""
        room, game = self.room, self.room.running
        if game is None or room.takeback is not None or (room.clock and room.clock.paused):
            return []
        if not room.waits_for_bot:
            return []
        held = zip(room.chairs, game.players_at(game.state.turn), strict=True)
        players = [(chair.bot or "", since) for chair, (_, since) in held]
        return [
            BotJob(
                seat,
                bot,
                game.definition.name,
                game.setup.options,
                game.state.view(seat),
                room.turn_version[seat],
                game.number,
                company(room.settings, players),
            )
            for seat in game.to_act
            if (bot := room.chairs[seat].played_by_bot) is not None
        ]

    def is_current(self, job: BotJob) -> bool:
        """Whether this turn of the bot is still open."""
        game = self.room.running
        return (
            game is not None
            and game.number == job.number
            and job.seat in game.to_act
            and self.room.turn_version.get(job.seat) == job.turn_version
            and self.room.takeback is None
            and self.room.chairs[job.seat].played_by_bot == job.bot
        )

    def record(self, number: int) -> Record:
        """A finished game as a record; refused while it runs or when there is none."""
        if self.room.running and self.room.running.number == number:
            raise refuse("refuse-not-finished")
        for game in self.room.records:
            if game.number == number:
                return game.record()
        raise refuse("refuse-no-game")

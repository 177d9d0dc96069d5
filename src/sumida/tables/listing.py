"""A game as it stands in the lists of those who play or watch it: only what everyone at the table knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from msgspec import Struct

from sumida.kernel import Json
from sumida.tables.log import CameBackWith, Dealt, EndedWith, Entry, JoinedWith, SatDown, TableEvent
from sumida.tables.room import Chair, Room

EventT = TypeVar("EventT", Dealt, EndedWith)

_ALWAYS = (Dealt, EndedWith)
_COMING = (JoinedWith, CameBackWith)
_WHILE_RUNNING = (*_COMING, SatDown)


class GameFacts(Struct, frozen=True):
    """The terms and the result of a game. `bots` has the bot of each seat, "" for a person."""

    names: list[str]
    bots: list[str]
    options: dict[str, Json]
    scores: list[int] | None = None
    stopped: bool = False
    daily: str | None = None
    offline: bool = False


@dataclass(frozen=True)
class Listed:
    """A game and the devices in whose lists it belongs, each with its seat (None: a spectator)."""

    number: int
    game: str
    at: int
    running: bool
    facts: GameFacts
    seats: dict[str, int | None]


def listed(room: Room, entry: Entry) -> Listed | None:
    """What the lists will hold once this entry, the room's next, has happened; None if it changes nothing."""
    for event in entry.events:
        if type(event) in _ALWAYS or (type(event) in _WHILE_RUNNING and room.running):
            return _Next(room, entry).listed()
    return None


def listed_now(room: Room) -> Listed | None:
    """The same for an entry that has just happened."""
    return _Next(room, Entry(room.version, room.at, [])).listed() if room.game else None


@dataclass
class _Next:
    """The people and the game of a room after an entry."""

    room: Room
    entry: Entry
    chairs: Sequence[Chair] = ()
    devices: dict[int, set[str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.chairs = list(self.room.chairs)
        people = [one for one in self.room.members.values() if not one.owner]
        self.devices = {member.number: set(member.devices) for member in people}
        for event in self.entry.events:
            self._apply(event)

    def _apply(self, event: TableEvent) -> None:
        match event:
            case JoinedWith(member=member, device=device, owner=""):
                self.devices[member] = {device}
            case CameBackWith(member=member, device=device) if member in self.devices:
                self.devices[member].add(device)
            case SatDown(member=member, seat=seat, name=name):
                self.chairs = [
                    Chair(member, name=name) if at == seat else one for at, one in enumerate(self.chairs)
                ]
            case Dealt(order=order):
                self.chairs = [self.chairs[seat] for seat in order]

    def listed(self) -> Listed:
        dealt = self._find(Dealt)
        ended = self._find(EndedWith)
        game = self.room.game
        number = dealt.number if dealt else game.number if game else 0
        over = ended is not None or (dealt is None and game is not None and game.over)
        if dealt is None and ended is None:
            self._keep_those_who_came()
        name = self.room.settings.game if dealt or game is None else game.definition.name
        return Listed(number, name, self.entry.at, not over, self._facts(dealt, ended), self._seats())

    def _keep_those_who_came(self) -> None:
        """Nothing changes in the lists of the others when somebody comes, unless to take a seat."""
        kinds = set(map(type, self.entry.events))
        if kinds & set(_WHILE_RUNNING) and SatDown not in kinds:
            came = {event.member for event in self.entry.events if isinstance(event, _COMING)}
            self.devices = {member: self.devices[member] for member in came & self.devices.keys()}

    def _find(self, kind: type[EventT]) -> EventT | None:
        return next((event for event in self.entry.events if isinstance(event, kind)), None)

    def _facts(self, dealt: Dealt | None, ended: EndedWith | None) -> GameFacts:
        game = None if dealt else self.room.game
        scores = ended.result.scores if ended and ended.result else None
        over = game is not None and game.over
        return GameFacts(
            [self._name(seat) for seat in range(len(self.chairs))],
            [chair.played_by_bot or "" for chair in self.chairs],
            dict(dealt.options if dealt else game.setup.options if game else {}),
            scores or (game.last_scores if game and over else None),
            bool(ended.stopped if ended else game and game.stopped),
            self.room.settings.daily,
            dealt.offline if dealt else game is not None and game.offline,
        )

    def _name(self, seat: int) -> str:
        chair, game = self.chairs[seat], self.room.game
        if not chair.open:
            return chair.bot or chair.name
        return game.holders[seat][-1].name if game and not game.ended and game.holders[seat] else ""

    def _seats(self) -> dict[str, int | None]:
        held = {chair.member: seat for seat, chair in reversed(list(enumerate(self.chairs)))}
        return {device: held.get(member) for member, found in self.devices.items() for device in found}


@dataclass(frozen=True)
class TurnListed:
    """The seats that are to move in a running game, since when, and by what uptime they must have moved."""

    seats: tuple[int, ...]
    since: int
    due: dict[int, int] = field(default_factory=dict)


def turn_of(room: Room) -> TurnListed | None:
    """Whose turn it is; None if no game runs."""
    game = room.running
    if game is None:
        return None
    seats = tuple(game.to_act)
    began = max((room.turn_version.get(seat, 0) for seat in seats), default=0)
    times = [entry.at for entry, _ in room.recent if entry.version == began]
    return TurnListed(seats, times[0] if times else room.at, _due(room))


def _due(room: Room) -> dict[int, int]:
    found = room.deadlines
    return {seat: found.due[seat].at for seat in found.running} if found else {}

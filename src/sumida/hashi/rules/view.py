"""What a seat may know, as plain values: enough to draw the table and to play without knowing the rules.

Numbers are 0 where nothing is written. Islands and lines are named as in the notation (`b2`, `b2-b5`)
and always come in the order of `BoardView`.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import compress, count
from operator import attrgetter, is_not
from typing import TypeVar

import msgspec

from sumida.hashi.rules.cards import Card
from sumida.hashi.rules.memory import Remembers
from sumida.kernel import Json, NotationError, Seat

T = TypeVar("T")


class IslandPlace(msgspec.Struct, frozen=True, gc=False):
    """Where an island is: column and row from 0 at the top left; flag is "", "red" or "blue"."""

    name: str
    column: int
    row: int
    flag: str


class LinePlace(msgspec.Struct, frozen=True, gc=False):
    """A dotted line between the islands `a` and `b`, and the names of the lines it crosses."""

    name: str
    a: str
    b: str
    crosses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BoardView(Remembers):
    """The printed board, the same for every seat. `name` is "" for a board typed in."""

    name: str
    width: int
    height: int
    islands: tuple[IslandPlace, ...]
    lines: tuple[LinePlace, ...]


class IslandView(msgspec.Struct, frozen=True, gc=False):
    """One island on one sheet.

    `most` is the greatest number of bridges that it can ever have; `hopeless` is set when the
    number is greater than that. `fresh` marks a number written in the running round by the viewing seat.
    """

    name: str
    flag: str
    number: int
    bridges: int
    finished: bool
    struck: bool
    most: int
    hopeless: bool
    fresh: bool


class LineView(msgspec.Struct, frozen=True, gc=False):
    """One dotted line on one sheet: bridges drawn, how many of them are `fresh` (drawn in the running
    round by the viewing seat), and whether a crossing bridge has `blocked` it for good."""

    name: str
    bridges: int
    fresh: int
    blocked: bool


@dataclass(frozen=True, slots=True)
class SheetView(Remembers):
    """A seat's board with its marks: for the viewing seat as it stands now, for others as it stood at
    the end of the last round. `groups` are the finished islands connected by bridges, biggest first."""

    seat: Seat
    islands: tuple[IslandView, ...]
    lines: tuple[LineView, ...]
    groups: tuple[tuple[str, ...], ...]


class RaceScore(msgspec.Struct, frozen=True, gc=False):
    """A seat has scored a category: at the end of which round, and how many points."""

    round: int
    points: int


class RaceView(msgspec.Struct, frozen=True, gc=False):
    """A category: "red", "blue" or "linked". `open` while the full points are still available.

    `deadline` is the last round for the full points in a solo game, else 0. `scored` is by seat;
    `have` and `need` say by seat how far each sheet shown is (flags finished; size of the biggest group).
    """

    category: str
    full: int
    later: int
    deadline: int
    open: bool
    need: int
    have: tuple[int, ...]
    scored: tuple[RaceScore | None, ...]


class ScoreView(msgspec.Struct, frozen=True, gc=False):
    """A seat's points at the end of the last round: 2 for each of `finished` islands, and the races."""

    seat: Seat
    finished: int
    islands: int
    red: int
    blue: int
    linked: int
    total: int


class PileView(msgspec.Struct, frozen=True, gc=False):
    """One of the three piles of a solo game: cards at the start, still face down, and its last round."""

    size: int
    left: int
    last_round: int


class SoloView(msgspec.Struct, frozen=True, gc=False):
    """The piles of a solo game and the rank for the points so far (a key such as `rank-bridge-master`)."""

    piles: tuple[PileView, ...]
    rank: str


class MistakeView(msgspec.Struct, frozen=True, gc=False):
    """A mark of the viewing seat that broke a rule, found by the check after its round (paper tables).

    It may be taken back with `erase` while that is among the legal actions; at the end of round `until`
    the islands named are struck out. `reason` is the key of the sentence that says which rule it broke,
    `facts` are its arguments.
    """

    mark: str
    round: int
    until: int
    reason: str
    facts: dict[str, str | int]
    islands: tuple[str, ...]
    erase: str


class RoundView(msgspec.Struct, frozen=True, gc=False):
    """A closed round: its card (none in the set-up) and the marks of every seat, in the order made."""

    round: int
    card: Card | None
    marks: tuple[tuple[str, ...], ...]


class HashiView(msgspec.Struct, frozen=True, gc=False):
    """The table as one seat, or a spectator (`seat` is None), may know it."""

    options: dict[str, Json]
    players: int
    seat: Seat | None
    phase: str
    """ "set-up", "round" or "over"."""
    round: int
    """0 in the set-up, then 1 to 17; 17 at the end."""
    rounds: int
    card: Card | None
    """The card of this round."""
    turned: tuple[Card, ...]
    """All cards turned up so far, this round's last."""
    unseen: tuple[Card, ...]
    """The info bar: cards in the pile and the one in the box, together and sorted."""
    board: BoardView
    sheets: tuple[SheetView, ...]
    done: tuple[bool, ...]
    """By seat: whether it has confirmed this round."""
    passed: tuple[bool, ...]
    """By seat: whether it has confirmed this round without a mark, which is announced at once."""
    marks: tuple[str, ...]
    """The viewing seat's marks of this round, in order."""
    bridges_left: int
    """How many bridges the card still asks for this turn (its full count while none is drawn)."""
    legal: tuple[str, ...]
    hopeless: tuple[str, ...]
    """The legal actions that write a number its island can never reach: allowed, but worth a warning."""
    can_undo: bool
    mistakes: tuple[MistakeView, ...]
    races: tuple[RaceView, ...]
    scores: tuple[ScoreView, ...]
    preview: tuple[ScoreView, ...]
    """The same, but the viewing seat's as if the round ended with its sheet as it is now."""
    solo: SoloView | None
    over: bool
    winners: tuple[Seat, ...]
    history: tuple[RoundView, ...]

    def on_wire(self) -> Json:
        """As it is, but already JSON: sheets that have not changed are not written again."""
        parts = {name: getattr(self, name) for name in _NAMES}
        parts["board"] = _packed(self.board)
        parts["sheets"] = [_packed(sheet) for sheet in self.sheets]
        return msgspec.Raw(_encode(parts))

    @property
    def legal_texts(self) -> tuple[str, ...]:
        return self.legal

    def changes_since(self, before: HashiView) -> dict[str, dict[str, Json]]:
        """What differs on the wire from an earlier view of the same seat: of a sheet, islands and lines."""
        now, was = _changing(self), _changing(before)
        own = {_CHANGING[place]: now[place] for place in _differing(now, was)}
        found: dict[str, dict[str, Json]] = {"": own}
        for place, (sheet, old) in enumerate(zip(self.sheets, before.sheets, strict=True)):
            if sheet is not old:
                found |= _sheet_changes(f"sheets/{place}", sheet, old)
        closed = len(before.history)
        if self.history is before.history:
            pass
        elif self.history[:closed] == before.history:
            found["history"] = {
                str(place): closing for place, closing in enumerate(self.history[closed:], start=closed)
            }
        else:
            found[""]["history"] = self.history
        return {path: members for path, members in found.items() if members}


_NAMES = HashiView.__struct_fields__
_CHANGING = tuple(
    name for name in _NAMES if name not in ("options", "players", "seat", "board", "sheets", "history")
)
_changing = attrgetter(*_CHANGING)
_encode = msgspec.json.Encoder().encode


def _sheet_changes(path: str, sheet: SheetView, before: SheetView) -> dict[str, dict[str, Json]]:
    islands, lines = sheet.islands, sheet.lines
    return {
        path: {"groups": sheet.groups} if sheet.groups != before.groups else {},
        f"{path}/islands": {str(place): islands[place] for place in _differing(islands, before.islands)},
        f"{path}/lines": {str(place): lines[place] for place in _differing(lines, before.lines)},
    }


def _differing(parts: tuple[T, ...], before: tuple[T, ...]) -> list[int]:
    """The places of the parts that are not the same."""
    others = compress(count(), map(is_not, parts, before))
    return [place for place in others if parts[place] != before[place]]


def _packed(part: BoardView | SheetView) -> msgspec.Raw:
    return part.known("json", lambda: msgspec.Raw(_encode(part)))


def read_view(wire: Json) -> HashiView:
    """The view that `HashiView.on_wire` wrote, decoded from JSON; raises `NotationError`."""
    try:
        return msgspec.convert(wire, HashiView)
    except msgspec.ValidationError as error:
        raise NotationError(f"not a view of Hashi: {error}", "error-not-a-view", detail=str(error)) from None

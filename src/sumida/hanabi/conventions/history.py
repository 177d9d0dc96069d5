"""From a view to a `ConventionTable`: the whole public history, read event by event from one seat."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sumida.hanabi.conventions.belief import update_beliefs
from sumida.hanabi.conventions.clues import read_clue, review
from sumida.hanabi.conventions.levels import HIGHEST
from sumida.hanabi.conventions.minds import Minds
from sumida.hanabi.conventions.promises import drop_stale_calls, settle
from sumida.hanabi.conventions.table import UNKNOWN, ConventionTable, ConventionTerms
from sumida.hanabi.conventions.turns import doubt_missed, read_discard, read_play
from sumida.hanabi.rules.actions import Clue, Discard, Event, Play
from sumida.hanabi.rules.view import HanabiView
from sumida.kernel import Seat


class ConventionReader:
    """Keeps the reading of the last view and continues from there if the next view follows it.

    This only saves time: the reading depends on the view alone.
    """

    def __init__(self, level: int = HIGHEST, strict: bool = False, adapting: Collection[Seat] = ()) -> None:
        self._level, self._strict, self._adapting = level, strict, adapting
        self._levels: tuple[int, ...] = ()
        self._view: HanabiView | None = None
        self._faces: dict[int, int] = {}
        self._minds: Minds | None = None

    def twin(self) -> ConventionReader:
        """A reader that has read as much as this one."""
        twin = ConventionReader(self._level, self._strict, self._adapting)
        twin._levels, twin._view, twin._faces = self._levels, self._view, self._faces
        twin._minds = self._minds.copy() if self._minds else None
        return twin

    def table(self, view: HanabiView) -> ConventionTable:
        """The table as the seat of this view reads it; a copy that may be changed."""
        return self.minds(view).mine

    def minds(self, view: HanabiView, levels: Sequence[int] = ()) -> Minds:
        """The table as every seat reads it, as far as the seat of this view can tell; a copy.

        `levels`: the level that each seat plays, if not all play the same.
        """
        wanted = tuple(levels) or (self._level,) * view.setup.players
        if wanted != self._levels:
            self._levels, self._minds = wanted, None
        faces = seen_faces(view)
        minds, done = self._start(view, faces)
        for event in view.history[done:]:
            read_turn(minds, event, faces)
        for table in minds.tables:
            table.turns_left = view.turns_left
        self._view, self._faces, self._minds = view, faces, minds
        return minds.copy()

    def _start(self, view: HanabiView, faces: dict[int, int]) -> tuple[Minds, int]:
        last = self._view
        if last is not None and self._minds is not None and continues(view, faces, last, self._faces):
            return self._minds, len(last.history)
        assert view.seat is not None, "conventions are read from a seat"
        minds = opening_minds(view, faces, self._levels, self._adapting)
        for table in minds.tables:
            table.strict = self._strict and table is minds.mine
            table.trusting = self._strict and table is not minds.mine
        return minds, 0


def continues(view: HanabiView, faces: dict[int, int], last: HanabiView, known: dict[int, int]) -> bool:
    """Whether `view` shows the same seat a later position of the game that `last` showed."""
    return (
        view.seat == last.seat
        and view.setup == last.setup
        and view.history[: len(last.history)] == last.history
        and known.items() <= faces.items()
    )


def seen_faces(view: HanabiView) -> dict[int, int]:
    """The identity of every card that the seat sees now or has seen leave a hand."""
    faces = {held.order: held.card for hand in view.hands for held in hand if held.card is not None}
    for event in view.history:
        if event.order is not None and event.card is not None:
            faces[event.order] = event.card
    return faces


def opening_minds(
    view: HanabiView, faces: dict[int, int], levels: Sequence[int], adapting: Collection[Seat] = ()
) -> Minds:
    """Everybody before the first turn: each takes the others to play its own level.

    `adapting`: the seats that know the level of each, as the viewer does.
    """
    assert view.seat is not None
    minds = Minds([opening(view, faces, level, seat) for seat, level in enumerate(levels)], view.seat)
    for seat in {view.seat, *adapting}:
        minds.tables[seat].levels = tuple(levels)
        minds.tables[seat].heed()
    return minds


def opening(view: HanabiView, faces: dict[int, int], level: int, reader: Seat) -> ConventionTable:
    """The table before the first turn, as `reader` sees it and the seat of the view can tell."""
    terms = ConventionTerms.of(view.setup, level)
    table = ConventionTable(terms, reader)
    order = 0
    for seat in range(terms.players):
        for _ in range(terms.hand_size):
            table.draw(seat, order, UNKNOWN if seat in (reader, view.seat) else faces[order])
            order += 1
    update_beliefs(table)
    return table


def read_turn(minds: Minds, event: Event, faces: dict[int, int]) -> None:
    """Everybody reads one turn, the viewer first."""
    read_event(minds.mine, event, faces, minds.me)
    minds.share_own_hand()
    for seat, table in enumerate(minds.tables):
        if seat != minds.me:
            read_event(table, event, faces, minds.me)


def read_event(table: ConventionTable, event: Event, faces: dict[int, int], viewer: Seat) -> None:
    """Read one turn as the seat of the table understood it at the time."""
    table.turn = event.turn
    if isinstance(event.action, Clue):
        table.heed(event.seat, event.action.target)
        settle(table, event.seat, None, UNKNOWN)
        mask = table.terms.touch[event.action.value]
        read_clue(table, event.seat, event.action.target, mask, event.touched)
    else:
        assert event.order is not None
        assert event.card is not None
        table.heed(event.seat)
        if isinstance(event.action, Discard) and table.among_strangers and event.seat != viewer:
            doubt_missed(table, event.seat, event.order)
        read = read_play if isinstance(event.action, Play) else read_discard
        read(table, event.seat, event.order, event.card)
        if event.drawn is not None:
            hidden = event.seat in (table.me, viewer)
            table.draw(event.seat, event.drawn, UNKNOWN if hidden else faces[event.drawn])
        update_beliefs(table)
    drop_stale_calls(table)
    review(table)
    table.heed()

"""From a view to a `TableReading`: the whole public history, read event by event from one seat."""

from __future__ import annotations

from sumida.hanabi.bots.card_counting import own_seat
from sumida.hanabi.bots.partner.belief import update_beliefs
from sumida.hanabi.bots.partner.calls import read_turn
from sumida.hanabi.bots.partner.clue_reading import read_clue, review
from sumida.hanabi.bots.partner.newcomers import settle, watch_answer, welcome
from sumida.hanabi.bots.partner.table_reading import UNKNOWN, PartnerTerms, TableReading
from sumida.hanabi.bots.partner.trust import watch_move
from sumida.hanabi.rules.actions import Clue, Event, Play
from sumida.hanabi.rules.view import HanabiView
from sumida.kernel import Seat


class Memory:
    """Keeps the reading of the last view and continues from there if the next view follows it.

    This only saves time: the reading depends on the view alone.
    """

    def __init__(self, newcomers: frozenset[Seat] = frozenset()) -> None:
        self._newcomers = newcomers
        self._view: HanabiView | None = None
        self._faces: dict[int, int] = {}
        self._table: TableReading | None = None

    def table(self, view: HanabiView) -> TableReading:
        faces = seen_faces(view)
        table, done = self._start(view, faces)
        for event in view.history[done:]:
            read_event(table, event, faces)
            review(table)
        table.turns_left = view.turns_left
        self._view, self._faces, self._table = view, faces, table
        return table.copy()

    def _start(self, view: HanabiView, faces: dict[int, int]) -> tuple[TableReading, int]:
        last = self._view
        if last is not None and self._table is not None and continues(view, faces, last, self._faces):
            return self._table, len(last.history)
        table = opening(view, faces)
        welcome(table, self._newcomers)
        return table, 0

    def twin(self) -> Memory:
        """A memory of its own that continues from here."""
        twin = Memory(self._newcomers)
        twin._view, twin._faces = self._view, self._faces
        twin._table = self._table.copy() if self._table else None
        return twin


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


def opening(view: HanabiView, faces: dict[int, int]) -> TableReading:
    terms, me = PartnerTerms.of(view.setup), own_seat(view)
    table = TableReading(terms, me)
    order = 0
    for seat in range(terms.players):
        for _ in range(terms.hand_size):
            table.draw(seat, order, UNKNOWN if seat == me else faces[order])
            order += 1
    update_beliefs(table)
    return table


def read_event(table: TableReading, event: Event, faces: dict[int, int]) -> None:
    """Read one turn as the viewer understood it at the time."""
    if isinstance(event.action, Clue):
        read_turn(table, event.seat, None, UNKNOWN)
        watch_answer(table, event.seat, None, UNKNOWN, certain=False)
        mask = dict(table.terms.touch)[event.action.value]
        read_clue(table, event.seat, event.action.target, mask, event.touched)
        return
    assert event.order is not None
    assert event.card is not None
    played = isinstance(event.action, Play)
    watch_move(table, event.seat, event.order, event.card, played)
    read_turn(table, event.seat, event.order if played else None, event.card)
    table.leave(event.seat, event.order, event.card, played)
    settle(table)
    if event.drawn is not None:
        own = event.seat == table.me
        table.draw(event.seat, event.drawn, UNKNOWN if own else faces[event.drawn])
    update_beliefs(table)

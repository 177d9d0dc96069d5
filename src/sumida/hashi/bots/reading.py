"""Reading a view: the seat's sheet, its marks and its legal steps as the rules' own values."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from sumida.hashi.rules import opening, strict
from sumida.hashi.rules.actions import Action, Bridge, Write, parse
from sumida.hashi.rules.board import Board
from sumida.hashi.rules.cards import Card
from sumida.hashi.rules.setup import HashiSetup
from sumida.hashi.rules.sheet import Sheet
from sumida.hashi.rules.turn import Turn
from sumida.hashi.rules.view import HashiView, SheetView
from sumida.kernel import Seat


def own_seat(view: HashiView) -> Seat:
    """The seat to move; a bot never gets a spectator's view."""
    assert view.seat is not None, "a bot plays from a seat"
    return view.seat


def setup(view: HashiView) -> HashiSetup:
    """The setup of the game."""
    return HashiSetup(**view.options)


def layout(view: HashiView) -> Board:
    """The board of the game."""
    return setup(view).layout


def sheet_of(board: Board, shown: SheetView) -> Sheet:
    """A sheet from its view. An island that has as many bridges as its number but is not shown as finished
    is disputed."""
    disputed = (
        index
        for index, island in enumerate(shown.islands)
        if island.number and island.number == island.bridges and not (island.finished or island.struck)
    )
    return Sheet(
        board,
        tuple(island.number for island in shown.islands),
        tuple(line.bridges for line in shown.lines),
        tuple(island.bridges for island in shown.islands),
        frozenset(index for index, island in enumerate(shown.islands) if island.struck),
        frozenset(disputed),
    )


def own_sheet(view: HashiView) -> Sheet:
    """The viewing seat's sheet as it stands now."""
    return sheet_of(layout(view), view.sheets[own_seat(view)])


def own_marks(view: HashiView) -> tuple[Action, ...]:
    """The viewing seat's marks of this round, in order."""
    board = layout(view)
    return tuple(parse(text, board) for text in view.marks)


def sheet_before(view: HashiView) -> Sheet:
    """The viewing seat's sheet before its marks of this round."""
    return without(own_sheet(view), own_marks(view))


EQUAL_WITHIN = 0.25
"""Turns whose values differ by at most this many points count as equal."""


def break_symmetry(view: HashiView, values: Sequence[float]) -> int:
    """Which of these turns, best first, to take. If an earlier seat has drawn exactly the same so far, an
    equally good turn instead of the best: two copies of a bot would otherwise play the same game."""
    mine = sheet_before(view)
    twins = sum(sheet_of(mine.board, shown) == mine for shown in view.sheets[: own_seat(view)])
    equal = sum(value >= values[0] - EQUAL_WITHIN for value in values)
    return min(twins, equal - 1)


def without(sheet: Sheet, marks: Sequence[Action]) -> Sheet:
    """The sheet with these numbers and bridges taken away."""
    for mark in marks:
        if isinstance(mark, Write):
            sheet = sheet.with_number(sheet.board.island_index[mark.island], 0)
        elif isinstance(mark, Bridge):
            sheet = sheet.with_bridge(sheet.board.line_index[mark.line], -1)
    return sheet


def legal_steps(view: HashiView) -> list[Action]:
    """The steps that break no rule; at a paper table the view offers more than these."""
    sheet, marks = own_sheet(view), own_marks(view)
    wrote = any(isinstance(mark, Write) for mark in marks)
    drawn = sum(isinstance(mark, Bridge) for mark in marks)
    turn = Turn(sheet, sheet, wrote=wrote, drawn=drawn)
    if view.card is None:
        return opening.legal(turn)
    allowed = set(view.legal)
    return [step for step in strict.legal(turn, view.card, view.round) if str(step) in allowed]


@lru_cache(maxsize=64)
def unseen_cards(cards: tuple[Card, ...]) -> int:
    """The cards that may still come as a bit set; a card's bit is its number times four plus its bridges."""
    return sum({1 << card.number * 4 + card.bridges for card in cards})

"""A table of Hashi in words and a drawing: what one seat sees, or the whole table."""

from __future__ import annotations

from sumida.hashi.rules.cards import ROUNDS, Card
from sumida.hashi.rules.state import HashiState
from sumida.hashi.rules.view import HashiView, RaceView, SheetView

SEATS = "ABCD"
ACROSS, DOWN = " -=≡", " |‖⦀"
"""No, one or two bridges along a line; three only by mistake, at a paper table."""
BLANK = {"": "o", "red": "R", "blue": "B"}
LEGEND = "Drawing: o, R (red flag), B (blue flag): islands without a number; - and | one bridge, = and ‖ two."


def describe_view(view: HashiView) -> str:
    """What a seat sees, in plain English, with a drawing of each sheet."""
    assert view.seat is not None
    lines = [f"Hashi with {view.players} player{'s' * (view.players > 1)}. You are seat {SEATS[view.seat]}."]
    lines += [
        _round(view.round, view.card, view.over),
        f"Bridges still to draw this turn: {view.bridges_left}.",
    ]
    lines += ["Cards not seen yet: " + " ".join(map(str, view.unseen)), *map(_race, view.races), LEGEND]
    for offset in range(view.players):
        seat = (view.seat + offset) % view.players
        name = "Your sheet" if seat == view.seat else f"The sheet of {SEATS[seat]}"
        score = view.preview[seat].total
        lines += [f"{name} ({score} points):", *_drawing(view, view.sheets[seat])]
    return "\n".join(lines)


def describe_table(state: HashiState) -> str:
    """The whole table with all sheets as they are now, for those who watch a program play."""
    card = state.card
    lines = [_round(min(state.round, ROUNDS), card, state.over)]
    for seat in range(len(state.turns)):
        view = state.view(seat)
        lines += [f"{SEATS[seat]} ({state.scores[seat]} points):", *_drawing(view, view.sheets[seat])]
    return "\n".join(lines)


def _round(number: int, card: Card | None, over: bool) -> str:
    if over:
        return "The game is over."
    if card is None:
        return "Set-up: write a 3 or a 4 on an island without a flag, then say done."
    return (
        f"Round {number} of {ROUNDS}: you may write a {card.number}, and draw {card.bridges} bridges or none."
    )


def _race(race: RaceView) -> str:
    have = ", ".join(f"{SEATS[seat]} {count}" for seat, count in enumerate(race.have))
    points = race.full if race.open else race.later
    return f"Race {race.category}: {have} of {race.need}; worth {points} points to the next."


def _drawing(view: HashiView, sheet: SheetView) -> list[str]:
    """The board with two places between neighbours across and one down."""
    board = view.board
    canvas = [[" "] * (3 * board.width) for _ in range(2 * board.height)]
    places = {island.name: (3 * island.column, 2 * island.row) for island in board.islands}
    for line, shown in zip(board.lines, sheet.lines, strict=True):
        (x, y), (right, below) = places[line.a], places[line.b]
        for column in range(x + 1, right) if shown.bridges else ():
            canvas[y][column] = ACROSS[shown.bridges]
        for row in range(y + 1, below) if shown.bridges else ():
            canvas[row][x] = DOWN[shown.bridges]
    for island in sheet.islands:
        x, y = places[island.name]
        canvas[y][x] = "x" if island.struck else str(island.number) if island.number else BLANK[island.flag]
    header = "     " + "".join(f"{chr(ord('a') + column):3}" for column in range(board.width)).rstrip()
    rows = [f"{row // 2 + 1:3}  " if row % 2 == 0 else "     " for row in range(2 * board.height - 1)]
    return [header, *((name + "".join(cells)).rstrip() for name, cells in zip(rows, canvas, strict=False))]

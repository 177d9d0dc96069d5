"""Boards: text that anybody can write, checked and turned into tables of islands, lines and crossings.

A board is a grid of letters separated by spaces; `#` starts a comment. `o` is an island without a
flag, `R` one with a red flag, `B` one with a blue flag, `.` water. Islands are named by the letter of
their column and the number of their row: `a1` is the top left corner.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, NamedTuple

from sumida.codec import BYTE_ORDER_MARK
from sumida.hashi import boards
from sumida.kernel import NotationError

ISLANDS: Final = {"o": 11, "R": 4, "B": 3}
WATER: Final = "."
FLAGS: Final = {"o": "", "R": "red", "B": "blue"}
MAX_SIDE: Final = 12
MAX_TEXT: Final = 4096


@dataclass(frozen=True, slots=True)
class Island:
    """A place for a number; `column` and `row` count from 0 at the top left."""

    name: str
    column: int
    row: int
    flag: str


@dataclass(frozen=True, slots=True)
class Line:
    """A dotted line between two neighbouring islands, given by their indices, `a` before `b`."""

    name: str
    a: int
    b: int
    crosses: tuple[int, ...]


class Neighbour(NamedTuple):
    """A line as seen from one of its ends: the island at the other end, and the lines it crosses."""

    line: int
    island: int
    crosses: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """The geometry of a board; two boards are equal when their grids are."""

    text: str
    width: int = field(compare=False)
    height: int = field(compare=False)
    islands: tuple[Island, ...] = field(compare=False, repr=False)
    lines: tuple[Line, ...] = field(compare=False, repr=False)
    lines_at: tuple[tuple[int, ...], ...] = field(compare=False, repr=False)
    neighbours: tuple[tuple[Neighbour, ...], ...] = field(compare=False, repr=False)
    island_index: dict[str, int] = field(compare=False, repr=False)
    line_index: dict[str, int] = field(compare=False, repr=False)

    def __str__(self) -> str:
        return self.text

    def flagged(self, flag: str) -> tuple[int, ...]:
        """The islands that carry this flag."""
        return _flagged(self, flag)


@lru_cache(maxsize=512)
def _flagged(board: Board, flag: str) -> tuple[int, ...]:
    return tuple(index for index, island in enumerate(board.islands) if island.flag == flag)


def named(name: str) -> Board:
    """A board of the boards folder, such as `A`; a `NotationError` names the file that is wrong."""
    return _from_file(name, boards.text(name))


@lru_cache(maxsize=256)
def _from_file(name: str, text: str) -> Board:
    try:
        return parse(text)
    except NotationError as error:
        raise NotationError(f"Board file {name}{boards.SUFFIX}: {error}") from None


@lru_cache(maxsize=256)
def parse(text: str) -> Board:
    """Read and check a board; a `NotationError` points at the line and column that is wrong."""
    rows = _rows(text.removeprefix(BYTE_ORDER_MARK))
    _check_shape(text, rows)
    _check_counts(rows)
    board = _build(rows)
    _check_neighbours(board, rows)
    return board


@dataclass(frozen=True, slots=True)
class _Cell:
    letter: str
    line: int
    column: int


_Row = tuple[_Cell, ...]


def _refuse(line: int, column: int, sentence: str, reason: str, **facts: str | int) -> NotationError:
    message = f"Line {line}, column {column}: {sentence}"
    return NotationError(message, reason, line=line, column=column, **facts)


def _rows(text: str) -> tuple[_Row, ...]:
    if len(text) > MAX_TEXT:
        raise _refuse(1, 1, f"a board has at most {MAX_TEXT} characters.", "error-board-long", most=MAX_TEXT)
    rows = (_row(line, number) for number, line in enumerate(text.split("\n"), start=1))
    return tuple(row for row in rows if row)


def _row(line: str, number: int) -> _Row:
    cells: list[_Cell] = []
    after_blank = True
    for column, letter in enumerate(line.partition("#")[0].rstrip(), start=1):
        if letter in " \t":
            after_blank = True
            continue
        if letter != WATER and letter not in ISLANDS:
            sentence = f"{letter!r} is no island and no water; use o, R, B or a dot."
            raise _refuse(number, column, sentence, "error-board-letter", letter=letter)
        if not after_blank:
            sentence = "letters are separated by blanks, as in “o . R”."
            raise _refuse(number, column, sentence, "error-board-blank")
        after_blank = False
        cells.append(_Cell(letter, number, column))
    return tuple(cells)


def _check_shape(text: str, rows: tuple[_Row, ...]) -> None:
    if not rows:
        sentence = "there is no grid; a board has rows of o, R, B and dots."
        raise _refuse(text.count("\n") + 1, 1, sentence, "error-board-empty")
    width = len(rows[0])
    for row in rows:
        if len(row) != width:
            cell = row[min(len(row) - 1, width)]
            sentence = f"this row has {len(row)} places, the first has {width}; all rows are equally long."
            raise _refuse(cell.line, cell.column, sentence, "error-board-ragged", found=len(row), width=width)
    if width > MAX_SIDE or len(rows) > MAX_SIDE:
        cell = rows[min(len(rows) - 1, MAX_SIDE)][min(width - 1, MAX_SIDE)]
        sentence = f"a board has at most {MAX_SIDE} columns and {MAX_SIDE} rows."
        raise _refuse(cell.line, cell.column, sentence, "error-board-big", most=MAX_SIDE)


def _check_counts(rows: tuple[_Row, ...]) -> None:
    for letter, wanted in ISLANDS.items():
        cells = [cell for row in rows for cell in row if cell.letter == letter]
        if len(cells) != wanted:
            at = cells[wanted] if len(cells) > wanted else rows[-1][-1]
            sentence = f"a board has exactly {wanted} islands {letter!r}, this one has {len(cells)}."
            facts: dict[str, str | int] = {"letter": letter, "wanted": wanted, "found": len(cells)}
            raise _refuse(at.line, at.column, sentence, "error-board-count", **facts)


def _check_neighbours(board: Board, rows: tuple[_Row, ...]) -> None:
    for island, lines in zip(board.islands, board.lines_at, strict=True):
        if not lines:
            cell = rows[island.row][island.column]
            sentence = f"island {island.name} has no other island in its row or column."
            raise _refuse(cell.line, cell.column, sentence, "error-board-alone", island=island.name)


def _build(rows: tuple[_Row, ...]) -> Board:
    islands = tuple(
        Island(f"{chr(ord('a') + column)}{row + 1}", column, row, FLAGS[cell.letter])
        for row, cells in enumerate(rows)
        for column, cell in enumerate(cells)
        if cell.letter != WATER
    )
    lines = _lines(islands)
    return Board(
        text="\n".join(" ".join(cell.letter for cell in row) for row in rows) + "\n",
        width=len(rows[0]),
        height=len(rows),
        islands=islands,
        lines=lines,
        lines_at=tuple(
            tuple(index for index, line in enumerate(lines) if island in (line.a, line.b))
            for island in range(len(islands))
        ),
        neighbours=tuple(
            tuple(
                Neighbour(index, line.b if line.a == island else line.a, line.crosses)
                for index, line in enumerate(lines)
                if island in (line.a, line.b)
            )
            for island in range(len(islands))
        ),
        island_index={island.name: index for index, island in enumerate(islands)},
        line_index={line.name: index for index, line in enumerate(lines)},
    )


def _lines(islands: tuple[Island, ...]) -> tuple[Line, ...]:
    """Join each island to the next one in its row and in its column, in board order."""
    ends: list[tuple[int, int]] = []
    for a, island in enumerate(islands):
        later = range(a + 1, len(islands))
        right = next((b for b in later if islands[b].row == island.row), None)
        below = next((b for b in later if islands[b].column == island.column), None)
        ends.extend((a, b) for b in (right, below) if b is not None)
    return tuple(
        Line(
            f"{islands[a].name}-{islands[b].name}",
            a,
            b,
            tuple(other for other, pair in enumerate(ends) if _cross(islands, (a, b), pair)),
        )
        for a, b in ends
    )


def _cross(islands: tuple[Island, ...], one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether a horizontal and a vertical line meet on open water."""
    (a, b), (c, d) = ((islands[first], islands[second]) for first, second in (one, other))
    if a.row != b.row:
        a, b, c, d = c, d, a, b
    across, down = a.row == b.row, c.column == d.column
    return across and down and a.column < c.column < b.column and c.row < a.row < d.row

"""Boards: the format, its validator, names and geometry."""

from __future__ import annotations

import pytest

from sumida.hashi.rules.board import Board, named, parse
from sumida.kernel import NotationError


def refusal(text: str) -> NotationError:
    with pytest.raises(NotationError) as error:
        parse(text)
    return error.value


def where(error: NotationError) -> tuple[str, object, object]:
    assert str(error).startswith(f"Line {error.facts['line']}, column {error.facts['column']}: ")
    return error.reason, error.facts["line"], error.facts["column"]


def replaced(text: str, line: int, column: int, letter: str) -> str:
    """The text with one letter changed; line and column count from 1."""
    lines = text.split("\n")
    old = lines[line - 1]
    lines[line - 1] = old[: column - 1] + letter + old[column:]
    return "\n".join(lines)


@pytest.mark.parametrize("name", ["A", "B"])
def test_a_board_has_18_islands_4_with_a_red_flag_3_with_a_blue_one_11_with_none(name: str) -> None:
    board = named(name)
    assert len(board.islands) == 18
    assert [len(board.flagged(flag)) for flag in ("red", "blue", "")] == [4, 3, 11]


@pytest.mark.parametrize("name", ["A", "B"])
def test_dotted_lines_join_an_island_to_the_next_one_in_its_row_and_column(name: str) -> None:
    board = named(name)
    at = {(island.column, island.row): index for index, island in enumerate(board.islands)}
    expected = set()
    for (column, row), index in at.items():
        for step_x, step_y in ((1, 0), (0, 1)):
            x, y = column + step_x, row + step_y
            while (x, y) not in at and x < board.width and y < board.height:
                x, y = x + step_x, y + step_y
            if (x, y) in at:
                expected.add((index, at[x, y]))
    assert {(line.a, line.b) for line in board.lines} == expected
    assert len(board.lines) == len(expected)


@pytest.mark.parametrize(("name", "crossings"), [("A", 3), ("B", 9)])
def test_dotted_lines_may_cross(name: str, crossings: int) -> None:
    board = named(name)
    pairs = {frozenset((one, other)) for one, line in enumerate(board.lines) for other in line.crosses}
    assert len(pairs) == crossings
    for one, line in enumerate(board.lines):
        assert all(one in board.lines[other].crosses for other in line.crosses)


def test_crossing_lines_are_named_as_drawn(side_a: Board) -> None:
    crossing = {
        line.name: [side_a.lines[other].name for other in line.crosses]
        for line in side_a.lines
        if line.crosses
    }
    assert crossing == {
        "b2-b4": ["a3-c3"],
        "a3-c3": ["b2-b4"],
        "c3-c5": ["b4-e4"],
        "b4-e4": ["c3-c5"],
        "b4-b6": ["a5-c5"],
        "a5-c5": ["b4-b6"],
    }


def test_islands_are_named_by_column_letter_and_row_number_from_the_top_left(side_a: Board) -> None:
    assert [island.name for island in side_a.islands][:4] == ["a1", "d1", "f1", "b2"]
    d1 = side_a.islands[side_a.island_index["d1"]]
    assert (d1.column, d1.row, d1.flag) == (3, 0, "red")


def test_comments_blank_lines_tabs_and_line_ends_do_not_matter(side_a: Board) -> None:
    text = "# mine\r\n\r\n" + side_a.text.replace(" ", "\t").replace("\n", "  # row\r\n")
    assert parse(text) == side_a
    assert parse(text).text == side_a.text


def test_boards_are_built_once(side_a: Board) -> None:
    assert parse(str(side_a)) is parse(str(side_a))


def test_an_unknown_letter_is_pointed_at(side_a: Board) -> None:
    assert where(refusal(replaced("# mine\n" + side_a.text, 3, 5, "x"))) == ("error-board-letter", 3, 5)


def test_letters_without_a_blank_between_them_are_pointed_at() -> None:
    assert where(refusal("o . o\noo .")) == ("error-board-blank", 2, 2)


def test_a_short_row_is_pointed_at(side_a: Board) -> None:
    assert where(refusal(side_a.text.replace("o . . R . o", "o . . R . o ."))) == (
        "error-board-ragged",
        2,
        11,
    )
    assert where(refusal("o . .\no .")) == ("error-board-ragged", 2, 3)


def test_a_long_row_is_pointed_at() -> None:
    assert where(refusal("o .\n\no . . .")) == ("error-board-ragged", 3, 5)


def test_a_surplus_island_is_pointed_at(side_a: Board) -> None:
    error = refusal(replaced(side_a.text, 6, 11, "o"))
    assert where(error) == ("error-board-count", 6, 11)
    assert (error.facts["wanted"], error.facts["found"]) == (11, 12)


def test_a_missing_flag_is_reported_at_the_end_of_the_grid(side_a: Board) -> None:
    error = refusal(replaced(side_a.text, 1, 7, "."))
    assert where(error) == ("error-board-count", 6, 11)
    assert (error.facts["letter"], error.facts["found"]) == ("R", 3)


def test_an_island_without_a_line_is_pointed_at(side_a: Board) -> None:
    rows = [row + " . ." for row in side_a.text.split("\n")[:-1]]
    rows[0] = rows[0].replace("o", ".", 1)
    alone = ". " * 7 + "o"
    error = refusal("\n".join([*rows, alone]))
    assert where(error) == ("error-board-alone", 7, 15)
    assert error.facts["island"] == "h7"


def test_an_empty_text_is_no_board() -> None:
    assert where(refusal("# nothing\n")) == ("error-board-empty", 2, 1)


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [("o " * 13, 1, 25), ("o\n" * 13, 13, 1)],
)
def test_a_grid_has_at_most_12_columns_and_rows(text: str, line: int, column: int) -> None:
    assert where(refusal(text)) == ("error-board-big", line, column)


def test_a_huge_text_is_refused_before_it_is_read() -> None:
    assert where(refusal("o " * 10**6)) == ("error-board-long", 1, 1)

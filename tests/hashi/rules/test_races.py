"""The three categories."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sumida.hashi.rules import scoring
from sumida.hashi.rules.sheet import Sheet
from sumida.hashi.rules.state import HashiState

Table = Callable[..., HashiState]
GoOn = Callable[[HashiState, str], HashiState]
Sheets = Callable[..., Sheet]

LACKING = {
    "red": ("d1=1 d1-f1 a3=1 a3-a5 b6=1 b6-c6 e6=1", "e5-e6"),
    "blue": ("b2=1 b2-d2 e4=1 e4-f4 c5=1", "c5-c6"),
    "linked": ("d2=4 d1=1 b2=1 f2=2 d3=1 f1=1 d1-d2 b2-d2 d2-f2 d2-d3", "f1-f2"),
}
"""A sheet on which one bridge is missing for the category, and that bridge."""
INDEX = {category.name: index for index, category in enumerate(scoring.CATEGORIES)}
FULL_LATER = [("red", 9, 5), ("blue", 7, 3), ("linked", 8, 4)]


def points(state: HashiState, name: str) -> list[int]:
    return [scoring.race_points(state.reached, seat, INDEX[name]) for seat in range(len(state.turns))]


def draw(seat: int, name: str) -> str:
    return f"{seat}: {LACKING[name][1]}, {seat}: done"


@pytest.mark.parametrize(("name", "full", "later"), FULL_LATER)
def test_the_first_gets_the_full_points_whoever_is_later_the_lower_ones(
    table: Table, go_on: GoOn, name: str, full: int, later: int
) -> None:
    state = table(LACKING[name][0], LACKING[name][0])
    assert points(state, name) == [0, 0]
    state = go_on(state, f"{draw(0, name)}, 1: done")
    assert points(state, name) == [full, 0]
    state = go_on(state, f"0: done, {draw(1, name)}")
    assert points(state, name) == [full, later]


@pytest.mark.parametrize(("name", "full", "later"), FULL_LATER)
def test_everyone_who_manages_it_in_the_same_round_as_the_first_gets_the_full_points(
    table: Table, go_on: GoOn, name: str, full: int, later: int
) -> None:
    state = table(*[LACKING[name][0]] * 3)
    state = go_on(state, f"{draw(2, name)}, {draw(0, name)}, 1: done")
    assert points(state, name) == [full, 0, full]
    state = go_on(state, f"0: done, 2: done, {draw(1, name)}")
    assert points(state, name) == [full, later, full]


@pytest.mark.parametrize("name", list(LACKING))
def test_races_are_scored_at_the_end_of_the_round(table: Table, go_on: GoOn, name: str) -> None:
    state = go_on(table(LACKING[name][0], ""), draw(0, name))
    assert points(state, name) == [0, 0]
    assert points(go_on(state, "1: done"), name)[0] > 0


@pytest.mark.parametrize(("name", "full", "later"), FULL_LATER)
def test_each_category_is_scored_at_most_once_by_a_player(
    table: Table, go_on: GoOn, name: str, full: int, later: int
) -> None:
    state = go_on(table(LACKING[name][0], ""), f"{draw(0, name)}, 1: done")
    state = go_on(state, "0: done, 1: done, 0: done, 1: done")
    assert points(state, name) == [full, 0]
    assert state.reached[0][INDEX[name]] == 1


def test_a_player_may_score_several_categories(table: Table, go_on: GoOn) -> None:
    red, blue = LACKING["red"], LACKING["blue"]
    state = go_on(table(f"{red[0]} {red[1]} {blue[0]}", ""), f"{draw(0, 'blue')}, 1: done")
    assert (points(state, "red")[0], points(state, "blue")[0]) == (9, 7)


@pytest.mark.parametrize("name", ["red", "blue"])
def test_flags_need_not_be_connected(sheet: Sheets, name: str) -> None:
    marks = sheet(" ".join(LACKING[name]))
    assert max(map(len, marks.groups())) == 1
    assert scoring.race(marks, scoring.NOTHING, 1)[INDEX[name]] == 1


@pytest.mark.parametrize(("name", "need"), [("red", 4), ("blue", 3), ("linked", 6)])
def test_one_less_is_not_enough(sheet: Sheets, name: str, need: int) -> None:
    category = scoring.CATEGORIES[INDEX[name]]
    marks = sheet(LACKING[name][0])
    assert scoring.needed(marks.board, category) == need
    assert scoring.progress(marks, category) < need
    assert scoring.race(marks, scoring.NOTHING, 1) == scoring.NOTHING


def test_six_finished_islands_in_two_groups_do_not_count(sheet: Sheets) -> None:
    marks = sheet("d2=3 d1=1 b2=1 d3=1 d1-d2 b2-d2 d2-d3 f2=1 f1=1 f1-f2")
    assert len(marks.all_finished()) == 6
    assert scoring.race(marks, scoring.NOTHING, 1) == scoring.NOTHING


def test_an_unfinished_island_between_them_does_not_connect(sheet: Sheets) -> None:
    marks = sheet("d2=4 d1=1 b2=1 f2=3 d3=1 f1=1 f4=1 d1-d2 b2-d2 d2-f2 d2-d3 f1-f2 f2-f4")
    assert scoring.race(marks, scoring.NOTHING, 1)[INDEX["linked"]] == 1
    parted = marks.with_number(marks.board.island_index["f2"], 5)
    assert len(parted.all_finished()) == 6
    assert scoring.race(parted, scoring.NOTHING, 1) == scoring.NOTHING


def test_more_than_six_connected_score_the_same_and_may_branch(sheet: Sheets) -> None:
    marks = sheet("d2=4 d1=1 b2=1 f2=3 d3=1 f1=1 f4=1 d1-d2 b2-d2 d2-f2 d2-d3 f1-f2 f2-f4")
    assert len(marks.groups()[0]) == 7
    assert scoring.race_points((scoring.race(marks, scoring.NOTHING, 3),) * 2, 0, INDEX["linked"]) == 8

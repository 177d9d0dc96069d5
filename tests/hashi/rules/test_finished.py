"""Finished islands and the groups they form."""

from __future__ import annotations

from collections.abc import Callable

from sumida.hashi.rules.sheet import Sheet
from sumida.hashi.rules.state import HashiState

Play = Callable[..., HashiState]
Sheets = Callable[..., Sheet]


def finished(sheet: Sheet) -> set[str]:
    return {sheet.board.islands[island].name for island in sheet.all_finished()}


def groups(sheet: Sheet) -> list[list[str]]:
    return [[sheet.board.islands[island].name for island in group] for group in sheet.groups()]


def test_an_island_whose_number_equals_its_bridges_is_finished_at_once(play: Play) -> None:
    state = play("c3=3, done, c3-d3, c3-d3, c3-c5", "5/3")
    assert finished(state.turns[0].sheet) == {"c3"}


def test_fewer_bridges_or_no_number_is_not_finished(sheet: Sheets) -> None:
    assert finished(sheet("c3=3 c3-d3 c3-d3")) == set()
    assert finished(sheet("")) == set()


def test_a_bridge_can_finish_both_its_ends(sheet: Sheets) -> None:
    assert finished(sheet("c3=1 d3=1 c3-d3")) == {"c3", "d3"}


def test_nothing_may_be_added_to_a_finished_island(play: Play) -> None:
    state = play("c3=3, done, c3-d3, c3-d3, c3-c5, done", "5/3")
    touching = [str(action) for action in state.legal(0) if "c3" in str(action)]
    assert touching == []


def test_finished_islands_need_not_be_connected(play: Play) -> None:
    state = play("c3=3, done, f1=1, f1-f2, done, c3-d3, c3-d3, c3-c5, done", "1/1 5/3")
    assert finished(state.turns[0].closed) == {"c3", "f1"}
    assert state.scores == (4,)


def test_only_finished_islands_score(play: Play) -> None:
    assert play("c3=3, done, c3-d3, c3-d3, done", "5/2").scores == (0,)


def test_a_group_is_finished_islands_joined_by_bridges(sheet: Sheets) -> None:
    marks = sheet("c3=2 d3=2 d2=1 c3-d3 d2-d3 c3-c5 f1=1 f1-f2 f2=1")
    assert groups(marks) == [["d2", "c3", "d3"], ["f1", "f2"]]


def test_an_unfinished_island_between_them_parts_a_group(sheet: Sheets) -> None:
    marks = sheet("c3=2 d3=3 d2=1 c3-d3 d2-d3 c3-c5")
    assert groups(marks) == [["d2"], ["c3"]]


def test_a_group_may_branch(sheet: Sheets) -> None:
    marks = sheet("d2=4 d1=1 b2=1 f2=1 d3=1 d1-d2 b2-d2 d2-f2 d2-d3")
    assert groups(marks) == [["d1", "b2", "d2", "f2", "d3"]]


def test_finished_neighbours_without_a_bridge_between_them_are_not_connected(sheet: Sheets) -> None:
    assert groups(sheet("c3=1 d3=1 c3-c5 d2-d3")) == [["c3"], ["d3"]]

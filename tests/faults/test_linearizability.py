"""The check of reads and writes finds what is wrong, and nothing else."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.faults.linearizability import Operation, read_rank, violations, write_rank


def write(position: int, start: float, end: float = inf) -> Operation:
    return Operation(f"write {position}", start, end, [write_rank(position)])


def read(position: int, start: float, end: float, connection: object = None) -> Operation:
    return Operation(f"read {position}", start, end, [read_rank(position)], connection)


def names(history: list[Operation]) -> list[str]:
    return [found.operation.name for found in violations(history)]


def test_a_read_beside_a_write_may_show_it_or_not() -> None:
    assert names([write(1, 0, 10), read(0, 1, 2), read(1, 3, 4)]) == []


def test_a_read_after_an_acknowledgement_that_misses_it_is_stale() -> None:
    assert names([write(1, 0, 1), read(0, 2, 3)]) == ["read 0"]


def test_what_one_reader_has_seen_no_later_reader_may_miss() -> None:
    assert names([write(1, 0, 10), read(1, 1, 2), read(0, 3, 4)]) == ["read 0"]


def test_a_read_cannot_show_a_write_that_has_not_begun() -> None:
    assert names([read(1, 0, 1), write(1, 2, 3)]) == ["write 1"]


def test_a_write_stored_before_one_that_had_ended_is_out_of_order() -> None:
    assert names([write(2, 0, 1), write(1, 2, 3)]) == ["write 1"]


def test_a_write_without_an_answer_may_happen_late_but_not_before_it_is_seen() -> None:
    assert names([write(1, 0), read(0, 1, 2), read(1, 5, 6)]) == []
    assert names([write(1, 0), read(1, 1, 2), read(0, 5, 6)]) == ["read 0"]


def test_a_connection_does_not_go_back_though_its_messages_overlap() -> None:
    sent = [read(0, 0, 1, "x"), read(2, 0, 2, "x"), read(1, 0, 3, "x")]
    assert names([write(1, 0), write(2, 0), *sent]) == ["read 1"]
    assert names([write(1, 0), write(2, 0), *(replace(one, connection=None) for one in sent)]) == []


def test_an_answer_that_fits_no_state_is_found() -> None:
    assert names([Operation("strange", 0, 1, [])]) == ["strange"]


@pytest.mark.parametrize("ranks", [[2, 6], [6]])
def test_an_answer_that_fits_several_states_takes_the_first_that_is_late_enough(ranks: list[int]) -> None:
    history = [write(1, 0, 1), write(2, 2, 3), write(3, 4), Operation("read", 5, 6, ranks)]
    assert names([*history, read(3, 7, 8)]) == []
    assert names([*history, read(2, 7, 8)]) == ["read 2"]


def search(history: list[Operation]) -> bool:
    """Wing and Gong: try every order in which an operation comes first that nothing else precedes."""

    @cache
    def possible(left: frozenset[int], position: int) -> bool:
        if all(history[each].end == inf for each in left):
            return True  # these need not have happened yet
        first_end = min(history[each].end for each in left)
        return any(
            happens is not None and possible(left - {each}, happens)
            for each in left
            if history[each].start <= first_end
            for happens in (after(history[each], position),)
        )

    def after(operation: Operation, position: int) -> int | None:
        """The position after an operation that happens at this one; None if it cannot."""
        if write_rank(position + 1) in operation.ranks:
            return position + 1
        return position if read_rank(position) in operation.ranks else None

    return possible(frozenset(range(len(history))), 0)


@st.composite
def histories(draw: st.DrawFn) -> list[Operation]:
    """Few writes, all in the log, and reads, at times that often collide."""
    time = st.integers(0, 8)
    writes = draw(st.integers(0, 4))
    made = []
    for position in range(1, writes + 1):
        start, length = draw(time), draw(st.one_of(st.integers(0, 8), st.just(inf)))
        made.append(write(position, start, start + length))
    for number in range(draw(st.integers(0, 4))):
        start, length = draw(time), draw(st.integers(0, 8))
        fits = sorted(draw(st.sets(st.integers(0, writes), min_size=1, max_size=3)))
        ranks = [read_rank(position) for position in fits]
        made.append(Operation(f"read {number}", start, start + length, ranks))
    return made


@given(histories())
def test_the_check_agrees_with_a_search_through_all_orders(history: list[Operation]) -> None:
    assert (violations(history) == []) == search(history)

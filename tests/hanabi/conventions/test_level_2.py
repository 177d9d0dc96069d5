"""Level 2, one test a convention: reverse, self and longer finesses, the stall with a five."""

from __future__ import annotations

from tests.hanabi.conventions.tables import B, C, D, answer, believed, called, three
from tests.hanabi.positions import after, table


def test_a_reverse_finesse_makes_the_receiver_wait_for_a_later_seat() -> None:
    state = three("b2 b4 g4 r2 y4", "clue B red", carol="b4 b3 g3 y3 r1")
    assert believed(state, B, 4, 2) == "r1 r2"
    state = after(state, "discard 1")
    assert called(state, C, 2) == [5]
    assert answer(state, 2) == "play 5"
    assert believed(after(state, "play 5"), B, 3, 2) == "r2"


def test_a_reverse_finesse_that_nobody_answers_was_a_play_clue() -> None:
    state = three("b2 b4 g4 r1 y4", "clue B red", "discard 1", "clue A 4", carol="b4 b3 g3 y3 r1")
    assert believed(state, B, 3, 2) == "r1"


def test_a_double_finesse_calls_on_two_seats() -> None:
    state = table("y4 y3 w4 w3  b2 b4 g4 r1  b3 g3 y2 r2  b4 r3 g3 y3", "clue D red", players=4)
    assert called(state, B, 2) == [4]
    assert called(after(state, "play 4"), C, 2) == [4]
    assert believed(after(state, "play 4", "play 4"), D, 2, 2) == "r3"


def test_a_double_finesse_may_call_on_one_seat_twice() -> None:
    state = three("b2 b4 g4 r2 r1", "clue C red", carol="b4 r3 g3 w4 y3")
    assert called(state, B, 2) == [4, 5]
    state = after(state, "play 5", "clue A 4", "discard 2")
    assert answer(state, 2) == "play 4"
    assert believed(after(state, "play 4"), C, 2, 2) == "r3"


def test_a_self_finesse_is_read_only_if_nothing_else_is_left() -> None:
    state = three("b3 b4 g4 r2 r1", "clue B 2")
    assert called(state, B, 2) == [5]
    assert answer(state, 2) == "play 5"
    assert believed(after(state, "play 5"), B, 4, 2) == "r2"
    other = three("b3 b4 g4 r2 r1", "clue B 2", carol="b4 b3 g3 w4 w1")
    assert called(other, B, 2) == [], "it may wait for the white 1"


def test_a_five_off_the_chop_asks_for_nothing() -> None:
    state = three("b2 b4 g4 r5 y4", "clue B 5", carol="b4 b3 g3 y3 r1")
    assert believed(state, B, 4, 2) == "w5 r5 b5 y5 g5"
    assert called(state, B, 2) == []
    assert called(after(state, "discard 1"), C, 2) == []

"""Rounds: everyone at the same time, cards turned one by one, steps taken back, the end."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

import pytest

from sumida.hashi.rules.actions import DONE, Bridge, Write
from sumida.hashi.rules.state import HashiState
from sumida.kernel import IllegalAction

Play = Callable[..., HashiState]
GoOn = Callable[[HashiState, str], HashiState]
Refused = Callable[[HashiState, str], str]

READY = "0: c3=4, 0: done, 1: d3=3, 1: done"


def test_everyone_acts_at_the_same_time(play: Play) -> None:
    state = play(READY, players=2)
    assert state.to_act == (0, 1)
    assert state.legal(0)
    assert state.legal(1)


def test_everyone_acts_on_their_own_board(play: Play) -> None:
    state = play(f"{READY}, 0: d3-d2", "5/1", players=2)
    assert sum(state.turns[0].sheet.bridges) == 1
    assert sum(state.turns[1].sheet.bridges) == 0


def test_the_next_card_is_turned_when_everybody_is_done(play: Play, go_on: GoOn) -> None:
    state = play(f"{READY}, 0: done", "5/1 6/2", players=2)
    assert (state.round, state.to_act) == (1, (1,))
    after = go_on(state, "1: done")
    assert (after.round, str(after.card), after.to_act) == (2, "6/2", (0, 1))


def test_a_seat_that_is_done_takes_no_further_step(play: Play, refused: Refused) -> None:
    state = play(f"{READY}, 0: done", "5/1", players=2)
    assert state.legal(0) == []
    assert refused(state, "0: done") == "refuse-hashi-done"


def test_every_order_of_commits_gives_the_same_state(play: Play, go_on: GoOn) -> None:
    start = play("0: c3=4, 0: done, 1: d3=3, 1: done, 2: a1=3, 2: done", "5/1", players=3)
    turns = ["0: f1=5, 0: f1-f2, 0: done", "1: c3-d3, 1: done", "2: done"]
    states = {go_on(start, ", ".join(order)) for order in permutations(turns)}
    assert len(states) == 1


def test_there_are_17_rounds(play: Play) -> None:
    state = play("c3=3, done" + ", done" * 16)
    assert (state.round, state.over) == (17, False)
    state = state.apply(0, DONE)
    assert state.over
    assert state.to_act == ()
    assert state.legal(0) == []
    assert state.card is None
    assert len(state.history) == 18


def test_no_step_is_taken_after_the_end(play: Play, refused: Refused) -> None:
    state = play("c3=3, done" + ", done" * 17)
    assert refused(state, "done") == "refuse-over"
    with pytest.raises(IllegalAction) as error:
        state.undo(0)
    assert error.value.reason == "refuse-over"


@pytest.mark.parametrize("seat", [-1, 2])
def test_there_must_be_such_a_seat(play: Play, seat: int) -> None:
    state = play("", players=2)
    assert state.legal(seat) == []
    for act in (lambda: state.apply(seat, DONE), lambda: state.undo(seat), lambda: state.view(seat)):
        with pytest.raises(IllegalAction) as error:
            act()
        assert error.value.reason == "refuse-hashi-no-seat"


def test_own_marks_are_taken_back_freely_until_one_has_confirmed(play: Play) -> None:
    start = play(READY, "5/2", players=2)
    first = start.apply(0, Write("f1", 5))
    second = first.apply(0, Bridge("f1-f2"))
    third = second.apply(0, Bridge("d1-f1"))
    assert third.undo(0) == second
    assert third.undo(0).undo(0) == first
    assert third.undo(0).undo(0).undo(0) == start


def test_a_start_number_is_taken_back_like_any_mark(play: Play) -> None:
    assert play("c3=4").undo(0) == play("")


def test_after_taking_back_one_plays_on(play: Play) -> None:
    state = play("c3=4, done, f1=5", "5/1").undo(0).apply(0, Write("f2", 5))
    assert state == play("c3=4, done, f2=5", "5/1")


def test_what_is_confirmed_is_not_taken_back(play: Play) -> None:
    with pytest.raises(IllegalAction) as error:
        play(f"{READY}, 0: done", players=2).undo(0)
    assert error.value.reason == "refuse-hashi-done"


def test_there_must_be_something_to_take_back(play: Play) -> None:
    for state in (play(""), play("c3=4, done"), play("c3=4, done, done")):
        with pytest.raises(IllegalAction) as error:
            state.undo(0)
        assert error.value.reason == "refuse-hashi-undo-nothing"


def test_taking_back_leaves_the_others_alone(play: Play) -> None:
    both = play(f"{READY}, 0: f1=5, 1: f2=5", "5/1", players=2)
    assert both.undo(0) == play(f"{READY}, 1: f2=5", "5/1", players=2)

"""Among people `partner` does what people do where several moves are good."""

from __future__ import annotations

import pytest

from sumida.hanabi.bots.convention import evaluation
from sumida.hanabi.bots.convention.adapting import AdaptingBot
from sumida.hanabi.bots.convention.habits import HABITS, habit
from sumida.hanabi.conventions.history import ConventionReader
from sumida.hanabi.rules.actions import Clue, Discard, Play
from sumida.hanabi.rules.state import HanabiState
from tests.hanabi.conventions.tables import three
from tests.hanabi.positions import table


def drawn_to(state: HanabiState, *actions: Clue | Discard | Play) -> list[float]:
    mine = ConventionReader(11).table(state.view(state.current))
    return [habit(mine, action) for action in actions]


def test_people_play_before_they_clue_and_clue_new_useful_cards() -> None:
    state = three("r1 b2 g4 b1 w2", "clue B 1", "play 1", "clue B 2", carol="b4 r1 g3 w4 y3")
    again, useless, fresh = drawn_to(state, Clue(1, 2), Clue(2, "red"), Clue(2, 3))
    assert (again, useless, fresh) == (HABITS.again, HABITS.useless, 0.0)
    assert drawn_to(state, Play(1)) > drawn_to(state, Discard(1)) > [0.0]


def test_people_repeat_a_clue_to_stop_a_card_that_does_not_fit() -> None:
    state = three("b3 w1 g4 w1 b2", "clue B 1", "play 2", "clue A 4", carol="b4 r3 g3 w4 y3")
    assert drawn_to(state, Clue(1, 1), Clue(1, "white")) == [0.0, 0.0]


def test_people_without_a_chop_give_any_clue() -> None:
    state = three("r1 b2 g4 b1 w2", "clue B 1", "play 1", "clue B 2")
    mine = ConventionReader(11).table(state.view(state.current))
    assert habit(mine, Clue(1, 2)) == HABITS.again
    for order in mine.hands[mine.me]:
        mine.touched[order] = True
    assert habit(mine, Clue(1, 2)) == 0.0


def test_habits_count_with_two_people(monkeypatch: pytest.MonkeyPatch) -> None:
    """Apart from what things are worth to two bots who know each other's conventions."""
    monkeypatch.setattr(evaluation, "PAIR_WORTHS", evaluation.WORTHS)
    view = table("y4 y3 w4 w3 g4 r1 b2 g4 b1 w2").view(0)
    people, bots = (
        {action: value for value, action in AdaptingBot(("partner", other)).ranked(view)}
        for other in ("level:11", "partner:11")
    )
    clue = Clue(1, "red")
    assert people[clue] - bots[clue] == pytest.approx(habit(ConventionReader(11).table(view), clue))
    assert people[Clue(1, 1)] == pytest.approx(bots[Clue(1, 1)])

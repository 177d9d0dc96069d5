"""How actions are written."""

from __future__ import annotations

import pytest

from sumida.hashi.rules import actions
from sumida.hashi.rules.actions import DONE, Bridge, Erase, Write
from sumida.hashi.rules.board import Board, named
from sumida.hashi.rules.setup import HashiSetup
from sumida.kernel import NotationError


def test_the_forms_of_an_action(side_a: Board) -> None:
    forms = {
        "b2=5": Write("b2", 5),
        "b2-b4": Bridge("b2-b4"),
        "done": DONE,
        "x b2": Erase("b2"),
        "x b2-b4": Erase("b2-b4"),
    }
    assert {text: actions.parse(text, side_a) for text in forms} == forms
    assert [str(action) for action in forms.values()] == list(forms)


def test_the_ends_of_a_bridge_come_in_board_order_and_are_read_in_either(side_a: Board) -> None:
    assert actions.parse("b4-b2", side_a) == Bridge("b2-b4")
    assert actions.parse("x b4-b2", side_a) == Erase("b2-b4")


def test_blanks_around_an_action_do_not_matter(side_a: Board) -> None:
    assert actions.parse("  b2=5 \n", side_a) == Write("b2", 5)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "b2",
        "b2=",
        "b2=0",
        "b2=7",
        "b2=55",
        "b2-",
        "pass",
        "DONE",
        "x",
        "x done",
        "x b2=5",
        "b2 = 5",
        "b" * 10**6,
    ],
)
def test_what_is_no_action_is_refused(text: str, side_a: Board) -> None:
    with pytest.raises(NotationError) as error:
        actions.parse(text, side_a)
    assert error.value.reason == "error-hashi-action"
    assert len(str(error.value)) < 200


@pytest.mark.parametrize("text", ["b1=3", "x l12", "b1-b2", "b2-b1"])
def test_an_island_must_be_on_the_board(text: str, side_a: Board) -> None:
    with pytest.raises(NotationError) as error:
        actions.parse(text, side_a)
    assert error.value.reason == "error-hashi-no-island"


def test_a_bridge_must_follow_a_dotted_line(side_a: Board) -> None:
    with pytest.raises(NotationError, match="No dotted line joins a1 and f1") as error:
        actions.parse("a1-f1", side_a)
    assert (error.value.reason, error.value.facts) == ("error-hashi-no-line", {"line": "a1-f1"})


def test_mistakes_are_taken_back_at_paper_tables_only() -> None:
    with pytest.raises(NotationError) as error:
        HashiSetup(mistakes="strict").parse_action("x b2")
    assert error.value.reason == "refuse-hashi-erase-strict"
    assert HashiSetup(mistakes="paper").parse_action("x b2") == Erase("b2")


@pytest.mark.parametrize("mistakes", ["strict", "paper"])
@pytest.mark.parametrize("name", ["A", "B"])
def test_every_action_reads_back_what_it_writes(name: str, mistakes: str) -> None:
    setup = HashiSetup(board=name, mistakes=mistakes)
    assert len(set(setup.actions)) == len(setup.actions)
    assert all(setup.parse_action(str(action)) == action for action in setup.actions)


def test_the_actions_are_all_numbers_all_bridges_done_and_on_paper_all_erasures() -> None:
    lines = len(named("A").lines)
    assert len(HashiSetup().actions) == 18 * 6 + lines + 1
    assert len(HashiSetup(mistakes="paper").actions) == 18 * 6 + lines + 1 + 18 + lines

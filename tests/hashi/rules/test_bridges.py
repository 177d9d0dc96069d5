"""Action b: draw exactly as many bridges as the card shows, or none at all."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from sumida.hashi.rules import legality
from sumida.hashi.rules.actions import Bridge, Done
from sumida.hashi.rules.sheet import Sheet
from sumida.hashi.rules.state import HashiState
from sumida.hashi.rules.strict import drawable
from sumida.kernel import IllegalAction
from sumida.registry import game

Play = Callable[..., HashiState]
Refused = Callable[[HashiState, str], str]
Sheets = Callable[..., Sheet]


def offered_bridges(state: HashiState) -> set[str]:
    return {action.line for action in state.legal(0) if isinstance(action, Bridge)}


def line(sheet: Sheet, name: str) -> int:
    return sheet.board.line_index[name]


def names(sheet: Sheet, islands: tuple[int, ...]) -> list[str]:
    return [sheet.board.islands[island].name for island in islands]


def test_exactly_as_many_bridges_as_the_card_shows(play: Play, refused: Refused) -> None:
    state = play("c3=4, done, c3-d3, c3-d3", "5/2")
    assert refused(state, "c3-c5") == "refuse-hashi-bridges-drawn"
    assert Done() in state.legal(0)


def test_fewer_bridges_are_not_allowed(play: Play, refused: Refused) -> None:
    assert refused(play("c3=4, done, c3-d3", "5/2"), "done") == "refuse-hashi-bridges-missing"
    assert refused(play("c3=4, done, c3-d3, c3-d3", "5/3"), "done") == "refuse-hashi-bridges-missing"


def test_the_bridges_may_be_renounced_completely(play: Play) -> None:
    state = play("c3=4, done, d3=5, done", "5/3")
    assert not any(state.turns[0].sheet.bridges)


def test_both_actions_may_be_renounced(play: Play) -> None:
    state = play("c3=4, done, done", "5/3")
    assert state.round == 2
    assert state.turns[0].sheet == play("c3=4, done", "5/3").turns[0].sheet


def test_a_bridge_must_start_at_a_numbered_island(play: Play, refused: Refused) -> None:
    state = play("c3=4, done", "5/1")
    assert refused(state, "d2-d3") == "refuse-hashi-bridge-no-number"
    assert offered_bridges(state) == {"c3-d3", "c3-c5", "a3-c3"}


def test_the_refusal_names_the_islands(play: Play) -> None:
    with pytest.raises(IllegalAction, match="Neither d2 nor d3 has a number") as error:
        play("c3=4, done, d2-d3", "5/1")
    assert (error.value.facts["a"], error.value.facts["b"]) == ("d2", "d3")


def test_the_number_written_in_the_same_round_counts(play: Play) -> None:
    assert "d2-d3" in offered_bridges(play("c3=4, done, d2=5", "5/1"))


def test_the_other_end_may_have_no_number_and_may_have_a_flag(play: Play) -> None:
    sheet = play("c3=4, done, c3-d3, c3-c5, done", "5/2").turns[0].sheet
    drawn = {sheet.board.lines[index].name for index, bridges in enumerate(sheet.bridges) if bridges}
    assert drawn == {"c3-d3", "c3-c5"}


def test_a_bridge_may_start_at_either_of_its_ends(sheet: Sheets) -> None:
    for numbered in ("d2=3", "d3=3"):
        marks = sheet(numbered)
        assert legality.may_bridge(marks, line(marks, "d2-d3"))


def test_at_most_two_bridges_on_one_dotted_line(play: Play, refused: Refused) -> None:
    assert refused(play("c3=4, done, c3-d3, c3-d3", "5/3"), "c3-d3") == "refuse-hashi-line-full"


def test_the_second_bridge_may_follow_in_the_same_round_or_any_later_one(play: Play) -> None:
    assert "c3-d3" in offered_bridges(play("c3=4, done, c3-d3", "5/2"))
    assert "c3-d3" in offered_bridges(play("c3=4, done, c3-d3, done, done, done", "5/1"))


def test_bridges_never_cross(play: Play, refused: Refused) -> None:
    state = play("c3=4, done, c3-c5, done, b4=2", "1/1 2/1")
    assert refused(state, "b4-e4") == "refuse-hashi-bridge-crosses"
    assert offered_bridges(state) >= {"b4-b6", "b2-b4"}


def test_a_dotted_line_that_crosses_a_drawn_bridge_can_never_be_used(sheet: Sheets) -> None:
    marks = sheet("c3=4 b4=6 e4=6 c3-c5")
    assert marks.blocked(line(marks, "b4-e4"))
    assert names(marks, legality.crosses_no_bridge(marks, line(marks, "b4-e4"))) == ["b4", "e4"]


def test_no_bridge_to_or_from_a_finished_island(play: Play, refused: Refused) -> None:
    state = play("c3=4, done, d2=1, d2-d3, done, f2=5", "1/1 5/1")
    assert refused(state, "d2-d3") == "refuse-hashi-island-finished"
    assert refused(state, "d2-f2") == "refuse-hashi-island-finished"


def test_never_more_bridges_at_an_island_than_its_number(sheet: Sheets) -> None:
    marks = sheet("c3=3 c3-d3 c3-d3 c3-c5")
    assert names(marks, legality.ends_are_unfinished(marks, line(marks, "a3-c3"))) == ["c3"]
    both = sheet("c3=1 d3=1 c3-d3")
    assert names(both, legality.ends_are_unfinished(both, line(both, "c3-d3"))) == ["c3", "d3"]


def test_never_more_than_6_bridges_at_an_island_without_a_number(sheet: Sheets) -> None:
    six = sheet("f2=6 d3=6 b2=6 d1=6 d2-f2 d2-f2 d2-d3 d2-d3 b2-d2 b2-d2")
    assert six.counts[six.board.island_index["d2"]] == 6
    assert names(six, legality.at_most_six_at_an_island(six, line(six, "d1-d2"))) == ["d2"]
    five = sheet("f2=6 d3=6 b2=6 d1=6 d2-f2 d2-f2 d2-d3 d2-d3 b2-d2")
    assert legality.may_bridge(five, line(five, "d1-d2"))


def test_bridges_may_start_from_one_or_from_several_numbered_islands(play: Play) -> None:
    one = play("c3=4, done, c3-d3, c3-d3, c3-c5, done", "5/3")
    several = play("c3=4, done, f4=5, c3-d3, f2-f4, e4-f4, done", "5/3")
    assert one.round == several.round == 2


def test_the_worked_first_round_with_card_5_3(play: Play) -> None:
    """The 4 was written by the neighbour on the right; a 5 is written, one bridge drawn at the 4 and
    two at the 5."""
    state = play(
        "0: c3=4, 0: done, 1: a1=3, 1: done, 1: d2=5, 1: c3-d3, 1: d2-f2, 1: d2-f2, 1: done", "5/3", players=2
    )
    sheet = state.turns[1].sheet
    marked = {place.name: (sheet.numbers[i], sheet.counts[i]) for i, place in enumerate(sheet.board.islands)}
    assert marked["c3"] == (4, 1)
    assert marked["d2"] == (5, 2)
    assert (marked["d3"], marked["f2"]) == ((0, 1), (0, 2))


def test_in_the_first_round_a_5_goes_only_on_an_island_without_a_flag(play: Play, refused: Refused) -> None:
    assert refused(play("c3=4, done", "5/3"), "d1=5") == "refuse-hashi-flag-needs-bridge"


def test_the_order_of_bridges_does_not_matter_to_the_result(play: Play) -> None:
    orders = ["c3-d3, d2-d3, d2-f2", "d2-f2, c3-d3, d2-d3", "d2-d3, d2-f2, c3-d3"]
    sheets = {play(f"c3=4, done, d2=5, {order}, done", "5/3").turns[0].sheet for order in orders}
    assert len(sheets) == 1


def test_each_bridge_must_be_legal_when_it_is_drawn(play: Play, refused: Refused) -> None:
    state = play("c3=4, done, d2=1, d2-d3", "1/2")
    assert refused(state, "d2-f2") == "refuse-hashi-island-finished"


def test_a_step_that_cannot_be_completed_is_never_offered(play: Play, refused: Refused) -> None:
    """A 3 with one bridge left, and nothing else: no card with two bridges can be begun there."""
    almost = "c3=3, done, c3-d3, c3-d3, done"
    assert offered_bridges(play(almost, "1/2 6/1")) == {"a3-c3", "c3-c5"}
    state = play(almost, "1/2 6/2")
    assert offered_bridges(state) == set()
    assert refused(state, "c3-c5") == "refuse-hashi-bridges-incomplete"


def test_a_first_bridge_that_spoils_the_others_is_not_offered(sheet: Sheets) -> None:
    """Two 1s side by side: the bridge between them finishes both and leaves no start for a second."""
    marks = sheet("d2=1 d3=1")
    assert "d2-d3" in [marks.board.lines[index].name for index in drawable(marks, 1)]
    assert [marks.board.lines[index].name for index in drawable(marks, 2)] == [
        "d1-d2",
        "b2-d2",
        "d2-f2",
        "c3-d3",
    ]
    assert drawable(marks, 3) == []


def test_the_lines_offered_are_those_after_which_the_other_bridges_can_be_drawn() -> None:
    """What is decided by lines that lie apart is what trying every order gives."""
    rng, checked = Random(3), 0
    for seed in range(12):
        setup = game("hashi").setup({"players": 1})
        state: Any = setup.start(setup.deal(Random(seed)))
        while state.to_act:
            sheet = state.turns[0].sheet
            for left in (2, 3):
                lines = legality.open_lines(sheet)
                tried = [one for one in lines if legality.can_draw(sheet.with_bridge(one), left - 1, lines)]
                assert drawable(sheet, left) == tried
                checked += tried != lines
            state = state.apply(0, rng.choice(state.legal(0)))
    assert checked > 10


def test_all_bridge_rules_have_a_refusal_of_their_own() -> None:
    reasons = [rule.reason for rule in (*legality.WRITE_RULES, *legality.BRIDGE_RULES)]
    assert len(set(reasons)) == len(reasons)

"""Action a: write the number."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sumida.hashi.rules import legality
from sumida.hashi.rules.actions import Bridge, Erase, Write
from sumida.hashi.rules.sheet import Sheet
from sumida.hashi.rules.state import HashiState
from sumida.kernel import IllegalAction

Play = Callable[..., HashiState]
Refused = Callable[[HashiState, str], str]
Sheets = Callable[..., Sheet]


def offered_writes(state: HashiState) -> set[str]:
    return {action.island for action in state.legal(0) if isinstance(action, Write)}


def test_the_number_of_the_card_is_written_on_one_island_that_has_none(play: Play) -> None:
    state = play("c3=4, done, d3=5", "5/3")
    sheet = state.turns[0].sheet
    assert sheet.numbers[sheet.board.island_index["d3"]] == 5


def test_no_number_but_the_card_s_is_written(play: Play, refused: Refused) -> None:
    assert refused(play("c3=4, done", "5/3"), "d3=4") == "refuse-hashi-number-not-card"


def test_an_island_holds_only_one_number(play: Play, refused: Refused) -> None:
    assert refused(play("c3=4, done", "5/3"), "c3=5") == "refuse-hashi-number-there"


def test_only_one_number_is_written_in_a_round(play: Play, refused: Refused) -> None:
    assert refused(play("c3=4, done, d3=5", "5/3"), "d2=5") == "refuse-hashi-second-number"


def test_an_island_without_a_flag_takes_a_number_whether_bridges_lead_there_or_not(play: Play) -> None:
    before = play("c3=4, done", "1/1 5/3")
    after = play("c3=4, done, c3-d3, done", "1/1 5/3")
    assert "d3" in offered_writes(before)
    assert "d3" in offered_writes(after)
    plain = {island.name for island in before.setup.layout.islands if not island.flag}
    assert offered_writes(before) == plain - {"c3"}


def test_an_island_with_a_flag_takes_a_number_only_if_a_bridge_already_leads_to_it(
    play: Play, refused: Refused
) -> None:
    assert refused(play("c3=4, done", "1/1 5/3"), "c5=1") == "refuse-hashi-flag-needs-bridge"
    assert "c5" in offered_writes(play("c3=4, done, c3-c5, done", "1/1 5/3"))


def test_a_bridge_of_the_same_round_comes_too_late_for_a_flag(play: Play, refused: Refused) -> None:
    assert refused(play("c3=4, done, c3-c5", "5/2"), "c5=5") == "refuse-hashi-number-after-bridge"


def test_first_the_number_then_the_bridges(play: Play, refused: Refused) -> None:
    assert refused(play("c3=4, done, c3-d3", "5/1"), "d2=5") == "refuse-hashi-number-after-bridge"


def test_a_number_is_not_lower_than_the_bridges_that_already_lead_there(play: Play, refused: Refused) -> None:
    three_at_d3 = "c3=4, done, d2=5, done, c3-d3, c3-d3, d2-d3, done"
    assert refused(play(three_at_d3, "5/1 5/3 2/1"), "d3=2") == "refuse-hashi-number-low"
    for number in (3, 4):
        state = play(three_at_d3, f"5/1 5/3 {number}/1")
        assert Write("d3", number) in state.legal(0)


def test_a_number_equal_to_the_bridges_finishes_the_island_at_once(play: Play) -> None:
    state = play("c3=4, done, c3-d3, c3-d3, done, d3=2", "1/2 2/1")
    sheet = state.turns[0].sheet
    assert sheet.finished(sheet.board.island_index["d3"])


def test_a_number_an_island_can_never_reach_is_legal_and_the_view_warns(play: Play) -> None:
    state = play("c3=4, done", "5/1")
    assert Write("f1", 5) in state.legal(0)
    assert "f1=5" in state.view(0).hopeless
    assert "d2=5" not in state.view(0).hopeless
    after = state.apply(0, Write("f1", 5)).view(0)
    assert [island.name for island in after.sheets[0].islands if island.hopeless] == ["f1"]


def test_the_number_may_be_renounced(play: Play) -> None:
    state = play("c3=4, done, c3-d3, done", "5/1")
    assert sum(map(bool, state.turns[0].sheet.numbers)) == 1
    assert state.round == 2


def test_each_number_rule_can_be_asked_by_itself(sheet: Sheets) -> None:
    marks = sheet("c3=4 c3-d3 c3-d3")
    index = marks.board.island_index
    assert legality.island_is_free(marks, index["c3"], 5) == (index["c3"],)
    assert legality.flag_needs_a_bridge(marks, index["d1"], 5) == (index["d1"],)
    assert legality.number_covers_bridges(marks, index["d3"], 1) == (index["d3"],)
    assert index["d3"] in legality.open_islands(marks, 2)


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Write("z9", 5), "error-hashi-no-island"),
        (Bridge("a1-z9"), "error-hashi-no-line"),
        (Erase("c3"), "refuse-hashi-erase-strict"),
    ],
)
def test_an_action_made_without_the_parser_is_refused_all_the_same(
    play: Play, action: Write | Bridge | Erase, reason: str
) -> None:
    with pytest.raises(IllegalAction) as error:
        play("c3=4, done", "5/1").apply(0, action)
    assert error.value.reason == reason

"""The paper rule on mistakes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sumida.hashi.rules.actions import Write
from sumida.hashi.rules.state import HashiState
from sumida.hashi.rules.view import HashiView, MistakeView
from sumida.kernel import IllegalAction

Play = Callable[..., HashiState]
GoOn = Callable[[HashiState, str], HashiState]
Refused = Callable[[HashiState, str], str]


@pytest.fixture
def paper(play: Play) -> Play:
    """Play at a paper table; the start number is a 4 on c3 and every set-up is done."""

    def paper(moves: str, cards: str, players: int = 1) -> HashiState:
        start = ", ".join(f"{seat}: c3=4, {seat}: done" for seat in range(players))
        return play(f"{start}, {moves}", cards, players=players, mistakes="paper")

    return paper


def struck(state: HashiState) -> set[str]:
    return {island.name for island in state.view(0).sheets[0].islands if island.struck}


def finished(view: HashiView) -> set[str]:
    return {island.name for island in view.sheets[0].islands if island.finished}


def only(view: HashiView) -> MistakeView:
    (mistake,) = view.mistakes
    return mistake


WRONG_MARKS = [
    ("5/1", "f1=4", "f1=4", "refuse-hashi-number-not-card", {"f1"}),
    ("5/1", "f1=5, f2=5", "f2=5", "refuse-hashi-second-number", {"f2"}),
    ("5/1", "c3-d3, f1=5", "f1=5", "refuse-hashi-number-after-bridge", {"f1"}),
    ("5/1", "d1=5", "d1=5", "refuse-hashi-flag-needs-bridge", {"d1"}),
    ("5/1", "f1-f2", "f1-f2", "refuse-hashi-bridge-no-number", {"f1", "f2"}),
    ("5/3", "c3-d3, c3-d3, c3-d3", "c3-d3", "refuse-hashi-line-full", {"c3", "d3"}),
    ("1/2", "b4=1, c3-c5, b4-e4", "b4-e4", "refuse-hashi-bridge-crosses", {"b4", "e4"}),
    ("1/2", "f1=1, f1-f2, d1-f1", "d1-f1", "refuse-hashi-island-finished", {"f1"}),
    ("1/1", "c3-d3, c3-c5", "c3-c5", "refuse-hashi-bridges-drawn", {"c3", "c5"}),
    ("5/2", "c3-d3", "c3-d3", "refuse-hashi-bridges-missing", {"c3", "d3"}),
]


@pytest.mark.parametrize(("card", "moves", "mark", "reason", "islands"), WRONG_MARKS)
def test_marks_are_accepted_as_on_paper_and_the_check_after_the_round_finds_them(
    paper: Play, card: str, moves: str, mark: str, reason: str, islands: set[str]
) -> None:
    mistake = only(paper(f"{moves}, done", card).view(0))
    assert (mistake.mark, mistake.reason, set(mistake.islands)) == (mark, reason, islands)
    assert (mistake.round, mistake.until, mistake.erase) == (1, 2, f"x {mark.partition('=')[0]}")


@pytest.mark.parametrize(("card", "moves", "mark", "reason", "islands"), WRONG_MARKS)
def test_after_the_next_round_the_islands_concerned_are_struck_out_for_good(
    paper: Play, go_on: GoOn, card: str, moves: str, mark: str, reason: str, islands: set[str]
) -> None:
    state = paper(f"{moves}, done", card)
    assert struck(state) == set()
    state = go_on(state, "done")
    assert struck(state) == islands
    assert state.view(0).mistakes == ()
    assert struck(go_on(state, "done, done, done")) == islands


@pytest.mark.parametrize(("card", "moves", "mark", "reason", "islands"), WRONG_MARKS)
def test_until_the_end_of_the_next_round_a_mistake_may_be_taken_back(
    paper: Play, go_on: GoOn, card: str, moves: str, mark: str, reason: str, islands: set[str]
) -> None:
    state = paper(f"{moves}, done", card)
    erase = only(state.view(0)).erase
    assert erase in state.view(0).legal
    after = go_on(state, erase)
    assert after.view(0).mistakes == ()
    assert struck(go_on(after, "done, done")) == set()


def test_a_number_lower_than_its_bridges_is_a_mistake(paper: Play) -> None:
    state = paper("c3-d3, c3-d3, done, d3=1, done", "5/2 1/1")
    assert (only(state.view(0)).reason, only(state.view(0)).islands) == ("refuse-hashi-number-low", ("d3",))


def test_a_seventh_bridge_at_an_island_is_a_mistake(paper: Play) -> None:
    six = "f2=6, d2-f2, d2-f2, done, d3=6, d2-d3, d2-d3, done, f1=6, d1-f1, done, d1=6, d1-d2, d1-d2, done"
    state = paper(f"{six}, b4=6, b2-b4, done, b2=6, b2-d2, done", "6/2 6/2 6/1 6/2 6/1 6/1")
    mistake = only(state.view(0))
    assert (mistake.mark, mistake.reason, mistake.islands) == ("b2-d2", "refuse-hashi-six-bridges", ("d2",))


def test_a_mark_within_the_rules_is_no_mistake(paper: Play) -> None:
    state = paper("d2=5, c3-d3, d2-f2, d2-f2, done", "5/3")
    assert state.view(0).mistakes == ()
    assert state == play_strictly(state)


def play_strictly(state: HashiState) -> HashiState:
    """The same history, played through the rules of a strict table, must be accepted step by step."""
    terms = {**state.setup.options, "mistakes": "strict"}
    strict = type(state.setup)(**terms)
    again = strict.start(state.deal)
    for round in state.history:
        for seat, steps in enumerate(round):
            for step in steps:
                again = again.apply(seat, step)
    assert [turn.closed for turn in again.turns] == [turn.closed for turn in state.turns]
    return state


def test_fewer_bridges_than_the_card_shows_make_each_of_them_a_mistake(paper: Play) -> None:
    state = paper("c3-d3, c3-c5, done", "5/3")
    assert [(wrong.mark, wrong.reason) for wrong in state.view(0).mistakes] == [
        ("c3-d3", "refuse-hashi-bridges-missing"),
        ("c3-c5", "refuse-hashi-bridges-missing"),
    ]


def test_too_few_bridges_leave_a_number_of_the_same_round_alone(paper: Play) -> None:
    state = paper("f1=5, c3-d3, done", "5/2")
    assert only(state.view(0)).mark == "c3-d3"


def test_a_bridge_that_breaks_several_rules_concerns_all_islands_at_which_it_does(paper: Play) -> None:
    state = paper("f1=1, f1-f2, f1-f2, f1-f2, done", "1/3")
    second, third = state.view(0).mistakes
    assert (second.reason, set(second.islands)) == ("refuse-hashi-island-finished", {"f1"})
    assert (third.reason, set(third.islands)) == ("refuse-hashi-line-full", {"f1", "f2"})


def test_the_check_comes_after_the_round_and_is_shown_to_the_owner_only(paper: Play, go_on: GoOn) -> None:
    state = paper("0: d1=5, 0: done", "5/1", players=2)
    assert state.view(0).mistakes == ()
    closed = go_on(state, "1: done")
    assert only(closed.view(0)).mark == "d1=5"
    assert closed.view(1).mistakes == ()
    assert closed.view(None).mistakes == ()


def test_in_its_own_round_a_mark_is_undone_not_erased(paper: Play, refused: Refused) -> None:
    state = paper("d1=5", "5/1")
    assert refused(state, "x d1") == "refuse-hashi-erase-nothing"
    assert state.undo(0) == paper("", "5/1")


def test_a_mark_within_the_rules_is_not_taken_back_later(paper: Play, refused: Refused) -> None:
    assert refused(paper("c3-d3, done", "5/1"), "x c3-d3") == "refuse-hashi-erase-nothing"
    assert refused(paper("c3-d3, done", "5/1"), "x c3") == "refuse-hashi-erase-nothing"


def test_noticed_later_than_the_following_round_a_mistake_stays(paper: Play, refused: Refused) -> None:
    assert refused(paper("d1=5, done, done", "5/1"), "x d1") == "refuse-hashi-erase-nothing"


def test_a_number_is_not_taken_back_once_a_later_bridge_touches_its_island(
    paper: Play, refused: Refused
) -> None:
    assert refused(paper("d1=5, d1-d2, done", "5/1"), "x d1") == "refuse-hashi-erase-built-on"
    assert refused(paper("d1=5, done, d1-d2", "5/1 5/1"), "x d1") == "refuse-hashi-erase-built-on"


def test_a_bridge_is_not_taken_back_once_a_later_mark_touches_one_of_its_islands(
    paper: Play, refused: Refused
) -> None:
    state = paper("f1-f2, done", "5/1 5/1")
    assert "x f1-f2" in state.view(0).legal
    for later in ("f1=5", "f2=5", "f2-f4", "f1-f2"):
        built_on = state.apply(0, state.setup.parse_action(later))
        assert refused(built_on, "x f1-f2") == "refuse-hashi-erase-built-on"
        assert "x f1-f2" in built_on.undo(0).view(0).legal


def test_a_bridge_is_not_taken_back_once_another_crosses_it(paper: Play, refused: Refused) -> None:
    assert refused(paper("b4-e4, done, c3-c5", "5/1 5/1"), "x b4-e4") == "refuse-hashi-erase-built-on"


def test_marks_elsewhere_do_not_hinder_taking_back(paper: Play) -> None:
    state = paper("f1-f2, done, a5=5, c3-d3", "5/1 5/1")
    assert "x f1-f2" in state.view(0).legal


def test_the_last_of_two_mistakes_at_an_island_is_taken_back_first(
    paper: Play, go_on: GoOn, refused: Refused
) -> None:
    state = paper("f1-f2, f2-f4, done", "5/2")
    assert refused(state, "x f1-f2") == "refuse-hashi-erase-built-on"
    state = go_on(state, "x f2-f4, x f1-f2, done, done")
    assert struck(state) == set()
    assert not any(state.turns[0].closed.bridges)


def test_taking_back_can_itself_be_undone(paper: Play, go_on: GoOn) -> None:
    state = paper("d1=5, done", "5/1")
    assert go_on(state, "x d1").undo(0) == state


def test_taking_back_is_no_further_turn(paper: Play, go_on: GoOn) -> None:
    """The new card's number may still be written, and no other."""
    state = go_on(paper("d1=5, done", "5/1 6/1"), "x d1, f1=6, done")
    assert state.view(0).mistakes == ()
    assert state.turns[0].closed.numbers.count(0) == 16


def test_a_struck_island_takes_no_further_marks(paper: Play, refused: Refused) -> None:
    state = paper("f1-f2, done, done", "5/1")
    assert struck(state) == {"f1", "f2"}
    assert refused(state, "f1=1") == "refuse-hashi-struck"
    assert refused(state, "f1-f2") == "refuse-hashi-struck"
    assert refused(state, "d1-f1") == "refuse-hashi-struck"
    assert refused(state, "f2-f4") == "refuse-hashi-struck"


def test_a_struck_island_does_not_score_and_does_not_count_as_finished(paper: Play) -> None:
    """The 1 on f1 is not the card's; with one bridge the island looks finished."""
    state = paper("f1=1, f1-f2, done, done", "5/1")
    sheet, f1 = state.turns[0].closed, state.setup.layout.island_index["f1"]
    assert sheet.numbers[f1] == sheet.counts[f1] == 1
    assert "f1" in struck(state)
    assert state.scores == (0,)
    assert state.view(0).sheets[0].groups == ()


def test_a_disputed_island_does_not_count_until_the_mistake_is_taken_back(paper: Play, go_on: GoOn) -> None:
    """f1 is finished; then a bridge too many is drawn to it, and taken back."""
    state = paper("f1=1, f1-f2, done", "1/1 1/1")
    assert state.scores == (2,)
    spoiled = go_on(state, "d1-f1, done")
    assert spoiled.scores == (0,)
    assert finished(spoiled.view(0)) == set()
    mended = go_on(spoiled, "x d1-f1")
    assert finished(mended.view(0)) == {"f1"}
    assert go_on(mended, "done").scores == (2,)


def test_a_disputed_flag_wins_no_race(play: Play) -> None:
    """All three blue islands look finished, but the last number is not the card's."""
    rounds = "c3=4, done, d2=4, b2-d2, c3-c5, done, f4=4, e4-f4, done, b2=1, done, c5=1, done, e4=1, done"
    honest = play(rounds, "4/2 4/1 1/1 1/1 1/1", mistakes="paper")
    assert honest.reached[0][1] == 5
    wrong = play(rounds, "4/2 4/1 1/1 1/1 2/1", mistakes="paper")
    assert wrong.reached[0][1] == 0
    assert only(wrong.view(0)).mark == "e4=1"


def test_a_race_once_scored_stays_scored(play: Play, go_on: GoOn) -> None:
    rounds = "c3=4, done, d2=4, b2-d2, c3-c5, done, f4=4, e4-f4, done, b2=1, done, c5=1, done, e4=1, done"
    state = go_on(play(rounds, "4/2 4/1 1/1 1/1 1/1", mistakes="paper"), "e4-f4, done, done")
    assert struck(state) == {"e4"}
    assert state.view(0).scores[0].blue == 7


def test_a_mistake_of_the_16th_or_17th_round_strikes_at_the_end(paper: Play, go_on: GoOn) -> None:
    state = go_on(paper("done, " * 15, "5/1"), "f1-f2, done, d1=5, done")
    assert state.over
    assert struck(state) == {"f1", "f2", "d1"}
    assert state.view(0).mistakes == ()


def test_a_mistake_of_the_16th_round_is_taken_back_in_the_17th(paper: Play, go_on: GoOn) -> None:
    state = go_on(paper("done, " * 15, "5/1"), "f1-f2, done, x f1-f2, done")
    assert state.over
    assert struck(state) == set()


def test_only_what_the_sheet_has_no_room_for_is_refused(paper: Play, refused: Refused) -> None:
    state = paper("c3-d3, c3-d3, c3-d3", "5/3")
    assert refused(state, "c3-d3") == "refuse-hashi-line-crowded"
    assert refused(state, "c3=5") == "refuse-hashi-number-there"
    with pytest.raises(IllegalAction) as error:
        state.apply(0, Write("f1", 7))
    assert error.value.reason == "refuse-hashi-number-range"


def test_bridges_of_a_struck_island_still_count_for_its_neighbours(paper: Play, go_on: GoOn) -> None:
    """d1 is struck for its number; the bridge from it still finishes f1."""
    state = go_on(paper("d1=5, d1-f1, done", "5/1 1/1 1/1"), "f1=1, done, done")
    assert struck(state) == {"d1"}
    assert finished(state.view(0)) == {"f1"}


def test_others_see_struck_islands(paper: Play, go_on: GoOn) -> None:
    state = go_on(paper("0: d1=5, 0: done, 1: done", "5/1", players=2), "0: done, 1: done")
    seen = state.view(1).sheets[0]
    assert [island.name for island in seen.islands if island.struck] == ["d1"]

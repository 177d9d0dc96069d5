"""What a player may know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import msgspec
import pytest

from sumida.hashi.rules.cards import Card, Deal
from sumida.hashi.rules.game import GAME
from sumida.hashi.rules.setup import HashiSetup
from sumida.hashi.rules.state import HashiState

Play = Callable[..., HashiState]
GoOn = Callable[[HashiState, str], HashiState]
Table = Callable[..., HashiState]

READY = "0: c3=4, 0: done, 1: d3=3, 1: done"


def drawn(state: HashiState, viewer: int | None, seat: int) -> list[str]:
    return [line.name for line in state.view(viewer).sheets[seat].lines if line.bridges]


def test_others_marks_of_the_running_round_are_hidden_until_the_round_is_closed(
    play: Play, go_on: GoOn
) -> None:
    state = play(f"{READY}, 0: d2-d3, 0: done", "5/1", players=2)
    assert drawn(state, 0, 0) == ["d2-d3"]
    assert drawn(state, 1, 0) == []
    assert drawn(state, None, 0) == []
    closed = go_on(state, "1: done")
    assert drawn(closed, 1, 0) == drawn(closed, None, 0) == ["d2-d3"]


def test_everybody_sees_who_is_done(play: Play) -> None:
    state = play(f"{READY}, 0: done", players=2)
    assert [state.view(viewer).done for viewer in (0, 1, None)] == [(True, False)] * 3


def test_the_cards_turned_up_and_those_that_may_still_come_are_known(play: Play) -> None:
    view = play("c3=4, done, done", "5/3 6/2").view(0)
    assert view.card == Card(6, 2)
    assert view.turned == (Card(5, 3), Card(6, 2))
    assert view.unseen == (Card(1, 1),) * 16


def test_pile_and_box_are_shown_together_and_sorted() -> None:
    setup = HashiSetup(1)
    state = setup.start(setup.deal(Random(4)))
    assert state.view(0).unseen == tuple(sorted(state.deal.cards))
    assert len(state.view(0).unseen) == 18


def test_the_last_unseen_card_is_the_one_in_the_box(play: Play) -> None:
    state = play("c3=3, done" + ", done" * 17)
    assert state.view(0).unseen == (state.deal.box,)
    assert len(state.view(0).turned) == 17


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_order_of_the_pile_and_the_box_card_cannot_be_seen(viewer: int | None) -> None:
    setup = HashiSetup(2)
    deal = setup.deal(Random(9))
    other = Deal((*deal.cards[:1], *reversed(deal.cards[1:])))
    views = []
    for dealt in (deal, other):
        state = setup.start(dealt)
        for seat in (0, 1):
            for text in ("c3=4", "done"):
                state = state.apply(seat, setup.parse_action(text))
        views.append(state.view(viewer))
    assert views[0] == views[1]
    assert msgspec.json.encode(views[0]) == msgspec.json.encode(views[1])


@pytest.mark.parametrize("mistakes", ["strict", "paper"])
def test_what_others_have_marked_in_the_running_round_cannot_be_seen(play: Play, mistakes: str) -> None:
    quiet = play(READY, "5/1", players=2, mistakes=mistakes)
    busy = play(f"{READY}, 0: f1=5, 0: f1-f2", "5/1", players=2, mistakes=mistakes)
    for viewer in (1, None):
        assert quiet.view(viewer) == busy.view(viewer)
        assert msgspec.json.encode(quiet.view(viewer)) == msgspec.json.encode(busy.view(viewer))


def test_a_start_number_is_hidden_until_the_boards_are_passed(play: Play) -> None:
    assert play("0: c3=4, 0: done", players=2).view(1) == play("0: d3=3, 0: done", players=2).view(1)


def test_own_marks_are_shown_at_once_and_as_fresh(play: Play, go_on: GoOn) -> None:
    state = play("c3=4, done, f1=5, f1-f2", "5/2")
    view = state.view(0)
    assert view.marks == ("f1=5", "f1-f2")
    assert [island.name for island in view.sheets[0].islands if island.fresh] == ["f1"]
    assert [(line.name, line.fresh) for line in view.sheets[0].lines if line.fresh] == [("f1-f2", 1)]
    after = go_on(state, "f1-f2, done").view(0)
    assert after.marks == ()
    assert not any(line.fresh for line in after.sheets[0].lines)


def test_the_view_counts_the_bridges_left_of_this_turn(play: Play) -> None:
    assert play("c3=4", "5/2").view(0).bridges_left == 0
    assert play("c3=4, done", "5/2").view(0).bridges_left == 2
    assert play("c3=4, done, c3-d3", "5/2").view(0).bridges_left == 1
    assert play("c3=4, done", "5/2").view(None).bridges_left == 0
    crowded = play("c3=4, done, c3-d3, c3-d3, c3-c5", "5/2", mistakes="paper")
    assert crowded.view(0).bridges_left == 0


def test_the_view_carries_the_legal_actions_as_text(play: Play) -> None:
    state = play("c3=4, done", "5/1")
    assert state.view(0).legal == tuple(map(str, state.legal(0)))
    assert state.view(None).legal == ()


def test_the_view_says_whether_a_step_can_be_taken_back(play: Play) -> None:
    assert not play("c3=4, done", "5/1").view(0).can_undo
    assert play("c3=4, done, f1=5", "5/1").view(0).can_undo
    assert not play("c3=4, done, f1=5", "5/1").view(None).can_undo


def test_the_geometry_is_in_the_view() -> None:
    state = HashiSetup(1, "B").start(HashiSetup().deal(Random(1)))
    shown, layout = state.view(None).board, state.setup.layout
    assert (shown.name, shown.width, shown.height) == ("B", 6, 6)
    assert [place.name for place in shown.islands] == [island.name for island in layout.islands]
    assert sum(len(line.crosses) for line in shown.lines) == 2 * 9
    crossing = {line.name: line.crosses for line in shown.lines}
    assert all(name in crossing[other] for name, others in crossing.items() for other in others)
    assert all(line.name == f"{line.a}-{line.b}" for line in shown.lines)


def test_a_board_given_as_text_has_no_name() -> None:
    setup = GAME.setup({"board": HashiSetup(board="B").layout.text})
    assert setup.start(setup.deal(Random(1))).view(0).board.name == ""


def test_blocked_lines_are_shown(play: Play) -> None:
    view = play("c3=3, done, c3-c5", "1/1").view(0)
    assert [line.name for line in view.sheets[0].lines if line.blocked] == ["b4-e4"]


def test_groups_are_named_biggest_first(table: Table) -> None:
    view = table("c3=1 d3=1 c3-d3 f1=1 f1-f2").view(0)
    assert view.sheets[0].groups == (("c3", "d3"), ("f1",))


def test_the_races_show_who_scored_what_and_when(table: Table, go_on: GoOn) -> None:
    lacking = "b2=1 b2-d2 e4=1 e4-f4 c5=1"
    state = table(lacking, lacking, "")
    blue = state.view(0).races[1]
    assert (blue.category, blue.full, blue.later, blue.deadline, blue.open) == ("blue", 7, 3, 0, True)
    assert (blue.need, blue.have, blue.scored) == (3, (2, 2, 0), (None, None, None))
    state = go_on(state, "0: c5-c6, 0: done, 1: done, 2: done, 1: c5-c6, 0: done, 1: done, 2: done")
    blue = state.view(2).races[1]
    assert not blue.open
    assert [(score.round, score.points) if score else None for score in blue.scored] == [(1, 7), (2, 3), None]


def test_progress_counts_own_fresh_marks_and_hides_those_of_others(table: Table, go_on: GoOn) -> None:
    state = go_on(table("b2=1", "b2=1"), "0: b2-d2")
    assert state.view(0).races[1].have == (1, 0)
    assert state.view(1).races[1].have == (0, 0)


def test_solo_a_race_is_open_until_its_deadline(table: Table) -> None:
    for round in (1, 7, 8, 12, 13, 17):
        races = {race.category: race for race in table("", round=round).view(0).races}
        assert (races["blue"].open, races["red"].open) == (round <= 7, round <= 12)
        assert (races["blue"].deadline, races["red"].deadline, races["linked"].deadline) == (7, 12, 12)


def test_scores_are_shown_by_part(table: Table, go_on: GoOn) -> None:
    state = go_on(table("b2=1 b2-d2 e4=1 e4-f4 c5=1", ""), "0: c5-c6, 0: done, 1: done")
    score = state.view(1).scores[0]
    assert (score.finished, score.islands, score.red, score.blue, score.linked) == (3, 6, 0, 7, 0)
    assert score.total == state.scores[0] == 13


def test_the_preview_counts_fresh_marks_of_the_viewing_seat_alone(table: Table, go_on: GoOn) -> None:
    lacking = "b2=1 b2-d2 e4=1 e4-f4 c5=1"
    state = go_on(table(lacking, lacking), "0: c5-c6")
    assert [score.total for score in state.view(0).preview] == [13, 4]
    assert [score.total for score in state.view(1).preview] == [4, 4]
    assert state.view(None).preview == state.view(None).scores


def test_the_preview_is_the_score_if_the_round_ends_now(table: Table, go_on: GoOn) -> None:
    lacking = "b2=1 b2-d2 e4=1 e4-f4 c5=1"
    first = go_on(table(lacking, lacking), "0: c5-c6, 0: done, 1: done")
    second = go_on(first, "1: c5-c6")
    ended = go_on(second, "0: done, 1: done")
    assert second.view(1).preview[1] == ended.view(1).scores[1]
    assert (ended.view(1).scores[0].blue, ended.view(1).scores[1].blue) == (7, 3)


def test_the_preview_of_a_solo_race_knows_the_deadline(table: Table, go_on: GoOn) -> None:
    lacking = "b2=1 b2-d2 e4=1 e4-f4 c5=1"
    for round, points in ((7, 7), (8, 3)):
        assert go_on(table(lacking, round=round), "c5-c6").view(0).preview[0].blue == points


def test_solo_piles_deadlines_and_rank_are_shown(table: Table) -> None:
    solo = table("", round=9).view(0).solo
    assert solo is not None
    assert [(pile.left, pile.last_round) for pile in solo.piles] == [(0, 7), (3, 12), (5, 17)]
    assert solo.rank == "rank-errand-runner"
    assert table("", "").view(0).solo is None


def test_the_whole_public_history_is_shown(play: Play) -> None:
    state = play(f"{READY}, 0: f1=5, 0: done, 1: c3-d3, 1: done", "5/1", players=2)
    set_up, first = state.view(1).history
    assert (set_up.round, set_up.card, set_up.marks) == (0, None, (("c3=4", "done"), ("d3=3", "done")))
    assert (first.round, first.card) == (1, Card(5, 1))
    assert first.marks == (("f1=5", "done"), ("c3-d3", "done"))


def test_phase_round_end_and_winners(play: Play) -> None:
    phases = [play(moves).view(0) for moves in ("", "c3=3, done", "c3=3, done" + ", done" * 17)]
    assert [(view.phase, view.round, view.over) for view in phases] == [
        ("set-up", 0, False),
        ("round", 1, False),
        ("over", 17, True),
    ]
    assert [view.winners for view in phases] == [(), (), (0,)]


def test_an_island_with_a_number_it_can_no_longer_reach_is_hopeless(table: Table) -> None:
    view = table("f1=4 d1=1 a1-d1 f1-f2 f2=1").view(0)
    f1 = next(island for island in view.sheets[0].islands if island.name == "f1")
    assert (f1.number, f1.bridges, f1.most, f1.hopeless) == (4, 1, 1, True)


def test_a_blocked_line_and_a_struck_neighbour_leave_no_hope(table: Table) -> None:
    state = table("b4=6 c3=2 c3-c5")
    sheet = state.turns[0].sheet
    b4 = sheet.board.island_index["b4"]
    shown = state.view(0).sheets[0].islands[b4]
    assert (shown.most, shown.hopeless) == (4, True)
    struck = sheet.with_verdict(frozenset({sheet.board.island_index["b2"]}), frozenset())
    turn = replace(state.turns[0], sheet=struck, closed=struck)
    assert replace(state, turns=(turn,)).view(0).sheets[0].islands[b4].most == 2


@pytest.mark.parametrize("name", sorted(GAME.presets()))
def test_every_view_can_be_sent(name: str) -> None:
    setup = GAME.setup(GAME.presets()[name])
    state = setup.start(setup.deal(Random(2)))
    for viewer in (None, *range(setup.players)):
        view = state.view(viewer)
        assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view

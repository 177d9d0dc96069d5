"""The set-up: a start number each, boards passed to the left."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sumida.hashi.rules.state import HashiState
from sumida.kernel import NotationError

Play = Callable[..., HashiState]
Refused = Callable[[HashiState, str], str]


def numbers(state: HashiState, seat: int) -> dict[str, int]:
    sheet = state.turns[seat].sheet
    places = zip(sheet.board.islands, sheet.numbers, strict=True)
    return {island.name: number for island, number in places if number}


@pytest.mark.parametrize("number", [3, 4])
def test_everybody_writes_a_3_or_a_4_on_any_island_without_a_flag(play: Play, number: int) -> None:
    state = play("", players=2)
    offered = {str(action) for action in state.legal(0)}
    plain = [island.name for island in state.setup.layout.islands if not island.flag]
    assert offered == {f"{name}={start}" for name in plain for start in (3, 4)}
    assert numbers(play(f"c3={number}"), 0) == {"c3": number}


def test_no_other_start_number_is_allowed(play: Play, refused: Refused) -> None:
    assert refused(play(""), "c3=5") == "refuse-hashi-start-number"


def test_the_start_number_does_not_go_on_a_flag(play: Play, refused: Refused) -> None:
    assert refused(play(""), "d1=3") == "refuse-hashi-flag-needs-bridge"
    assert refused(play(""), "b2=4") == "refuse-hashi-flag-needs-bridge"


def test_only_one_start_number_is_written(play: Play, refused: Refused) -> None:
    assert refused(play("c3=3"), "d3=3") == "refuse-hashi-second-number"


def test_the_start_number_cannot_be_renounced(play: Play, refused: Refused) -> None:
    assert refused(play(""), "done") == "refuse-hashi-no-start-number"


def test_no_bridge_is_drawn_in_the_set_up(play: Play, refused: Refused) -> None:
    assert refused(play("c3=3"), "c3-d3") == "refuse-hashi-set-up"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_board_is_passed_to_the_neighbour_on_the_left(play: Play, players: int) -> None:
    islands = ["c3", "d3", "a1", "f1"][:players]
    moves = ", ".join(f"{seat}: {name}=3, {seat}: done" for seat, name in enumerate(islands))
    state = play(moves, players=players)
    assert state.round == 1
    for seat, name in enumerate(islands):
        left = (seat + 1) % players
        assert numbers(state, left) == {name: 3}


def test_a_solo_player_keeps_the_board(play: Play) -> None:
    assert numbers(play("c3=4, done"), 0) == {"c3": 4}


def test_boards_are_passed_only_when_all_are_done(play: Play) -> None:
    state = play("0: c3=3, 0: done, 1: d3=4", players=2)
    assert state.round == 0
    assert state.to_act == (1,)
    assert numbers(state, 0) == {"c3": 3}


def test_the_first_card_is_turned_after_the_set_up(play: Play) -> None:
    assert play("c3=3", "5/3").card is None
    assert str(play("c3=3, done", "5/3").card) == "5/3"


def test_all_play_the_same_side(play: Play) -> None:
    state = play("", players=4, board="B")
    assert {turn.sheet.board for turn in state.turns} == {state.setup.layout}


def test_the_set_up_is_strict_at_paper_tables_too(play: Play, refused: Refused) -> None:
    state = play("", mistakes="paper")
    assert refused(state, "d1=3") == "refuse-hashi-flag-needs-bridge"
    assert refused(state, "c3=5") == "refuse-hashi-start-number"
    assert refused(state, "done") == "refuse-hashi-no-start-number"
    assert refused(state, "x c3") == "refuse-hashi-set-up"


def test_an_action_that_is_not_of_this_board_is_refused(play: Play) -> None:
    with pytest.raises(NotationError):
        play("b1=3")

"""How high a series, and the score, can still get."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.state import HanabiState
from sumida.hanabi.rules.variants import FIVE
from tests.hanabi.positions import after, random_game, table, with_pile, with_series

START = table("w1 r1 b1 y1 g1")


def without(state: HanabiState, cards: str) -> HanabiState:
    """The same position with these cards on the discard pile."""
    gone = tuple((90 + at, FIVE.cards.index(card)) for at, card in enumerate(cards.split()))
    return msgspec.structs.replace(state, discards=gone)


def test_every_series_can_be_completed_at_the_start() -> None:
    assert START.view(None).reachable == (5, 5, 5, 5, 5)
    assert START.view(None).at_most == 25


def test_a_series_ends_below_a_card_whose_copies_are_all_gone() -> None:
    view = without(START, "r4 r4").view(None)
    assert view.reachable == (5, 3, 5, 5, 5)
    assert view.at_most == 23


def test_a_copy_that_is_left_keeps_the_series_open() -> None:
    assert without(START, "r4 w1 w1").view(None).reachable == (5, 5, 5, 5, 5)


def test_a_copy_lost_after_its_card_was_played_costs_nothing() -> None:
    assert without(with_series(START, 0, 4, 0, 0, 0), "r4").view(None).reachable == (5, 5, 5, 5, 5)


def test_nothing_can_follow_a_series_whose_ones_are_gone() -> None:
    assert without(START, "b1 b1 b1").view(None).reachable == (5, 5, 0, 5, 5)


def test_there_is_at_most_one_card_for_each_turn_that_is_left() -> None:
    late = with_pile(with_series(START, 2, 2, 2, 2, 2), 1)
    assert late.view(None).at_most == 10 + 1 + 2
    last_round = after(late, "play 1")
    assert last_round.turns_left == 2
    assert last_round.view(None).at_most == last_round.view(None).points + 2


def test_a_grand_finale_is_limited_by_its_cards_alone() -> None:
    state = with_pile(table("w1 r1 b1 y1 g1", grand_finale=True), 1)
    assert state.view(None).at_most == 25


@pytest.mark.parametrize("players", [2, 5])
@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 10_000))
def test_no_game_ends_with_more_than_was_reachable_at_any_time(players: int, seed: int) -> None:
    states = random_game(GAME.setup({"players": players}), seed, careful=True)
    views = [state.view(None) for state in states]
    final = views[-1]
    assert final.at_most == final.points
    for view in views:
        assert view.points <= final.points <= view.at_most <= sum(view.reachable) <= FIVE.best
        assert all(end <= most for end, most in zip(final.piles, view.reachable, strict=True))

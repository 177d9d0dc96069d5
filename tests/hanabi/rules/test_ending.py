"""How a game ends, what it is worth, and the grand finale, one test per rule."""

from __future__ import annotations

import msgspec
import pytest

from sumida.hanabi.rules.actions import Play
from sumida.hanabi.rules.state import HanabiState
from sumida.kernel import IllegalAction
from tests.hanabi.positions import after, discarded, hand, legal, table, with_pile, with_series, with_tokens

# Nobody of these has a 1: every play fails.
DUDS = "w2 w2 r2 r2 b2  w3 w3 r3 r3 b3"


def strike_out(**options: bool) -> HanabiState:
    """Two cards in the series, then three misplays."""
    return after(with_series(table(DUDS, **options), 2, 0, 0, 0, 0), "play 1", "play 3", "play 3")


def test_the_third_strike_ends_the_show_at_once() -> None:
    state = strike_out()
    assert (state.strikes, state.ended, state.to_act) == (3, "strikes", ())


def test_when_the_game_is_over_the_turn_stays_with_the_seat_that_ended_it() -> None:
    assert strike_out().current == strike_out().history[-1].seat == 0


def test_two_strikes_do_not_end_it() -> None:
    assert table(DUDS, "play 1", "play 1").to_act == (0,)


def test_nobody_moves_after_the_end() -> None:
    state = strike_out()
    for seat in (0, 1):
        assert state.legal(seat) == ()
        with pytest.raises(IllegalAction, match="over") as refusal:
            state.apply(seat, Play(1))
        assert refusal.value.reason == "refuse-over"


def test_points_are_kept_after_a_strike_out() -> None:
    assert strike_out().scores == (2, 2)


def test_no_points_after_a_strike_out_is_an_option() -> None:
    assert strike_out(strikeout_scores_zero=True).scores == (0, 0)


def test_that_option_changes_nothing_before_the_strike_out() -> None:
    assert with_series(table(DUDS, strikeout_scores_zero=True), 2, 0, 0, 0, 0).scores == (2, 2)


def test_both_scores_are_shown() -> None:
    for zero in (False, True):
        view = strike_out(strikeout_scores_zero=zero).view(0)
        assert (view.points, view.points_or_zero) == (2, 0)


def test_all_series_complete_ends_the_show_at_once_with_25_points() -> None:
    state = after(with_series(table("g5"), 5, 5, 5, 5, 4), "play 1")
    assert (state.ended, state.to_act, state.scores) == ("perfect", (), (25, 25))
    assert state.view(0).verdict == "legendary"


def test_the_last_card_drawn_starts_the_last_round() -> None:
    state = with_pile(table("w1 r1", players=3), 1)
    assert state.turns_left is None
    state = after(state, "play 1")
    assert (state.turns_left, state.view(0).pile) == (3, 0)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_the_last_round_everybody_has_one_more_turn_also_the_seat_that_drew_the_last_card(
    players: int,
) -> None:
    state = after(with_pile(table("w1 r1", players=players), 1), "play 1")
    seats: list[int] = []
    while state.to_act:
        seats += state.to_act
        state = state.apply(state.current, next(a for a in state.legal(state.current) if "clue" in str(a)))
    assert seats == [*range(1, players), 0]
    assert state.ended == "last-round"


def test_nobody_draws_in_the_last_round() -> None:
    state = after(with_pile(table("w1 r1 b1 y1 g1  w2 r2"), 1), "play 1", "play 1")
    assert [len(held) for held in state.hands] == [5, 4]
    assert state.history[-1].drawn is None


def test_the_last_turn_may_still_complete_the_show() -> None:
    state = after(with_pile(table("w1 g5"), 1), "play 1", "clue A 5")
    state = after(with_series(state, 5, 5, 5, 5, 4), "play 1")
    assert (state.ended, state.turns_left) == ("perfect", 0)


@pytest.mark.parametrize(("strikes", "ended"), [(0, "last-round"), (1, "strikes")])
def test_the_last_turn_may_still_strike_out(strikes: int, ended: str) -> None:
    state = msgspec.structs.replace(with_pile(table(DUDS), 1), strikes=strikes)
    assert after(state, "play 1", "clue A 2", "play 1").ended == ended


def test_the_score_is_the_sum_of_the_highest_cards_14_for_4_2_3_1_4() -> None:
    assert with_series(table("w1"), 4, 2, 3, 1, 4).scores == (14, 14)


@pytest.mark.parametrize(
    ("least", "most", "word"),
    [
        (0, 5, "horrible"),
        (6, 10, "mediocre"),
        (11, 15, "honourable"),
        (16, 20, "excellent"),
        (21, 24, "amazing"),
        (25, 25, "legendary"),
    ],
)
def test_the_verdict_of_the_audience(least: int, most: int, word: str) -> None:
    for points in range(least, most + 1):
        heights = [min(5, max(0, points - 5 * suit)) for suit in range(5)]
        assert with_series(table("w1"), *heights).view(None).verdict == word


@pytest.mark.parametrize(("variant", "best"), [("three", 15), ("four", 20), ("six", 30)])
def test_with_other_suits_the_verdict_is_in_proportion_and_only_a_full_show_is_legendary(
    variant: str, best: int
) -> None:
    suits = best // 5
    assert with_series(table("r1", variant=variant), *[5] * suits).view(0).verdict == "legendary"
    nearly = with_series(table("r1", variant=variant), *[5] * (suits - 1), 4)
    assert nearly.view(0).verdict == "amazing"
    assert nearly.view(0).score == best - 1


def test_a_grand_finale_goes_on_after_the_pile_is_empty_with_hands_that_shrink() -> None:
    state = with_pile(table("w1 w2 w3 r1 b1  y1 g1", grand_finale=True), 1)
    state = after(state, "play 1", "play 1", "play 1", "play 1", "play 1", "clue A 1")
    assert state.turns_left is None
    assert state.to_act == (0,)
    assert [len(held) for held in state.hands] == [3, 3]
    assert "play 4" not in legal(state)


def test_a_grand_finale_is_lost_at_the_third_strike() -> None:
    state = table(DUDS, "play 1", "play 1", "play 2", grand_finale=True)
    assert state.ended == "strikes"
    assert state.view(0).verdict == "lost"


def test_a_grand_finale_is_lost_when_an_indispensable_card_is_discarded() -> None:
    state = after(with_tokens(table("w5", grand_finale=True), 3), "discard 1")
    assert (state.ended, state.to_act) == ("indispensable", ())
    assert (state.view(None).verdict, discarded(state)) == ("lost", "w5")


def test_a_grand_finale_is_lost_when_an_indispensable_card_is_misplayed() -> None:
    state = table("w5", "play 1", grand_finale=True)
    assert (state.ended, state.strikes) == ("indispensable", 1)


def test_a_card_of_which_copies_are_left_is_not_indispensable() -> None:
    state = after(with_tokens(table("w2 w2", grand_finale=True), 3), "discard 1")
    assert state.ended is None
    assert after(state, "clue A 2", "discard 1").ended == "indispensable"


def test_the_last_copy_of_a_card_that_its_series_has_is_not_indispensable() -> None:
    state = with_series(with_tokens(table("w2 w2", grand_finale=True), 3), 2, 0, 0, 0, 0)
    assert after(state, "discard 1", "clue A 2", "discard 1").ended is None


def test_without_the_grand_finale_nothing_is_indispensable() -> None:
    assert after(with_tokens(table("w5"), 3), "discard 1").ended is None


def test_a_grand_finale_is_won_with_all_series_complete() -> None:
    state = after(with_series(with_pile(table("g5", grand_finale=True), 0), 5, 5, 5, 5, 4), "play 1")
    assert (state.ended, state.view(0).verdict) == ("perfect", "won")


def test_a_grand_finale_has_no_score_only_won_or_lost() -> None:
    running = with_series(table("g5", grand_finale=True), 5, 5, 5, 5, 4)
    assert (running.scores, running.view(0).verdict) == ((0, 0), "running")
    assert after(running, "play 1").scores == (1, 1)
    assert after(with_tokens(running, 3), "discard 1").scores == (0, 0)


def empty_handed(tokens: int) -> HanabiState:
    """A grand finale in which seat B has no card left and seat A is to act."""
    state = with_pile(table("w1 r1 b1 y1 g1", grand_finale=True), 0)
    return with_tokens(msgspec.structs.replace(state, hands=(state.hands[0], ())), tokens)


def test_a_seat_without_cards_may_only_give_clues() -> None:
    state = after(empty_handed(2), "play 1")
    assert state.to_act == (1,)
    assert legal(state) == ["clue A red", "clue A blue", "clue A yellow", "clue A green", "clue A 1"]


def test_a_seat_without_cards_cannot_be_given_a_clue() -> None:
    state = empty_handed(2)
    assert not [action for action in legal(state) if action.startswith("clue")]


def test_a_grand_finale_is_lost_when_a_seat_has_neither_cards_nor_a_clue_token() -> None:
    state = after(empty_handed(0), "play 1")
    assert (state.ended, state.to_act, state.view(0).verdict) == ("stuck", (), "lost")
    assert hand(state, 1) == ""


def test_the_first_reason_why_a_game_is_lost_counts() -> None:
    state = with_series(empty_handed(0), 1, 0, 0, 0, 0)
    assert after(msgspec.structs.replace(state, strikes=2), "play 1").ended == "strikes"

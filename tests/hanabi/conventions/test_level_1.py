"""Level 1, one test a convention: chop, focus, saves, good touch, prompts and finesses."""

from __future__ import annotations

from sumida.hanabi.bots.convention.evaluation import evaluate
from sumida.hanabi.conventions.hands import chop, finesse_position
from sumida.hanabi.conventions.minds import Minds
from sumida.hanabi.rules.variants import FIVE
from tests.hanabi.conventions.tables import A, B, C, answer, believed, called, read, three
from tests.hanabi.conventions.test_levels_5_to_10 import clue, seen_by
from tests.hanabi.positions import after, table


def test_the_chop_is_the_oldest_card_without_a_clue() -> None:
    own = read(three("b2 r4 g1 w2 r1", "clue B 2"), B, 1)
    assert chop(own, B) == own.hands[B][1]
    assert chop(own, A) == own.hands[A][0]


def test_the_finesse_position_is_the_newest_card_without_a_clue() -> None:
    own = read(three("b2 r4 g1 w2 r1", "clue B red"), B, 1)
    assert finesse_position(own, B) == own.hands[B][3]


def test_the_focus_is_the_newest_new_card() -> None:
    state = three("b2 r4 g1 w2 r1", "clue B red")
    assert believed(state, B, 5, 1) == "r1"
    assert believed(state, B, 2, 1) == "r2 r3 r4 r5"
    assert answer(state, 1) == "play 5"


def test_the_focus_is_the_chop_if_the_clue_touches_it() -> None:
    state = three("r1 b2 g1 w2 r4", "clue B red")
    assert believed(state, B, 1, 1) == "r1"
    assert answer(state, 1) == "play 1"


def test_a_play_clue_may_wait_for_a_card_that_its_holder_knows() -> None:
    state = three("b2 b4 g4 w2 y2", "clue C red", carol="b4 b3 g3 r1 y3", alice="y4 y3 w4 r2 g4")
    state = after(state, "clue A red")
    assert believed(state, A, 4, 1) == "r2"


def test_a_five_save_is_given_with_the_rank() -> None:
    state = three("g5 r4 g1 w2 b1", "clue B 5")
    assert believed(state, B, 1, 1) == "w5 r5 b5 y5 g5"


def test_a_two_save_is_given_with_the_rank_unless_the_other_copy_is_in_no_danger() -> None:
    state = three("g2 r4 g1 w2 b1", "clue B 2", carol="b4 b2 g3 w4 y3")
    assert believed(state, B, 1, 1) == "w2 r2 y2 g2"


def test_a_two_may_be_saved_if_both_copies_are_on_a_chop() -> None:
    state = three("g2 r4 g1 w2 b1", "clue B 2", carol="g2 b4 g3 w4 y3")
    assert believed(state, B, 1, 1) == "w2 r2 b2 y2 g2"


def test_a_critical_save_is_given_with_rank_or_colour() -> None:
    state = three("b4 r4 g4 w2 b1", carol="b3 b3 g3 w4 g5", alice="r4 y3 w4 w3 g4")
    state = after(state, "clue C 5", "discard 1", "clue A 3", "discard 1", "clue C 5", "clue B red")
    state = after(state, "clue C 5")
    assert believed(state, B, 1, 1) == "r1 r4"


def test_a_colour_never_saves_a_five() -> None:
    state = three("r5 b4 g4 w2 b1", "clue B red")
    assert believed(state, B, 1, 1) == "r1"


def test_good_touch_clued_cards_are_useful_and_differ() -> None:
    state = three("b2 r4 g1 w2 r1", "clue B red", "play 5", "discard 1", "clue C red", carol="b4 b3 r2 r1 y3")
    assert "r1" not in believed(state, B, 2, 1)
    assert "r4" not in believed(after(state, "discard 1"), C, 2, 1)


def test_good_touch_allows_for_a_copy_that_the_giver_holds_and_does_not_know() -> None:
    state = three("r1 b4 g4 w2 y2", "clue B 1", "clue C red", carol="b4 b3 g3 w4 r1")
    assert believed(state, C, 5, 1) == "r1"


def test_a_copy_of_what_the_giver_has_played_is_useless() -> None:
    state = three("r1 b4 g4 w2 y2", "clue B 1", "clue C red", "discard 1", carol="b4 b3 g3 w4 r1")
    state = after(state, "discard 1", "play 1")
    assert believed(state, C, 4, 1) == "r1"


def test_good_touch_is_judged_by_what_could_be_reached_when_the_card_was_clued() -> None:
    state = three("g1 w4 g4 w1 y2", "clue B white", carol="w3 b3 g3 w2 y3", alice="w3 y1 b4 b1 g4")
    state = after(state, "clue A 1", "discard 1", "discard 1")
    assert believed(state, B, 2, 1) == "w2 w4 w5", "both white 3s are gone"


def test_a_card_off_the_chop_is_not_clued_unless_it_fits() -> None:
    """The giver knows that a clue which nothing bears out may be taken for a finesse on the receiver."""
    state = three("g1 r4 r2 y1 b1", "clue B 2")
    assert read(state, A, 1).lies == 1
    assert read(three("r2 r4 g1 y1 b1", "clue B 2"), A, 1).lies == 0


def test_two_clued_cards_that_would_be_the_same_are_told_apart_by_the_focus() -> None:
    state = three("b2 r1 g4 w2 r1", "clue B red")
    assert believed(state, B, 5, 1) == "r1"
    assert "r1" not in believed(state, B, 2, 1)


def test_a_finesse_is_answered_with_the_finesse_position_at_once() -> None:
    state = three("b2 b4 g4 w2 r1", "clue C red", carol="b4 b3 g3 r2 y3")
    assert called(state, B, 1) == [5]
    assert answer(state, 1) == "play 5"
    assert believed(after(state, "play 5"), C, 4, 1) == "r2"


def test_a_finesse_that_nobody_answers_was_a_play_clue() -> None:
    state = three("b2 b4 g4 w2 r1", "clue C red", carol="b4 b3 g3 r1 y3")
    assert believed(state, C, 4, 1) == "r1 r2"
    assert believed(after(state, "discard 1"), C, 4, 1) == "r1"


def test_a_prompt_comes_before_a_finesse() -> None:
    state = three("r2 b4 g4 y1 y4", "clue B 2", carol="b4 b3 g3 r3 y3", alice="r1 y3 w4 w3 g4")
    state = after(state, "clue A red", "discard 1", "play 1", "clue A 4", "discard 1", "clue C red")
    assert called(state, B, 1) == [1]
    assert answer(state, 1) == "play 1"


def test_the_seat_that_is_seen_to_hold_the_missing_card_is_meant() -> None:
    state = table("y4 y3 w4 w3  b2 b4 g4 w2  b3 g3 y2 r1  b4 r3 g3 r2", "clue D red", players=4)
    assert called(state, B, 1) == []
    assert called(after(state, "discard 1"), C, 1) == [4]


def test_after_a_strike_nothing_more_is_read_into_the_clue() -> None:
    state = three("b2 b4 g4 w2 b3", "clue C red", "play 5", carol="b4 b3 g3 r2 y3")
    assert believed(state, C, 4, 1) == "r1 r2 r3 r4 r5"


def test_after_a_strike_no_other_card_of_the_same_clue_is_trusted() -> None:
    """The three red 1s were clued at once; two strikes would be one too many for one clue."""
    hands = "y4 y3 w4 w3 g4  r1 r1 r1 w2 g2  b4 b3 g3 w4 y3"
    state = table(hands, "clue A 3", "clue B 1", "play 1", "discard 1", players=2, first_seat=B)
    assert answer(state, 1).startswith("play")
    state = after(state, "play 1", "discard 1")
    assert state.strikes == 1
    assert not answer(state, 1).startswith("play")


def test_the_early_game_ends_with_the_first_discard_from_a_chop() -> None:
    state = three("b2 r4 g1 w2 r1", "clue B red")
    assert read(state, A, 1).early
    assert not read(after(state, "discard 1"), A, 1).early


def test_the_first_level_knows_no_finesse_by_a_later_seat() -> None:
    state = three("b2 b4 g4 r2 y4", "clue B red", carol="b4 b3 g3 y3 r1")
    assert called(after(state, "discard 1"), C, 1) == []


def test_literal_players_read_no_more_than_the_clue_says() -> None:
    state = three("b2 r4 g1 w2 r1", "clue B red")
    assert believed(state, B, 5, 0) == "r1 r2 r3 r4 r5"


def test_a_card_that_waits_for_another_than_the_clued_one_misleads() -> None:
    """Bob's clued 1 is blue: he would take any other 2 for playable once he has played it."""
    for face, misled in (("b2", 0), ("w2", 1)):
        board = seen_by(A, 1, "? ? ? ? ?", f"w3 b1.1 g4 {face} y4")
        clue(board, A, B, 2, 4)
        assert board.lies == misled


def test_a_card_that_a_fix_clue_stopped_is_not_expected_to_be_played() -> None:
    values = []
    for stopped in (True, False):
        boards = [seen_by(seat, 3, "? ? ? ? ?", "r1.1 b3 g4 y2 w4", series="r1") for seat in (A, B)]
        for board in boards:
            order = board.hands[B][0]
            board.belief[order], board.stopped[order] = 1 << FIVE.identity["b1"], stopped
        minds = Minds(boards, A)
        values.append(evaluate(minds))
    assert values[0] > values[1]

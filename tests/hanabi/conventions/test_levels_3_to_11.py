"""Levels 3, 4, 5 and 11, one test a convention."""

from __future__ import annotations

from sumida.hanabi.conventions.ones import ones_in_order
from sumida.hanabi.rules.state import HanabiState
from sumida.hanabi.rules.variants import FIVE
from sumida.kernel import Seat
from tests.hanabi.conventions.tables import A, B, C, D, answer, believed, called, read, three
from tests.hanabi.conventions.test_levels_5_to_10 import clue, kept, seen_by
from tests.hanabi.positions import after, table

CAROL_2 = "g4 b3 g3 w4 y3"


def ones(state: HanabiState, seat: Seat, level: int = 3) -> list[int]:
    """The positions of the 1s that a seat plays, in order."""
    own = read(state, seat, level)
    return [own.hands[seat].index(order) + 1 for order in ones_in_order(own, seat)]


def moved(state: HanabiState, seat: Seat, level: int) -> list[int]:
    """The positions of the cards that a chop move keeps."""
    own = read(state, seat, level)
    return [place for place, order in enumerate(own.hands[seat], 1) if own.moved[order]]


def test_ones_of_the_first_hand_are_played_from_the_oldest_on() -> None:
    state = three("b3 w1 g4 r1 b1", "clue B 1")
    assert ones(state, B) == [2, 4, 5]
    assert answer(state, 3) == "play 2"
    assert answer(state, 2) == "play 5"


def test_a_focus_that_fits_is_played_before_a_card_of_the_same_clue() -> None:
    """Bob's third card cannot be a 5: good touch alone would make it the red 4 and the focus the red 5."""
    for level in (1, 5, 11):
        hands = ("? ? ? ? ?", "? b5.5 ? ? ?", "b3 g3 w4 y3 y4")
        table = seen_by(B, level, *hands, series="r3")
        for place in (1, 3, 5):
            table.clued[table.hands[B][place - 1]] &= ~table.terms.fives
        clue(table, A, B, "red", 3, 4)
        own = [table.belief[table.hands[B][place - 1]] for place in (3, 4)]
        assert [FIVE.texts(mask) for mask in own][1] == ("r4",)


def test_a_clue_of_ones_is_about_the_one_that_is_played_first() -> None:
    state = three("b3 w1 g4 r1 b1", "clue B 1")
    old, new = (read(state, B, level).last_focus for level in (3, 2))
    assert [read(state, B, 3).hands[B].index(order) + 1 for order in (old, new)] == [2, 5]


def test_a_one_drawn_later_is_played_before_those_of_the_first_hand() -> None:
    state = three(
        "b3 b4 w1 r1 b2", "clue C 4", "discard 1", "clue A 4", "clue B 1", drawn="g1", carol=CAROL_2
    )
    assert ones(state, B) == [5, 2, 3]


def test_a_one_on_the_chop_is_played_before_all_others() -> None:
    state = three("b3 w1 g4 r1 b2", "clue C 4", "discard 1", "clue A 4", "clue B 1", drawn="g1")
    assert ones(state, B) == [1, 5, 3]


def test_a_fix_clue_stops_the_card_that_was_about_to_be_played() -> None:
    state = three("b3 w1 g4 r1 b2", "clue B 1", "clue A 4", "clue B 1")
    assert ones(state, B) == [4]


def test_a_fix_clue_that_touches_new_cards_asks_for_none_of_them() -> None:
    """Bob's second 1 turns out to be red as well, and his new red card may be any."""
    state = three("r1 r1 g4 y2 r3", "clue B 1", "play 1", "clue A 4", "clue B red", drawn="w2")
    assert believed(state, B, 4, 2) == "r2"
    assert believed(state, B, 4, 3) == "r2 r3 r4 r5"


def test_before_level_3_a_clue_that_tells_nothing_new_stops_no_card() -> None:
    state = three("b3 w1 g4 r1 b2", "clue B 1", "clue A 4", "clue B 1")
    assert ones(state, B, 2) == [4, 2], "the newest first"


def test_no_fix_clue_stops_a_card_that_is_known_to_fit() -> None:
    state = three("b3 r1 g4 y2 b2", "clue B red", "clue A 4", "clue B 1", "clue B 1")
    assert answer(state, 3) == "play 2"


def test_a_fix_clue_on_a_card_that_fits_misleads() -> None:
    state = three("b3 r1 g4 y2 b2", "clue B red", "clue A 4", "clue A 3")
    assert read(state, A, 3).lies == 0
    assert read(after(state, "clue B red"), A, 3).lies == 1


def test_a_sarcastic_discard_tells_who_holds_the_other_copy() -> None:
    state = three("b3 r1 g4 y2 b2", "clue B red", "clue C 1", "clue B 1", carol="w4 w3 g3 r1 y3")
    assert believed(state, C, 4, 3) != "r1"
    assert believed(after(state, "clue C 4", "discard 2"), C, 4, 3) == "r1"


def test_only_the_first_card_of_a_double_finesse_may_be_a_bluff() -> None:
    state = three("b2 b4 g4 r2 r1", "clue C red", carol="b4 r3 g3 w4 y3")
    assert believed(state, B, 5, 11) == "w1 r1 b1 y1 g1"
    assert believed(state, B, 4, 11) == "r2"
    assert answer(after(state, "play 5", "clue A 4", "discard 2"), 11) == "play 4"


def test_a_trash_chop_move_keeps_what_is_older_than_the_useless_card() -> None:
    state = three("b3 g3 r1 b1 y1", alice="w1 r1 w4 w3 g4", carol="g1 b4 b3 w4 y3")
    state = after(state, "play 1", "play 4", "play 1", "play 1", "play 4", "clue B 1")
    assert moved(state, B, 4) == [1, 2]
    assert moved(state, B, 3) == []


def test_cards_that_others_are_known_to_have_make_a_clue_useless() -> None:
    """All other 4s are played or known: Bob's next 4 can only be a copy."""
    for hand, places in (("w4 b4 y4 y2 g3", []), ("w4 b4.b4 y4.y4 y2 g3", [1, 2])):
        table = seen_by(B, 4, hand, "? ? ? ? ?", series="w4 r4 g4 b2 y2")
        clue(table, A, B, 4, 3)
        assert kept(table, B) == places


def test_whoever_is_asked_to_keep_a_useless_card_is_misled() -> None:
    for chop, misled in (("y4", 0), ("r2", 1)):
        table = seen_by(A, 4, "? ? ? ? ?", f"{chop} w1 g4 b3 g3", series="w3 r3 b2 y2 g2")
        clue(table, A, B, 1, 2)
        assert (kept(table, B), table.lies) == ([1], misled)


def test_a_five_next_to_the_chop_keeps_the_chop_once_the_early_game_is_over() -> None:
    state = three("b3 r5 g4 r1 w2", "clue C 4", "clue A 4", "discard 2", "clue B 5")
    assert moved(state, B, 4) == [1]
    assert moved(three("b3 r5 g4 r1 w2", "clue B 5"), B, 4) == []


def test_a_one_played_out_of_order_keeps_the_chop_of_the_next_seat() -> None:
    state = three("b3 w1 g4 r1 b1", "clue B 1", "play 4")
    assert moved(state, C, 4) == [1]
    assert moved(three("b3 w1 g4 r1 b1", "clue B 1", "play 2"), C, 4) == []


def test_a_layered_finesse_goes_on_to_the_card_behind() -> None:
    state = table("y4 y3 w4 w3  b3 g3 y2 b4  b2 w4 r1 g1  b4 r2 g3 y3", "clue D red", "discard 1", players=4)
    assert called(state, C, 5) == [4]
    state = after(state, "play 4")
    assert called(state, C, 5) == [3]


def test_a_bluff_is_answered_by_the_next_seat_and_leaves_the_focus_one_step_away() -> None:
    state = three("b2 b4 g4 w2 y1", "clue C red", carol="b4 b3 g3 r2 y3")
    assert answer(state, 11) == "play 5"
    state = after(state, "play 5")
    assert believed(state, C, 4, 11) == "r2"
    assert answer(state, 11) != "play 4"


def test_only_the_next_seat_can_be_bluffed() -> None:
    state = table("y4 y3 w4 w3  b3 g3 y2 b4  b2 w4 g4 g1  b4 r2 g3 y3", "clue D red", players=4)
    assert believed(state, D, 2, 11) == "r1"

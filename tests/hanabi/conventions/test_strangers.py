"""Towards strangers: forced clues ask for less, and nothing is done that they might take for a call."""

from __future__ import annotations

from typing import Any

import pytest

from sumida.hanabi.bots.convention import evaluation
from sumida.hanabi.bots.convention.choice import (
    candidate_discards,
    candidate_plays,
    clue_value,
    discard_value,
    play_value,
)
from sumida.hanabi.bots.convention.evaluation import WORTHS
from sumida.hanabi.conventions.belief import update_beliefs
from sumida.hanabi.conventions.end_game import points_in_vain
from sumida.hanabi.conventions.history import ConventionReader
from sumida.hanabi.conventions.minds import Minds
from sumida.hanabi.conventions.table import ConventionTable
from sumida.hanabi.conventions.turns import read_play
from sumida.hanabi.rules.actions import Clue
from sumida.hanabi.rules.state import HanabiState
from sumida.hanabi.rules.variants import FIVE
from sumida.kernel import Seat
from tests.hanabi.conventions.tables import A, B, C, three
from tests.hanabi.conventions.test_levels_5_to_10 import UNKNOWN_HAND, called, clue, discard, seen_by
from tests.hanabi.conventions.test_positions import set_up
from tests.hanabi.positions import after
from tests.hanabi.positions import table as table_of


@pytest.fixture(autouse=True)
def same_worths(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two players who know each other have worths of their own; here only what strangers change counts."""
    monkeypatch.setattr(evaluation, "PAIR_WORTHS", WORTHS)


LOCKED = "?.5 ?.5 ?.4 ?.4 ?.3"


def strange(reader: Seat, level: int, *hands: str, strict: bool = True, **facts: Any) -> ConventionTable:
    table = seen_by(reader, level, *hands, **facts)
    table.strict = strict
    return table


def plays(table: ConventionTable, seat: Seat, place: int) -> bool:
    return table.fits_surely(table.hands[seat][place - 1])


def test_with_all_tokens_there_a_stranger_need_not_ask_for_a_play() -> None:
    for level in (1, 5, 11):
        for strict in (True, False):
            table = strange(B, level, UNKNOWN_HAND, UNKNOWN_HAND, strict=strict, series="r1", tokens=8)
            clue(table, A, B, "red", 3)
            assert plays(table, B, 3) is not strict


def test_a_forced_clue_to_the_newest_card_asks_for_a_play() -> None:
    table = strange(B, 1, UNKNOWN_HAND, UNKNOWN_HAND, series="r1", tokens=8)
    clue(table, A, B, "red", 5)
    assert plays(table, B, 5)


def test_whoever_knows_a_card_to_play_is_not_forced_to_clue() -> None:
    table = strange(B, 1, "? ? ? ? r2.r2", UNKNOWN_HAND, series="r1 b1", tokens=8)
    clue(table, A, B, "blue", 3)
    assert plays(table, B, 3)


def test_at_the_start_of_a_game_a_clue_is_no_emergency() -> None:
    table = strange(B, 1, UNKNOWN_HAND, UNKNOWN_HAND, tokens=8, early=True)
    clue(table, A, B, "red", 3)
    assert plays(table, B, 3)


def test_a_stranger_without_a_chop_may_save_any_card_on_the_chop() -> None:
    for place, asked in ((1, False), (3, True)):
        table = strange(B, 1, LOCKED, UNKNOWN_HAND, series="r1")
        clue(table, A, B, "red", place)
        assert plays(table, B, place) is asked


def test_a_stranger_without_a_chop_asks_for_the_newest_card_to_be_played_even_if_it_is_the_chop() -> None:
    table = strange(B, 1, LOCKED, "?.5 ?.5 ?.4 ?.4 ?", series="r1")
    clue(table, A, B, "red", 5)
    assert plays(table, B, 5)


def test_a_forced_clue_of_fives_asks_for_nothing() -> None:
    table = strange(B, 1, LOCKED, UNKNOWN_HAND, series="r4")
    clue(table, A, B, 5, 5)
    assert not plays(table, B, 5)


def test_a_forced_clue_to_clued_cards_asks_for_nothing() -> None:
    """Bob's red 4 waits for the 3, and he need not look for it."""
    for giver, places in ((LOCKED, []), (UNKNOWN_HAND, [5])):
        table = strange(B, 5, giver, "?.r4 ? ? ? ?", series="r2")
        clue(table, A, B, 4, 1)
        assert called(table, B) == places


def test_a_five_off_the_chop_by_somebody_who_should_not_discard_asks_for_nothing() -> None:
    """Bob may hold the last copy of the card that has just been discarded."""
    for lost, asked in (("r4", False), ("y1", True)):
        table = seen_by(A, 9, UNKNOWN_HAND, UNKNOWN_HAND, series="y4", discards="r4")
        table.last_lost = FIVE.identity[lost]
        clue(table, B, A, 5, 4)
        assert plays(table, A, 4) is asked


def lies(table: ConventionTable, *given: Any) -> int:
    clue(table, A, B, *given)
    return table.lies


def test_among_basics_a_clue_two_steps_from_fitting_misleads_nobody() -> None:
    assert lies(strange(A, 1, UNKNOWN_HAND, "w4 b3 g4 y4 y3"), 4, 1) == 0
    assert lies(strange(A, 1, UNKNOWN_HAND, "w4 b3 g4 y4 y3", series="r2"), 4, 1, 3, 4) == 1
    assert lies(strange(A, 5, UNKNOWN_HAND, "w4 b3 g4 y4 y3"), 4, 1) == 1, "they play several cards blind"


def test_a_five_one_step_from_fitting_misleads_whoever_knows_only_the_basics() -> None:
    for series, misled in (("", 0), ("r3", 1)):
        assert lies(strange(A, 1, UNKNOWN_HAND, "w4 b3 r5 y4 y3", series=series), 5, 3) == misled


def test_a_five_whose_lower_card_may_be_clued_in_the_giver_s_hand_misleads_strangers() -> None:
    """Bob, who sees Alice's red 4, would play the red 3 blind."""
    for alice, series, misled in (("? ?.4 ? ? ?", "r2", 1), ("? ? ? ? ?", "r2", 0), ("? ?.4 ? ? ?", "r1", 0)):
        assert lies(strange(A, 1, alice, "w4 b3 r5 y4 y3", series=series), 5, 3) == misled


def test_strangers_need_not_see_that_somebody_has_no_chop() -> None:
    """Alice would save Bob's red 3; he may take it for the 2, and Carol may see a better clue."""
    for strict in (True, False):
        table = strange(A, 9, LOCKED, "r3 b3 g4 y4 y3", UNKNOWN_HAND, strict=strict, series="r1 g1")
        assert lies(table, "red", 1) == strict


def test_of_two_players_who_know_about_stalling_both_see_that_a_hand_has_no_chop() -> None:
    for level, misled in ((5, True), (9, False)):
        table = strange(A, level, LOCKED, "r3 b3 g4 y4 y3", series="r1 g1")
        assert lies(table, "red", 1) == misled


def test_nobody_stalls_with_a_five_that_a_third_player_may_take_for_a_finesse() -> None:
    """Carol's 5 needs the red 3, and her yellow 1 could have been clued instead: Bob may play blind."""
    for spare, misled in (("y1", 1), ("y4", 0)):
        table = strange(
            A, 11, "? ? ? ? ?.r4", "w4 b3 g4 y4 y3", f"w4 {spare} r5 b4 g3", series="r2", early=True
        )
        table.belief[table.hands[A][4]] = 1 << FIVE.identity["r4"]
        clue(table, A, C, 5, 3)
        assert table.lies == misled


END: dict[str, Any] = {"series": "r5 y5 g5 b3 w3", "pile": 2, "tokens": 4}


def test_in_the_end_game_strangers_expect_the_chop_to_be_discarded() -> None:
    """Bob might play the card in the same place, which does not fit."""
    table = strange(A, 8, UNKNOWN_HAND, "b2 w1 b5 w1 b1", **END)
    first, *others = table.hands[A]
    assert not points_in_vain(table, first)
    assert all(points_in_vain(table, order) for order in others)
    assert not any(
        points_in_vain(strange(A, 5, UNKNOWN_HAND, "b2 w1 b5 w1 b1", **END), order) for order in others
    )


def test_in_the_end_game_a_card_known_to_be_useless_is_expected_before_the_chop() -> None:
    table = strange(A, 8, "? ?.r ?.r ? ?", "b2 w1 b5 w1 b1", **END)
    assert [points_in_vain(table, order) for order in table.hands[A]] == [True, True, False, True, True]
    assert table.hands[A][2] in candidate_discards(table)


def test_in_the_end_game_a_chop_that_others_may_not_see_moved_tells_strangers_something() -> None:
    table = strange(A, 8, UNKNOWN_HAND, "b2 w1 b5 w1 b4", **END)
    table.moved[table.hands[A][0]] = True
    assert [points_in_vain(table, order) for order in table.hands[A]] == [True, True, True, True, False]
    assert table.hands[A][4] in candidate_discards(table), "Bob's card there fits"


def test_a_discard_that_strangers_may_misread_is_worth_less() -> None:
    values = []
    for strict in (True, False):
        minds = minds_of(8, UNKNOWN_HAND, "b2 w1 b5 w1 b1", strict, **END)
        values.append(discard_value(minds, minds.mine.hands[A][2]))
    assert values[1] - values[0] == pytest.approx(WORTHS.lie)


def minds_of(level: int, mine: str, theirs: str, strict: bool = True, **facts: Any) -> Minds:
    position = {"level": level, "series": "", "hands": [mine, theirs], **facts}
    minds = Minds([set_up(position, A, reader) for reader in (A, B)], A)
    for table in minds.tables:
        table.pile = facts.get("pile", table.pile)
    minds.mine.strict = strict
    return minds


def test_after_two_strikes_no_card_is_played_on_the_word_of_a_stranger_alone() -> None:
    assert trusted(0, "?.r") == trusted(0, "?.r", strict=False)
    assert trusted(2, "?.r") < trusted(2, "?.r", strict=False)
    assert trusted(2, "?") < trusted(2, "?.r"), "least of all a card that nobody has clued"
    assert trusted(2, "?.r2") == trusted(2, "?.r2", strict=False), "the clues say what it is"


def test_after_two_strikes_no_discard_of_a_stranger_calls_on_a_card() -> None:
    own = ("? ? ? ? ?", "w1 g1 b1 w2 y5.y5", UNKNOWN_HAND)
    for strikes, strict, places in ((1, True, [4]), (2, False, [4]), (2, True, [])):
        near_end = strange(C, 8, *own, strict=strict, series="r4 y4 g5 b5 w5", pile=0)
        near_end.strikes = strikes
        discard(near_end, A, 4, "w1")
        assert called(near_end, C) == places
    for strikes, strict, places in ((1, True, [5]), (2, False, [5]), (2, True, [])):
        passed_on = strange(B, 10, "? ? r2.r2 ? ?", UNKNOWN_HAND, strict=strict, series="r1")
        passed_on.strikes = strikes
        discard(passed_on, A, 3, "r2")
        assert called(passed_on, B) == places


def trusted(strikes: int, card: str, strict: bool = True) -> float:
    """What it is worth to play a card that is taken to be the red 2."""
    minds = minds_of(5, f"? ? ? ? {card}", "w4 b3 g4 y4 y3", strict, series="r1 y3 g3 b3")
    order = minds.mine.hands[A][4]
    for table in minds.tables:
        table.strikes = strikes
        table.belief[order] = table.inferred[order] = 1 << FIVE.identity["r2"]
    return play_value(minds, order)


def test_a_discard_that_leaves_a_stranger_nothing_but_a_clue_is_worth_less() -> None:
    values = {}
    for strict in (True, False):
        for tokens in (6, 7):
            minds = minds_of(5, UNKNOWN_HAND, "w4 b3 g4 y4 y3", strict, tokens=tokens)
            values[strict, tokens] = discard_value(minds, minds.mine.hands[A][0])
    assert values[True, 6] == values[False, 6]
    assert values[False, 7] - values[True, 7] == pytest.approx(WORTHS.cornered)


def test_a_clue_that_leaves_a_stranger_without_chop_and_token_is_worth_less() -> None:
    values = {}
    for strict in (True, False):
        for tokens in (1, 2):
            minds = minds_of(11, UNKNOWN_HAND, "r5.5 b5.5 g5.5 y5.5 w4.4", strict, tokens=tokens)
            values[strict, tokens] = clue_value(minds, Clue(1, 4))
    cost = {tokens: values[False, tokens] - values[True, tokens] for tokens in (1, 2)}
    assert cost[1] - cost[2] == pytest.approx(WORTHS.desperate)


def test_a_discard_of_a_clued_card_that_may_be_useful_is_worth_less() -> None:
    for level, tokens, cost in ((2, 4, WORTHS.odd), (5, 0, WORTHS.odd), (5, 4, WORTHS.passed_on)):
        values = []
        for strict in (True, False):
            minds = minds_of(level, "?.3 ? ? ? ?", "w4 b3 g4 y4 y3", strict, tokens=tokens)
            values.append(discard_value(minds, minds.mine.hands[A][0]))
        assert values[1] - values[0] == pytest.approx(cost), "at level 3 they may take it for a sarcastic one"


def test_a_stranger_may_have_clued_a_copy_of_a_card_that_it_did_not_know() -> None:
    """Bob's unknown 1 turns out to be red after he has clued Alice's 1: hers may be red, too."""
    for strict, sure in ((True, False), (False, True)):
        table = strange(A, 3, UNKNOWN_HAND, "r1 b3 g4 y4 y3", strict=strict)
        clue(table, A, B, 1, 1)
        clue(table, B, A, 1, 2)
        table.turn += 1
        read_play(table, B, table.hands[B][0], FIVE.identity["r1"])
        update_beliefs(table)
        assert plays(table, A, 2) is sure
        assert candidate_plays(table) == [table.hands[A][1]], "it is weighed all the same"


def test_good_touch_does_not_say_which_of_two_cards_of_one_clue_is_of_use() -> None:
    """Three 3s are touched, and only two fit: one of the two that are left is useless."""
    for strict, sure in ((True, []), (False, [2])):
        table = strange(B, 5, UNKNOWN_HAND, UNKNOWN_HAND, strict=strict, series="w2 r4 b5 y5 g2")
        clue(table, A, B, 3, 2, 4, 5)
        table.turn += 1
        newest = table.hands[B][4]
        read_play(table, B, newest, FIVE.identity["g3"])
        update_beliefs(table)
        assert [place for place in (2, 4) if plays(table, B, place)] == sure
        assert newest not in candidate_plays(table)
        assert candidate_plays(table) == [table.hands[B][1], table.hands[B][3]][: 2 if strict else 1]


def test_a_stranger_leaves_a_finesse_to_the_giver_who_has_a_clued_copy() -> None:
    """Bob could play his green 1, but sees that Carol will play hers: Alice's card may still be the 2."""
    state = three(
        "y4 b3 r4 g5 g1",
        "clue C 1",
        "clue C 4",
        "clue A green",
        alice="g2 y3 w4 w3 b4",
        carol="g1 b1 w4 y3 b3",
    )
    state = after(state, "discard 2", "discard 1")
    for strict, left in ((True, ("g1", "g2")), (False, ("g1",))):
        own = ConventionReader(5, strict).table(state.view(A))
        assert FIVE.texts(own.belief[own.hands[A][0]]) == left
    state = after(state, "play 1")
    own = ConventionReader(5, strict=True).table(state.view(A))
    assert FIVE.texts(own.belief[own.hands[A][0]]) == ("g2",)


def test_no_finesse_is_read_into_a_clue_if_the_receiver_has_the_missing_card_clued() -> None:
    """Bob's yellow 5 waits for the yellow 4, which he has, too."""
    for strict, places in ((True, []), (False, [5])):
        table = strange(
            A, 5, UNKNOWN_HAND, "r4.r g4 r1 y4.y y5", "w1 w2 r2 b4 y1", strict=strict, series="y3"
        )
        table.clued[table.hands[B][3]] &= sum(1 << FIVE.identity[face] for face in ("y4", "y5"))
        update_beliefs(table)
        clue(table, C, B, "yellow", 4, 5)
        assert called(table, A) == places


def test_strangers_are_expected_to_go_on_trusting_a_clue_after_a_strike() -> None:
    """All of Bob's 1s are red; the second is a strike, and he may play the third."""
    start = three("r1 r1 g4 r1 b2", "clue B 1", "play 1", "clue A 4", "clue C 4", carol="b4 b3 g3 w4 y3")
    struck = after(start, "play 1", "clue A 3")
    assert struck.strikes == 1
    for strict in (True, False):
        bobs = ConventionReader(5, strict).minds(struck.view(A)).own(B)
        assert bobs.fits_surely(bobs.hands[B][1]) is strict


def test_a_five_that_keeps_the_chop_asks_strangers_for_nothing_else() -> None:
    for bob, misread in (("b3 r5 g4 r1 w2", 0), ("b3 g4 r5 r1 w2", 1)):
        before = three(bob, "clue C 4", "clue A 4", "discard 2")
        tables = [
            ConventionReader(11, strict=True).table(game.view(A))
            for game in (before, after(before, "clue B 5"))
        ]
        assert tables[1].lies - tables[0].lies == misread


def test_a_stranger_who_discards_does_not_know_the_card_that_it_seems_to_know() -> None:
    """Bob's red card can only be the 1, but he discards; at level 7 the first time may be a scream."""
    start = two_players("clue B red", "discard 1")
    for state, level, known in (
        (start, 5, False),
        (start, 11, True),
        (after(start, "clue B white", "discard 1"), 11, False),
    ):
        assert ConventionReader(level, strict=True).minds(state.view(A)).own(B).fits_surely(7) is known
    assert ConventionReader(5).minds(start.view(A)).own(B).fits_surely(7), "its own kind has its reasons"


def two_players(*moves: str) -> HanabiState:
    return table_of("y4 y3 w4 w3 g4  b2 b4 r1 w2 g2 w1 b3", *moves, players=2)

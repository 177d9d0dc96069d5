"""Levels 5 to 11, one test a convention: tempo clues, screams, the end-game, stalling, cards passed on."""

from __future__ import annotations

from typing import Any

from sumida.hanabi.bots.convention.ending import ranked
from sumida.hanabi.conventions.belief import update_beliefs
from sumida.hanabi.conventions.clues import read_clue
from sumida.hanabi.conventions.end_game import is_end_game, pace
from sumida.hanabi.conventions.minds import Minds
from sumida.hanabi.conventions.stalls import Severity, severity
from sumida.hanabi.conventions.table import ConventionTable
from sumida.hanabi.conventions.turns import read_discard, read_play
from sumida.hanabi.rules.variants import FIVE
from sumida.kernel import Seat
from tests.hanabi.conventions.tables import A, B, C
from tests.hanabi.conventions.test_positions import set_up

UNKNOWN_HAND = "? ? ? ? ?"


def seen_by(reader: Seat, level: int, *hands: str, pile: int | None = None, **facts: Any) -> ConventionTable:
    """A position as one seat sees it; hands from the oldest card to the newest."""
    table = set_up({"level": level, "series": "", "hands": list(hands), **facts}, reader, reader)
    if pile is not None:
        table.pile = pile
    return table


def clue(table: ConventionTable, giver: Seat, target: Seat, value: str | int, *places: int) -> None:
    table.turn += 1
    read_clue(table, giver, target, FIVE.touch[value], [table.hands[target][place - 1] for place in places])


def discard(table: ConventionTable, seat: Seat, place: int, face: str) -> None:
    table.turn += 1
    read_discard(table, seat, table.hands[seat][place - 1], FIVE.identity[face])


def kept(table: ConventionTable, seat: Seat) -> list[int]:
    """The places of the cards that a chop move keeps."""
    return [place for place, order in enumerate(table.hands[seat], 1) if table.moved[order]]


def plays(table: ConventionTable, seat: Seat, place: int) -> bool:
    return table.fits_surely(table.hands[seat][place - 1])


def called(table: ConventionTable, seat: Seat) -> list[int]:
    return [place for place, order in enumerate(table.hands[seat], 1) if table.called[order]]


def filled_in(level: int, hand: str, *places: int, **facts: Any) -> ConventionTable:
    """Alice clues 3 to Bob, who has clued cards already; all 2s but the red one are played."""
    table = seen_by(B, level, UNKNOWN_HAND, hand, "w1 w1 g1 b1 y1", series="y2 g2 b2 w2 r4", **facts)
    clue(table, A, B, 3, *places)
    return table


def test_a_hidden_finesse_goes_on_to_the_finesse_position_after_the_prompted_card() -> None:
    """Bob's red card turns out to be the 2 of another suit: his red 2 lies on his finesse position."""
    table = seen_by(B, 5, UNKNOWN_HAND, "?.2 ? ? ? ?", "w4 b4 g4 r3 y4", series="r1 b1")
    clue(table, A, C, "red", 4)
    assert called(table, B) == [1]
    table.turn += 1
    read_play(table, B, table.hands[B][0], FIVE.identity["b2"])
    assert called(table, B) == [4]


def test_a_tempo_clue_that_gets_one_card_played_keeps_the_chop() -> None:
    assert kept(filled_in(6, "g3.g ? ? ? ?", 1), B) == [2]
    assert kept(filled_in(5, "g3.g ? ? ? ?", 1), B) == []


def test_a_tempo_clue_between_two_players_keeps_nothing() -> None:
    table = seen_by(B, 6, UNKNOWN_HAND, "g3.g ? ? ? ?", series="g2")
    clue(table, A, B, 3, 1)
    assert table.fits_surely(table.hands[B][0])
    assert kept(table, B) == []


def test_a_valuable_tempo_clue_gets_two_cards_played_and_keeps_nothing() -> None:
    table = filled_in(6, "g3.g b3.b ? ? ?", 1, 2)
    assert kept(table, B) == []
    assert all(table.fits_surely(order) for order in table.hands[B][:2])


def test_a_tempo_clue_to_a_card_that_a_prompt_would_miss_keeps_nothing() -> None:
    assert kept(filled_in(6, "g3.g ? g4.g ? ?", 1), B) == []


def test_a_scream_discard_keeps_the_chop_of_the_next_seat() -> None:
    hands = ("? ? r3.r3 ? ?", UNKNOWN_HAND, "w1 w1 g1 b1 y1")
    series = "r2 y2 g2 b2 w2"
    for level, places in ((7, [1]), (6, [])):
        table = seen_by(B, level, *hands, series=series, tokens=0)
        discard(table, A, 1, "w1")
        assert kept(table, B) == places
    table = seen_by(B, 7, *hands, series=series, tokens=3)
    discard(table, A, 1, "w1")
    assert kept(table, B) == [], "there was a token to give a clue with"


def test_whoever_discards_the_chop_before_a_useless_card_screams_too() -> None:
    table = seen_by(B, 7, "? ? r1.r1 ? ?", UNKNOWN_HAND, "w4 w1 g1 b1 y1", series="r2", tokens=0)
    discard(table, A, 1, "w4")
    assert kept(table, B) == [1]


def test_a_shout_discard_keeps_the_chop_of_the_next_seat_whatever_the_tokens() -> None:
    table = seen_by(B, 7, "r1.r1 ? r3.r3 ? ?", UNKNOWN_HAND, "w1 w1 g1 b1 y1", series="r2", tokens=3)
    discard(table, A, 1, "r1")
    assert kept(table, B) == [1]


def test_a_generation_discard_is_no_scream() -> None:
    """Bob is to save Carol's 5: Alice gives him a token for it."""
    table = seen_by(B, 7, "? ? r3.r3 ? ?", UNKNOWN_HAND, "y5 w1 g1 b1 y1", series="r2 y1", tokens=0)
    discard(table, A, 1, "w1")
    assert kept(table, B) == []


def test_the_end_game_begins_when_fewer_discards_than_players_are_left() -> None:
    hands = (UNKNOWN_HAND, UNKNOWN_HAND, "w1 w1 g1 b1 y1")
    table = seen_by(A, 8, *hands, series="r5 y5 g5 b4 w1", pile=4)
    assert (pace(table), is_end_game(table)) == (2, True)
    table.pile = 5
    assert (pace(table), is_end_game(table)) == (3, False)


def test_nothing_is_chop_moved_in_the_end_game() -> None:
    for pile, places in ((20, [1]), (2, [])):
        table = seen_by(B, 8, UNKNOWN_HAND, "? ? ? ? ?", "w1 w1 g1 b1 y1", series="r5 y5 g5 b4 w1", pile=pile)
        clue(table, A, B, 5, 2)
        assert kept(table, B) == places


def test_a_positional_discard_asks_for_the_card_in_the_same_place() -> None:
    """Everything but two 5s is played; Alice discards her second newest card, Carol's red 5 lies there."""
    hands = (UNKNOWN_HAND, "? ? ? ? y5.y5", "b1 w1 g1 r5 y1")
    for reader in (A, B):
        table = seen_by(reader, 8, *hands, series="r4 y4 g5 b5 w5", tokens=0, pile=0)
        discard(table, A, 4, "w1")
        assert (called(table, B), called(table, C)) == ([], [4])
    own = seen_by(C, 8, UNKNOWN_HAND, "w1 g1 b1 w2 y5.y5", UNKNOWN_HAND, series="r4 y4 g5 b5 w5", pile=0)
    discard(own, A, 4, "w1")
    assert called(own, C) == [4]


def test_a_bot_without_a_token_names_a_card_by_the_place_of_its_discard() -> None:
    position = {
        "level": 8,
        "series": "r4 y5 g5 b5 w5",
        "hands": [UNKNOWN_HAND, "b1 w1 r5 g1 y1"],
        "tokens": 0,
    }
    minds = Minds([set_up(position, A, reader) for reader in (A, B)], A)
    for table in minds.tables:
        table.pile, table.turns_left = 0, 2
    assert str(ranked(minds)[0][1]) == "discard 3"


def test_the_need_to_stall_is_worse_in_this_order() -> None:
    others = (UNKNOWN_HAND, "w1 w1 g1 b1 y1")
    assert severity(seen_by(B, 9, UNKNOWN_HAND, *others), A) is Severity.NONE
    assert severity(seen_by(B, 9, UNKNOWN_HAND, *others, early=True), A) is Severity.EARLY
    assert severity(seen_by(B, 9, "?.5 ?.5 ?.4 ?.4 ?.3", *others), A) is Severity.LOCKED
    assert severity(seen_by(B, 9, UNKNOWN_HAND, *others, tokens=8), A) is Severity.FULL
    assert severity(seen_by(B, 8, UNKNOWN_HAND, *others, tokens=8), A) is Severity.NONE


def test_nobody_discards_what_may_be_the_last_copy_of_the_card_just_discarded() -> None:
    table = seen_by(C, 9, UNKNOWN_HAND, UNKNOWN_HAND, UNKNOWN_HAND)
    discard(table, A, 1, "r4")
    update_beliefs(table)
    assert severity(table, B) is Severity.DOUBLE_DISCARD


def test_a_fill_in_clue_by_somebody_who_must_stall_asks_for_nothing() -> None:
    """Bob's green card turns out to be a 3, and the green 2 is missing."""
    for giver, places in (("?.5 ?.5 ?.4 ?.4 ?.3", []), (UNKNOWN_HAND, [5])):
        table = seen_by(B, 9, giver, "?.g ? ? ? ?", "w1 w1 r1 b1 y1", series="g1")
        clue(table, A, B, 3, 1)
        assert called(table, B) == places


def test_a_hard_burn_by_somebody_who_must_stall_asks_for_nothing() -> None:
    """Bob has known for long that his card is a 3."""
    for giver, asked in (("?.5 ?.5 ?.4 ?.4 ?.3", False), (UNKNOWN_HAND, True)):
        table = seen_by(B, 9, giver, "?.3 ? ? ? ?", "w1 w1 b1 b1 y1", series="r2")
        clue(table, A, B, 3, 1)
        assert plays(table, B, 1) is asked


def test_a_locked_player_may_save_any_card_on_the_chop() -> None:
    table = seen_by(B, 9, "?.5 ?.5 ?.4 ?.4 ?.3", UNKNOWN_HAND, "w1 w1 w1 b4 y4", series="w1")
    clue(table, A, B, "red", 1)
    assert not table.fits_surely(table.hands[B][0])


def test_with_all_tokens_there_any_card_but_the_newest_may_be_saved() -> None:
    for place, plays in ((3, False), (5, True)):
        table = seen_by(B, 9, UNKNOWN_HAND, UNKNOWN_HAND, "w1 w1 w1 b4 y4", series="w1", tokens=8)
        clue(table, A, B, "red", place)
        assert table.fits_surely(table.hands[B][place - 1]) is plays


def test_a_baton_discard_passes_on_a_card_that_does_not_fit_yet() -> None:
    """Bob gives up his red 3, and Alice sees no other."""
    for level, series, known in ((10, "r1", True), (9, "r1", False), (10, "r4", False)):
        table = seen_by(A, level, UNKNOWN_HAND, "w4 r3.r3 g4 y4 y3", "w4 b4 g4 y4 y3", series=series)
        order = table.hands[B][1]
        table.belief[order] = table.inferred[order] = 1 << FIVE.identity["r3"]
        discard(table, B, 2, "r3")
        update_beliefs(table)
        newest = table.hands[A][4]
        assert (table.touched[newest] and table.belief[newest] == 1 << FIVE.identity["r3"]) is known


def test_a_gentlemans_discard_passes_a_card_on_to_a_finesse_position() -> None:
    hands = ("? ? ? ? ?", "w4 b4 g4 y4 y3", "? r1.r1 ? ? ?")
    for level, places in ((10, [5]), (9, [])):
        table = seen_by(A, level, *hands)
        discard(table, C, 2, "r1")
        assert called(table, A) == places
    table = seen_by(A, 10, "? ? ? ? ?", "w4 b4 g4 y4 r1", "? r1.r1 ? ? ?")
    discard(table, C, 2, "r1")
    assert (called(table, A), called(table, B)) == ([], [5])


def test_a_receiver_who_plays_another_card_blind_was_bluffed_if_the_clue_was_a_rank() -> None:
    assert still_called(11) == []
    assert still_called(5) == [4], "before bluffs are played it is a layer"


def still_called(level: int) -> list[int]:
    """The positions that Bob plays blind after a white 1: his card of rank 3 may be red."""
    table = seen_by(B, level, UNKNOWN_HAND, UNKNOWN_HAND, series="r1")
    clue(table, A, B, 3, 2)
    assert called(table, B) == [5]
    read_play(table, B, table.hands[B][4], FIVE.identity["w1"])
    return called(table, B)


def test_a_bluff_is_off_once_the_next_seat_plays_the_same_card_from_elsewhere() -> None:
    """Carol's clued white 1 is no answer to Bob's clue: Alice's green card is the 1, not the 2."""
    table = seen_by(A, 11, UNKNOWN_HAND, "r4 b4 y4 w4 w3", "w1.w1 w4 b4 b3 w1")
    clue(table, B, A, "green", 5)
    mine = table.hands[A][4]
    assert FIVE.texts(table.belief[mine]) == ("g1", "g2")
    table.turn += 1
    read_play(table, C, table.hands[C][0], FIVE.identity["w1"])
    update_beliefs(table)
    assert FIVE.texts(table.belief[mine]) == ("g1",)


def test_a_five_clued_to_stall_moves_no_chop() -> None:
    """Alice has no card to discard; otherwise her clue of a 5 next to the chop keeps the chop."""
    for giver, places in (("?.5 ?.5 ?.4 ?.4 ?.3", []), (UNKNOWN_HAND, [1])):
        table = seen_by(B, 4, giver, UNKNOWN_HAND, series="w1")
        clue(table, A, B, 5, 2)
        assert kept(table, B) == places

"""Level 2, one test a convention: reverse, self and longer finesses, the stall with a five."""

from __future__ import annotations

from typing import Any

from sumida.hanabi.conventions.history import ConventionReader
from sumida.hanabi.conventions.promises import call_on, release
from sumida.hanabi.rules.state import HanabiState
from sumida.hanabi.rules.variants import FIVE
from tests.hanabi.conventions.tables import B, C, D, answer, believed, called, three
from tests.hanabi.conventions.test_positions import give, set_up
from tests.hanabi.positions import after, table


def test_a_reverse_finesse_makes_the_receiver_wait_for_a_later_seat() -> None:
    state = three("b2 b4 g4 r2 y4", "clue B red", carol="b4 b3 g3 y3 r1")
    assert believed(state, B, 4, 2) == "r1 r2"
    state = after(state, "discard 1")
    assert called(state, C, 2) == [5]
    assert answer(state, 2) == "play 5"
    assert believed(after(state, "play 5"), B, 3, 2) == "r2"


def test_a_reverse_finesse_that_nobody_answers_was_a_play_clue() -> None:
    state = three("b2 b4 g4 r1 y4", "clue B red", "discard 1", "clue A 4", carol="b4 b3 g3 y3 r1")
    assert believed(state, B, 3, 2) == "r1"


def test_a_double_finesse_calls_on_two_seats() -> None:
    state = table("y4 y3 w4 w3  b2 b4 g4 r1  b3 g3 y2 r2  b4 r3 g3 y3", "clue D red", players=4)
    assert called(state, B, 2) == [4]
    assert called(after(state, "play 4"), C, 2) == [4]
    assert believed(after(state, "play 4", "play 4"), D, 2, 2) == "r3"


def test_a_double_finesse_may_call_on_one_seat_twice() -> None:
    state = three("b2 b4 g4 r2 r1", "clue C red", carol="b4 r3 g3 w4 y3")
    assert called(state, B, 2) == [4, 5]
    state = after(state, "play 5", "clue A 4", "discard 2")
    assert answer(state, 2) == "play 4"
    assert believed(after(state, "play 4"), C, 2, 2) == "r3"


def test_a_self_finesse_is_read_only_if_nothing_else_is_left() -> None:
    state = three("b3 b4 g4 r2 r1", "clue B 2")
    assert called(state, B, 2) == [5]
    assert answer(state, 2) == "play 5"
    assert believed(after(state, "play 5"), B, 4, 2) == "r2"
    other = three("b3 b4 g4 r2 r1", "clue B 2", carol="b4 b3 g3 w4 w1")
    assert called(other, B, 2) == [], "it may wait for the white 1"


def test_a_five_off_the_chop_asks_for_nothing() -> None:
    state = three("b2 b4 g4 r5 y4", "clue B 5", carol="b4 b3 g3 y3 r1")
    assert believed(state, B, 4, 2) == "w5 r5 b5 y5 g5"
    assert called(state, B, 2) == []
    assert called(after(state, "discard 1"), C, 2) == []


def test_a_five_off_the_chop_is_to_be_played_once_the_early_game_is_over() -> None:
    hands = ["? ? ? ? ?", "? ? ? ? ?", "b2 b1 g4 r5 y4"]
    clue = {"from": 0, "to": 2, "value": "5", "positions": [4]}
    position = {"level": 2, "series": "r4 g4", "hands": hands, "clue": clue}
    assert believed_five(position) == "r5 g5"
    assert believed_five({**position, "early": True}) == "w5 r5 b5 y5 g5"
    assert believed_five({**position, "tokens": 8}) == "w5 r5 b5 y5 g5", "nothing can be discarded"
    clued = {**position, "hands": [*hands[:2], "b2 b1 g4 r5.5 y4"]}
    assert believed_five({**clued, "tokens": 8}) == "w5 r5 b5 y5 g5", "nor if it was clued before"
    assert believed_five({**position, "series": "r3"}) == "w5 r5 b5 y5 g5"


def believed_five(position: dict[str, Any]) -> str:
    own = set_up(position, C, C)
    give(own, position)
    return " ".join(FIVE.texts(own.belief[own.hands[C][3]]))


def test_a_card_that_only_the_next_seat_could_doubt_counts_as_known_to_the_giver() -> None:
    """Alice sees that Bob has no red 1 to play blind, so she knows hers; Bob sees it in her hand."""
    alice, carol = "b2 r1 g1 w3 y3", "b3 b2 g1 r3 w2"
    state = three("b4 w4 g4 r2 g3", "clue B 3", "clue C 3", "clue A red", alice=alice, carol=carol)
    state = after(state, "clue B red")
    assert believed(state, B, 4, 2) == "r2"


def test_among_people_a_five_off_the_chop_is_not_clued_in_vain() -> None:
    """They would look for the missing 4, and play a card blind."""
    state = three("b2 b4 g4 r5 y4", "clue C 4", "discard 1", "clue A 4", carol="b4 b3 g3 y3 r1")
    assert lies(state, "clue B 5", strict=True) == 1
    assert lies(state, "clue B 5", strict=False) == 0
    early = three("b2 b4 g4 r5 y4", carol="b4 b3 g3 y3 r1")
    assert lies(early, "clue B 5", strict=True) == 0


def lies(state: HanabiState, clue: str, strict: bool) -> int:
    """How many seats misread a clue, as its giver sees it."""
    reader, giver = ConventionReader(2, strict), state.current
    return -reader.table(state.view(giver)).lies + reader.table(after(state, clue).view(giver)).lies


def test_a_card_that_was_called_on_is_afterwards_what_was_read_into_it_before() -> None:
    own = set_up({"level": 2, "series": "", "hands": ["? ? ? ? ?", "?.r ? ? ? ?"]}, B, B)
    order = own.hands[B][0]
    own.inferred[order] = FIVE.touch[3]
    call_on(own, order, FIVE.touch[1])
    release(own, [order])
    assert own.inferred[order] == FIVE.touch[3]

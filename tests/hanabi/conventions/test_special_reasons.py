"""Every convention of the higher levels has a sentence of its own."""

from __future__ import annotations

from typing import Any

import pytest

from sumida.hanabi.bots.convention.clue_reasons import words_of_clue
from sumida.hanabi.bots.convention.explanation import explain, words_of_discard, words_of_play
from sumida.hanabi.bots.convention.signals import Signal, discard_signal, order_of_ones
from sumida.hanabi.bots.convention.understanding import understood
from sumida.hanabi.conventions.belief import update_beliefs
from sumida.hanabi.conventions.history import ConventionReader
from sumida.hanabi.conventions.minds import Minds
from sumida.hanabi.conventions.table import ConventionTable
from sumida.hanabi.conventions.turns import read_play
from sumida.hanabi.rules.actions import Clue, Discard, Event
from sumida.hanabi.rules.state import HanabiState
from sumida.hanabi.rules.variants import FIVE
from sumida.kernel import Seat
from tests.hanabi.conventions.tables import A, B, C, three
from tests.hanabi.conventions.test_levels_5_to_10 import UNKNOWN_HAND, clue, discard, seen_by
from tests.hanabi.conventions.test_positions import set_up
from tests.hanabi.conventions.test_why import told
from tests.hanabi.positions import after

OTHERS = "w1 w1 g1 b1 y1"


def signal(table: ConventionTable, seat: Seat, place: int, face: str) -> Signal | None:
    return discard_signal(table, seat, table.hands[seat][place - 1], FIVE.identity[face])


def given(table: ConventionTable, giver: Seat, target: Seat, value: str | int, *places: int) -> str:
    """The name of the sentence about a clue, as the seat of the table understands it."""
    before, orders = table.copy(), [table.hands[target][place - 1] for place in places]
    clue(table, giver, target, value, *places)
    return words_of_clue(before, table, giver, Clue(target, value), orders).key


def read_by_receiver(table: ConventionTable, giver: Seat, value: str | int, *places: int) -> str:
    """The name of the sentence about a clue to the seat of the table."""
    orders = tuple(table.hands[table.me][place - 1] for place in places)
    tables = [table.copy() for _ in range(table.terms.players)]
    return understood(Minds(tables, table.me), Event(1, giver, Clue(table.me, value), orders)).key


def own_reason(state: HanabiState, action: str, level: int) -> str:
    minds = ConventionReader(level).minds(state.view(state.current))
    return explain(minds, state.setup.parse_action(action)).key


@pytest.mark.parametrize(("level", "said"), [(3, Signal("sarcastic", B)), (2, None)])
def test_a_sarcastic_discard_is_named(level: int, said: Signal | None) -> None:
    seen = seen_by(C, level, "? r2.r2 ? ? ?", "? r2.r ? ? ?", UNKNOWN_HAND, series="r1")
    assert signal(seen, A, 2, "r2") == said


def test_whoever_is_seen_by_nobody_to_hold_the_other_copy_is_told_that_it_does() -> None:
    seen = seen_by(B, 3, "? r2.r2 ? ? ?", "? ?.r ? ? ?", OTHERS, series="r1")
    found = signal(seen, A, 2, "r2")
    assert found == Signal("sarcastic", B)
    words = words_of_discard(seen, found, seen.hands[A][1], 2)
    assert (words.key, words.facts["position"]) == ("why-read-sarcastic", 2)


def test_a_gentlemans_discard_names_the_card_to_be_played() -> None:
    seen = seen_by(A, 10, UNKNOWN_HAND, "w4 b4 g4 y4 y3", "? r1.r1 ? ? ?")
    found = signal(seen, C, 2, "r1")
    assert found == Signal("gentleman", A, seen.hands[A][4])
    words = words_of_discard(seen, found, seen.hands[C][1], 2)
    assert (words.key, words.facts["position"]) == ("why-read-gentleman", 5)
    discard(seen, C, 2, "r1")
    called = seen.hands[A][4]
    assert words_of_play(seen, None, called, 5).key == "why-partner-play-known" or seen.called[called]


def test_a_positional_discard_names_the_place_and_so_does_the_answer() -> None:
    seen = seen_by(B, 8, UNKNOWN_HAND, UNKNOWN_HAND, series="r4 y5 g5 b5 w5", pile=0)
    found = signal(seen, A, 3, "g1")
    assert found == Signal("positional", B, seen.hands[B][2])
    discard(seen, A, 3, "g1")
    assert words_of_play(seen, None, seen.hands[B][2], 3).key == "why-partner-called-positional"


def test_screams_shouts_and_generation_discards_are_told_apart() -> None:
    hands = ("r1.r1 ? r3.r3 ? ?", UNKNOWN_HAND, OTHERS)
    assert signal(seen_by(B, 7, *hands, series="r2", tokens=3), A, 1, "r1") == Signal("shout", B, 5)
    hands = ("? ? r3.r3 ? ?", UNKNOWN_HAND, OTHERS)
    series = "r2 y2 g2 b2 w2"
    assert signal(seen_by(B, 7, *hands, series=series, tokens=0), A, 1, "w1") == Signal("scream", B, 5)
    assert signal(seen_by(B, 7, *hands, series=series, tokens=3), A, 1, "w1") is None
    assert signal(seen_by(B, 6, *hands, series=series, tokens=0), A, 1, "w1") is None
    hands = ("? ? r3.r3 ? ?", UNKNOWN_HAND, "y5 w1 g1 b1 y1")
    seen = seen_by(B, 7, *hands, series="r2 y1", tokens=0)
    assert signal(seen, A, 1, "w1") == Signal("generation", B)


def test_the_first_of_several_ones_and_one_out_of_order_are_told_apart() -> None:
    state = three("b3 w1 g4 r1 b1", "clue B 1")
    assert own_reason(state, "play 2", 3) == "why-partner-ones"
    assert own_reason(state, "play 2", 2) == "why-partner-play-sure"
    assert own_reason(state, "play 4", 4) == "why-partner-ones-move"
    seen = ConventionReader(4).table(state.view(C))
    assert order_of_ones(seen, B, seen.hands[B][3]) == Signal("ones-move", C, seen.hands[C][0])


def test_a_fix_clue_is_named_to_its_receiver_and_to_others() -> None:
    state = three("b3 w1 g4 r1 b2", "clue B 1", "clue A 4")
    assert own_reason(
        three("b3 w1 g4 w1 b2", "clue B 1", "play 2", "clue A 4", drawn="y2"), "clue B white", 3
    ) == ("why-partner-fix")
    assert told(after(state, "clue B 1"), B, level=3) == ("why-read-fix", 2)


def test_a_five_off_the_chop_is_named() -> None:
    state = three("b3 b4 r5 w2 g2", "clue B 5")
    assert told(state, C, level=2) == ("why-partner-five", None)
    assert told(state, B, level=2) == ("why-read-five", 3)
    assert told(state, B, level=1)[0] != "why-read-five"


def test_a_tempo_clue_is_named_and_whether_it_keeps_the_chop() -> None:
    series = "y2 g2 b2 w2 r4"
    seen = seen_by(C, 6, UNKNOWN_HAND, "g3.g r3 ? ? ?", UNKNOWN_HAND, series=series)
    assert given(seen, A, B, 3, 1) == "why-partner-move-tempo"
    seen = seen_by(B, 6, UNKNOWN_HAND, "?.g ? ? ? ?", OTHERS, series=series)
    assert read_by_receiver(seen, A, 3, 1) == "why-read-move-tempo"
    seen = seen_by(B, 5, UNKNOWN_HAND, "?.g ? ? ? ?", OTHERS, series=series)
    assert read_by_receiver(seen, A, 3, 1) == "why-read-play"


@pytest.mark.parametrize(
    ("hand", "facts", "said"),
    [
        ("?.5 ?.5 ?.4 ?.4 ?.3", {}, "why-partner-locked-stall"),
        (UNKNOWN_HAND, {"tokens": 8}, "why-partner-full-stall"),
        (UNKNOWN_HAND, {"early": True}, "why-partner-early-stall"),
        (UNKNOWN_HAND, {}, "why-partner-tell"),
    ],
)
def test_a_clue_that_somebody_had_to_give_says_why(hand: str, facts: dict[str, Any], said: str) -> None:
    seen = seen_by(C, 9, hand, "? g4.g ? ? ?", UNKNOWN_HAND, **facts)
    assert given(seen, A, B, 4, 2) == said


def test_the_receiver_is_told_that_a_clue_was_a_stall() -> None:
    seen = seen_by(B, 9, "?.5 ?.5 ?.4 ?.4 ?.3", "? ?.g ? ? ?", OTHERS, series="g1")
    assert read_by_receiver(seen, A, 4, 2) == "why-read-stall"


def test_the_places_of_a_finesse_have_names() -> None:
    reverse = three("g4 b4 y4 w3 r2", "clue B red", carol="b4 b3 g3 y3 r1", alice="y4 w3 w4 g4 g3")
    assert told(reverse, A, level=2)[0] == "why-partner-reverse"
    layered = three("g4 b4 y4 r1 g1", "clue C red", carol="b4 b3 g3 r2 y3")
    assert own_reason(three("g4 b4 y4 r1 g1", carol="b4 b3 g3 r2 y3"), "clue C red", 5) == (
        "why-partner-layered"
    )
    assert told(layered, A, level=5)[0] == "why-partner-layered"


def test_the_second_card_of_a_layered_or_hidden_finesse_is_explained() -> None:
    seen = seen_by(B, 5, UNKNOWN_HAND, "?.2 ? ? ? ?", "w4 b4 g4 r3 y4", series="r1 b1")
    clue(seen, A, C, "red", 4)
    seen.turn += 1
    read_play(seen, B, seen.hands[B][0], FIVE.identity["b2"])
    assert words_of_play(seen, None, seen.hands[B][3], 4).key == "why-partner-called-hidden"
    state = three("g4 b4 y4 r1 g1", "clue C red", "play 5", "clue A 4", "discard 1", carol="b4 b3 g3 r2 y3")
    assert own_reason(state, "play 4", 5) == "why-partner-called-layered"


def test_what_no_convention_explains_is_not_called_the_least_loss() -> None:
    state = three("b2 b4 r1 w2 g2", "clue B white", "discard 3")
    assert told(state, A) == ("why-read-unclear-discard", 3)
    locked = three("r5 y5 g5 b5 w5", "clue B 5", "discard 3")
    assert told(locked, C) == ("why-partner-no-chop", 3)


def test_two_cards_that_must_be_the_last_two_leave_nothing_of_them_for_a_third() -> None:
    """Bob's oldest card is a white 5 or a blue 1, but his two 5s are the white and the red one."""
    for clues, key in (("?.5 ?.5", "why-partner-useless"), ("?.5 ?", "why-partner-chop")):
        seen = seen_by(B, 5, UNKNOWN_HAND, f"? {clues} ? ?", series="w4 r4 b5 y5 g5")
        oldest = seen.hands[B][0]
        seen.clued[oldest] = sum(1 << FIVE.identity[face] for face in ("w5", "b1"))
        assert words_of_discard(seen, None, oldest, 1).key == key


@pytest.mark.parametrize(
    ("clues", "said"), [("?.r1", "why-partner-gentleman"), ("?.1", "why-partner-useless-read")]
)
def test_a_card_that_may_be_useless_is_not_said_to_be_the_same_as_another(clues: str, said: str) -> None:
    """Alice takes her 1 for the red one, which Carol has on her finesse position; it may be yellow."""
    facts = {"level": 10, "series": "y1", "hands": [f"? {clues} ? ? ?", OTHERS, "w4 b4 g4 y4 r1"]}
    minds = Minds([set_up(facts, A, reader) for reader in (A, B, C)], A)
    minds.mine.inferred[1] = 1 << FIVE.identity["r1"]
    update_beliefs(minds.mine)
    assert explain(minds, Discard(2)).key == said

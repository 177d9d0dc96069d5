"""The conventions of docs/partner.md, one test per rule, from the seat that has to understand."""

from __future__ import annotations

from random import Random

import pytest

from sumida.hanabi.bots import ROSTER
from sumida.hanabi.bots.partner import PartnerBot
from sumida.hanabi.bots.partner.memory import Memory
from sumida.hanabi.bots.partner.table_reading import TableReading
from sumida.hanabi.rules.actions import Play
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.state import HanabiState
from sumida.kernel import Seat
from tests.hanabi.positions import after, table

A, B, C = 0, 1, 2
ALICE = "y4 y3 w4 w3 g4"
"""A hand that helps nobody."""
CAROL = "b4 b3 g3 w4 y3"


def mind(state: HanabiState, seat: Seat) -> TableReading:
    return Memory().table(state.view(seat))


def believed(state: HanabiState, seat: Seat, position: int) -> set[str]:
    """What a seat takes one of its cards to be."""
    own = mind(state, seat)
    return set(state.setup.variant.texts(own.belief[own.hands[seat][position - 1]]))


def answer(state: HanabiState) -> str:
    return str(ROSTER.make("partner-classic", state.setup.players).choose(state.view(state.current)))


def three(bob: str, *moves: str, carol: str = CAROL, alice: str = ALICE, drawn: str = "") -> HanabiState:
    return table(f"{alice} {bob} {carol} {drawn}", *moves, players=3)


def test_the_focus_is_the_newest_card_touched_and_a_play_clue_says_it_fits() -> None:
    state = three("b2 r4 g1 w2 r1", "clue B red")
    assert believed(state, B, 5) == {"r1"}
    assert believed(state, B, 2) == {"r2", "r3", "r4", "r5"}
    assert answer(state) == "play 5"


def test_the_focus_is_the_chop_if_the_clue_touches_it() -> None:
    state = three("r1 b2 g1 w2 r4", "clue B red")
    assert believed(state, B, 1) == {"r1"}
    assert answer(state) == "play 1"


def test_the_focus_is_played_first() -> None:
    state = three("b3 g1 w5 y1 b2", "clue B 1")
    assert answer(state) == "play 4"


def test_a_play_clue_may_wait_for_a_card_that_its_holder_knows() -> None:
    state = three("b2 b4 g4 w2 y2", "clue C red", carol="b4 b3 g3 r1 y3", alice="y4 y3 w4 r2 g4")
    state = after(state, "clue A red")
    assert believed(state, C, 4) == {"r1"}
    assert "r1" not in believed(state, A, 4)
    assert believed(after(state, "play 4"), A, 4) == {"r2"}


def test_a_five_on_the_chop_is_saved_and_not_played() -> None:
    state = three("g5 r4 g1 w2 b1", "clue B 5")
    assert believed(state, B, 1) == {"w5", "r5", "b5", "y5", "g5"}
    assert answer(state) != "play 1"


def test_a_two_on_the_chop_may_be_saved_unless_another_copy_is_seen() -> None:
    state = three("g2 r4 g1 w2 b1", "clue B 2", carol="b4 b2 g3 w4 y3")
    assert believed(state, B, 1) == {"w2", "r2", "y2", "g2"}


def test_the_last_copy_on_the_chop_may_be_saved_by_its_colour() -> None:
    state = three("b4 r4 g4 w2 b1", carol="b3 b3 g3 w4 g5", alice="r4 y3 w4 w3 g4")
    state = after(
        state, "clue C 5", "discard 1", "clue A 3", "discard 1", "clue C 5", "clue B red", "clue C 5"
    )
    assert believed(state, B, 1) == {"r1", "r4"}


def test_clued_cards_are_useful_and_not_the_same() -> None:
    state = three("b2 r4 g1 w2 r1", "clue B red", "play 5", "discard 1", "clue C red", carol="b4 b3 r2 r1 y3")
    assert "r1" not in believed(state, B, 2)
    assert "r4" not in believed(after(state, "discard 1"), C, 2)


def test_a_finesse_is_answered_with_the_newest_unclued_card_at_once() -> None:
    state = three("b2 b4 g4 w2 r1", "clue C red", carol="b4 b3 g3 r2 y3")
    assert answer(state) == "play 5"
    state = after(state, "play 5")
    assert believed(state, C, 4) == {"r2"}


def test_a_finesse_that_nobody_answers_was_a_play_clue() -> None:
    state = three("b2 b4 g4 w2 y1", "clue C red", carol="b4 b3 g3 r1 y3")
    assert believed(state, C, 4) == {"r1", "r2"}
    assert believed(after(state, "discard 1"), C, 4) == {"r1"}


def test_a_bluff_leaves_the_receiver_one_step_away() -> None:
    state = three("b2 b4 g4 w2 y1", "clue C red", carol="b4 b3 g3 r2 y3")
    assert answer(state) == "play 5"
    state = after(state, "play 5")
    assert believed(state, C, 4) == {"r2"}
    assert answer(state) != "play 4"


def test_a_prompt_comes_before_a_finesse() -> None:
    state = three("r2 b4 g4 y1 y4", "clue B 2", carol="b4 b3 g3 r3 y3", alice="r1 y3 w4 w3 g4")
    state = after(state, "clue A red", "discard 1", "play 1", "clue A 4", "discard 1", "clue C red")
    assert answer(state) == "play 1"


def test_the_one_seen_to_hold_the_missing_card_is_meant_and_nobody_else() -> None:
    state = table(
        "y4 y3 w4 w3  b2 b4 g4 w2  b3 g3 y2 r1  b4 r3 g3 r2",
        "clue D red",
        players=4,
    )
    assert answer(state) != "play 4"
    assert answer(after(state, "discard 1")) == "play 4"


def test_a_clue_that_says_nothing_new_asks_for_the_newest_card() -> None:
    state = three("b2 r4 g1 w2 r1", "clue B red", "play 5", "discard 1")
    state = after(state, "clue C 3", "discard 1", "clue A 4", "clue B red")
    assert believed(state, B, 1) == {"r2"}


def test_a_player_who_discards_with_a_playable_card_is_taken_literally() -> None:
    state = three("b2 r1 b4 w2 y2", "clue B red")
    assert mind(state, A).literal == [False, False, False]
    state = after(
        state, "discard 1", "clue A 4", "clue C 3", "discard 2", "clue A 4", "clue C 3", "discard 2"
    )
    assert mind(state, A).literal == [False, True, False]
    own = mind(state, A)
    assert own.belief[own.hands[B][0]] == own.clued[own.hands[B][0]]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_partners_among_themselves_score_well(players: int) -> None:
    setup = GAME.setup({"players": players})
    scores = []
    for seed in range(4):
        state = setup.start(setup.deal(Random(seed)))
        bots = [ROSTER.make("partner-classic", players) for _ in range(players)]
        while state.to_act:
            state = state.apply(state.current, bots[state.current].choose(state.view(state.current)))
        scores.append(state.scores[0])
        assert state.strikes < setup.max_strikes
    assert sum(scores) / len(scores) > 18


def test_a_play_is_explained_by_the_convention_behind_it() -> None:
    state = three("b2 b4 g4 w2 r1", "clue C red", carol="b4 b3 g3 r2 y3")
    words = ROSTER.make("partner-classic", 3).explain(state.view(B), Play(5))
    assert (words.key, words.facts) == ("why-partner-called", {"position": 5})


NEWCOMER = ("", "partner-classic", "partner-classic")
"""A person at the first seat, and two bots that know each other."""


def known(state: HanabiState, seat: Seat) -> TableReading:
    """The table as `partner` at a seat reads it, with a person at the first seat."""
    return PartnerBot(NEWCOMER).read(state.view(seat))


def test_a_newcomer_is_taken_literally_from_the_first_turn() -> None:
    state = three("b2 r4 g1 w2 r1")
    assert known(state, B).literal == [True, False, False]
    assert known(state, B).knows_calls == [False, True, True]


def test_no_finesse_is_read_into_a_newcomers_clue() -> None:
    state = three("b2 b4 g4 w2 r1", "clue C red", carol="b4 b3 g3 r2 y3")
    assert str(PartnerBot(NEWCOMER).choose(state.view(B))) != "play 5"
    assert answer(state) == "play 5", "of a partner it would be"


def test_no_finesse_is_asked_of_a_newcomer() -> None:
    """Carol clues Bob across Alice, who is new: nothing in Alice's hand is called for."""
    state = table("y4 y3 w4 w3 r1  b4 b3 g3 r2 y3  b2 b4 g4 w2 y4", players=3, first_seat=C)
    state = after(state, "clue B red")
    own = known(state, C)
    assert not any(own.called[order] for order in own.hands[A])
    assert any(mind(state, C).called[order] for order in own.hands[A])


def test_a_newcomer_who_gave_a_finesse_has_shown_that_they_know_it() -> None:
    """Once the cards are seen: Alice pointed at the red 2 while Bob's newest card was the red 1."""
    state = three("b2 b4 g4 w2 r1", "clue C red", "play 5", carol="b4 b3 g3 r2 y3")
    assert not known(state, C).knows_calls[A]
    assert known(after(state, "play 4"), C).knows_calls[A]
    assert not known(after(state, "play 4"), C).literal[A]


def test_a_newcomer_who_answers_a_finesse_has_shown_that_they_know_it() -> None:
    state = table("y4 y3 w4 w3 r1  b4 b3 g3 r2 y3  b2 b4 g4 w2 y4", players=3, first_seat=C)
    state = after(state, "clue B red", "play 5")
    assert known(state, C).knows_calls[A]


def test_what_a_newcomer_has_shown_survives_a_restart() -> None:
    """A new bot reads the same from the view alone."""
    state = three("b2 b4 g4 w2 r1", carol="b4 b3 g3 r2 y3")
    bot = PartnerBot(NEWCOMER)
    for move in ("clue C red", "play 5", "play 4"):
        state = after(state, move)
        bot.read(state.view(B))
    assert bot.read(state.view(B)).knows_calls == known(state, B).knows_calls == [True, True, True]


def test_two_cards_played_on_a_convention_alone_end_the_literal_reading() -> None:
    state = three("b2 b4 g4 w2 y4", alice="y4 r1 w4 b1 g4", carol="b3 b3 g3 w4 y3")
    state = after(state, "clue C 4", "clue A red", "clue B 4", "play 2")
    assert known(state, B).literal[A]
    state = after(state, "clue A blue", "clue B 4", "play 3")
    assert not known(state, B).literal[A]
    assert not known(state, B).knows_calls[A]


def test_without_company_everybody_is_taken_to_know_the_conventions() -> None:
    state = three("b2 r4 g1 w2 r1")
    assert PartnerBot().read(state.view(B)).literal == [False, False, False]

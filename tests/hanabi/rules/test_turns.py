"""Material, set-up and the three things a player may do in a turn, one test per rule."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest

from sumida.hanabi.rules.actions import Clue, Discard, Play
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.variants import FIVE
from sumida.kernel import IllegalAction, NotationError
from tests.hanabi.positions import after, discarded, hand, legal, table, with_series, with_tokens

# Seat A holds w1 r1 b1 y1 g1, seat B holds w2 w2 r2 b2 r3; next to draw are w3 and w4.
TOP = "w1 r1 b1 y1 g1  w2 w2 r2 b2 r3  w3 w4"


def test_fifty_cards_five_colours_each_1_1_1_2_2_3_3_4_4_5() -> None:
    assert [suit.name for suit in FIVE.suits] == ["white", "red", "blue", "yellow", "green"]
    assert len(FIVE.deck) == 50
    for letter in "wrbyg":
        ranks = sorted(FIVE.cards[card][1] for card in FIVE.deck if FIVE.cards[card][0] == letter)
        assert ranks == list("1112233445")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_players(players: int) -> None:
    assert len(table("w1", players=players).hands) == players


@pytest.mark.parametrize("players", [0, 1, 6])
def test_no_other_number_of_players(players: int) -> None:
    with pytest.raises(NotationError, match=r"players.*2, 3, 4, 5"):
        GAME.setup({"players": players})


@pytest.mark.parametrize(("players", "cards"), [(2, 5), (3, 5), (4, 4), (5, 4)])
def test_hands_of_five_at_two_and_three_players_and_of_four_above(players: int, cards: int) -> None:
    assert [len(held) for held in table("w1", players=players).hands] == [cards] * players


def test_eight_clue_tokens_and_no_strikes_at_the_start() -> None:
    state = table(TOP)
    assert (state.clue_tokens, state.strikes) == (8, 0)


def test_hands_are_dealt_one_after_the_other_and_the_rest_is_the_draw_pile() -> None:
    state = table(TOP)
    assert hand(state, 0) == "w1 r1 b1 y1 g1"
    assert hand(state, 1) == "w2 w2 r2 b2 r3"
    assert state.view(0).pile == 40


def test_shuffling_keeps_all_cards() -> None:
    setup = GAME.setup({})
    one, other = setup.deal(Random(1)), setup.deal(Random(2))
    assert Counter(one.cards) == Counter(other.cards) == Counter(FIVE.deck)
    assert one.cards != other.cards


def test_nobody_sees_their_own_hand_and_everybody_sees_all_others() -> None:
    state = table(TOP)
    mine, yours = state.view(0).hands
    assert [held.card for held in mine] == [None] * 5
    assert " ".join(FIVE.cards[held.card] for held in yours if held.card is not None) == "w2 w2 r2 b2 r3"


def test_seat_a_starts() -> None:
    assert table(TOP).to_act == (0,)


def test_a_table_may_choose_the_seat_that_starts() -> None:
    assert table(TOP, players=4, first_seat=2).to_act == (2,)


def test_turns_go_round() -> None:
    state = table(TOP, players=3, first_seat=2, empty_clues=True)
    order: list[int] = []
    for move in ("clue B 1", "clue C 1", "clue A 1", "clue B 1"):
        order += state.to_act
        state = after(state, move)
    assert order == [2, 0, 1, 2]


def test_only_the_seat_to_act_may_move() -> None:
    state = table(TOP)
    with pytest.raises(IllegalAction, match="turn of seat A") as refusal:
        state.apply(1, Play(1))
    assert refusal.value.reason == "refuse-not-your-turn"
    assert state.legal(1) == ()


def test_passing_is_not_possible() -> None:
    state = with_tokens(table(TOP), 4)
    assert {action.split()[0] for action in legal(state)} == {"play", "discard", "clue"}
    with pytest.raises(NotationError):
        state.setup.parse_action("pass")
    with pytest.raises(IllegalAction, match="no action"):
        state.apply(0, "pass")  # type: ignore[arg-type]  # what a careless caller gives


def test_a_turn_cannot_be_taken_back() -> None:
    with pytest.raises(IllegalAction) as refusal:
        table(TOP, "play 1").undo(0)
    assert refusal.value.reason == "refuse-hanabi-undo"


def test_a_clue_costs_one_token() -> None:
    assert table(TOP, "clue B red").clue_tokens == 7


def test_no_clue_without_a_token() -> None:
    state = with_tokens(table(TOP), 0)
    assert not [action for action in legal(state) if action.startswith("clue")]
    with pytest.raises(IllegalAction) as refusal:
        after(state, "clue B red")
    assert refusal.value.reason == "refuse-hanabi-no-tokens"


def test_a_clue_names_another_player() -> None:
    state = table(TOP)
    with pytest.raises(IllegalAction) as refusal:
        after(state, "clue A red")
    assert refusal.value.reason == "refuse-hanabi-clue-self"


@pytest.mark.parametrize("clue", [Clue(2, "red"), Clue(-1, "red"), Clue(1, "purple"), Clue(1, 6), Clue(1, 0)])
def test_a_clue_names_a_seat_and_a_colour_or_rank_of_this_table(clue: Clue) -> None:
    with pytest.raises(IllegalAction, match="no such clue"):
        table(TOP).apply(0, clue)


def test_a_colour_clue_points_at_every_card_of_that_colour() -> None:
    state = table(TOP, "clue B white")
    assert state.history[-1].touched == (5, 6)
    assert [bool(held.clues) for held in state.hands[1]] == [True, True, False, False, False]


def test_a_rank_clue_points_at_every_card_of_that_rank() -> None:
    assert table(TOP, "clue B 2").history[-1].touched == (5, 6, 7, 8)


def test_a_clue_leaves_cards_where_they_are_and_nothing_is_drawn() -> None:
    state = table(TOP, "clue B 2")
    assert (hand(state, 0), hand(state, 1)) == ("w1 r1 b1 y1 g1", "w2 w2 r2 b2 r3")
    assert state.view(0).pile == 40


def test_a_clue_that_touches_no_card_is_not_allowed() -> None:
    state = table(TOP)
    assert "clue B green" not in legal(state)
    with pytest.raises(IllegalAction, match="no card of B is green") as refusal:
        after(state, "clue B green")
    assert refusal.value.reason == "refuse-hanabi-empty-clue"


def test_empty_clues_are_an_option() -> None:
    state = table(TOP, empty_clues=True)
    assert "clue B green" in legal(state)
    state = after(state, "clue B green")
    assert state.clue_tokens == 7
    assert state.history[-1].touched == ()


def test_no_discard_while_all_tokens_are_available() -> None:
    state = table(TOP)
    assert not [action for action in legal(state) if action.startswith("discard")]
    with pytest.raises(IllegalAction, match="all 8 clue tokens") as refusal:
        after(state, "discard 1")
    assert refusal.value.reason == "refuse-hanabi-discard-full"


def test_a_discard_goes_face_up_to_the_discard_pile_and_brings_a_token_back() -> None:
    state = after(with_tokens(table(TOP), 3), "discard 2")
    assert discarded(state) == "r1"
    assert state.clue_tokens == 4
    assert [state.view(seat).discards for seat in (0, 1, None)] == [((1, FIVE.identity["r1"]),)] * 3


def test_a_discard_is_replaced_from_the_pile() -> None:
    state = after(with_tokens(table(TOP), 3), "discard 2")
    assert hand(state, 0) == "w1 b1 y1 g1 w3"
    assert state.view(0).pile == 39


def test_the_new_card_comes_in_at_the_newest_end_and_the_others_keep_their_order() -> None:
    state = table(TOP, "play 3")
    assert hand(state, 0) == "w1 r1 y1 g1 w3"
    assert [held.order for held in state.hands[0]] == [0, 1, 3, 4, 10]
    assert state.hands[0][-1].drawn == 1


def test_a_one_starts_its_series() -> None:
    state = table(TOP, "play 2")
    assert state.piles == (0, 1, 0, 0, 0)
    assert (state.strikes, discarded(state)) == (0, "")


def test_a_card_continues_its_series() -> None:
    assert table(TOP, "play 1", "play 1").piles == (2, 0, 0, 0, 0)


@pytest.mark.parametrize(
    ("moves", "why"),
    [
        (("clue B 2", "play 1"), "a series starts with 1"),
        (("play 2", "play 5"), "no value may be left out"),
        (("play 1", "play 1", "clue B 2", "play 1"), "each value stands once in a series"),
    ],
)
def test_a_card_that_does_not_fit_is_discarded_and_costs_a_strike(moves: tuple[str, ...], why: str) -> None:
    before, state = table(TOP, *moves[:-1]), table(TOP, *moves)
    assert state.piles == before.piles, why
    assert state.strikes == 1
    assert len(state.discards) == 1
    assert state.history[-1].success is False


def test_a_misplay_brings_no_token_back() -> None:
    assert after(with_tokens(table(TOP, "clue B 2"), 3), "play 1").clue_tokens == 3


@pytest.mark.parametrize("moves", [("play 1",), ("clue B 2", "play 1")])
def test_a_played_card_is_replaced_whether_it_fits_or_not(moves: tuple[str, ...]) -> None:
    state = table(TOP, *moves)
    seat = state.history[-1].seat
    assert hand(state, seat).endswith("w3")
    assert state.view(None).pile == 39


def test_completing_a_series_gives_a_token_back() -> None:
    state = with_tokens(with_series(table("w5 r1 b1 y1 g1"), 4, 0, 0, 0, 0), 3)
    assert after(state, "play 1").clue_tokens == 4
    assert after(state, "play 2").clue_tokens == 3


def test_the_bonus_is_lost_when_all_tokens_are_available() -> None:
    state = with_series(table("w5"), 4, 0, 0, 0, 0)
    assert after(state, "play 1").clue_tokens == 8


@pytest.mark.parametrize("action", [Play(0), Play(6), Discard(6), Discard(-1), Play(10**9)])
def test_a_card_must_be_in_the_hand(action: Play | Discard) -> None:
    with pytest.raises(IllegalAction, match="the hand holds 5") as refusal:
        with_tokens(table(TOP), 4).apply(0, action)
    assert refusal.value.reason == "refuse-hanabi-position"


def test_legal_actions_come_in_the_order_of_all_actions() -> None:
    state = with_tokens(table(TOP, players=3, first_seat=1), 4)
    places = [state.setup.actions.index(action) for action in state.legal(1)]
    assert places == sorted(places)
    assert legal(state)[:2] == ["play 1", "play 2"]


def test_a_refused_action_changes_nothing() -> None:
    state = table(TOP)
    before = msgspec.structs.asdict(state)
    with pytest.raises(IllegalAction):
        after(state, "discard 1")
    assert msgspec.structs.asdict(state) == before

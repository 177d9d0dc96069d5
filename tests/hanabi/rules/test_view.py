"""What a player may know at any time, and what never."""

from __future__ import annotations

from collections import Counter
from itertools import product

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sumida.hanabi.rules import scoring
from sumida.hanabi.rules.deduction import Deductions, consistent, deduce
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.state import HanabiState
from sumida.hanabi.rules.variants import FIVE
from sumida.hanabi.rules.view import HanabiView
from sumida.kernel import Seat
from tests.hanabi.positions import after, random_game, table, with_series, with_tokens

TOP = "w1 r1 b1 y1 g1  w2 w2 r2 b2 r3  w3 w4"


def possible(view: HanabiView, seat: Seat, position: int) -> tuple[str, ...]:
    """What the clues leave open for a card."""
    return FIVE.texts(view.hands[seat][position - 1].possible)


def deduced(view: HanabiView, seat: Seat, position: int) -> tuple[str, ...]:
    """What its holder can take a card for."""
    return FIVE.texts(view.deduced[seat][position - 1])


def test_a_card_without_clues_may_be_anything() -> None:
    assert possible(table(TOP).view(0), 0, 1) == FIVE.cards


def test_a_clue_tells_what_the_touched_cards_are() -> None:
    view = table(TOP, "clue B white").view(1)
    assert possible(view, 1, 1) == ("w1", "w2", "w3", "w4", "w5")


def test_a_clue_tells_what_the_other_cards_are_not() -> None:
    view = table(TOP, "clue B white").view(1)
    assert possible(view, 1, 3) == tuple(card for card in FIVE.cards if card[0] != "w")


def test_clues_add_up() -> None:
    view = table(TOP, "clue B white", "clue A 1", "clue B 2").view(1)
    assert possible(view, 1, 1) == ("w2",)
    assert possible(view, 1, 3) == ("r2", "b2", "y2", "g2")


def test_each_card_shows_which_clues_touched_it_when_and_by_whom() -> None:
    first, *_, last = table(TOP, "clue B white", "clue A 1", "clue B 2").view(1).hands[1]
    assert [(clue.turn, clue.seat, clue.value) for clue in first.clues] == [(1, 0, "white"), (3, 0, 2)]
    assert last.clues == ()


def test_a_new_card_knows_nothing_of_older_clues() -> None:
    newest = table(TOP, "clue B white", "play 1").view(0).hands[1][-1]
    assert (newest.possible, newest.clues, newest.drawn) == (FIVE.everything, (), 2)


def test_series_discards_tokens_strikes_pile_and_turn_are_known_to_all() -> None:
    state = table(TOP, "play 1", "play 5", "clue B 2")
    for seat in (0, 1, None):
        view = state.view(seat)
        assert view.piles == (1, 0, 0, 0, 0)
        assert view.discards == ((9, FIVE.identity["r3"]),)
        assert (view.clue_tokens, view.strikes, view.pile) == (7, 1, 38)
        assert (view.turn, view.current, view.to_act, view.ended) == (3, 1, (1,), None)


def test_the_whole_history_is_known_to_all() -> None:
    state = table(TOP, "play 1", "play 5", "clue B 2")
    view = state.view(None)
    assert [str(event.action) for event in view.history] == ["play 1", "play 5", "clue B 2"]
    played, misplayed, clue = view.history
    assert (played.turn, played.seat, played.order, played.success, played.drawn) == (1, 0, 0, True, 10)
    assert (misplayed.card, misplayed.success) == (FIVE.identity["r3"], False)
    assert clue.touched == (5, 6, 7, 8)
    assert all(state.view(seat).history == view.history for seat in (0, 1))


def test_the_turns_left_in_the_last_round_are_known() -> None:
    state = random_game(GAME.setup({"players": 3}), seed=1, careful=True)[-2]
    assert state.view(0).turns_left == 1


def test_a_spectator_sees_nobodys_cards() -> None:
    assert {held.card for hand in table(TOP).view(None).hands for held in hand} == {None}


def test_a_spectator_and_a_waiting_seat_have_nothing_to_do() -> None:
    state = table(TOP)
    assert state.view(None).legal == state.view(1).legal == ()
    assert state.view(0).legal == state.legal(0)


def test_only_seats_of_the_table_have_views() -> None:
    for seat in (-1, 2):
        with pytest.raises(AssertionError):
            table(TOP).view(seat)


def shuffled_for(state: HanabiState, seat: Seat | None, order: list[int]) -> HanabiState:
    """The same position with the cards that `seat` cannot see put in another order, clues permitting."""
    hidden = [
        held.order
        for owner, hand in enumerate(state.hands)
        if seat is None or owner == seat
        for held in hand
        if not held.clues and held.possible == state.setup.variant.everything
    ]
    hidden += range(state.dealt, len(state.deck))
    deck = list(state.deck)
    for place, source in zip(hidden, sorted(hidden, key=lambda at: order[at]), strict=True):
        deck[place] = state.deck[source]
    hands = tuple(
        tuple(msgspec.structs.replace(held, card=deck[held.order]) for held in hand) for hand in state.hands
    )
    return msgspec.structs.replace(state, deck=tuple(deck), hands=hands)


@given(st.permutations(range(50)), st.integers(0, 20), st.sampled_from([0, 1, 2, None]))
def test_equal_views_and_equal_bytes_for_positions_a_seat_cannot_tell_apart(
    order: list[int], turns: int, seat: Seat | None
) -> None:
    states = random_game(GAME.setup({"players": 3}), seed=5, careful=True)
    state = states[turns]
    other = shuffled_for(state, seat, order)
    assert state.view(seat) == other.view(seat)
    assert msgspec.json.encode(state.view(seat)) == msgspec.json.encode(other.view(seat))
    assert msgspec.json.encode(state.view(seat).wire()) == msgspec.json.encode(other.view(seat).wire())


def test_a_holder_counts_the_cards_in_sight() -> None:
    state = table("w5 r1 b1 y1 g1  w2 w2 r2 b2 r3", "clue B white")
    assert deduced(state.view(1), 1, 1) == ("w1", "w2", "w3", "w4")
    assert "w5" not in deduced(state.view(1), 1, 3)


def test_a_holder_counts_series_and_discards() -> None:
    state = with_series(table("r5 r1 b1 y1 g1  w2 w2 r2 b2 r3", "clue B white"), 5, 0, 0, 0, 0)
    assert deduced(state.view(1), 1, 1) == ("w1", "w2", "w3", "w4")
    state = after(
        with_tokens(table("w5 r1 b1 y1 g1  w2 w2 r2 b2 r3"), 4), "discard 1", "clue A 1", "clue B white"
    )
    assert deduced(state.view(1), 1, 1) == ("w1", "w2", "w3", "w4")


def test_a_holder_reasons_about_the_hand_as_a_whole() -> None:
    """Two cards that are both white twos use up the white twos: the third two is of another colour."""
    state = table(TOP, "clue B white", "clue A 1", "clue B 2")
    assert possible(state.view(1), 1, 3) == ("r2", "b2", "y2", "g2")
    mask_two = FIVE.touch[2]
    white_two = 1 << FIVE.identity["w2"]
    found = consistent(FIVE, (white_two, white_two, mask_two), FIVE.pack_all)
    assert FIVE.texts(found[2]) == ("r2", "b2", "y2", "g2")


def test_another_seat_does_not_count_its_own_hand_for_the_holder() -> None:
    state = table("w5 r1 b1 y1 g1  w2 w2 r2 b2 r3", "clue B white")
    assert deduced(state.view(0), 1, 1) == ("w1", "w2", "w3", "w4", "w5")
    assert deduced(state.view(None), 1, 1) == ("w1", "w2", "w3", "w4", "w5")


def test_another_seat_knows_that_the_holder_sees_a_card_that_clues_have_given_away() -> None:
    top = "w5 r1 b1 y1 g1  w2 w2 r2 b2 r3"
    state = table(top, "clue B white", "clue A white", "clue B 3", "clue A 5")
    assert possible(state.view(0), 0, 1) == ("w5",)
    assert deduced(state.view(0), 1, 1) == ("w1", "w2", "w4")


def test_all_seats_see_the_hand_of_a_third() -> None:
    state = table("w5 r1 b1 y1 g1  r2 w2 r2 b2 r3  w3 w3 w4 w4 w2", "clue C white", players=3)
    assert deduced(state.view(1), 2, 1) == ("w1", "w2", "w3", "w4")
    assert deduced(state.view(2), 2, 1) == ("w1", "w2", "w3", "w4")
    assert deduced(state.view(0), 2, 1) == ("w1", "w2", "w3", "w4", "w5")


hands = st.integers(1, 5).flatmap(
    lambda kinds: st.tuples(
        st.lists(st.integers(0, 2), min_size=kinds, max_size=kinds),
        st.lists(st.integers(1, 2**kinds - 1), min_size=1, max_size=5),
    )
)


@given(hands)
def test_deduction_is_exact(case: tuple[list[int], list[int]]) -> None:
    copies, masks = case
    left = sum(unit * count for unit, count in zip(FIVE.units, copies, strict=False))
    worlds = [
        world
        for world in product(*([card for card in range(5) if mask >> card & 1] for mask in masks))
        if all(count <= copies[card] for card, count in Counter(world).items())
    ]
    if not worlds:
        with pytest.raises(AssertionError):
            consistent(FIVE, tuple(masks), left)
        return
    expected = [sum(1 << card for card in {world[place] for world in worlds}) for place in range(len(masks))]
    assert list(consistent(FIVE, tuple(masks), left)) == expected


@given(st.sampled_from(sorted(GAME.presets())), st.integers(0, 10**6))
def test_deduction_always_contains_the_truth_and_is_never_weaker_than_the_clues(
    preset: str, seed: int
) -> None:
    setup = GAME.setup(GAME.presets()[preset])
    states = random_game(setup, seed, careful=True)
    state = states[seed % len(states)]
    for viewer in (*range(setup.players), None):
        view = state.view(viewer)
        for hand, masks in zip(state.hands, view.deduced, strict=True):
            for held, mask in zip(hand, masks, strict=True):
                assert held.card is not None
                assert mask >> held.card & 1
                assert mask & ~held.possible == 0


@settings(max_examples=15)
@given(st.sampled_from(sorted(GAME.presets())), st.integers(0, 10**6))
def test_what_was_deduced_before_changes_no_deduction(preset: str, seed: int) -> None:
    setup = GAME.setup(GAME.presets()[preset])
    for state in random_game(setup, seed, careful=True):
        unseen = scoring.not_on_the_table(setup.variant, state.piles, state.discards)
        for viewer in range(setup.players):
            view = state.view(viewer)
            afresh = deduce(setup.variant, view.hands, unseen, viewer, Deductions())
            assert view.deduced == tuple(afresh)


@settings(max_examples=15)
@given(st.sampled_from(sorted(GAME.presets())), st.integers(0, 10**6))
def test_what_is_sent_is_the_view_spelled_out(preset: str, seed: int) -> None:
    setup = GAME.setup(GAME.presets()[preset])
    for state in random_game(setup, seed, careful=True):
        for viewer in (seed % setup.players, None):
            view = state.view(viewer)
            assert msgspec.json.encode(view.on_wire()) == msgspec.json.encode(view.wire())


def test_the_wire_writes_everything_as_texts() -> None:
    view = table(TOP, "play 1", "play 5", "clue B 2", "clue A red").view(0)
    wire = msgspec.json.decode(msgspec.json.encode(view.wire()))
    assert wire["options"] == view.setup.options
    assert wire["colours"] == ["white", "red", "blue", "yellow", "green"]
    assert wire["suits"][0] == {
        "name": "white",
        "letter": "w",
        "colours": ["white"],
        "copies": [3, 2, 2, 2, 1],
    }
    assert (wire["seat"], wire["turn"], wire["to_act"], wire["pile"]) == (0, 4, [0], 38)
    mine, yours = wire["hands"]
    assert mine[0] | {"deduced": []} == {
        "order": 1,
        "card": None,
        "possible": ["r1", "r2", "r3", "r4", "r5"],
        "deduced": [],
        "clues": [{"turn": 4, "seat": 1, "value": "red"}],
        "drawn": 0,
        "plays": "maybe",
        "useless": False,
    }
    assert yours[0]["card"] == "w2"
    assert wire["discards"] == [{"order": 9, "card": "r3"}]
    assert wire["history"][0] == {
        "turn": 1,
        "seat": 0,
        "action": "play 1",
        "touched": [],
        "order": 0,
        "card": "w1",
        "success": True,
        "drawn": 10,
    }
    assert wire["history"][2]["touched"] == [5, 6, 7, 8]
    assert wire["legal"] == [str(action) for action in view.legal]
    assert wire["touches"]["clue B 2"] == [5, 6, 7, 8]
    assert (wire["points"], wire["points_or_zero"], wire["score"], wire["best"]) == (1, 1, 1, 25)
    assert (wire["verdict"], wire["over"], wire["ended"], wire["turns_left"]) == (
        "horrible",
        False,
        None,
        None,
    )
    assert wire["critical"] == ["w5", "r3", "r5", "b5", "y5", "g5"]


@pytest.mark.parametrize(
    ("moves", "plays"),
    [
        ((), "maybe"),
        (("clue B 1", "clue A red", "clue B 1", "clue A 1"), "yes"),
        (("clue B 1", "clue A 3"), "no"),
    ],
)
def test_wire_says_whether_a_card_must_may_or_cannot_fit(moves: tuple[str, ...], plays: str) -> None:
    top = "r3 w1 b1 y1 g1  w1 w2 r2 b2 r3" if plays == "no" else "r1 w2 b1 y1 g1  w1 w2 r2 b2 r3"
    wire = table(top, *moves).view(0).wire()
    assert wire.hands[0][0].plays == plays


def test_wire_tells_when_a_card_was_drawn() -> None:
    hand = table(TOP, "play 1", "clue A 1", "clue B 2").view(0).wire().hands[0]
    assert [card.drawn for card in hand] == [0, 0, 0, 0, 1]


def test_wire_says_that_a_card_has_become_useless() -> None:
    state = with_series(table(TOP, "clue B white"), 5, 0, 0, 0, 0)
    assert state.view(1).wire().hands[1][0].useless
    assert not state.view(1).wire().hands[1][2].useless


def test_critical_cards_are_the_last_copies_that_a_series_still_needs() -> None:
    view = table("w1").view(0)
    assert FIVE.texts(view.critical) == ("w5", "r5", "b5", "y5", "g5")
    state = after(with_tokens(table("w2 w3 w2"), 4), "discard 1")
    assert FIVE.texts(state.view(0).critical) == ("w2", "w5", "r5", "b5", "y5", "g5")


def test_nothing_above_a_lost_card_is_critical_or_useful() -> None:
    state = after(with_tokens(table("w2 w2"), 4), "discard 1", "clue A 2", "discard 1")
    assert FIVE.texts(state.view(0).critical) == ("r5", "b5", "y5", "g5")
    assert [card for card in FIVE.texts(state.view(0).useful) if card[0] == "w"] == ["w1"]


def test_equal_cards_are_told_apart_by_their_order() -> None:
    state = table("w1 w1 r2 r2 r3", "play 2")
    assert state.history[-1].order == 1
    assert [held.order for held in state.hands[0]] == [0, 2, 3, 4, 10]


def test_a_clue_that_repeats_itself_sends_only_the_card_it_touches() -> None:
    before = table(TOP, "clue B 3", "clue A white")
    state = after(before, "clue B 3")
    changes = state.view(1).changes_since(before.view(1))
    assert list(changes["hands/1"]) == ["4"]
    assert "hands/0" not in changes


def test_a_discard_sends_only_the_card_that_was_discarded_last() -> None:
    before = table(TOP, "clue B 3", "discard 1", "clue B 3")
    state = after(before, "discard 1")
    changes = msgspec.json.decode(msgspec.json.encode(state.view(0).changes_since(before.view(0))))
    assert changes["discards"] == {"1": {"order": 6, "card": "w2"}}
    assert "discards" not in changes[""]

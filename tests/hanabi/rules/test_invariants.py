"""What holds in every position of every game, whatever is played."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.setup import Deck
from sumida.hanabi.rules.state import HanabiState
from sumida.kernel import IllegalAction
from tests.hanabi.positions import random_game
from tests.invariants import check_hanabi

PRESETS = sorted(GAME.presets())
games = st.builds(
    lambda preset, seed, careful: random_game(GAME.setup(GAME.presets()[preset]), seed, careful),
    st.sampled_from(PRESETS),
    st.integers(0, 10**9),
    st.booleans(),
)


def check(state: HanabiState) -> None:
    """Everything that must hold in a position: what holds for all games, and the orders of the cards."""
    check_hanabi(state)
    held = [card.order for hand in state.hands for card in hand]
    gone = [order for order, _ in state.discards]
    played = [event.order for event in state.history if event.success and event.order is not None]
    assert sorted([*held, *gone, *played]) == list(range(state.dealt))
    assert sum(state.piles) == len(played)
    for hand in state.hands:
        assert [card.order for card in hand] == sorted(card.order for card in hand), "oldest first"
        assert len(hand) == state.setup.hand_size or state.dealt == len(state.deck)


@given(games)
def test_cards_are_conserved_tokens_in_range_and_knowledge_contains_the_truth(
    states: list[HanabiState],
) -> None:
    for state in states:
        check(state)


@given(games)
def test_every_game_ends_for_a_reason(states: list[HanabiState]) -> None:
    *running, last = states
    assert all(state.ended is None and len(state.to_act) == 1 for state in running)
    assert last.to_act == ()
    setup, misses = last.setup, sum(event.success is False for event in last.history)
    assert (last.ended == "strikes") == (misses == setup.max_strikes)
    assert (last.ended == "perfect") == (sum(last.piles) == setup.variant.best)
    if last.ended == "last-round":
        assert not setup.grand_finale
        assert last.turns_left == 0
    if last.ended in ("stuck", "indispensable"):
        assert setup.grand_finale


@given(games, st.data())
def test_an_action_is_legal_exactly_when_it_succeeds(states: list[HanabiState], data: st.DataObject) -> None:
    state = data.draw(st.sampled_from(states))
    for seat in range(state.setup.players):
        legal = set(state.legal(seat))
        for action in state.setup.actions:
            if action in legal:
                assert state.apply(seat, action).turn == state.turn + 1
            else:
                with pytest.raises(IllegalAction) as refusal:
                    state.apply(seat, action)
                assert refusal.value.reason.startswith("refuse-")


@given(games)
def test_a_game_replayed_from_texts_is_the_same_game(states: list[HanabiState]) -> None:
    setup, last = states[0].setup, states[-1]
    state = setup.start(setup.parse_deal(str(Deck(setup.variant, last.deck))))
    for event, expected in zip(last.history, states[1:], strict=True):
        state = state.apply(event.seat, setup.parse_action(str(event.action)))
        assert state == expected
        assert hash(state) == hash(expected)


@given(games)
def test_views_agree_with_the_position(states: list[HanabiState]) -> None:
    for state in states[:: max(1, len(states) // 5)]:
        for seat in range(state.setup.players):
            view = state.view(seat)
            assert view.legal == state.legal(seat)
            assert view.score == state.scores[seat]
            hidden = {held.card for held in view.hands[seat]}
            assert hidden <= {None}
            assert [hand for at, hand in enumerate(view.hands) if at != seat] == [
                hand for at, hand in enumerate(state.hands) if at != seat
            ]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_of_every_player_count(players: int) -> None:
    """The full number is run by the benchmark of random games."""
    setup = GAME.setup({"players": players})
    for seed in range(30):
        for state in random_game(setup, seed, careful=seed % 2 == 0):
            check(state)

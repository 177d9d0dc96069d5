"""The engine inside the hat bots beside the reference: the same table after every step."""

from __future__ import annotations

import pytest

from sumida.hanabi.bots.hat import position as hat
from sumida.hanabi.bots.hat.code import touched_slots
from sumida.hanabi.bots.hat.history import action_number, check_setup, opening
from sumida.hanabi.bots.hat.moves import CLUE
from sumida.hanabi.bots.hat.parameters import PARAMETERS
from sumida.hanabi.bots.hat.turns import is_over, rollout, step
from sumida.hanabi.engines.jit import Vector, vector
from sumida.hanabi.rules.actions import Clue
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.scoring import indispensable, playable, points_or_zero, useful
from sumida.hanabi.rules.setup import HanabiSetup
from sumida.hanabi.rules.state import HanabiState
from sumida.kernel import GameError
from tests.hanabi.positions import random_game

SLOTS = 5


def supported(options: dict[str, object]) -> bool:
    try:
        check_setup(GAME.setup(options))
    except GameError:
        return False
    return True


PRESETS = {name: dict(options) for name, options in GAME.presets().items() if supported(dict(options))}


def deck_of(state: HanabiState) -> Vector:
    deck = vector(len(state.deck))
    deck[:] = state.deck
    return deck


def assert_same(state: HanabiState, s: Vector) -> None:
    """Everything that the engine keeps of the table is what the reference says."""
    variant = state.setup.variant
    assert (s[hat.TOKENS], s[hat.STRIKES], s[hat.TURN]) == (state.clue_tokens, state.strikes, state.turn)
    assert s[hat.PILE] == len(state.deck) - state.dealt
    assert s[hat.TURNS_LEFT] == (-1 if state.turns_left is None else state.turns_left)
    assert s[hat.SCORE] == sum(state.piles)
    assert [int(height) for height in s[hat.HEIGHT : hat.HEIGHT + len(state.piles)]] == list(state.piles)
    assert is_over(s) == (state.ended is not None)
    if not state.ended:
        assert s[hat.TO_ACT] == state.current
    needed = useful(variant, state.piles, state.discards)
    assert s[hat.DEAD] == variant.everything & ~needed
    assert s[hat.PLAYABLE] == playable(state.piles) & needed
    assert s[hat.CRITICAL] == indispensable(variant, state.piles, state.discards)
    assert_same_hands(state, s)
    assert_same_copies(state, s)


def assert_same_hands(state: HanabiState, s: Vector) -> None:
    for seat, hand in enumerate(state.hands):
        assert s[hat.HELD + seat] == len(hand)
        first = hat.CARD + SLOTS * seat
        assert [int(card) for card in s[first : first + len(hand)]] == [held.card for held in hand]


def assert_same_copies(state: HanabiState, s: Vector) -> None:
    """Copies that are neither played nor discarded."""
    gone = [card for _, card in state.discards]
    for card, copies in enumerate(state.setup.variant.copies):
        played = card % 5 < state.piles[card // 5]
        left = copies - gone.count(card) - played
        assert hat.copies_in(s, hat.REMAINING, 1 << card) == left


@pytest.mark.parametrize("careful", [False, True])
@pytest.mark.parametrize("name", PRESETS)
def test_lockstep(name: str, careful: bool) -> None:
    setup = GAME.setup(PRESETS[name])
    for seed in range(3):
        states = random_game(setup, seed, careful=careful)
        s, deck = opening(setup, states[0].deck), deck_of(states[0])
        assert_same(states[0], s)
        for after in states[1:]:
            event = after.history[-1]
            number = action_number(event.action)
            if isinstance(event.action, Clue):
                target = after.hands[event.action.target]
                slots = touched_slots(s, event.action.target, (number - CLUE) % 10)
                assert [held.order for i, held in enumerate(target) if slots >> i & 1] == list(event.touched)
            step(s, number, deck, PARAMETERS[setup.players])
            assert_same(after, s)


@pytest.mark.parametrize("players", range(2, 6))
def test_every_player_count_is_stepped(players: int) -> None:
    assert f"{players}-players" in PRESETS


@pytest.mark.parametrize("players", range(2, 6))
def test_a_rollout_scores_like_research(players: int) -> None:
    """Finished games score their points, and nothing after a strike-out."""
    setup = HanabiSetup(players=players)
    for seed in range(6):
        states = random_game(setup, seed)
        s, deck = opening(setup, states[0].deck), deck_of(states[0])
        for event in states[-1].history:
            step(s, action_number(event.action), deck, PARAMETERS[players])
        assert rollout(s, deck, PARAMETERS[players]) == points_or_zero(states[-1].piles, states[-1].ended)

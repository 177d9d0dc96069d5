"""The compiled engine beside the reference: the same position and legal actions after every step."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from sumida.hanabi.engines import compiled
from sumida.hanabi.engines.jit import Vector, vector
from sumida.hanabi.rules.actions import Discard, HanabiAction, Play
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.scoring import indispensable
from sumida.hanabi.rules.setup import HanabiSetup
from sumida.hanabi.rules.state import HanabiState

PRESETS = GAME.presets()


def offered(s: Vector, t: Vector) -> list[int]:
    out = vector(80)
    return [int(action) for action in out[: compiled.legal(s, t, out)]]


def assert_same(state: HanabiState, s: Vector, t: Vector) -> None:
    assert list(compiled.pack(state)) == list(s)
    assert compiled.over(s) == (state.ended is not None)
    actions = state.setup.actions
    assert [actions[index] for index in offered(s, t)] == list(state.legal(state.current))


def play_beside(setup: HanabiSetup, rng: Random) -> HanabiState:
    """One random game in both engines, in lockstep."""
    state = setup.start(setup.deal(rng))
    s, t = compiled.pack(state), compiled.tables(setup)
    assert_same(state, s, t)
    while not state.ended:
        choice = rng.randrange(1 << 40)
        index = compiled.nth_legal(s, t, choice)
        on_offer = offered(s, t)
        assert index == on_offer[choice % len(on_offer)]
        compiled.step(s, t, index)
        state = state.apply(state.current, setup.actions[index])
        assert_same(state, s, t)
    return state


@pytest.mark.parametrize("name", PRESETS)
def test_lockstep(name: str) -> None:
    setup = GAME.setup(PRESETS[name])
    for seed in range(4):
        play_beside(setup, Random(f"lockstep {name} {seed}"))


def test_lockstep_through_long_games() -> None:
    """Careful play reaches the last round, full series and the end of the pile."""
    endings = set()
    for seed in range(90):
        rng = Random(f"long {seed}")
        options = {"players": 2 + seed % 4, "grand_finale": seed % 3 == 0, "variant": "three"}
        setup = GAME.setup(options)
        state = setup.start(setup.deal(rng))
        s, t = compiled.pack(state), compiled.tables(setup)
        while not state.ended:
            action = careful(state, rng)
            compiled.step(s, t, setup.actions.index(action))
            state = state.apply(state.current, action)
            assert_same(state, s, t)
        endings.add(state.ended)
    assert endings >= {"perfect", "last-round", "indispensable"}


def test_lockstep_when_the_next_seat_can_do_nothing() -> None:
    """Grand finale: no pile, no token, and the hand of the next seat is empty."""
    setup = GAME.setup({"players": 2, "grand_finale": True})
    state = setup.start(setup.deal(Random(1)))
    hands = (state.hands[0][:2], ())
    state = msgspec.structs.replace(state, hands=hands, dealt=len(state.deck), clue_tokens=0)
    s, t = compiled.pack(state), compiled.tables(setup)
    compiled.step(s, t, 0)
    after = state.apply(0, setup.actions[0])
    assert after.ended == "stuck"
    assert compiled.ENDINGS[s[compiled.ENDED]] == "stuck"


def careful(state: HanabiState, rng: Random) -> HanabiAction:
    """A player who sees everything: plays what fits, discards what nobody needs, wastes the tokens."""
    keep = indispensable(state.setup.variant, state.piles, state.discards)
    hand = state.hands[state.current]
    options = list(state.legal(state.current))
    rest = [action for action in options if not isinstance(action, Play)]
    for position, held in enumerate(hand, 1):
        assert held.card is not None
        if state.piles[held.card // 5] == held.card % 5:
            return Play(position)
        if keep >> held.card & 1 and rng.random() < 0.9 and Discard(position) in rest:
            rest.remove(Discard(position))
    return rng.choice(rest or options)


def test_rollouts_give_the_scores_of_single_games() -> None:
    setup = HanabiSetup(players=3)
    t = compiled.tables(setup)
    states = [setup.start(setup.deal(Random(seed))) for seed in range(20)]
    choices, scores, starts = vector(4096), vector(20), vector(20 * compiled.POSITION_LENGTH)
    rng = Random(3)
    choices[:] = [rng.randrange(1 << 40) for _ in choices]
    starts[:] = [number for state in states for number in compiled.pack(state)]
    end = compiled.rollouts(starts, t, choices, 0, scores)
    at = 0
    for state, score in zip(states, scores, strict=True):
        s = compiled.pack(state)
        at = compiled.rollout(s, t, choices, at)
        assert s[compiled.SCORE] == score
    assert at == end


def test_a_finished_game_offers_nothing() -> None:
    setup = HanabiSetup(players=2, max_strikes=1)
    state = play_beside(setup, Random(5))
    assert offered(compiled.pack(state), compiled.tables(setup)) == []

"""The array engine beside the reference: the same positions and legal actions, under numpy and JAX."""

from __future__ import annotations

from functools import lru_cache, partial
from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from sumida.hanabi.engines import arrays
from sumida.hanabi.engines import jax as engine
from sumida.hanabi.engines.arrays import Position, Tables, standard
from sumida.hanabi.engines.translation import action_id, action_of, tables
from sumida.hanabi.learned import features
from sumida.hanabi.rules.actions import Clue, Event, Play
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.setup import HanabiSetup
from sumida.hanabi.rules.state import HanabiState
from tests.hanabi.positions import random_game

PRESETS = GAME.presets()


def game(setup: HanabiSetup, seed: int) -> list[HanabiState]:
    """Every other game is a careful one, which lasts longer."""
    return random_game(setup, seed, careful=seed % 2 == 1)


def replayed(states: list[HanabiState], step: Any) -> list[tuple[Position, arrays.Outcome | None]]:
    """The same game on arrays."""
    setup = states[0].setup
    t = tables(setup)
    found: list[tuple[Position, arrays.Outcome | None]] = []
    position = arrays.deal(t, np.array([states[0].deck], np.int8))
    found.append((position, None))
    for event in states[-1].history:
        position, out = step(t, position, np.array([action_id(setup, event.seat, event.action)]))
        found.append((jax.tree.map(np.asarray, position), out))
    return found


def in_frame(state: HanabiState, mover: int, rows: list[Any]) -> list[Any]:
    """Rows by seat, beginning with the seat to act."""
    players = state.setup.players
    return [rows[(mover + offset) % players] for offset in range(players)]


def bits(mask: int, length: int) -> list[bool]:
    return [mask >> bit & 1 == 1 for bit in range(length)]


def assert_same(state: HanabiState, p: Position, t: Tables) -> None:
    players = t.players
    mover = (state.setup.first_seat + state.turn) % players
    for offset, hand in enumerate(in_frame(state, mover, list(state.hands))):
        empty = [-1] * (t.hand - len(hand))
        assert p.hands[0, offset].tolist() == [held.card for held in hand] + empty
        for slot, held in enumerate(hand):
            assert p.order[0, offset, slot] == held.order
            assert p.possible[0, offset, slot].tolist() == bits(held.possible, t.kinds)
            named = {clue.value for clue in held.clues}
            values = state.setup.variant.values
            assert p.clued[0, offset, slot].tolist() == [value in named for value in values]
            assert p.touched[0, offset, slot] == max((clue.turn for clue in held.clues), default=0)
    assert p.series[0].tolist() == list(state.piles)
    gone = [card for _, card in state.discards]
    assert p.discards[0].tolist() == [gone.count(kind) for kind in range(t.kinds)]
    assert (p.tokens[0], p.strikes[0]) == (state.clue_tokens, state.strikes)
    assert (p.drawn[0], p.turn[0]) == (state.dealt, state.turn)
    if not t.finale:
        assert p.turns_left[0] == (players + 1 if state.turns_left is None else state.turns_left)


def assert_offers(state: HanabiState, p: Position, t: Tables) -> None:
    seat = state.current
    allowed = np.flatnonzero(arrays.legal(t, p)[0])
    assert {action_of(state.setup, seat, int(a)) for a in allowed} == set(state.legal(seat))


def assert_outcome(state: HanabiState, out: arrays.Outcome, t: Tables) -> None:
    assert bool(out.over[0]) == (state.ended is not None)
    assert bool(out.struck_out[0]) == (state.ended == "strikes")
    assert int(out.score[0]) == sum(state.piles)


def assert_remembered(event: Event, p: Position, t: Tables) -> None:
    """The newest of the recent moves is the one just made."""
    move = p.recent[0, 0]
    discarding, playing, cluing = move[:3].tolist()
    assert (playing, cluing) == (isinstance(event.action, Play), isinstance(event.action, Clue))
    assert discarding == (not playing and not cluing)
    kinds = move[-2 - t.kinds : -2]
    assert np.flatnonzero(kinds).tolist() == ([] if event.card is None else [event.card])
    assert bool(move[-2]) == bool(event.success)


@pytest.mark.parametrize("name", PRESETS)
def test_lockstep(name: str) -> None:
    setup = GAME.setup(PRESETS[name])
    t = tables(setup)
    for seed in range(2):
        states = game(setup, seed)
        for state, (p, out) in zip(states, replayed(states, arrays.step), strict=True):
            assert_same(state, p, t)
            if out is not None:
                assert_outcome(state, out, t)
                assert_remembered(state.history[-1], p, t)
            if not state.ended:
                assert_offers(state, p, t)


@lru_cache
def compiled(t: Tables) -> Any:
    return jax.jit(lambda p, a: arrays.step(t, p, a, jnp))


@pytest.mark.parametrize("name", ["2-players", "5-players", "grand-finale-3", "multicolour-2"])
def test_jax_and_numpy_agree_on_positions_features_and_offers(name: str) -> None:
    setup = GAME.setup(PRESETS[name])
    t = tables(setup)
    encode = jax.jit(
        lambda p: (features.encode(t, p, jnp), features.encode_hidden(t, p, jnp), arrays.legal(t, p, jnp))
    )
    states = game(setup, 1)
    plain = replayed(states, arrays.step)
    there = replayed(states, lambda t, p, a: compiled(t)(p, a))
    for (p, out), (q, out_there) in zip(plain, there, strict=True):
        jax.tree.map(np.testing.assert_array_equal, (p, out), (q, out_there))
        here = (features.encode(t, p), features.encode_hidden(t, p), arrays.legal(t, p))
        jax.tree.map(partial(np.testing.assert_allclose, atol=1e-6), here, encode(p))


def test_standard_terms_are_those_of_the_reference() -> None:
    for players in range(2, 6):
        assert standard(players) == tables(HanabiSetup(players=players))


def test_a_stream_plays_the_decks_of_its_pool_one_after_the_other() -> None:
    t = standard(2)
    pool = engine.shuffled(t, jax.random.key(4), 27)
    assert all(sorted(deck) == t.deck.tolist() for deck in np.asarray(pool).tolist())
    advance = jax.jit(partial(engine.advance, t))
    stream = engine.stream(t, pool, 3)
    begun = [stream.position.deck]
    rng = Random(1)
    while int(stream.games.sum()) < 9:
        offers = np.asarray(arrays.legal(t, stream.position, jnp))
        action = np.array([rng.choice(np.flatnonzero(row).tolist()) for row in offers])
        stream, out = advance(stream, action)
        for row in np.flatnonzero(out.over):
            begun.append(stream.position.deck[row][None])
            assert int(stream.position.turn[row]) == 0
    decks = {tuple(deck) for deck in np.concatenate(begun).tolist()}
    assert decks <= {tuple(deck) for deck in np.asarray(pool).tolist()}
    assert len(decks) == len(begun) + 2


@pytest.mark.parametrize("players", range(2, 6))
def test_features_lie_between_0_and_1(players: int) -> None:
    setup = HanabiSetup(players=players)
    t = tables(setup)
    for p, _ in replayed(game(setup, 3), arrays.step):
        for x in (features.encode(t, p), features.encode_hidden(t, p)):
            assert 0 <= x.min() <= x.max() <= 1
            assert x.shape[1] % features.ALIGNMENT == 0

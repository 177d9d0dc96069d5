"""The packed engine beside the reference and beside the array engine."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from sumida.hanabi.engines import arrays
from sumida.hanabi.engines import jax as engine
from sumida.hanabi.engines.arrays import Outcome, Tables, standard
from sumida.hanabi.engines.packed import layout, rules, streams, words
from sumida.hanabi.engines.packed.layout import PackedState
from sumida.hanabi.engines.translation import action_id, action_of, tables
from sumida.hanabi.rules.actions import Clue, Discard, Event, Play
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.setup import HanabiSetup
from sumida.hanabi.rules.state import HanabiState
from sumida.hanabi.rules.variants import RANKS, Suit, Variant
from sumida.kernel import GameError
from tests.hanabi.engines.streams import ArrayStream, random_step
from tests.hanabi.engines.test_arrays import PRESETS, bits, game, in_frame
from tests.hanabi.positions import random_game

SEEDS = range(6)


@lru_cache
def compiled(t: Tables) -> tuple[Any, Any]:
    """A step; and what is legal, as (games, actions), with what is possible, as (cards, games)."""

    def step(s: PackedState, action: Any, deck: Any) -> tuple[PackedState, Outcome]:
        drawn = jnp.minimum(layout.DRAWN.read(s.clock), t.cards - 1)
        word = jnp.take_along_axis(deck, (drawn // layout.CARDS_A_WORD)[:, None], axis=1)[:, 0]
        return rules.step(t, s, action, layout.card_of(word, drawn))

    def known(s: PackedState) -> tuple[Any, Any]:
        return words.spread(rules.legal(t, s), t.actions, bool), rules.possible(t, jnp.stack(s.cards))

    return jax.jit(step), jax.jit(known)


def played_beside(setup: HanabiSetup, games: list[list[HanabiState]]) -> None:
    """Play all games at once; the positions of a finished one are no longer compared."""
    t = tables(setup)
    step, known = compiled(t)
    deck = layout.pack_decks(jnp.array([states[0].deck for states in games]))
    s, out = rules.deal(t, list(deck.T)), None
    for turn in range(max(map(len, games))):
        here, (offers, possible), found = jax.device_get((s, known(s), out))
        for row, states in enumerate(games):
            if turn < len(states):
                assert_same(states[turn], one(here, row), possible[:, row], t)
                if not states[turn].ended:
                    assert_offers(states[turn], offers[row])
                if turn:
                    assert_outcome(states[turn], one(found, row))
        events = [states[-1].history[turn : turn + 1] for states in games]
        action = [action_id(setup, e[0].seat, e[0].action) if e else 0 for e in events]
        s, out = step(s, jnp.array(action), deck)


def one(batch: Any, row: int) -> Any:
    return jax.tree.map(lambda x: int(x[row]), batch)


def assert_same(state: HanabiState, s: PackedState, possible: Any, t: Tables) -> None:
    mover = (t.first + state.turn) % t.players
    for offset, hand in enumerate(in_frame(state, mover, list(state.hands))):
        cards = s.cards[offset * t.hand : (offset + 1) * t.hand]
        kinds = [layout.KIND.read(card) for card in cards]
        assert kinds == [held.card for held in hand] + [layout.MISSING] * (t.hand - len(hand))
        left = possible[offset * t.hand : (offset + 1) * t.hand]
        assert left[: len(hand)].tolist() == [held.possible for held in hand]
        for held, card in zip(hand, cards, strict=False):
            named = {clue.value for clue in held.clues}
            touching = bits(layout.TOUCHING.read(card), t.clues)
            assert touching == [value in named for value in state.setup.variant.values]
    assert s.played == sum(
        1 << RANKS * suit + rank for suit, top in enumerate(state.piles) for rank in range(top)
    )
    gone = [card for _, card in state.discards]
    for copies, kinds in enumerate(s.discards):
        assert bits(kinds, t.kinds) == [gone.count(kind) > copies for kind in range(t.kinds)]
    clock = [layout.DRAWN, layout.TOKENS, layout.STRIKES, layout.TURN]
    assert [x.read(s.clock) for x in clock] == [state.dealt, state.clue_tokens, state.strikes, state.turn]
    if not t.finale:
        left = t.players + 1 if state.turns_left is None else state.turns_left
        assert layout.TURNS_LEFT.read(s.clock) == left
    assert_remembered(state, s.last, t)


def assert_remembered(state: HanabiState, last: int, t: Tables) -> None:
    """The last move is kept whole."""
    verb = layout.VERB.read(last)
    if not state.history:
        assert verb == layout.NO_MOVE
        return
    event = state.history[-1]
    verbs = {Discard: layout.DISCARD, Play: layout.PLAY, Clue: layout.GIVE_CLUE}
    assert verb == verbs[type(event.action)]
    assert layout.CARD.read(last) == (layout.MISSING if event.card is None else event.card)
    assert layout.SUCCESS.read(last) == bool(event.success)
    if isinstance(event.action, Clue):
        assert layout.TARGET.read(last) == (event.action.target - event.seat) % t.players
        assert layout.CLUE.read(last) == state.setup.variant.values.index(event.action.value)
        assert layout.POINTED.read(last) == pointed_by(state, event)
    else:
        assert layout.SLOT.read(last) == event.action.position - 1


def pointed_by(state: HanabiState, event: Event) -> int:
    """The places that a clue touched, asked of the hand: it has not changed since."""
    assert isinstance(event.action, Clue)
    touched = state.setup.variant.touch[event.action.value]
    hand = state.hands[event.action.target]
    return sum(
        1 << place for place, held in enumerate(hand) if held.card is not None and touched >> held.card & 1
    )


def assert_offers(state: HanabiState, allowed: Any) -> None:
    seat = state.current
    offered = {action_of(state.setup, seat, int(a)) for a in np.flatnonzero(allowed)}
    assert offered == set(state.legal(seat))


def assert_outcome(state: HanabiState, out: Outcome) -> None:
    assert bool(out.gained) == bool(state.history[-1].success)
    assert bool(out.over) == (state.ended is not None)
    assert bool(out.struck_out) == (state.ended == "strikes")
    assert out.score == sum(state.piles)


def preset(name: str) -> HanabiSetup:
    return GAME.setup(PRESETS[name])


PLAYED = [name for place, name in enumerate(PRESETS) if preset(name).players in (2, 3 + place // 4 % 3)]
"""Every variant with two players and with one other number, as each needs a program of its own."""


@pytest.mark.parametrize("name", PLAYED)
def test_lockstep(name: str) -> None:
    setup = preset(name)
    played_beside(setup, [game(setup, seed) for seed in SEEDS])


DUSK = Suit("dusk", "d", ("red", "blue"), (2, 2, 2, 2, 2))


@pytest.mark.parametrize("players", range(2, 6))
def test_a_suit_that_nobody_has_heard_of(players: int) -> None:
    variant = Variant("dusk", (*preset("2-players").variant.suits, DUSK))
    setup = HanabiSetup(players=players, variant=variant)
    played_beside(setup, [random_game(setup, seed, careful=seed % 2 == 1) for seed in SEEDS])


def test_a_game_that_is_too_large_is_refused() -> None:
    suits = [Suit(name, name[0], (name,)) for name in ("amber", "coral")]
    variant = Variant("large", (*preset("six-2").variant.suits[:5], *suits))
    with pytest.raises(GameError, match="35 kinds of cards"):
        layout.masks(tables(HanabiSetup(variant=variant)))


@pytest.mark.parametrize("name", ["3-players", "grand-finale-2", "multicolour-5"])
def test_a_stream_plays_as_the_array_engine(name: str) -> None:
    """Hundreds of games with restarts, from random legal actions."""
    t, n = tables(preset(name)), 50
    decks = engine.shuffled(t, jax.random.key(4), 130)
    small, large = streams.stream(t, decks, n), ArrayStream(t, np.asarray(decks), n)
    step = random_step(t)
    for chance in np.asarray(jax.random.bits(jax.random.key(5), (100, n))):
        allowed = arrays.legal(t, large.position)
        action, small, out = jax.device_get(step(small, chance))
        assert allowed[np.arange(n), action].all()
        jax.tree.map(np.testing.assert_array_equal, out, large.advance(action))
        np.testing.assert_array_equal(small.games, large.games)
        kinds = layout.KIND.read(np.stack(small.state.cards, axis=1)).astype(int)
        hands = large.position.hands.reshape(n, -1)
        np.testing.assert_array_equal(np.where(kinds == layout.MISSING, -1, kinds), hands)
    assert int(small.games.sum()) > 3 * n


def test_every_legal_action_is_chosen_equally_often() -> None:
    t = standard(5)
    s = rules.deal(t, [jnp.array([word]) for word in layout.pack_decks(jnp.asarray(t.deck))])
    legal = np.asarray(words.spread(rules.legal(t, s), t.actions, bool))[0]
    every = jnp.arange(2**16, dtype=jnp.uint32) << 16
    counts = np.bincount(np.asarray(rules.random_action(t, s, every)), minlength=t.actions)
    assert (counts[~legal] == 0).all()
    assert np.ptp(counts[legal]) <= 1


@pytest.mark.parametrize("sizes", [[1, 31, 5], [31, 2, 31], [16, 16, 1]])
def test_fields_are_joined_without_gaps(sizes: list[int]) -> None:
    values = [(jnp.uint32((1 << size) - 2 + size % 2), size) for size in sizes]
    expected = [bit for value, size in values for bit in bits(int(value), size)]
    assert np.asarray(words.spread(words.join(values), sum(sizes), bool)).tolist() == expected

"""Guesses at the own hand: they fit what is open, are drawn as counting says, and listen to the partner."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import perm, prod
from random import Random

import numpy as np
import pytest

from sumida.hanabi.engines import arrays
from sumida.hanabi.engines.arrays import Array, Position, standard
from sumida.hanabi.learned import belief, features, weights
from sumida.hanabi.learned.belief import Drawing, ObservedMove, hidden_places
from sumida.hanabi.learned.rollouts import NumpyNets
from sumida.hanabi.rules.setup import HanabiSetup

T = standard(2)
NETS = NumpyNets(T, weights.load(weights.packaged(2), "five", 2).nets, 3)
ONE = np.array([0])


def listened(seed: int, moves: int) -> tuple[Position, list[ObservedMove]]:
    """A game of the net with itself, from the side of the seat that began, and its partner's moves."""
    p = arrays.deal(T, np.array([HanabiSetup().deal(Random(seed)).cards], np.int8))
    moments = []
    for move in range(moves):
        action = NETS.opinion(p).argmax(1)
        if move % 2:
            moments.append(ObservedMove(p, action))
        p, _ = arrays.step(T, p, action)
    return p, moments


def contrary(moments: list[ObservedMove]) -> list[ObservedMove]:
    """The same moments with moves that the net did not make."""
    return [ObservedMove(m.before, (m.action + 1) % T.actions) for m in moments]


def counted(now: Position) -> dict[tuple[int, ...], float]:
    """All hands that clues and open cards allow, with their chances: the ways to take them from the rest."""
    unseen = Counter(now.deck[0][hidden_places(now)[0]].tolist())
    open_to = [np.flatnonzero(now.possible[0, 0, slot]).tolist() for slot in range(T.hand)]
    ways = {
        hand: prod(perm(unseen[kind], count) for kind, count in Counter(hand).items())
        for hand in product(*open_to)
    }
    total = sum(ways.values())
    return {hand: count / total for hand, count in ways.items() if count}


def marginals(hands: Array, weight: Array) -> Array:
    """(hand, kinds): the chance of each kind at each place."""
    share = weight / weight.sum()
    return np.stack([np.bincount(cards, weights=share, minlength=T.kinds) for cards in hands.T])


@pytest.mark.parametrize("seed", [15, 16, 17])
def test_hands_are_drawn_as_often_as_counting_says(seed: int) -> None:
    now, _ = listened(seed, 36)
    drawn, weight = belief.draw(T, now, 6000, np.random.default_rng(seed))
    exact = counted(now)
    assert {tuple(hand) for hand in drawn[0][weight[0] > 0].tolist()} <= exact.keys()
    true = marginals(np.array(list(exact)), np.array(list(exact.values())))
    np.testing.assert_allclose(marginals(drawn[0], weight[0]), true, atol=0.03)


@pytest.mark.parametrize("seed", [15, 20])
def test_guesses_listen_to_the_partner_as_trying_every_hand_would(seed: int) -> None:
    now, moments = listened(seed, 36)
    how = Drawing(fresh=4000, enough=2000)
    drawn, weight = belief.hands(T, NETS, how, moments, now, ONE, np.random.default_rng(seed))
    every = np.array(list(counted(now).items()), object)
    hands = np.array(every[:, 0].tolist(), np.int8)
    explained = belief.explained(NETS, how, moments, now, ONE, hands[None], np.ones((1, len(hands)), bool))
    exact = marginals(hands, explained[0] * every[:, 1].astype(float))
    np.testing.assert_allclose(marginals(drawn[0], weight[0]), exact, atol=0.06)


def test_the_partners_moves_tell_more_than_the_clues_alone() -> None:
    guessed, by_clues = [], []
    for seed in range(4, 8):
        now, moments = listened(seed, 20)
        drawn, weight = belief.hands(T, NETS, Drawing(), moments, now, ONE, np.random.default_rng(seed))
        true = now.hands[0, 0]
        guessed.append(marginals(drawn[0], weight[0])[np.arange(T.hand), true].mean())
        by_clues.append(features.beliefs(T, now)[0, 0, np.arange(T.hand), true].mean())
    assert np.mean(guessed) > np.mean(by_clues) + 0.03


def test_the_true_hand_explains_every_move_and_a_contrary_one_nothing() -> None:
    now, moments = listened(9, 8)
    true, on = now.hands[:, :1], np.ones((1, 1), bool)
    assert belief.explained(NETS, Drawing(), moments, now, ONE, true, on) == 1
    assert belief.explained(NETS, Drawing(), contrary(moments), now, ONE, true, on) == 0


def test_a_hopeless_hand_is_not_looked_at_further() -> None:
    now, moments = listened(9, 8)
    moments = contrary(moments)
    how = Drawing(least=9.0, most=9.0)
    belief.explained(NETS, how, moments, now, ONE, now.hands[:, :1], np.ones((1, 1), bool))
    assert [len(moment.known) for moment in moments] == [0, 0, 0, 1]


def test_a_move_that_the_net_nearly_made_is_more_likely_than_one_that_it_did_not_think_of() -> None:
    how = Drawing(least=2.0, slope=0.5, most=6.0)
    preferred = np.array([0.0, 0.04, 1.0, 4.0, 50.0])
    assert belief.unlikely(how, preferred).tolist() == [0.0, 0.0, 2.5, 4.0, 6.0]


def test_more_is_drawn_only_where_too_little_was_explained() -> None:
    now, moments = listened(9, 8)
    both = Position(*(np.repeat(x, 2, axis=0) for x in now))
    wrong = contrary(moments)
    mixed = [
        ObservedMove(
            Position(*(np.repeat(x, 2, axis=0) for x in right.before)),
            np.concatenate([right.action, other.action]),
        )
        for right, other in zip(moments, wrong, strict=True)
    ]
    how = Drawing(fresh=300, rounds=3, enough=5)
    drawn, weight = belief.hands(T, NETS, how, mixed, both, np.arange(2), np.random.default_rng(1))
    assert drawn.shape == (2, 900, T.hand)
    assert weight[0, :300].any()
    assert not weight[0, 300:].any()
    assert belief.worth(weight)[0] >= how.enough


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_whole_deck_agrees_with_all_that_is_open_and_does_not_know_the_rest(seed: int) -> None:
    now, _ = listened(seed, 20)
    rng = np.random.default_rng(seed)
    drawn, weight = belief.draw(T, now, 50, rng)
    drawn = drawn[:, weight[0] > 0]
    hidden = hidden_places(now)[0]
    blind = now._replace(deck=np.where(hidden, 24, now.deck).astype(np.int8))
    for deck, hand in zip(belief.whole(T, blind, drawn, rng)[0], drawn[0], strict=True):
        assert sorted(deck) == T.deck.tolist()
        assert np.array_equal(deck[~hidden], now.deck[0][~hidden])
        assert np.array_equal(deck[now.order[0, 0].astype(int)], hand)


def test_guesses_are_taken_in_proportion_to_their_weights() -> None:
    weight = np.array([[0.0, 1.0, 0.0, 3.0], [1.0, 0.0, 0.0, 0.0]])
    found = belief.chosen(weight, 400, np.random.default_rng(1))
    assert np.bincount(found[0], minlength=4).tolist() == [0, 100, 0, 300]
    assert not found[1].any()

"""The belief over your own hand: consistent with the visible cards, card counting and the partner's moves."""

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
from sumida.hanabi.learned.belief import ObservedMove, SamplingSettings, hidden_mask
from sumida.hanabi.learned.rollouts import NumpyModel
from sumida.hanabi.rules.setup import HanabiSetup

T = standard(2)
MODEL = NumpyModel(T, weights.load(weights.packaged(2), "five", 2), 3)
ONE = np.array([0])


def self_play(seed: int, turns: int) -> tuple[Position, list[ObservedMove]]:
    """A position from self-play of the policy, and the moves of the second seat."""
    p = arrays.deal(T, np.array([HanabiSetup().deal(Random(seed)).cards], np.int8))
    moves = []
    for turn in range(turns):
        action = MODEL.averaged_logits(p).argmax(1)
        if turn % 2:
            moves.append(ObservedMove(p, action))
        p, _ = arrays.step(T, p, action)
    return p, moves


def other_moves(moves: list[ObservedMove]) -> list[ObservedMove]:
    """The same positions with moves that the policy did not make."""
    return [ObservedMove(m.before, (m.action + 1) % T.actions) for m in moves]


def exact_hands(now: Position) -> dict[tuple[int, ...], float]:
    """All hands that clues and visible cards allow, with their exact probabilities by card counting."""
    unseen = Counter(now.deck[0][hidden_mask(now)[0]].tolist())
    possible = [np.flatnonzero(now.possible[0, 0, slot]).tolist() for slot in range(T.hand)]
    ways = {
        hand: prod(perm(unseen[kind], count) for kind, count in Counter(hand).items())
        for hand in product(*possible)
    }
    total = sum(ways.values())
    return {hand: count / total for hand, count in ways.items() if count}


def marginals(hands: Array, weight: Array) -> Array:
    """(hand, kinds): the probability of each kind in each slot."""
    share = weight / weight.sum()
    return np.stack([np.bincount(cards, weights=share, minlength=T.kinds) for cards in hands.T])


@pytest.mark.parametrize("seed", [15, 16, 17])
def test_proposed_hands_follow_card_counting(seed: int) -> None:
    now, _ = self_play(seed, 36)
    proposed, weight = belief.propose_hands(T, now, 6000, np.random.default_rng(seed))
    exact = exact_hands(now)
    assert {tuple(hand) for hand in proposed[0][weight[0] > 0].tolist()} <= exact.keys()
    true = marginals(np.array(list(exact)), np.array(list(exact.values())))
    np.testing.assert_allclose(marginals(proposed[0], weight[0]), true, atol=0.03)


@pytest.mark.parametrize("seed", [15, 20])
def test_particles_match_the_exact_posterior_over_all_hands(seed: int) -> None:
    now, moves = self_play(seed, 36)
    settings = SamplingSettings(batch_size=4000, target_ess=2000)
    sampled, weight = belief.sample_hands(T, MODEL, settings, moves, now, ONE, np.random.default_rng(seed))
    every = np.array(list(exact_hands(now).items()), object)
    hands = np.array(every[:, 0].tolist(), np.int8)
    possible = np.ones((1, len(hands)), bool)
    likelihood = belief.likelihoods(MODEL, settings, moves, now, ONE, hands[None], possible)
    exact = marginals(hands, likelihood[0] * every[:, 1].astype(float))
    np.testing.assert_allclose(marginals(sampled[0], weight[0]), exact, atol=0.06)


def test_the_partners_moves_tell_more_than_the_clues_alone() -> None:
    from_moves, from_clues = [], []
    for seed in range(4, 8):
        now, moves = self_play(seed, 20)
        rng = np.random.default_rng(seed)
        sampled, weight = belief.sample_hands(T, MODEL, SamplingSettings(), moves, now, ONE, rng)
        true = np.arange(T.hand), now.hands[0, 0]
        from_moves.append(marginals(sampled[0], weight[0])[true].mean())
        from_clues.append(features.card_probabilities(T, now)[0, 0][true].mean())
    assert np.mean(from_moves) > np.mean(from_clues) + 0.03


def test_the_true_hand_explains_the_policys_moves_and_no_others() -> None:
    now, moves = self_play(9, 8)
    true, possible = now.hands[:, :1], np.ones((1, 1), bool)
    assert belief.likelihoods(MODEL, SamplingSettings(), moves, now, ONE, true, possible) == 1
    assert belief.likelihoods(MODEL, SamplingSettings(), other_moves(moves), now, ONE, true, possible) == 0


def test_two_deviations_do_not_rule_out_a_hand() -> None:
    now, moves = self_play(9, 8)
    some, possible = other_moves(moves)[:2] + moves[2:], np.ones((1, 1), bool)
    regrets = [MODEL.regret(move, ONE, now.deck)[0] for move in some]
    assert min(regrets[:2]) > 8
    likelihood = belief.likelihoods(MODEL, SamplingSettings(), some, now, ONE, now.hands[:, :1], possible)
    assert 0 < likelihood < 0.01


def test_a_rejected_hand_is_not_evaluated_further() -> None:
    now, moves = self_play(9, 8)
    moves = other_moves(moves)
    settings = SamplingSettings(base_penalty=9.0, max_penalty=9.0, penalty_cutoff=8.0)
    belief.likelihoods(MODEL, settings, moves, now, ONE, now.hands[:, :1], np.ones((1, 1), bool))
    assert [len(move.regrets.hands) for move in moves] == [0, 0, 0, 1]


def test_the_penalty_of_a_deviation_grows_with_its_regret() -> None:
    settings = SamplingSettings(base_penalty=2.0, penalty_slope=0.5, max_penalty=6.0)
    regret = np.array([0.0, 0.04, 1.0, 4.0, 50.0])
    assert belief.penalty(settings, regret).tolist() == [0.0, 0.0, 2.5, 4.0, 6.0]


def test_further_batches_are_sampled_only_below_the_target_sample_size() -> None:
    now, moves = self_play(9, 8)
    both = Position(*(np.repeat(x, 2, axis=0) for x in now))
    wrong = other_moves(moves)
    mixed = [
        ObservedMove(
            Position(*(np.repeat(x, 2, axis=0) for x in right.before)),
            np.concatenate([right.action, other.action]),
        )
        for right, other in zip(moves, wrong, strict=True)
    ]
    settings = SamplingSettings(batch_size=300, max_batches=3, target_ess=5)
    rng = np.random.default_rng(1)
    sampled, weight = belief.sample_hands(T, MODEL, settings, mixed, both, np.arange(2), rng)
    assert sampled.shape == (2, 900, T.hand)
    assert weight[0, :300].any()
    assert not weight[0, 300:].any()
    assert belief.effective_sample_size(weight)[0] >= settings.target_ess


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_completed_deck_keeps_the_visible_cards_and_does_not_read_the_hidden_ones(seed: int) -> None:
    now, _ = self_play(seed, 20)
    rng = np.random.default_rng(seed)
    hands, weight = belief.propose_hands(T, now, 50, rng)
    hands = hands[:, weight[0] > 0]
    hidden = hidden_mask(now)[0]
    blind = now._replace(deck=np.where(hidden, 24, now.deck).astype(np.int8))
    for deck, hand in zip(belief.complete_decks(T, blind, hands, rng)[0], hands[0], strict=True):
        assert sorted(deck) == T.deck.tolist()
        assert np.array_equal(deck[~hidden], now.deck[0][~hidden])
        assert np.array_equal(deck[now.order[0, 0].astype(int)], hand)


def test_particles_are_resampled_in_proportion_to_their_weights() -> None:
    weight = np.array([[0.0, 1.0, 0.0, 3.0], [1.0, 0.0, 0.0, 0.0]])
    found = belief.resample(weight, 400, np.random.default_rng(1))
    assert np.bincount(found[0], minlength=4).tolist() == [0, 100, 0, 300]
    assert not found[1].any()

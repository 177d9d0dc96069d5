"""Colours are interchangeable: a game with permuted suits is the same game to an averaged policy."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from sumida.hanabi.bots.learned import load_policy
from sumida.hanabi.engines import arrays
from sumida.hanabi.engines.arrays import Array, Position, standard
from sumida.hanabi.learned import symmetry, weights
from sumida.hanabi.learned.policy import averaged_logits, logits
from sumida.hanabi.learned.weights import Weights


def permuted_action(t: arrays.Tables, action: int, shift: int) -> int:
    """The same move when the suits are permuted."""
    colours = range(2 * t.hand, 2 * t.hand + (t.players - 1) * t.colours)
    if action not in colours:
        return action
    target, colour = divmod(action - colours.start, t.colours)
    return colours.start + target * t.colours + (colour + shift) % t.colours


def after_random_moves(t: arrays.Tables, seed: int, moves: int, shift: int) -> tuple[Position, Position]:
    """A game, and the same game played with permuted suits."""
    rng = Random(seed)
    deck = rng.sample(t.deck.tolist(), t.cards)
    games = [
        arrays.deal(t, np.array([cards], np.int8)) for cards in (deck, [(c + 5 * shift) % 25 for c in deck])
    ]
    for _ in range(moves):
        action = rng.choice(np.flatnonzero(arrays.legal(t, games[0])[0]).tolist())
        both = (action, permuted_action(t, action, shift))
        games = [arrays.step(t, p, np.array([one]))[0] for p, one in zip(games, both, strict=True)]
    return games[0], games[1]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("shift", [1, 3])
def test_a_permuted_position_is_the_one_that_a_permuted_deck_leads_to(players: int, shift: int) -> None:
    t = standard(players)
    for moves in (0, 1, 12):
        plain, expected = after_random_moves(t, 10 * players + shift, moves, shift)
        permuted = symmetry.permute(t, plain, shift)
        for name, found, true in zip(Position._fields, permuted, expected, strict=True):
            np.testing.assert_array_equal(found, true, name)
            assert found.dtype == true.dtype


@pytest.mark.parametrize("players", [2, 4])
def test_logits_of_a_permuted_position_are_unpermuted(players: int) -> None:
    t = standard(players)
    for shift in range(t.suits):
        permuted = np.array([[permuted_action(t, action, shift) for action in range(t.actions)]])
        # Move a becomes permuted[a]; the value at permuted[a] must come back to a.
        values: Array = np.argsort(permuted, axis=1)
        np.testing.assert_array_equal(symmetry.unpermute(t, values, shift)[0], np.arange(t.actions))


def test_each_position_and_move_is_permuted_by_its_own_shift() -> None:
    t = standard(2)
    p, _ = after_random_moves(t, 5, 12, 1)
    shift = np.array([0, 3, 1, 2, 3])
    many, action = Position(*(np.repeat(x, len(shift), axis=0) for x in p)), np.array([2, 11, 14, 7, 17])
    found, move = symmetry.permute_each(t, many, action, shift, 4)
    for row, own in enumerate(shift.tolist()):
        assert move[row] == permuted_action(t, int(action[row]), own)
        for x, true in zip(found, symmetry.permute(t, p, own), strict=True):
            np.testing.assert_array_equal(x[row : row + 1], true)
            assert x.dtype == true.dtype


def test_an_averaged_policy_does_not_depend_on_the_names_of_the_colours() -> None:
    t = standard(2)
    policy = load_policy(weights.packaged(2), 2)
    plain, permuted = after_random_moves(t, 5, 12, 2)
    averaged = [averaged_logits(t, policy, p) for p in (plain, permuted)]
    np.testing.assert_allclose(symmetry.unpermute(t, averaged[1], 2), averaged[0], atol=1e-3)
    single = [logits(t, policy.net, p) for p in (plain, permuted)]
    assert np.abs(symmetry.unpermute(t, single[1], 2) - single[0]).max() > 0.1


def test_the_average_is_the_mean_of_log_probabilities() -> None:
    t = standard(2)
    p = arrays.deal(t, t.deck[None])
    found = symmetry.average(t, lambda _: np.eye(t.suits, t.actions) * 2.0, p, t.suits)
    total = np.log(np.exp(2.0) + t.actions - 1)
    np.testing.assert_allclose(found[0, :6], [*[2 / 5 - total] * 5, -total], atol=1e-6)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_packaged_policies_are_averaged(players: int) -> None:
    t, policy = standard(players), load_policy(weights.packaged(players), players)
    p, _ = after_random_moves(t, 5, 12, 2)
    difference = averaged_logits(t, policy, p) - logits(t, policy.net, p)
    assert not np.allclose(difference, difference[:, :1], atol=1e-3)
    assert weights.load(weights.packaged(players), "five", players).facts["colour_permutations"] == 5


@pytest.mark.parametrize(("players", "permutations"), [(2, 5), (3, 5), (4, 1), (5, 1)])
def test_weights_that_do_not_name_their_permutations_get_the_default(players: int, permutations: int) -> None:
    nets = weights.load(weights.packaged(players), "five", players).nets
    assert Weights(nets, {"players": players}).policy.colour_permutations == permutations
    named = {"players": players, "colour_permutations": 3}
    assert Weights(nets, named).policy.colour_permutations == 3

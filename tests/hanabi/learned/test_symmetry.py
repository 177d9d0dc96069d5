"""Colours are alike: a game with its suits turned is the same game, and who agrees with itself sees that."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from sumida.hanabi.bots.learned import actor
from sumida.hanabi.engines import arrays
from sumida.hanabi.engines.arrays import Array, Position, standard
from sumida.hanabi.learned import symmetry, weights
from sumida.hanabi.learned.policy import SEVERAL_LOOKS, logits, opinion


def other_name(t: arrays.Tables, action: int, by: int) -> int:
    """The move as it is called when the suits are turned."""
    colours = range(2 * t.hand, 2 * t.hand + (t.players - 1) * t.colours)
    if action not in colours:
        return action
    target, colour = divmod(action - colours.start, t.colours)
    return colours.start + target * t.colours + (colour + by) % t.colours


def after_random_moves(t: arrays.Tables, seed: int, moves: int, by: int) -> tuple[Position, Position]:
    """A game, and beside it the same moves with a deck whose suits are turned."""
    rng = Random(seed)
    deck = rng.sample(t.deck.tolist(), t.cards)
    games = [
        arrays.deal(t, np.array([cards], np.int8)) for cards in (deck, [(c + 5 * by) % 25 for c in deck])
    ]
    for _ in range(moves):
        action = rng.choice(np.flatnonzero(arrays.legal(t, games[0])[0]).tolist())
        names = (action, other_name(t, action, by))
        games = [arrays.step(t, p, np.array([name]))[0] for p, name in zip(games, names, strict=True)]
    return games[0], games[1]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("by", [1, 3])
def test_a_turned_position_is_the_one_that_a_turned_deck_leads_to(players: int, by: int) -> None:
    t = standard(players)
    for moves in (0, 1, 12):
        plain, beside = after_random_moves(t, 10 * players + by, moves, by)
        for name, found, true in zip(Position._fields, symmetry.turned(t, plain, by), beside, strict=True):
            np.testing.assert_array_equal(found, true, name)
            assert found.dtype == true.dtype


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_said_of_a_turned_position_is_turned_back(players: int) -> None:
    t = standard(players)
    for by in range(t.suits):
        said = np.array([[other_name(t, action, by) for action in range(t.actions)]])
        called: Array = np.argsort(said, axis=1)
        # Move a is called said[a] there; what stands at said[a] must come back to a.
        np.testing.assert_array_equal(symmetry.turned_back(t, called, by)[0], np.arange(t.actions))


def test_a_player_that_agrees_with_itself_plays_the_same_whatever_the_colours_are_called() -> None:
    t = standard(2)
    net = actor(weights.packaged(2), 2)
    plain, beside = after_random_moves(t, 5, 12, 2)
    agreed = opinion(t, net, plain)
    np.testing.assert_allclose(symmetry.turned_back(t, opinion(t, net, beside), 2), agreed, atol=1e-3)
    alone = symmetry.turned_back(t, logits(t, net, beside), 2) - logits(t, net, plain)
    assert np.abs(alone).max() > 0.1


def test_agreement_is_the_mean_of_the_logarithms() -> None:
    t = standard(2)
    p = arrays.deal(t, t.deck[None])
    found = symmetry.agreed(t, lambda _: np.eye(t.suits, t.actions) * 2.0, p)
    total = np.log(np.exp(2.0) + t.actions - 1)
    np.testing.assert_allclose(found[0, :6], [*[2 / 5 - total] * 5, -total], atol=1e-6)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_net_looks_in_every_way_at_small_tables_only(players: int) -> None:
    t, net = standard(players), actor(weights.packaged(players), players)
    p, _ = after_random_moves(t, 5, 12, 2)
    once = logits(t, net, p)
    same = np.allclose(opinion(t, net, p) - once, (opinion(t, net, p) - once)[:, :1], atol=1e-3)
    assert same == (players > SEVERAL_LOOKS)

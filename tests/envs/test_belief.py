"""The belief over one's own hand equals a count of all deals that the seat cannot tell apart."""

from __future__ import annotations

from itertools import permutations
from random import Random

import numpy as np
import pytest

from sumida.envs import belief
from sumida.envs.episode import Episode
from sumida.envs.gymnasium import HanabiSeat
from sumida.envs.pettingzoo import hanabi, hanabi_parallel
from tests.envs.test_observations import play_on


def counted(masks: list[int], copies: tuple[int, ...]) -> belief.Doubles:
    """The same by trying every way to give physical cards to the places."""
    cards = [kind for kind, count in enumerate(copies) for _ in range(count)]
    found = np.zeros((len(masks), len(copies)))
    for given in permutations(cards, len(masks)):
        if all(mask >> card & 1 for mask, card in zip(masks, given, strict=True)):
            for place, card in enumerate(given):
                found[place, card] += 1
    chances: belief.Doubles = found / found.sum(1, keepdims=True)
    return chances


@pytest.mark.parametrize("seed", range(8))
def test_probabilities_are_those_of_counting(seed: int) -> None:
    rng = Random(seed)
    copies = (*(rng.randrange(3) for _ in range(5)), 1, 2)
    hand = rng.sample([kind for kind, count in enumerate(copies) for _ in range(count)], 3)
    masks = [1 << card | rng.randrange(1 << 7) for card in hand]
    assert np.allclose(belief.marginals(masks, copies), counted(masks, copies))


@pytest.mark.parametrize("players", [2, 5])
def test_a_whole_game_of_beliefs(players: int) -> None:
    episode, rng = Episode("hanabi", {"players": players}, belief=True), Random(players)
    episode.begin(4)
    while episode.state.to_act:
        for seat in range(players):
            seen = episode.observation(seat)
            view = episode.state.view(seat)
            assert episode.space().contains(seen)
            for place, held in enumerate(episode.state.hands[seat]):
                chances = seen["belief"][place]
                assert chances.sum() == pytest.approx(1, abs=1e-5)
                assert chances[held.card] > 0
                assert {int(kind) for kind in np.flatnonzero(chances > 1e-9)} == {
                    kind for kind in range(25) if view.deduced[seat][place] >> kind & 1
                }
            assert not seen["belief"][len(episode.state.hands[seat]) :].any()
        play_on(episode, rng)


def test_every_environment_offers_it() -> None:
    env = hanabi(belief=True)
    env.reset(seed=1)
    assert env.observe("seat_0")["belief"].shape == (5, 25)
    seen, _ = hanabi_parallel(belief=True, players=4).reset(seed=1)
    assert seen["seat_3"]["belief"].shape == (4, 25)
    one = HanabiSeat(belief=True)
    assert one.observation_space.contains(one.reset(seed=1)[0])

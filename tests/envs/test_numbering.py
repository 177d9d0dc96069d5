"""One game under both numberings: the same moves, rewards, ends and vectors."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from sumida.envs import rl_env
from sumida.envs.episode import Episode
from sumida.envs.numbering import classic_number, from_classic, to_classic
from sumida.kernel import GameError


@pytest.mark.parametrize("players", range(2, 6))
def test_both_numberings_play_the_same_game(players: int) -> None:
    episode, classic = Episode("hanabi", {"players": players}), rl_env.make(num_players=players)
    rng = Random(2)
    episode.begin(3)
    said, done = classic.reset(list(episode.state.deck)), False
    while not done:
        seat = said["current_player"]
        own = said["player_observations"][seat]
        ours = from_classic(episode.setup, seat)
        assert episode.state.to_act == (seat,)
        assert sorted(ours[own["legal_moves_as_int"]]) == np.flatnonzero(episode.mask(seat)).tolist()
        for place, seen in enumerate(said["player_observations"]):
            assert episode.observe(place).tolist() == seen["vectorized"]
        move = rng.choice(own["legal_moves_as_int"])
        said, reward, done, _ = classic.step(move)
        assert episode.act(seat, int(ours[move])) == (reward,) * players
    assert episode.state.to_act == ()


@pytest.mark.parametrize("options", [{}, {"players": 5, "variant": "multicolour"}, {"hand_adjust": -1}])
def test_there_and_back(options: dict[str, Any]) -> None:
    setup = Episode("hanabi", options).setup
    for seat in range(setup.players):
        ours = from_classic(setup, seat)
        assert to_classic(setup, seat)[ours].tolist() == list(range(len(ours)))
        assert len(set(ours.tolist())) == len(ours)
    values = len(setup.variant.values)
    assert (to_classic(setup, 0)[2 * setup.hand_size :][:values] == -1).all()
    with pytest.raises(GameError, match="no action of seat 0"):
        classic_number(setup, 0, 2 * setup.hand_size)
    with pytest.raises(GameError, match="no action of seat 0"):
        classic_number(setup, 0, -1)
    assert classic_number(setup, 0, 0) == setup.hand_size

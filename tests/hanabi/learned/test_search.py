"""The choice of the search: the net's own move is left only for a clear gain."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from sumida.hanabi.engines import arrays
from sumida.hanabi.engines.arrays import Array, Position, standard
from sumida.hanabi.learned.belief import ObservedMove
from sumida.hanabi.learned.search import Effort, choose

T = standard(2)
CLEAR = Effort(fresh=100, candidates=3, first=20, tried=100, margin=0.04, errors=2.0, trust=0.0)


class Told:
    """Nets whose values are known beforehand, by move; every other guess says a bit more of a rival."""

    def __init__(self, worth: dict[int, float], preferred: float = 0.0) -> None:
        self.worth, self.distance, self.asked = worth, preferred, 0

    def preferred(self, moment: ObservedMove, table: Array, decks: Array) -> Array:
        return np.full(len(table), self.distance)

    def values(self, public: Position, decks: Array, actions: Array) -> Array:
        self.asked += actions.shape[1] * decks.shape[1]
        worth = np.vectorize(self.worth.__getitem__)(actions).astype(float)
        noise = np.arange(decks.shape[1]) % 2 - 0.5
        return worth[:, None] + noise[:, None] * (actions != actions[:, :1])[:, None]


def chosen(nets: Told, effort: Effort, likes: dict[int, float], on: bool = True) -> tuple[int, float]:
    p = arrays.deal(T, T.deck[None])
    logits = np.full((1, T.actions), -1e9)
    logits[0, list(likes)] = list(likes.values())
    moments = [ObservedMove(p, np.array([15]))]
    rng = np.random.default_rng(2)
    action, gain = choose(T, nets, effort, moments, p, logits, np.array([on]), rng)
    return int(action[0]), float(gain[0])


@pytest.mark.parametrize(
    ("worth", "best", "asked"),
    [
        ({5: 3.0, 6: 3.5, 7: 2.0}, 6, 3 * 20 + 2 * 80),  # a rival that is better
        ({5: 3.0, 6: 2.0, 7: 3.6}, 7, 3 * 20 + 2 * 80),  # also when the net likes it least
        ({5: 3.0, 6: 1.0, 7: 1.5}, 5, 3 * 20),  # hopeless rivals cost little
        ({5: 3.0, 6: 3.03, 7: 3.0}, 5, 3 * 20 + 2 * 80),  # too little to deviate for
        ({5: 3.0, 6: 3.08, 7: 3.0}, 5, 3 * 20 + 2 * 80),  # not sure enough
    ],
)
def test_the_search_leaves_the_nets_move_only_for_a_clear_gain(
    worth: dict[int, float], best: int, asked: int
) -> None:
    nets = Told(worth)
    action, gain = chosen(nets, CLEAR, {5: 1.0, 6: 0.5, 7: 0.2})
    assert action == best
    assert nets.asked == asked
    assert gain == pytest.approx(worth[best] - worth[5], abs=1e-6)


@pytest.mark.parametrize(("liked", "best"), [(0.5, 6), (-9.0, 5)])
def test_what_the_net_likes_much_less_must_gain_more(liked: float, best: int) -> None:
    effort = replace(CLEAR, candidates=2, trust=0.05, sure=1.1)
    assert chosen(Told({5: 3.0, 6: 3.3}), effort, {5: 1.0, 6: liked})[0] == best


def test_a_move_that_is_not_allowed_is_no_rival() -> None:
    eager = replace(CLEAR, sure=2.0, margin=-9.0, errors=-99.0)
    assert chosen(Told(dict.fromkeys(range(T.actions), 1.0)), eager, {5: 1.0})[0] == 5


@pytest.mark.parametrize(
    ("nets", "effort", "on"),
    [
        (Told({5: 0.0, 6: 9.0}), replace(CLEAR, candidates=2, sure=0.6), True),  # the net is sure
        (Told({5: 0.0, 6: 9.0}), replace(CLEAR, candidates=2), False),  # the game is over
        (
            Told({5: 0.0, 6: 9.0}, 99.0),
            replace(CLEAR, candidates=2, most=9.0),
            True,
        ),  # none explains it
    ],
)
def test_where_there_is_nothing_to_search_the_net_moves(nets: Told, effort: Effort, on: bool) -> None:
    assert chosen(nets, effort, {5: 1.0, 6: 0.5}, on) == (5, 0.0)
    assert nets.asked == 0


class Lucky(Told):
    """A rival that shines on the first decks, where there are three candidates, and nowhere else."""

    def values(self, public: Position, decks: Array, actions: Array) -> Array:
        lucky = 9.0 * (actions == 6) * (actions.shape[1] > 2)
        return super().values(public, decks, actions) + lucky[:, None]


def test_luck_on_the_first_decks_makes_a_rival_but_does_not_decide() -> None:
    nets = Lucky({5: 3.0, 6: 3.0, 7: 3.0})
    assert chosen(nets, CLEAR, {5: 1.0, 6: 0.5, 7: 0.2}) == (5, 0.0)
    assert nets.asked == 3 * 20 + 2 * 80

"""The decision of the search: it deviates from the policy only for a clear gain."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from sumida.hanabi.engines import arrays
from sumida.hanabi.engines.arrays import Array, Position, standard
from sumida.hanabi.learned.belief import ObservedMove
from sumida.hanabi.learned.search import SearchSettings, choose

T = standard(2)
STRICT = SearchSettings(
    batch_size=100,
    candidates=3,
    screening_decks=20,
    total_decks=100,
    margin=0.04,
    min_errors=2.0,
    gap_cost=0.0,
)


class FixedValues:
    """A model with a fixed value for each move; a rival's values alternate around it by half a point."""

    def __init__(self, by_move: dict[int, float], regret: float = 0.0) -> None:
        self.by_move, self.fixed_regret, self.rollouts = by_move, regret, 0

    def regret(self, move: ObservedMove, table: Array, decks: Array) -> Array:
        return np.full(len(table), self.fixed_regret)

    def values(self, public: Position, decks: Array, actions: Array) -> Array:
        self.rollouts += actions.shape[1] * decks.shape[1]
        values = np.vectorize(self.by_move.__getitem__)(actions).astype(float)
        noise = np.arange(decks.shape[1]) % 2 - 0.5
        return values[:, None] + noise[:, None] * (actions != actions[:, :1])[:, None]


def search(
    model: FixedValues, settings: SearchSettings, logits: dict[int, float], running: bool = True
) -> tuple[int, float]:
    p = arrays.deal(T, T.deck[None])
    masked = np.full((1, T.actions), -1e9)
    masked[0, list(logits)] = list(logits.values())
    moves = [ObservedMove(p, np.array([15]))]
    rng = np.random.default_rng(2)
    action, gain = choose(T, model, settings, moves, p, masked, np.array([running]), rng)
    return int(action[0]), float(gain[0])


@pytest.mark.parametrize(
    ("by_move", "best", "rollouts"),
    [
        ({5: 3.0, 6: 3.5, 7: 2.0}, 6, 3 * 20 + 2 * 80),  # a rival that is better
        ({5: 3.0, 6: 2.0, 7: 3.6}, 7, 3 * 20 + 2 * 80),  # also when its logit is the lowest
        ({5: 3.0, 6: 1.0, 7: 1.5}, 5, 3 * 20),  # hopeless rivals are pruned
        ({5: 3.0, 6: 3.03, 7: 3.0}, 5, 3 * 20 + 2 * 80),  # below the margin
        ({5: 3.0, 6: 3.08, 7: 3.0}, 5, 3 * 20 + 2 * 80),  # too few standard errors
    ],
)
def test_the_search_deviates_only_for_a_clear_gain(
    by_move: dict[int, float], best: int, rollouts: int
) -> None:
    model = FixedValues(by_move)
    action, gain = search(model, STRICT, {5: 1.0, 6: 0.5, 7: 0.2})
    assert action == best
    assert model.rollouts == rollouts
    assert gain == pytest.approx(by_move[best] - by_move[5], abs=1e-6)


@pytest.mark.parametrize(("logit", "best"), [(0.5, 6), (-9.0, 5)])
def test_a_move_with_a_much_lower_logit_must_gain_more(logit: float, best: int) -> None:
    settings = replace(STRICT, candidates=2, gap_cost=0.05, skip_above=1.1)
    assert search(FixedValues({5: 3.0, 6: 3.3}), settings, {5: 1.0, 6: logit})[0] == best


def test_an_illegal_move_is_no_rival() -> None:
    eager = replace(STRICT, skip_above=2.0, margin=-9.0, min_errors=-99.0)
    assert search(FixedValues(dict.fromkeys(range(T.actions), 1.0)), eager, {5: 1.0})[0] == 5


@pytest.mark.parametrize(
    ("regret", "changes", "running"),
    [
        pytest.param(0.0, {"skip_above": 0.6}, True, id="the policy is confident"),
        pytest.param(0.0, {}, False, id="the game is over"),
        pytest.param(99.0, {"penalty_cutoff": 4.0}, True, id="no hand explains the partner's moves"),
    ],
)
def test_without_a_search_the_policy_moves(regret: float, changes: dict[str, Any], running: bool) -> None:
    model = FixedValues({5: 0.0, 6: 9.0}, regret)
    settings = replace(STRICT, candidates=2, **changes)
    assert search(model, settings, {5: 1.0, 6: 0.5}, running) == (5, 0.0)
    assert model.rollouts == 0


class LuckyInScreening(FixedValues):
    """A rival that shines in screening, where there are three candidates, and nowhere else."""

    def values(self, public: Position, decks: Array, actions: Array) -> Array:
        lucky = 9.0 * (actions == 6) * (actions.shape[1] > 2)
        return super().values(public, decks, actions) + lucky[:, None]


def test_the_decision_is_made_on_held_out_decks() -> None:
    model = LuckyInScreening({5: 3.0, 6: 3.0, 7: 3.0})
    assert search(model, STRICT, {5: 1.0, 6: 0.5, 7: 0.2}) == (5, 0.0)
    assert model.rollouts == 3 * 20 + 2 * 80

"""One-ply search over the learned policy for two players, with rollouts on the belief over your own hand.

Particles (`sumida.hanabi.learned.belief`) are played on with the policy in both seats; at the horizon the
critic estimates the rest. The search deviates from the policy's move only for a clear gain, and the gain
must be larger the lower the other move's logit is: the partner interprets every move as the policy's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Protocol, TypeAlias

import numpy as np

from sumida.hanabi.engines.arrays import Array, Position, Tables
from sumida.hanabi.learned.belief import (
    ObservedMove,
    PartnerModel,
    SamplingSettings,
    complete_decks,
    resample,
    sample_hands,
    select,
)

LEGAL_ABOVE = -1e8
"""Logits below this belong to illegal moves."""


@dataclass(frozen=True)
class SearchSettings(SamplingSettings):
    """The search budget, and when to deviate from the policy's move."""

    candidates: int = 5
    """Moves considered, the policy's own among them."""
    screening_decks: int = 160
    """Decks on which all candidates are screened."""
    block_decks: int = 320
    """Decks at a time on which the policy's move is then compared with the best rival."""
    total_decks: int = 1120
    """Decks in all, where the decision stays close."""
    decisive_errors: float = 2.5
    """Compare no further when the gain differs from what it must be by this many standard errors."""
    horizon: int = 14
    """Moves in a rollout before the critic takes over."""
    skip_above: float = 0.9999
    """Skip the search when the policy's probability for its move is at least this."""
    margin: float = 0.01
    """Points that a deviation must gain on average."""
    gap_cost: float = 0.015
    """Points it must gain on top of the margin, per unit of logit gap to the policy's move."""
    min_errors: float = 1.0
    """Standard errors by which its gain must exceed zero."""
    prune_errors: float = 3.0
    """Drop a rival after screening if its gain plus this many standard errors does not cover the cost."""


class RolloutModel(PartnerModel, Protocol):
    """Policy and critic on batches; `public` holds one position per table, `decks` its particles."""

    def values(self, public: Position, decks: Array, actions: Array) -> Array:
        """(tables, particles, candidates): estimated points still to come after each of `actions`."""


def choose(
    t: Tables,
    model: RolloutModel,
    settings: SearchSettings,
    moves: Sequence[ObservedMove],
    now: Position,
    logits: Array,
    running: Array,
    rng: np.random.Generator,
) -> tuple[Array, Array]:
    """(tables,) the move after search, and its estimated gain over the policy's move (from `logits`).

    Tables that are not `running`, or where the policy is confident, are not searched. The first decks select
    the best rival; the decision is made on held-out decks, to avoid selection bias.
    """
    candidates, legal = top_candidates(logits, settings.candidates)
    action, gain = candidates[:, 0].copy(), np.zeros(len(logits))
    rows = np.flatnonzero(running & (_top_probability(logits) < settings.skip_above))
    if not len(rows):
        return action, gain
    hands, weights = sample_hands(t, model, settings, moves, now, rows, rng)
    explained = weights.any(1)
    rows, hands, weights = rows[explained], hands[explained], weights[explained]
    if not len(rows):
        return action, gain
    hands = np.take_along_axis(hands, resample(weights, settings.total_decks, rng)[:, :, None], 1)
    cost = settings.margin + settings.gap_cost * _logit_gaps(logits, candidates)
    rollouts = _Rollouts(t, model, select(now, rows), hands)
    first, *further = zip(_blocks(settings), rng.spawn(len(_blocks(settings))), strict=True)
    kept, rival = _screen(rollouts, settings, first, candidates[rows], legal[rows], cost[rows])
    if len(kept):
        rows = rows[kept]
        pair = candidates[rows[:, None], np.stack([0 * rival, rival], axis=1)]
        better, mean = _compare(rollouts, settings, further, kept, pair, cost[rows, rival])
        action[rows], gain[rows] = np.where(better, pair[:, 1], action[rows]), np.where(better, mean, 0)
    return action, gain


Block: TypeAlias = tuple[slice, np.random.Generator]
"""Some of the particles, and the random numbers that shuffle their draw piles."""


def _blocks(settings: SearchSettings) -> list[slice]:
    """The particles for screening, then those for each step of the comparison."""
    edges = [0, *range(settings.screening_decks, settings.total_decks, settings.block_decks)]
    return [slice(*pair) for pair in pairwise([*edges, settings.total_decks])]


@dataclass(frozen=True, eq=False)
class _Rollouts:
    """The tables that are searched, each with hands (tables, particles, hand) from the belief."""

    t: Tables
    model: RolloutModel
    public: Position
    hands: Array

    def gains(self, tables: Array, block: Block, actions: Array) -> Array:
        """(tables, particles, candidates): what `actions` gain over the first one at some of the tables."""
        particles, rng = block
        public = select(self.public, tables)
        decks = complete_decks(self.t, public, self.hands[tables, particles], rng)
        values = self.model.values(public, decks, actions)
        gains: Array = values - values[:, :, :1]
        return gains


def _screen(
    rollouts: _Rollouts, settings: SearchSettings, block: Block, candidates: Array, legal: Array, cost: Array
) -> tuple[Array, Array]:
    """The tables where some rival may beat the policy's move, and the best rival there."""
    every = np.arange(len(candidates))
    gains = rollouts.gains(every, block, candidates)
    rival = np.where(legal, gains.mean(1) - cost, -np.inf)[:, 1:].argmax(1) + 1
    found = gains[every, :, rival]
    bound = found.mean(1) + settings.prune_errors * found.std(1) / np.sqrt(found.shape[1])
    kept = np.flatnonzero(legal[every, rival] & (bound > cost[every, rival]))
    return kept, rival[kept]


def _compare(
    rollouts: _Rollouts,
    settings: SearchSettings,
    blocks: Sequence[Block],
    tables: Array,
    pair: Array,
    cost: Array,
) -> tuple[Array, Array]:
    """Whether the second move of each pair should be made instead of the first, and its mean gain.

    The decks on which they are compared are those of as many blocks as it takes to decide.
    """
    count, total, squares = np.zeros((3, len(tables)))
    undecided = np.arange(len(tables))
    for block in blocks:
        gains = rollouts.gains(tables[undecided], block, pair[undecided])[:, :, 1]
        count[undecided] += gains.shape[1]
        total[undecided] += gains.sum(1)
        squares[undecided] += (gains**2).sum(1)
        mean = total / count
        error = np.sqrt(np.maximum(squares / count - mean**2, 0) / count)
        undecided = np.flatnonzero(abs(mean - cost) < settings.decisive_errors * error)
        if not len(undecided):
            break
    return (mean > cost) & (mean > settings.min_errors * error), mean


def top_candidates(logits: Array, count: int) -> tuple[Array, Array]:
    """(tables, count) the moves with the highest logits, and which of them are legal: the first one is."""
    ranked = np.argsort(-logits, axis=1, kind="stable")[:, :count]
    legal = np.take_along_axis(logits, ranked, 1) > LEGAL_ABOVE
    return np.where(legal, ranked, ranked[:, :1]), legal


def _logit_gaps(logits: Array, candidates: Array) -> Array:
    """(tables, count): how far the logit of each candidate is below that of the policy's move."""
    found = np.take_along_axis(logits, candidates, 1)
    gaps: Array = found[:, :1] - found
    return gaps


def _top_probability(logits: Array) -> Array:
    """(tables,): the policy's probability for its most likely move."""
    unnormalised = np.exp(logits - logits.max(1, keepdims=True))
    probability: Array = unnormalised.max(1) / unnormalised.sum(1)
    return probability

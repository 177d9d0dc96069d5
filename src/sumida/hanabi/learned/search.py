"""One-ply search over the learned policy for two players, with rollouts on the belief over your own hand.

Particles (`sumida.hanabi.learned.belief`) are played on with the policy in both seats; at the horizon the
critic estimates the rest. The search deviates from the policy's move only for a clear gain, and the gain
must be larger the lower the other move's logit is: the partner interprets every move as the policy's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

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

    candidates: int = 4
    """Moves considered, the policy's own among them."""
    screening_decks: int = 160
    """Decks on which all candidates are screened."""
    total_decks: int = 720
    """Decks in all; those left after screening compare the policy's move with the best rival."""
    horizon: int = 10
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
    public = select(now, rows)
    decks = complete_decks(t, public, hands, rng)
    cost = settings.margin + settings.gap_cost * _logit_gaps(logits, candidates)
    kept, rival = _screen(model, settings, public, decks, candidates[rows], legal[rows], cost[rows])
    if len(kept):
        rows, every = rows[kept], np.arange(len(kept))
        pair = candidates[rows][every[:, None], np.stack([0 * rival, rival], axis=1)]
        values = model.values(select(public, kept), decks[kept, settings.screening_decks :], pair)
        gains = values[:, :, 1] - values[:, :, 0]
        mean = gains.mean(1)
        better = (mean > cost[rows, rival]) & (_confidence_bound(gains, -settings.min_errors) > 0)
        action[rows], gain[rows] = np.where(better, pair[:, 1], action[rows]), np.where(better, mean, 0)
    return action, gain


def _screen(
    model: RolloutModel,
    settings: SearchSettings,
    public: Position,
    decks: Array,
    candidates: Array,
    legal: Array,
    cost: Array,
) -> tuple[Array, Array]:
    """The tables where some rival may beat the policy's move, and the best rival there."""
    values = model.values(public, decks[:, : settings.screening_decks], candidates)
    gains = values - values[:, :, :1]
    rival = np.where(legal, gains.mean(1) - cost, -np.inf)[:, 1:].argmax(1) + 1
    every = np.arange(len(rival))
    bound = _confidence_bound(gains[every, :, rival], settings.prune_errors)
    kept = np.flatnonzero(legal[every, rival] & (bound > cost[every, rival]))
    return kept, rival[kept]


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


def _confidence_bound(gains: Array, errors: float) -> Array:
    """(tables,): the mean gain plus this many standard errors."""
    bound: Array = gains.mean(1) + errors * gains.std(1) / np.sqrt(gains.shape[1])
    return bound

"""The belief over your own hand in a two-player game, as weighted particles.

A particle is a hand that fits the visible cards and the clues, sampled with the probability that card
counting gives it. Its weight is the likelihood of the partner's moves under the partner model: the partner,
who sees that hand, should have made the policy's move. A partner that searches sometimes deviates from the
policy, mostly to a move with a logit close to the best, so a deviation makes a hand less likely but not
impossible.

All functions work on a batch of tables at the same turn, so that the bot (one table, numpy) and the batched
evaluation (many tables, networks on an accelerator) share them. All tables use the same random numbers, so
that what happens at one of them does not depend on the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np

from sumida.hanabi.engines.arrays import Array, Position, Tables

OWN = 0
"""Index of the searching seat among the hands when it is to act."""
TIE_TOLERANCE = 0.05
"""A regret up to this counts as none: rounding may swap moves with nearly equal logits."""


@dataclass(frozen=True)
class SamplingSettings:
    """How particles are sampled and weighted; penalties are in nats."""

    batch_size: int = 1500
    """Hands sampled at a time."""
    max_batches: int = 3
    """Batches sampled at most."""
    target_ess: int = 600
    """Effective sample size at which sampling stops."""
    base_penalty: float = 1.5
    """Log-likelihood lost when the partner's move is not the policy's."""
    penalty_slope: float = 0.2
    """Further loss per unit of regret."""
    max_penalty: float = 5.0
    """Upper limit for the loss by one move."""
    penalty_cutoff: float = 12.0
    """A hand is rejected once the losses by all moves add up to this: a partner that searches makes two
    deviations in many games, or more."""


@dataclass(eq=False)
class Regrets:
    """Cache of the partner model for one move: regrets by table and hand of the searching seat."""

    hands: Array = field(default_factory=lambda: np.zeros(0, np.int64))
    """(n,): a number for each table and hand, in ascending order."""
    values: Array = field(default_factory=lambda: np.zeros(0))
    """(n,): the regrets."""

    def add(self, hands: Array, values: Array) -> None:
        """Insert new hands."""
        place = np.searchsorted(self.hands, hands)
        self.hands, self.values = np.insert(self.hands, place, hands), np.insert(self.values, place, values)


@dataclass(frozen=True, eq=False)
class ObservedMove:
    """A move of the partner: the position before it, from the partner's point of view, and the move."""

    before: Position
    action: Array
    regrets: Regrets = field(default_factory=Regrets)


class PartnerModel(Protocol):
    """Predicts the partner's moves from the hand that the partner sees."""

    def regret(self, move: ObservedMove, table: Array, decks: Array) -> Array:
        """(n,): how far the move's logit is below the policy's best, at table (n,) with deck (n, cards);
        0 if the policy would have made the same move."""


def penalty(settings: SamplingSettings, regret: Array) -> Array:
    """The negative log-likelihood, in nats, of a move with this regret."""
    deviation = np.minimum(settings.base_penalty + settings.penalty_slope * regret, settings.max_penalty)
    found: Array = np.where(regret > TIE_TOLERANCE, deviation, 0.0)
    return found


def sample_hands(
    t: Tables,
    partner: PartnerModel,
    settings: SamplingSettings,
    moves: Sequence[ObservedMove],
    now: Position,
    rows: Array,
    rng: np.random.Generator,
) -> tuple[Array, Array]:
    """(rows, n, hand) hands of the seat to act at the tables `rows`, and (rows, n) their weights."""
    hands, weights = [], []
    unfinished = np.arange(len(rows))
    for batch_rng in rng.spawn(settings.max_batches):
        public = select(now, rows[unfinished])
        proposed, weight = propose_hands(t, public, settings.batch_size, batch_rng)
        weight = weight * likelihoods(
            partner, settings, moves, public, rows[unfinished], proposed, weight > 0
        )
        hands.append(np.zeros((len(rows), *proposed.shape[1:]), np.int8))
        weights.append(np.zeros((len(rows), settings.batch_size)))
        hands[-1][unfinished], weights[-1][unfinished] = proposed, weight
        all_weights = np.concatenate(weights, axis=1)
        unfinished = np.flatnonzero(effective_sample_size(all_weights) < settings.target_ess)
        if not len(unfinished):
            break
    return np.concatenate(hands, axis=1), all_weights


def effective_sample_size(weights: Array) -> Array:
    """(tables,): effective sample size of particles with these weights (tables, particles)."""
    size: Array = weights.sum(1) ** 2 / np.maximum((weights**2).sum(1), 1e-30)
    return size


def propose_hands(t: Tables, now: Position, count: int, rng: np.random.Generator) -> tuple[Array, Array]:
    """(tables, count, hand) hands that fit the visible cards and the clues, and their importance weights.

    Cards are sampled one by one, starting with the one that has the fewest possible kinds.
    """
    tables = len(now.drawn)
    every = np.arange(tables)
    left = np.repeat(unseen_counts(t, now)[:, None], count, axis=1)
    proposed, weight = np.zeros((tables, count, t.hand), np.int8), np.ones((tables, count))
    for slot in np.argsort(now.possible[:, OWN].sum(2), axis=1, kind="stable").T:
        held = (now.hands[every, OWN, slot] >= 0)[:, None]
        cumulative = np.cumsum(left * now.possible[every, OWN, slot][:, None], axis=2, dtype=np.int8)
        ways = cumulative[:, :, -1]
        pick = (rng.random(count) * ways).astype(np.int8)
        kind = (cumulative > pick[:, :, None]).argmax(2)
        proposed[every, :, slot] = kind
        remaining = np.take_along_axis(left, kind[:, :, None], 2) - (held & (ways > 0))[:, :, None]
        np.put_along_axis(left, kind[:, :, None], remaining.astype(np.int8), 2)
        weight *= np.where(held, ways, 1)
    return proposed, weight / np.maximum(weight.mean(1, keepdims=True), 1e-30)


def unseen_counts(t: Tables, now: Position) -> Array:
    """(tables, kinds): copies that the seat to act does not see; the hidden cards themselves are not read."""
    visible = np.where(hidden_mask(now), t.kinds, now.deck)
    seen = (visible[:, :, None] == np.arange(t.kinds)).sum(1)
    left: Array = (t.copies - seen).astype(np.int8)
    return left


def likelihoods(
    partner: PartnerModel,
    settings: SamplingSettings,
    moves: Sequence[ObservedMove],
    now: Position,
    rows: Array,
    hands: Array,
    possible: Array,
) -> Array:
    """(tables, n): likelihood of the partner's moves given each hand; 0 where not `possible`.

    The latest move comes first, and a hand that reaches the cutoff is not evaluated further.
    """
    total = np.where(possible, 0.0, np.inf)
    for move in reversed(moves):
        table, particle = np.nonzero(total < settings.penalty_cutoff)
        if not len(table):
            break
        decks = decks_with_hands(now, table, hands[table, particle])
        total[table, particle] += penalty(settings, partner.regret(move, rows[table], decks))
    return np.where(total < settings.penalty_cutoff, np.exp(-total), 0.0)


def decks_with_hands(now: Position, table: Array, hands: Array) -> Array:
    """(n, cards): decks with the visible cards of the table (n,) and a hand (n, hand); the pile is blank."""
    blank = np.where(hidden_mask(now), 0, now.deck).astype(np.int8)
    decks: Array = blank[table]
    held = now.hands[table, OWN] >= 0
    row, slot = np.nonzero(held)
    decks[row, now.order[table[row], OWN, slot]] = hands[row, slot]
    return decks


def complete_decks(t: Tables, now: Position, hands: Array, rng: np.random.Generator) -> Array:
    """(tables, n, cards): decks with the hands (tables, n, hand) and the remaining cards shuffled."""
    tables, count, _ = hands.shape
    table = np.repeat(np.arange(tables), count)
    decks = decks_with_hands(now, table, hands.reshape(-1, t.hand)).reshape(tables, count, -1)
    held = np.where(now.hands[:, None, OWN] >= 0, hands, t.kinds)
    left = unseen_counts(t, now)[:, None] - (held[..., None] == np.arange(t.kinds)).sum(2)
    keys = rng.random((count, t.cards))
    shuffles = {start: keys[:, start:].argsort(1) for start in set(now.drawn.tolist())}
    for number, start in enumerate(now.drawn.tolist()):
        cards = np.tile(np.arange(t.kinds, dtype=np.int8), count)
        pile = np.repeat(cards, left[number].ravel()).reshape(count, -1)
        decks[number, :, start:] = np.take_along_axis(pile, shuffles[start], 1)
    return decks


def resample(weights: Array, count: int, rng: np.random.Generator) -> Array:
    """(tables, count): indices of particles by systematic resampling from weights (tables, particles)."""
    cumulative = np.cumsum(weights, axis=1) / weights.sum(1, keepdims=True)
    points = (np.arange(count) + rng.random()) / count
    found = np.stack([np.searchsorted(row, points) for row in cumulative])
    return np.minimum(found, weights.shape[1] - 1)[:, rng.permutation(count)]


def hidden_mask(p: Position) -> Array:
    """(tables, cards): which cards of the deck the seat to act cannot see: its hand and the draw pile."""
    places = np.arange(p.deck.shape[1])
    own = (p.order[:, OWN, :, None] == places) & (p.hands[:, OWN, :, None] >= 0)
    hidden: Array = own.any(1) | (places >= p.drawn[:, None])
    return hidden


def select(p: Position, rows: Array) -> Position:
    """The positions of some of the tables."""
    return Position(*(x[rows] for x in p))

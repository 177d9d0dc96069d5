"""Branched rollouts: where the policy is unsure, several moves are tried on the same deal and played on.

PPO learns about a move only when it is played, and one of probability 1 % is played once in a hundred times.
Here all candidates of a position are compared on the deal as it is. In self-play that deal is a sample of
what the player cannot see, so the mean over many positions that look alike is the gain of the move.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import jax
import jax.numpy as jnp

from sumida.hanabi.engines import arrays
from sumida.hanabi.engines.arrays import Array, Tables
from sumida.hanabi.learned.network import forward
from sumida.lab.train.hanabi.networks import Params, play_on

WIDEST_GAP = 8.0
"""A logit this far below the best one is not pushed further down."""


@dataclass(frozen=True)
class Branching:
    """Where rollouts branch, and what is learned from them."""

    positions: int
    """Positions branched at each step of all games."""
    candidates: int = 4
    """Moves compared in each of them, the most likely one among them."""
    horizon: int = 10
    """Moves played on before the critic estimates the rest."""
    below: float = 0.999
    """Positions where the most likely move has a higher probability are branched only if there is room."""
    temperature: float = 1.5
    """The other candidates are drawn from the policy at this temperature."""


class Branches(NamedTuple):
    """Positions and what their candidates led to."""

    observed: Array
    moves: Array
    """(n, candidates)"""
    log_probs: Array
    """(n, candidates): of these moves when they were compared."""
    values: Array
    """(n, candidates): points still to come."""
    distinct: Array
    """(n, candidates): False for a stand-in where there were fewer legal moves, or a confident policy."""


def branch(
    t: Tables,
    b: Branching,
    params: Params,
    p: arrays.Position,
    observed: Array,
    logits: Array,
    key: Array,
    strikeout_penalty: Array,
) -> Branches:
    """Compare moves at some of the positions."""
    select_key, move_key = jax.random.split(key)
    log_probs = jax.nn.log_softmax(logits)
    unsure = log_probs.max(1) < jnp.log(b.below)
    rows = jax.lax.top_k(jax.random.uniform(select_key, unsure.shape) + unsure, b.positions)[1]
    log_probs = log_probs[rows]
    moves, legal = candidates(b, log_probs, move_key)
    wide = arrays.Position(*(jnp.repeat(x[rows], b.candidates, axis=0) for x in p))
    values = play_on(t, params, wide, moves.ravel(), b.horizon, strikeout_penalty).reshape(moves.shape)
    distinct = legal & unsure[rows, None]
    return Branches(observed[rows], moves, jnp.take_along_axis(log_probs, moves, 1), values, distinct)


def candidates(b: Branching, log_probs: Array, key: Array) -> tuple[Array, Array]:
    """(n, candidates): the most likely move and others, all different, and which of them are legal."""
    best = log_probs.argmax(1)[:, None]
    drawn = log_probs / b.temperature + jax.random.gumbel(key, log_probs.shape)
    first = jnp.arange(log_probs.shape[1]) == best
    moves = jax.lax.top_k(jnp.where(first, jnp.inf, drawn), b.candidates)[1]
    legal = jnp.take_along_axis(log_probs, moves, 1) > -1e8
    return jnp.where(legal, moves, best), legal


def advantages(branches: Branches) -> Array:
    """(n, candidates): by how much each move is better than the policy's mean over the candidates."""
    share = jnp.where(branches.distinct, jnp.exp(branches.log_probs), 0)
    share /= jnp.maximum(share.sum(1, keepdims=True), 1e-9)
    gain = branches.values - (share * branches.values).sum(1, keepdims=True)
    return jnp.where(branches.distinct, gain, 0)


def forces(branches: Branches, floor: Array) -> Array:
    """(n, candidates): the push on each logit; linear in the values, so that their noise averages out."""
    gain = advantages(branches)
    gain /= jnp.sqrt((gain**2).sum() / jnp.maximum(branches.distinct.sum(), 1)) + 1e-6
    count = jnp.maximum(branches.distinct.sum(1, keepdims=True), 1)
    centred = jnp.where(branches.distinct, gain - gain.sum(1, keepdims=True) / count, 0)
    push = jnp.exp(branches.log_probs) * gain + floor * centred
    gap = branches.log_probs.max(1, keepdims=True) - branches.log_probs
    return jnp.where((gap > WIDEST_GAP) & (push < 0), 0, push)


def loss(params: Params, branches: Branches, floor: Array) -> Array:
    """Pushes the candidates' logits by how much better they did."""
    outputs = forward(params["actor"], branches.observed, jnp, jnp.bfloat16)
    pushed = jnp.take_along_axis(outputs, branches.moves, 1) * forces(branches, floor)
    return -pushed.sum() / jnp.maximum(branches.distinct[:, 0].sum(), 1)


def statistics(branches: Branches) -> dict[str, Array]:
    """The share of positions that were worth branching, and how far their moves differ."""
    gain, count = advantages(branches), jnp.maximum(branches.distinct.sum(), 1)
    return {"branched": branches.distinct[:, 0].mean(), "branch_spread": jnp.sqrt((gain**2).sum() / count)}

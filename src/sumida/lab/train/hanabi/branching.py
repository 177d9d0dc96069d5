"""Search inside training: where the policy is unsure, several moves are tried on the same deal.

In self-play the deal is a sample of what the player cannot see. So a network that predicts the gains of moves
from what the player does see learns their mean over all hands, as a search finds it by rollouts on its belief.
The policy is then trained towards the one it started from, shifted by these predicted advantages.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from sumida.hanabi.engines import arrays
from sumida.hanabi.engines.arrays import Array, Tables
from sumida.hanabi.learned.network import Layers, forward
from sumida.lab.train.hanabi.networks import Params, actor_logits, play_on


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


def advantage_net(actor: Layers) -> Layers:
    """A network to predict advantages: what the actor computes, with an output of zeros to begin with."""
    weights, bias = actor[-1]
    return [*actor[:-1], (np.zeros_like(weights), np.zeros_like(bias))]


def loss(params: Params, branches: Branches) -> tuple[Array, dict[str, Array]]:
    """The mean squared error of the predicted advantages; their variance is that of predicting 0."""
    outputs = forward(params["advantage"], branches.observed, jnp, jnp.bfloat16)
    predicted = jnp.take_along_axis(outputs, branches.moves, 1)
    found, predicted = (advantages(branches._replace(values=x)) for x in (branches.values, predicted))
    count = jnp.maximum(branches.distinct.sum(), 1)
    error, variance = ((found - predicted) ** 2).sum() / count, (found**2).sum() / count
    return error, {
        "branched": branches.distinct[:, 0].mean(),
        "advantage": error,
        "advantage_variance": variance,
    }


def improved(
    b: Branching, params: Params, anchor: Layers, observed: Array, legal: Array, gap_cost: Array
) -> Array:
    """(n, actions): log-probabilities of the anchor, shifted by the predicted advantages where it is unsure.

    A move that the anchor finds less likely must be better by `gap_cost` points per unit of logit gap, since
    the partner reads moves as the anchor's.
    """
    logits = actor_logits({"actor": anchor}, observed, legal)
    unsure = jax.nn.log_softmax(logits).max(1, keepdims=True) < jnp.log(b.below)
    gain = forward(params["advantage"], observed, jnp, jnp.bfloat16)
    shifted = jax.nn.log_softmax(logits + jnp.where(unsure, gain / gap_cost, 0))
    return jax.lax.stop_gradient(shifted)

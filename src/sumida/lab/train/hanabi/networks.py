"""Actor and critic as training evaluates them, in bfloat16 on an accelerator."""

from __future__ import annotations

from functools import partial
from typing import TypeAlias

import jax
import jax.numpy as jnp

from sumida.hanabi.engines import arrays
from sumida.hanabi.engines.arrays import Array, Tables
from sumida.hanabi.learned import features, policy, symmetry
from sumida.hanabi.learned.network import Layers, forward

Params: TypeAlias = dict[str, Layers]


def actor_logits(params: Params, observed: Array, legal: Array) -> Array:
    return jnp.where(legal, forward(params["actor"], observed, jnp, jnp.bfloat16), policy.ILLEGAL)


def critic_values(params: Params, observed: Array, hidden: Array) -> Array:
    return forward(params["critic"], observed, jnp, jnp.bfloat16, hidden)[:, 0]


def averaged_log_probs(t: Tables, params: Params, p: arrays.Position) -> Array:
    """(n, actions): log-probabilities of the policy averaged over all colour permutations."""
    single = partial(policy.logits, t, params["actor"], xp=jnp, dtype=jnp.bfloat16)
    return jax.nn.log_softmax(symmetry.average(t, single, p, t.suits, jnp))


def play_on(
    t: Tables, params: Params, p: arrays.Position, action: Array, horizon: int, strikeout_penalty: Array
) -> Array:
    """(n,): points of `action` and greedy moves up to the horizon; then the critic's estimate."""

    def move(
        carry: tuple[arrays.Position, Array, Array, Array], _: None
    ) -> tuple[tuple[arrays.Position, Array, Array, Array], None]:
        p, action, total, running = carry
        p, out = arrays.step(t, p, action, jnp)
        lost = strikeout_penalty * jnp.where(out.struck_out, out.score, 0)
        best = policy.logits(t, params["actor"], p, jnp, jnp.bfloat16).argmax(1)
        return (p, best, total + running * (out.gained - lost), running & ~out.over), None

    start = (p, action, jnp.zeros(action.shape, jnp.float32), jnp.ones(action.shape, bool))
    (p, _, total, running), _ = jax.lax.scan(move, start, None, horizon)
    observed, hidden = (f(t, p, jnp, jnp.bfloat16) for f in (features.encode, features.encode_hidden))
    return total + jnp.where(running, critic_values(params, observed, hidden), 0)

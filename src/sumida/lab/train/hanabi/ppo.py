"""Proximal policy optimisation of one shared Hanabi policy, compiled together with the game.

All seats use the same network and share the reward, so advantages are estimated along the game's single
time line. The critic also sees what the players do not: the hand of the seat to act and the draw pile.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import NamedTuple, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np

from sumida.hanabi.engines import arrays
from sumida.hanabi.engines import jax as engine
from sumida.hanabi.engines.arrays import Array, Tables
from sumida.hanabi.learned import features, policy, symmetry
from sumida.hanabi.learned.network import Layers, forward, head, initial_layers, trunk

Params: TypeAlias = dict[str, Layers]
AdamState: TypeAlias = tuple[Params, Params, Params, Array]
"""Parameters, first and second moments of their gradients, and the number of updates."""
EMA_OFFSET = 9
"""After n iterations the EMA decay is at most n / (n + 9): about the last tenth of a run counts."""


@dataclass(frozen=True)
class Hyperparameters:
    """Constants of a training run."""

    games: int = 8192
    """Games played in parallel."""
    steps: int = 128
    """Moves played in each of them per iteration."""
    minibatches: int = 32
    width: int = 512
    depth: int = 4
    discount: float = 0.999
    gae_lambda: float = 0.9
    clip: float = 0.2
    critic_weight: float = 0.25
    max_grad_norm: float = 0.5
    ema_decay: float = 0.998
    """Decay of the parameters' EMA per iteration; lower early in a run (see `EMA_OFFSET`)."""
    symmetry_weight: float = 0.0
    """Weight of the KL divergence from the policy averaged over colour permutations."""
    hand_weight: float = 0.0
    """Weight of the auxiliary loss: how well the actor's trunk predicts the cards of its own hand."""


class Coefficients(NamedTuple):
    """Hyperparameters that follow a schedule."""

    learning_rate: Array
    entropy_weight: Array
    strikeout_penalty: Array
    """Fraction of the points that a strike-out takes away."""


class TrainState(NamedTuple):
    """Everything that changes during training."""

    params: Params
    first_moment: Params
    second_moment: Params
    updates: Array
    ema: Params
    """Exponential moving average of the parameters; this is what gets exported."""
    stream: engine.Stream
    key: Array


class Transition(NamedTuple):
    """One move of a rollout."""

    observed: Array
    hidden: Array
    legal: Array
    action: Array
    log_prob: Array
    value: Array
    averaged_log_probs: Array
    """Log-probabilities averaged over colour permutations; only with a symmetry weight."""


def initial_params(t: Tables, h: Hyperparameters, seed: int) -> Params:
    """Untrained networks of the right size for the game."""
    rng = np.random.default_rng(seed)
    start = arrays.deal(t, t.deck[None])
    observed, hidden = features.encode(t, start).shape[1], features.encode_hidden(t, start).shape[1]
    layers = (h.width,) * h.depth
    params = {
        "actor": initial_layers(rng, (observed, *layers, t.actions), 0.01),
        "critic": initial_layers(rng, (observed + hidden, *layers, 1), 1.0),
    }
    return with_hand_head(t, h, params, seed)


def with_hand_head(t: Tables, h: Hyperparameters, params: Params, seed: int) -> Params:
    """If there is a loss for it, also a head that predicts one's own hand from the actor's trunk."""
    if not h.hand_weight:
        return {name: layers for name, layers in params.items() if name != "hand"}
    rng, width = np.random.default_rng([seed, 1]), params["actor"][-1][0].shape[0]
    return {"hand": initial_layers(rng, (width, t.hand * t.kinds), 0.01)} | params


def initial_state(t: Tables, h: Hyperparameters, params: Params, seed: int) -> TrainState:
    """The state at the start of a run."""
    key, shuffle = jax.random.split(jax.random.key(seed, impl="rbg"))
    params = jax.tree.map(jnp.asarray, params)
    zeros = jax.tree.map(jnp.zeros_like, params)
    stream = engine.stream(t, engine.shuffled(t, shuffle, 4 * h.games), h.games)
    state = TrainState(params, zeros, zeros, jnp.float32(0), params, stream, key)
    # Every array gets memory of its own, because the compiled update donates all of it.
    copied: TrainState = jax.tree.map(jnp.copy, state)
    return copied


def actor_logits(params: Params, observed: Array, legal: Array) -> Array:
    return jnp.where(legal, forward(params["actor"], observed, jnp, jnp.bfloat16), policy.ILLEGAL)


def averaged_log_probs(t: Tables, params: Params, p: arrays.Position) -> Array:
    """(n, actions): log-probabilities of the policy averaged over all colour permutations."""
    single = partial(policy.logits, t, params["actor"], xp=jnp, dtype=jnp.bfloat16)
    return jax.nn.log_softmax(symmetry.average(t, single, p, t.suits, jnp))


def hand_loss(t: Tables, params: Params, observed: Array, hidden: Array) -> Array:
    """The cross-entropy of a card in one's own hand, in nats; the hidden features begin with these cards."""
    x = head(params["hand"][0], trunk(params["actor"], observed, jnp, jnp.bfloat16), jnp.bfloat16)
    cards = hidden[:, : t.hand * t.kinds].reshape(-1, t.hand, t.kinds)
    log_probs = jax.nn.log_softmax(x.reshape(cards.shape))
    return -(cards * log_probs).sum() / jnp.maximum(cards.sum(dtype=jnp.float32), 1)


def critic_values(params: Params, observed: Array, hidden: Array) -> Array:
    return forward(params["critic"], observed, jnp, jnp.bfloat16, hidden)[:, 0]


def update(
    t: Tables, h: Hyperparameters, state: TrainState, c: Coefficients
) -> tuple[TrainState, dict[str, Array]]:
    """One iteration: play `steps` moves in every game and train on them for one epoch."""
    key, shuffle, play = jax.random.split(state.key, 3)
    pool = engine.shuffled(t, shuffle, 4 * h.games)
    stream = state.stream._replace(pool=pool)
    stream, transitions, rewards, outcomes = rollout(t, h, state.params, stream, play, c)
    advantages = gae(t, h, state.params, stream, transitions, rewards, outcomes.over)
    batches = jax.tree.map(lambda x: _minibatches(h, x), (transitions, advantages))
    adam_state = (state.params, state.first_moment, state.second_moment, state.updates)

    def step(adam_state: AdamState, batch: tuple[Transition, Array]) -> tuple[AdamState, dict[str, Array]]:
        grad, metrics = jax.grad(loss, has_aux=True)(adam_state[0], t, h, *batch, c.entropy_weight)
        return adam(h, adam_state, grad, c.learning_rate), metrics

    (params, first, second, updates), metrics = jax.lax.scan(step, adam_state, batches)
    ema = update_ema(h, state.ema, params, updates / h.minibatches)
    metrics = {name: x.mean() for name, x in metrics.items()} | game_statistics(t, outcomes)
    return TrainState(params, first, second, updates, ema, stream, key), metrics


def update_ema(h: Hyperparameters, ema: Params, params: Params, iterations: Array) -> Params:
    """The moving average after one more iteration."""
    decay = jnp.minimum(h.ema_decay, iterations / (iterations + EMA_OFFSET))
    updated: Params = jax.tree.map(lambda a, b: decay * a + (1 - decay) * b, ema, params)
    return updated


def rollout(
    t: Tables, h: Hyperparameters, params: Params, stream: engine.Stream, key: Array, c: Coefficients
) -> tuple[engine.Stream, Transition, Array, arrays.Outcome]:
    """Continue every game for `steps` moves, sampling them from the policy."""

    def move(
        stream: engine.Stream, key: Array
    ) -> tuple[engine.Stream, tuple[Transition, Array, arrays.Outcome]]:
        p = stream.position
        observed, hidden = (f(t, p, jnp, jnp.bfloat16) for f in (features.encode, features.encode_hidden))
        legal = arrays.legal(t, p, jnp)
        logits = actor_logits(params, observed, legal)
        action = jax.random.categorical(key, logits)
        log_prob = jnp.take_along_axis(jax.nn.log_softmax(logits), action[:, None], 1)[:, 0]
        averaged = averaged_log_probs(t, params, p) if h.symmetry_weight else jnp.zeros_like(log_prob)
        value = critic_values(params, observed, hidden)
        transition = Transition(observed, hidden, legal, action, log_prob, value, averaged)
        stream, out = engine.advance(t, stream, action)
        reward = out.gained - c.strikeout_penalty * jnp.where(out.struck_out, out.score, 0)
        return stream, (transition, reward, out)

    stream, (transitions, rewards, outcomes) = jax.lax.scan(move, stream, jax.random.split(key, h.steps))
    return stream, transitions, rewards, outcomes


def gae(
    t: Tables,
    h: Hyperparameters,
    params: Params,
    stream: engine.Stream,
    transitions: Transition,
    rewards: Array,
    over: Array,
) -> Array:
    """Generalised advantage estimates along the shared time line."""
    p = stream.position
    encoded = (f(t, p, jnp, jnp.bfloat16) for f in (features.encode, features.encode_hidden))
    last_value = critic_values(params, *encoded)

    def back(carry: tuple[Array, Array], x: tuple[Array, Array, Array]) -> tuple[tuple[Array, Array], Array]:
        next_advantage, next_value = carry
        value, reward, running = x
        td_error = reward + h.discount * running * next_value - value
        advantage = td_error + h.discount * h.gae_lambda * running * next_advantage
        return (advantage, value), advantage

    start = (jnp.zeros_like(last_value), last_value)
    return jax.lax.scan(back, start, (transitions.value, rewards, 1.0 - over), reverse=True)[1]


def loss(
    params: Params,
    t: Tables,
    h: Hyperparameters,
    batch: Transition,
    advantage: Array,
    entropy_weight: Array,
) -> tuple[Array, dict[str, Array]]:
    """PPO's clipped objective with critic loss and entropy bonus, and the terms that have a weight."""
    log_probs = jax.nn.log_softmax(actor_logits(params, batch.observed, batch.legal))
    log_prob = jnp.take_along_axis(log_probs, batch.action[:, None], 1)[:, 0]
    ratio = jnp.exp(log_prob - batch.log_prob)
    normalised = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    clipped = jnp.clip(ratio, 1 - h.clip, 1 + h.clip)
    policy_loss = -jnp.minimum(ratio * normalised, clipped * normalised).mean()
    entropy = -jnp.where(batch.legal, jnp.exp(log_probs) * log_probs, 0).sum(-1).mean()
    critic = ((critic_values(params, batch.observed, batch.hidden) - (advantage + batch.value)) ** 2).mean()
    approximate_kl = (ratio - 1 - log_prob + batch.log_prob).mean()
    metrics = {"entropy": entropy, "critic": critic, "approximate_kl": approximate_kl}
    total = policy_loss + h.critic_weight * critic - entropy_weight * entropy
    if h.symmetry_weight:
        averaged = batch.averaged_log_probs
        kl = jnp.where(batch.legal, jnp.exp(averaged) * (averaged - log_probs), 0).sum(-1).mean()
        total, metrics = total + h.symmetry_weight * kl, metrics | {"symmetry_kl": kl}
    if h.hand_weight:
        hand = hand_loss(t, params, batch.observed, batch.hidden)
        total, metrics = total + h.hand_weight * hand, metrics | {"hand": hand}
    return total, metrics


def adam(h: Hyperparameters, state: AdamState, grad: Params, learning_rate: Array) -> AdamState:
    """One Adam step with clipped gradients."""
    params, first, second, updates = state
    norm = jnp.sqrt(sum(jnp.sum(x * x) for x in jax.tree.leaves(grad)))
    grad = jax.tree.map(lambda x: x * jnp.minimum(1.0, h.max_grad_norm / (norm + 1e-8)), grad)
    updates = updates + 1
    first = jax.tree.map(lambda m, x: 0.9 * m + 0.1 * x, first, grad)
    second = jax.tree.map(lambda v, x: 0.999 * v + 0.001 * x * x, second, grad)
    first_bias, second_bias = 1 - 0.9**updates, 1 - 0.999**updates
    params = jax.tree.map(
        lambda w, m, v: w - learning_rate * (m / first_bias) / (jnp.sqrt(v / second_bias) + 1e-5),
        params,
        first,
        second,
    )
    return params, first, second, updates


def _minibatches(h: Hyperparameters, x: Array) -> Array:
    """(steps, games, …) to (minibatches, steps × games / minibatches, …); a game stays in one minibatch."""
    split = x.reshape((h.steps, h.minibatches, -1, *x.shape[2:])).swapaxes(0, 1)
    return split.reshape((h.minibatches, -1, *x.shape[2:]))


def game_statistics(t: Tables, outcomes: arrays.Outcome) -> dict[str, Array]:
    """Statistics of the games that ended in a rollout: mean score, 0 for a strike-out, and perfect games."""
    score = jnp.where(outcomes.struck_out, 0, outcomes.score)
    games = jnp.maximum(outcomes.over.sum(), 1)
    perfect = outcomes.over & (score == t.suits * t.ranks)
    return {
        "games": games,
        "score": (outcomes.over * score).sum() / games,
        "points": (outcomes.over * outcomes.score).sum() / games,
        "perfect": perfect.sum() / games,
    }


def greedy_scores(t: Tables, params: Params, decks: Array, limit: int) -> Array:
    """(decks,): scores of greedy play; 0 for a strike-out or a game longer than `limit` moves."""

    def move(
        carry: tuple[arrays.Position, Array, Array], _: None
    ) -> tuple[tuple[arrays.Position, Array, Array], None]:
        p, score, done = carry
        observed = features.encode(t, p, jnp, jnp.bfloat16)
        action = actor_logits(params, observed, arrays.legal(t, p, jnp)).argmax(-1)
        p, out = arrays.step(t, p, action, jnp)
        ends = out.over & ~done & ~out.struck_out
        return (p, jnp.where(ends, out.score, score), done | out.over), None

    zeros = jnp.zeros(decks.shape[0], jnp.int32)
    start = (arrays.deal(t, decks, jnp), zeros, zeros > 0)
    return jax.lax.scan(move, start, None, limit)[0][1]

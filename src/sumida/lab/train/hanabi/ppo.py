"""Proximal policy optimisation of one shared Hanabi player, compiled together with the game.

All seats play the same net and share the reward, so advantages run along the game's one time line. The
critic also sees what the players do not: the own hand and the pile.
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
from sumida.hanabi.learned.network import Layers, forward, initial

Params: TypeAlias = dict[str, Layers]
Adam: TypeAlias = tuple[Params, Params, Params, Array]
"""Parameters, both moments of their gradients, and how many updates there were."""
FORGOTTEN = 9
"""After n iterations the average keeps n parts in n and so many: about the last tenth of a run counts."""


@dataclass(frozen=True)
class Recipe:
    """What stays fixed during a training run."""

    games: int = 8192
    steps: int = 128
    minibatches: int = 32
    width: int = 512
    depth: int = 4
    discount: float = 0.999
    trace: float = 0.9
    clip: float = 0.2
    critic_weight: float = 0.25
    max_norm: float = 0.5
    average: float = 0.998
    """What is kept of the average at every iteration; less of it early in a run, which has more to forget."""
    symmetry: float = 0.0
    """Weight of agreeing with one's own mean opinion over all turns of the suits."""


class Dials(NamedTuple):
    """What a schedule turns while training."""

    rate: Array
    entropy: Array
    penalty: Array
    """Share of the points that a strike-out takes away."""


class Learner(NamedTuple):
    """Everything that changes while training."""

    params: Params
    mean: Params
    square: Params
    updates: Array
    smooth: Params
    """Running average of the parameters: this is what gets exported."""
    stream: engine.Stream
    key: Array


class Sample(NamedTuple):
    """One move as it was made."""

    seen: Array
    unseen: Array
    allowed: Array
    action: Array
    chance: Array
    value: Array
    agreed: Array
    """Logarithms of the chances on which the net agrees with itself over all turns of the suits, if asked."""


def fresh_params(t: Tables, recipe: Recipe, seed: int) -> Params:
    """Untrained nets of the right size for the game."""
    rng = np.random.default_rng(seed)
    start = arrays.deal(t, t.deck[None])
    seen, unseen = features.encode(t, start).shape[1], features.hidden(t, start).shape[1]
    trunk = (recipe.width,) * recipe.depth
    return {
        "actor": initial(rng, (seen, *trunk, t.actions), 0.01),
        "critic": initial(rng, (seen + unseen, *trunk, 1), 1.0),
    }


def begin(t: Tables, recipe: Recipe, params: Params, seed: int) -> Learner:
    """A learner at the start of a run."""
    key, shuffle = jax.random.split(jax.random.key(seed, impl="rbg"))
    params = jax.tree.map(jnp.asarray, params)
    zeros = jax.tree.map(jnp.zeros_like, params)
    stream = engine.stream(t, engine.shuffled(t, shuffle, 4 * recipe.games), recipe.games)
    learner = Learner(params, zeros, zeros, jnp.float32(0), params, stream, key)
    # Every array gets memory of its own: the compiled step takes all of it over.
    copied: Learner = jax.tree.map(jnp.copy, learner)
    return copied


def logits(params: Params, seen: Array, allowed: Array) -> Array:
    return jnp.where(allowed, forward(params["actor"], seen, jnp, jnp.bfloat16), policy.FORBIDDEN)


def opinion(t: Tables, params: Params, p: arrays.Position) -> Array:
    """(n, actions): logarithms of the chances on which the net agrees with itself."""
    look = partial(policy.logits, t, params["actor"], xp=jnp, dtype=jnp.bfloat16)
    return jax.nn.log_softmax(symmetry.agreed(t, look, p, jnp))


def worth(params: Params, seen: Array, unseen: Array) -> Array:
    return forward(params["critic"], seen, jnp, jnp.bfloat16, unseen)[:, 0]


def improve(t: Tables, recipe: Recipe, learner: Learner, dials: Dials) -> tuple[Learner, dict[str, Array]]:
    """Play `recipe.steps` moves in every game and learn from them once."""
    key, shuffle, play = jax.random.split(learner.key, 3)
    pool = engine.shuffled(t, shuffle, 4 * recipe.games)
    stream = learner.stream._replace(pool=pool)
    stream, samples, rewards, outcomes = rollout(t, recipe, learner.params, stream, play, dials)
    advantages = advantage(t, recipe, learner.params, stream, samples, rewards, outcomes.over)
    batches = jax.tree.map(lambda x: _minibatches(recipe, x), (samples, advantages))
    state = (learner.params, learner.mean, learner.square, learner.updates)

    def update(state: Adam, batch: tuple[Sample, Array]) -> tuple[Adam, dict[str, Array]]:
        grad, facts = jax.grad(loss, has_aux=True)(state[0], recipe, *batch, dials.entropy)
        return adam(recipe, state, grad, dials.rate), facts

    (params, mean, square, updates), facts = jax.lax.scan(update, state, batches)
    smooth = averaged(recipe, learner.smooth, params, updates / recipe.minibatches)
    facts = {name: x.mean() for name, x in facts.items()} | tally(t, outcomes)
    return Learner(params, mean, square, updates, smooth, stream, key), facts


def averaged(recipe: Recipe, smooth: Params, params: Params, iterations: Array) -> Params:
    """The running average of the parameters."""
    keep = jnp.minimum(recipe.average, iterations / (iterations + FORGOTTEN))
    mean: Params = jax.tree.map(lambda a, b: keep * a + (1 - keep) * b, smooth, params)
    return mean


def rollout(
    t: Tables, recipe: Recipe, params: Params, stream: engine.Stream, key: Array, dials: Dials
) -> tuple[engine.Stream, Sample, Array, arrays.Outcome]:
    """Play on in every game, drawing the moves from the policy."""

    def move(stream: engine.Stream, key: Array) -> tuple[engine.Stream, tuple[Sample, Array, arrays.Outcome]]:
        p = stream.position
        seen, unseen = (f(t, p, jnp, jnp.bfloat16) for f in (features.encode, features.hidden))
        allowed = arrays.legal(t, p, jnp)
        scores = logits(params, seen, allowed)
        action = jax.random.categorical(key, scores)
        chance = jnp.take_along_axis(jax.nn.log_softmax(scores), action[:, None], 1)[:, 0]
        agreed = opinion(t, params, p) if recipe.symmetry else jnp.zeros_like(chance)
        sample = Sample(seen, unseen, allowed, action, chance, worth(params, seen, unseen), agreed)
        stream, out = engine.advance(t, stream, action)
        reward = out.gained - dials.penalty * jnp.where(out.struck_out, out.score, 0)
        return stream, (sample, reward, out)

    stream, (samples, rewards, outcomes) = jax.lax.scan(move, stream, jax.random.split(key, recipe.steps))
    return stream, samples, rewards, outcomes


def advantage(
    t: Tables,
    recipe: Recipe,
    params: Params,
    stream: engine.Stream,
    samples: Sample,
    rewards: Array,
    over: Array,
) -> Array:
    """Generalised advantage estimates along the joint time line."""
    p = stream.position
    last = worth(params, *(f(t, p, jnp, jnp.bfloat16) for f in (features.encode, features.hidden)))

    def back(carry: tuple[Array, Array], x: tuple[Array, Array, Array]) -> tuple[tuple[Array, Array], Array]:
        later, value_after = carry
        value, reward, on = x
        surprise = reward + recipe.discount * on * value_after - value
        gain = surprise + recipe.discount * recipe.trace * on * later
        return (gain, value), gain

    on = 1.0 - over
    return jax.lax.scan(back, (jnp.zeros_like(last), last), (samples.value, rewards, on), reverse=True)[1]


def loss(
    params: Params, recipe: Recipe, s: Sample, gain: Array, entropy_weight: Array
) -> tuple[Array, dict[str, Array]]:
    chances = jax.nn.log_softmax(logits(params, s.seen, s.allowed))
    chance = jnp.take_along_axis(chances, s.action[:, None], 1)[:, 0]
    ratio = jnp.exp(chance - s.chance)
    scaled = (gain - gain.mean()) / (gain.std() + 1e-6)
    clipped = jnp.clip(ratio, 1 - recipe.clip, 1 + recipe.clip)
    policy = -jnp.minimum(ratio * scaled, clipped * scaled).mean()
    entropy = -jnp.where(s.allowed, jnp.exp(chances) * chances, 0).sum(-1).mean()
    critic = ((worth(params, s.seen, s.unseen) - (gain + s.value)) ** 2).mean()
    facts = {"entropy": entropy, "critic": critic, "drift": (ratio - 1 - chance + s.chance).mean()}
    total = policy + recipe.critic_weight * critic - entropy_weight * entropy
    if recipe.symmetry:
        apart = jnp.where(s.allowed, jnp.exp(s.agreed) * (s.agreed - chances), 0).sum(-1).mean()
        total, facts = total + recipe.symmetry * apart, facts | {"apart": apart}
    return total, facts


def adam(recipe: Recipe, state: Adam, grad: Params, rate: Array) -> Adam:
    params, mean, square, updates = state
    norm = jnp.sqrt(sum(jnp.sum(x * x) for x in jax.tree.leaves(grad)))
    grad = jax.tree.map(lambda x: x * jnp.minimum(1.0, recipe.max_norm / (norm + 1e-8)), grad)
    updates = updates + 1
    mean = jax.tree.map(lambda m, x: 0.9 * m + 0.1 * x, mean, grad)
    square = jax.tree.map(lambda v, x: 0.999 * v + 0.001 * x * x, square, grad)
    first, second = 1 - 0.9**updates, 1 - 0.999**updates
    params = jax.tree.map(
        lambda w, m, v: w - rate * (m / first) / (jnp.sqrt(v / second) + 1e-5), params, mean, square
    )
    return params, mean, square, updates


def _minibatches(recipe: Recipe, x: Array) -> Array:
    """(steps, games, …) to (minibatches, steps × games / minibatches, …); every game stays in one of them."""
    apart = x.reshape((recipe.steps, recipe.minibatches, -1, *x.shape[2:])).swapaxes(0, 1)
    return apart.reshape((recipe.minibatches, -1, *x.shape[2:]))


def tally(t: Tables, outcomes: arrays.Outcome) -> dict[str, Array]:
    """The games that ended while playing: mean score with nothing for a strike-out, and the perfect ones."""
    score = jnp.where(outcomes.struck_out, 0, outcomes.score)
    games = jnp.maximum(outcomes.over.sum(), 1)
    perfect = outcomes.over & (score == t.suits * t.ranks)
    return {
        "games": games,
        "score": (outcomes.over * score).sum() / games,
        "points": (outcomes.over * outcomes.score).sum() / games,
        "perfect": perfect.sum() / games,
    }


def final_scores(t: Tables, params: Params, decks: Array, limit: int) -> Array:
    """(decks,): scores of greedy play; a strike-out, or no end within `limit` moves, counts 0."""

    def move(
        carry: tuple[arrays.Position, Array, Array], _: None
    ) -> tuple[tuple[arrays.Position, Array, Array], None]:
        p, score, done = carry
        seen = features.encode(t, p, jnp, jnp.bfloat16)
        action = logits(params, seen, arrays.legal(t, p, jnp)).argmax(-1)
        p, out = arrays.step(t, p, action, jnp)
        ends = out.over & ~done & ~out.struck_out
        return (p, jnp.where(ends, out.score, score), done | out.over), None

    nothing = jnp.zeros(decks.shape[0], jnp.int32)
    start = (arrays.deal(t, decks, jnp), nothing, nothing > 0)
    return jax.lax.scan(move, start, None, limit)[0][1]

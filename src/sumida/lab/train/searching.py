"""Search at many tables at once: `python -m sumida.lab.train.searching CHECKPOINT`.

Seat 0 searches, seat 1 plays as the net does. Needs a checkpoint with the critic in it.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields, replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from sumida.hanabi import arrays, features, weights
from sumida.hanabi.arrays import Array, Position, Tables, standard
from sumida.hanabi.network import Layers, forward
from sumida.hanabi.rollouts import TIE, NumpyNets
from sumida.hanabi.search import Belief, Effort, Moment, choose, hidden_places

Net = Any


class JaxNets:
    """Actor and critic, compiled; the same interface and meaning as `NumpyNets`."""

    def __init__(self, t: Tables, nets: dict[str, Layers], horizon: int) -> None:
        self.params = jax.tree.map(lambda x: jnp.asarray(x, jnp.bfloat16), nets)
        self._likes = jax.jit(partial(likes, t))
        self._faulty = jax.jit(partial(faulty, t))
        self._values = jax.jit(partial(values, t, horizon))

    def likes(self, p: Position) -> Array:
        return np.asarray(self._likes(self.params, p))

    def faults(self, moments: Sequence[Moment], decks: Array) -> Array:
        there = jnp.asarray(decks)
        found = jnp.zeros(decks.shape[:2], jnp.int32)
        for moment in moments:
            found = found + self._faulty(self.params, moment, there)
        return np.asarray(found)

    def values(self, public: Position, decks: Array, actions: Array) -> Array:
        return np.asarray(self._values(self.params, public, decks, actions))


def likes(t: Tables, params: Net, p: Position) -> Array:
    seen = features.encode(t, p, jnp, jnp.bfloat16)
    return jnp.where(arrays.legal(t, p, jnp), forward(params["actor"], seen, jnp, jnp.bfloat16), -1e9)


def faulty(t: Tables, params: Net, moment: Moment, decks: Array) -> Array:
    tables, guesses, _ = decks.shape
    found = likes(t, params, arrays.guessed(moment.before, decks, jnp))
    made = jnp.take_along_axis(found, jnp.repeat(moment.action, guesses)[:, None], 1)[:, 0]
    return (made < found.max(1) - TIE).reshape(tables, guesses)


def values(t: Tables, horizon: int, params: Net, public: Position, decks: Array, actions: Array) -> Array:
    tables, guesses, _ = decks.shape
    count = actions.shape[1]
    p = Position(*(jnp.repeat(x, count, axis=0) for x in arrays.guessed(public, decks, jnp)))
    first = jnp.repeat(actions[:, None], guesses, axis=1).reshape(-1)

    def move(carry: tuple[Position, Array, Array, Array], _: None) -> tuple[Any, None]:
        p, action, total, on = carry
        p, out = arrays.step(t, p, action, jnp)
        total = total + on * (out.gained - jnp.where(out.struck_out, out.score, 0))
        return (p, likes(t, params, p).argmax(1), total, on & ~out.over), None

    start = (p, first, jnp.zeros(first.shape, jnp.float32), jnp.ones(first.shape, bool))
    (p, _, total, on), _ = jax.lax.scan(move, start, None, horizon)
    seen, unseen = (f(t, p, jnp, jnp.bfloat16) for f in (features.encode, features.hidden))
    rest = forward(params["critic"], seen, jnp, jnp.bfloat16, unseen)[:, 0]
    return (total + jnp.where(on, rest, 0)).reshape(tables, guesses, count)


def play(t: Tables, nets: Any, effort: Effort, decks: Array, seed: int) -> tuple[Array, Array]:
    """Scores (nothing for a strike-out) of a batch of tables, and how many moves the search changed."""
    p = arrays.deal(t, decks)
    tables = len(decks)
    rng = np.random.default_rng(seed)
    belief = Belief(t, nets, effort, rng)
    belief.begin(decks, hidden_places(p))
    scores, on, changed = np.zeros(tables, int), np.ones(tables, bool), np.zeros(tables, int)
    while on.any():
        found = nets.likes(p)
        if int(p.turn[0]) % 2 == 0:
            action, gain = choose(belief, p, found, rng)
            changed += on & (gain > 0)
            after, out = arrays.step(t, p, action)
            slot = np.minimum(action % t.hand, t.hand - 1)
            rows = np.arange(tables)
            place = np.minimum(p.order[rows, 0, slot], t.cards - 1).astype(np.intp)
            hidden = hidden_places(p)
            belief.turned_up(place, p.hands[rows, 0, slot], hidden, on & (action < 2 * t.hand))
        else:
            action = found.argmax(1)
            after, out = arrays.step(t, p, action)
            on_now = on & ~out.over
            place = np.minimum(p.drawn, t.cards - 1)
            kind = decks[np.arange(tables), place]
            belief.drawn(place, kind, on_now & (after.drawn > p.drawn))
            belief.heard(Moment(p, action), after, on_now)
        ends = out.over & on & ~out.struck_out
        scores = np.where(ends, out.score, scores)
        on = on & ~out.over
        p = after
    return scores, changed


def warm(t: Tables, nets: Any, effort: Effort, decks: Array) -> None:
    """Compile before the threads start, or each of them would."""
    p = arrays.deal(t, decks)
    action = nets.likes(p).argmax(1)
    nets.faults([Moment(p, action)], np.repeat(decks[:, None], effort.guesses, axis=1))
    several = np.repeat(action[:, None], effort.candidates, axis=1)
    nets.values(p, np.repeat(decks[:, None], effort.tried, axis=1), several)


def arena_decks(t: Tables, seed: int, games: int) -> Array:
    """The decks of the arena's deals: shuffled as the reference shuffles them."""
    decks = []
    for number in range(games):
        cards = t.deck.tolist()
        Random(f"{seed}:{number}").shuffle(cards)
        decks.append(cards)
    return np.array(decks, np.int8)


def main(argv: Sequence[str]) -> int:
    ap = argparse.ArgumentParser("sumida.lab.train.searching", description=__doc__)
    ap.add_argument("checkpoint", type=Path)
    ap.add_argument("--games", type=int, default=2048)
    ap.add_argument("--tables", type=int, default=512, help="games played side by side")
    ap.add_argument("--threads", type=int, default=1, help="batches of tables at a time")
    ap.add_argument("--seed", type=int, default=0)
    ap.add_argument("--seconds", type=float, default=1e9, help="begin no further batch after so long")
    ap.add_argument("--numpy", action="store_true", help="without JAX")
    ap.add_argument("--out", type=Path, help="scores of every deal")
    for field in fields(Effort):
        ap.add_argument(f"--{field.name}", type=type(field.default), default=field.default)
    args = ap.parse_args(argv)
    begun = time.monotonic()
    effort = replace(Effort(), **{field.name: getattr(args, field.name) for field in fields(Effort)})
    t = standard(2)
    found = weights.load(args.checkpoint, "five", 2).nets
    nets = (NumpyNets if args.numpy else JaxNets)(t, found, effort.horizon)
    decks = arena_decks(t, args.seed, args.games)

    warm(t, nets, effort, decks[: args.tables])

    def batch(start: int) -> tuple[Array, Array] | None:
        if time.monotonic() - begun > args.seconds:
            return None
        scores, changed = play(t, nets, effort, decks[start : start + args.tables], start)
        done = {"from": start, "mean": float(scores.mean()), "changed": float(changed.mean())}
        print(json.dumps(done | {"seconds": round(time.monotonic() - begun, 1)}), flush=True)
        return scores, changed

    with ThreadPoolExecutor(args.threads) as pool:
        parts = [part for part in pool.map(batch, range(0, args.games, args.tables)) if part is not None]
    scores = np.concatenate([part[0] for part in parts])
    error = scores.std(ddof=1) / len(scores) ** 0.5
    result = {
        "games": len(scores),
        "mean": float(scores.mean()),
        "stderr": float(error),
        "perfect": float((scores == t.suits * t.ranks).mean()),
        "zero": float((scores == 0).mean()),
        "seconds": round(time.monotonic() - begun, 1),
    }
    print(json.dumps(result), flush=True)
    if args.out:
        np.save(args.out, scores.astype(np.int8))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

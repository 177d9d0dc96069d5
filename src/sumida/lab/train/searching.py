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
from sumida.hanabi.arrays import Array, Outcome, Position, Tables, standard
from sumida.hanabi.network import Layers, forward
from sumida.hanabi.rollouts import TIE, NumpyNets
from sumida.hanabi.search import Belief, Effort, Moment, choose, hidden_places

Net = Any


class JaxNets:
    """Actor and critic, compiled; the same interface and meaning as `NumpyNets`."""

    def __init__(self, t: Tables, nets: dict[str, Layers], horizon: int, dtype: Any = jnp.bfloat16) -> None:
        self.params = jax.tree.map(lambda x: jnp.asarray(x, dtype), nets)
        self._likes = jax.jit(partial(likes, t, dtype))
        self._faulty = jax.jit(partial(faulty, t, dtype))
        self._values = jax.jit(partial(values, t, dtype, horizon))

    def likes(self, p: Position) -> Array:
        return np.asarray(self._likes(self.params, p))

    def faults(self, moments: Sequence[Moment], decks: Array) -> Array:
        there = jnp.asarray(decks)
        found = jnp.zeros(decks.shape[:2], jnp.int32)
        for moment in moments:
            found = found + self._faulty(self.params, moment.before, moment.action, there)
        return np.asarray(found)

    def values(self, public: Position, decks: Array, actions: Array) -> Array:
        return np.asarray(self._values(self.params, public, decks, actions))


def likes(t: Tables, dtype: Any, params: Net, p: Position) -> Array:
    seen = features.encode(t, p, jnp, dtype)
    return jnp.where(arrays.legal(t, p, jnp), forward(params["actor"], seen, jnp, dtype), -1e9)


def faulty(t: Tables, dtype: Any, params: Net, before: Position, action: Array, decks: Array) -> Array:
    tables, guesses, _ = decks.shape
    found = likes(t, dtype, params, arrays.guessed(before, decks, jnp))
    made = jnp.take_along_axis(found, jnp.repeat(action, guesses)[:, None], 1)[:, 0]
    return (made < found.max(1) - TIE).reshape(tables, guesses)


def values(
    t: Tables, dtype: Any, horizon: int, params: Net, public: Position, decks: Array, actions: Array
) -> Array:
    tables, guesses, _ = decks.shape
    count = actions.shape[1]
    p = Position(*(jnp.repeat(x, count, axis=0) for x in arrays.guessed(public, decks, jnp)))
    first = jnp.repeat(actions[:, None], guesses, axis=1).reshape(-1)

    def move(carry: tuple[Position, Array, Array, Array], _: None) -> tuple[Any, None]:
        p, action, total, on = carry
        p, out = arrays.step(t, p, action, jnp)
        total = total + on * (out.gained - jnp.where(out.struck_out, out.score, 0))
        return (p, likes(t, dtype, params, p).argmax(1), total, on & ~out.over), None

    start = (p, first, jnp.zeros(first.shape, jnp.float32), jnp.ones(first.shape, bool))
    (p, _, total, on), _ = jax.lax.scan(move, start, None, horizon)
    seen, unseen = (f(t, p, jnp, dtype) for f in (features.encode, features.hidden))
    rest = forward(params["critic"], seen, jnp, dtype, unseen)[:, 0]
    return (total + jnp.where(on, rest, 0)).reshape(tables, guesses, count)


class Round:
    """Games side by side, move by move as the bot plays them: one table with `seed` 1 is the bot's game."""

    def __init__(self, t: Tables, nets: Any, effort: Effort, decks: Array, seed: int) -> None:
        self.t, self.nets, self.seed, self.decks = t, nets, seed, decks
        self.position = arrays.deal(t, decks)
        self.belief = Belief(t, nets, effort, np.random.default_rng(seed))
        self.belief.begin(decks, hidden_places(self.position))
        self.on = np.ones(len(decks), bool)

    def move(self) -> tuple[Array, Array, Outcome]:
        """One move at every table: what was done, what the search thought to gain by it, what came of it."""
        p, turn = self.position, int(self.position.turn[0])
        likes = self.nets.likes(p)
        action, gain = likes.argmax(1), np.zeros(len(self.on))
        if turn % 2 == 0:
            action, gain = choose(self.belief, p, likes, np.random.default_rng([self.seed, turn]))
        self.position, out = arrays.step(self.t, p, action)
        if turn % 2 == 0:
            self._own(p, action)
        else:
            self._partner(p, action, self.on & ~out.over)
        self.on = self.on & ~out.over
        return action, gain, out

    def _own(self, p: Position, action: Array) -> None:
        rows, slot = np.arange(len(action)), action % self.t.hand
        turned = self.on & (action < 2 * self.t.hand)
        place = np.minimum(p.order[rows, 0, slot], self.t.cards - 1).astype(np.intp)
        if turned.any():
            self.belief.turned_up(place, p.hands[rows, 0, slot], hidden_places(p), turned)

    def _partner(self, p: Position, action: Array, on: Array) -> None:
        place = np.minimum(p.drawn, self.t.cards - 1)
        drawn = on & (self.position.drawn > p.drawn)
        if drawn.any():
            self.belief.drawn(place, self.decks[np.arange(len(on)), place], drawn)
        if on.any():
            self.belief.heard(Moment(p, action), self.position, on)


def play(t: Tables, nets: Any, effort: Effort, decks: Array, seed: int) -> tuple[Array, Array]:
    """Scores (nothing for a strike-out) of a batch of tables, and how many moves the search changed."""
    tables = Round(t, nets, effort, decks, seed)
    scores, changed = np.zeros(len(decks), int), np.zeros(len(decks), int)
    while tables.on.any():
        on = tables.on
        _, gain, out = tables.move()
        changed += on & (gain > 0)
        scores = np.where(out.over & on & ~out.struck_out, out.score, scores)
    return scores, changed


def warm(t: Tables, nets: Any, effort: Effort, decks: Array) -> None:
    """Compile before the threads start, or each of them would."""
    p = arrays.deal(t, decks)
    action = nets.likes(p).argmax(1)
    nets.faults([Moment(p, action)], np.repeat(decks[:, None], effort.guesses, axis=1))
    for guesses, count in ((effort.first, effort.candidates), (effort.tried - effort.first, 2)):
        several = np.repeat(action[:, None], count, axis=1)
        nets.values(p, np.repeat(decks[:, None], guesses, axis=1), several)


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
        scores, changed = play(t, nets, effort, decks[start : start + args.tables], start + 1)
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

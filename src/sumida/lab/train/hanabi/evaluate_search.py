"""Search at many tables at once: `python -m sumida.lab.train.hanabi.evaluate_search CHECKPOINT`.

Both seats search; with `--seats 1` the second plays as the net does. The checkpoint must hold the critic.
With `--numpy --tables 1` these are the games of `sumida arena hanabi --bots learned+search`.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, fields, replace
from functools import lru_cache, partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from sumida.hanabi.engines import arrays
from sumida.hanabi.engines.arrays import Array, Outcome, Position, Tables, standard
from sumida.hanabi.learned import features, weights
from sumida.hanabi.learned.belief import ObservedMove, at
from sumida.hanabi.learned.network import Layers, forward
from sumida.hanabi.learned.policy import logits, opinion
from sumida.hanabi.learned.rollouts import DOUBT, NumpyNets, lead
from sumida.hanabi.learned.search import Effort, choose

Net = Any


SEED = 1
"""Of chance at every batch: the bot's own, so that one table is the bot's game."""
TOGETHER = 32
"""Tables whose play-outs are compiled as one: which of them are searched differs from turn to turn."""
SUCCESS = 25
ROWS = (2048, 16384)
"""Guesses that are judged as one: few or many."""
FEW = 8
"""Tables whose changed moves are tried to the end as one."""
TO_THE_END = 60
"""Moves of a play-out that is to tell the truth."""


class JaxNets:
    """Actor and critic, compiled; the same interface and meaning as `NumpyNets`."""

    def __init__(
        self,
        t: Tables,
        nets: dict[str, Layers],
        horizon: int,
        dtype: Any = jnp.bfloat16,
        together: int = TOGETHER,
        rows: tuple[int, ...] = ROWS,
    ) -> None:
        self.params = jax.tree.map(lambda x: jnp.asarray(x, dtype), nets)
        self.together, self.rows = together, rows
        self._opinion = jax.jit(partial(opinion, t, xp=jnp, dtype=dtype))
        self._once, self._every = (jax.jit(partial(led, t, dtype, look)) for look in (logits, opinion))
        self._values = jax.jit(partial(values, t, dtype, horizon))

    def opinion(self, p: Position) -> Array:
        return np.asarray(self._opinion(self.params["actor"], p))

    def preferred(self, moment: ObservedMove, table: Array, decks: Array) -> Array:
        found = self._led(self._once, moment, table, decks)
        close = np.flatnonzero(np.abs(found) < DOUBT)
        if len(close):
            found[close] = self._led(self._every, moment, table[close], decks[close])
        return np.maximum(-found, 0)

    def compile(self, moment: ObservedMove, table: Array, decks: Array) -> None:
        """Look at a moment in both ways, so that either is ready."""
        for look in (self._once, self._every):
            self._led(look, moment, table, decks)

    def _led(self, look: Any, moment: ObservedMove, table: Array, decks: Array) -> Array:
        before, action = on_device(moment)
        found = [
            look(self.params, before, action, table[some], decks[some])
            for some in pieces(len(table), *self.rows)
        ]
        return np.concatenate(found)[: len(table)]

    def values(self, public: Position, decks: Array, actions: Array) -> Array:
        found = [
            self._values(self.params, at(public, some), decks[some], actions[some])
            for some in pieces(len(decks), self.together)
        ]
        return np.concatenate(found)[: len(decks)]


@lru_cache(maxsize=256)
def on_device(moment: ObservedMove) -> tuple[Position, Array]:
    """A moment is asked for again and again while the game goes on."""
    there: tuple[Position, Array] = jax.device_put((moment.before, moment.action))
    return there


def pieces(count: int, *sizes: int) -> Iterator[Array]:
    """Numbers below `count` in pieces of few sizes, each compiled once; the last one fills up the end."""
    start = 0
    while start < count:
        size = next((size for size in sizes if size >= count - start), sizes[-1])
        yield np.minimum(np.arange(start, start + size), count - 1)
        start += size


def led(
    t: Tables,
    dtype: Any,
    look: Any,
    params: Net,
    before: Position,
    action: Array,
    table: Array,
    decks: Array,
) -> Array:
    p = arrays.guessed(at(before, table), decks[:, None], jnp)
    return lead(look(t, params["actor"], p, jnp, dtype), action[table], jnp)


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
        favourite = logits(t, params["actor"], p, jnp, dtype).argmax(1)
        return (p, favourite, total, on & ~out.over), None

    start = (p, first, jnp.zeros(first.shape, jnp.float32), jnp.ones(first.shape, bool))
    (p, _, total, on), _ = jax.lax.scan(move, start, None, horizon)
    seen, unseen = (f(t, p, jnp, dtype) for f in (features.encode, features.hidden))
    rest = forward(params["critic"], seen, jnp, dtype, unseen)[:, 0]
    return (total + jnp.where(on, rest, 0)).reshape(tables, guesses, count)


class Round:
    """Games side by side, move by move as the bots play them: one table with `seed` 1 is the bots' game."""

    def __init__(self, t: Tables, nets: Any, effort: Effort, decks: Array, seed: int, seats: int = 2) -> None:
        self.t, self.nets, self.effort, self.seed, self.seats = t, nets, effort, seed, seats
        self.position = arrays.deal(t, decks)
        self.moments: tuple[list[ObservedMove], list[ObservedMove]] = ([], [])
        """What each seat has seen the other do."""
        self.on = np.ones(len(decks), bool)

    def move(self) -> tuple[Array, Array, Outcome]:
        """One move at every table: what was done, what the search thought to gain by it, what came of it."""
        p, turn = self.position, int(self.position.turn[0])
        likes, seat = self.nets.opinion(p), turn % 2
        action, gain = likes.argmax(1), np.zeros(len(self.on))
        if seat < self.seats:
            rng = np.random.default_rng([self.seed, turn])
            action, gain = choose(self.t, self.nets, self.effort, self.moments[seat], p, likes, self.on, rng)
        self.moments[1 - seat].append(ObservedMove(p, action))
        self.position, out = arrays.step(self.t, p, action)
        self.on = self.on & ~out.over
        return action, gain, out


class Truth:
    """What changed moves truly bring: both hands as they are, the pile in many orders, the net plays on."""

    def __init__(self, nets: Any, decks: Array, orders: int) -> None:
        self.nets, self.decks, self.orders = nets, decks, orders
        self.rng = np.random.default_rng(SEED)
        self.sum = np.zeros(len(decks))

    def add(self, p: Position, changed: Array, own: Array, action: Array) -> None:
        """The moves made at the tables `changed`, against the net's own."""
        rows = np.flatnonzero(changed)
        if not len(rows):
            return
        decks = np.repeat(self.decks[rows, None], self.orders, axis=1)
        there = at(p, rows)
        for table, start in enumerate(there.drawn):
            decks[table, :, start:] = self.rng.permuted(decks[table, :, start:], axis=1)
        pair = np.stack([own[rows], action[rows]], axis=1)
        values = self.nets.values(there, decks, pair)
        self.sum[rows] += (values[:, :, 1] - values[:, :, 0]).mean(1)


def play(
    t: Tables, nets: Any, effort: Effort, decks: Array, seed: int, seats: int = 2, truth: Truth | None = None
) -> dict[str, Any]:
    """What came of a batch of tables: scores (nothing for a strike-out), changed moves, processor time."""
    tables = Round(t, nets, effort, decks, seed, seats)
    scores, changed, claimed = np.zeros(len(decks), int), np.zeros(len(decks), int), np.zeros(len(decks))
    times = []
    while tables.on.any():
        on, p, begun = tables.on, tables.position, time.process_time()
        action, gain, out = tables.move()
        times.append(time.process_time() - begun)
        changed += on & (gain > 0)
        claimed += on * gain
        if truth:
            truth.add(p, on & (gain > 0), nets.opinion(p).argmax(1), action)
        scores = np.where(out.over & on & ~out.struck_out, out.score, scores)
    return {
        "games": len(scores),
        "mean": float(scores.mean()),
        "changed": float(changed.mean()),
        "claimed": round(float(claimed.mean()), 4),
        "brought": truth.sum.round(3).tolist() if truth else [],
        "moves": len(times),
        "processor": round(sum(times), 3),
        "slowest": round(max(times), 3),
        "scores": scores.tolist(),
    }


def warm(t: Tables, nets: Any, effort: Effort, decks: Array) -> None:
    """Compile everything, so that the times which are told later say how long the search takes."""
    p = arrays.deal(t, decks)
    action = nets.opinion(p).argmax(1)
    for rows in nets.rows if isinstance(nets, JaxNets) else ():
        nets.compile(ObservedMove(p, action), np.zeros(rows, int), np.repeat(decks[:1], rows, axis=0))
    for guesses, count in ((effort.first, effort.candidates), (effort.tried - effort.first, 2)):
        several = np.repeat(action[:, None], count, axis=1)
        nets.values(p, np.repeat(decks[:, None], guesses, axis=1), several)


def arena_decks(t: Tables, seed: int, numbers: range) -> Array:
    """The decks of the arena's deals with these numbers: shuffled as the reference shuffles them."""
    decks = []
    for number in numbers:
        cards = t.deck.tolist()
        Random(f"{seed}:{number}").shuffle(cards)
        decks.append(cards)
    return np.array(decks, np.int8)


@lru_cache(maxsize=1)
def ready(checkpoint: Path, effort: Effort, tables: int, by_numpy: bool) -> tuple[Tables, Any]:
    """The game and the nets, once a process."""
    t = standard(2)
    found = weights.load(checkpoint, "five", 2).nets
    if by_numpy:
        return t, NumpyNets(t, found, effort.horizon)
    together, rows = min(TOGETHER, tables), tuple(min(size, tables * effort.fresh) for size in ROWS)
    nets = JaxNets(t, found, effort.horizon, together=together, rows=rows)
    warm(t, nets, effort, np.repeat(t.deck[None], tables, axis=0))
    return t, nets


@lru_cache(maxsize=1)
def to_the_end(checkpoint: Path, tables: int, orders: int, by_numpy: bool) -> Any:
    """The nets with play-outs that leave next to nothing to the critic."""
    t = standard(2)
    found = weights.load(checkpoint, "five", 2).nets
    if by_numpy:
        return NumpyNets(t, found, TO_THE_END)
    nets = JaxNets(t, found, TO_THE_END, together=min(FEW, tables))
    start = np.repeat(t.deck[None], tables, axis=0)
    nets.values(arrays.deal(t, start), np.repeat(start[:, None], orders, axis=1), np.zeros((tables, 2), int))
    return nets


def prepare(args: argparse.Namespace, effort: Effort) -> None:
    """Load and compile everything that a batch needs."""
    ready(args.checkpoint, effort, args.tables, args.numpy)
    if args.truth:
        to_the_end(args.checkpoint, args.tables, args.truth, args.numpy)


def batch(args: argparse.Namespace, effort: Effort, until: float, first: int) -> dict[str, Any] | None:
    """The deals from number `first` on; nothing if it is too late to begin."""
    t, nets = ready(args.checkpoint, effort, args.tables, args.numpy)
    if time.monotonic() > until:
        return None
    decks = arena_decks(t, args.seed, range(first, min(first + args.tables, args.games)))
    truth = None
    if args.truth:
        far = to_the_end(args.checkpoint, args.tables, args.truth, args.numpy)
        truth = Truth(far, decks, args.truth)
    return {"from": first} | play(t, nets, effort, decks, SEED, args.seats, truth)


def batches(args: argparse.Namespace, effort: Effort, until: float) -> Iterator[dict[str, Any]]:
    """All batches that begin in time, as they end."""
    one, starts = partial(batch, args, effort, until), range(0, args.games, args.tables)
    if args.processes == 1:
        yield from (found for found in map(one, starts) if found)
        return
    with ProcessPoolExecutor(args.processes, get_context("spawn")) as pool:
        # One compiles; the others find it in the cache, if there is one.
        pool.submit(prepare, args, effort).result()
        for future in as_completed([pool.submit(one, start) for start in starts]):
            if found := future.result():
                yield found


def parser() -> argparse.ArgumentParser:
    ap = argparse.ArgumentParser("sumida.lab.train.hanabi.evaluate_search", description=__doc__)
    ap.add_argument("checkpoint", type=Path)
    ap.add_argument("--games", type=int, default=2048)
    ap.add_argument("--tables", type=int, default=128, help="games played side by side")
    ap.add_argument("--processes", type=int, default=1, help="batches of tables at a time")
    ap.add_argument("--seed", type=int, default=0)
    ap.add_argument("--seconds", type=float, default=1e9, help="begin no further batch after so long")
    ap.add_argument("--seats", type=int, choices=(1, 2), default=2, help="how many of them search")
    ap.add_argument("--truth", type=int, default=0, help="piles on which changed moves are tried to the end")
    ap.add_argument("--numpy", action="store_true", help="without JAX")
    ap.add_argument("--out", type=Path, help="a line for every batch, with the score of each deal, is added")
    for field in fields(Effort):
        ap.add_argument(f"--{field.name}", type=type(field.default), default=field.default)
    return ap


def main(argv: Sequence[str]) -> int:
    begun = time.monotonic()
    args = parser().parse_args(argv)
    effort = replace(Effort(), **{field.name: getattr(args, field.name) for field in fields(Effort)})
    setting = {name: x for name, x in asdict(effort).items() if x != asdict(Effort())[name]}
    setting |= {"seats": 1} if args.seats == 1 else {}
    found = []
    for record in batches(args, effort, begun + args.seconds):
        record |= {"seconds": round(time.monotonic() - begun, 1)}
        print(
            json.dumps({name: x for name, x in record.items() if name not in ("scores", "brought")}),
            flush=True,
        )
        found.append(record)
        if args.out:
            with args.out.open("a") as file:
                file.write(json.dumps({"seed": args.seed, "setting": setting} | record) + "\n")
    print(json.dumps({"seed": args.seed, "setting": setting} | summary(found, args.tables)), flush=True)
    return 0


def summary(found: Sequence[dict[str, Any]], tables: int) -> dict[str, Any]:
    """The figures of all batches; processor time a move, of both seats, where tables were not mixed."""
    if not found:
        return {"games": 0}
    scores = np.concatenate([record["scores"] for record in found])
    result = {
        "games": len(scores),
        "mean": float(scores.mean()),
        "stderr": float(scores.std(ddof=1) / len(scores) ** 0.5) if len(scores) > 1 else None,
        "perfect": float((scores == SUCCESS).mean()),
        "zero": float((scores == 0).mean()),
        "seconds": found[-1]["seconds"],
    }
    if tables == 1:
        moves = sum(record["moves"] for record in found)
        result["a_move"] = sum(record["processor"] for record in found) / moves
        result["slowest"] = max(record["slowest"] for record in found)
    return result


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

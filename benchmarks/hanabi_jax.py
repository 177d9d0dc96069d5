"""Steps per second of our JAX engines, of our JAX environment and of JaxMARL's Hanabi, in the same run.

    python benchmarks/hanabi_jax.py --peer FOLDER      # FOLDER holds the package jaxmarl from PyPI
    python benchmarks/hanabi_jax.py --profile          # the packed engine alone, beside the speed of a copy

On processors, steps per second of processor time. All play random legal moves in games that restart
automatically, in one compiled loop, from random numbers drawn at its start; all count the ends of games, game
by game. Without observations the compiler drops what is never read. With them, the vectors of all seats are
summed; those of our engines are first written to memory, as a learner would find them, while those of the
environments may be summed as they are made.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from types import ModuleType
from typing import Any

import jax
import jax.numpy as jnp

from sumida.envs import classic_vector, packed_vector
from sumida.hanabi.engines import arrays
from sumida.hanabi.engines import jax as engine
from sumida.hanabi.engines.packed import layout, rules, streams

Move = Callable[[Any, Any], Any]
"""A carry and a random word for each game make the next carry."""


def drawn(allowed: Any, bits: Any) -> Any:
    """A legal action for each row, all equally likely."""
    upto = jnp.cumsum(allowed.astype(jnp.int32), axis=-1)
    chosen = (bits >> 16) * upto[..., -1].astype(jnp.uint32) >> 16
    return jnp.argmax(upto > chosen.astype(jnp.int32)[..., None], axis=-1)


def packed_engine(players: int, games: int, observing: bool) -> tuple[Move, Any]:
    t = arrays.standard(players)
    pool = engine.shuffled(t, jax.random.key(0), 4 * games)

    def move(carry: Any, bits: Any) -> Any:
        stream, ends, total = carry
        stream, out = streams.advance(t, stream, rules.random_action(t, stream.state, bits))
        seen = [packed_vector.observe(t, stream.state, seat) for seat in range(players if observing else 0)]
        return stream, ends + out.over, total + summed(seen)

    return move, (streams.stream(t, pool, games), *tallies(games))


def array_engine(players: int, games: int, observing: bool) -> tuple[Move, Any]:
    t = arrays.standard(players)
    pool = engine.shuffled(t, jax.random.key(0), 4 * games)

    def move(carry: Any, bits: Any) -> Any:
        stream, ends, total = carry
        action = drawn(arrays.legal(t, stream.position, jnp), bits)
        stream, out = engine.advance(t, stream, action)
        seats = range(players if observing else 0)
        seen = [classic_vector.observe(t, stream.position, seat, jnp) for seat in seats]
        return stream, ends + out.over, total + summed(seen)

    return move, (engine.stream(t, pool, games), *tallies(games))


def tallies(games: int) -> tuple[Any, Any]:
    return jnp.zeros(games, jnp.int32), jnp.zeros(games, jnp.int32)


def summed(vectors: list[Any]) -> Any:
    """The number of set bits of each game, from vectors that are really written."""
    written = jax.lax.optimization_barrier(vectors)  # type: ignore[no-untyped-call]  # JAX has no type here
    return sum((vector.sum(-1, dtype=jnp.int32) for vector in written), jnp.int32(0))


def in_env(env: Any, games: int, observing: bool) -> tuple[Move, Any]:
    """The same loop for both environments, which have the same calls."""

    def one(state: Any, bits: Any) -> tuple[Any, Any]:
        legal = env.get_legal_moves(state)
        # Only the seat to act has other moves than the no-op, which comes last.
        mask = sum(legal[agent][:-1] for agent in env.agents) > 0
        actions = dict.fromkeys(env.agents, drawn(mask, bits))
        seen, state, _, dones, _ = env.step(jax.random.key(bits), state, actions)
        watched = sum(x.sum(dtype=jnp.int32) for x in seen.values()) if observing else 0
        return state, (dones["__all__"], watched)

    def move(carry: Any, bits: Any) -> Any:
        states, ends, total = carry
        states, (over, watched) = jax.vmap(one)(states, bits)
        return states, ends + over, total + watched

    _, states = jax.vmap(env.reset)(jax.random.split(jax.random.key(1), games))
    return move, (states, *tallies(games))


def drop_in(players: int, games: int, observing: bool) -> tuple[Move, Any]:
    from sumida.envs.jax import JaxHanabiEnv

    return in_env(JaxHanabiEnv(players, noop=True), games, observing)


def jaxmarl(players: int, games: int, observing: bool) -> tuple[Move, Any]:
    from jaxmarl.environments.hanabi.hanabi import HanabiEnv  # type: ignore[import-not-found,unused-ignore]  # optional

    return in_env(HanabiEnv(num_agents=players), games, observing)


PLAYED = {"packed": packed_engine, "arrays": array_engine, "envs.jax": drop_in, "jaxmarl": jaxmarl}


def clock() -> float:
    """Processor time on processors, so that other programs hardly matter; wall time on other devices."""
    return time.process_time() if jax.default_backend() == "cpu" else time.perf_counter()


def speed(move: Move, start: Any, games: int, steps: int, unroll: int = 1) -> tuple[float, float]:
    """Steps per second of the best of three loops, without compilation, and the mean length of a game."""

    @jax.jit
    def loop(carry: Any, key: Any) -> Any:
        bits = jax.random.bits(key, (steps, games))
        return jax.lax.scan(lambda carry, row: (move(carry, row), None), carry, bits, unroll=unroll)[0]

    carry = jax.block_until_ready(loop(start, jax.random.key(2)))  # type: ignore[no-untyped-call]  # JAX has no type here
    best = 0.0
    for number in range(3):
        started = clock()
        carry = jax.block_until_ready(loop(carry, jax.random.key(3 + number)))  # type: ignore[no-untyped-call]  # JAX has no type here
        best = max(best, games * steps / (clock() - started))
    return best, 4 * steps * games / float(carry[1].sum())


def light_import(folder: Path) -> None:
    """Make JaxMARL's Hanabi importable without its other games, and without flax and jaxtyping if missing."""
    sys.path.insert(0, str(folder))
    for name in ("jaxmarl", "jaxmarl.environments", "jaxmarl.environments.hanabi"):
        package = ModuleType(name)
        package.__path__ = [str(folder / name.replace(".", "/"))]
        sys.modules[name] = package
    try:
        import flax.struct  # type: ignore[import-not-found,unused-ignore]  # may be missing
    except ImportError:
        flax, struct = ModuleType("flax"), ModuleType("flax.struct")
        struct.dataclass = _struct  # type: ignore[attr-defined]  # stand-in
        flax.struct = struct  # type: ignore[attr-defined]  # stand-in
        sys.modules |= {"flax": flax, "flax.struct": struct}
    try:
        import jaxtyping  # type: ignore[import-not-found,unused-ignore]  # noqa: F401 - may be missing
    except ImportError:
        annotations = ModuleType("jaxtyping")
        annotations.__getattr__ = lambda name: _Annotation  # type: ignore[method-assign]  # stand-in
        sys.modules["jaxtyping"] = annotations


class _Annotation:
    """Replaces every type of jaxtyping: none of them does anything at run time."""

    def __class_getitem__(cls, item: object) -> type:
        return cls


def _struct(cls: type) -> Any:
    made: Any = dataclass(frozen=True)(cls)
    made.replace = replace
    names = list(made.__dataclass_fields__)
    jax.tree_util.register_dataclass(made, names, [])
    return made


def copy_speed(megabytes: int) -> float:
    """Bytes per second, read and written, of a copy on this device."""
    copy = jax.jit(lambda x: x ^ 1)
    x = jnp.zeros(megabytes * 2**18, jnp.uint32)
    x = jax.block_until_ready(copy(x))  # type: ignore[no-untyped-call]  # JAX has no type here
    best = 0.0
    for _ in range(5):
        started = clock()
        for _ in range(8):
            x = copy(x)
        jax.block_until_ready(x)  # type: ignore[no-untyped-call]  # JAX has no type here
        best = max(best, 16 * x.nbytes / (clock() - started))
    return best


def bytes_a_step(players: int, observing: bool) -> int:
    """What a step of one game must read and write: its state, chance, the deck, and vectors."""
    t = arrays.standard(players)
    stream = jax.eval_shape(lambda: streams.stream(t, jnp.zeros((1, t.cards), jnp.int8), 1))
    words = len(jax.tree.leaves(stream.state)) + 1
    deck = -(-t.players * t.hand // layout.CARDS_A_WORD) + 1
    vectors = 2 * players * classic_vector.size(t) if observing else 0
    return 4 * (2 * words + 1 + deck + 2 * (1 + observing)) + vectors


def profile(players: int, sizes: list[int], steps: int, unroll: int, only: str | None) -> None:
    """The packed engine at several sizes, beside what a copy could do with the same bytes."""
    bandwidth = copy_speed(64 if jax.default_backend() == "cpu" else 2048)
    print(f"{jax.devices()[0].device_kind}, JAX {jax.__version__}: a copy moves {bandwidth / 1e12:.3f} TB/s")
    print(
        "| games | observations | unroll | M steps/s | us a step | bytes | TB/s | of a copy | moves a game |"
    )
    print("|---|---|---|---|---|---|---|---|---|")
    for observing, games in product(modes(only), sizes):
        rounds = max(16, min(steps, steps * 32768 // games))
        found, length = speed(*packed_engine(players, games, observing), games, rounds, unroll)
        size = bytes_a_step(players, observing)
        cells = [
            f"{games:,}",
            "yes" if observing else "no",
            f"{unroll}",
            f"{found / 1e6:,.1f}",
            f"{games / found * 1e6:,.1f}",
            f"{size:,}",
            f"{found * size / 1e12:.3f}",
            f"{found * size / bandwidth:.1%}",
            f"{length:.1f}",
        ]
        print(f"| {' | '.join(cells)} |", flush=True)


def modes(only: str | None) -> list[bool]:
    return [with_ for with_ in (False, True) if only in (None, ("without", "with")[with_])]


def compare(args: argparse.Namespace) -> None:
    light_import(args.peer)
    for games, observing in product(args.games, modes(args.only)):
        found, lengths = {}, {}
        for name in args.engines:
            move, start = PLAYED[name](args.players, games, observing)
            found[name], lengths[name] = speed(move, start, games, args.steps, args.unroll)
        peer = found.get("jaxmarl")
        line = {
            "games": games,
            "observations": observing,
            "steps per second": {name: round(value) for name, value in found.items()},
            "ratio": {name: round(value / peer, 2) for name, value in found.items()} if peer else {},
            "moves a game": {name: round(value, 2) for name, value in lengths.items()},
            "device": jax.devices()[0].device_kind,
        }
        print(json.dumps(line), flush=True)


def main() -> None:
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--peer", type=Path, help="the folder of the package jaxmarl")
    ap.add_argument("--profile", action="store_true")
    ap.add_argument("--players", type=int, default=2)
    ap.add_argument("--games", type=int, nargs="+", default=[8192, 32768], help="games played in parallel")
    ap.add_argument("--steps", type=int, default=256)
    ap.add_argument("--unroll", type=int, default=1, help="steps in one round of the loop")
    ap.add_argument("--engines", nargs="+", choices=list(PLAYED), default=list(PLAYED))
    ap.add_argument("--only", choices=["without", "with"], help="only without or with observations")
    args = ap.parse_args()
    if args.profile:
        profile(args.players, args.games, args.steps, args.unroll, args.only)
    if args.peer:
        compare(args)
    if not (args.profile or args.peer):
        ap.error("--peer or --profile is needed")


if __name__ == "__main__":
    main()

"""Steps per second of the JAX engine, of our JAX environment and of JaxMARL's Hanabi, in the same run.

    python benchmarks/hanabi_jax.py --peer FOLDER      # FOLDER holds the package jaxmarl from PyPI

On processors, steps per second of processor time. All play random legal moves in games that restart
automatically, in one compiled loop. Without observations the compiler drops what is never read; with them,
the vectors of all seats are summed.
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

from sumida.envs import classic_vector
from sumida.envs.jax import make
from sumida.hanabi.engines import arrays
from sumida.hanabi.engines import jax as engine

Loop = Callable[[Any, Any], Any]


def ours(players: int, games: int, observing: bool) -> tuple[Loop, Any]:
    t = arrays.standard(players)
    pool = engine.shuffled(t, jax.random.key(0), 4 * games)

    def move(stream: engine.Stream, key: Any) -> tuple[engine.Stream, Any]:
        allowed = arrays.legal(t, stream.position, jnp)
        action = jax.random.categorical(key, jnp.where(allowed, 0.0, -1e9))
        stream, out = engine.advance(t, stream, action)
        seats = range(players) if observing else ()
        seen = [classic_vector.observe(t, stream.position, seat, jnp).sum() for seat in seats]
        return stream, (out.over.sum(), *seen)

    return move, engine.stream(t, pool, games)


def in_env(env: Any, games: int, observing: bool) -> tuple[Loop, Any]:
    """The same loop for both environments, which have the same calls."""

    def one(state: Any, key: Any) -> tuple[Any, Any]:
        key, choose = jax.random.split(key)
        legal = env.get_legal_moves(state)
        actions = {
            agent: jax.random.categorical(choose, jnp.where(legal[agent] > 0, 0.0, -1e9))
            for agent in env.agents
        }
        seen, state, _, dones, _ = env.step(key, state, actions)
        watched = sum(x.sum() for x in seen.values()) if observing else 0.0
        return state, (dones["__all__"], watched)

    def move(states: Any, key: Any) -> tuple[Any, Any]:
        states, found = jax.vmap(one)(states, jax.random.split(key, games))
        return states, jax.tree.map(jnp.sum, found)

    _, states = jax.vmap(env.reset)(jax.random.split(jax.random.key(1), games))
    return move, states


def drop_in(players: int, games: int, observing: bool) -> tuple[Loop, Any]:
    return in_env(make("hanabi", num_agents=players), games, observing)


def jaxmarl(players: int, games: int, observing: bool) -> tuple[Loop, Any]:
    from jaxmarl.environments.hanabi.hanabi import HanabiEnv  # type: ignore[import-not-found,unused-ignore]  # optional

    return in_env(HanabiEnv(num_agents=players), games, observing)


def clock() -> float:
    """Processor time on processors, so that other programs hardly matter; wall time on other devices."""
    return time.process_time() if jax.default_backend() == "cpu" else time.perf_counter()


def speed(move: Loop, start: Any, games: int, steps: int) -> float:
    """Steps per second of the best of three loops, without compilation."""
    loop = jax.jit(lambda state, key: jax.lax.scan(move, state, jax.random.split(key, steps)))
    state, _ = jax.block_until_ready(loop(start, jax.random.key(2)))  # type: ignore[no-untyped-call]  # JAX has no type here
    best = 0.0
    for number in range(3):
        started = clock()
        state, found = loop(state, jax.random.key(3 + number))
        jax.block_until_ready(found)  # type: ignore[no-untyped-call]  # JAX has no type here
        best = max(best, games * steps / (clock() - started))
    return best


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


def main() -> None:
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument("--peer", type=Path, required=True)
    ap.add_argument("--players", type=int, default=2)
    ap.add_argument("--games", type=int, nargs="+", default=[8192, 32768], help="games played in parallel")
    ap.add_argument("--steps", type=int, default=256)
    ap.add_argument("--only", choices=["without", "with"], help="only without or with observations")
    args = ap.parse_args()
    light_import(args.peer)
    wanted = [with_ for with_ in (False, True) if args.only in (None, ("without", "with")[with_])]
    for games, observing in product(args.games, wanted):
        found = {}
        for name, play in (("sumida", ours), ("sumida.envs.jax", drop_in), ("jaxmarl", jaxmarl)):
            move, start = play(args.players, games, observing)
            found[name] = speed(move, start, games, args.steps)
        line = {
            "games": games,
            "observations": observing,
            **found,
            "ratio": found["sumida"] / found["jaxmarl"],
            "ratio of sumida.envs.jax": found["sumida.envs.jax"] / found["jaxmarl"],
        }
        print(json.dumps(line | {"device": jax.devices()[0].device_kind}), flush=True)


if __name__ == "__main__":
    main()

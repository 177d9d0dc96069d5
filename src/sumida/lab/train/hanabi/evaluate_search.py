"""Search at many tables at once: `python -m sumida.lab.train.hanabi.evaluate_search CHECKPOINT`.

Both seats search; with `--seats 1` the second seat plays the policy alone. The checkpoint must hold the
critic. With `--numpy --tables 1` these are the games of `sumida arena hanabi --bots learned+search`. Batches
that `--out` holds already, of the same deals with the same settings and weights, are not played again.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
from collections.abc import Container, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from copy import copy
from dataclasses import asdict, fields, replace
from functools import lru_cache, partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from sumida.arguments import Parser
from sumida.hanabi.engines import arrays
from sumida.hanabi.engines.arrays import Tables, standard
from sumida.hanabi.learned import weights
from sumida.hanabi.learned.rollouts import NumpyModel
from sumida.hanabi.learned.search import SearchSettings
from sumida.lab.train.hanabi.jax_model import EVALUATIONS_PER_CALL, JaxModel
from sumida.lab.train.hanabi.search_games import SEED, GainCheck, arena_decks, play_batch

PERFECT = 25
DETAILS = ("scores", "actual_gains", "checked")
"""What is written to `--out` but not printed."""
FULL_HORIZON = 60
"""Moves in a rollout that should reach the end of the game and leave next to nothing to the critic."""


@lru_cache(maxsize=1)
def load_model(
    checkpoint: Path, settings: SearchSettings, tables: int, in_numpy: bool
) -> tuple[Tables, NumpyModel | JaxModel]:
    """The game and the model, once per process."""
    found = weights.load(checkpoint, "five", 2)
    t = standard(2, memory=found.memory)
    if in_numpy:
        return t, NumpyModel(t, found, settings.horizon)
    sizes = tuple(min(size, tables * settings.batch_size) for size in EVALUATIONS_PER_CALL)
    model = JaxModel(t, found, settings.horizon, tables, sizes=sizes)
    model.compile_all(arrays.deal(t, t.deck[None]))
    return t, model


def prepare(args: argparse.Namespace, settings: SearchSettings) -> None:
    """Load and compile everything that a batch needs."""
    load_model(args.checkpoint, settings, args.tables, args.numpy)


def run_batch(
    args: argparse.Namespace, settings: SearchSettings, deadline: float, first: int
) -> dict[str, Any] | None:
    """Play the deals from number `first` on; None if the deadline has passed."""
    t, model = load_model(args.checkpoint, settings, args.tables, args.numpy)
    if time.monotonic() > deadline:
        return None
    decks = arena_decks(t, args.seed, range(first, min(first + args.tables, args.start + args.games)))
    check = None
    if shuffles := args.check_shuffles:
        to_the_end = copy(model)
        to_the_end.horizon = FULL_HORIZON
        check = GainCheck(to_the_end, decks, shuffles)
    return {"from": first} | play_batch(t, model, settings, decks, SEED, args.seats, check)


def run_batches(
    args: argparse.Namespace, settings: SearchSettings, deadline: float, known: Container[int]
) -> Iterator[dict[str, Any]]:
    """All batches that start before the deadline, as they finish, but for those from a `known` deal on."""
    one = partial(run_batch, args, settings, deadline)
    every = range(args.start, args.start + args.games, args.tables)
    starts = [first for first in every if first not in known]
    if args.processes == 1:
        yield from (found for found in map(one, starts) if found)
        return
    with ProcessPoolExecutor(args.processes, get_context("spawn")) as pool:
        # One process compiles; the others find the result in the compilation cache, if there is one.
        pool.submit(prepare, args, settings).result()
        for future in as_completed([pool.submit(one, start) for start in starts]):
            if found := future.result():
                yield found


def parser() -> argparse.ArgumentParser:
    ap = Parser("sumida.lab.train.hanabi.evaluate_search", description=__doc__)
    ap.add_argument("checkpoint", type=Path)
    ap.add_argument("--games", type=int, default=2048)
    ap.add_argument("--start", type=int, default=0, help="number of the first deal")
    ap.add_argument("--tables", type=int, default=128, help="games played side by side")
    ap.add_argument("--processes", type=int, default=1, help="batches of tables at a time")
    ap.add_argument("--seed", type=int, default=0)
    ap.add_argument("--seconds", type=float, default=1e9, help="start no further batch after this time")
    ap.add_argument("--seats", type=int, choices=(1, 2), default=2, help="how many of the two seats search")
    ap.add_argument(
        "--check-shuffles",
        type=int,
        default=0,
        help="check each deviation by full rollouts over this many shuffles of the draw pile",
    )
    ap.add_argument("--numpy", action="store_true", help="use numpy instead of JAX")
    ap.add_argument("--out", type=Path, help="append a line per batch, with the score of each deal")
    for field in fields(SearchSettings):
        flag = "--" + field.name.replace("_", "-")
        ap.add_argument(flag, type=type(field.default), default=field.default)
    return ap


def main(argv: Sequence[str]) -> int:
    started = time.monotonic()
    args = parser().parse_args(argv)
    names = [field.name for field in fields(SearchSettings)]
    settings = replace(SearchSettings(), **{name: getattr(args, name) for name in names})
    run = identity(args, settings)
    records = earlier_records(args, run)
    known = {record["from"] for record in records}
    for record in run_batches(args, settings, started + args.seconds, known):
        record |= {"seconds": round(time.monotonic() - started, 1)}
        brief = {name: x for name, x in record.items() if name not in DETAILS}
        print(json.dumps(brief), flush=True)
        records.append(record)
        if args.out:
            with args.out.open("a") as file:
                file.write(json.dumps(run | record) + "\n")
    print(json.dumps(run | summary(records, args.tables)), flush=True)
    return 0


def identity(args: argparse.Namespace, settings: SearchSettings) -> dict[str, Any]:
    """What the games depend on: seed, changes to the default settings, and weights."""
    changed = {name: x for name, x in asdict(settings).items() if x != asdict(SearchSettings())[name]}
    changed |= {"seats": 1} if args.seats == 1 else {}
    digest = hashlib.sha256(args.checkpoint.read_bytes()).hexdigest()[:12]
    return {"seed": args.seed, "setting": changed, "weights": digest}


def earlier_records(args: argparse.Namespace, run: dict[str, Any]) -> list[dict[str, Any]]:
    """The lines of the same run in `--out`, as far as they are about the deals asked for."""
    lines = args.out.read_text().splitlines() if args.out and args.out.exists() else []
    deals = range(args.start, args.start + args.games, args.tables)
    return [line for line in map(json.loads, lines) if run.items() <= line.items() and line["from"] in deals]


def summary(records: Sequence[dict[str, Any]], tables: int) -> dict[str, Any]:
    """Statistics over all batches; with one table per batch also the processor time per move."""
    if not records:
        return {"games": 0}
    scores = np.concatenate([record["scores"] for record in records])
    result = {
        "games": len(scores),
        "mean": float(scores.mean()),
        "stderr": float(scores.std(ddof=1) / len(scores) ** 0.5) if len(scores) > 1 else None,
        "perfect": float((scores == PERFECT).mean()),
        "zero": float((scores == 0).mean()),
        "seconds": records[-1]["seconds"],
    }
    if tables == 1:
        moves = sum(record["moves"] for record in records)
        result["seconds_per_move"] = sum(record["processor"] for record in records) / moves
        result["slowest"] = max(record["slowest"] for record in records)
    return result


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

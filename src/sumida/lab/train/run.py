"""`sumida train hanabi`: train a player, resume it, log its curve."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, TextIO

import jax
import jax.numpy as jnp
import numpy as np

from sumida.hanabi import features
from sumida.hanabi import jax as engine
from sumida.hanabi.arrays import Tables, standard
from sumida.lab.train import checkpoint
from sumida.lab.train.ppo import Dials, Learner, Recipe, begin, final_scores, fresh_params, improve

TURN_LIMIT = 120
WARM_UP = 30
"""Iterations after a start in which the learning rate rises, until Adam knows the gradients' size."""


def parser() -> argparse.ArgumentParser:
    ap = argparse.ArgumentParser("sumida train hanabi", description=__doc__)
    ap.add_argument("--players", type=int, default=2, choices=range(2, 6))
    ap.add_argument("--seconds", type=float, default=60, help="wall time, compilation included")
    ap.add_argument("--resume", type=Path, help="checkpoint to go on from")
    ap.add_argument("--start", type=float, default=0.0, help="where in the schedule this run begins (0 to 1)")
    ap.add_argument("--end", type=float, default=1.0, help="where in the schedule it ends")
    ap.add_argument("--out", type=Path, default=Path("runs/hanabi"), help="folder for checkpoint and curve")
    ap.add_argument("--seed", type=int, default=0)
    ap.add_argument("--rate", type=float, default=7e-4, help="learning rate; falls to 5 %% of it")
    ap.add_argument("--entropy", type=float, default=0.05, help="entropy bonus; falls geometrically …")
    ap.add_argument("--last-entropy", type=float, default=0.003, help="… to this")
    ap.add_argument("--games", type=int, default=Recipe.games)
    ap.add_argument("--steps", type=int, default=Recipe.steps)
    ap.add_argument("--minibatches", type=int, default=Recipe.minibatches)
    ap.add_argument("--width", type=int, default=Recipe.width)
    ap.add_argument("--depth", type=int, default=Recipe.depth)
    ap.add_argument("--trace", type=float, default=Recipe.trace)
    ap.add_argument("--evaluate", type=int, default=8192, help="deals of each evaluation")
    ap.add_argument("--every", type=float, default=20, help="seconds between evaluations")
    ap.add_argument("--commit", default="unknown", help="commit of the code, for the record")
    return ap


def dials(args: argparse.Namespace, progress: float, iteration: int) -> Dials:
    """The schedule: the rate falls linearly, the entropy bonus geometrically, the penalty comes early."""
    rate = args.rate * (1 - 0.95 * progress) * min(1.0, (iteration + 1) / WARM_UP)
    entropy = args.entropy * (args.last_entropy / args.entropy) ** progress
    penalty = min(1.0, progress / 0.06)
    return Dials(jnp.float32(rate), jnp.float32(entropy), jnp.float32(penalty))


class Log:
    """The curve, as JSON lines in a file and on the terminal."""

    def __init__(self, file: TextIO) -> None:
        self.file = file

    def write(self, **facts: Any) -> None:
        line = json.dumps({k: round(v, 4) if isinstance(v, float) else v for k, v in facts.items()})
        print(line, flush=True)
        self.file.write(line + "\n")
        self.file.flush()


def main(argv: Sequence[str]) -> int:
    begun = time.monotonic()
    args = parser().parse_args(argv)
    recipe = Recipe(args.games, args.steps, args.minibatches, args.width, args.depth, trace=args.trace)
    args.out.mkdir(parents=True, exist_ok=True)
    t = standard(args.players)
    before: dict[str, Any] = {"steps": 0, "seconds": 0.0, "runs": []}
    if args.resume:
        params, before = checkpoint.load(args.resume)
    else:
        params = fresh_params(t, recipe, args.seed)
    learner = begin(t, recipe, params, args.seed + len(before["runs"]))
    with (args.out / "curve.jsonl").open("a") as file:
        train(args, t, recipe, learner, before, Log(file), begun)
    return 0


def train(
    args: argparse.Namespace,
    t: Tables,
    recipe: Recipe,
    learner: Learner,
    before: dict[str, Any],
    log: Log,
    begun: float,
) -> None:
    """Improve until the time is up; log, evaluate and save on the way."""
    compiled = jax.jit(partial(improve, t, recipe), donate_argnums=0)
    scores = jax.jit(partial(final_scores, t, limit=TURN_LIMIT))
    batch = recipe.games * recipe.steps
    done, iteration, first, evaluated = False, 0, 0.0, 0.0
    while not done:
        now = time.monotonic()
        span = max(begun + args.seconds - first, 1e-9)
        ran = (now - first) / span if iteration else 0.0
        done = ran >= 1
        progress = args.start + (args.end - args.start) * min(ran, 1.0)
        learner, facts = compiled(learner, dials(args, progress, iteration))
        iteration += 1
        if iteration == 1:
            jax.block_until_ready(facts)
            first = evaluated = time.monotonic()
            log.write(compiled=first - begun, device=str(jax.devices()[0]), features=features.VERSION)
        elif iteration % 20 == 0 or done:
            seen = {name: float(x) for name, x in facts.items()}
            now = time.monotonic()
            if now - evaluated < args.every and not done:
                continue
            evaluated = now
            steps = before["steps"] + iteration * batch
            speed = (iteration - 1) * batch / (now - first)
            seconds = before["seconds"] + now - begun
            greedy = evaluate(t, learner, scores, args.evaluate * (8 if done else 1), iteration)
            log.write(steps=steps, seconds=seconds, speed=speed, progress=progress, **seen, **greedy)
            record = {
                "steps": steps,
                "seconds": seconds,
                "players": t.players,
                "features": features.VERSION,
                "progress": progress,
                "greedy": greedy,
                "runs": [*before["runs"], run_facts(args)],
            }
            checkpoint.save(args.out / "checkpoint.npz", jax.device_get(learner.params), record)
            smooth = jax.tree.map(lambda x: np.asarray(x, np.float16), learner.smooth)
            checkpoint.save(args.out / "smooth.npz", smooth, record)


def run_facts(args: argparse.Namespace) -> dict[str, Any]:
    """Where a checkpoint comes from: options, commit and device of the run."""
    options = {name: str(x) if isinstance(x, Path) else x for name, x in vars(args).items()}
    return options | {"device": str(jax.devices()[0].device_kind)}


def evaluate(t: Tables, learner: Learner, scores: Any, deals: int, seed: int) -> dict[str, float]:
    """Greedy play of the averaged parameters over fresh deals, and of the last ones beside it."""
    chunk = min(deals, 8192)
    keys = jax.random.split(jax.random.key(1_000_000 + seed), deals // chunk)
    pools = [engine.shuffled(t, key, chunk) for key in keys]
    smooth = np.concatenate([scores(learner.smooth, pool) for pool in pools])
    last = np.concatenate([scores(learner.params, pool) for pool in pools])
    return {
        "greedy": float(smooth.mean()),
        "error": float(smooth.std() / deals**0.5),
        "greedy_perfect": float((smooth == t.suits * t.ranks).mean()),
        "greedy_zero": float((smooth == 0).mean()),
        "greedy_last": float(last.mean()),
    }

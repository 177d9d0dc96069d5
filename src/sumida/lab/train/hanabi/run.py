"""`sumida train hanabi`: train a player, go on from a checkpoint, log the curve and draw it."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from functools import lru_cache, partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from sumida.hanabi.engines import jax as engine
from sumida.hanabi.engines.arrays import Tables, standard
from sumida.hanabi.learned import features, weights
from sumida.hanabi.learned.weights import Weights
from sumida.lab.train.hanabi import curve
from sumida.lab.train.hanabi.ppo import Dials, Recipe, begin, final_scores, fresh_params, improve

VARIANT = "five"
TURN_LIMIT = 120
WARM_UP = 30
"""Iterations after a start in which the learning rate rises, until Adam knows the gradients' size."""
PENALTY_BY = 0.06
"""From here on a strike-out costs all points; if it did from the start, the net would learn to end games."""
CHECKED = 20
"""Iterations between two looks at the clock's hands; in between the device is not waited for."""
FRESH: dict[str, Any] = {"steps": 0, "seconds": 0.0, "runs": []}


def main(argv: Sequence[str]) -> int:
    """Train for the time asked for; 0 when done."""
    training = HanabiTraining(parser().parse_args(argv), time.monotonic())
    training.go()
    if find_spec("matplotlib"):
        curve.draw([training.curve], training.curve.with_suffix(".svg"))
    return 0


def parser() -> argparse.ArgumentParser:
    ap = argparse.ArgumentParser("sumida train", description=__doc__)
    ap.add_argument("game", choices=["hanabi"])
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
    ap.add_argument("--discount", type=float, default=Recipe.discount, help="of points, for every move")
    ap.add_argument("--symmetry", type=float, default=Recipe.symmetry, help="weight of colours being alike")
    ap.add_argument("--evaluate", type=int, default=8192, help="deals of each evaluation; 8 times at the end")
    ap.add_argument("--every", type=float, default=30, help="seconds between evaluations")
    ap.add_argument("--lean", action="store_true", help="write the averaged parameters only")
    ap.add_argument("--commit", default="unknown", help="commit of the code, for the record")
    return ap


def dials(args: argparse.Namespace, progress: float, iteration: int) -> Dials:
    """The schedule: the rate falls linearly, the entropy bonus geometrically, the penalty comes early."""
    rate = args.rate * (1 - 0.95 * progress) * min(1.0, (iteration + 1) / WARM_UP)
    entropy = args.entropy * (args.last_entropy / args.entropy) ** progress
    return Dials(jnp.float32(rate), jnp.float32(entropy), jnp.float32(min(1.0, progress / PENALTY_BY)))


@lru_cache(maxsize=4)
def compiled(t: Tables, recipe: Recipe) -> tuple[Any, Any]:
    """The two functions that run on the device: `improve` and `final_scores`."""
    learn = jax.jit(partial(improve, t, recipe), donate_argnums=0)
    return learn, jax.jit(partial(final_scores, t, limit=TURN_LIMIT))


class HanabiTraining:
    """One run of training: it ends when its time is up, and leaves a checkpoint and a curve."""

    def __init__(self, args: argparse.Namespace, begun: float) -> None:
        self.args = args
        self.begun = self.first = begun
        self.table = t = standard(args.players)
        self.recipe = Recipe(
            args.games,
            args.steps,
            args.minibatches,
            args.width,
            args.depth,
            discount=args.discount,
            trace=args.trace,
            symmetry=args.symmetry,
        )
        self.iterations = 0
        params, self.before = fresh_params(t, self.recipe, args.seed), FRESH
        if args.resume:
            resumed = weights.load(args.resume, VARIANT, args.players)
            params, self.before = resumed.nets, resumed.facts
        self.learner = begin(t, self.recipe, params, args.seed + len(self.before["runs"]))
        self.improve, self.scores = compiled(t, self.recipe)
        args.out.mkdir(parents=True, exist_ok=True)
        self.curve: Path = args.out / "curve.jsonl"

    def go(self) -> None:
        """Improve until the time is up; look, tell and save on the way."""
        looked, progress = self.begun, self.args.start
        while progress < self.args.end:
            progress = self.progress()
            dial = dials(self.args, progress, self.iterations)
            self.learner, facts = self.improve(self.learner, dial)
            self.iterations += 1
            if self.iterations == 1:
                facts["score"].block_until_ready()
                looked = self.first = time.monotonic()
                self.tell({"compiled": looked - self.begun, "device": jax.devices()[0].device_kind})
            elif self.iterations % CHECKED == 0 or progress >= self.args.end:
                seen = {name: float(x) for name, x in facts.items()}
                if time.monotonic() - looked >= self.args.every or progress >= self.args.end:
                    looked = time.monotonic()
                    self.look(progress, seen)

    def progress(self) -> float:
        """Where in the schedule we are, by the clock."""
        if not self.iterations:
            return float(self.args.start)
        span = max(self.begun + self.args.seconds - self.first, 1e-9)
        share = min(1.0, (time.monotonic() - self.first) / span)
        return float(self.args.start + (self.args.end - self.args.start) * share)

    def look(self, progress: float, facts: dict[str, float]) -> None:
        """Evaluate, tell and save."""
        batch = self.recipe.games * self.recipe.steps
        now = time.monotonic()
        record: dict[str, Any] = {
            "steps": self.before["steps"] + self.iterations * batch,
            "seconds": self.before["seconds"] + now - self.begun,
            "progress": progress,
        }
        speed = (self.iterations - 1) * batch / (now - self.first)
        record["greedy"] = self.evaluate(8 if progress >= self.args.end else 1)
        self.tell({**record, **record["greedy"], "speed": speed, **facts})
        self.save(record)

    def evaluate(self, rounds: int) -> dict[str, float]:
        """Greedy play over fresh deals: of the averaged parameters, and of the last ones beside them."""
        keys = jax.random.split(jax.random.key(1_000_000 + self.iterations), rounds)
        pools = [engine.shuffled(self.table, key, self.args.evaluate) for key in keys]
        smooth = np.concatenate([self.scores(self.learner.smooth, pool) for pool in pools])
        last = np.concatenate([self.scores(self.learner.params, pool) for pool in pools])
        return {
            "greedy": float(smooth.mean()),
            "error": float(smooth.std() / smooth.size**0.5),
            "greedy_perfect": float((smooth == self.table.suits * self.table.ranks).mean()),
            "greedy_zero": float((smooth == 0).mean()),
            "greedy_last": float(last.mean()),
        }

    def save(self, record: dict[str, Any]) -> None:
        """Write the parameters, and the averaged ones at half the size: those are what gets exported."""
        options = {name: x.name if isinstance(x, Path) else x for name, x in vars(self.args).items()}
        run = options | {"device": str(jax.devices()[0].device_kind)}
        facts = record | {
            "variant": VARIANT,
            "players": self.table.players,
            "features": features.VERSION,
            "runs": [*self.before["runs"], run],
        }
        params, smooth = jax.device_get((self.learner.params, self.learner.smooth))
        if not self.args.lean:
            weights.save(self.args.out / "checkpoint.npz", Weights(params, facts))
        smooth = jax.tree.map(lambda x: x.astype(np.float16), smooth)
        weights.save(self.args.out / "smooth.npz", Weights(smooth, facts))

    def tell(self, facts: dict[str, Any]) -> None:
        """One more line of the curve."""
        line = json.dumps({k: round(v, 4) if isinstance(v, float) else v for k, v in facts.items()})
        print(line, flush=True)
        with self.curve.open("a") as file:
            file.write(line + "\n")

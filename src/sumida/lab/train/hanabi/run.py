"""Train a Hanabi policy from scratch or from a checkpoint, and log its learning curve."""

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

from sumida.arguments import Parser, read_count, read_seconds
from sumida.hanabi.engines import jax as engine
from sumida.hanabi.engines.arrays import MEMORY, Tables, standard, with_memory
from sumida.hanabi.learned import features, weights
from sumida.hanabi.learned.weights import Weights
from sumida.kernel import GameError
from sumida.lab.train.hanabi import curve, growth
from sumida.lab.train.hanabi.ppo import (
    Coefficients,
    Hyperparameters,
    Params,
    greedy_scores,
    initial_params,
    initial_state,
    update,
    with_hand_head,
)

VARIANT = "five"
TURN_LIMIT = 120
WARMUP_ITERATIONS = 30
"""Iterations after a start during which the learning rate rises, until Adam's moments have settled."""
PENALTY_RAMP = 0.06
"""Point of the schedule from which a strike-out costs all points. If it did from the start, the policy would
learn to end games."""
SYNC_INTERVAL = 20
"""Iterations between reads of metrics and clock; in between, the host does not wait for the device."""
NO_EARLIER_RUNS: dict[str, Any] = {"steps": 0, "seconds": 0.0, "runs": []}


def main(argv: Sequence[str]) -> int:
    """Train for the requested time or number of moves; 0 when done."""
    training = HanabiTraining(parser().parse_args(argv), time.monotonic())
    training.run()
    if find_spec("matplotlib"):
        curve.draw([training.curve], training.curve.with_suffix(".svg"))
    return 0


def parser() -> argparse.ArgumentParser:
    default = Hyperparameters()
    ap = Parser("sumida train hanabi", description=__doc__)
    ap.add_argument("--players", type=int, default=2, choices=range(2, 6))
    ap.add_argument("--seconds", type=read_seconds, default=60, help="wall time, compilation included")
    ap.add_argument(
        "--total-steps",
        type=read_count,
        help="moves, rounded up to whole iterations, instead of --seconds: the same run every time",
    )
    ap.add_argument("--resume", type=Path, help="checkpoint to continue from")
    ap.add_argument("--start", type=float, default=0.0, help="where in the schedule to start (0 to 1)")
    ap.add_argument("--end", type=float, default=1.0, help="where in the schedule to stop (0 to 1)")
    ap.add_argument("--out", type=Path, default=Path("runs/hanabi"), help="folder for checkpoint and curve")
    ap.add_argument("--seed", type=int, default=0, help="of the deals and the first parameters")
    ap.add_argument("--learning-rate", type=float, default=7e-4, help="at the start; decays linearly to 5 %%")
    ap.add_argument("--entropy-weight", type=float, default=0.05, help="at the start; decays geometrically")
    ap.add_argument("--final-entropy-weight", type=float, default=0.003, help="at the end")
    ap.add_argument("--games", type=int, default=default.games, help="games played in parallel")
    ap.add_argument("--steps", type=int, default=default.steps, help="moves per game and iteration")
    ap.add_argument("--minibatches", type=int, default=default.minibatches)
    ap.add_argument("--width", type=int, default=default.width)
    ap.add_argument("--depth", type=int, default=default.depth)
    ap.add_argument("--gae-lambda", type=float, default=default.gae_lambda)
    ap.add_argument("--discount", type=float, default=default.discount, help="per move")
    ap.add_argument(
        "--symmetry-weight",
        type=float,
        default=default.symmetry_weight,
        help="weight of the KL divergence from the policy averaged over colour permutations",
    )
    ap.add_argument(
        "--hand-weight",
        type=float,
        default=default.hand_weight,
        help="weight of the auxiliary loss: predict the cards of one's own hand",
    )
    ap.add_argument(
        "--memory",
        type=int,
        choices=range(1, weights.LONGEST_MEMORY + 1),
        metavar="MOVES",
        help=f"how many of the last moves the networks see; default: {MEMORY}, or as the checkpoint does",
    )
    ap.add_argument("--eval-deals", type=int, default=8192, help="per evaluation; 8 times that at the end")
    ap.add_argument("--eval-interval", type=float, default=30, help="seconds between evaluations")
    ap.add_argument("--ema-only", action="store_true", help="save the EMA parameters only")
    ap.add_argument("--commit", default="unknown", help="commit of the code, stored with the weights")
    return ap


def coefficients(args: argparse.Namespace, progress: float, iteration: int) -> Coefficients:
    """The schedule: learning rate linear after warm-up, entropy weight geometric, penalty ramped up early."""
    rate = args.learning_rate * (1 - 0.95 * progress) * min(1.0, (iteration + 1) / WARMUP_ITERATIONS)
    entropy = args.entropy_weight * (args.final_entropy_weight / args.entropy_weight) ** progress
    penalty = min(1.0, progress / PENALTY_RAMP)
    return Coefficients(jnp.float32(rate), jnp.float32(entropy), jnp.float32(penalty))


def resumed_params(t: Tables, h: Hyperparameters, found: Weights, seed: int) -> Params:
    """Networks to continue with; they may get a longer memory and a head for the auxiliary loss."""
    if found.memory > t.memory:
        raise GameError(f"These networks see the last {found.memory} moves, more than --memory {t.memory}.")
    nets = growth.remember_more(with_memory(t, found.memory), found.nets, t.memory)
    return with_hand_head(t, h, nets, seed)


@lru_cache(maxsize=4)
def compiled(t: Tables, h: Hyperparameters) -> tuple[Any, Any]:
    """The two functions that run on the device: `update` and `greedy_scores`."""
    train = jax.jit(partial(update, t, h), donate_argnums=0)
    return train, jax.jit(partial(greedy_scores, t, limit=TURN_LIMIT))


class HanabiTraining:
    """One training run, for a time or a number of moves; it leaves checkpoints and a learning curve."""

    def __init__(self, args: argparse.Namespace, started: float) -> None:
        self.args = args
        self.started = self.compiled_at = started
        resumed = weights.load(args.resume, VARIANT, args.players) if args.resume else None
        memory = args.memory or (resumed.memory if resumed else MEMORY)
        self.t = t = standard(args.players, memory=memory)
        self.hyperparameters = h = Hyperparameters(
            games=args.games,
            steps=args.steps,
            minibatches=args.minibatches,
            width=args.width,
            depth=args.depth,
            discount=args.discount,
            gae_lambda=args.gae_lambda,
            symmetry_weight=args.symmetry_weight,
            hand_weight=args.hand_weight,
        )
        self.iterations = 0
        params, self.earlier = initial_params(t, h, args.seed), NO_EARLIER_RUNS
        if resumed:
            params, self.earlier = resumed_params(t, h, resumed, args.seed), resumed.facts
        self.state = initial_state(t, h, params, args.seed + len(self.earlier["runs"]))
        self.update, self.greedy_scores = compiled(t, h)
        args.out.mkdir(parents=True, exist_ok=True)
        self.curve: Path = args.out / "curve.jsonl"

    def run(self) -> None:
        """Train to the end of the schedule; evaluate, log and save on the way."""
        evaluated, progress = self.started, self.args.start
        while progress < self.args.end:
            progress = self.progress()
            self.state, metrics = self.update(self.state, coefficients(self.args, progress, self.iterations))
            self.iterations += 1
            if self.iterations == 1:
                metrics["score"].block_until_ready()
                evaluated = self.compiled_at = time.monotonic()
                self.log({"compiled": evaluated - self.started, "device": jax.devices()[0].device_kind})
            if self.iterations % SYNC_INTERVAL == 0 or progress >= self.args.end:
                values = {name: float(x) for name, x in metrics.items()}
                if time.monotonic() - evaluated >= self.args.eval_interval or progress >= self.args.end:
                    evaluated = time.monotonic()
                    self.checkpoint(progress, values)

    def progress(self) -> float:
        """The current point of the schedule, by the moves if their number is given, else by the clock."""
        if self.args.total_steps:
            share = self.iterations / (self.total_iterations - 1) if self.total_iterations > 1 else 1.0
        elif not self.iterations:
            share = 0.0
        else:
            span = max(self.started + self.args.seconds - self.compiled_at, 1e-9)
            share = min(1.0, (time.monotonic() - self.compiled_at) / span)
        if share == 1:
            return float(self.args.end)
        return float(self.args.start + (self.args.end - self.args.start) * share)

    @property
    def total_iterations(self) -> int:
        """How many iterations a run by steps has."""
        batch = self.hyperparameters.games * self.hyperparameters.steps
        return -(-int(self.args.total_steps) // batch)

    def checkpoint(self, progress: float, metrics: dict[str, float]) -> None:
        """Evaluate, log and save."""
        batch = self.hyperparameters.games * self.hyperparameters.steps
        now = time.monotonic()
        record: dict[str, Any] = {
            "steps": self.earlier["steps"] + self.iterations * batch,
            "seconds": self.earlier["seconds"] + now - self.started,
            "progress": progress,
        }
        speed = (self.iterations - 1) * batch / (now - self.compiled_at)
        record["greedy"] = self.evaluate(8 if progress >= self.args.end else 1)
        self.log({**record, **record["greedy"], "speed": speed, **metrics})
        self.save(record)

    def evaluate(self, rounds: int) -> dict[str, float]:
        """Greedy play over new deals, with the EMA parameters and, for comparison, the latest ones."""
        keys = jax.random.split(jax.random.key(1_000_000 + self.iterations), rounds)
        pools = [engine.shuffled(self.t, key, self.args.eval_deals) for key in keys]
        ema = np.concatenate([self.greedy_scores(self.state.ema, pool) for pool in pools])
        last = np.concatenate([self.greedy_scores(self.state.params, pool) for pool in pools])
        return {
            "greedy": float(ema.mean()),
            "error": float(ema.std() / ema.size**0.5),
            "greedy_perfect": float((ema == self.t.suits * self.t.ranks).mean()),
            "greedy_zero": float((ema == 0).mean()),
            "greedy_last": float(last.mean()),
        }

    def save(self, record: dict[str, Any]) -> None:
        """Write the latest parameters, and the EMA in half precision, which is what gets exported."""
        options = {name: x.name if isinstance(x, Path) else x for name, x in vars(self.args).items()}
        run = options | {"device": str(jax.devices()[0].device_kind)}
        facts = record | {
            "variant": VARIANT,
            "players": self.t.players,
            "features": features.VERSION,
            "memory": self.t.memory,
            "colour_permutations": weights.default_colour_permutations(self.t.players),
            "runs": [*self.earlier["runs"], run],
        }
        params, ema = jax.device_get((self.state.params, self.state.ema))
        if not self.args.ema_only:
            weights.save(self.args.out / "checkpoint.npz", Weights(params, facts))
        ema = jax.tree.map(lambda x: x.astype(np.float16), ema)
        weights.save(self.args.out / "ema.npz", Weights(ema, facts))

    def log(self, values: dict[str, Any]) -> None:
        """Print a line and append it to the curve."""
        line = json.dumps({k: round(v, 4) if isinstance(v, float) else v for k, v in values.items()})
        print(line, flush=True)
        with self.curve.open("a") as file:
            file.write(line + "\n")

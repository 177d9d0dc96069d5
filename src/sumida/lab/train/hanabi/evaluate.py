"""Greedy play of a weights file over the arena's deals, many games at once, in numpy.

`python -m sumida.lab.train.hanabi.evaluate --games 20000` plays exactly the games of
`sumida arena hanabi --bots learned --games 20000`, only faster.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path
from typing import Any

import numpy as np

from sumida.arguments import Parser
from sumida.hanabi.bots.learned import load_policy
from sumida.hanabi.engines import arrays, translation
from sumida.hanabi.engines.arrays import Array, Tables
from sumida.hanabi.learned import weights
from sumida.hanabi.learned.policy import Policy, averaged_logits
from sumida.hanabi.rules.setup import HanabiSetup
from sumida.lab.arena.deals import deal_rng

BATCH_SIZE = 500
"""Games played side by side; more would not fit into the processor's caches."""


def play_greedily(t: Tables, policies: Sequence[Policy], decks: Array) -> tuple[Array, Array]:
    """Points and strike-outs of greedy play; the policies take turns, starting with the first seat's."""
    t = arrays.with_memory(t, max(policy.memory for policy in policies))
    p = arrays.deal(t, decks)
    rows = np.arange(len(decks))
    points, struck_out = np.zeros(len(decks), int), np.zeros(len(decks), bool)
    for policy in cycle(policies):
        if not len(rows):
            break
        p, out = arrays.step(t, p, averaged_logits(t, policy, p).argmax(1))
        points[rows[out.over]], struck_out[rows[out.over]] = out.score[out.over], out.struck_out[out.over]
        running = ~out.over
        p, rows = arrays.Position(*(x[running] for x in p)), rows[running]
    return points, struck_out


def decks(setup: HanabiSetup, seed: int, numbers: range) -> Array:
    """The decks of the arena's deals with these numbers."""
    return np.array([setup.deal(deal_rng(seed, number)).cards for number in numbers], np.int8)


def main(argv: Sequence[str]) -> int:
    ap = Parser("sumida.lab.train.hanabi.evaluate", description=__doc__)
    ap.add_argument("--weights", type=Path, help="default: the weights in the package")
    ap.add_argument("--players", type=int, default=2)
    ap.add_argument("--games", type=int, default=20_000)
    ap.add_argument("--seed", type=int, default=0)
    ap.add_argument("--batch-size", type=int, default=BATCH_SIZE, help="games played side by side")
    ap.add_argument(
        "--colour-permutations",
        type=int,
        choices=range(1, 6),
        help="average over this many; default: as the weights file says",
    )
    args = ap.parse_args(argv)
    policy = load_policy(args.weights or weights.packaged(args.players), args.players)
    if args.colour_permutations is not None:
        policy = policy._replace(colour_permutations=args.colour_permutations)
    result = evaluate(HanabiSetup(players=args.players), [policy], args.seed, args.games, args.batch_size)
    print(json.dumps(result))
    return 0


def evaluate(
    setup: HanabiSetup, policies: Sequence[Policy], seed: int, games: int, batch_size: int = BATCH_SIZE
) -> dict[str, Any]:
    """Statistics over the arena's first `games` deals of `seed`."""
    t = translation.tables(setup)
    batches = [
        play_greedily(t, policies, decks(setup, seed, range(start, min(start + batch_size, games))))
        for start in range(0, games, batch_size)
    ]
    points, struck_out = (np.concatenate(x) for x in zip(*batches, strict=True))
    scores = np.where(struck_out, 0, points)
    return {
        "games": games,
        "mean": float(scores.mean()),
        "stderr": float(scores.std(ddof=1) / games**0.5) if games > 1 else None,
        "perfect": float((scores == setup.variant.best).mean()),
        "strikeouts": float(struck_out.mean()),
        "mean_points_kept": float(points.mean()),
    }


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

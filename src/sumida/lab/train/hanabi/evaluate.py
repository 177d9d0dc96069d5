"""Greedy play of a weights file over the arena's deals, many games at once, by numpy.

`python -m sumida.lab.train.hanabi.evaluate --games 20000` plays exactly the games of
`sumida arena hanabi --bots learned --games 20000`, only faster.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from itertools import cycle
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from sumida.hanabi.bots.learned import actor
from sumida.hanabi.engines import arrays, translation
from sumida.hanabi.engines.arrays import Array, Position, Tables
from sumida.hanabi.learned import weights
from sumida.hanabi.learned.network import Layers
from sumida.hanabi.learned.policy import logits, opinion
from sumida.hanabi.rules.setup import HanabiSetup
from sumida.lab.arena.match import deal_rng

Look: TypeAlias = Callable[[Tables, Layers, Position], Array]
"""How a net is asked for its opinion of positions."""
BATCH = 500
"""Games played side by side: more of them leave the processor's caches."""


def scores(t: Tables, nets: Sequence[Layers], decks: Array, look: Look = opinion) -> tuple[Array, Array]:
    """Points and strike-outs of greedy play with these decks; `nets` by turn, from who begins."""
    p = arrays.deal(t, decks)
    rows = np.arange(len(decks))
    points, struck_out = np.zeros(len(decks), int), np.zeros(len(decks), bool)
    for net in cycle(nets):
        if not len(rows):
            break
        p, out = arrays.step(t, p, look(t, net, p).argmax(1))
        points[rows[out.over]], struck_out[rows[out.over]] = out.score[out.over], out.struck_out[out.over]
        on = ~out.over
        p, rows = arrays.Position(*(x[on] for x in p)), rows[on]
    return points, struck_out


def decks(setup: HanabiSetup, seed: int, numbers: range) -> Array:
    """The decks of the arena's deals with these numbers."""
    return np.array([setup.deal(deal_rng(seed, number)).cards for number in numbers], np.int8)


def main(argv: Sequence[str]) -> int:
    ap = argparse.ArgumentParser("sumida.lab.train.hanabi.evaluate", description=__doc__)
    ap.add_argument("--weights", type=Path)
    ap.add_argument("--players", type=int, default=2)
    ap.add_argument("--games", type=int, default=20_000)
    ap.add_argument("--seed", type=int, default=0)
    ap.add_argument("--batch", type=int, default=BATCH)
    ap.add_argument("--once", action="store_true", help="the net looks at the colours in one way only")
    args = ap.parse_args(argv)
    setup = HanabiSetup(players=args.players)
    net = actor(args.weights or weights.packaged(args.players), args.players)
    look = logits if args.once else opinion
    result = measured(setup, [net], args.seed, args.games, args.batch, look)
    print(json.dumps(result))
    return 0


def measured(
    setup: HanabiSetup,
    nets: Sequence[Layers],
    seed: int,
    games: int,
    batch: int = BATCH,
    look: Look = opinion,
) -> dict[str, Any]:
    """The figures of the arena's first `games` deals of `seed`."""
    t = translation.tables(setup)
    parts = [
        scores(t, nets, decks(setup, seed, range(start, min(start + batch, games))), look)
        for start in range(0, games, batch)
    ]
    points, struck_out = (np.concatenate(x) for x in zip(*parts, strict=True))
    counted = np.where(struck_out, 0, points)
    return {
        "games": games,
        "mean": float(counted.mean()),
        "stderr": float(counted.std(ddof=1) / games**0.5) if games > 1 else None,
        "perfect": float((counted == setup.variant.best).mean()),
        "strikeouts": float(struck_out.mean()),
        "mean_points_kept": float(points.mean()),
    }


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

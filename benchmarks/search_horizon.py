"""How deep the search's rollouts should go before the critic takes over.

    python benchmarks/search_horizon.py --games 40 [--weights FILE]

Plays games of the policy with itself. At six moves of each the two best rivals of the policy's move are
compared with it by rollouts to the end of the game, on the same particles. Prints for each depth at which the
critic might have taken over: the standard deviation of the gain over particles, and the root mean square of
its bias against full rollouts (from which the part that is due to sampling has been taken away).
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from sumida.hanabi.engines import arrays
from sumida.hanabi.engines.arrays import Array, Position, standard
from sumida.hanabi.learned import weights
from sumida.hanabi.learned.belief import complete_decks, resample, sample_hands, select
from sumida.hanabi.learned.rollouts import NumpyModel
from sumida.hanabi.learned.search import SearchSettings, top_candidates
from sumida.lab.train.hanabi.search_games import ParallelGames, arena_decks

DEPTHS = (1, 2, 3, 4, 6, 8, 10, 14, 20, 99)
"""Depths to compare; the last one is the end of the game."""
FIRST_TABLE = np.array([0])
CONFIDENT = 0.98
"""Positions where the policy's probability for its move is at least this are left out."""


def values(model: NumpyModel, public: Position, decks: Array, actions: Array) -> Array:
    """(particles, candidates, depths): estimated points still to come."""
    particles, count = decks.shape[1], actions.shape[1]
    p = Position(*(np.repeat(x, count, axis=0) for x in arrays.with_decks(public, decks)))
    action = np.repeat(actions[:, None], particles, axis=1).ravel()
    total, rows, found = np.zeros(len(action)), np.arange(len(action)), []
    for depth in range(1, DEPTHS[-1] + 1):
        if len(rows):
            p, out = arrays.step(model.t, p, action)
            total[rows] += out.gained - np.where(out.struck_out, out.score, 0)
            p, rows = select(p, ~out.over), rows[~out.over]
        if depth in DEPTHS:
            found.append(total.copy())
            if len(rows):
                found[-1][rows] += model.critic_values(p)
        if len(rows):
            action = model.logits(p).argmax(1)
    return np.stack(found, axis=1).reshape(particles, count, -1)


def gains(model: NumpyModel, deck: Array, particles: int, rng: np.random.Generator) -> Iterator[Array]:
    """(particles, depths): gains of rivals at some positions of one game."""
    games = ParallelGames(model.t, model, SearchSettings(), deck, 1, seats=0)
    chosen = rng.choice(np.arange(2, 60), 6, replace=False)
    while games.running.any():
        p, turn = games.position, int(games.position.turn[0])
        logits = model.averaged_logits(p)
        probability = 1 / np.exp(logits - logits.max()).sum()
        if turn in chosen and probability < CONFIDENT:
            moves = games.partner_moves[turn % 2]
            hands, weight = sample_hands(model.t, model, SearchSettings(), moves, p, FIRST_TABLE, rng)
            if weight.any():
                hands = hands[:, resample(weight, particles, rng)[0]]
                candidates, legal = top_candidates(logits, 3)
                found = values(model, p, complete_decks(model.t, p, hands, rng), candidates)
                yield from (found[:, rival] - found[:, 0] for rival in (1, 2) if legal[0, rival])
        games.move()


def main() -> None:
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument("--games", type=int, default=40)
    ap.add_argument("--particles", type=int, default=300)
    ap.add_argument("--seed", type=int, default=1_000_000)
    ap.add_argument("--weights", type=Path, default=weights.packaged(2))
    args = ap.parse_args()
    found, rng = weights.load(args.weights, "five", 2), np.random.default_rng(1)
    model = NumpyModel(standard(2, memory=found.memory), found, DEPTHS[-1])
    decks = arena_decks(model.t, args.seed, range(1000, 1000 + args.games))
    every = np.array([x for deck in decks for x in gains(model, deck[None], args.particles, rng)])
    print(json.dumps({"comparisons": len(every)}))
    bias = every - every[:, :, -1:]
    sampling = bias.var(1) / args.particles
    for number, depth in enumerate(DEPTHS):
        square = (bias[:, :, number].mean(1) ** 2 - sampling[:, number]).mean()
        deviation = every[:, :, number].var(1).mean() ** 0.5
        row = {"depth": depth, "deviation": round(deviation, 3), "bias": round(max(square, 0) ** 0.5, 4)}
        print(json.dumps(row))


if __name__ == "__main__":
    main()

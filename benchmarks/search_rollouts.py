"""How the search's rollouts should be made: how deep, and with which colour permutations.

    python benchmarks/search_rollouts.py --seconds 300 [--weights FILE] [--processes N]

Plays games of the policy with itself. At some moves of each the two best rivals of the policy's move are
compared with it, by rollouts of several kinds on the same particles. Prints for each kind the standard
deviation of the gain over particles, and the root mean square of its bias, from which the part that is due to
sampling has been taken away (negative where that part was the larger one): for the depth at which the critic
takes over against rollouts to the end of the game, for one permutation, or one in each rollout, against
rollouts in which every move is averaged over all.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import numpy as np

from sumida.hanabi.engines.arrays import Array, Position, standard
from sumida.hanabi.learned import weights
from sumida.hanabi.learned.belief import complete_decks, resample, sample_hands
from sumida.hanabi.learned.rollouts import NumpyModel
from sumida.hanabi.learned.search import SearchSettings, top_candidates
from sumida.lab.train.hanabi.search_games import ParallelGames, arena_decks

HORIZON = 14
END = 99
DEPTHS = (2, 4, 6, 10, 14, 20, END)
PER_GAME = 6
"""Positions looked at in each game."""
SKIP_ABOVE = 0.98
"""Positions where the policy's probability for its move is at least this are left out."""
GAMES_APART = 10_000
"""Between the deals of one process and those of the next."""


class Averaging(NumpyModel):
    """Rollouts in which every move is averaged over the permutations."""

    def logits(self, p: Position) -> Array:
        return self.averaged_logits(p)


def kinds(path: Path) -> dict[str, NumpyModel]:
    """The kinds of rollouts; the last one of each prefix is what the others are compared with."""
    found = weights.load(path, "five", 2)
    t = standard(2, memory=found.memory)
    models = {f"depth {depth}": NumpyModel(t, found, depth) for depth in DEPTHS}
    one, each, every = (
        NumpyModel(t, found, HORIZON),
        NumpyModel(t, found, HORIZON),
        Averaging(t, found, HORIZON),
    )
    one.policy = one.policy._replace(colour_permutations=1)
    return models | {"permutations: one": one, "permutations: one each": each, "permutations: all": every}


def positions(model: NumpyModel, deck: Array, rng: np.random.Generator) -> Iterator[tuple[Position, Array]]:
    """Positions of one game that leave the policy in doubt, and one hand after another from the belief."""
    settings, games = SearchSettings(), ParallelGames(model.t, model, SearchSettings(), deck, 1, seats=0)
    chosen = rng.choice(np.arange(2, 60), PER_GAME, replace=False)
    while games.running.any():
        p, turn = games.position, int(games.position.turn[0])
        logits = model.averaged_logits(p)
        if turn in chosen and 1 / np.exp(logits - logits.max()).sum() < SKIP_ABOVE:
            moves = games.partner_moves[turn % 2]
            hands, weight = sample_hands(model.t, model, settings, moves, p, np.array([0]), rng)
            if weight.any():
                yield p, hands[:, resample(weight, settings.total_decks, rng)[0]]
        games.move()


def compare(path: Path, particles: int, deadline: float, process: int) -> tuple[list[str], list[Array]]:
    """The kinds of rollouts, and (particles, kinds) the gains of each rival."""
    models, rng, found = kinds(path), np.random.default_rng(process), []
    model = models["depth 14"]
    for number in range(GAMES_APART * process, GAMES_APART * (process + 1)):
        for p, hands in positions(model, arena_decks(model.t, 1_000_000, range(number, number + 1)), rng):
            candidates, legal = top_candidates(model.averaged_logits(p), 3)
            decks = complete_decks(model.t, p, hands[:, :particles], rng)
            every = np.stack([one.values(p, decks, candidates)[0] for one in models.values()], axis=-1)
            found += [every[:, rival] - every[:, 0] for rival in (1, 2) if legal[0, rival]]
            if time.time() > deadline:
                return list(models), found
    raise AssertionError("more time than games")


def main() -> None:
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument("--seconds", type=float, default=300)
    ap.add_argument("--processes", type=int, default=1)
    ap.add_argument("--particles", type=int, default=200)
    ap.add_argument("--weights", type=Path, default=weights.packaged(2))
    args = ap.parse_args()
    one = partial(compare, args.weights, args.particles, time.time() + args.seconds)
    with ProcessPoolExecutor(args.processes) as pool:
        results = list(pool.map(one, range(1, args.processes + 1)))
    names, every = results[0][0], np.array([gains for _, found in results for gains in found])
    print(json.dumps({"comparisons": len(every)}))
    for number, name in enumerate(names):
        reference = len(names) - 1 if name.startswith("permutations") else len(DEPTHS) - 1
        apart = every[:, :, number] - every[:, :, reference]
        square = (apart.mean(1) ** 2 - apart.var(1) / args.particles).mean()
        deviation = every[:, :, number].var(1).mean() ** 0.5
        bias = round(float(np.sign(square) * abs(square) ** 0.5), 4)
        median = round(float(np.median(abs(apart.mean(1)))), 4)
        print(json.dumps({name: {"deviation": round(deviation, 3), "bias": bias, "median apart": median}}))


if __name__ == "__main__":
    main()

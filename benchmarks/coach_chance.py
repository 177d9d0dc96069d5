"""The coach's chance of a perfect score, turn by turn, over games of `partner`s that score 25.

    python -m benchmarks.coach_chance --games 100 --players 3 --seed 20261117

Deal i of seed s is shuffled by `Random(f"{s}:{i}")`; the first games that score 25 are reviewed. Prints the
lowest chance of each game, then how many turns are below 20 %, and the seconds that a review takes.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from statistics import fmean
from time import process_time

from sumida.lab.coach.review import single_threaded

single_threaded()  # before NumPy is imported, hence the imports below

from sumida.bots import create  # noqa: E402
from sumida.hanabi.rules.game import GAME  # noqa: E402
from sumida.kernel import Record  # noqa: E402
from sumida.lab.arena.deals import deal_rng, play  # noqa: E402
from sumida.lab.coach.findings import HanabiReview  # noqa: E402
from sumida.lab.coach.hanabi import review  # noqa: E402
from sumida.records import new_game  # noqa: E402

LEAST = 0.2


def perfect_games(players: int, seed: int, games: int) -> Iterator[tuple[int, Record]]:
    """The first deals that a table of `partner`s plays to a perfect score, with their numbers."""
    setup, number = GAME.setup({"players": players}), 0
    while games:
        deal = setup.deal(deal_rng(seed, number))
        over = play(setup, [create("hanabi", "partner", players) for _ in range(players)], deal)[0]
        if over.scores[0] == setup.variant.best:
            match = new_game("hanabi", deal=str(deal), **setup.options)
            for event in over.view(None).history:
                match.move(event.seat, str(event.action))
            yield number, match.record()
            games -= 1
        number += 1


def timed_review(numbered: tuple[int, Record]) -> tuple[int, HanabiReview, float]:
    began = process_time()
    return numbered[0], review(numbered[1]), process_time() - began


def main() -> int:
    parser = argparse.ArgumentParser("benchmarks.coach_chance", description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seed", type=int, default=20_261_117)
    parser.add_argument("--processes", type=int, default=1)
    args = parser.parse_args()
    os.nice(10)
    low, seconds, lowest = [], [], []
    with ProcessPoolExecutor(args.processes) as pool:
        games = perfect_games(args.players, args.seed, args.games)
        for number, found, took in pool.map(timed_review, games):
            chances = [turn.chance for turn in found.turns if turn.chance is not None]
            low += [(number, turn.turn) for turn in found.turns if (turn.chance or 0) < LEAST]
            seconds.append(took)
            lowest.append(min(chances))
            print(f"deal {number}: lowest {min(chances):.1%}, {took:.1f} s", flush=True)
    print(f"{len(seconds)} games of {args.players}, lowest {min(lowest):.1%}, mean {fmean(lowest):.1%}")
    print(f"turns below {LEAST:.0%}: {len(low)} {low}; {fmean(seconds[1:] or seconds):.1f} s a review")
    return 1 if low else 0


if __name__ == "__main__":
    raise SystemExit(main())

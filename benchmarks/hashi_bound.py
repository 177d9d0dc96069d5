"""How often the best possible score is proven, and what it is on average, over the arena's deals.

    python benchmarks/hashi_bound.py --board A --games 100 --out bounds-A.jsonl

Time is counted in CPU seconds of this process, one core, so that a busy machine does not change the figure.
A stopped run resumes where its file ends. `sumida arena hashi --best FILE` compares bots with the result.
"""

from __future__ import annotations

import argparse
import platform
from pathlib import Path
from statistics import fmean
from time import process_time

from sumida.hashi.rules.game import GAME
from sumida.hashi.rules.setup import HashiSetup
from sumida.lab.arena.deals import Row, Run, deal_rng
from sumida.lab.arena.hashi import BEST
from sumida.lab.arena.results import ResultsFile
from sumida.lab.bound.solver import bound, solo_task

ALLOWED = 30.0


def measure(setup: HashiSetup, seed: int, number: int, patience: float) -> Row:
    """One deal; `patience` is wall time; a busy machine needs more of it."""
    deal = setup.deal(deal_rng(seed, number))
    began = process_time()
    found = bound(solo_task(setup, deal), patience)
    spent = process_time() - began
    return {"deal": number, "best": found.best, "limit": found.limit, "seconds": round(spent, 2)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--board", default="A")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--patience", type=float, default=ALLOWED)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    setup = HashiSetup(1, args.board)
    with ResultsFile(args.out, Run(GAME.name, GAME.rules, setup.options, (BEST,), args.seed)) as file:
        for number in range(args.games):
            if number not in file.rows:
                file.add(measure(setup, args.seed, number, args.patience))
    rows = [file.rows[number] for number in range(args.games)]
    proven = [row for row in rows if row["best"] == row["limit"] and row["seconds"] <= ALLOWED]
    times = sorted(row["seconds"] for row in rows)
    print(f"{platform.machine()}, Python {platform.python_version()}, one core")
    print(f"board {args.board}, {len(rows)} deals: proven within {ALLOWED:.0f} s of CPU: {len(proven)}")
    print(f"best possible: mean {fmean(row['best'] for row in rows):.2f}")
    print(
        f"seconds a deal: mean {fmean(times):.1f}, median {times[len(times) // 2]:.1f}, most {times[-1]:.1f}"
    )


if __name__ == "__main__":
    main()

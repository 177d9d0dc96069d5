"""Self-play of the hat bots through the reference rules: every seat is a bot that sees only its view.

python benchmarks/hat.py --players 3 --games 1000 --seed 1000000 [--search]
"""

from __future__ import annotations

import argparse
import time
from random import Random
from statistics import fmean, pstdev

from sumida.hanabi.bots.hat.bot import HatBot, HatSearchBot
from sumida.hanabi.rules.setup import HanabiSetup


def play(setup: HanabiSetup, seed: int, kind: type[HatBot]) -> tuple[int, int]:
    """The score and the number of turns of one game."""
    bots = [kind() for _ in range(setup.players)]
    state = setup.start(setup.deal(Random(seed)))
    while not state.ended:
        seat = state.current
        state = state.apply(seat, bots[seat].choose(state.view(seat)))
    return state.scores[0], state.turn


def main() -> None:
    parser = argparse.ArgumentParser()
    for name, usual in (("players", 3), ("games", 1000), ("seed", 1_000_000)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    parser.add_argument("--search", action="store_true")
    args = parser.parse_args()
    setup = HanabiSetup(players=args.players, strikeout_scores_zero=True)
    kind = HatSearchBot if args.search else HatBot
    play(setup, args.seed - 1, kind)
    began = time.process_time()
    games = [play(setup, args.seed + game, kind) for game in range(args.games)]
    spent = time.process_time() - began
    scores = [score for score, _ in games]
    turns = sum(turn for _, turn in games)
    print(
        f"{args.players} players, {args.games} games from seed {args.seed}: "
        f"{fmean(scores):.4f} ± {pstdev(scores) / args.games**0.5:.4f}, "
        f"perfect {100 * scores.count(25) / args.games:.2f} %, strike-outs {scores.count(0)}, "
        f"{1000 * spent / turns:.2f} ms a move"
    )


if __name__ == "__main__":
    main()

"""The reference rules: thousands of random games without a broken invariant, and how fast plain Python is.

python -m benchmarks.rules --games 10000
"""

from __future__ import annotations

import argparse
from random import Random
from time import process_time

from tests.invariants import check

from benchmarks.machine import machine
from sumida.records import Match
from sumida.registry import game, games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="random games per game and player count")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    print(machine())
    for name in games():
        counts = range(2, 6) if name == "hanabi" else range(1, 5)
        for players in counts:
            moves = checked_games(name, players, options.games, options.seed)
            print(
                f"{name} {players} players: {options.games:,} games, {moves:,} moves, no invariant broken",
                flush=True,
            )
    for name, players in (("hanabi", 2), ("hanabi", 5), ("hashi", 1), ("hashi", 4)):
        applies, steps = speed(name, players)
        print(
            f"{name} {players} players: {applies:,.0f} apply/s with legality check, "
            f"{steps:,.0f} random legal steps/s"
        )


def checked_games(name: str, players: int, count: int, seed: int) -> int:
    """Play random games, checking every position; the number of moves made."""
    moves = 0
    for number in range(count):
        rng = Random(f"{seed}:{number}")
        options = {"players": players} | ({"board": "AB"[number % 2]} if name == "hashi" else {})
        setup = game(name).setup(options)
        match = Match(name, setup, setup.deal(rng))
        while not match.over:
            seat = rng.choice(match.state.to_act)
            match.move(seat, str(rng.choice(list(match.state.legal(seat)))))
            check(match)
        moves += len(match.moves)
    return moves


def speed(name: str, players: int, count: int = 200) -> tuple[float, float]:
    """`apply` calls per CPU second over recorded games, and whole random steps (legal, choose, apply)."""
    setup = game(name).setup({"players": players})
    lines = []
    start = process_time()
    for number in range(count):
        rng = Random(number)
        deal = setup.deal(rng)
        state, line = setup.start(deal), []
        while state.to_act:
            seat = rng.choice(state.to_act)
            action = rng.choice(state.legal(seat))
            line.append((seat, action))
            state = state.apply(seat, action)
        lines.append((deal, line))
    steps = process_time() - start
    total = sum(len(line) for _, line in lines)
    start = process_time()
    for deal, line in lines:
        state = setup.start(deal)
        for seat, action in line:
            state = state.apply(seat, action)
    return total / (process_time() - start), total / steps


if __name__ == "__main__":
    main()

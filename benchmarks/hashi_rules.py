"""How fast the reference rules of Hashi are in plain Python: `python benchmarks/hashi_rules.py [games]`.

Prints, for each side and player count, `apply` steps a second with all legality checks (replaying random
games), and steps a second of random play, which lists all legal steps before each one.
"""

from __future__ import annotations

import platform
import sys
from random import Random
from time import process_time

from sumida.hashi.actions import Action
from sumida.hashi.cards import Deal
from sumida.hashi.setup import HashiSetup

Game = tuple[HashiSetup, Deal, list[tuple[int, Action]]]


def play(setup: HashiSetup, seed: int) -> Game:
    """A random game."""
    rng = Random(seed)
    deal = setup.deal(rng)
    state, steps = setup.start(deal), []
    while state.to_act:
        seat = rng.choice(state.to_act)
        action = rng.choice(state.legal(seat))
        state = state.apply(seat, action)
        steps.append((seat, action))
    return setup, deal, steps


def replay(game: Game) -> None:
    """The same game again, every step checked."""
    setup, deal, steps = game
    state = setup.start(deal)
    for seat, action in steps:
        state = state.apply(seat, action)
    assert state.over


def main() -> None:
    """Measure and print."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    print(f"Python {platform.python_version()}, {platform.machine()}, {games} games a row, processor time")
    for setup in (HashiSetup(players, side) for players in (1, 4) for side in "AB"):
        start = process_time()
        played = [play(setup, seed) for seed in range(games)]
        middle = process_time()
        for game in played:
            replay(game)
        end = process_time()
        steps = sum(len(game[2]) for game in played)
        print(
            f"{setup.players} seats, side {setup.board}: apply {steps / (end - middle):,.0f} steps/s, "
            f"random play {steps / (middle - start):,.0f} steps/s"
        )


if __name__ == "__main__":
    main()

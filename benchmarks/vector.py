"""Steps per CPU-second of the vector environment, beside OpenSpiel where it is installed.

    python -m benchmarks.vector [--games 2048] [--seconds 3]

Random legal play of games that restart automatically, moves chosen inside the timed loop: without
observations, and with the vector of the seat to act after every move.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from importlib.util import find_spec
from random import Random

from benchmarks.machine import machine
from sumida.envs.vector import HanabiVectorEnv


def ours(players: int, games: int, observe: bool) -> Callable[[], int]:
    env = HanabiVectorEnv(games, players=players, observe=observe)
    env.reset(seed=1)

    def moves() -> int:
        env.step(env.random_actions())
        return games

    return moves


def open_spiel(players: int, observe: bool) -> Callable[[], int]:
    """OpenSpiel from Python, whose own seat to act observes."""
    import pyspiel

    game, rng = pyspiel.load_game("hanabi", {"players": players}), Random(1)

    def moves() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
                continue
            if observe:
                state.observation_tensor(state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return steps

    return moves


def measure(moves: Callable[[], int], seconds: float) -> float:
    """Steps per second of processor time: the best of five parts, after a warm-up that compiles."""
    moves()
    best = 0.0
    for _ in range(5):
        steps, began = 0, time.process_time()
        while time.process_time() - began < seconds / 5:
            steps += moves()
        best = max(best, steps / (time.process_time() - began))
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=2048, help="games in one call")
    parser.add_argument("--seconds", type=float, default=3.0, help="processor time for each figure")
    args = parser.parse_args()
    print(f"{machine()}; {args.games} games in one call; steps per CPU-second")
    peer = find_spec("pyspiel") is not None
    print(f"players  observations  sumida.envs.vector{'    OpenSpiel   ratio' if peer else ''}")
    for players in (2, 5):
        for observe in (False, True):
            mine = measure(ours(players, args.games, observe), args.seconds)
            line = f"{players:7}  {'yes' if observe else 'no':12}  {mine:18,.0f}"
            if peer:
                other = measure(open_spiel(players, observe), args.seconds)
                line += f"{other:13,.0f}{mine / other:7.0f} ×"
            print(line, flush=True)


if __name__ == "__main__":
    main()

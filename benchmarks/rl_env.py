"""Steps a second of the drop-in `sumida.envs.rl_env` beside the original, random legal play, one core.

    python -m benchmarks.rl_env        # with hanabi-learning-environment installed

After each step the mover's vector and legal moves are read, as a learner does.
"""

from __future__ import annotations

import json
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

from benchmarks.machine import machine
from sumida.envs import rl_env


def speed(library: Any, players: int, steps: int) -> float:
    """Steps a second, the better of two runs."""
    return max(run(library.make("Hanabi-Full", players), steps) for _ in range(2))


def run(env: Any, steps: int) -> float:
    rng, seen = Random(1), env.reset()
    begun = process_time()
    for _ in range(steps):
        own = seen["player_observations"][seen["current_player"]]
        assert own["vectorized"]
        seen, _, done, _ = env.step(rng.choice(own["legal_moves_as_int"]))
        if done:
            seen = env.reset()
    return steps / (process_time() - begun)


def main() -> None:
    original = import_module("hanabi_learning_environment.rl_env")
    print(machine())
    for players in (2, 5):
        ours, theirs = speed(rl_env, players, 20_000), speed(original, players, 2_000)
        line = {"players": players, "sumida": round(ours), "original": round(theirs)}
        print(json.dumps(line | {"ratio": round(ours / theirs, 1)}))


if __name__ == "__main__":
    main()

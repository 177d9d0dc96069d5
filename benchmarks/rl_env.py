"""Steps per second of the drop-in `sumida.envs.rl_env` beside the original, random legal play, one core.

    python -m benchmarks.rl_env        # with hanabi-learning-environment installed

`mover`: after each step the vector and the legal moves of the seat to act are read, as a learner does.
`all`: every entry of every seat is read (the original makes them all at each step, read or not).
"""

from __future__ import annotations

import json
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

from benchmarks.machine import machine
from sumida.envs import rl_env

ROUNDS = 3


def run(env: Any, steps: int, everything: bool) -> float:
    """Seconds per step, including restarts of finished games."""
    rng, seen = Random(1), env.reset()
    begun = process_time()
    for _ in range(steps):
        if everything:
            for one in seen["player_observations"]:
                assert len(one.items()) >= 13
        own = seen["player_observations"][seen["current_player"]]
        assert own["vectorized"]
        seen, _, done, _ = env.step(rng.choice(own["legal_moves_as_int"]))
        if done:
            seen = env.reset()
    return (process_time() - begun) / steps


def measured(original: Any, players: int, everything: bool) -> dict[str, float]:
    """Both in turn, the best of a few rounds each, so that a busy moment of the machine affects both."""
    one, other = rl_env.make("Hanabi-Full", players), original.make("Hanabi-Full", players)
    run(one, 500, everything)
    times = [(run(one, 10_000, everything), run(other, 1_000, everything)) for _ in range(ROUNDS)]
    ours, theirs = (1 / min(column) for column in zip(*times, strict=True))
    return {"sumida": round(ours), "original": round(theirs), "ratio": round(ours / theirs, 1)}


def main() -> None:
    original = import_module("hanabi_learning_environment.rl_env")
    print(machine())
    for everything in (False, True):
        for players in range(2, 6):
            read = "all" if everything else "mover"
            print(json.dumps({"players": players, "read": read} | measured(original, players, everything)))


if __name__ == "__main__":
    main()

"""Train sb3-contrib's MaskablePPO on a seat of Hanabi and on Hashi alone, with no wrapper.

    python -m benchmarks.maskable_ppo [--steps 2048] [--partner cautious]

It needs sb3-contrib, which brings PyTorch; install both into an environment of their own. The policy takes
only legal actions, also in the games that it plays at the end, whose points are printed.
"""

from __future__ import annotations

import argparse
from time import process_time
from typing import Any

from sb3_contrib import MaskablePPO  # type: ignore[import-not-found]  # not among our dependencies

from benchmarks.machine import machine
from sumida.envs.gymnasium import HanabiSeat, HashiSolo, OneSeat


def train(env: OneSeat, steps: int) -> tuple[Any, float]:
    """The policy, and the processor time that it took."""
    begun = process_time()
    learner = MaskablePPO("MultiInputPolicy", env, n_steps=256, seed=1)
    learner.learn(steps)
    return learner, process_time() - begun


def play(env: OneSeat, learner: Any, games: int) -> float:
    """Points a game; an illegal action is an error."""
    total = 0.0
    for number in range(games):
        (seen, _), ended = env.reset(seed=1000 + number), False
        while not ended:
            action, _ = learner.predict(seen, action_masks=env.action_masks())
            seen, reward, ended, _, info = env.step(action)
            assert "illegal" not in info
            total += reward
    return total / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--steps", type=int, default=2048, help="steps of training for each game")
    parser.add_argument("--partner", default="cautious", help="the bot in the other seat of Hanabi")
    options = parser.parse_args()
    print(machine())
    for name, env in (("Hanabi", HanabiSeat([options.partner])), ("Hashi", HashiSolo())):
        learner, seconds = train(env, options.steps)
        points = play(env, learner, 5)
        print(
            f"{name}: {options.steps} steps in {seconds:.0f} CPU-seconds; then {points:.1f} points a game",
            flush=True,
        )


if __name__ == "__main__":
    main()

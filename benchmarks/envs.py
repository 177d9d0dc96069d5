"""Steps per CPU second of the environments, random legal play, beside the peers that are installed.

    python -m benchmarks.envs [--steps 5000] [--rounds 3]

After every step the observation and the legal actions of the seat to act are read, as a learner does. A step
of a Gymnasium seat includes the partners' moves. The peer is PettingZoo's own
Hanabi, which needs shimmy and open_spiel.
"""

from __future__ import annotations

import argparse
import warnings
from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any

from benchmarks.machine import machine
from sumida.envs.gymnasium import HanabiSeat, HashiSolo
from sumida.envs.pettingzoo import hanabi, hanabi_parallel, hashi, hashi_parallel

Run = Callable[[int], float]


def pick(mask: Any, rng: Random) -> int:
    """A legal action."""
    allowed = mask.nonzero()[0]
    return int(allowed[int(rng.random() * len(allowed))])


def seat_by_seat(env: Any) -> Run:
    """PettingZoo's AEC loop; returns seconds per step."""

    def run(steps: int) -> float:
        rng = Random(1)
        env.reset(seed=1)
        begun = process_time()
        for _ in range(steps):
            seen, _, ended, _, _ = env.last()
            if ended:
                env.reset()
                seen = env.last()[0]
            env.step(pick(seen["action_mask"], rng))
        return (process_time() - begun) / steps

    return run


def all_at_once(env: Any) -> Run:
    """PettingZoo's parallel loop."""

    def run(steps: int) -> float:
        rng, (seen, _) = Random(1), env.reset(seed=1)
        begun = process_time()
        for _ in range(steps):
            seen, *_ = env.step({agent: pick(seen[agent]["action_mask"], rng) for agent in env.agents})
            if not env.agents:
                seen, _ = env.reset()
        return (process_time() - begun) / steps

    return run


def one_seat(env: Any) -> Run:
    """Gymnasium's loop."""

    def run(steps: int) -> float:
        rng, (seen, _) = Random(1), env.reset(seed=1)
        begun = process_time()
        for _ in range(steps):
            seen, _, ended, _, _ = env.step(pick(seen["action_mask"], rng))
            if ended:
                seen, _ = env.reset()
        return (process_time() - begun) / steps

    return run


def ours() -> dict[str, Run]:
    """The environments of this package."""
    return {
        "PettingZoo Hanabi, 2 players": seat_by_seat(hanabi()),
        "PettingZoo Hanabi, 5 players": seat_by_seat(hanabi(players=5)),
        "PettingZoo Hanabi parallel, 2 players": all_at_once(hanabi_parallel()),
        "PettingZoo Hashi, 2 players": seat_by_seat(hashi(players=2)),
        "PettingZoo Hashi, 4 players": seat_by_seat(hashi(players=4)),
        "PettingZoo Hashi parallel, 2 players": all_at_once(hashi_parallel(players=2)),
        "Gymnasium Hanabi, partner random": one_seat(HanabiSeat(["random"])),
        "Gymnasium Hanabi, partner cautious": one_seat(HanabiSeat(["cautious"])),
        "Gymnasium Hanabi, 4 partners cautious": one_seat(HanabiSeat(["cautious"], players=5)),
        "Gymnasium Hashi alone": one_seat(HashiSolo()),
    }


def peers() -> dict[str, Run]:
    """What is installed of the others' environments."""
    if find_spec("shimmy") is None or find_spec("pyspiel") is None:
        return {}
    from pettingzoo.classic import hanabi_v5  # type: ignore[import-untyped]  # PettingZoo has no types

    names = {players: f"PettingZoo's own Hanabi, {players} players" for players in (2, 5)}
    hands = {2: 5, 5: 4}
    return {
        name: seat_by_seat(hanabi_v5.env(players=players, hand_size=hands[players]))
        for players, name in names.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--steps", type=int, default=5000, help="steps in a round; peers make a tenth")
    parser.add_argument("--rounds", type=int, default=3, help="rounds; the best one counts")
    options = parser.parse_args()
    warnings.simplefilter("ignore")  # PettingZoo's own warns
    runs = [(name, run, options.steps) for name, run in ours().items()]
    runs += [(name, run, options.steps // 10) for name, run in peers().items()]
    best = {name: float("inf") for name, _, _ in runs}
    for _ in range(options.rounds):  # in turn, so that a busy moment of the machine affects all
        for name, run, steps in runs:
            best[name] = min(best[name], run(steps))
    print(machine())
    for name, seconds in best.items():
        print(f"{name:40}{1 / seconds:10,.0f} steps a CPU second")


if __name__ == "__main__":
    main()

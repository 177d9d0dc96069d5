"""Steps per second of Hashi's two engines in random play on one core: python benchmarks/hashi_engine.py"""

from __future__ import annotations

import platform
from random import Random
from time import process_time

import numpy as np

from sumida.hashi.engines import compiled as engine
from sumida.hashi.rules.setup import HashiSetup


def reference(setup: HashiSetup, games: int) -> float:
    """Steps per second of the reference rules."""
    rng, steps, started = Random(1), 0, process_time()
    for _ in range(games):
        state = setup.start(setup.deal(rng))
        while state.to_act:
            seat = state.to_act[0]
            state = state.apply(seat, rng.choice(state.legal(seat)))
            steps += 1
    return steps / (process_time() - started)


def compiled(setup: HashiSetup, games: int) -> float:
    """Steps per second of the compiled engine, not counting shuffling."""
    rng = np.random.default_rng(1)
    geo, pos = engine.tables(setup), engine.start(setup, setup.deal(Random(1)))
    decks = np.array([rng.permutation(pos.deck) for _ in range(games)])
    choices = rng.integers(0, 1 << 30, (games, 512))
    scores = np.zeros((games, setup.players), np.int64)
    engine.rollouts(geo, pos, decks[:1], choices[:1], scores)
    started = process_time()
    steps = engine.rollouts(geo, pos, decks, choices, scores)
    return float(steps / (process_time() - started))


def main() -> None:
    print(f"{platform.processor() or platform.machine()}, Python {platform.python_version()}, one core")
    for board in ("A", "B"):
        for players in (1, 4):
            setup = HashiSetup(players, board)
            slow, quick = reference(setup, 10), compiled(setup, 5_000)
            print(
                f"side {board}, {players} players: reference {slow:,.0f} steps/s, "
                f"compiled {quick:,.0f} steps/s, {quick / slow:,.0f} times"
            )


if __name__ == "__main__":
    main()

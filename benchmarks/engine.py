"""Random legal play without observations: our engines beside their peers, steps per second of one core.

    uv pip install --group bench     # with CMAKE_POLICY_VERSION_MINIMUM=3.5 set
    python -m benchmarks.engine [--seconds 3]

Every engine does the same work: set up a game, list the legal moves, take one at random, make it, to the end.
"""

from __future__ import annotations

import argparse
import importlib.util
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from benchmarks.machine import machine
from sumida.hanabi.engines import compiled
from sumida.hanabi.engines.jit import vector
from sumida.hanabi.rules.setup import HanabiSetup

Games = Callable[[], int]
"""Plays some games and says how many steps they had."""


def ours_fast(players: int) -> Games:
    """The compiled engine; decks and choices are made beforehand, as the engine has no randomness."""
    setup, rng = HanabiSetup(players=players), Random(1)
    t, batch = compiled.tables(setup), 500
    starts, choices, scores = vector(batch * compiled.POSITION_LENGTH), vector(1 << 16), vector(batch)
    starts[:] = [n for _ in range(batch) for n in compiled.pack(setup.start(setup.deal(rng)))]
    choices[:] = [rng.randrange(1 << 40) for _ in choices]
    played = 0

    def games() -> int:
        nonlocal played
        began, played = played, compiled.rollouts(starts, t, choices, played, scores)
        return played - began

    return games


def ours_reference(players: int) -> Games:
    """The rules in plain Python."""
    setup, rng = HanabiSetup(players=players), Random(1)

    def games() -> int:
        state = setup.start(setup.deal(rng))
        while not state.ended:
            state = state.apply(state.current, rng.choice(state.legal(state.current)))
        return state.turn

    return games


def hle_python(players: int) -> Games:
    """hanabi-learning-environment through its own Python interface."""
    from hanabi_learning_environment import pyhanabi

    game, rng = pyhanabi.HanabiGame({"players": players}), Random(1)

    def games() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.cur_player() == pyhanabi.CHANCE_PLAYER_ID:
                state.deal_random_card()
                continue
            state.apply_move(rng.choice(state.legal_moves()))
            steps += 1
        return steps

    return games


def open_spiel(players: int) -> Games:
    """OpenSpiel, which wraps the same library."""
    import pyspiel

    game, rng = pyspiel.load_game("hanabi", {"players": players}), Random(1)

    def games() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
                continue
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return steps

    return games


def measure(games: Games, seconds: float) -> float:
    """Steps per second of processor time, after a warm-up."""
    games()
    steps, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        steps += games()
    return steps / (time.process_time() - began)


def hle_loop(players: int, seconds: float) -> float:
    """The library of hanabi-learning-environment in a loop of C++, built here."""
    found = importlib.util.find_spec("hanabi_learning_environment")
    assert found is not None
    assert found.origin is not None
    library = Path(found.origin).parent
    source = Path(__file__).with_name("hle_loop.cpp")
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "loop"
        link = [f"-I{library}", str(library / "libpyhanabi.so"), f"-Wl,-rpath,{library}"]
        subprocess.run(["c++", "-O3", str(source), "-o", str(program), *link], check=True)
        told = subprocess.run(
            [program, str(players), str(seconds)], capture_output=True, text=True, check=True
        )
    return float(told.stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0, help="processor time for each figure")
    seconds = parser.parse_args().seconds
    print(machine())
    for players in (2, 5):
        mine = measure(ours_fast(players), seconds)
        print(f"\n{players} players{'':21}steps/s   sumida fast is")
        print(f"{'sumida fast':26}{mine:12,.0f}")
        peers: dict[str, Callable[[int], float]] = {
            "sumida reference": lambda n: measure(ours_reference(n), seconds),
            "HLE, loop in C++": lambda n: hle_loop(n, seconds),
            "HLE, from Python": lambda n: measure(hle_python(n), seconds),
            "OpenSpiel, from Python": lambda n: measure(open_spiel(n), seconds),
        }
        for name, peer in peers.items():
            speed = peer(players)
            print(f"{name:26}{speed:12,.0f}{mine / speed:10.1f} ×")


if __name__ == "__main__":
    main()

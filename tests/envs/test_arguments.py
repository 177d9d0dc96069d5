"""What cannot be is refused in words by every environment, also under `python -O`."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from sumida.bots.lines import LinePlayer
from sumida.envs import pettingzoo, rl_env
from sumida.envs.gymnasium import HanabiSeat, HashiSolo
from sumida.envs.text import TextGame, score_games
from sumida.envs.vector import HanabiVectorEnv
from sumida.kernel import GameError


def begun(env: Any, **how: Any) -> Any:
    env.reset(**{"seed": 1, **how})
    return env


def at_once() -> Any:
    return begun(pettingzoo.hanabi_parallel())


def many() -> Any:
    return begun(HanabiVectorEnv(4))


REFUSED: dict[str, tuple[Callable[[], Any], str]] = {
    "observe": (lambda: pettingzoo.hanabi().observe("seat_0"), "call reset first"),
    "state": (lambda: pettingzoo.hashi().state(), "call reset first"),
    "save": (lambda: pettingzoo.hanabi().save(), "call reset first"),
    "a seat without a game": (lambda: HanabiSeat().step(0), "call reset first"),
    "many without a game": (lambda: HanabiVectorEnv(2).step([0, 0]), "call reset first"),
    "classic without a game": (lambda: rl_env.make().step(0), "call reset first"),
    "words without a game": (lambda: TextGame().prompt(), "call reset first"),
    "half an action": (lambda: begun(pettingzoo.hanabi()).step(0.5), "whole number, not 0.5"),
    "no action": (lambda: begun(pettingzoo.hanabi()).step(None), "whole number, not None"),
    "half an action of a seat": (lambda: begun(HanabiSeat()).step(0.5), "whole number, not 0.5"),
    "nothing of a seat to act": (lambda: at_once().step({"seat_1": 30}), "seat_0 is to act, and has no"),
    "waiting to act": (lambda: at_once().step({"seat_0": 30, "seat_1": 30}), "seat_0 .* may not wait"),
    "a seed that is none": (lambda: begun(pettingzoo.hanabi(), seed=1.5), "seed must be a whole number"),
    "a state that is none": (
        lambda: begun(pettingzoo.hanabi(), options={"state": 3}),
        "a position of a game",
    ),
    "moves without seats": (
        lambda: begun(pettingzoo.hanabi(), options={"moves": ["play 1"]}),
        "pairs of seat",
    ),
    "what was never saved": (lambda: begun(pettingzoo.hanabi()).restore(3), "saved must come from"),
    "a seat that is none": (lambda: HanabiSeat(seat=2), "seat must be from 0 to 1"),
    "a seat below zero": (lambda: HanabiSeat(seat=-1), "seat must be from 0 to 1"),
    "company in Hashi": (lambda: HashiSolo(players=2), "players must be 1"),
    "no games": (lambda: HanabiVectorEnv(0), "num_envs must be 1 or more"),
    "too few actions": (lambda: many().step([0, 0, 0]), "one whole number for each game"),
    "actions in a column": (lambda: many().step(np.zeros((4, 1), int)), "one whole number for each game"),
    "half actions": (lambda: many().step([0.5] * 4), "one whole number for each game"),
    "too few seeds": (lambda: many().reset(seed=[1, 2]), "one number, or one for each game"),
    "too short a mask": (lambda: many().reset(options={"reset_mask": [True]}), "one value for each game"),
    "too few positions": (lambda: many().reset(options={"states": []}), "one position for each game"),
    "other games": (lambda: many().restore(begun(HanabiVectorEnv(5)).save()), "saved must come from"),
    "an action below zero": (lambda: begun(TextGame()).act(-1), "-1 is no action"),
    "an action too high": (lambda: begun(TextGame()).act(999), "999 is no action"),
    "no games of words": (lambda: score_games(lambda prompt: "", games=0), "games must be 1 or more"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_cannot_be_is_refused_in_words(what: str) -> None:
    call, told = REFUSED[what]
    with pytest.raises(GameError, match=told):
        call()


def test_what_reset_makes_is_asked_for_after_it() -> None:
    """As other libraries of environments say it, so that `hasattr` goes on to work."""
    for env in (pettingzoo.hanabi(), pettingzoo.hanabi_parallel()):
        assert not hasattr(env, "agents")
        with pytest.raises(AttributeError, match="agents: no game has begun, call reset first"):
            _ = env.agents


def test_numbers_of_other_libraries_are_numbers() -> None:
    seven, first = np.int64(7), np.array(0)
    one, other = (begun(pettingzoo.hanabi(), seed=seed) for seed in (7, seven))
    assert one.state().tolist() == other.state().tolist()
    one.step(first)
    other.step(0)
    assert one.state().tolist() == other.state().tolist()
    games = [begun(HanabiVectorEnv(2), seed=seed).state().copy() for seed in (7, seven, np.array([7, 8]))]
    assert (games[0] == games[1]).all()
    assert (games[0] == games[2]).all()
    assert rl_env.HanabiEnv({"players": 2, "seed": seven}).rng.random() == Random(7).random()
    assert begun(TextGame(), seed=seven).act(first) in (0.0, 1.0)


def test_a_model_without_an_answer_forfeits() -> None:
    scored = score_games(lambda prompt: None, games=1)  # type: ignore[arg-type, return-value]  # a broken model
    assert (scored.unreadable, scored.forfeited) == (3, 1)


def test_a_closed_seat_ends_the_processes_of_its_partners(tmp_path: Path) -> None:
    program = tmp_path / "first.py"
    program.write_text(
        "import json, sys\nfor line in sys.stdin:\n    m = json.loads(line)\n"
        "    if m['type'] == 'view': print(m['legal'][0], flush=True)\n"
    )
    env = begun(HanabiSeat(f'cmd:"{sys.executable} {program}"', seat=1))
    (partner,) = env.partners.values()
    assert isinstance(partner, LinePlayer)
    assert partner._process is not None
    process = partner._process.process
    env.close()
    assert process.poll() is not None


UNDER_O = """
assert not __debug__ or 1 / 0
from sumida.envs.vector import HanabiVectorEnv
from sumida.kernel import GameError
env = HanabiVectorEnv(4)
env.reset(seed=1)
for wrong in (lambda: env.step([0]), lambda: env.reset(options={"reset_mask": [True]})):
    try:
        wrong()
    except GameError as error:
        print(error)
"""


def test_compiled_code_never_reads_too_short_an_array() -> None:
    """It checks no bounds: an assertion that Python leaves out would let it read foreign memory."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-O", "-c", UNDER_O], env=env, capture_output=True, text=True)
    assert done.stdout.splitlines() == [
        "actions must be one whole number for each game",
        "reset_mask needs one value for each game",
    ], done.stderr

"""An installation without extras offers just the bots that it can run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from sumida import bots
from sumida.registry import games

BARE = """
import sys
from importlib.abc import MetaPathFinder
MISSING = set(sys.argv[1].split(","))
class Missing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in MISSING:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Missing())
"""
TOLD = """
import json
from random import Random
from sumida import bots, registry
from sumida.kernel import GameError
from sumida.server.offers import catalogue
from sumida.server.thinking.warm_up import WarmUp
from sumida.tui.play import main as play
found = {"moved": {}, "refused": {}, "cold": WarmUp().cold()}
found["offered"] = {game.game: [bot.kind for bot in game.bots] for game in catalogue().games}
for game in registry.games():
    setup = registry.game(game).setup({"players": 2})
    view = setup.start(setup.deal(Random(1))).view(0)
    for bot in bots.roster(game).bots:
        try:
            bots.create(game, bot, 2).choose(view)
            found["moved"].setdefault(game, []).append(bot)
        except GameError as error:
            found["refused"][bot] = str(error)
    try:
        bots.create(game, "deep-thought", 2)
    except GameError as error:
        found[game] = str(error)
print(json.dumps(found))
"""


def bare(missing: str, code: str, *argv: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", BARE + code, missing, *argv]
    return subprocess.run(command, input=typed, capture_output=True, text=True, env=env)


@pytest.fixture(scope="module", params=["numpy,numba,jax", "numba,jax"])
def told(request: pytest.FixtureRequest) -> dict[str, Any]:
    run = bare(request.param, TOLD)
    assert run.returncode == 0, run.stderr
    found: dict[str, Any] = json.loads(run.stdout)
    return found


def test_exactly_the_bots_that_can_move_are_offered(told: dict[str, Any]) -> None:
    assert {game: set(names) for game, names in told["offered"].items()} == {
        game: set(names) for game, names in told["moved"].items()
    }
    assert {"hanabi", "hashi"} == set(told["offered"])


def test_others_say_what_to_install(told: dict[str, Any]) -> None:
    assert "master" in told["refused"]
    assert all("pip install 'sumida[fast]'" in text for text in told["refused"].values())


def test_messages_name_only_what_can_run(told: dict[str, Any]) -> None:
    for game in games():
        assert "partner" in told[game] or "careful" in told[game]
        assert not any(bot in told[game].partition("there are")[2] for bot in ("master", "hat+search"))


def test_nothing_that_cannot_run_is_said_to_be_compiling(told: dict[str, Any]) -> None:
    assert all(bot in told["offered"][game] for game, bot in told["cold"])


def test_the_default_bots_need_no_extra() -> None:
    for game in games():
        assert bots.roster(game).bots[bots.default_bot(game)].needs == ()


def test_with_all_extras_every_bot_is_offered() -> None:
    for game in games():
        assert bots.bots(game) == tuple(bots.roster(game).bots)


def test_in_the_terminal_no_review_is_offered_that_cannot_be_made() -> None:
    command = "from sumida.cli import main\nsys.exit(main(sys.argv[2:]))"
    words = ["play", "hanabi", "--players", "2", "--bot", "random", "--seed", "3"]
    run = bare("numpy,numba,jax", command, *words, typed="play 1\n" * 9)
    assert "points on the table" in run.stdout
    assert "coach" not in run.stdout


def test_in_the_terminal_a_bot_that_cannot_run_is_refused_in_one_line() -> None:
    command = "from sumida.cli import main\nsys.exit(main(sys.argv[2:]))"
    run = bare("numpy,numba,jax", command, "play", "hashi", "--players", "2", "--bot", "master")
    assert run.returncode == 2
    assert "pip install 'sumida[fast]'" in run.stderr
    assert "Traceback" not in run.stderr

"""Games recorded from the original hanabi_learning_environment, and the way to record them again.

python -m tests.envs.original     # with hanabi-learning-environment installed
"""

from __future__ import annotations

import gc
import json
import warnings
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

FILE = Path(__file__).with_name("original.json")
INSTALLED = find_spec("hanabi_learning_environment") is not None
GAMES = [("Hanabi-Full", players) for players in range(2, 6)] + [
    ("Hanabi-Full-Minimal", 3),
    ("Hanabi-Small", 2),
    ("Hanabi-Very-Small", 2),
]


class Played(NamedTuple):
    """A game: the deck as far as it was drawn, the moves, and what the original said after each."""

    name: str
    players: int
    deck: list[int]
    moves: list[int]
    answers: list[dict[str, Any]]


def answer(observation: dict[str, Any], reward: int, done: bool) -> dict[str, Any]:
    """All that an environment says, but for the handle into the original's library; vectors as hex."""
    seats = [dict(seen) for seen in observation["player_observations"]]
    for seen in seats:
        seen.pop("pyhanabi", None)
        seen["vectorized"] = hexed(seen["vectorized"])
    return {"seats": seats, "current": observation["current_player"], "reward": reward, "done": done}


def hexed(bits: Any) -> str:
    return f"{len(bits)}:{int(''.join(map(str, bits)), 2):x}"


def play(name: str, players: int, seed: int) -> Played:
    """A random game of the original."""
    rl_env = _library()
    rng, env = Random(f"{name} {players} {seed}"), rl_env.make(name, players)
    observation, done = env.reset(), False
    deck = [card.color() * 5 + card.rank() for hand in env.state.player_hands() for card in hand]
    moves: list[int] = []
    answers = [answer(observation, 0, False)]
    while not done:
        seat, pile = observation["current_player"], env.state.deck_size()
        moves.append(rng.choice(observation["player_observations"][seat]["legal_moves_as_int"]))
        observation, reward, done, _ = env.step(moves[-1])
        answers.append(answer(observation, reward, done))
        if env.state.deck_size() < pile:
            card = env.state.player_hands()[seat][-1]
            deck.append(card.color() * 5 + card.rank())
    return Played(name, players, deck, moves, answers)


def _library() -> Any:
    """The original, which leaves a file open when it is imported: that warning is not ours."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)
        library = import_module("hanabi_learning_environment.rl_env")
        gc.collect()
    return library


def recorded() -> list[Played]:
    return [Played(**game) for game in json.loads(FILE.read_text())]


def main() -> None:
    games = [play(name, players, 1)._asdict() for name, players in GAMES[::2]]
    FILE.write_text(json.dumps(games, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()

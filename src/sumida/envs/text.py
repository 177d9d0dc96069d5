"""Games for language models: a view as text, legal moves as text, an answer read as a move, games scored.

    from sumida.envs.text import TextGame, score_games
    game = TextGame("hanabi", players=2)
    game.reset(seed=1)
    game.act(model(game.prompt()))
    print(score_games(model, games=10))       # model: from a prompt to an answer

An answer may say anything; the last legal move it names counts. A model sees nothing but its seat's view.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any

from sumida.envs import hanabi_text, hashi_text
from sumida.envs.arguments import not_begun, whole_number, wrong
from sumida.kernel import GameError, Json, Seat
from sumida.registry import game

Model = Callable[[str], str]
"""Takes a prompt, gives an answer."""
_VIEWS: dict[str, Callable[[Any], str]] = {
    "hanabi": hanabi_text.describe_view,
    "hashi": hashi_text.describe_view,
}
_TABLES: dict[str, Callable[[Any], str]] = {
    "hanabi": hanabi_text.describe_table,
    "hashi": hashi_text.describe_table,
}


def describe(name: str, view: Any) -> str:
    """What a seat sees, in plain English."""
    return _VIEWS[name](view)


def describe_table(name: str, state: Any) -> str:
    """The whole table, hidden cards included: for those who watch."""
    return _TABLES[name](state)


class TextGame:
    """One game after another, in words; seats act in turn."""

    def __init__(self, name: str = "hanabi", **options: Json) -> None:
        usual = {"strikeout_scores_zero": True} if name == "hanabi" else {}
        self.name = name
        self.setup: Any = game(name).setup({**usual, **options})
        self.rng = Random()
        self.state: Any = None

    def reset(self, seed: int | None = None, state: Any = None) -> None:
        """Deal, or start at a position of the rules; a seed determines this deal and the following ones."""
        if seed is not None:
            self.rng = Random(whole_number(seed, "seed"))
        self.state = self.setup.start(self.setup.deal(self.rng)) if state is None else state

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self._begun().to_act

    @property
    def seat(self) -> Seat:
        """The seat to act; of several, the first."""
        if self.over:
            raise GameError("the game is over", "refuse-over")
        seat: Seat = self.state.to_act[0]
        return seat

    @property
    def scores(self) -> tuple[int, ...]:
        """Points by seat."""
        found: tuple[int, ...] = self.state.scores
        return found

    def observe(self, seat: Seat | None = None) -> str:
        """What a seat sees; without one, the seat to act."""
        return describe(self.name, self._begun().view(self.seat if seat is None else seat))

    def _begun(self) -> Any:
        if self.state is None:
            raise not_begun()
        return self.state

    def legal(self) -> tuple[str, ...]:
        """What the seat to act may do, in notation."""
        return tuple(self._begun().view(self.seat).legal_texts)

    def prompt(self) -> str:
        """What the seat to act sees, its legal moves, and what to answer."""
        moves = "\n".join(f"  {text}" for text in self.legal())
        return f"{self.observe()}\nLegal moves:\n{moves}\nAnswer with one of them."

    def parse(self, answer: str) -> int:
        """The number, in `setup.actions`, of the last legal move that an answer names; raises `GameError`."""
        if not isinstance(answer, str):
            raise GameError(f"an answer must be a text, not {answer!r:.60}", "error-env-move")
        texts = sorted(self.legal(), key=len, reverse=True)
        named = "|".join(re.escape(text).replace(r"\ ", r"\s+") for text in texts)
        found = re.findall(rf"(?<![\w-])(?:{named})(?![\w-])", answer, re.IGNORECASE)
        if not found:
            raise GameError(f"the answer names no legal move: {answer[-60:]!r}", "error-env-move")
        action = self.setup.parse_action(" ".join(found[-1].lower().split()))
        number: int = self.setup.actions.index(action)
        return number

    def act(self, answer: str | int) -> float:
        """Make the move that an answer names, or that has this number; returns the mover's reward."""
        seat = self.seat
        number = self.parse(answer) if isinstance(answer, str) else whole_number(answer, "an action")
        if not 0 <= number < len(self.setup.actions):
            raise GameError(
                f"{number} is no action: they are 0 to {len(self.setup.actions) - 1}", "error-env-move"
            )
        before = self.scores[seat]
        self.state = self.state.apply(seat, self.setup.actions[number])
        return float(self.scores[seat] - before)


@dataclass(frozen=True)
class TextScore:
    """How a model did: points by game (of Hashi: of all seats together), and how well it could be read."""

    points: tuple[float, ...]
    answers: int
    unreadable: int
    """Answers that named no legal move."""
    forfeited: int
    """Games given up after one unreadable answer too many; they count 0 points."""

    @property
    def mean(self) -> float:
        return sum(self.points) / len(self.points)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        n = len(self.points)
        return sqrt(sum((x - self.mean) ** 2 for x in self.points) / (n - 1) / n) if n > 1 else 0.0

    def __str__(self) -> str:
        return (
            f"{self.mean:.2f} ± {self.error:.2f} points over {len(self.points)} games; "
            f"{self.unreadable} of {self.answers} answers unreadable, {self.forfeited} games forfeited"
        )


def score_games(
    model: Model, games: int = 10, seed: int = 0, name: str = "hanabi", retries: int = 2, **options: Json
) -> TextScore:
    """Let a model play every seat of some games: game `i` is dealt from `seed + i`.

    An answer that names no legal move is asked for again, with the reason, `retries` times; after that the
    game is forfeited and counts 0 points.
    """
    if whole_number(games, "games") < 1:
        raise wrong("games", "must be 1 or more")
    table, points = TextGame(name, **options), []
    counts = {"answers": 0, "unreadable": 0, "forfeited": 0}
    for number in range(games):
        table.reset(seed + number)
        while not table.over and _play_move(table, model, retries, counts):
            pass
        points.append(_points(table) if table.over else 0.0)
    return TextScore(tuple(points), **counts)


def _points(table: TextGame) -> float:
    return float(table.scores[0] if table.name == "hanabi" else sum(table.scores))


def _play_move(table: TextGame, model: Model, retries: int, counts: dict[str, int]) -> bool:
    """Ask until an answer can be read; False if none can."""
    prompt = table.prompt()
    for _ in range(retries + 1):
        counts["answers"] += 1
        try:
            table.act(table.parse(model(prompt)))
        except GameError as error:
            counts["unreadable"] += 1
            prompt = f"{table.prompt()}\nYour last answer could not be used: {error}."
        else:
            return True
    counts["forfeited"] += 1
    return False

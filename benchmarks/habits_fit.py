"""What people are drawn to, fitted to recorded games: prints the constants of `InclinationWorths`.

python -m benchmarks.habits_fit people.safetensors

Every turn is a choice among the moves that the bot considers. A move's logit is its value, in points, plus
the weighted sum of what people see in it. The weights begin as those of the greatest likelihood with a normal
prior; then it counts more how often the likeliest move is the one that was made (`sharpened`). Only games
with an even place in the file are read (`--half`). The games are split in five: each part is predicted with
weights fitted to the other four, and these figures are printed first. `--keep` names a file for what was read
from the games, so that another fit need not read them again.
"""

from __future__ import annotations

import argparse
import pickle
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing import Pool
from pathlib import Path

import numpy as np
import numpy.typing as npt

from sumida.hanabi.bots.convention.adapting import AdaptingBot, leaning, options_of
from sumida.hanabi.bots.convention.ending import played_out
from sumida.hanabi.rules.actions import HanabiAction
from sumida.hanabi.rules.view import HanabiView
from sumida.kernel import GameError, Record
from sumida.lab.predict.command import HALVES, games
from sumida.lab.predict.prediction import kind_of, replayed

Array = npt.NDArray[np.float64]
PARTS = 5
STEPS = 12
SHARPNESS = 0.9
"""How much it counts that the move which was made is the likeliest; the rest is the likelihood."""
TEMPERATURE = 0.5
"""Nearly all of the probability is with the likeliest move at this temperature."""
GAIN = 4.0
"""The worth of a turn predicted, in nats."""
ASCENT, RATE = 40, 0.25


@dataclass(frozen=True)
class Choice:
    """One turn: what was done, and of each move its worth without habits and what people see in it."""

    game: int
    made: HanabiAction
    moves: list[tuple[HanabiAction, float, dict[str, float]]]

    @property
    def actions(self) -> list[HanabiAction]:
        return [action for action, *_ in self.moves]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file")
    parser.add_argument("--half", choices=HALVES, default="even")
    parser.add_argument("--level", type=int, default=11)
    parser.add_argument("--prior", type=float, default=5.0, help="how narrow the prior is: its precision")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument(
        "--keep", type=Path, help="where to keep what was read from the games, for another fit"
    )
    args = parser.parse_args()
    if args.keep and args.keep.exists():
        found = pickle.loads(args.keep.read_bytes())
    else:
        found = read(args)
        if args.keep:
            args.keep.write_bytes(pickle.dumps(found))
    sample = Sample(found)
    sample.report(cross_validated(sample, args.prior))
    for name, weight in zip(sample.names, sharpened(sample, sample.every, args.prior), strict=True):
        print(f"    {name}: float = {weight:.2f}")


def read(args: argparse.Namespace) -> list[Choice]:
    wanted = [
        (number, game, args.level)
        for number, game in enumerate(games([args.file], None, args.half))
        if not isinstance(game, GameError)
    ]
    with Pool(args.processes) as pool:
        return [choice for part in pool.starmap(choices, wanted, chunksize=4) for choice in part]


def choices(number: int, game: Record, level: int) -> list[Choice]:
    states = replayed(game)
    players = states[0].setup.players
    team = [AdaptingBot([f"level:{level}"] * players) for _ in range(players)]
    found = []
    for state, (_, text) in zip(states, game.moves, strict=False):
        seat = state.current
        made = state.setup.parse_action(text)
        found.append(Choice(number, made, moves(team[seat], state.view(seat))))
    return found


def moves(bot: AdaptingBot, view: HanabiView) -> list[tuple[HanabiAction, float, dict[str, float]]]:
    """Every move that the bot ranks, with its worth before habits are counted."""
    belief = bot.belief(view)
    minds = belief[0][1]
    seen = {option.action: option for option in options_of(belief)}
    found = sorted(((leaning(minds, option), action) for action, option in seen.items()), key=lambda p: -p[0])
    ranked = played_out(minds, found)
    return [(action, value - seen[action].habit, dict(seen[action].features)) for value, action in ranked]


class Sample:
    """All choices as one matrix: a row for each move that could have been made."""

    def __init__(self, found: list[Choice]) -> None:
        self.found = [choice for choice in found if choice.made in choice.actions]
        self.missed = [choice for choice in found if choice.made not in choice.actions]
        rows = [move for choice in self.found for move in choice.moves]
        self.names = sorted({name for *_, features in rows for name in features})
        place = {name: column for column, name in enumerate(self.names)}
        self.features = np.zeros((len(rows), len(place)))
        for row, (*_, features) in enumerate(rows):
            for name, number in features.items():
                self.features[row, place[name]] = number
        counts = [len(choice.moves) for choice in self.found]
        self.turn = np.repeat(np.arange(len(counts)), counts)
        self.starts = np.cumsum([0, *counts[:-1]])
        worth = np.array([value for _, value, _ in rows])
        self.worth = worth - np.maximum.reduceat(worth, self.starts)[self.turn]
        self.made = np.array([action == choice.made for choice in self.found for action, *_ in choice.moves])
        self.game = np.array([choice.game for choice in self.found])

    @property
    def every(self) -> Array:
        return np.ones(len(self.found))

    def odds(self, weights: Array, temperature: float = 1.0) -> Array:
        """The probability of every move."""
        logits = (self.worth + self.features @ weights) / temperature
        odds = np.exp(logits - np.maximum.reduceat(logits, self.starts)[self.turn])
        return odds / np.add.reduceat(odds, self.starts)[self.turn]

    def report(self, odds: Array) -> None:
        """How often the likeliest move was made, and how likely the one that was made."""
        same = odds[self.made] >= np.maximum.reduceat(odds, self.starts)
        kinds = np.array([kind_of(choice.made) for choice in self.found])
        turns = len(self.found) + len(self.missed)
        print(f"{turns} turns, of which {len(self.missed)} with a move that is not considered")
        loss = -np.log(odds[self.made]).mean()
        print(f"same move {same.sum() / turns:.2%}, log-loss of the others {loss:.3f}")
        for kind in ("play", "discard", "clue"):
            missed = sum(kind_of(choice.made) == kind for choice in self.missed)
            number = (kinds == kind).sum() + missed
            print(f"{kind} {same[kinds == kind].sum() / number:.2%} of {number}, {missed} not considered")


def fitted(sample: Sample, counted: Array, prior: float) -> Array:
    """The weights of the greatest posterior probability, by Newton's method; `counted`: by turn, 1 or 0."""
    weights = np.zeros(len(sample.names))
    counts = counted[sample.turn]
    for _ in range(STEPS):
        slope = sample.features.T @ (counts * (sample.made - sample.odds(weights))) - prior * weights
        step = np.linalg.solve(curvature(sample, counted, weights, prior), slope)
        weights = weights + step
        if np.abs(step).max() < 1e-4:
            break
    return weights


def curvature(sample: Sample, counted: Array, weights: Array, prior: float) -> Array:
    """The second derivative of the log-likelihood, with the prior, negative."""
    odds = sample.odds(weights)
    weighted = sample.features * (counted[sample.turn] * odds)[:, None]
    means = np.add.reduceat(sample.features * odds[:, None], sample.starts) * counted[:, None]
    return sample.features.T @ weighted - means.T @ means + prior * np.eye(len(weights))


def sharpened(sample: Sample, counted: Array, prior: float) -> Array:
    """From the weights of the greatest likelihood uphill to those that predict the most turns."""
    weights = fitted(sample, counted, prior)
    scale = np.linalg.inv(curvature(sample, counted, weights, prior))
    counts = counted[sample.turn]
    for _ in range(ASCENT):
        odds, sharp = sample.odds(weights), sample.odds(weights, TEMPERATURE)
        right = sharp[sample.made][sample.turn] * (sample.made - sharp) * GAIN / TEMPERATURE
        pull = (1 - SHARPNESS) * (sample.made - odds) + SHARPNESS * right
        weights = weights + RATE * scale @ (sample.features.T @ (counts * pull) - prior * weights)
    return weights


def cross_validated(sample: Sample, prior: float) -> Array:
    """The probabilities of all moves, each with weights fitted to other games."""
    odds = np.zeros(len(sample.turn))
    for part in parts(sample):
        found = sample.odds(sharpened(sample, 1.0 - part, prior))
        held_out = part[sample.turn] > 0
        odds[held_out] = found[held_out]
    return odds


def parts(sample: Sample) -> Iterator[Array]:
    numbers = np.unique(sample.game)
    for part in range(PARTS):
        yield np.isin(sample.game, numbers[part::PARTS]).astype(float)


if __name__ == "__main__":
    main()

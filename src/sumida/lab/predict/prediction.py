"""What a bot would have done at each turn of a recorded game, compared with what was done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp, log
from typing import Any

from sumida import bots
from sumida.hanabi.rules.actions import Clue, Discard, HanabiAction
from sumida.hanabi.rules.state import HanabiState
from sumida.hanabi.rules.view import HanabiView
from sumida.kernel import GameError, Record
from sumida.records import replay

KINDS = ("play", "discard", "clue")
TEMPERATURE = 1.0
"""In points: how much better a move has to be to be e times as likely."""
ANYTHING = 0.05
"""Probability of a move that the bot cannot account for, shared by all legal moves."""
SURE = 0.6
"""Probability of the move of a bot that does not say what it thinks of the others."""


@dataclass
class MoveTally:
    """How often the bot made the same move, and what it thought of the move that was made."""

    moves: int = 0
    same: int = 0
    loss: float = 0.0

    def add(self, same: bool, probability: float) -> None:
        self.moves += 1
        self.same += same
        self.loss -= log(probability)

    @property
    def figures(self) -> dict[str, float | int | None]:
        """Moves, the share of equal moves, and the mean of the log-loss in nats."""
        known = self.moves > 0
        return {
            "moves": self.moves,
            "top1": self.same / self.moves if known else None,
            "log_loss": self.loss / self.moves if known else None,
        }


@dataclass
class Prediction:
    """The tallies by kind of move, over all games read."""

    bot: str
    level: int | None = None
    games: int = 0
    tallies: dict[str, MoveTally] = field(
        default_factory=lambda: {kind: MoveTally() for kind in ("all", *KINDS)}
    )

    def add(self, record: Record) -> None:
        """Predict every move of a game; a `GameError` says why it cannot be."""
        states = replayed(record)
        team = self._team(states[0].setup.players)
        for before, (_, text) in zip(states, record.moves, strict=False):
            self._turn(before, before.setup.parse_action(text), team)
        self.games += 1

    def _team(self, players: int) -> list[Any]:
        others = "" if self.level is None else f"level:{self.level}"
        company = [[others] * players for _ in range(players)]
        return [bots.create("hanabi", self.bot, players, seats) for seats in company]

    def _turn(self, state: HanabiState, made: HanabiAction, team: Sequence[Any]) -> None:
        view = state.view(state.current)
        odds = distribution(team[state.current], view)
        best = max(odds, key=lambda action: odds[action])
        for kind in ("all", kind_of(made)):
            self.tallies[kind].add(best == made, odds[made])


def replayed(record: Record) -> list[HanabiState]:
    """The positions of a game of Hanabi."""
    states = [state for state in replay(record).states if isinstance(state, HanabiState)]
    if not states:
        raise GameError(f"this is a game of {record.game[:20]}, not of Hanabi")
    return states


def kind_of(action: HanabiAction) -> str:
    if isinstance(action, Clue):
        return "clue"
    return "discard" if isinstance(action, Discard) else "play"


def distribution(bot: Any, view: HanabiView) -> dict[HanabiAction, float]:
    """How likely the bot takes each legal move to be."""
    floor = ANYTHING / len(view.legal)
    odds = dict.fromkeys(view.legal, floor)
    ranked = bot.ranked(view) if hasattr(bot, "ranked") else []
    if not ranked:
        chosen = bot.choose(view)
        rest = (1 - ANYTHING - SURE) / len(view.legal)
        return {action: odd + rest + (SURE if action == chosen else 0) for action, odd in odds.items()}
    best = ranked[0][0]
    weights = {action: exp((value - best) / TEMPERATURE) for value, action in ranked}
    total = sum(weights.values())
    for action, weight in weights.items():
        odds[action] += (1 - ANYTHING) * weight / total
    return odds

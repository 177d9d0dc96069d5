"""What the moves of a finished Hanabi game were worth, by rollouts of several teams.

The strongest bots see what the clues have told everybody, but not what the table's conventions will make a
player do next: a finesse that is still open, the card that everybody discards. Where they find little hope,
players who read those conventions make the next moves, or play on to the end, and every other move is tried.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np

from sumida.hanabi.rules.actions import HanabiAction
from sumida.hanabi.rules.state import HanabiState
from sumida.lab.coach.findings import Why
from sumida.lab.coach.outcomes import reachable
from sumida.lab.coach.rollouts import ConventionTeam, Known, RolloutQuery, RolloutTeam, Scores, is_late

SURE = 2.0
"""How many standard errors worse a move must be before the review says so."""
LITTLE_HOPE = 0.25
"""Below this chance more is tried."""


Tried = list[tuple[HanabiAction, Scores]]


@dataclass(frozen=True)
class ReviewedMove:
    """A position, the move made and the one after it, the move advised and why, what the move did, and what
    everybody knows of the hands."""

    state: HanabiState
    made: HanabiAction
    then: HanabiAction | None
    advised: HanabiAction
    why: Why
    did: tuple[Why, ...]
    known: Known


@dataclass(frozen=True)
class MoveValue:
    """The value of a position with the best of the moves tried, and what the move made gave away."""

    chance: float | None = None
    points: float | None = None
    cost: float | None = None
    risk: float | None = None
    error: float = 0.0


def move_values(
    team: RolloutTeam | None, readers: ConventionTeam | None, reviewed: Sequence[ReviewedMove]
) -> list[MoveValue]:
    """The team's own move, the move made and the move advised, each tried over the same shuffles."""
    if team is None:
        return [MoveValue() for _ in reviewed]
    asked = []
    for move in reviewed:
        actions = (move.made, move.advised, team.own(move.state, move.known))
        tried = dict.fromkeys([(move.made, move.then), *((action, None) for action in actions)])
        asked.append([RolloutQuery(move.state, move.known, *pair) for pair in tried])
    answers = iter(team.scores([one for some in asked for one in some]))
    found = []
    for move, some in zip(reviewed, asked, strict=True):
        scores = [(one.first, next(answers)) for one in some]
        hopes = _hopes(team, readers, move, scores) if readers else []
        found.append(_move_value(move, scores, hopes))
    return found


def _hopes(team: RolloutTeam, readers: ConventionTeam, move: ReviewedMove, scores: Tried) -> list[float]:
    """Other chances where there seems to be little hope. Adds the readers' games to the scores."""
    best = move.state.setup.variant.best
    if not _is_open(move.state) or _chance(scores, best) >= LITTLE_HOPE:
        return []
    for rounds in (1, 2):
        asked = readers.handed_over(move.state, move.made, rounds * move.state.setup.players)
        scores.append((move.made, np.concatenate(team.scores(asked))))
        if _chance(scores, best) >= LITTLE_HOPE:
            return []
    for action in dict.fromkeys((move.made, move.advised)):
        if readers.may_play(move.state):
            scores.append((action, readers.scores(move.state, action)))
    if _chance(scores, best) >= LITTLE_HOPE:
        return []
    others = [action for action in move.state.legal(move.state.current) if action != move.made]
    answers = team.scores([RolloutQuery(move.state, move.known, action) for action in others])
    hopes = [float((some == best).mean()) for some in answers]
    if max(hopes) >= LITTLE_HOPE or readers.turns <= 0 or not is_late(move.state):
        return hopes
    return [*hopes, readers.best_chance(move.state)]


def _is_open(state: HanabiState) -> bool:
    """Whether a perfect score is possible by the discards and the turns left."""
    best, pile = state.setup.variant.best, len(state.deck) - state.dealt
    turns = state.turns_left if state.turns_left is not None else pile + state.setup.players
    return reachable(state) == best and best - sum(state.piles) <= turns


def _chance(scores: Tried, best: int) -> float:
    return max(float((some == best).mean()) for _, some in scores)


def _move_value(move: ReviewedMove, scores: Tried, hopes: Sequence[float]) -> MoveValue:
    best = move.state.setup.variant.best
    better = max((some for _, some in scores), key=_mean)
    played = max((some for action, some in scores if action == move.made), key=_mean)
    chance = _chance(scores, best)
    lost = _mean(better) - _mean(played)
    cost = lost if lost > SURE * _error(better, played) else 0.0
    risk = max(0.0, chance - float((played == best).mean())) if cost else 0.0
    chance = max([chance, *hopes])
    error = sqrt(chance * (1 - chance) / len(played))
    return MoveValue(
        round(chance, 3), round(_mean(better), 2), round(cost, 2), round(risk, 3), round(error, 3)
    )


def _mean(scores: Scores) -> float:
    return float(scores.mean())


def _error(better: Scores, played: Scores) -> float:
    """Standard error of the difference; games over the same shuffles are compared one by one."""
    if len(better) == len(played):
        return float((better - played).std()) / sqrt(len(played))
    return sqrt(float(better.var()) / len(better) + float(played.var()) / len(played))

"""What the moves of a finished Hanabi game were worth, by rollouts of several teams.

As long as the deck stays as it was, the players of the table would move as they did. So a position is worth
what a team of the strongest bots makes of it that takes over at once, after the move advised, or after some
moves of the table; the best moment is chosen by other rollouts than those that give the figure. Where there
is little hope, slower teams are tried (`slow_teams.py`). The chance is that of the best of all these teams.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt

import numpy as np

from sumida.hanabi.rules.scoring import points_or_zero
from sumida.hanabi.rules.state import HanabiState
from sumida.lab.coach.game_line import GameLine, ReviewedMove, is_open
from sumida.lab.coach.readers import ConventionTeam, ReaderPlan
from sumida.lab.coach.rollouts import RolloutQuery, RolloutTeam, Scores, searching_team, seed_of
from sumida.lab.coach.slow_teams import SlowTeams, Tried

SURE = 2.0
"""How many standard errors worse a move must be before the review says so."""
FIRST = 4
"""A quarter of the rollouts is enough where their standard errors are below these:"""
CHANCE_ERROR, POINTS_ERROR = 0.02, 0.05
GLANCED, MORE = 1, 2
"""Added to a seed: other shuffles choose the moment, and others follow where the first disagree."""
STRIDE = 1.4
"""Moments to take over lie further apart the later they are."""


@dataclass(frozen=True)
class MoveValue:
    """The value of a position, and what the move made gave away; `plan` gave the chance."""

    chance: float | None = None
    points: float | None = None
    cost: float | None = None
    risk: float | None = None
    error: float = 0.0
    plan: RolloutQuery | ReaderPlan | None = None


def came_true(team: RolloutTeam, value: MoveValue, over: HanabiState) -> bool:
    """Whether the plan leads to a perfect score on the deck as it was, of which the chance knew a part."""
    plan, best = value.plan, over.setup.variant.best
    if plan is None or not plan.state.to_act:
        return sum(over.piles) == best
    if isinstance(plan, ReaderPlan):
        return plan.score() == best
    players = searching_team(team) if plan.search else team
    assert players
    return bool(players.scores([replace(plan, fixed=len(over.deck), games=1)])[0][0] == best)


class Valuation:
    """Values the moves of one game, given as its moves and its last position."""

    def __init__(
        self,
        team: RolloutTeam,
        readers: Sequence[ConventionTeam],
        reviewed: Sequence[ReviewedMove],
        over: HanabiState,
    ) -> None:
        self.game, self._team = GameLine(reviewed, over), team
        self._own = [team.own(move.state, move.known) for move in reviewed]
        self.slow = SlowTeams(self.game, self._own, searching_team(team), readers)
        self._found: dict[Hashable, Scores] = {}

    def values(self, turns: Sequence[int]) -> list[MoveValue]:
        """The values of these turns, counted from 0; many at once are cheaper."""
        plans = [
            list(self._plans(turn, moment)) for turn, moment in zip(turns, self._moments(turns), strict=True)
        ]
        found = []
        for turn, some, scores in zip(turns, plans, self._scores_of(plans), strict=True):
            tried = [Tried(*pair, made=False) for pair in zip(some, scores, strict=True)]
            found.append(self._value(turn, [tried[0]._replace(made=True), *tried[1:]]))
        return found

    def _scores_of(self, plans: Sequence[Sequence[RolloutQuery]]) -> list[list[Scores]]:
        """The scores of the plans of each turn; where they are not clear, of all of them after more games."""
        found = self._answers([list(map(_first, some)) for some in plans])
        unclear = [turn for turn, some in enumerate(found) if not all(map(self._is_clear, some))]
        rest = self._answers([list(map(_rest, plans[turn])) for turn in unclear])
        for turn, some in zip(unclear, rest, strict=True):
            found[turn] = [np.concatenate(pair) for pair in zip(found[turn], some, strict=True)]
        return found

    def _answers(self, asked: Sequence[Sequence[RolloutQuery]]) -> list[list[Scores]]:
        """Turns with the same fixed cards share answers."""
        new = {_key(one): one for some in asked for one in some if _key(one) not in self._found}
        played = [one for one in new.values() if one.state.to_act]
        self._found |= {_key(one): self._end(one.games) for one in new.values() if not one.state.to_act}
        self._found |= dict(zip(map(_key, played), self._team.scores(played), strict=True))
        return [[self._found[_key(one)] for one in some] for some in asked]

    def _is_clear(self, scores: Scores) -> bool:
        """Whether more rollouts would hardly change the chance and the points."""
        return self._chance_error(scores) <= CHANCE_ERROR and scores.std() / sqrt(len(scores)) <= POINTS_ERROR

    def _chance_error(self, scores: Scores) -> float:
        """Standard error of the chance, not 0 where all rollouts agree."""
        games = len(scores)
        chance = ((scores == self.game.best).sum() + 1) / (games + 2)
        return sqrt(chance * (1 - chance) / games)

    def _moments(self, turns: Sequence[int]) -> list[int]:
        """For each turn, after which later position the team had better take over."""
        lines = [self.line(turn) for turn in turns]
        glances = [
            [self._takeover(turn, at, self._team.glance, GLANCED) for at in line]
            for turn, line in zip(turns, lines, strict=True)
        ]
        return [
            max((self._hope(scores), -at, at) for scores, at in zip(some, line, strict=True))[2]
            for some, line in zip(self._answers(glances), lines, strict=True)
        ]

    def line(self, turn: int) -> list[int]:
        """Later positions that the table would have reached as well with any other end of the deck."""
        last = self.game.last(turn)
        found, step = [], 1
        while turn + step < last:
            found.append(turn + step)
            step = max(step + 1, round(STRIDE * step))
        return [*found, last]

    def _takeover(self, turn: int, at: int, games: int, shift: int = 0) -> RolloutQuery:
        """The team takes over in the position `at`, with the deck fixed as it is for `turn`."""
        state, move = self.game.state(at), min(at, len(self.game.moves) - 1)
        fixed = self.game.fixed(turn)
        seed = seed_of(state, fixed) + shift
        return RolloutQuery(state, self.game.moves[move].known, self._own[move], fixed, seed, games)

    def _plans(self, turn: int, moment: int) -> Iterator[RolloutQuery]:
        """The move made comes first, then the team's own and the move advised."""
        move, games = self.game.moves[turn], self._team.games
        yield self._takeover(turn, moment, games)
        now = self._takeover(turn, turn, games)
        yield now
        if move.advised in (move.made, now.first):
            return
        if move.advised_known is None:
            yield replace(now, first=move.advised)
            return
        after, known = move.state.apply(move.state.current, move.advised), move.advised_known
        first = self._team.own(after, known) if after.to_act else now.first
        yield replace(now, state=after, known=known, first=first)

    def _end(self, games: int) -> Scores:
        return np.full(games, points_or_zero(self.game.over.piles, self.game.over.ended))

    def _hope(self, scores: Scores) -> tuple[float, float]:
        return float((scores == self.game.best).mean()), _mean(scores)

    def _value(self, turn: int, tried: list[Tried]) -> MoveValue:
        hopeful = max(tried, key=lambda some: some.hope(self.game.best))
        if is_open(self.game.moves[turn].state):
            slower, hopeful = self.slow.tried(turn, tried)
            tried = [*tried, *slower]
        played = max((some.scores for some in tried if some.made), key=_mean)
        better = max((some.scores for some in tried), key=_mean)
        lost, chance = _mean(better) - _mean(played), self._hope(hopeful.scores)[0]
        cost = lost if lost > SURE * _error(better, played) else 0.0
        risk = max(0.0, chance - self._hope(played)[0]) if cost else 0.0
        error = 0.0 if hopeful.exact else sqrt(chance * (1 - chance) / len(hopeful.scores))
        figures = (round(chance, 3), round(_mean(better), 2), round(cost, 2), round(risk, 3), round(error, 3))
        return MoveValue(*figures, hopeful.plan)


def _key(asked: RolloutQuery) -> Hashable:
    """The moves of a game decide what is known, so equal keys have equal answers."""
    return asked.state.history, asked.first, asked.fixed, asked.seed, asked.games, asked.search


def _first(asked: RolloutQuery) -> RolloutQuery:
    """A part of the rollouts …"""
    return replace(asked, games=asked.games // FIRST)


def _rest(asked: RolloutQuery) -> RolloutQuery:
    """… and the others, with other shuffles."""
    return replace(asked, seed=asked.seed + MORE, games=asked.games - asked.games // FIRST)


def _mean(scores: Scores) -> float:
    return float(scores.mean())


def _error(better: Scores, played: Scores) -> float:
    """Standard error of the difference; games over the same shuffles are compared one by one."""
    if len(better) == len(played):
        return float((better - played).std()) / sqrt(len(played))
    return sqrt(float(better.var()) / len(better) + float(played.var()) / len(played))

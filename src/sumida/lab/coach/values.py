"""What the moves of a finished Hanabi game were worth, by rollouts of several teams.

As long as the deck stays as it was, the players of the table would move as they did. So a position is worth
what a team of the strongest bots makes of it that takes over at once, after the move advised, or after some
moves of the table; the best moment is chosen by other rollouts than those that give the figure. Where there
is little hope, the bots search in the end game, as they do at a table; if that is not enough, players who
read the table's conventions play on to the end instead.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import NamedTuple

import numpy as np

from sumida.hanabi.rules.actions import HanabiAction
from sumida.hanabi.rules.scoring import points_or_zero
from sumida.hanabi.rules.state import HanabiState
from sumida.lab.coach.findings import Why
from sumida.lab.coach.outcomes import reachable
from sumida.lab.coach.rollouts import (
    ConventionTeam,
    Known,
    RolloutQuery,
    RolloutTeam,
    Scores,
    fixed_cards,
    seed_of,
)

SURE = 2.0
"""How many standard errors worse a move must be before the review says so."""
LITTLE_HOPE = 0.3
"""Below this chance, slower teams are tried."""
GLANCE = 8
"""Rollouts with search that choose among several moments to take over."""
SEARCHES = 1_000
"""Rollouts with search in one review, to save time; a game with hope needs fewer."""
STRIDE = 1.4
"""Moments to take over lie further apart the later they are."""


@dataclass(frozen=True)
class ReviewedMove:
    """A position, what everybody knows of the hands, the move made, what it did, the move advised and why.

    `advised_known` is what everybody knows after the move advised, if that is read by the conventions.
    """

    state: HanabiState
    known: Known
    made: HanabiAction
    did: tuple[Why, ...]
    advised: HanabiAction
    why: Why
    advised_known: Known | None


@dataclass(frozen=True)
class MoveValue:
    """The value of a position, and what the move made gave away.

    `plan` are the rollouts that gave the chance, None for those of the table's own conventions.
    """

    chance: float | None = None
    points: float | None = None
    cost: float | None = None
    risk: float | None = None
    error: float = 0.0
    plan: RolloutQuery | None = None


class Tried(NamedTuple):
    """A way to go on, its scores, and whether it begins with the move made."""

    plan: RolloutQuery | None
    scores: Scores
    made: bool


def came_true(team: RolloutTeam, value: MoveValue, over: HanabiState) -> bool:
    """Whether the plan leads to a perfect score on the deck as it was, of which the chance knew a half."""
    plan, best = value.plan, over.setup.variant.best
    if plan is None or not plan.state.to_act:
        return sum(over.piles) == best
    return bool(team.scores([replace(plan, fixed=len(over.deck), games=1)])[0][0] == best)


class Valuation:
    """Values the moves of one game, given as its moves and its last position."""

    def __init__(
        self,
        team: RolloutTeam,
        readers: ConventionTeam | None,
        reviewed: Sequence[ReviewedMove],
        over: HanabiState,
    ) -> None:
        self._team, self._readers, self.moves, self._over = team, readers, reviewed, over
        self._best = over.setup.variant.best
        self._own = [team.own(move.state, move.known) for move in reviewed]
        self._searches = SEARCHES
        self._slow: dict[tuple[int, int, int], Scores] = {}

    def values(self, turns: Sequence[int]) -> list[MoveValue]:
        """The values of these turns, counted from 0; many at once are cheaper."""
        moments = self._moments(turns)
        asked = [list(self._asked(turn, moment)) for turn, moment in zip(turns, moments, strict=True)]
        answers = iter(self._team.scores([one for some in asked for one in some if one.state.to_act]))
        found = []
        for turn, some in zip(turns, asked, strict=True):
            all_scores = [next(answers) if one.state.to_act else self._end(one.games) for one in some]
            tried = [Tried(*pair, made=False) for pair in zip(some, all_scores, strict=True)]
            found.append(self._value(turn, [tried[0]._replace(made=True), *tried[1:]]))
        return found

    def _moments(self, turns: Sequence[int]) -> list[int]:
        """For each turn, after which later position the team had better take over."""
        glances = [[self._takeover(turn, at, self._team.glance) for at in self.line(turn)] for turn in turns]
        answers = iter(self._team.scores([one for some in glances for one in some if one.state.to_act]))
        return [
            max(
                (self._hope(next(answers) if one.state.to_act else self._end(1)), -at, at)
                for one, at in zip(some, self.line(turn), strict=True)
            )[2]
            for turn, some in zip(turns, glances, strict=True)
        ]

    def line(self, turn: int) -> list[int]:
        """Later positions that the table would have reached as well with any other end of the deck."""
        last = self._last(turn)
        found, step = [], 1
        while turn + step < last:
            found.append(turn + step)
            step = max(step + 1, round(STRIDE * step))
        return [*found, last]

    def _last(self, turn: int) -> int:
        fixed, at = fixed_cards(self.moves[turn].state), turn + 1
        while at < len(self.moves) and self.state(at + 1).dealt <= fixed:
            at += 1
        return at

    def state(self, at: int) -> HanabiState:
        """The position after this many moves."""
        return self.moves[at].state if at < len(self.moves) else self._over

    def _takeover(self, turn: int, at: int, games: int) -> RolloutQuery:
        """The team takes over in the position `at`, with the deck fixed as it is for `turn`."""
        first = self.moves[turn].state
        seed = seed_of(first) + (games != self._team.games)
        move = min(at, len(self.moves) - 1)
        known = self.moves[move].known
        return RolloutQuery(self.state(at), known, self._own[move], fixed_cards(first), seed, games)

    def _asked(self, turn: int, moment: int) -> Iterator[RolloutQuery]:
        """The move made comes first, then the team's own and the move advised."""
        move, games = self.moves[turn], self._team.games
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
        return np.full(games, points_or_zero(self._over.piles, self._over.ended))

    def _hope(self, scores: Scores) -> tuple[float, float]:
        return float((scores == self._best).mean()), _mean(scores)

    def _chance(self, tried: Tried) -> float:
        return float((tried.scores == self._best).mean())

    def _value(self, turn: int, tried: list[Tried]) -> MoveValue:
        if is_open(self.moves[turn].state):
            for slower in (self._with_search, self._by_conventions):
                if max(map(self._chance, tried)) < LITTLE_HOPE:
                    tried += slower(turn)
        hopeful = max(tried, key=self._chance)
        played = max((some.scores for some in tried if some.made), key=_mean)
        better = max((some.scores for some in tried), key=_mean)
        lost, chance = _mean(better) - _mean(played), self._chance(hopeful)
        cost = lost if lost > SURE * _error(better, played) else 0.0
        risk = max(0.0, chance - float((played == self._best).mean())) if cost else 0.0
        error = sqrt(chance * (1 - chance) / len(hopeful.scores))
        figures = (round(chance, 3), round(_mean(better), 2), round(cost, 2), round(risk, 3), round(error, 3))
        return MoveValue(*figures, hopeful.plan)

    def _with_search(self, turn: int) -> list[Tried]:
        """The team searches, from the moment that suits it best."""
        if not self._team.searched or self._searches <= 0:
            return []
        line = [at for at in self.line(turn) if self.state(at).to_act]
        glances = [(self._hope(self._searched(turn, at, GLANCE).scores), at) for at in line]
        (chance, _), at = max(glances, default=((0.0, 0.0), turn))
        return [self._searched(turn, at, self._team.searched)] if chance else []

    def _searched(self, turn: int, at: int, games: int) -> Tried:
        """Turns with the same fixed cards share the answer."""
        fixed = fixed_cards(self.moves[turn].state)
        state, seed = self.state(at), seed_of(self.state(at)) + games
        plan = RolloutQuery(state, self.moves[at].known, self._own[at], fixed, seed, games, search=True)
        if (at, fixed, games) not in self._slow:
            self._searches -= games
            self._slow[at, fixed, games] = self._team.scores([plan])[0]
        return Tried(plan, self._slow[at, fixed, games], made=True)

    def _by_conventions(self, turn: int) -> list[Tried]:
        """The table goes on by its conventions; one answer serves every turn with the same fixed cards."""
        last, fixed = self._last(turn), fixed_cards(self.moves[turn].state)
        if self._readers and (last, fixed, 0) not in self._slow:
            state = self.state(last)
            self._slow[last, fixed, 0] = self._readers.scores(state, fixed, seed_of(state))
        scores = self._slow.get((last, fixed, 0), ())
        return [Tried(None, scores, made=True)] if len(scores) else []


def is_open(state: HanabiState) -> bool:
    """Whether a perfect score is possible by the discards and the turns left."""
    best, pile = state.setup.variant.best, len(state.deck) - state.dealt
    turns = state.turns_left if state.turns_left is not None else pile + state.setup.players
    return reachable(state) == best and best - sum(state.piles) <= turns


def _mean(scores: Scores) -> float:
    return float(scores.mean())


def _error(better: Scores, played: Scores) -> float:
    """Standard error of the difference; games over the same shuffles are compared one by one."""
    if len(better) == len(played):
        return float((better - played).std()) / sqrt(len(played))
    return sqrt(float(better.var()) / len(better) + float(played.var()) / len(played))

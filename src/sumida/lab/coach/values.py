"""What the moves of a finished Hanabi game were worth, by rollouts of several teams.

As long as the deck stays as it was, the players of the table would move as they did. So a position is worth
what a team of the strongest bots makes of it that takes over at once, after the move advised, or after some
moves of the table; the best moment is chosen by other rollouts than those that give the figure. Where there
is little hope, the bots search in the end game, as they do at a table; if that is not enough, players who
read the table's conventions play on, to the end or until such bots take over. The chance is that of the best
of all these teams, chosen by other rollouts than those that give the figure.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import sqrt
from typing import NamedTuple

import numpy as np

from sumida.hanabi.bots.hat.bot import HatBot
from sumida.hanabi.rules.actions import HanabiAction
from sumida.hanabi.rules.scoring import points_or_zero
from sumida.hanabi.rules.state import HanabiState
from sumida.lab.coach.findings import Why
from sumida.lab.coach.outcomes import reachable
from sumida.lab.coach.readers import ConventionTeam, ReaderPlan
from sumida.lab.coach.rollouts import (
    FEW,
    Known,
    RolloutQuery,
    RolloutTeam,
    Scores,
    fixed_cards,
    searching_team,
    seed_of,
)

SURE = 2.0
"""How many standard errors worse a move must be before the review says so."""
LITTLE_HOPE = 0.3
"""Below this chance, slower teams are tried."""
FIRST = 4
"""A quarter of the rollouts is enough where their standard errors are below these:"""
CHANCE_ERROR, SEARCHED_ERROR, POINTS_ERROR = 0.02, 0.04, 0.05
GLANCES = (8, 16)
"""Rollouts with search that choose among several moments to take over, and then among the better half."""
SEARCHED = 25_000
"""Turns that teams with search play in one review, to save time; a game with hope needs fewer."""
GLANCED, MORE, AGAIN, MOMENT = 1, 2, 3, 1_000
"""Added to a seed: other shuffles choose the moment, others follow where the first disagree, and others again
measure the best of several teams. For each moment of a search, they are others again."""
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
    """The value of a position, and what the move made gave away; `plan` gave the chance."""

    chance: float | None = None
    points: float | None = None
    cost: float | None = None
    risk: float | None = None
    error: float = 0.0
    plan: RolloutQuery | ReaderPlan | None = None


class Tried(NamedTuple):
    """A way to go on, its scores, whether the move made comes first, and whether every order was played."""

    plan: RolloutQuery | ReaderPlan
    scores: Scores
    made: bool
    exact: bool = False


def came_true(team: RolloutTeam, value: MoveValue, over: HanabiState) -> bool:
    """Whether the plan leads to a perfect score on the deck as it was, of which the chance knew a half."""
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
        self._team, self._readers, self.moves, self._over = team, readers, reviewed, over
        self._best = over.setup.variant.best
        self._searchers = searching_team(team)
        self._own = [team.own(move.state, move.known) for move in reviewed]
        self._turns = SEARCHED
        self._found: dict[Hashable, Scores] = {}
        self._read: dict[tuple[int, int, int, ConventionTeam], list[tuple[ReaderPlan, Scores]]] = {}

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
        chance = ((scores == self._best).sum() + 1) / (games + 2)
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

    def _takeover(self, turn: int, at: int, games: int, shift: int = 0) -> RolloutQuery:
        """The team takes over in the position `at`, with the deck fixed as it is for `turn`."""
        state, move = self.state(at), min(at, len(self.moves) - 1)
        fixed = fixed_cards(self.moves[turn].state)
        seed = seed_of(state, fixed) + shift
        return RolloutQuery(state, self.moves[move].known, self._own[move], fixed, seed, games)

    def _plans(self, turn: int, moment: int) -> Iterator[RolloutQuery]:
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

    def _value(self, turn: int, tried: list[Tried]) -> MoveValue:
        quick = len(tried)
        if is_open(self.moves[turn].state):
            tried = self._tried_more(turn, tried)
        hopeful = self._best_of(tried)
        if len(tried) > quick and not hopeful.exact:
            hopeful = self._again(turn, hopeful)
        played = max((some.scores for some in tried if some.made), key=_mean)
        better = max((some.scores for some in tried), key=_mean)
        lost, chance = _mean(better) - _mean(played), self._hope(hopeful.scores)[0]
        cost = lost if lost > SURE * _error(better, played) else 0.0
        risk = max(0.0, chance - float((played == self._best).mean())) if cost else 0.0
        error = sqrt(chance * (1 - chance) / len(hopeful.scores))
        figures = (round(chance, 3), round(_mean(better), 2), round(cost, 2), round(risk, 3), round(error, 3))
        return MoveValue(*figures, hopeful.plan)

    def _best_of(self, tried: Sequence[Tried]) -> Tried:
        return max(tried, key=lambda some: self._hope(some.scores))

    def _tried_more(self, turn: int, tried: list[Tried]) -> list[Tried]:
        """Slower teams, too, as long as there is little hope."""
        slower: list[Callable[[int], list[Tried]]] = [self._with_search]
        slower += [partial(self._by_conventions, team) for team in self._readers]
        for found in slower:
            if self._has_little(tried):
                tried = [*tried, *found(turn)]
        return tried

    def _has_little(self, tried: Sequence[Tried]) -> bool:
        return self._hope(self._best_of(tried).scores)[0] < LITTLE_HOPE

    def _again(self, turn: int, tried: Tried) -> Tried:
        """Other rollouts of the best of several teams: those that chose it would be too high."""
        plan = tried.plan
        if isinstance(plan, ReaderPlan):
            fixed = fixed_cards(self.moves[turn].state)
            found = self._read_by(plan.team, plan.state, fixed, seed_of(plan.state, fixed) + AGAIN)
            return next((tried._replace(scores=scores) for other, scores in found if other == plan), tried)
        if plan.search and self._searchers:
            games = self._searchers.searched + AGAIN
            return tried._replace(scores=self._searched(turn, plan.state.turn, games)[1])
        other = replace(plan, seed=plan.seed + AGAIN, games=2 * self._team.games)
        return tried._replace(scores=self._answers([[other]])[0][0])

    def _with_search(self, turn: int) -> list[Tried]:
        """The team searches, from the moment that suits it best."""
        if not self._searchers or self._turns <= 0:
            return []
        line = [at for at in (turn, *self.line(turn)) if self.state(at).to_act]
        few, more = GLANCES
        line = self._promising(turn, line, few)
        if not line:
            return []
        return [self._long_search(turn, (self._promising(turn, line, more) or line)[0])]

    def _promising(self, turn: int, line: Sequence[int], games: int) -> list[int]:
        """The better half of the moments from which a search reaches a perfect score, best first."""
        hopes = [(self._hope(self._searched(turn, at, games)[1]), at) for at in line]
        return [at for (chance, _), at in sorted(hopes, reverse=True) if chance][: len(hopes) // 2 + 1]

    def _long_search(self, turn: int, at: int) -> Tried:
        assert self._searchers
        games, exact = self._searchers.searched, self._is_exact(turn)
        plan, scores = self._searched(turn, at, games // FIRST)
        if not exact and self._chance_error(scores) > SEARCHED_ERROR:
            scores = np.concatenate([scores, self._searched(turn, at, games - games // FIRST)[1]])
        return Tried(plan, scores, at > turn, exact)

    def _is_exact(self, turn: int) -> bool:
        """Whether so few cards are shuffled that every order is played."""
        return len(self._over.deck) - fixed_cards(self.moves[turn].state) <= FEW

    def _searched(self, turn: int, at: int, games: int) -> tuple[RolloutQuery, Scores]:
        """Turns with the same fixed cards share the answer."""
        fixed = fixed_cards(self.moves[turn].state)
        # Each moment has shuffles of its own, or a few unlucky ones would hide them all.
        state, seed = self.state(at), seed_of(self.state(at), fixed) + MOMENT * at + games
        plan = RolloutQuery(state, self.moves[at].known, self._own[at], fixed, seed, games, search=True)
        if _key(plan) not in self._found:
            assert self._searchers
            self._found[_key(plan)] = scores = self._searchers.scores([plan])[0]
            late = min(len(state.deck) - state.dealt, HatBot.pile) + state.setup.players
            self._turns -= len(scores) * late
        return plan, self._found[_key(plan)]

    def _by_conventions(self, team: ConventionTeam, turn: int) -> list[Tried]:
        """The table goes on by its conventions."""
        state, fixed = self.state(self._last(turn)), fixed_cards(self.moves[turn].state)
        found = self._read_by(team, state, fixed, seed_of(state, fixed))
        return [Tried(plan, scores, True, self._is_exact(turn)) for plan, scores in found]

    def _read_by(
        self, team: ConventionTeam, state: HanabiState, fixed: int, seed: int
    ) -> list[tuple[ReaderPlan, Scores]]:
        """One answer serves every turn with the same fixed cards."""
        key = (state.turn, fixed, seed, team)
        if key not in self._read:
            self._read[key] = team.scores(state, fixed, seed)
        return self._read[key]


def _key(asked: RolloutQuery) -> Hashable:
    """The moves of a game decide what is known, so equal keys have equal answers."""
    return asked.state.history, asked.first, asked.fixed, asked.seed, asked.games, asked.search


def _first(asked: RolloutQuery) -> RolloutQuery:
    """A part of the rollouts …"""
    return replace(asked, games=asked.games // FIRST)


def _rest(asked: RolloutQuery) -> RolloutQuery:
    """… and the others, with other shuffles."""
    return replace(asked, seed=asked.seed + MORE, games=asked.games - asked.games // FIRST)


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

"""Slower teams for positions with little hope: bots that search, and players with the table's conventions.

Each team chooses its way to go on by other games than those that measure it, and the best of several teams is
measured once more, as luck has a part in who is best. Turns with the same fixed cards share their games. The
turns that a team may play in a review are released as the game goes on, so that an early crisis leaves some
for the end; where every order of the cards is played, that takes little time and is always done.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from math import sqrt
from typing import NamedTuple

import numpy as np

from sumida.hanabi.bots.hat.bot import HatBot
from sumida.hanabi.rules.actions import HanabiAction
from sumida.lab.coach.game_line import GameLine
from sumida.lab.coach.readers import ConventionTeam, ReaderPlan
from sumida.lab.coach.rollouts import HatTeam, RolloutQuery, Scores, orders, seed_of

LITTLE_HOPE = 0.3
"""Below this chance, slower teams are tried."""
SEARCHED = 30_000
"""Turns that bots with search play in one review, to save time; a game with hope needs fewer."""
GLANCES = (8, 16)
"""Rollouts with search that choose among several moments to take over, and then among the better half."""
STRIDE = 4
"""How far apart the moments are at which bots with search may take over."""
FIRST, ERROR = 3, 0.045
"""A third of the rollouts is enough where their standard error is below this."""
MEASURED, AGAIN, MOMENT = 4, 3, 1_000
"""Added to a seed, for other shuffles; those of each moment are others again."""


class Tried(NamedTuple):
    """A way to go on, its scores, whether the move made comes first, and whether every order was played.

    Without a plan, the table goes on as it did.
    """

    plan: RolloutQuery | ReaderPlan | None
    scores: Scores
    made: bool
    exact: bool = False

    def hope(self, best: int) -> tuple[float, float]:
        """The chance of the best score, and the mean."""
        return float((self.scores == best).mean()), float(self.scores.mean())


class SlowTeams:
    """What slower teams make of the positions of one game; `own` are the first moves of bots that search."""

    def __init__(
        self,
        game: GameLine,
        own: Sequence[HanabiAction],
        searchers: HatTeam | None,
        readers: Sequence[ConventionTeam],
    ) -> None:
        self._game, self._own, self._searchers, self._readers = game, own, searchers, readers
        self._spent = 0
        self._searched: dict[Hashable, Scores] = {}
        self._read: dict[Hashable, list[tuple[ReaderPlan, Scores]]] = {}

    def tried(self, turn: int, quick: Sequence[Tried]) -> tuple[list[Tried], Tried]:
        """The ways tried as long as there is little hope, and the best of these and the quick ones."""
        found = list(self._as_it_was(turn))
        slower: list[Callable[[int, float], list[Tried]]] = [self.by_search]
        slower += [partial(self.by_conventions, team) for team in self._readers]
        for ask in slower:
            hope = self._best_of(*quick, *found).hope(self._game.best)[0]
            if hope < LITTLE_HOPE:
                found += ask(turn, hope)
        best = self._best_of(*quick, *found)
        several = sum(not one.exact for one in found) > 1
        return found, self.again(turn, best) if several and any(best is one for one in found) else best

    def _best_of(self, *tried: Tried) -> Tried:
        return max(tried, key=lambda one: one.hope(self._game.best))

    def _as_it_was(self, turn: int) -> Iterator[Tried]:
        """One of a few orders is the true one; if the table won, nothing is assumed about the others."""
        every = orders(self._game.shuffled(turn))
        if every and self._game.won:
            yield Tried(None, np.array([self._game.best] + [0] * (len(every) - 1)), made=True, exact=True)

    def _is_exact(self, turn: int) -> bool:
        """Whether so few cards are shuffled that every order is played."""
        return bool(orders(self._game.shuffled(turn)))

    def _has_turns(self, turn: int, spent: int, turns: int) -> bool:
        return self._is_exact(turn) or spent < turns * (turn + 1) / len(self._game.moves)

    def by_search(self, turn: int, hope: float = 0.0) -> list[Tried]:
        """Bots that search take over at the moment that suits them best, if they promise more than this."""
        if not self._searchers or not self._has_turns(turn, self._spent, SEARCHED):
            return []
        glances = {at: self._glance(turn, at, GLANCES[:1]) for at in self.moments(turn)}
        if not self._is_exact(turn):
            better = sorted(glances, key=lambda at: glances[at].hope(self._game.best), reverse=True)
            glances = {at: self._glance(turn, at, GLANCES) for at in better[: len(better) // 2 + 1]}
        best = self._best_of(*glances.values())
        if best.exact or best.hope(self._game.best)[0] <= hope:
            return [best] if best.exact else []
        assert isinstance(best.plan, RolloutQuery)
        return [self._long_search(turn, best.plan.state.turn)]

    def moments(self, turn: int) -> list[int]:
        """When bots that search may take over: now or later, at moments that other turns share."""
        last, stride = self._game.last(turn), 1 if self._is_exact(turn) else STRIDE
        line = {turn, *range(last, turn, -stride)}
        return sorted(at for at in line if self._game.state(at).to_act)

    def _glance(self, turn: int, at: int, games: Sequence[int]) -> Tried:
        found = [self.search(turn, at, some) for some in games]
        scores = np.concatenate([scores for _, scores in found])
        return Tried(found[0][0], scores, at > turn, self._is_exact(turn))

    def _long_search(self, turn: int, at: int) -> Tried:
        assert self._searchers
        games = self._searchers.searched
        plan, scores = self.search(turn, at, games // FIRST)
        chance = ((scores == self._game.best).sum() + 1) / (len(scores) + 2)
        if sqrt(chance * (1 - chance) / len(scores)) > ERROR:
            scores = np.concatenate([scores, self.search(turn, at, games - games // FIRST)[1]])
        return Tried(plan, scores, at > turn)

    def search(self, turn: int, at: int, games: int) -> tuple[RolloutQuery, Scores]:
        """Bots that search take over after `at` moves, with the deck fixed as it is for the turn."""
        fixed, state = self._game.fixed(turn), self._game.state(at)
        # Each moment has shuffles of its own, or a few unlucky ones would hide them all.
        seed = seed_of(state, fixed) + MOMENT * at + games
        known, own = self._game.moves[at].known, self._own[at]
        plan = RolloutQuery(state, known, own, fixed, seed, games, search=True)
        key = at, fixed, games
        if key not in self._searched:
            assert self._searchers
            self._searched[key] = scores = self._searchers.scores([plan])[0]
            late = min(len(state.deck) - state.dealt, HatBot.pile) + state.setup.players
            self._spent += len(scores) * late
        return plan, self._searched[key]

    def by_conventions(self, team: ConventionTeam, turn: int, hope: float = 0.0) -> list[Tried]:
        """The table goes on by its conventions, if they promise more than this."""
        if (
            not self._has_turns(turn, team.played, team.turns)
            or not self._game.state(self._game.last(turn)).to_act
        ):
            return []
        exact = self._is_exact(turn)
        glanced = [Tried(*pair, made=True, exact=exact) for pair in self._going_on(team, turn, team.glance)]
        best = self._best_of(*glanced)
        if exact or best.hope(self._game.best)[0] <= hope:
            return glanced if exact else []
        return [self._measured(turn, best, MEASURED)]

    def _going_on(
        self, team: ConventionTeam, turn: int, games: int, shift: int = 0
    ) -> list[tuple[ReaderPlan, Scores]]:
        state, fixed = self._game.state(self._game.last(turn)), self._game.fixed(turn)
        key = state.turn, fixed, team, shift
        if key not in self._read:
            self._read[key] = team.scores(state, fixed, seed_of(state, fixed) + shift, games)
        return self._read[key]

    def _measured(self, turn: int, tried: Tried, shift: int) -> Tried:
        """Other games by the same conventions."""
        plan = tried.plan
        assert isinstance(plan, ReaderPlan)
        found = dict(self._going_on(plan.team, turn, plan.team.games, shift))
        return tried._replace(scores=found[plan])

    def again(self, turn: int, tried: Tried) -> Tried:
        """Other games of the best of several teams: those that chose it would be too high."""
        if tried.exact:
            return tried
        if isinstance(tried.plan, ReaderPlan):
            return self._measured(turn, tried, AGAIN)
        assert self._searchers
        assert tried.plan
        games = self._searchers.searched + AGAIN
        plan, scores = self.search(turn, tried.plan.state.turn, games)
        return tried._replace(plan=replace(plan, games=games), scores=scores)

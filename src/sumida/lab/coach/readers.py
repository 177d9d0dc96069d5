"""Players who read a table's conventions and go on by them: slower than the teams of `rollouts.py`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

import numpy as np

from sumida.hanabi.bots.convention.adapting import AdaptingBot
from sumida.hanabi.bots.partner import PartnerBot
from sumida.hanabi.rules.scoring import points_or_zero
from sumida.hanabi.rules.state import HanabiState
from sumida.lab.coach.rollouts import (
    HatTeam,
    Known,
    RolloutQuery,
    Scores,
    orders,
    reading_of_hands,
    reordered,
)

LATE = 3
"""With this many cards left in the pile, a team that searches may take over."""

Reader = PartnerBot | AdaptingBot


@dataclass(frozen=True)
class ReaderPlan:
    """The team goes on from a position; bots that search take over near the end, if `searching`."""

    team: ConventionTeam
    state: HanabiState
    searching: bool

    def score(self) -> int:
        """The final score on the deck as it was."""
        return self.team.game(self.state, self.team.readers(self.state), 0)[self.searching]


class ConventionTeam:
    """Players who give and read clues by the conventions of `bot`.

    They are slow, so a review has a number of `turns` for them to play, and `played` counts them. A glance
    of a few games shows whether they are worth more.
    """

    glance = 12

    def __init__(self, bot: type[Reader], games: int, turns: int, searchers: HatTeam | None = None) -> None:
        self.bot, self.games, self.turns, self.searchers = bot, games, turns, searchers
        self.played = 0

    def scores(
        self, state: HanabiState, fixed: int, seed: int, games: int
    ) -> list[tuple[ReaderPlan, Scores]]:
        """The final scores if these players go on from here to the end, and if bots that search take over."""
        readers, decks = self.readers(state), self._shuffled(state, fixed, seed, games)
        found = np.array([self.game(one, readers, number) for number, one in enumerate(decks)])
        plans = [
            ReaderPlan(self, state, searching) for searching in (False, True)[: 1 + bool(self.searchers)]
        ]
        return list(zip(plans, found.T, strict=False))

    def readers(self, state: HanabiState) -> list[Reader]:
        """Players who have read the game so far."""
        bots = [self.bot() for _ in state.hands]
        for seat, bot in enumerate(bots):
            bot.read(state.view(seat))
        return bots

    def game(self, state: HanabiState, readers: Sequence[Reader], number: int) -> tuple[int, int]:
        """The score of these players, and their score if bots that search take over near the end."""
        bots, searched = [bot.twin() for bot in readers], None
        while state.to_act:
            self.played += 1
            if searched is None and self.searchers and len(state.deck) - state.dealt <= LATE:
                searched = self._searched(state, bots[state.current], number)
            state = state.apply(state.current, bots[state.current].choose(state.view(state.current)))
        points = points_or_zero(state.piles, state.ended)
        return points, points if searched is None else searched

    def _searched(self, state: HanabiState, bot: Reader, number: int) -> int:
        assert self.searchers
        known = _known(bot, state)
        first = self.searchers.own(state, known)
        query = RolloutQuery(state, known, first, len(state.deck), number, games=1, search=True)
        return int(self.searchers.answer(query)[0])

    def _shuffled(self, state: HanabiState, fixed: int, seed: int, games: int) -> Iterator[HanabiState]:
        """The same position with the deck in other orders from the place `fixed` on."""
        rest, rng = list(state.deck[fixed:]), Random(seed)
        for order in orders(rest) or (rng.sample(rest, len(rest)) for _ in range(games)):
            yield reordered(state, fixed, order)


def _known(bot: Reader, state: HanabiState) -> Known:
    """What everybody knows of the hands, as the seat to act reads the clues."""
    view = state.view(state.current)
    if isinstance(bot, PartnerBot):
        return reading_of_hands(bot.read(view))
    table = bot.read(view).mine
    return {order: table.belief[order] for hand in table.hands for order in hand}

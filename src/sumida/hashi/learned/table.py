"""Playing against others: the rest of the game on sampled orders of the cards, to see when the races will be
gone and which of the best turns wins most often.

Everybody is played on by the network, which takes the turn of highest value. The chance to win of a turn is
found on the same orders for every turn, and only what it adds to the points expected by the search is used:
the luck of the orders counts little then.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

import numpy as np

from sumida.hashi.engines.jit import Int, jit
from sumida.hashi.engines.packed import Geometry, Ints, Words, finished
from sumida.hashi.learned.search import FULL, LATER, Doubles, SearchBuffers, race_points, rollout
from sumida.hashi.learned.value import ValueNet

RACES = 3
NEVER = 18
LEAST_SPREAD, SPREAD_A_ROUND = 1.0, 0.15
"""How far a win is blurred, in points: rollouts say little about the last few points between two players."""


class Rivals(NamedTuple):
    """The other seats: boards, races won as bits, points so far, and for each race the round in which the
    first of them completed it (`NEVER` if none has), and that in which the player did."""

    boards: Words
    won: Ints
    points: Ints
    gone: Ints
    mine: Ints


class Futures(NamedTuple):
    """What the rivals reach on each of the sampled orders: by order and rival the points without races to
    come, and the rounds of these races; by order the first round of each race."""

    orders: Ints
    points: Ints
    rounds: Ints
    ends: Ints


def futures(orders: Ints, rivals: int) -> Futures:
    """Space for what is found on these orders of the cards, the present card first."""
    size = len(orders)
    return Futures(
        orders,
        np.zeros((size, rivals), np.int64),
        np.zeros((size, rivals, RACES), np.int64),
        np.zeros((size, RACES), np.int64),
    )


@jit
def foresee(
    geo: Geometry,
    net: ValueNet,
    buffers: SearchBuffers,
    rivals: Rivals,
    rnd: Int,
    remaining: Int,
    limits: Ints,
    found: Futures,
) -> None:
    """Play the rivals on from the beginning of round `rnd`; they reckon with `limits` for races not gone."""
    state = np.zeros(rivals.boards.shape[1], np.uint64)
    gone = np.minimum(rivals.gone, rivals.mine)
    limits = np.where(gone < NEVER, gone, limits)
    for n in range(len(found.orders)):
        found.ends[n] = rivals.gone
        for rival in range(len(rivals.boards)):
            state[:] = rivals.boards[rival]
            rounds = found.rounds[n, rival]
            rounds[:] = NEVER
            points = rollout(
                geo, net, buffers, state, rivals.won[rival], rnd, found.orders[n], remaining, limits, rounds
            )
            for race in range(RACES):
                if rounds[race] < NEVER:
                    points -= FULL[race] if rounds[race] <= limits[race] else LATER[race]
                found.ends[n, race] = min(found.ends[n, race], rounds[race])
            found.points[n, rival] = rivals.points[rival] + points


@jit
def chances(
    geo: Geometry,
    net: ValueNet,
    first: SearchBuffers,
    buffers: SearchBuffers,
    state: Words,
    won: Int,
    points: Int,
    rivals: Rivals,
    found: Futures,
    rnd: Int,
    remaining: Int,
    candidates: Ints,
    means: Doubles,
    utility: Doubles,
) -> None:
    """Fill `utility` with the chance to win of each candidate among the turns in the first buffers.

    `state`, `won` and `points` are the player's before this turn, `means` what the turns are expected to
    bring.
    """
    size, orders = len(candidates), len(found.orders)
    spread = LEAST_SPREAD + SPREAD_A_ROUND * (found.orders.shape[1] - 1)
    wins, totals, rounds = np.zeros(size), np.zeros(size), np.zeros(RACES, np.int64)
    later, had, slope = state.copy(), finished(state), 0.0
    for n in range(orders):
        ends = found.ends[n]
        for f in range(size):
            turn = candidates[f]
            later[:] = first.boards[turn]
            now = first.won[turn]
            for race in range(RACES):
                rounds[race] = rnd if (now & ~won) >> race & 1 else rivals.mine[race]
            total = points + 2 * (finished(later) - had) + race_points(now, won, rnd, ends, FULL, LATER)
            cards = found.orders[n, 1:]
            total += rollout(geo, net, buffers, later, now, rnd + 1, cards, remaining, ends, rounds)
            chance = 1 / (1 + exp((_best_rival(rivals, found, n, rounds) - total) / spread))
            wins[f] += chance
            totals[f] += total
            slope += chance * (1 - chance) / spread
    slope /= orders * size
    for f in range(size):
        utility[f] = slope * means[f] + (wins[f] - slope * totals[f]) / orders


@jit
def _best_rival(rivals: Rivals, found: Futures, n: Int, rounds: Ints) -> Int:
    """The highest score of a rival on order `n`, with the rounds in which the player completes the races."""
    best = np.int64(0)
    for rival in range(len(rivals.boards)):
        total = found.points[n, rival]
        for race in range(RACES):
            reached = found.rounds[n, rival, race]
            if reached < NEVER:
                total += FULL[race] if reached <= min(found.ends[n, race], rounds[race]) else LATER[race]
        best = max(best, total)
    return best

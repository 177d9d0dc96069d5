"""Whole turns compared through the cards that may come next: one card ahead, two, and three.

Every card is answered by the best reply, and the mean over the cards is what a turn is worth. Replies far
behind the best by the network alone are not looked at, nor are turns that fell behind in a shallower search.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from sumida.hashi.engines.jit import Int, Real, jit
from sumida.hashi.engines.packed import Geometry, Ints
from sumida.hashi.learned.search import Doubles, SearchBuffers, evaluate_turns, search_buffers
from sumida.hashi.learned.value import Floats, ValueNet

DEPTHS = 4
MOST_TURNS = 32
BEHIND = 0.01
"""By how many points a turn stays behind those that were searched further."""
NO_CARD = 28
CARDS, CARD, PLACE, TRIED, OFFSET, REPLY, SIZE = range(7)
MEAN, BEST = range(2)


class Lookahead(NamedTuple):
    """How far the search goes: positions it may value more than one card ahead, by estimate, turns and
    replies looked at, by how many points they may trail the best, and cards looked ahead."""

    budget: int
    turns: int
    replies: int
    turn_margin: float
    reply_margin: float
    depth: int


class Levels(NamedTuple):
    """Scratch space by level: the turns, the replies to look at, the one being looked at, the place in the
    search and sums; and what has been counted: positions, replies and cards at the deepest level."""

    buffers: tuple[SearchBuffers, SearchBuffers, SearchBuffers, SearchBuffers]
    replies: Ints
    chosen: Ints
    at: Ints
    total: Doubles
    counts: Ints


def levels() -> Levels:
    """Space for a turn and three cards after it."""
    one, two, three, four = (search_buffers() for _ in range(DEPTHS))
    return Levels(
        (one, two, three, four),
        np.zeros((DEPTHS, MOST_TURNS), np.int64),
        np.zeros(DEPTHS, np.int64),
        np.zeros((DEPTHS, 7), np.int64),
        np.zeros((DEPTHS, 2), np.float64),
        np.zeros(3, np.int64),
    )


@jit
def compare(
    geo: Geometry,
    net: ValueNet,
    space: Levels,
    how: Lookahead,
    rnd: Int,
    remaining: Int,
    left: Int,
    deadlines: Ints,
    candidates: Ints,
    means: Doubles,
) -> Int:
    """Fill `means` with what each candidate among the turns of the first buffers is worth on average over the
    next cards and the rows of `deadlines`; returns how many cards ahead the best were searched.

    `means` holds the values by the network. Candidates searched less far stay behind those searched further.
    """
    size, depth, stride, budget = len(candidates), 0, 1, how.budget
    order = np.argsort(-means, kind="mergesort")
    while size > 1 and depth < min(how.depth, left):
        if depth > 0:
            each = space.counts[0] / size
            size = _within(means, order, size, how.turns, how.turn_margin)
            replies = space.counts[1] / max(1, space.counts[2])
            cost = each * replies * (left - depth)
            while size > 2 and cost * size > budget * _coarsest(left - depth):
                size -= 1
            stride = int(np.ceil(cost * size / max(1, budget)))
            if size < 2 or stride > _coarsest(left - depth):
                break
        space.counts[:] = 0
        chosen = order[:size]
        _deepen(
            geo, net, space, how, rnd, remaining, left, deadlines, candidates, chosen, depth, stride, means
        )
        order = np.argsort(-means, kind="mergesort")
        if depth > 0:
            budget -= space.counts[0]
        depth += 1
    return depth


@jit
def _coarsest(cards: Int) -> Int:
    """The longest step between the cards that are looked at, if there are this many."""
    return max(1, (cards + 2) // 3)


@jit
def _within(means: Doubles, order: Ints, size: Int, most: Int, margin: Real) -> Int:
    """How many of the first `size` turns in order are within the margin of the best, and at most `most`."""
    n = 1
    while n < min(size, most) and means[order[n]] >= means[order[0]] - margin:
        n += 1
    return n


@jit
def _deepen(
    geo: Geometry,
    net: ValueNet,
    space: Levels,
    how: Lookahead,
    rnd: Int,
    remaining: Int,
    left: Int,
    deadlines: Ints,
    candidates: Ints,
    chosen: Ints,
    depth: Int,
    stride: Int,
    means: Doubles,
) -> None:
    """Search the chosen candidates `depth` cards beyond the next, and keep all others behind them."""
    first = space.buffers[0]
    worst = np.inf
    for f in chosen:
        turn = candidates[f]
        total = 0.0
        for row in range(len(deadlines)):
            total += expected(
                geo, net, space, how, turn, depth, rnd + 1, remaining, left, deadlines[row], stride
            )
        means[f] = first.gains[turn] + total / len(deadlines)
        worst = min(worst, means[f])
    for f in range(len(means)):
        searched = False
        for g in chosen:
            searched |= f == g
        if not searched:
            means[f] = min(means[f], worst - BEHIND)


@jit
def expected(
    geo: Geometry,
    net: ValueNet,
    space: Levels,
    how: Lookahead,
    turn: Int,
    depth: Int,
    rnd: Int,
    remaining: Int,
    left: Int,
    deadlines: Ints,
    stride: Int,
) -> Real:
    """The mean over the cards of round `rnd` of the best reply to a turn of the first buffers, searched
    `depth` cards further.

    `remaining` are the cards that may come, `left` is how many rounds there are from `rnd` on. At the last
    level only every `stride`-th card is tried. A loop and not a recursion: Numba cannot cache the latter.
    """
    deepest = min(depth, left - 1)
    chosen, at, total = space.chosen, space.at, space.total
    chosen[0] = turn
    level = 1
    _enter(space, 1, remaining, 0)
    while True:
        if at[level, REPLY] < at[level, SIZE]:
            chosen[level] = space.replies[level, at[level, REPLY]]
            rest = at[level, CARDS] & ~(np.int64(1) << at[level, CARD])
            _enter(space, level + 1, rest, at[level, OFFSET] + at[level, PLACE])
            level += 1
            continue
        if at[level, SIZE] > 0:
            total[level, MEAN] += total[level, BEST]
        card = _next_card(at[level], stride if level > deepest else 1)
        if card == NO_CARD:
            value = total[level, MEAN] / at[level, TRIED]
            if level == 1:
                return value
            level -= 1
            value += space.buffers[level].gains[chosen[level]]
            total[level, BEST] = max(total[level, BEST], value)
            at[level, REPLY] += 1
            continue
        above, buffers = space.buffers[level - 1], space.buffers[level]
        found, best = evaluate_turns(
            geo,
            net,
            buffers,
            above.boards[chosen[level - 1]],
            above.won[chosen[level - 1]],
            rnd + level - 1,
            card >> 2,
            card & 3,
            at[level, CARDS] & ~(np.int64(1) << card),
            left - level,
            deadlines,
        )
        size = best_turns(buffers.values, found, best, how.replies, how.reply_margin, space.replies[level])
        space.counts[0] += found
        if level > deepest:
            space.counts[1] += size
            space.counts[2] += 1
            total[level, MEAN] += buffers.values[best]
            at[level, SIZE] = at[level, REPLY] = 0
        else:
            at[level, SIZE], at[level, REPLY] = size, 0
            total[level, BEST] = -np.inf


@jit
def _enter(space: Levels, level: Int, cards: Int, offset: Int) -> None:
    """Begin a level: which cards may come, and with which of them a coarse choice starts."""
    space.at[level] = 0
    space.at[level, CARDS] = cards
    space.at[level, OFFSET] = offset
    space.total[level, MEAN] = 0


@jit
def _next_card(at: Ints, stride: Int) -> Int:
    """The next card of a level that is to be tried, or `NO_CARD`."""
    card = at[CARD] + 1
    while card < NO_CARD:
        if at[CARDS] >> card & 1:
            at[PLACE] += 1
            if (at[PLACE] + at[OFFSET]) % stride == 0:
                at[TRIED] += 1
                break
        card += 1
    at[CARD] = card
    return card


@jit
def best_turns(values: Floats, found: Int, best: Int, most: Int, margin: Real, turns: Ints) -> Int:
    """Fill `turns` with those that trail the best by at most `margin`, best first; returns how many."""
    least = values[best] - margin
    size = 0
    for t in range(found):
        if values[t] < least or (size == most and values[t] <= values[turns[size - 1]]):
            continue
        if size < most:
            size += 1
        k = size - 1
        while k > 0 and values[turns[k - 1]] < values[t]:
            turns[k] = turns[k - 1]
            k -= 1
        turns[k] = t
    return size

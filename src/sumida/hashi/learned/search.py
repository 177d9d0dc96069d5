"""Whole turns valued by the network, one and two cards ahead, and rollouts that always take the best turn."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sumida.hashi.engines.jit import Int, Real, jit
from sumida.hashi.engines.packed import WORDS, Geometry, Ints, Words, finished, ones, races_won, turns
from sumida.hashi.learned.value import (
    MOST_ROWS,
    SPAN,
    WIDTH,
    Floats,
    ValueNet,
    add_rows,
    board_rows,
    common_rows,
    head,
)

Doubles = NDArray[np.float64]

MOST_TURNS = 1 << 15
FULL = np.array([9, 7, 8], np.int64)
LATER = np.array([5, 3, 4], np.int64)


class SearchBuffers(NamedTuple):
    """Scratch space, allocated once: the search itself allocates nothing."""

    boards: Words
    marks: Ints
    stack: Words
    rows: Ints
    base: Floats
    acc: Floats
    islands: Ints
    hidden: Floats
    values: Floats
    gains: Ints
    spans: Ints


def search_buffers() -> SearchBuffers:
    return SearchBuffers(
        np.zeros((MOST_TURNS, WORDS), np.uint64),
        np.zeros((MOST_TURNS, 4), np.int64),
        np.zeros((8, WORDS + 1), np.uint64),
        np.zeros(MOST_ROWS, np.int64),
        np.zeros(WIDTH, np.float32),
        np.zeros(WIDTH, np.float32),
        np.zeros((3, 32), np.int64),
        np.zeros(WIDTH, np.float32),
        np.zeros(MOST_TURNS, np.float32),
        np.zeros(MOST_TURNS, np.int64),
        np.zeros(3, np.int64),
    )


@jit
def race_points(won: Int, before: Int, rnd: Int, deadlines: Ints, full: Ints, late: Ints) -> Int:
    """Points for the races completed in round `rnd` (1 is the first)."""
    points: Int = 0
    for race in range(3):
        if (won & ~before) >> race & 1:
            points += full[race] if rnd <= deadlines[race] else late[race]
    return points


@jit
def evaluate_turns(
    geo: Geometry,
    net: ValueNet,
    buffers: SearchBuffers,
    state: Words,
    won: Int,
    rnd: Int,
    number: Int,
    bridges: Int,
    remaining: Int,
    left: Int,
    deadlines: Ints,
) -> tuple[Int, Int]:
    """Fill the buffers with every turn of this card and its value; returns how many and which is best.

    `rnd` is the round being played, `remaining` and `left` describe the cards after this one.
    """
    found = turns(geo, state, number, bridges, buffers.boards, buffers.marks, buffers.stack)
    for race in range(3):
        buffers.spans[race] = min(SPAN - 1, max(0, deadlines[race] - rnd))
    buffers.base[:] = 0
    n = common_rows(remaining, left, buffers.rows)
    add_rows(net.rows, buffers.rows, n, buffers.base)
    had = finished(state)
    best = 0
    for t in range(found):
        board = buffers.boards[t]
        now = won
        gain = 0
        if board[5] != state[5]:
            now = won | races_won(geo, board)
            gain = 2 * (finished(board) - had) + race_points(now, won, rnd, deadlines, FULL, LATER)
        buffers.gains[t] = gain
        value = np.float32(gain)
        if left > 0:
            value += value_of(geo, net, buffers, board, now)
        buffers.values[t] = value
        if value > buffers.values[best]:
            best = t
    return found, best


@jit
def value_of(geo: Geometry, net: ValueNet, buffers: SearchBuffers, board: Words, won: Int) -> Real:
    """Points still to come after `board`, given `base` and `spans` in the buffers."""
    n = board_rows(geo, net.blocks, board, won, buffers.spans, buffers.rows, 0, buffers.islands)
    buffers.acc[:] = buffers.base
    add_rows(net.rows, buffers.rows, n, buffers.acc)
    return head(net, buffers.acc, buffers.hidden)


@jit
def rollout(
    geo: Geometry,
    net: ValueNet,
    buffers: SearchBuffers,
    state: Words,
    won: Int,
    rnd: Int,
    cards: Ints,
    remaining: Int,
    deadlines: Ints,
    rounds: Ints,
) -> Int:
    """Points gained from here on when every turn is the one of highest value; changes `state`.

    `cards` are those still to be turned up, in order, as number * 4 + bridges, all of them bits of
    `remaining`. `rounds` receives the rounds in which races are completed.
    """
    points: Int = 0
    left = len(cards)
    for card in cards:
        left -= 1
        remaining &= ~(np.int64(1) << card)
        _, best = evaluate_turns(
            geo, net, buffers, state, won, rnd, card >> 2, card & 3, remaining, left, deadlines
        )
        points += buffers.gains[best]
        if buffers.boards[best, 5] != state[5]:
            now = won | races_won(geo, buffers.boards[best])
            for race in range(3):
                if (now & ~won) >> race & 1:
                    rounds[race] = rnd
            won = now
        state[:] = buffers.boards[best]
        rnd += 1
    return points


@jit
def top_turns(value: Floats, found: Int, candidates: Ints) -> Int:
    """Fill `candidates` with the indices of the highest of the first `found` values, best first."""
    size = 0
    for t in range(found):
        if size < len(candidates) or value[t] > value[candidates[size - 1]]:
            if size < len(candidates):
                size += 1
            k = size - 1
            while k > 0 and value[candidates[k - 1]] < value[t]:
                candidates[k] = candidates[k - 1]
                k -= 1
            candidates[k] = t
    return size


@jit
def look_one_card_ahead(
    geo: Geometry,
    net: ValueNet,
    buffers: SearchBuffers,
    inner: SearchBuffers,
    won: Int,
    rnd: Int,
    remaining: Int,
    left: Int,
    deadlines: Ints,
    candidates: Ints,
    means: Doubles,
) -> Int:
    """For each candidate in the buffers: its gain plus the best value after each next card, on average.

    Returns how many positions were valued.
    """
    valued = 0
    for f in range(len(candidates)):
        board = buffers.boards[candidates[f]]
        now = won | races_won(geo, board)
        total: Real = 0.0
        cards = 0
        for card in range(32):
            if remaining >> card & 1:
                found, top = evaluate_turns(
                    geo,
                    net,
                    inner,
                    board,
                    now,
                    rnd + 1,
                    card >> 2,
                    card & 3,
                    remaining & ~(np.int64(1) << card),
                    left - 1,
                    deadlines,
                )
                total += inner.values[top]
                cards += 1
                valued += found
        means[f] = buffers.gains[candidates[f]] + total / cards
    return valued


@jit
def start_value(
    geo: Geometry, net: ValueNet, buffers: SearchBuffers, state: Words, remaining: Int, deadlines: Ints
) -> Real:
    """The value of a board before the first card."""
    for race in range(3):
        buffers.spans[race] = deadlines[race]
    buffers.base[:] = 0
    left = ones(np.uint64(remaining)) - 1
    add_rows(net.rows, buffers.rows, common_rows(remaining, left, buffers.rows), buffers.base)
    return value_of(geo, net, buffers, state, 0)


@jit
def look_two_cards_ahead(
    geo: Geometry,
    net: ValueNet,
    buffers: SearchBuffers,
    inner: SearchBuffers,
    third: SearchBuffers,
    won: Int,
    rnd: Int,
    remaining: Int,
    left: Int,
    deadlines: Ints,
    candidates: Ints,
    replies: Ints,
    stride: Int,
    means: Doubles,
) -> None:
    """As `look_one_card_ahead`, one card deeper: the best replies to each next card are valued over every
    `stride`-th card after it. At least two cards must be left."""
    for f in range(len(candidates)):
        board = buffers.boards[candidates[f]]
        now = won | races_won(geo, board)
        total: Real = 0.0
        cards = 0
        for card in range(32):
            if not remaining >> card & 1:
                continue
            rest = remaining & ~(np.int64(1) << card)
            found, _ = evaluate_turns(
                geo, net, inner, board, now, rnd + 1, card >> 2, card & 3, rest, left - 1, deadlines
            )
            best: Real = -1e9
            for r in range(top_turns(inner.values, found, replies)):
                reply = inner.boards[replies[r]]
                value = inner.gains[replies[r]] + _mean_over_next_card(
                    geo, net, third, reply, now, rnd + 2, rest, left - 2, deadlines, card, stride
                )
                best = max(best, value)
            total += best
            cards += 1
        means[f] = buffers.gains[candidates[f]] + total / cards


@jit
def _mean_over_next_card(
    geo: Geometry,
    net: ValueNet,
    third: SearchBuffers,
    board: Words,
    won: Int,
    rnd: Int,
    remaining: Int,
    left: Int,
    deadlines: Ints,
    offset: Int,
    stride: Int,
) -> Real:
    """The mean of the best values after the next card, over every `stride`-th card that remains."""
    won |= races_won(geo, board)
    total: Real = 0.0
    tried = place = 0
    for card in range(32):
        if not remaining >> card & 1:
            continue
        place += 1
        if (place + offset) % stride:
            continue
        rest = remaining & ~(np.int64(1) << card)
        _, top = evaluate_turns(geo, net, third, board, won, rnd, card >> 2, card & 3, rest, left, deadlines)
        total += third.values[top]
        tried += 1
    return total / tried

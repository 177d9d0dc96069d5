"""Whole turns valued by the network, one and two cards ahead, and rollouts that always take the best turn."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sumida.hashi.engines.jit import Int, Real, jit
from sumida.hashi.engines.packed import (
    STACK_WIDTH,
    WORDS,
    Geometry,
    Ints,
    Words,
    finished,
    largest_group,
    ones,
    turns,
)
from sumida.hashi.engines.vectors import WIDTH, add_rows
from sumida.hashi.learned.features import LANES, SPAN, Look, common_rows, describe, look_space
from sumida.hashi.learned.value import NARROW, Floats, ValueNet, head

Doubles = NDArray[np.float64]

MOST_TURNS = 1 << 15
FULL = np.array([9, 7, 8], np.int64)
LATER = np.array([5, 3, 4], np.int64)


class SearchBuffers(NamedTuple):
    """Scratch space, allocated once: the search itself allocates nothing."""

    boards: Words
    marks: Ints
    stack: Words
    look: Look
    base: Floats
    acc: Floats
    hidden: Floats
    values: Floats
    gains: Ints
    won: Ints
    spans: Ints


def search_buffers() -> SearchBuffers:
    return SearchBuffers(
        np.zeros((MOST_TURNS, WORDS), np.uint64),
        np.zeros((MOST_TURNS, 4), np.int64),
        np.zeros((8, STACK_WIDTH), np.uint64),
        look_space(),
        np.zeros(WIDTH, np.float32),
        np.zeros(WIDTH, np.float32),
        np.zeros(WIDTH + NARROW, np.float32),
        np.zeros(MOST_TURNS, np.float32),
        np.zeros(MOST_TURNS, np.int64),
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
    _set_base(net, buffers, remaining, left)
    had, group = finished(state), largest_group(geo, state)
    best = 0
    for first in range(0, found, LANES):
        size = min(LANES, found - first)
        for p in range(size):
            board, t = buffers.boards[first + p], first + p
            now, gain, size_of_group = won, 0, group
            if board[5] != state[5]:
                size_of_group = largest_group(geo, board)
                now = won | _races(geo, board, size_of_group)
                gain = 2 * (finished(board) - had) + race_points(now, won, rnd, deadlines, FULL, LATER)
            buffers.gains[t], buffers.won[t], buffers.values[t] = gain, now, gain
            buffers.look.won[p], buffers.look.groups[p] = now, size_of_group
        if left > 0:
            _add_values(geo, net, buffers, first, size, remaining, left)
        for t in range(first, first + size):
            if buffers.values[t] > buffers.values[best]:
                best = t
    return found, best


@jit
def _races(geo: Geometry, board: Words, group: Int) -> Int:
    """As `races_won`, with the size of the largest group known."""
    red, blue = (board[5] & geo.red) == geo.red, (board[5] & geo.blue) == geo.blue
    return np.int64(red) + 2 * np.int64(blue) + 4 * np.int64(group >= 6)


@jit
def _set_base(net: ValueNet, buffers: SearchBuffers, remaining: Int, left: Int) -> None:
    """The sum of the rows that all turns of a round share."""
    n = common_rows(remaining, left, buffers.look.common)
    buffers.base[:] = 0
    add_rows(net.rows, buffers.look.common, n, 0, buffers.base)


@jit
def _add_values(
    geo: Geometry, net: ValueNet, buffers: SearchBuffers, first: Int, size: Int, remaining: Int, left: Int
) -> None:
    """Add the points still to come to the values of a block of turns, given `base`, `spans`, and the races
    and groups of the block in the buffers."""
    n = describe(geo, net.blocks, buffers.boards, first, size, remaining, left, buffers.spans, buffers.look)
    for p in range(size):
        for k in range(WIDTH):
            buffers.acc[k] = buffers.base[k]
        add_rows(net.rows, buffers.look.rows, n, p, buffers.acc)
        buffers.values[first + p] += head(net, buffers.acc, buffers.hidden)


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
        now = buffers.won[best]
        for race in range(3):
            if (now & ~won) >> race & 1:
                rounds[race] = rnd
        won = now
        state[:] = buffers.boards[best]
        rnd += 1
    return points


@jit
def start_value(
    geo: Geometry, net: ValueNet, buffers: SearchBuffers, state: Words, remaining: Int, deadlines: Ints
) -> Real:
    """The value of a board before the first card."""
    for race in range(3):
        buffers.spans[race] = min(SPAN - 1, deadlines[race])
    left = ones(np.uint64(remaining)) - 1
    _set_base(net, buffers, remaining, left)
    buffers.boards[0] = state
    buffers.values[0], buffers.look.won[0], buffers.look.groups[0] = 0, 0, largest_group(geo, state)
    _add_values(geo, net, buffers, 0, 1, remaining, left)
    return buffers.values[0]

"""Choosing whole turns by the value of what they leave, and playing on like that to the end."""

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
    Net,
    add_rows,
    board_rows,
    common_rows,
    head,
)

Doubles = NDArray[np.float64]

MOST_TURNS = 1 << 15
FULL = np.array([9, 7, 8], np.int64)
LATE = np.array([5, 3, 4], np.int64)


class Desk(NamedTuple):
    """Scratch space, made once: nothing is allocated while searching."""

    boards: Words
    marks: Ints
    stack: Words
    rows: Ints
    base: Floats
    acc: Floats
    look: Ints
    hidden: Floats
    worth: Floats
    gains: Ints
    spans: Ints


def desk() -> Desk:
    return Desk(
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
def weigh(
    geo: Geometry,
    net: Net,
    desk: Desk,
    state: Words,
    won: Int,
    rnd: Int,
    number: Int,
    bridges: Int,
    remaining: Int,
    left: Int,
    deadlines: Ints,
) -> tuple[Int, Int]:
    """Fill the desk with every turn of this card and what it is worth; returns how many and the best.

    `rnd` is the round being played, `remaining` and `left` describe the cards after this one.
    """
    found = turns(geo, state, number, bridges, desk.boards, desk.marks, desk.stack)
    for race in range(3):
        desk.spans[race] = min(SPAN - 1, max(0, deadlines[race] - rnd))
    desk.base[:] = 0
    n = common_rows(remaining, left, desk.rows)
    add_rows(net.rows, desk.rows, n, desk.base)
    had = finished(state)
    best = 0
    for t in range(found):
        board = desk.boards[t]
        now = won
        gain = 0
        if board[5] != state[5]:
            now = won | races_won(geo, board)
            gain = 2 * (finished(board) - had) + race_points(now, won, rnd, deadlines, FULL, LATE)
        desk.gains[t] = gain
        worth = np.float32(gain)
        if left > 0:
            worth += value_of(geo, net, desk, board, now)
        desk.worth[t] = worth
        if worth > desk.worth[best]:
            best = t
    return found, best


@jit
def value_of(geo: Geometry, net: Net, desk: Desk, board: Words, won: Int) -> Real:
    """Points still to come after `board`, given `base` and `spans` on the desk."""
    n = board_rows(geo, net.blocks, board, won, desk.spans, desk.rows, 0, desk.look)
    desk.acc[:] = desk.base
    add_rows(net.rows, desk.rows, n, desk.acc)
    return head(net, desk.acc, desk.hidden)


@jit
def play_out(
    geo: Geometry,
    net: Net,
    desk: Desk,
    state: Words,
    won: Int,
    rnd: Int,
    cards: Ints,
    remaining: Int,
    deadlines: Ints,
    rounds: Ints,
) -> Int:
    """Points gained from here on when every turn is the one of highest worth; changes `state`.

    `cards` are those still to be turned up, in order, as number * 4 + bridges, all of them bits of
    `remaining`. `rounds` receives the rounds in which races are completed.
    """
    points: Int = 0
    left = len(cards)
    for card in cards:
        left -= 1
        remaining &= ~(np.int64(1) << card)
        _, best = weigh(geo, net, desk, state, won, rnd, card >> 2, card & 3, remaining, left, deadlines)
        points += desk.gains[best]
        if desk.boards[best, 5] != state[5]:
            now = won | races_won(geo, desk.boards[best])
            for race in range(3):
                if (now & ~won) >> race & 1:
                    rounds[race] = rnd
            won = now
        state[:] = desk.boards[best]
        rnd += 1
    return points


@jit
def best_few(worth: Floats, found: Int, few: Ints) -> Int:
    """Where the highest of the first `found` values stand, best first; `few` is filled."""
    size = 0
    for t in range(found):
        if size < len(few) or worth[t] > worth[few[size - 1]]:
            if size < len(few):
                size += 1
            k = size - 1
            while k > 0 and worth[few[k - 1]] < worth[t]:
                few[k] = few[k - 1]
                k -= 1
            few[k] = t
    return size


@jit
def look_ahead(
    geo: Geometry,
    net: Net,
    desk: Desk,
    inner: Desk,
    won: Int,
    rnd: Int,
    remaining: Int,
    left: Int,
    deadlines: Ints,
    few: Ints,
    means: Doubles,
) -> Int:
    """For the turns in `few` on the desk: gain, and the best that each next card allows, on average.

    Returns how many positions were valued for it.
    """
    valued = 0
    for f in range(len(few)):
        board = desk.boards[few[f]]
        now = won | races_won(geo, board)
        total: Real = 0.0
        cards = 0
        for card in range(32):
            if remaining >> card & 1:
                found, top = weigh(
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
                total += inner.worth[top]
                cards += 1
                valued += found
        means[f] = desk.gains[few[f]] + total / cards
    return valued


@jit
def start_worth(geo: Geometry, net: Net, desk: Desk, state: Words, remaining: Int, deadlines: Ints) -> Real:
    """What a board is worth before the first card."""
    for race in range(3):
        desk.spans[race] = deadlines[race]
    desk.base[:] = 0
    left = ones(np.uint64(remaining)) - 1
    add_rows(net.rows, desk.rows, common_rows(remaining, left, desk.rows), desk.base)
    return value_of(geo, net, desk, state, 0)


@jit
def look_further(
    geo: Geometry,
    net: Net,
    desk: Desk,
    inner: Desk,
    third: Desk,
    won: Int,
    rnd: Int,
    remaining: Int,
    left: Int,
    deadlines: Ints,
    few: Ints,
    replies: Ints,
    stride: Int,
    means: Doubles,
) -> None:
    """As `look_ahead`, one card deeper: the best replies to each next card are judged by what every
    `stride`-th card after it allows. There must be two cards to come."""
    for f in range(len(few)):
        board = desk.boards[few[f]]
        now = won | races_won(geo, board)
        total: Real = 0.0
        cards = 0
        for card in range(32):
            if not remaining >> card & 1:
                continue
            rest = remaining & ~(np.int64(1) << card)
            found, _ = weigh(
                geo, net, inner, board, now, rnd + 1, card >> 2, card & 3, rest, left - 1, deadlines
            )
            best: Real = -1e9
            for r in range(best_few(inner.worth, found, replies)):
                reply = inner.boards[replies[r]]
                worth = inner.gains[replies[r]] + _next_mean(
                    geo, net, third, reply, now, rnd + 2, rest, left - 2, deadlines, card, stride
                )
                best = max(best, worth)
            total += best
            cards += 1
        means[f] = desk.gains[few[f]] + total / cards


@jit
def _next_mean(
    geo: Geometry,
    net: Net,
    third: Desk,
    board: Words,
    won: Int,
    rnd: Int,
    remaining: Int,
    left: Int,
    deadlines: Ints,
    offset: Int,
    stride: Int,
) -> Real:
    """What the next card allows on average, over every `stride`-th card that remains."""
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
        _, top = weigh(geo, net, third, board, won, rnd, card >> 2, card & 3, rest, left, deadlines)
        total += third.worth[top]
        tried += 1
    return total / tried

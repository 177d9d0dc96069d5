"""What a Hashi position is still worth: a small network over what each island and line looks like.

The first layer is a table: every island, open line, remaining card and race names one row, and the sum
of the rows is the first hidden layer. Two small dense layers turn it into points still to come. A row
describes an island by what it still needs and what its neighbours can still give, never by where it
lies, so one table serves every board; a board may also have a table of its own, a block an island.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from sumida.hashi.packed import STRUCK, Geometry, bit, largest_group, three_bits

WIDTH = 32
NARROW = 16
MOST_ROWS = 160

ISLAND_STATES = 14 * 9
END_STATES = 27
LINE_STATES = END_STATES * END_STATES * 2
SPAN = 18

LINES_AT = 0
DRAWN_AT = LINES_AT + LINE_STATES
RED_AT = DRAWN_AT + 6
BLUE_AT = RED_AT + 6 * SPAN
SIX_AT = BLUE_AT + 6 * SPAN
CARDS_AT = SIX_AT + 8 * SPAN
ROUNDS_AT = CARDS_AT + 32
EMPTY_AT = ROUNDS_AT + SPAN + 4
ISLANDS_AT = EMPTY_AT + SPAN + 6

Floats = NDArray[np.float32]


class Net(NamedTuple):
    """The weights, and the block of the first layer that each island of the board uses."""

    blocks: NDArray[np.int64]
    rows: Floats
    hidden: Floats
    bias: Floats
    out: Floats
    skip: Floats


def blocks_of(geo: Geometry, own: bool) -> NDArray[np.int64]:
    """Which block of rows describes each island: its own, or that of its flag and number of lines."""
    if own:
        return np.arange(len(geo.flags))
    degree = (geo.lines >= 0).sum(axis=1)
    return np.asarray(geo.flags * 4 + degree - 1)


def fresh_net(geo: Geometry, own: bool, rng: np.random.Generator) -> Net:
    """Small random weights."""
    blocks = blocks_of(geo, own)
    rows = ISLANDS_AT + (len(blocks) if own else 12) * ISLAND_STATES
    return Net(
        blocks,
        rng.normal(0, 0.05, (rows, WIDTH)).astype(np.float32),
        rng.normal(0, 0.2, (WIDTH, NARROW)).astype(np.float32),
        np.zeros(NARROW + 1, np.float32),
        rng.normal(0, 0.2, NARROW).astype(np.float32),
        rng.normal(0, 0.2, WIDTH).astype(np.float32),
    )


@njit(cache=True)
def common_rows(remaining, left, rows):  # type: ignore[no-untyped-def]
    """Rows that all turns of a round share: the cards that may still come, and how many will."""
    n = 0
    for card in range(32):
        if remaining & (np.int64(1) << card):
            rows[n] = CARDS_AT + card
            n += 1
    rows[n] = ROUNDS_AT + left
    return n + 1


@njit(cache=True)
def board_rows(geo, blocks, state, won, spans, rows, n, room, avail, ends):  # type: ignore[no-untyped-def]
    """Rows of a board, appended at `n`; `spans` are the rounds left to each race's full points."""
    fin = state[5]
    _supply(geo, state, room, avail)
    n, empty, dead = _island_rows(geo, blocks, state, room, avail, ends, rows, n)
    n = _line_rows(geo, state, room, ends, rows, n)
    rows[n] = EMPTY_AT + empty
    n += 1
    if not won & 1:
        rows[n] = RED_AT + _flags_row(fin, geo.red, dead) * SPAN + spans[0]
        n += 1
    if not won & 2:
        rows[n] = BLUE_AT + _flags_row(fin, geo.blue, dead) * SPAN + spans[1]
        n += 1
    if not won & 4:
        rows[n] = SIX_AT + min(6, largest_group(geo, state)) * SPAN + spans[2]
        n += 1
    return n


@njit(cache=True)
def _supply(geo, state, room, avail):  # type: ignore[no-untyped-def]
    """How many bridges each island can still take, and how many its open lines can still give it."""
    fin, num, cnt = state[5], state[0], state[1]
    for i in range(geo.flags.shape[0]):
        avail[i] = 0
        if bit(fin, i) or bit(fin, i + STRUCK):
            room[i] = 0
        else:
            number = three_bits(num, i)
            room[i] = (number if number else 6) - three_bits(cnt, i)
    closed = state[4] | state[3]
    for line in range(geo.ends.shape[0]):
        a, b = geo.ends[line, 0], geo.ends[line, 1]
        if not bit(closed, line) and room[a] > 0 and room[b] > 0:
            give = 1 if bit(state[2], line) else 2
            avail[a] += min(give, room[b])
            avail[b] += min(give, room[a])


@njit(cache=True)
def _island_rows(geo, blocks, state, room, avail, ends, rows, n):  # type: ignore[no-untyped-def]
    """A row an island; `ends` tells lines what stands at their ends, the islands beyond hope come back."""
    fin, num, cnt = state[5], state[0], state[1]
    dead = np.uint64(0)
    empty = 0
    for i in range(geo.flags.shape[0]):
        bridges = three_bits(cnt, i)
        if bit(fin, i):
            kind = 0
        elif bit(fin, i + STRUCK):
            kind = 1
            dead |= np.uint64(1) << np.uint64(i)
        elif three_bits(num, i):
            kind = room[i] * 9 + avail[i]
            slack = avail[i] - room[i]
            if slack < 0:
                dead |= np.uint64(1) << np.uint64(i)
                ends[i] = 26
            else:
                ends[i] = (room[i] - 1) * 3 + min(2, slack)
        else:
            kind = (7 + bridges) * 9 + avail[i]
            ends[i] = 18 + min(3, bridges) + (4 if geo.flags[i] else 0)
            empty += 1
            if avail[i] == 0 and bridges == 0:
                dead |= np.uint64(1) << np.uint64(i)
        rows[n] = ISLANDS_AT + blocks[i] * ISLAND_STATES + kind
        n += 1
    return n, empty, dead


@njit(cache=True)
def _line_rows(geo, state, room, ends, rows, n):  # type: ignore[no-untyped-def]
    """A row for each line that is drawn and one for each that is still open."""
    fin = state[5]
    closed = state[4] | state[3]
    for line in range(geo.ends.shape[0]):
        a, b = geo.ends[line, 0], geo.ends[line, 1]
        one = bit(state[2], line)
        if one:
            rows[n] = DRAWN_AT + bit(fin, a) + bit(fin, b) + (3 if bit(state[3], line) else 0)
            n += 1
        if not bit(closed, line) and room[a] > 0 and room[b] > 0:
            x, y = min(ends[a], ends[b]), max(ends[a], ends[b])
            rows[n] = LINES_AT + (x * END_STATES + y) * 2 + one
            n += 1
    return n


@njit(cache=True)
def _flags_row(fin, mask, dead):  # type: ignore[no-untyped-def]
    if dead & mask != 0:
        return 5
    have = fin & mask
    count = 0
    while have != 0:
        have &= have - np.uint64(1)
        count += 1
    return count


@njit(cache=True, fastmath=True)
def add_rows(table, rows, n, acc):  # type: ignore[no-untyped-def]
    """Add the first `n` rows named to `acc`; four at a time, which compiles to far fewer loads."""
    r = 0
    while r + 4 <= n:
        a, b, c, d = table[rows[r]], table[rows[r + 1]], table[rows[r + 2]], table[rows[r + 3]]
        for k in range(WIDTH):
            acc[k] += (a[k] + b[k]) + (c[k] + d[k])
        r += 4
    while r < n:
        a = table[rows[r]]
        for k in range(WIDTH):
            acc[k] += a[k]
        r += 1


@njit(cache=True, fastmath=True)
def head(net, acc, h):  # type: ignore[no-untyped-def]
    """Points still to come, from the summed rows; `h` is left holding the second layer."""
    zero = np.float32(0)
    total = net.bias[NARROW]
    for k in range(WIDTH):
        total += net.skip[k] * acc[k]
    for j in range(NARROW):
        h[j] = net.bias[j]
    for k in range(0, WIDTH, 4):
        a, b, c, d = max(acc[k], zero), max(acc[k + 1], zero), max(acc[k + 2], zero), max(acc[k + 3], zero)
        for j in range(NARROW):
            h[j] += (a * net.hidden[k, j] + b * net.hidden[k + 1, j]) + (
                c * net.hidden[k + 2, j] + d * net.hidden[k + 3, j]
            )
    for j in range(NARROW):
        total += net.out[j] * max(h[j], zero)
    return total


@njit(cache=True, fastmath=True)
def learn(net, grads, rows, n, target, acc, h, back):  # type: ignore[no-untyped-def]
    """Add the gradient of half the squared error of one position to `grads`; returns the error."""
    acc[:] = 0
    add_rows(net.rows, rows, n, acc)
    error = head(net, acc, h) - target
    grads.bias[NARROW] += error
    for j in range(NARROW):
        if h[j] > 0:
            grads.out[j] += error * h[j]
            h[j] = error * net.out[j]
            grads.bias[j] += h[j]
        else:
            h[j] = 0
    for k in range(WIDTH):
        grads.skip[k] += error * acc[k]
        back[k] = error * net.skip[k]
        if acc[k] > 0:
            for j in range(NARROW):
                grads.hidden[k, j] += h[j] * acc[k]
                back[k] += h[j] * net.hidden[k, j]
    for r in range(n):
        row = rows[r]
        for k in range(WIDTH):
            grads.rows[row, k] += back[k]
    return error

"""The value network of Hashi: the points still to come, from the state of each island and line.

The first layer is an embedding table: every island, open line, remaining card and race selects one row, and
the sum of the rows is the first hidden layer. Two small dense layers turn it into points still to come. A row
describes an island by what it still needs and what its neighbours can still give, never by its place, so one
table serves every board. A network for a single board has a block of rows for each island.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sumida.hashi.engines.jit import Int, Real, Word, fast_jit, jit
from sumida.hashi.engines.packed import ROOM, STRUCK, Geometry, Ints, Words, largest_group, ones, three_bits

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


def _kinds() -> Ints:
    table = np.zeros((8, 8), np.int64)
    table[0] = [(7 + min(6, count)) * 9 for count in range(8)]
    for number in range(1, STRUCK):
        table[number] = [max(0, number - count) * 9 for count in range(8)]
    table[STRUCK] = 1
    return table.ravel()


def _ends() -> Ints:
    """By (number * 8 + bridges) * 4 + slack, where slack 3 means too few: the state of a line's end."""
    table = np.zeros((8, 8, 4), np.int64)
    for number in range(1, STRUCK):
        for count in range(number):
            table[number, count] = [(number - count - 1) * 3 + slack for slack in range(3)] + [26]
    for count in range(8):
        table[0, count] = 18 + min(3, count)
    return table.ravel()


KINDS, ENDS = _kinds(), _ends()


class ValueNet(NamedTuple):
    """The weights, and the block of the first layer that each island of the board uses."""

    blocks: Ints
    rows: Floats
    hidden: Floats
    bias: Floats
    out: Floats
    skip: Floats


def blocks_of(geo: Geometry, own: bool) -> Ints:
    """Which block of rows each island uses: one to itself, or that of its flag and number of lines."""
    if own:
        return np.arange(len(geo.flags))
    degree = (geo.lines >= 0).sum(axis=1)
    return np.asarray(geo.flags * 4 + degree - 1)


def random_net(geo: Geometry, own: bool, rng: np.random.Generator) -> ValueNet:
    """A network with small random weights."""
    blocks = blocks_of(geo, own)
    rows = ISLANDS_AT + (len(blocks) if own else 12) * ISLAND_STATES
    return ValueNet(
        blocks,
        rng.normal(0, 0.05, (rows, WIDTH)).astype(np.float32),
        rng.normal(0, 0.2, (WIDTH, NARROW)).astype(np.float32),
        np.zeros(NARROW + 1, np.float32),
        rng.normal(0, 0.2, NARROW).astype(np.float32),
        rng.normal(0, 0.2, WIDTH).astype(np.float32),
    )


@jit
def common_rows(remaining: Int, left: Int, rows: Ints) -> Int:
    """Rows that all turns of a round share: the cards that may still come, and how many rounds are left."""
    n = 0
    for card in range(32):
        if remaining & (np.int64(1) << card):
            rows[n] = CARDS_AT + card
            n += 1
    rows[n] = ROUNDS_AT + left
    return n + 1


@jit
def board_rows(
    geo: Geometry, blocks: Ints, state: Words, won: Int, spans: Ints, rows: Ints, n: Int, look: Ints
) -> Int:
    """Rows of a board, appended at `n`; `spans` are the rounds left to each race's full points.

    Mostly free of branches, as a search spends most of its time here.
    """
    islands, lines = geo.flags.shape[0], geo.ends.shape[0]
    room, avail, ends = look[0], look[1], look[2]
    num, cnt, one, closed = state[0], state[1], state[2], state[4] | state[3]
    for i in range(islands):
        avail[i] = 0
        ends[i] = three_bits(num, i) * 8 + three_bits(cnt, i)
        room[i] = ROOM[ends[i]]
    for line in range(lines):
        a, b = geo.ends[line, 0], geo.ends[line, 1]
        place = np.uint64(line)
        give = np.int64((~closed >> place) & np.uint64(1)) * (2 - np.int64((one >> place) & np.uint64(1)))
        avail[a] += min(give, room[b])
        avail[b] += min(give, room[a])
    dead = np.uint64(0)
    empty: Int = 0
    for i in range(islands):
        what = ends[i]
        here = avail[i] if room[i] > 0 else 0
        slack = here - room[i]
        rows[n + i] = ISLANDS_AT + blocks[i] * ISLAND_STATES + KINDS[what] + here
        numbered = np.int64(what >= 8)
        ends[i] = ENDS[what * 4 + (3 if slack < 0 else min(2, slack))] + 4 * (1 - numbered) * min(
            1, geo.flags[i]
        )
        empty += 1 - numbered
        lost = (numbered * np.int64(slack < 0)) | np.int64(what + here == 0) | np.int64(what >= 8 * STRUCK)
        dead |= np.uint64(lost) << np.uint64(i)
    n += islands
    fin = state[5]
    for line in range(lines):
        a, b = geo.ends[line, 0], geo.ends[line, 1]
        place = np.uint64(line)
        drawn = np.int64((one >> place) & np.uint64(1))
        both = np.int64(((fin >> np.uint64(a)) & np.uint64(1)) + ((fin >> np.uint64(b)) & np.uint64(1)))
        rows[n] = DRAWN_AT + both + 3 * np.int64((state[3] >> place) & np.uint64(1))
        n += drawn
        x, y = min(ends[a], ends[b]), max(ends[a], ends[b])
        rows[n] = LINES_AT + (x * END_STATES + y) * 2 + drawn
        n += np.int64((~closed >> place) & np.uint64(1)) & np.int64(room[a] * room[b] > 0)
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


@jit
def _flags_row(fin: Word, mask: Word, dead: Word) -> Int:
    if dead & mask != 0:
        return 5
    return ones(fin & mask)


@fast_jit
def add_rows(table: Floats, rows: Ints, n: Int, acc: Floats) -> None:
    """Add the first `n` of these rows to `acc`; four at a time, which compiles to far fewer loads."""
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


@fast_jit
def head(net: ValueNet, acc: Floats, h: Floats) -> Real:
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


@fast_jit
def add_gradient(
    net: ValueNet, grads: ValueNet, rows: Ints, n: Int, target: Real, acc: Floats, h: Floats, back: Floats
) -> Real:
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

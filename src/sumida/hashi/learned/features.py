"""What the value network sees of a board: one row of its first layer for every island, every line, and a few
sums over the whole board.

A row describes an island by what it still needs and what its neighbours can still give, an open line by the
states of its two ends, never by its place, so one table serves every board; a network for a single board
has rows of its own for each island and each closed line. Boards are described in blocks of `LANES`: every
loop over the boards of a block compiles to vector instructions.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sumida.hashi.engines.jit import Int, jit
from sumida.hashi.engines.packed import (
    MOST_BRIDGES,
    MOST_ISLANDS,
    MOST_LINES,
    STRUCK,
    WORDS,
    Geometry,
    Ints,
    Words,
    ones,
)

LANES = 64
"""Boards in a block."""
NUMBERS = 6
SPAN = 18
STAGES = 4
"""Islands have rows of their own for every four rounds left."""

KINDS = 14
ISLAND_STATES = KINDS * 9
END_STATES = 27
LINE_STATES = END_STATES * END_STATES * 2
CLOSED_STATES = 9
MOST_BALANCE = 24

LINES_AT = 0
RED_AT = LINES_AT + LINE_STATES
BLUE_AT = RED_AT + 7 * SPAN
SIX_AT = BLUE_AT + 7 * SPAN
CARDS_AT = SIX_AT + 8 * SPAN
ROUNDS_AT = CARDS_AT + 32
EMPTY_AT = ROUNDS_AT + SPAN
FITS_AT = EMPTY_AT + (MOST_ISLANDS + 1) * SPAN
BALANCE_AT = FITS_AT + NUMBERS * 4 * 10
NUMBERS_AT = BALANCE_AT + 2 * MOST_BALANCE + 1
SIZES_AT = NUMBERS_AT + NUMBERS * 8
CLOSED_AT = SIZES_AT + 3 * 8
"""The first row for closed lines; those for islands follow them."""

Rows = NDArray[np.int32]


class Blocks(NamedTuple):
    """The first row of each island and of each closed line, and how many rows there are in all."""

    islands: Ints
    lines: Ints
    size: np.int64


def blocks_of(geo: Geometry, own: bool) -> Blocks:
    """Each island and line has rows to itself, or an island shares those of its flag and number of lines and
    all lines share theirs."""
    islands, lines = len(geo.flags), len(geo.ends)
    degree = (geo.lines >= 0).sum(axis=1)
    kinds = np.arange(islands) if own else geo.flags * 4 + degree - 1
    places = np.arange(lines) if own else np.zeros(lines, np.int64)
    first = CLOSED_AT + (lines if own else 1) * CLOSED_STATES
    size = first + (islands if own else 12) * ISLAND_STATES * STAGES
    return Blocks(
        first + kinds.astype(np.int64) * ISLAND_STATES * STAGES,
        CLOSED_AT + places.astype(np.int64) * CLOSED_STATES,
        np.int64(size),
    )


class Look(NamedTuple):
    """Scratch space to describe a block of boards: words, islands or slots by board."""

    words: Words
    room: Rows
    avail: Rows
    ends: Rows
    sums: Rows
    rows: Rows
    won: Ints
    groups: Ints
    common: Rows


MOST_SLOTS = MOST_ISLANDS + MOST_LINES + 11
MOST_COMMON = 32
"""Rows at most, of a board and of what all boards of a round share."""


def look_space() -> Look:
    return Look(
        np.zeros((WORDS, LANES), np.uint64),
        np.zeros((MOST_ISLANDS, LANES), np.int32),
        np.zeros((MOST_ISLANDS, LANES), np.int32),
        np.zeros((MOST_ISLANDS, LANES), np.int32),
        np.zeros((NUMBERS + 4, LANES), np.int32),
        np.zeros((MOST_SLOTS, LANES), np.int32),
        np.zeros(LANES, np.int64),
        np.zeros(LANES, np.int64),
        np.zeros((MOST_COMMON, 1), np.int32),
    )


@jit
def common_rows(remaining: Int, left: Int, rows: Rows) -> Int:
    """Rows that all turns of a round share: the cards that may still come, and how many rounds are left."""
    n = 0
    for card in range(4, 28):
        if remaining >> card & 1:
            rows[n, 0] = CARDS_AT + card
            n += 1
    for number in range(1, NUMBERS + 1):
        rows[n, 0] = NUMBERS_AT + (number - 1) * 8 + (remaining >> (4 * number + 1) & 7)
        n += 1
    for size in range(1, 4):
        count = 0
        for number in range(1, NUMBERS + 1):
            count += remaining >> (4 * number + size) & 1
        rows[n, 0] = SIZES_AT + (size - 1) * 8 + count
        n += 1
    rows[n, 0] = ROUNDS_AT + left
    return n + 1


@jit
def describe(
    geo: Geometry,
    blocks: Blocks,
    boards: Words,
    first: Int,
    size: Int,
    remaining: Int,
    left: Int,
    spans: Ints,
    look: Look,
) -> Int:
    """Fill `look.rows` with the rows of `size` boards from number `first` on, by slot and board; returns the
    number of slots.

    `spans` are the rounds left to each race's full points. `look.won` and `look.groups` hold the races that
    each board has won and its largest group.
    """
    islands, lines = geo.flags.shape[0], geo.ends.shape[0]
    for p in range(size):
        for word in range(WORDS):
            look.words[word, p] = boards[first + p, word]
    _islands(geo, size, look)
    _lines(geo, blocks.lines, size, look)
    stage = min(left // 4, STAGES - 1)
    _ends(geo, blocks.islands, stage, size, look)
    _open_lines(geo, size, look)
    n = islands + lines
    sums, rows = look.sums, look.rows
    balance: Int = 0
    for number in range(1, NUMBERS + 1):
        cards = remaining >> (4 * number + 1) & 7
        count = (cards & 1) + (cards >> 1 & 1) + (cards >> 2)
        balance += number * count - 2 * ((cards & 1) + 2 * (cards >> 1 & 1) + 3 * (cards >> 2))
        base = FITS_AT + ((number - 1) * 4 + count) * 10
        for p in range(size):
            rows[n, p] = base + min(9, sums[number - 1, p])
        n += 1
    balance = balance * left // (left + 1)
    for p in range(size):
        rows[n, p] = BALANCE_AT + min(2 * MOST_BALANCE, max(0, sums[6, p] + balance + MOST_BALANCE))
        rows[n + 1, p] = EMPTY_AT + sums[7, p] * SPAN + left
    red, blue = ones(geo.red), ones(geo.blue)
    for p in range(size):
        fin, what = look.words[5, p], look.won[p]
        dead = sums[8, p] & 7
        have = 5 if dead else ones(fin & geo.red)
        rows[n + 2, p] = RED_AT + (6 if what & 1 or red == 0 else have) * SPAN + spans[0]
        dead = sums[8, p] >> 3
        have = 5 if dead else ones(fin & geo.blue)
        rows[n + 3, p] = BLUE_AT + (6 if what & 2 or blue == 0 else have) * SPAN + spans[1]
        rows[n + 4, p] = SIX_AT + (7 if what & 4 else min(6, look.groups[p])) * SPAN + spans[2]
    return n + 5


@jit
def _islands(geo: Geometry, size: Int, look: Look) -> None:
    """What each island can still take, and its number and bridges."""
    words, room, avail, ends = look.words, look.room, look.avail, look.ends
    for i in range(geo.flags.shape[0]):
        shift = np.uint64(3 * i)
        for p in range(size):
            number = np.int32((words[0, p] >> shift) & np.uint64(7))
            count = np.int32((words[1, p] >> shift) & np.uint64(7))
            most = number if number else MOST_BRIDGES
            free: Int = max(0, most - count)
            room[i, p] = 0 if number == STRUCK else free
            ends[i, p] = number * 8 + count
            avail[i, p] = 0


@jit
def _lines(geo: Geometry, closed_rows: Ints, size: Int, look: Look) -> None:
    """What each line can still give to its ends, and the row it has if it is closed."""
    words, room, avail, rows = look.words, look.room, look.avail, look.rows
    islands = geo.flags.shape[0]
    for line in range(geo.ends.shape[0]):
        a, b = geo.ends[line, 0], geo.ends[line, 1]
        base = closed_rows[line]
        place, first, second = np.uint64(line), np.uint64(a), np.uint64(b)
        for p in range(size):
            one = np.int32((words[2, p] >> place) & np.uint64(1))
            two = np.int32((words[3, p] >> place) & np.uint64(1))
            shut = np.int32((words[4, p] >> place) & np.uint64(1)) | two
            done = np.int32(
                ((words[5, p] >> first) & np.uint64(1)) + ((words[5, p] >> second) & np.uint64(1))
            )
            give = (1 - shut) * (2 - one)
            avail[a, p] += min(give, room[b, p])
            avail[b, p] += min(give, room[a, p])
            rows[islands + line, p] = base + (one + two) * 3 + done


@jit
def _ends(geo: Geometry, blocks: Ints, stage: Int, size: Int, look: Look) -> None:
    """The row of each island, its state as an end of a line, and the sums over islands."""
    room, avail, ends, sums, rows = look.room, look.avail, look.ends, look.sums, look.rows
    for k in range(NUMBERS + 3):
        for p in range(size):
            sums[k, p] = 0
    for i in range(geo.flags.shape[0]):
        base = blocks[i] + stage * ISLAND_STATES
        flag = min(1, geo.flags[i])
        kind = np.int32(
            ((geo.red >> np.uint64(i)) & np.uint64(1)) + 8 * ((geo.blue >> np.uint64(i)) & np.uint64(1))
        )
        for p in range(size):
            what, free = ends[i, p], room[i, p]
            number, count = what >> 3, what & 7
            here = avail[i, p] if free > 0 else 0
            numbered = 1 if number > 0 else 0
            struck = 1 if number == STRUCK else 0
            need = free if numbered else 7 + min(6, count)
            rows[i, p] = base + need * 9 + here + struck
            slack = here - free
            short = 1 if slack < 0 else 0
            known = 26 if short else (free - 1) * 3 + min(2, slack)
            blank = 18 + min(3, count) + 4 * flag
            ends[i, p] = known if numbered else blank
            lost = (numbered & short) | struck | (1 if what + here == 0 else 0)
            sums[6, p] += (0 if short else free) if numbered else -count
            sums[7, p] += 1 - numbered
            sums[8, p] |= lost * kind
            for n in range(1, NUMBERS + 1):
                sums[n - 1, p] += (1 - numbered) * (1 if count <= n else 0) * (1 if count + here >= n else 0)


@jit
def _open_lines(geo: Geometry, size: Int, look: Look) -> None:
    """The row of each line that may still take a bridge, by the states of its ends."""
    words, room, ends, rows = look.words, look.room, look.ends, look.rows
    islands = geo.flags.shape[0]
    for line in range(geo.ends.shape[0]):
        a, b = geo.ends[line, 0], geo.ends[line, 1]
        place = np.uint64(line)
        for p in range(size):
            drawn = np.int32((words[2, p] >> place) & np.uint64(1))
            shut = np.int32(((words[3, p] | words[4, p]) >> place) & np.uint64(1))
            x, y = min(ends[a, p], ends[b, p]), max(ends[a, p], ends[b, p])
            row = LINES_AT + (x * END_STATES + y) * 2 + drawn
            may = (1 - shut) * room[a, p] * room[b, p]
            rows[islands + line, p] = row if may > 0 else rows[islands + line, p]

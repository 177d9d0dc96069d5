"""Hashi boards in a few machine words: the moves on one player's board, compiled by Numba.

A packed board is six 64-bit words, always passed in this order:

    num   the number on each island, three bits per island, 0 for none, 7 for an island struck out
    cnt   the bridges at each island, three bits per island
    one   the lines that carry at least one bridge, one bit per line
    two   the lines that carry two
    shut  the lines that cross a drawn bridge
    fin   the finished islands, one bit per island

The geometry comes from the reference rules, and a test steps both side by side.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sumida.hashi.engines.jit import Int, Word, jit
from sumida.hashi.rules.board import Board
from sumida.hashi.rules.sheet import Sheet

MOST_ISLANDS = 21
MOST_LINES = 64
MOST_BRIDGES = 6
WORDS = 6
STRUCK = 7
"""The number stored for an island that is struck out: it takes no bridge and no number."""

U64 = np.uint64
Words = NDArray[np.uint64]
Ints = NDArray[np.int64]


def _room() -> NDArray[np.int64]:
    table = np.zeros((8, 8), np.int64)
    table[0] = [max(0, MOST_BRIDGES - count) for count in range(8)]
    for number in range(1, STRUCK):
        table[number] = [max(0, number - count) for count in range(8)]
    return table.ravel()


ROOM = _room()
"""By number * 8 + bridges: how many more bridges an island can take."""


class Geometry(NamedTuple):
    """A board as tables. By line: its ends, the lines it crosses (`cross`) and the lines that share an
    island with it, itself included (`near`). By island: its lines and its flag."""

    ends: Ints
    cross: Words
    near: Words
    lines: Ints
    flags: Ints
    red: np.uint64
    blue: np.uint64


FLAGS = {"": 0, "red": 1, "blue": 2}


def geometry(board: Board) -> Geometry:
    """The tables of a board, taken from the reference."""
    islands, lines = len(board.islands), len(board.lines)
    assert islands <= MOST_ISLANDS
    assert lines <= MOST_LINES
    cross = [sum(1 << other for other in line.crosses) for line in board.lines]
    near = [
        sum(1 << other for other in {*board.lines_at[line.a], *board.lines_at[line.b]})
        for line in board.lines
    ]
    at = np.full((islands, 4), -1, np.int64)
    for island, own in enumerate(board.lines_at):
        at[island, : len(own)] = own
    flags = np.array([FLAGS[island.flag] for island in board.islands], np.int64)
    red, blue = (U64(sum(1 << island for island in board.flagged(colour))) for colour in ("red", "blue"))
    ends = np.array([(line.a, line.b) for line in board.lines], np.int64)
    return Geometry(ends, np.array(cross, np.uint64), np.array(near, np.uint64), at, flags, red, blue)


def pack(sheet: Sheet) -> Words:
    """A sheet of the reference as words. Struck and disputed islands are packed as walls, as the marks on
    them may break the rules."""
    words = [0] * WORDS
    for island, (number, count) in enumerate(zip(sheet.numbers, sheet.counts, strict=True)):
        out = island in sheet.struck or island in sheet.disputed
        words[0] |= (STRUCK if out else number) << 3 * island
        words[1] |= (0 if out else count) << 3 * island
        words[5] |= sheet.finished(island) << island
    for line, bridges in enumerate(sheet.bridges):
        words[2] |= (bridges > 0) << line
        words[3] |= (bridges > 1) << line
        words[4] |= sheet.blocked(line) << line
    return np.array(words, np.uint64)


@jit
def three_bits(word: Word, island: Int) -> Int:
    return np.int64((word >> np.uint64(3 * island)) & np.uint64(7))


@jit
def bit(word: Word, place: Int) -> Int:
    return (word >> np.uint64(place)) & np.uint64(1) != 0


@jit
def may_write(geo: Geometry, state: Words, island: Int, number: Int) -> Int:
    """Whether `number` may be written on `island` now."""
    bridges = three_bits(state[1], island)
    if three_bits(state[0], island) != 0:
        return False
    return number >= bridges and (geo.flags[island] == 0 or bridges > 0)


@jit
def write(state: Words, island: Int, number: Int) -> None:
    """Write a number, in place; an island that has that many bridges already is finished."""
    state[0] |= np.uint64(number) << np.uint64(3 * island)
    if three_bits(state[1], island) == number:
        state[5] |= np.uint64(1) << np.uint64(island)


@jit
def room(state: Words, island: Int) -> Int:
    """How many more bridges the island can take."""
    return ROOM[three_bits(state[0], island) * 8 + three_bits(state[1], island)]


@jit
def may_draw(geo: Geometry, state: Words, line: Int) -> Int:
    """Whether one bridge may be drawn on `line` now, whatever the card says."""
    if bit(state[4] | state[3], line):
        return False
    a, b = geo.ends[line, 0], geo.ends[line, 1]
    number_a, number_b = three_bits(state[0], a), three_bits(state[0], b)
    if number_a + number_b == 0:
        return False
    room_a = ROOM[number_a * 8 + three_bits(state[1], a)]
    return room_a * ROOM[number_b * 8 + three_bits(state[1], b)] > 0


@jit
def draw(geo: Geometry, state: Words, line: Int) -> None:
    """Draw a bridge, in place."""
    mark = np.uint64(1) << np.uint64(line)
    if state[2] & mark != 0:
        state[3] |= mark
    else:
        state[2] |= mark
        state[4] |= geo.cross[line]
    for end in range(2):
        island = geo.ends[line, end]
        state[1] += np.uint64(1) << np.uint64(3 * island)
        if three_bits(state[1], island) == three_bits(state[0], island):
            state[5] |= np.uint64(1) << np.uint64(island)


@jit
def open_lines(geo: Geometry, state: Words) -> Word:
    """The lines on which a bridge may be drawn now."""
    found = np.uint64(0)
    for line in range(geo.ends.shape[0]):
        found |= np.uint64(may_draw(geo, state, line)) << np.uint64(line)
    return found


@jit
def leads_on(geo: Geometry, state: Words, lines: Word, line: Int, left: Int, scratch: Words) -> Int:
    """Whether `left` more bridges (at most two) can follow one on `line`; `lines` are open before it."""
    if left == 0 or (left == 1 and lines & ~(geo.near[line] | geo.cross[line]) != 0):
        return True
    scratch[0, :] = state
    draw(geo, scratch[0], line)
    lines = open_lines(geo, scratch[0])
    if left == 1 or lines == 0:
        return lines != 0
    for other in range(geo.ends.shape[0]):
        if bit(lines, other):
            if lines & ~(geo.near[other] | geo.cross[other]) != 0:
                return True
            scratch[1, :] = scratch[0]
            draw(geo, scratch[1], other)
            if open_lines(geo, scratch[1]) != 0:
                return True
    return False


@jit
def largest_group(geo: Geometry, state: Words) -> Int:
    """Size of the largest group of finished islands joined by bridges."""
    best = 0
    todo = state[5]
    while todo != 0:
        group = todo & (~todo + np.uint64(1))
        edge = group
        size = 0
        while edge != 0:
            island = lowest(edge)
            edge &= edge - np.uint64(1)
            size += 1
            for k in range(4):
                line = geo.lines[island, k]
                if line >= 0 and bit(state[2], line):
                    other = geo.ends[line, 0] + geo.ends[line, 1] - island
                    mark = np.uint64(1) << np.uint64(other)
                    if todo & mark != 0 and group & mark == 0:
                        group |= mark
                        edge |= mark
        todo &= ~group
        best = max(best, size)
    return best


@jit
def lowest(word: Word) -> Int:
    """The position of the lowest set bit."""
    place = 0
    if word & np.uint64(0xFFFFFFFF) == 0:
        word >>= np.uint64(32)
        place += 32
    while word & np.uint64(1) == 0:
        word >>= np.uint64(1)
        place += 1
    return place


@jit
def ones(word: Word) -> Int:
    """How many bits are set."""
    word = word - ((word >> np.uint64(1)) & np.uint64(0x5555555555555555))
    word = (word & np.uint64(0x3333333333333333)) + ((word >> np.uint64(2)) & np.uint64(0x3333333333333333))
    word = (word + (word >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)
    return np.int64((word * np.uint64(0x0101010101010101)) >> np.uint64(56))


@jit
def finished(state: Words) -> Int:
    """How many islands are finished."""
    return ones(state[5])


@jit
def races_won(geo: Geometry, state: Words) -> Int:
    """The races this board has completed: 1 red, 2 blue, 4 six connected."""
    won = 0
    if state[5] & geo.red == geo.red:
        won |= 1
    if state[5] & geo.blue == geo.blue:
        won |= 2
    if finished(state) >= 6 and largest_group(geo, state) >= 6:
        won |= 4
    return won


@jit
def turns(
    geo: Geometry, state: Words, number: Int, bridges: Int, boards: Words, marks: Ints, stack: Words
) -> Int:
    """Every whole turn with this card: resulting boards, and marks (island or -1, then lines or -1).

    Bridges of a turn are listed in ascending order of lines, so each result appears once. Returns how many.
    """
    found = 0
    islands = geo.flags.shape[0]
    for island in range(-1, islands):
        if island >= 0 and not may_write(geo, state, island, number):
            continue
        stack[0, :WORDS] = state
        if island >= 0:
            write(stack[0], island, number)
        found = _emit(stack[0], island, stack, 0, boards, marks, found)
        if bridges > 0:
            found = _bridge_sets(geo, island, bridges, boards, marks, stack, found)
        if found >= boards.shape[0]:
            break
    return found


LINE, OPEN = WORDS, WORDS + 1
"""Columns of the stack after the board: the line drawn last, and the lines that may still follow."""
STACK_WIDTH = WORDS + 2


@jit
def _emit(board: Words, island: Int, stack: Words, depth: Int, boards: Words, marks: Ints, found: Int) -> Int:
    if found < boards.shape[0]:
        for word in range(WORDS):
            boards[found, word] = board[word]
        marks[found, 0] = island
        for k in range(1, marks.shape[1]):
            marks[found, k] = np.int64(stack[k, LINE]) if k <= depth else -1
        found += 1
    return found


@jit
def _bridge_sets(
    geo: Geometry, island: Int, bridges: Int, boards: Words, marks: Ints, stack: Words, found: Int
) -> Int:
    stack[0, OPEN] = open_lines(geo, stack[0])
    depth = 0
    while depth >= 0:
        lines = stack[depth, OPEN]
        if lines == 0:
            depth -= 1
            continue
        mark = lines & (~lines + np.uint64(1))
        stack[depth, OPEN] = lines & ~mark
        line = ones(mark - np.uint64(1))
        for word in range(WORDS):
            stack[depth + 1, word] = stack[depth, word]
        after = stack[depth + 1]
        draw(geo, after, line)
        after[LINE] = np.uint64(line)
        if depth + 1 == bridges:
            found = _emit(after, island, stack, bridges, boards, marks, found)
        else:
            after[OPEN] = lines & ~_closed_by(geo, after, line)
            depth += 1
    return found


@jit
def _closed_by(geo: Geometry, state: Words, line: Int) -> Word:
    """The lines on which no bridge may be drawn any more because of the one just drawn on `line`."""
    closed = geo.cross[line] | (state[3] & (np.uint64(1) << np.uint64(line)))
    for end in range(2):
        island = geo.ends[line, end]
        if room(state, island) == 0:
            for k in range(4):
                if geo.lines[island, k] >= 0:
                    closed |= np.uint64(1) << np.uint64(geo.lines[island, k])
    return closed

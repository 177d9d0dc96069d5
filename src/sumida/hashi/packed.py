"""Hashi boards in a few machine words: the moves of one player's board, compiled by Numba.

A packed board is six 64-bit words, always passed in this order:

    num   the number on each island, three bits an island, 0 for none
    cnt   the bridges at each island, three bits an island
    one   the lines that carry at least one bridge, a bit a line
    two   the lines that carry two
    shut  the lines that cross a drawn bridge
    fin   the finished islands, a bit an island; struck islands stand in its upper half

No rule is invented here: the geometry comes from the reference, and a test walks both side by side.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from sumida.hashi.board import Board
from sumida.hashi.sheet import Sheet

MOST_ISLANDS = 21
MOST_LINES = 64
MOST_BRIDGES = 6
WORDS = 6
STRUCK = 32
"""Islands struck out are marked this many bits above their place among the finished."""

U64 = np.uint64
Words = NDArray[np.uint64]


class Geometry(NamedTuple):
    """A board as tables: the ends of each line, what it crosses, the lines and flag of each island."""

    ends: NDArray[np.int64]
    cross: Words
    lines: NDArray[np.int64]
    flags: NDArray[np.int64]
    red: np.uint64
    blue: np.uint64


FLAGS = {"": 0, "red": 1, "blue": 2}


def geometry(board: Board) -> Geometry:
    """The tables of a board, read off the reference."""
    islands, lines = len(board.islands), len(board.lines)
    assert islands <= MOST_ISLANDS
    assert lines <= MOST_LINES
    cross = [sum(1 << other for other in line.crosses) for line in board.lines]
    at = np.full((islands, 4), -1, np.int64)
    for island, own in enumerate(board.lines_at):
        at[island, : len(own)] = own
    flags = np.array([FLAGS[island.flag] for island in board.islands], np.int64)
    red, blue = (U64(sum(1 << island for island in board.flagged(colour))) for colour in ("red", "blue"))
    ends = np.array([(line.a, line.b) for line in board.lines], np.int64)
    return Geometry(ends, np.array(cross, np.uint64), at, flags, red, blue)


def pack(sheet: Sheet) -> Words:
    """A sheet of the reference as words. What the rules forbid on it cannot be packed: only struck
    islands may carry it, and they count as walls."""
    words = [0] * WORDS
    for island, (number, count) in enumerate(zip(sheet.numbers, sheet.counts, strict=True)):
        words[0] |= number << 3 * island
        words[1] |= min(count, 7) << 3 * island
        out = island in sheet.struck or island in sheet.disputed
        words[5] |= sheet.finished(island) << island | out << island + STRUCK
    for line, bridges in enumerate(sheet.bridges):
        words[2] |= (bridges > 0) << line
        words[3] |= (bridges > 1) << line
        words[4] |= sheet.blocked(line) << line
    return np.array(words, np.uint64)


@njit(cache=True)
def three_bits(word, island):  # type: ignore[no-untyped-def]
    return np.int64((word >> np.uint64(3 * island)) & np.uint64(7))


@njit(cache=True)
def bit(word, place):  # type: ignore[no-untyped-def]
    return (word >> np.uint64(place)) & np.uint64(1) != 0


@njit(cache=True)
def may_write(geo, state, island, number):  # type: ignore[no-untyped-def]
    """Whether `number` may be written on `island` now."""
    bridges = three_bits(state[1], island)
    if three_bits(state[0], island) != 0 or bit(state[5], island + STRUCK):
        return False
    return number >= bridges and (geo.flags[island] == 0 or bridges > 0)


@njit(cache=True)
def write(state, island, number):  # type: ignore[no-untyped-def]
    """Write a number, in place; an island that has that many bridges already is finished."""
    state[0] |= np.uint64(number) << np.uint64(3 * island)
    if three_bits(state[1], island) == number:
        state[5] |= np.uint64(1) << np.uint64(island)


@njit(cache=True)
def room(state, island):  # type: ignore[no-untyped-def]
    """How many more bridges the island can take."""
    if bit(state[5], island) or bit(state[5], island + STRUCK):
        return 0
    number = three_bits(state[0], island)
    return (number if number else MOST_BRIDGES) - three_bits(state[1], island)


@njit(cache=True)
def may_draw(geo, state, line):  # type: ignore[no-untyped-def]
    """Whether one bridge may be drawn on `line` now, the card's count left aside."""
    if bit(state[4] | state[3], line):
        return False
    a, b = geo.ends[line, 0], geo.ends[line, 1]
    if three_bits(state[0], a) == 0 and three_bits(state[0], b) == 0:
        return False
    return room(state, a) > 0 and room(state, b) > 0


@njit(cache=True)
def draw(geo, state, line):  # type: ignore[no-untyped-def]
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


@njit(cache=True)
def any_line(geo, state):  # type: ignore[no-untyped-def]
    """Whether a bridge may be drawn anywhere."""
    for line in range(geo.ends.shape[0]):
        if may_draw(geo, state, line):
            return True
    return False


@njit(cache=True)
def can_complete(geo, state, left, scratch):  # type: ignore[no-untyped-def]
    """Whether `left` more bridges, at most two, can be drawn."""
    if left < 2:
        return left == 0 or any_line(geo, state)
    for line in range(geo.ends.shape[0]):
        if may_draw(geo, state, line):
            scratch[:] = state
            draw(geo, scratch, line)
            if any_line(geo, scratch):
                return True
    return False


@njit(cache=True)
def largest_group(geo, state):  # type: ignore[no-untyped-def]
    """Size of the largest group of finished islands joined by bridges."""
    best = 0
    todo = state[5] & np.uint64((1 << STRUCK) - 1)
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


@njit(cache=True)
def lowest(word):  # type: ignore[no-untyped-def]
    """The place of the lowest bit that is set."""
    place = 0
    if word & np.uint64(0xFFFFFFFF) == 0:
        word >>= np.uint64(32)
        place += 32
    while word & np.uint64(1) == 0:
        word >>= np.uint64(1)
        place += 1
    return place


@njit(cache=True)
def ones(word):  # type: ignore[no-untyped-def]
    """How many bits are set."""
    word = word - ((word >> np.uint64(1)) & np.uint64(0x5555555555555555))
    word = (word & np.uint64(0x3333333333333333)) + ((word >> np.uint64(2)) & np.uint64(0x3333333333333333))
    word = (word + (word >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)
    return np.int64((word * np.uint64(0x0101010101010101)) >> np.uint64(56))


@njit(cache=True)
def finished(state):  # type: ignore[no-untyped-def]
    """How many islands are finished."""
    return ones(state[5] & np.uint64((1 << STRUCK) - 1))


@njit(cache=True)
def races_won(geo, state):  # type: ignore[no-untyped-def]
    """The races this board has completed: 1 red, 2 blue, 4 six connected."""
    won = 0
    if state[5] & geo.red == geo.red:
        won |= 1
    if state[5] & geo.blue == geo.blue:
        won |= 2
    if finished(state) >= 6 and largest_group(geo, state) >= 6:
        won |= 4
    return won


@njit(cache=True)
def turns(geo, state, number, bridges, boards, marks, stack):  # type: ignore[no-untyped-def]
    """Every whole turn with this card: resulting boards, and marks (island or -1, then lines or -1).

    Bridges of a turn are listed in rising order of lines, so each result appears once. Returns how many.
    """
    found = 0
    islands = geo.flags.shape[0]
    for island in range(-1, islands):
        if island >= 0 and not may_write(geo, state, island, number):
            continue
        stack[0, :WORDS] = state
        if island >= 0:
            write(stack[0], island, number)
        found = _emit(stack[0, :WORDS], island, stack, 0, boards, marks, found)
        if bridges > 0:
            found = _bridge_sets(geo, island, bridges, boards, marks, stack, found)
        if found >= boards.shape[0]:
            break
    return found


@njit(cache=True)
def _emit(board, island, stack, depth, boards, marks, found):  # type: ignore[no-untyped-def]
    if found < boards.shape[0]:
        boards[found, :] = board
        marks[found, 0] = island
        for k in range(1, marks.shape[1]):
            marks[found, k] = np.int64(stack[k, WORDS]) if k <= depth else -1
        found += 1
    return found


@njit(cache=True)
def _bridge_sets(geo, island, bridges, boards, marks, stack, found):  # type: ignore[no-untyped-def]
    lines = geo.ends.shape[0]
    depth = 0
    stack[1, WORDS] = 0
    while depth >= 0:
        line = np.int64(stack[depth + 1, WORDS])
        while line < lines and not may_draw(geo, stack[depth], line):
            line += 1
        if line >= lines:
            depth -= 1
            if depth >= 0:
                stack[depth + 1, WORDS] += np.uint64(1)
            continue
        stack[depth + 1, :WORDS] = stack[depth, :WORDS]
        stack[depth + 1, WORDS] = np.uint64(line)
        draw(geo, stack[depth + 1], line)
        if depth + 1 == bridges:
            found = _emit(stack[depth + 1, :WORDS], island, stack, bridges, boards, marks, found)
            stack[depth + 1, WORDS] += np.uint64(1)
        else:
            depth += 1
            stack[depth + 1, WORDS] = np.uint64(line)
    return found

"""Whole Hashi games on packed boards, compiled by Numba: for rollouts, proven equal to the reference rules.

Strict tables only. Actions are the indices of `setup.actions`: writes by island and number, then bridges
by line, then done. Nothing here is random: the deck is part of the position, and `rollout` is given its
choices.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from sumida.hashi.engines.jit import Int, jit
from sumida.hashi.engines.packed import (
    WORDS,
    Geometry,
    Ints,
    Words,
    bit,
    draw,
    finished,
    geometry,
    leads_on,
    may_write,
    open_lines,
    races_won,
    write,
)
from sumida.hashi.rules.cards import ROUNDS, Deal
from sumida.hashi.rules.scoring import CATEGORIES, ISLAND_POINTS
from sumida.hashi.rules.setup import HashiSetup
from sumida.hashi.rules.state import HashiState

NUMBERS = 6
WROTE, DRAWN, DONE = range(3)
FULL = tuple(category.full for category in CATEGORIES)
LATER = tuple(category.later for category in CATEGORIES)
SOLO = tuple(category.deadline for category in CATEGORIES)


class PackedGame(NamedTuple):
    """A table: boards and turns by seat, rounds in which races were completed, the deck, the round."""

    boards: Words
    turns: Ints
    reached: Ints
    deck: Ints
    clock: Ints
    scratch: Words


def card_code(number: int, bridges: int) -> int:
    """A card as one number: its number times four, plus its bridges."""
    return number * 4 + bridges


def tables(setup: HashiSetup) -> Geometry:
    """The tables of the setup's board, taken from the reference."""
    assert setup.mistakes == "strict", "paper tables are played by the reference alone"
    return geometry(setup.layout)


def start(setup: HashiSetup, deal: Deal) -> PackedGame:
    """A new table with this deck."""
    seats = setup.players
    return PackedGame(
        np.zeros((seats, WORDS), np.uint64),
        np.zeros((seats, 3), np.int64),
        np.zeros((seats, len(CATEGORIES)), np.int64),
        np.array([card_code(card.number, card.bridges) for card in deal.cards], np.int64),
        np.zeros(1, np.int64),
        np.zeros((2, WORDS), np.uint64),
    )


@jit
def reset(pos: PackedGame, deck: Ints) -> None:
    """Start again with another deck."""
    pos.boards[:] = 0
    pos.turns[:] = 0
    pos.reached[:] = 0
    pos.clock[0] = 0
    pos.deck[:] = deck


@jit
def legal(geo: Geometry, pos: PackedGame, seat: Int, actions: Ints) -> Int:
    """Write the legal actions of `seat` into `actions` in ascending order; returns how many."""
    turn, board, rnd = pos.turns[seat], pos.boards[seat], pos.clock[0]
    islands, lines = geo.flags.shape[0], geo.ends.shape[0]
    last = islands * NUMBERS + lines
    if turn[DONE] or rnd > ROUNDS:
        return 0
    if rnd == 0:
        return _opening(geo, turn, actions, last)
    number, bridges = pos.deck[rnd - 1] >> 2, pos.deck[rnd - 1] & 3
    n = 0
    if not turn[WROTE] and not turn[DRAWN]:
        for island in range(islands):
            if may_write(geo, board, island, number):
                actions[n] = island * NUMBERS + number - 1
                n += 1
    left = bridges - turn[DRAWN]
    if left:
        drawable = open_lines(geo, board)
        for line in range(lines):
            if bit(drawable, line) and leads_on(geo, board, drawable, line, left - 1, pos.scratch):
                actions[n] = islands * NUMBERS + line
                n += 1
    if turn[DRAWN] == 0 or left == 0:
        actions[n] = last
        n += 1
    return n


@jit
def _opening(geo: Geometry, turn: Ints, actions: Ints, last: Int) -> Int:
    if turn[WROTE]:
        actions[0] = last
        return 1
    n = 0
    for island in range(geo.flags.shape[0]):
        if geo.flags[island] == 0:
            actions[n] = island * NUMBERS + 2
            actions[n + 1] = island * NUMBERS + 3
            n += 2
    return n


@jit
def step(geo: Geometry, pos: PackedGame, seat: Int, action: Int) -> None:
    """Take one legal step; the last `done` closes the round."""
    islands = geo.flags.shape[0]
    turn, board = pos.turns[seat], pos.boards[seat]
    if action < islands * NUMBERS:
        write(board, action // NUMBERS, action % NUMBERS + 1)
        turn[WROTE] = 1
    elif action < islands * NUMBERS + geo.ends.shape[0]:
        draw(geo, board, action - islands * NUMBERS)
        turn[DRAWN] += 1
    else:
        turn[DONE] = 1
        for other in range(pos.turns.shape[0]):
            if not pos.turns[other, DONE]:
                return
        _close(geo, pos)


@jit
def _close(geo: Geometry, pos: PackedGame) -> None:
    seats = pos.turns.shape[0]
    rnd = pos.clock[0]
    if rnd == 0:
        pos.scratch[0, :] = pos.boards[seats - 1]
        for seat in range(seats - 1, 0, -1):
            pos.boards[seat, :] = pos.boards[seat - 1]
        pos.boards[0, :] = pos.scratch[0]
    else:
        for seat in range(seats):
            won = races_won(geo, pos.boards[seat])
            for race in range(3):
                if won >> race & 1 and pos.reached[seat, race] == 0:
                    pos.reached[seat, race] = rnd
    pos.turns[:] = 0
    pos.clock[0] = rnd + 1


@jit
def score(pos: PackedGame, seat: Int) -> Int:
    """Points of a seat if the game ended now."""
    seats = pos.turns.shape[0]
    points = ISLAND_POINTS * finished(pos.boards[seat])
    for race in range(3):
        mine = pos.reached[seat, race]
        if mine:
            limit = SOLO[race]
            if seats > 1:
                limit = mine
                for other in range(seats):
                    if pos.reached[other, race]:
                        limit = min(limit, pos.reached[other, race])
            points += FULL[race] if mine <= limit else LATER[race]
    return points


@jit
def rollout(geo: Geometry, pos: PackedGame, choices: Ints, actions: Ints) -> Int:
    """Play to the end: step n takes legal action number `choices[n]`, modulo how many there are. Returns the
    number of steps."""
    steps = 0
    seats = pos.turns.shape[0]
    while pos.clock[0] <= ROUNDS:
        for seat in range(seats):
            while not pos.turns[seat, DONE]:
                found = legal(geo, pos, seat, actions)
                rnd = pos.clock[0]
                step(geo, pos, seat, actions[choices[steps % len(choices)] % found])
                steps += 1
                if pos.clock[0] != rnd:
                    break
    return steps


@jit
def rollouts(geo: Geometry, pos: PackedGame, decks: Ints, choices: Ints, scores: Ints) -> Int:
    """One rollout per deck; writes `scores` by game and seat, returns the total number of steps."""
    actions = np.empty(geo.flags.shape[0] * NUMBERS + geo.ends.shape[0] + 1, np.int64)
    steps = 0
    for game in range(decks.shape[0]):
        reset(pos, decks[game])
        steps += rollout(geo, pos, choices[game], actions)
        for seat in range(scores.shape[1]):
            scores[game, seat] = score(pos, seat)
    return steps


def same(pos: PackedGame, state: HashiState) -> bool:
    """Whether a packed position equals one of the reference; for tests."""
    numbers, counts = ([[int(b[w]) >> 3 * i & 7 for i in range(18)] for b in pos.boards] for w in (0, 1))
    drawn = [
        [(int(b[2]) >> line & 1) + (int(b[3]) >> line & 1) for line in range(len(state.setup.layout.lines))]
        for b in pos.boards
    ]
    done = [list(map(bool, turn[[WROTE, DONE]])) for turn in pos.turns]
    return (
        numbers == [list(turn.sheet.numbers) for turn in state.turns]
        and counts == [list(turn.sheet.counts) for turn in state.turns]
        and drawn == [list(turn.sheet.bridges) for turn in state.turns]
        and done == [[turn.wrote, turn.done] for turn in state.turns]
        and [int(turn[DRAWN]) for turn in pos.turns] == [turn.drawn for turn in state.turns]
        and pos.clock[0] == state.round
        and (state.round == 0 or [tuple(map(int, r)) for r in pos.reached] == list(state.reached))
    )

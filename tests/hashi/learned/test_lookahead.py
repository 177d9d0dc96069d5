"""The network's values, the search ahead and the rollouts at a table do what they say."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import numpy as np
import pytest

from sumida.hashi.engines.packed import WORDS, Geometry, Ints, Words, geometry, largest_group, write
from sumida.hashi.learned.features import (
    ISLAND_STATES,
    LANES,
    STAGES,
    blocks_of,
    describe,
    look_space,
)
from sumida.hashi.learned.lookahead import Lookahead, compare, levels
from sumida.hashi.learned.search import SearchBuffers, evaluate_turns, search_buffers, start_value
from sumida.hashi.learned.table import NEVER, Rivals, chances, foresee, futures
from sumida.hashi.learned.value import ValueNet
from sumida.hashi.learned.weights import net_for
from sumida.hashi.rules.board import named

SOLO = np.array([12, 7, 12])
EVERY = [number * 4 + bridges for number in range(1, 7) for bridges in (1, 2, 3)]


class Position(NamedTuple):
    geo: Geometry
    net: ValueNet
    state: Words
    won: int
    round: int
    card: int
    remaining: int
    left: int


def position(board: str, rounds: int, seed: int = 1) -> Position:
    """After this many rounds played by the network alone."""
    layout = named(board)
    geo, net, buffers = geometry(layout), net_for(layout), search_buffers()
    deck = Random(seed).sample(EVERY, len(EVERY))
    state, won, remaining = np.zeros(WORDS, np.uint64), 0, sum(1 << card for card in deck)
    write(state, int(np.flatnonzero(geo.flags == 0)[0]), 4)
    for number, card in enumerate(deck[: rounds + 1], start=1):
        remaining &= ~(1 << card)
        here = Position(geo, net, state, won, number, card, remaining, 17 - number)
        if number <= rounds:
            _, best = evaluated(here, buffers)
            state, won = buffers.boards[best].copy(), int(buffers.won[best])
    return here


def evaluated(here: Position, buffers: SearchBuffers) -> tuple[int, int]:
    geo, net, state, won, rnd, card, remaining, left = here
    found, best = evaluate_turns(
        geo, net, buffers, state, won, rnd, card >> 2, card & 3, remaining, left, SOLO
    )
    return int(found), int(best)


def best_after(here: Position, buffers: SearchBuffers, turn: int, card: int) -> Position:
    """The position after a turn and the next card."""
    rest = here.remaining & ~(1 << card)
    board, won = buffers.boards[turn].copy(), int(buffers.won[turn])
    return Position(here.geo, here.net, board, won, here.round + 1, card, rest, here.left - 1)


def expectation(here: Position, turn: int, depth: int) -> float:
    """What the search is meant to find, without any limits."""
    buffers = search_buffers()
    evaluated(here, buffers)
    total, cards = 0.0, [card for card in EVERY if here.remaining >> card & 1]
    for card in cards:
        after, inner = best_after(here, buffers, turn, card), search_buffers()
        found, best = evaluated(after, inner)
        if depth == 0 or not after.left:
            total += float(inner.values[best])
        else:
            total += max(expectation(after, reply, depth - 1) for reply in range(found))
    return float(buffers.gains[turn]) + total / len(cards)


@pytest.mark.parametrize("board", ["A", "B"])
def test_values_are_those_of_the_network_whatever_the_place_in_a_block(board: str) -> None:
    here, buffers, look = position(board, 5), search_buffers(), look_space()
    found, _ = evaluated(here, buffers)
    assert found > LANES
    net, spans = here.net, np.clip(SOLO - here.round, 0, 17)
    common = buffers.look.common[: np.count_nonzero(buffers.look.common), 0]
    for turn in (0, 1, LANES - 1, LANES, found - 1):
        look.won[0], look.groups[0] = buffers.won[turn], largest_group(here.geo, buffers.boards[turn])
        slots = describe(
            here.geo, net.blocks, buffers.boards, turn, 1, here.remaining, here.left, spans, look
        )
        acc = net.rows[[*common, *look.rows[:slots, 0]]].sum(axis=0)
        hidden = np.maximum(net.hidden @ np.maximum(acc, 0) + net.bias[:-1], 0)
        value = net.bias[-1] + net.skip @ acc + net.out @ hidden
        assert buffers.values[turn] == pytest.approx(value + buffers.gains[turn], abs=1e-3)


def test_every_island_and_line_has_rows_of_its_own_or_of_its_kind() -> None:
    geo = geometry(named("A"))
    own, common = blocks_of(geo, own=True), blocks_of(geo, own=False)
    assert len(set(own.islands)) == len(own.islands) > len(set(common.islands))
    assert len(set(own.lines)) == len(own.lines) > len(set(common.lines)) == 1
    assert max(own.islands) + ISLAND_STATES * STAGES == own.size


@pytest.mark.parametrize(("board", "rounds", "depth"), [("A", 4, 1), ("B", 14, 2), ("A", 14, 3)])
def test_the_search_finds_the_expectation_over_the_next_cards(board: str, rounds: int, depth: int) -> None:
    here, space = position(board, rounds), levels()
    found, best = evaluated(here, space.buffers[0])
    candidates = np.array(sorted({0, best, found - 1}), np.int64)
    means = space.buffers[0].values[candidates].astype(np.float64)
    how = Lookahead(1 << 40, 32, 32, 100.0, 100.0, depth)
    left = here.left
    reached = compare(
        here.geo, here.net, space, how, here.round, here.remaining, left, SOLO[None], candidates, means
    )
    assert reached == min(depth, left)
    meant = [expectation(here, int(turn), depth - 1) for turn in candidates]
    assert means == pytest.approx(meant, abs=1e-3)


def test_a_small_budget_leaves_out_cards_or_the_deeper_search() -> None:
    here, space = position("A", 6), levels()
    _, best = evaluated(here, space.buffers[0])
    candidates = np.array([0, best], np.int64)
    depths = []
    for budget in (1, 1 << 40):
        means = space.buffers[0].values[candidates].astype(np.float64)
        how = Lookahead(budget, 8, 2, 100.0, 1.0, 2)
        left, cards = here.left, here.remaining
        depths.append(
            compare(here.geo, here.net, space, how, here.round, cards, left, SOLO[None], candidates, means)
        )
    assert depths == [1, 2]


def rivals_of(here: Position, points: int, gone: Ints) -> Rivals:
    boards = np.stack([here.state, here.state])
    return Rivals(boards, np.array([here.won] * 2), np.array([points] * 2), gone, np.full(3, NEVER))


def test_rollouts_of_the_rivals_find_when_the_races_are_gone() -> None:
    here, buffers = position("A", 8), search_buffers()
    rest = [card for card in EVERY if here.remaining >> card & 1]
    orders = np.array([[here.card, *Random(k).sample(rest, here.left)] for k in range(4)], np.int64)
    found = futures(orders, 2)
    gone = np.array([NEVER, 5, NEVER])
    every = here.remaining | 1 << here.card
    foresee(here.geo, here.net, buffers, rivals_of(here, 10, gone), here.round, every, SOLO, found)
    assert (found.ends[:, 1] == 5).all()
    assert (found.ends == np.minimum(found.rounds.min(axis=1), gone)).all()
    assert (found.points[:, 0] == found.points[:, 1]).all()
    assert found.points.min() > 10


@pytest.mark.parametrize(("ahead", "expected"), [(60, 1.0), (-60, 0.0)])
def test_the_chance_to_win_follows_the_lead(ahead: int, expected: float) -> None:
    here, first, buffers = position("B", 12), search_buffers(), search_buffers()
    _, best = evaluated(here, first)
    rest = [card for card in EVERY if here.remaining >> card & 1]
    orders = np.array([[here.card, *Random(k).sample(rest, here.left)] for k in range(4)], np.int64)
    rivals, found = rivals_of(here, 20, np.full(3, NEVER)), futures(orders, 2)
    every = here.remaining | 1 << here.card
    foresee(here.geo, here.net, buffers, rivals, here.round, every, SOLO, found)
    turns, utility = np.array([best, 0], np.int64), np.zeros(2)
    means, points = np.zeros(2), 20 + ahead
    chances(
        here.geo,
        here.net,
        first,
        buffers,
        here.state,
        here.won,
        points,
        rivals,
        found,
        here.round,
        here.remaining,
        turns,
        means,
        utility,
    )
    assert utility == pytest.approx([expected] * 2, abs=0.01)


def test_the_value_before_the_first_card_is_the_networks() -> None:
    layout = named("A")
    geo, net, buffers = geometry(layout), net_for(layout), search_buffers()
    state = np.zeros(WORDS, np.uint64)
    write(state, int(np.flatnonzero(geo.flags == 0)[0]), 3)
    value = float(start_value(geo, net, buffers, state, sum(1 << card for card in EVERY), SOLO))
    assert 40 < value < 60

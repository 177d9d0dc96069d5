"""The search behind `planner` and `master`: every turn valued by the network, the best of them looked at
through the next cards, and rollouts of the other seats to see when they complete the races."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import ceil
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from sumida.hashi.bots.reading import break_symmetry, layout, own_seat, sheet_before, sheet_of, unseen_cards
from sumida.hashi.bots.whole_turn import Plan
from sumida.hashi.engines.packed import WORDS, Geometry, Ints, Words, geometry, pack, write
from sumida.hashi.learned.search import (
    Doubles,
    SearchBuffers,
    evaluate_turns,
    look_one_card_ahead,
    look_two_cards_ahead,
    rollout,
    search_buffers,
    start_value,
    top_turns,
)
from sumida.hashi.learned.weights import net_for
from sumida.hashi.rules.actions import NUMBERS, Action, Bridge, Write
from sumida.hashi.rules.board import Board
from sumida.hashi.rules.legality import START_NUMBERS
from sumida.hashi.rules.scoring import CATEGORIES
from sumida.hashi.rules.view import HashiView
from sumida.kernel import Seat

SOLO = np.array([category.deadline for category in CATEGORIES], np.int64)
NEVER = 18
POSITION_BUDGET = 600_000
"""About how many positions the search two cards ahead may value: some 0.5 s."""
WIDTHS = ((12, 8), (8, 4), (4, 2))
"""Turns searched two cards ahead and replies to each card: the widest pair that fits `POSITION_BUDGET`."""


@lru_cache(maxsize=2)
def buffers() -> tuple[SearchBuffers, SearchBuffers]:
    """Scratch space of this process: for a turn, and for the replies one card ahead."""
    return search_buffers(), search_buffers()


@lru_cache(maxsize=1)
def deepest_buffers() -> SearchBuffers:
    """Scratch space for the replies two cards ahead."""
    return search_buffers()


@lru_cache(maxsize=64)
def geometry_of(board: Board) -> Geometry:
    return geometry(board)


@dataclass(frozen=True)
class TurnStart:
    """A seat's packed position at the beginning of its turn, before any mark."""

    board: Board
    state: Words
    won: int
    round: int
    card: int
    remaining: int
    left: int


def turn_start(view: HashiView) -> TurnStart:
    """The viewing seat's position before the marks of this turn."""
    assert view.card is not None
    return TurnStart(
        layout(view),
        pack(sheet_before(view)),
        races_of(view, own_seat(view)),
        view.round,
        view.card.number * 4 + view.card.bridges,
        unseen_cards(view.unseen),
        view.rounds - view.round,
    )


def races_of(view: HashiView, seat: Seat) -> int:
    """The races a seat has scored, as bits."""
    return sum(1 << race for race, shown in enumerate(view.races) if shown.scored[seat] is not None)


@dataclass
class ValueSearch:
    """Values all turns, then compares the best `beam` of them over every card that may come next.

    A `deep` search goes one card further with the best of those. At a table with others, `rollouts` of their
    games show when the races will be gone; turns are compared under `scenarios` quantiles of those deadlines.
    """

    beam: int
    deep: bool = False
    rollouts: int = 6
    scenarios: int = 1
    starts: dict[tuple[str, bool], Write] = field(default_factory=dict)

    def start(self, view: HashiView) -> Write:
        """Alone the start of highest value; with others, who get the board, the one of lowest value."""
        board, alone = layout(view), view.players == 1
        key = (board.text, alone)
        if key not in self.starts:
            values = start_values(board, unseen_cards(view.unseen))
            self.starts[key] = (max if alone else min)(values, key=lambda step: values[step])
        return self.starts[key]

    def plan(self, view: HashiView, marks: Sequence[Action]) -> Plan:
        now = turn_start(view)
        values, turns = self.ranked_turns(now, self.deadlines(view, now), marks)
        if not turns:
            return Plan(tuple(marks))
        points = view.scores[own_seat(view)].total
        lead = values[0] - values[1] if len(values) > 1 else 0.0
        place = break_symmetry(view, values)
        return Plan(turns[place], points + values[place], lead if place == 0 else 0.0)

    def ranked_turns(
        self,
        now: TurnStart,
        deadlines: Ints,
        marks: Sequence[Action] = (),
        also: Sequence[Action] | None = None,
    ) -> tuple[list[float], list[tuple[Action, ...]]]:
        """The best turns that contain `marks`, best first, with the points each is expected to bring.

        The turn made of exactly the marks `also` is among them however bad it is, provided it is legal.
        """
        geo, net, (outer, _) = geometry_of(now.board), net_for(now.board), buffers()
        middle = np.sort(deadlines, axis=0)[len(deadlines) // 2]
        number, bridges = now.card >> 2, now.card & 3
        state, won, rnd, cards, left = now.state, now.won, now.round, now.remaining, now.left
        found, _ = evaluate_turns(geo, net, outer, state, won, rnd, number, bridges, cards, left, middle)
        if marks:
            outer.values[:found][~_holding(now.board, outer, found, marks)] = -np.inf
        candidates = np.zeros(max(2, self.beam), np.int64)
        candidates = candidates[: top_turns(outer.values, found, candidates)]
        candidates = candidates[outer.values[candidates] > -np.inf]
        if also is not None:
            size = (outer.marks[:found] >= 0).sum(axis=1)
            candidates = np.union1d(
                candidates, np.flatnonzero(_holding(now.board, outer, found, also) & (size == len(also)))
            )
        means, valued = self._one_card_ahead(now, deadlines, candidates)
        if self.deep and now.left > 1 and len(candidates) > 1:
            means = self._two_cards_ahead(now, deadlines, candidates, means, valued)
        order = np.argsort(-means, kind="stable")
        turns = [_actions(now.board, now.card >> 2, outer.marks[candidates[k]]) for k in order]
        return [float(means[k]) for k in order], turns

    def _one_card_ahead(self, now: TurnStart, deadlines: Ints, candidates: Ints) -> tuple[Doubles, int]:
        """The mean value of each candidate over the next cards and the deadlines, and how many positions were
        valued to find it."""
        geo, net, (outer, inner) = geometry_of(now.board), net_for(now.board), buffers()
        means = outer.values[candidates].astype(np.float64)
        if self.beam < 2 or not now.left or len(candidates) < 2:
            return means, 0
        rows, valued = np.zeros((len(deadlines), len(candidates))), 0
        won, rnd, cards, left = now.won, now.round, now.remaining, now.left
        for limits, row in zip(deadlines, rows, strict=True):
            valued += look_one_card_ahead(
                geo, net, outer, inner, won, rnd, cards, left, limits, candidates, row
            )
        return np.asarray(rows.mean(axis=0)), valued

    def _two_cards_ahead(
        self, now: TurnStart, deadlines: Ints, candidates: Ints, means: Doubles, valued: int
    ) -> Doubles:
        """The same with the best candidates searched one card deeper; the others rank behind them.

        A reply costs about as many positions as a candidate did one card ahead, where `valued` were seen.
        """
        geo, net, (outer, inner) = geometry_of(now.board), net_for(now.board), buffers()
        share = valued / len(candidates) * now.left / POSITION_BUDGET
        width, most = next((one for one in WIDTHS if share * one[0] * one[1] <= 1), WIDTHS[-1])
        final, replies = np.argsort(-means, kind="stable")[:width], np.zeros(most, np.int64)
        stride = ceil(share * len(final) * most)
        if stride > max(1, (now.left + 1) // 3):
            return means
        rows = np.zeros((len(deadlines), len(final)))
        won, rnd, left = now.won, now.round, now.left
        for limits, row in zip(deadlines, rows, strict=True):
            look_two_cards_ahead(
                geo,
                net,
                outer,
                inner,
                deepest_buffers(),
                won,
                rnd,
                now.remaining,
                left,
                limits,
                candidates[final],
                replies,
                stride,
                row,
            )
        deeper = np.minimum(means, rows.mean(axis=0).min() - 1)
        deeper[final] = rows.mean(axis=0)
        return np.asarray(deeper)

    def deadlines(self, view: HashiView, now: TurnStart) -> Ints:
        """The last rounds for full points, a row for each scenario: fixed alone, else found by rollouts."""
        if view.players == 1:
            return np.array([[race.deadline for race in view.races]], np.int64)
        gone = np.array(
            [min((score.round for score in race.scored if score), default=NEVER) for race in view.races],
            np.int64,
        )
        if all(gone < NEVER):
            return gone[None]
        rivals = [
            (pack(sheet_of(now.board, sheet)), races_of(view, sheet.seat))
            for sheet in view.sheets
            if sheet.seat != view.seat
        ]
        seed = crc32(f"{view.turned} {view.history}".encode())
        ends = np.array([self._rollout_deadlines(now, rivals, gone, seed + k) for k in range(self.rollouts)])
        return np.sort(ends, axis=0)[_quantiles(self.rollouts, self.scenarios)]

    def _rollout_deadlines(
        self, now: TurnStart, rivals: list[tuple[Words, int]], gone: Ints, seed: int
    ) -> Ints:
        """When the first of the others completes each race, in one rollout with shuffled cards."""
        cards = [card for card in range(32) if now.remaining >> card & 1]
        order = np.random.default_rng(seed).permutation(np.array(cards, np.int64))[: now.left]
        order = np.concatenate([[now.card], order])
        every = now.remaining | 1 << now.card
        geo, net, (outer, _) = geometry_of(now.board), net_for(now.board), buffers()
        ends = gone.copy()
        for state, won in rivals:
            rounds = np.full(len(CATEGORIES), NEVER, np.int64)
            rollout(geo, net, outer, state.copy(), won, now.round, order, every, SOLO, rounds)
            ends = np.minimum(ends, rounds)
        return ends


def _quantiles(size: int, parts: int) -> list[int]:
    return [(2 * part + 1) * size // (2 * parts) for part in range(parts)]


def start_values(board: Board, cards: int) -> dict[Write, float]:
    """The value of every start number to the player who gets the board."""
    geo, net, (outer, _) = geometry_of(board), net_for(board), buffers()
    values = {}
    for index, island in enumerate(board.islands):
        for number in START_NUMBERS if not island.flag else ():
            state = np.zeros(WORDS, np.uint64)
            write(state, index, number)
            values[Write(island.name, number)] = float(start_value(geo, net, outer, state, cards, SOLO))
    return values


def _actions(board: Board, number: int, marks: Ints) -> tuple[Action, ...]:
    """A turn as the steps that make it."""
    assert number in NUMBERS
    island, *lines = map(int, marks)
    written: list[Action] = [Write(board.islands[island].name, number)] if island >= 0 else []
    return (*written, *(Bridge(board.lines[line].name) for line in lines if line >= 0))


def _holding(board: Board, outer: SearchBuffers, found: int, marks: Sequence[Action]) -> NDArray[np.bool_]:
    """Which of the turns found contain all of `marks`."""
    keep = np.ones(found, bool)
    for mark, times in Counter(marks).items():
        if isinstance(mark, Write):
            keep &= outer.marks[:found, 0] == board.island_index[mark.island]
        elif isinstance(mark, Bridge):
            drawn = outer.marks[:found, 1:] == board.line_index[mark.line]
            keep &= drawn.sum(axis=1) >= times
    return keep

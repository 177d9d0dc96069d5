"""The learned judgement behind `planner` and `master`: value of a turn, best replies to the next card,
and when the others will be through with the races."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import ceil
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from sumida.hashi.bots.sight import layout, own_seat, place_among_twins, sheet_before, sheet_of, unseen_cards
from sumida.hashi.bots.turnwise import Plan
from sumida.hashi.engines.packed import WORDS, Geometry, Ints, Words, geometry, pack, write
from sumida.hashi.learned.search import (
    Desk,
    Doubles,
    best_few,
    desk,
    look_ahead,
    look_further,
    play_out,
    start_worth,
    weigh,
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
WORK = 600_000
"""Positions to be valued in the deepest look at a turn, about: some 0.5 s."""
WIDTHS = ((12, 8), (8, 4), (4, 2))
"""Turns looked at that deep, and replies to each card: the widest that `WORK` allows."""


@lru_cache(maxsize=2)
def desks() -> tuple[Desk, Desk]:
    """Scratch space for the search of this process."""
    return desk(), desk()


@lru_cache(maxsize=1)
def third_desk() -> Desk:
    """Scratch space for the deepest look."""
    return desk()


@lru_cache(maxsize=64)
def tables(board: Board) -> Geometry:
    return geometry(board)


@dataclass(frozen=True)
class TurnStart:
    """A seat's position at the beginning of its turn, packed."""

    board: Board
    state: Words
    won: int
    round: int
    card: int
    remaining: int
    left: int


def moment(view: HashiView) -> TurnStart:
    """One's own position before the marks of this turn."""
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
class Foresight:
    """Weighs all turns, then looks at the best `few` through every card that may come next.

    A `deep` one looks at the best of them one card deeper. `futures` is how many futures of the other
    seats are played out to see when races will be gone, and `spread` how many of the deadlines found that
    way are looked at.
    """

    few: int
    deep: bool = False
    futures: int = 6
    spread: int = 1
    starts: dict[tuple[str, bool], Write] = field(default_factory=dict)

    def start(self, view: HashiView) -> Write:
        """Alone the number one likes best; at a table, where the board is passed on, the one liked least."""
        board, alone = layout(view), view.players == 1
        key = (board.text, alone)
        if key not in self.starts:
            worth = start_values(board, unseen_cards(view.unseen))
            self.starts[key] = (max if alone else min)(worth, key=lambda step: worth[step])
        return self.starts[key]

    def plan(self, view: HashiView, marks: Sequence[Action]) -> Plan:
        now = moment(view)
        worth, choices = self.weighed(now, self.deadlines(view, now), marks)
        if not choices:
            return Plan(tuple(marks))
        points = view.scores[own_seat(view)].total
        lead = worth[0] - worth[1] if len(worth) > 1 else 0.0
        place = place_among_twins(view, worth)
        return Plan(choices[place], points + worth[place], lead if place == 0 else 0.0)

    def weighed(
        self,
        now: TurnStart,
        deadlines: Ints,
        marks: Sequence[Action] = (),
        also: Sequence[Action] | None = None,
    ) -> tuple[list[float], list[tuple[Action, ...]]]:
        """The best turns that hold `marks`, best first, with the points they are expected to bring.

        The turn made of the marks `also`, if it is lawful, is among them however bad it is.
        """
        geo, net, (outer, _) = tables(now.board), net_for(now.board), desks()
        middle = np.sort(deadlines, axis=0)[len(deadlines) // 2]
        number, bridges = now.card >> 2, now.card & 3
        state, won, rnd, cards, left = now.state, now.won, now.round, now.remaining, now.left
        found, _ = weigh(geo, net, outer, state, won, rnd, number, bridges, cards, left, middle)
        if marks:
            outer.worth[:found][~_holding(now.board, outer, found, marks)] = -np.inf
        few = np.zeros(max(2, self.few), np.int64)
        few = few[: best_few(outer.worth, found, few)]
        few = few[outer.worth[few] > -np.inf]
        if also is not None:
            size = (outer.marks[:found] >= 0).sum(axis=1)
            few = np.union1d(
                few, np.flatnonzero(_holding(now.board, outer, found, also) & (size == len(also)))
            )
        means, valued = self._means(now, deadlines, few)
        if self.deep and now.left > 1 and len(few) > 1:
            means = self._deeper(now, deadlines, few, means, valued)
        order = np.argsort(-means, kind="stable")
        turns = [_actions(now.board, now.card >> 2, outer.marks[few[k]]) for k in order]
        return [float(means[k]) for k in order], turns

    def _means(self, now: TurnStart, deadlines: Ints, few: Ints) -> tuple[Doubles, int]:
        """What the turns in `few` on the desk are worth, looked at through the next cards and deadlines;
        and how many positions had to be valued for it."""
        geo, net, (outer, inner) = tables(now.board), net_for(now.board), desks()
        means = outer.worth[few].astype(np.float64)
        if self.few < 2 or not now.left or len(few) < 2:
            return means, 0
        rows, valued = np.zeros((len(deadlines), len(few))), 0
        won, rnd, cards, left = now.won, now.round, now.remaining, now.left
        for limits, row in zip(deadlines, rows, strict=True):
            valued += look_ahead(geo, net, outer, inner, won, rnd, cards, left, limits, few, row)
        return np.asarray(rows.mean(axis=0)), valued

    def _deeper(self, now: TurnStart, deadlines: Ints, few: Ints, means: Doubles, valued: int) -> Doubles:
        """The same, with the best turns looked at one card deeper; the others stay behind them.

        Every reply costs about as many positions as a turn did in the first look, where `valued` were seen.
        """
        geo, net, (outer, inner), third = tables(now.board), net_for(now.board), desks(), third_desk()
        share = valued / len(few) * now.left / WORK
        width, most = next((one for one in WIDTHS if share * one[0] * one[1] <= 1), WIDTHS[-1])
        final, replies = np.argsort(-means, kind="stable")[:width], np.zeros(most, np.int64)
        stride = ceil(share * len(final) * most)
        if stride > max(1, (now.left + 1) // 3):
            return means
        rows = np.zeros((len(deadlines), len(final)))
        won, rnd, left = now.won, now.round, now.left
        for limits, row in zip(deadlines, rows, strict=True):
            look_further(
                geo,
                net,
                outer,
                inner,
                third,
                won,
                rnd,
                now.remaining,
                left,
                limits,
                few[final],
                replies,
                stride,
                row,
            )
        deeper = np.minimum(means, rows.mean(axis=0).min() - 1)
        deeper[final] = rows.mean(axis=0)
        return np.asarray(deeper)

    def deadlines(self, view: HashiView, now: TurnStart) -> Ints:
        """The last rounds for the full points: known alone, foreseen at a table; a row a future."""
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
        ends = np.array([self._future(now, rivals, gone, seed + k) for k in range(self.futures)])
        return np.sort(ends, axis=0)[_quantiles(self.futures, self.spread)]

    def _future(self, now: TurnStart, rivals: list[tuple[Words, int]], gone: Ints, seed: int) -> Ints:
        """When the first of the others completes each race, if the cards come in one order."""
        cards = [card for card in range(32) if now.remaining >> card & 1]
        order = np.random.default_rng(seed).permutation(np.array(cards, np.int64))[: now.left]
        order = np.concatenate([[now.card], order])
        every = now.remaining | 1 << now.card
        geo, net, (outer, _) = tables(now.board), net_for(now.board), desks()
        ends = gone.copy()
        for state, won in rivals:
            rounds = np.full(len(CATEGORIES), NEVER, np.int64)
            play_out(geo, net, outer, state.copy(), won, now.round, order, every, SOLO, rounds)
            ends = np.minimum(ends, rounds)
        return ends


def _quantiles(size: int, parts: int) -> list[int]:
    return [(2 * part + 1) * size // (2 * parts) for part in range(parts)]


def start_values(board: Board, cards: int) -> dict[Write, float]:
    """What every start number is worth to the one who plays on with it."""
    geo, net, (outer, _) = tables(board), net_for(board), desks()
    values = {}
    for index, island in enumerate(board.islands):
        for number in START_NUMBERS if not island.flag else ():
            state = np.zeros(WORDS, np.uint64)
            write(state, index, number)
            values[Write(island.name, number)] = float(start_worth(geo, net, outer, state, cards, SOLO))
    return values


def _actions(board: Board, number: int, marks: Ints) -> tuple[Action, ...]:
    """A turn as the steps that make it."""
    assert number in NUMBERS
    island, *lines = map(int, marks)
    written: list[Action] = [Write(board.islands[island].name, number)] if island >= 0 else []
    return (*written, *(Bridge(board.lines[line].name) for line in lines if line >= 0))


def _holding(board: Board, outer: Desk, found: int, marks: Sequence[Action]) -> NDArray[np.bool_]:
    """Which turns on the desk hold all of `marks`."""
    keep = np.ones(found, bool)
    for mark, times in Counter(marks).items():
        if isinstance(mark, Write):
            keep &= outer.marks[:found, 0] == board.island_index[mark.island]
        elif isinstance(mark, Bridge):
            drawn = outer.marks[:found, 1:] == board.line_index[mark.line]
            keep &= drawn.sum(axis=1) >= times
    return keep

"""The search behind `planner` and `master`: every turn valued by the network, the best of them looked at
through the next cards, and rollouts of the other seats to see when they complete the races."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from sumida.hashi.bots.reading import break_symmetry, layout, own_seat, sheet_before, sheet_of, unseen_cards
from sumida.hashi.bots.whole_turn import Plan
from sumida.hashi.engines.packed import WORDS, Geometry, Ints, Words, geometry, pack, write
from sumida.hashi.learned.lookahead import Levels, Lookahead, best_turns, compare, levels
from sumida.hashi.learned.search import Doubles, SearchBuffers, evaluate_turns, start_value
from sumida.hashi.learned.table import NEVER, Futures, Rivals, chances, foresee, futures
from sumida.hashi.learned.weights import net_for
from sumida.hashi.rules.actions import NUMBERS, Action, Bridge, Write
from sumida.hashi.rules.board import Board
from sumida.hashi.rules.legality import START_NUMBERS
from sumida.hashi.rules.scoring import CATEGORIES
from sumida.hashi.rules.view import HashiView
from sumida.kernel import Seat

SOLO = np.array([category.deadline for category in CATEGORIES], np.int64)
WIN_MARGIN = 0.5
"""Only turns expected to bring nearly the most points are compared by the chance to win."""


@lru_cache(maxsize=1)
def space() -> Levels:
    """Scratch space of this process."""
    return levels()


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


@dataclass(frozen=True)
class RaceForecast:
    """Deadlines for full points, a row for each scenario, and with others what they may do."""

    deadlines: Ints
    rivals: Rivals | None = None
    futures: Futures | None = None


@dataclass
class ValueSearch:
    """Values all turns by the network, then compares the best of them over the cards that may come next.

    At a table with others, `rollouts` of their games show when the races will be gone; turns are compared
    under `scenarios` quantiles of those deadlines. Of the best turns, up to `wins` that trail by at most
    `WIN_MARGIN` points are played on in the same rollouts, and the one that wins most often is taken.
    """

    ahead: Lookahead
    rollouts: int = 6
    scenarios: int = 1
    wins: int = 0
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
        forecast = self.forecast(view, now)
        ranked, means = self._ranked(now, forecast.deadlines, marks, None)
        if not len(ranked):
            return Plan(tuple(marks))
        points = view.scores[own_seat(view)].total
        lead = float(means[0] - means[1]) if len(means) > 1 else 0.0
        first = self._likeliest_win(now, forecast, points, ranked, means)
        order = [first, *(place for place in range(len(means)) if place != first)]
        values = means[order].tolist()
        place = break_symmetry(view, values)
        turn = _actions(now.board, now.card >> 2, space().buffers[0].marks[ranked[order[place]]])
        return Plan(turn, points + values[place], lead if order[place] == 0 else 0.0)

    def ranked_turns(
        self, view: HashiView, also: Sequence[Action] | None = None
    ) -> tuple[list[float], list[tuple[Action, ...]]]:
        """The best turns, best first, with the points each is expected to bring.

        The turn made of exactly the marks `also` is among them however bad it is, provided it is legal.
        """
        now = turn_start(view)
        ranked, means = self._ranked(now, self.forecast(view, now).deadlines, (), also)
        marks = space().buffers[0].marks
        return means.tolist(), [_actions(now.board, now.card >> 2, marks[turn]) for turn in ranked]

    def _ranked(
        self, now: TurnStart, deadlines: Ints, marks: Sequence[Action], also: Sequence[Action] | None
    ) -> tuple[Ints, Doubles]:
        """The best turns that contain `marks` and the turn `also`, as places in the first buffers, best
        first, and the points each is expected to bring."""
        geo, net, outer = geometry_of(now.board), net_for(now.board), space().buffers[0]
        middle = np.sort(deadlines, axis=0)[len(deadlines) // 2]
        number, bridges = now.card >> 2, now.card & 3
        state, won, rnd, cards, left = now.state, now.won, now.round, now.remaining, now.left
        found, _ = evaluate_turns(geo, net, outer, state, won, rnd, number, bridges, cards, left, middle)
        if marks:
            outer.values[:found][~_holding(now.board, outer, found, marks)] = -np.inf
        candidates = np.zeros(self.ahead.turns, np.int64)
        best = int(outer.values[:found].argmax())
        size = best_turns(outer.values, found, best, self.ahead.turns, np.inf, candidates)
        candidates = candidates[:size]
        candidates = candidates[outer.values[candidates] > -np.inf]
        if also is not None:
            lengths = (outer.marks[:found] >= 0).sum(axis=1)
            same = _holding(now.board, outer, found, also) & (lengths == len(also))
            candidates = np.union1d(candidates, np.flatnonzero(same))
        means = outer.values[candidates].astype(np.float64)
        compare(geo, net, space(), self.ahead, rnd, cards, left, deadlines, candidates, means)
        order = np.argsort(-means, kind="stable")
        return candidates[order], means[order]

    def _likeliest_win(
        self, now: TurnStart, forecast: RaceForecast, points: int, ranked: Ints, means: Doubles
    ) -> int:
        """Which of the turns, best first, wins most often: the first unless there are others to beat."""
        size = int((means[: self.wins] >= means[0] - WIN_MARGIN).sum())
        if forecast.rivals is None or forecast.futures is None or size < 2:
            return 0
        utility = np.zeros(size)
        chances(
            geometry_of(now.board),
            net_for(now.board),
            space().buffers[0],
            space().buffers[1],
            now.state,
            now.won,
            points,
            forecast.rivals,
            forecast.futures,
            now.round,
            now.remaining,
            ranked[:size],
            means[:size],
            utility,
        )
        return int(utility.argmax())

    def forecast(self, view: HashiView, now: TurnStart) -> RaceForecast:
        """The last rounds for full points: fixed alone, else found by rollouts of the others' games."""
        if view.players == 1:
            return RaceForecast(np.array([[race.deadline for race in view.races]], np.int64))
        rivals = _rivals(view, now.board)
        gone = bool((rivals.gone < NEVER).all())
        if gone and not self.wins:
            return RaceForecast(rivals.gone[None])
        cards = np.array([card for card in range(32) if now.remaining >> card & 1], np.int64)
        seed = crc32(f"{view.turned} {view.history}".encode())
        orders = [
            np.random.default_rng(seed + k).permutation(cards)[: now.left] for k in range(self.rollouts)
        ]
        found = futures(np.array([[now.card, *order] for order in orders], np.int64), len(rivals.boards))
        geo, net, every = geometry_of(now.board), net_for(now.board), now.remaining | 1 << now.card
        foresee(geo, net, space().buffers[1], rivals, now.round, every, SOLO, found)
        rows = np.sort(found.ends, axis=0)[_quantiles(self.rollouts, self.scenarios)]
        return RaceForecast(rivals.gone[None] if gone else rows, rivals, found)


def _rivals(view: HashiView, board: Board) -> Rivals:
    """The other seats as the rollouts need them."""
    mine = own_seat(view)
    seats = [sheet.seat for sheet in view.sheets if sheet.seat != mine]
    rounds = np.array(
        [[score.round if score else NEVER for score in race.scored] for race in view.races], np.int64
    )
    return Rivals(
        np.array([pack(sheet_of(board, sheet)) for sheet in view.sheets if sheet.seat != mine]),
        np.array([races_of(view, seat) for seat in seats], np.int64),
        np.array([view.scores[seat].total for seat in seats], np.int64),
        rounds[:, seats].min(axis=1),
        rounds[:, mine].copy(),
    )


def _quantiles(size: int, parts: int) -> list[int]:
    return [(2 * part + 1) * size // (2 * parts) for part in range(parts)]


def start_values(board: Board, cards: int) -> dict[Write, float]:
    """The value of every start number to the player who gets the board."""
    geo, net, outer = geometry_of(board), net_for(board), space().buffers[0]
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

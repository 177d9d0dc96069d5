"""What a seat of Hashi sees, as numbers between 0 and 1; a sheet is described again only where it changed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sumida.envs.layouts import BRIDGES, ISLAND, LINE, NUMBERS, hashi_sizes
from sumida.hashi.rules import scoring
from sumida.hashi.rules.board import Board
from sumida.hashi.rules.cards import CARDS, ROUNDS, Card, Deal
from sumida.hashi.rules.legality import MOST_ON_A_LINE
from sumida.hashi.rules.perspective import is_open, reachable, unseen
from sumida.hashi.rules.scoring import CATEGORIES, NOTHING
from sumida.hashi.rules.setup import HashiSetup
from sumida.hashi.rules.sheet import Sheet
from sumida.hashi.rules.state import HashiState
from sumida.kernel import Seat

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]
MOST_POINTS = max(category.full for category in CATEGORIES)


class HashiObserver:
    """What each seat sees of one game: all sheets, the card, what is left of the deck, and the races."""

    def __init__(self, setup: HashiSetup) -> None:
        self.setup = setup
        self.size = sum(hashi_sizes(setup).values())
        self.whole_size = 2 * setup.players + self.size
        self.ids = {action: number for number, action in enumerate(setup.actions)}
        self.seen: dict[tuple[Seat, bool], tuple[Sheet, Floats]] = {}
        self.cards: tuple[Deal | None, int, Floats] = (None, -1, np.zeros(0, np.float32))

    def deal(self, rng: Random) -> Deal:
        """Shuffle and deal."""
        return self.setup.deal(rng)

    def begin(self, state: HashiState) -> None:
        """Start at any position."""
        self.seen.clear()

    def follow(self, state: HashiState) -> None:
        """One more step was taken; what it changed is described when it is asked for."""

    def save(self) -> dict[str, Any]:
        """Nothing: the position says it all."""
        return {}

    def restore(self, saved: dict[str, Any]) -> None:
        """Go back to what was saved."""

    def vector(self, state: HashiState, seat: Seat) -> Floats:
        """What `seat` sees: its own sheet as it is now, the others' as they were after the last round."""
        return self._table(state, seat, {seat})

    def whole(self, state: HashiState) -> Floats:
        """The whole table but for the pile: what each seat has done in its turn, all sheets as they are."""
        turns = [[float(turn.wrote), turn.drawn / BRIDGES] for turn in state.turns]
        seats = set(range(len(state.turns)))
        return np.concatenate([np.array(turns, np.float32).clip(0, 1).ravel(), self._table(state, 0, seats)])

    def mask(self, state: HashiState, seat: Seat) -> Mask:
        """1 for every action that `seat` may take now."""
        found, ids = bytearray(len(self.ids)), self.ids
        for action in state.legal(seat):
            found[ids[action]] = 1
        return np.frombuffer(found, np.int8)

    def _table(self, state: HashiState, seat: Seat, open_: set[Seat]) -> Floats:
        players = len(state.turns)
        order = [(seat + offset) % players for offset in range(players)]
        shown = [turn.sheet if place in open_ else turn.closed for place, turn in enumerate(state.turns)]
        left = max(0, state.card.bridges - state.turns[seat].drawn) / BRIDGES if state.card else 0.0
        parts = [np.array([min(state.round, ROUNDS) / ROUNDS, left, float(not state.round)], np.float32)]
        parts.append(self._deck(state))
        races = [self._race(state, index) for index in range(len(CATEGORIES))]
        for other in order:
            parts += [
                self._sheet((other, other in open_), shown[other]),
                self._standing(state, other, shown[other], races),
            ]
        return np.concatenate(parts)

    def _deck(self, state: HashiState) -> Floats:
        """This round's card, and what is left."""
        if self.cards[1] != state.round or self.cards[0] is not state.deal:
            shown = [state.card] if state.card else []
            self.cards = (
                state.deal,
                state.round,
                np.array(_counts(shown) + _counts(unseen(state)), np.float32),
            )
        return self.cards[2]

    def _race(self, state: HashiState, index: int) -> tuple[float, int]:
        return float(is_open(state, index)), scoring.needed(self.setup.layout, CATEGORIES[index])

    def _standing(
        self, state: HashiState, seat: Seat, sheet: Sheet, races: Sequence[tuple[float, int]]
    ) -> Floats:
        """Whether a seat is done, and how far it is in each race."""
        reached = state.reached or (NOTHING,) * len(state.turns)
        parts = [float(state.turns[seat].done)]
        for index, (category, (open_, needed)) in enumerate(zip(CATEGORIES, races, strict=True)):
            points = scoring.race_points(reached, seat, index)
            parts += [min(scoring.progress(sheet, category) / needed, 1.0), open_, points / MOST_POINTS]
        return np.array(parts, np.float32)

    def _sheet(self, whose: tuple[Seat, bool], sheet: Sheet) -> Floats:
        before = self.seen.get(whose)
        if before is not None and before[0] is sheet:
            return before[1]
        found = _changed(sheet, *before) if before and _comparable(sheet, before[0]) else _described(sheet)
        self.seen[whose] = sheet, found
        return found


def _comparable(sheet: Sheet, before: Sheet) -> bool:
    return (sheet.struck, sheet.disputed) == (before.struck, before.disputed)


def _counts(cards: Sequence[Card]) -> list[float]:
    counts = [0.0] * (NUMBERS * BRIDGES)
    for card in cards:
        counts[(card.number - 1) * BRIDGES + card.bridges - 1] += 1 / CARDS if len(cards) > 1 else 1
    return counts


def _described(sheet: Sheet) -> Floats:
    board = sheet.board
    found = np.zeros(ISLAND * len(board.islands) + LINE * len(board.lines), np.float32)
    _write(sheet, found, range(len(board.islands)), range(len(board.lines)))
    return found


def _changed(sheet: Sheet, before: Sheet, described: Floats) -> Floats:
    """The description of a sheet from that of another: only what the differing marks touch is new."""
    board, found = sheet.board, described.copy()
    drawn = _differing(sheet.bridges, before.bridges)
    lines = drawn.union(*(board.lines[line].crosses for line in drawn))
    marked = _differing(sheet.numbers, before.numbers) | _differing(sheet.counts, before.counts)
    near = lines.union(*(board.lines_at[island] for island in marked))
    _write(sheet, found, marked.union(*_ends(board, near)), lines)
    return found


def _differing(now: tuple[int, ...], before: tuple[int, ...]) -> set[int]:
    if now is before:
        return set()
    return {place for place, (one, other) in enumerate(zip(now, before, strict=True)) if one != other}


def _ends(board: Board, lines: Iterable[int]) -> list[tuple[int, int]]:
    return [(board.lines[line].a, board.lines[line].b) for line in lines]


def _write(sheet: Sheet, out: Floats, islands: Iterable[int], lines: Iterable[int]) -> None:
    """Describe these islands and lines."""
    for island in islands:
        out[ISLAND * island : ISLAND * (island + 1)] = (
            sheet.numbers[island] / NUMBERS,
            min(sheet.counts[island] / NUMBERS, 1.0),
            min(reachable(sheet, island) / NUMBERS, 1.0),
            sheet.finished(island),
            island in sheet.struck,
        )
    first = ISLAND * len(sheet.board.islands)
    for line in lines:
        bridges = min(sheet.bridges[line] / MOST_ON_A_LINE, 1.0)
        out[first + LINE * line : first + LINE * (line + 1)] = bridges, sheet.blocked(line)

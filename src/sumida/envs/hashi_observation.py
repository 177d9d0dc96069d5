"""What a seat of Hashi sees, as numbers between 0 and 1; a sheet is described again only where it changed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import compress, count
from operator import ne
from random import Random
from struct import Struct
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sumida.envs.layouts import BRIDGES, ISLAND, LINE, NUMBERS, RACE, hashi_sizes
from sumida.hashi.rules import scoring, strict
from sumida.hashi.rules.actions import DONE
from sumida.hashi.rules.board import Board
from sumida.hashi.rules.cards import CARDS, ROUNDS, Card, Deal
from sumida.hashi.rules.legality import MOST_ON_A_LINE
from sumida.hashi.rules.perspective import is_open, reachable
from sumida.hashi.rules.scoring import CATEGORIES, NOTHING, Reached
from sumida.hashi.rules.setup import HashiSetup
from sumida.hashi.rules.sheet import Sheet
from sumida.hashi.rules.state import HashiState
from sumida.kernel import Seat

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]
Races = list[tuple[float, list[float]]]
MOST_POINTS = max(category.full for category in CATEGORIES)
# An observation is put together from parts that are kept as bytes, each described again only when it changes.
START, OF_ISLAND, OF_LINE = Struct("3f"), Struct(f"{ISLAND}f"), Struct(f"{LINE}f")
CARD_COUNTS, STANDING = Struct(f"{NUMBERS * BRIDGES}f"), Struct(f"{1 + RACE * len(CATEGORIES)}f")


class HashiObserver:
    """What each seat sees of one game: all sheets, the card, what is left of the deck, and the races."""

    def __init__(self, setup: HashiSetup) -> None:
        self.setup = setup
        self.size = sum(hashi_sizes(setup).values())
        self.whole_size = 2 * setup.players + self.size
        self.ids = {action: number for number, action in enumerate(setup.actions)}
        self.first_line, self.done = NUMBERS * len(setup.layout.islands), self.ids[DONE]
        self.needed = [scoring.needed(setup.layout, category) for category in CATEGORIES]
        self.seen: dict[tuple[Seat, bool], tuple[Sheet, bytearray]] = {}
        self.standings: dict[tuple[Seat, bool], tuple[Sheet, tuple[Reached, ...], int, bool, bytes]] = {}
        self.progress: dict[tuple[Seat, bool], tuple[tuple[int, ...], int, list[float]]] = {}
        self.races: tuple[tuple[Reached, ...], int, Races] = ((), -1, [])
        self.cards: tuple[Deal | None, int, bytes] = (None, -1, b"")

    def deal(self, rng: Random) -> Deal:
        """Shuffle and deal."""
        return self.setup.deal(rng)

    def begin(self, state: HashiState) -> None:
        """Start at any position."""
        self.seen.clear()
        self.standings.clear()
        self.progress.clear()

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
        found, turn, card = bytearray(len(self.ids)), state.turns[seat], state.card
        if card is None or self.setup.mistakes != "strict":
            for action in state.legal(seat):
                found[self.ids[action]] = 1
        elif not turn.done:
            islands, lines, found[self.done] = strict.legal_marks(turn, card)
            for island in islands:
                found[NUMBERS * island + card.number - 1] = 1
            for line in lines:
                found[self.first_line + line] = 1
        return np.frombuffer(found, np.int8)

    def _table(self, state: HashiState, seat: Seat, open_: set[Seat]) -> Floats:
        players, turns, card = len(state.turns), state.turns, state.card
        left = max(0, card.bridges - turns[seat].drawn) / BRIDGES if card else 0.0
        parts: list[bytes | bytearray] = [
            START.pack(min(state.round, ROUNDS) / ROUNDS, left, not state.round),
            self._deck(state),
        ]
        for offset in range(players):
            other = (seat + offset) % players
            whose = other, other in open_
            sheet = turns[other].sheet if whose[1] else turns[other].closed
            parts += [self._sheet(whose, sheet), self._standing(whose, state, sheet)]
        return np.frombuffer(bytearray().join(parts), np.float32)

    def _deck(self, state: HashiState) -> bytes:
        """This round's card, and what is left."""
        if self.cards[1] != state.round or self.cards[0] is not state.deal:
            shown = [state.card] if state.card else []
            left = state.deal.cards[min(state.round, ROUNDS) :]  # only counted: their order is a secret
            described = [CARD_COUNTS.pack(*_counts(cards)) for cards in (shown, left)]
            self.cards = state.deal, state.round, b"".join(described)
        return self.cards[2]

    def _standing(self, whose: tuple[Seat, bool], state: HashiState, sheet: Sheet) -> bytes:
        """Whether a seat is done, and how far it is in each race."""
        done, before = state.turns[whose[0]].done, self.standings.get(whose)
        if (
            before is not None
            and before[0] is sheet
            and before[1] is state.reached
            and before[2:4] == (state.round, done)
        ):
            return before[4]
        parts = [float(done)]
        for have, (open_, points) in zip(self._have(whose, state, sheet), self._races(state), strict=True):
            parts += [have, open_, points[whose[0]]]
        found = STANDING.pack(*parts)
        self.standings[whose] = sheet, state.reached, state.round, done, found
        return found

    def _have(self, whose: tuple[Seat, bool], state: HashiState, sheet: Sheet) -> list[float]:
        """The share of each race that is done.

        At strict tables it changes with the finished islands only, which get no more bridges; until round 1
        the sheets are passed on.
        """
        finished, before = sheet.all_finished(), self.progress.get(whose)
        strictly = self.setup.mistakes == "strict"
        if before is not None and before[0] == finished and (not finished or (before[1] and strictly)):
            return before[2]
        done = [scoring.progress(sheet, category) for category in CATEGORIES]
        found = [min(have / need, 1.0) for have, need in zip(done, self.needed, strict=True)]
        self.progress[whose] = finished, state.round, found
        return found

    def _races(self, state: HashiState) -> Races:
        """Of each race: whether the full points are available, and the points of all seats."""
        if self.races[0] is not state.reached or self.races[1] != state.round:
            reached = state.reached or (NOTHING,) * len(state.turns)
            races = []
            for index in range(len(CATEGORIES)):
                points = [scoring.race_points(reached, seat, index) for seat in range(len(reached))]
                races.append((float(is_open(state, index)), [each / MOST_POINTS for each in points]))
            self.races = state.reached, state.round, races
        return self.races[2]

    def _sheet(self, whose: tuple[Seat, bool], sheet: Sheet) -> bytearray:
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


def _described(sheet: Sheet) -> bytearray:
    board = sheet.board
    found = bytearray(OF_ISLAND.size * len(board.islands) + OF_LINE.size * len(board.lines))
    _write(sheet, found, range(len(board.islands)), range(len(board.lines)))
    return found


def _changed(sheet: Sheet, before: Sheet, described: bytearray) -> bytearray:
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
    return set(compress(count(), map(ne, now, before)))


def _ends(board: Board, lines: Iterable[int]) -> list[tuple[int, int]]:
    return [(board.lines[line].a, board.lines[line].b) for line in lines]


def _write(sheet: Sheet, out: bytearray, islands: Iterable[int], lines: Iterable[int]) -> None:
    """Describe these islands and lines."""
    for island in islands:
        OF_ISLAND.pack_into(
            out,
            OF_ISLAND.size * island,
            sheet.numbers[island] / NUMBERS,
            min(sheet.counts[island] / NUMBERS, 1.0),
            min(reachable(sheet, island) / NUMBERS, 1.0),
            sheet.finished(island),
            island in sheet.struck,
        )
    first = OF_ISLAND.size * len(sheet.board.islands)
    for line in lines:
        bridges = min(sheet.bridges[line] / MOST_ON_A_LINE, 1.0)
        OF_LINE.pack_into(out, first + OF_LINE.size * line, bridges, sheet.blocked(line))

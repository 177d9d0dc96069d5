"""New boards that can be solved: some deal and some play on them finish all 18 islands.

A random board is kept if a solution is found: first the bridges (`_plan`), which must add up to the numbers
of 17 cards and a start number, then an order of play (`_schedule`), which the rules themselves check.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Final

from sumida.hashi.rules.actions import DONE, Action, Bridge, Write
from sumida.hashi.rules.board import ISLANDS, WATER, Board, parse
from sumida.hashi.rules.cards import STANDARD, Card, Deal
from sumida.hashi.rules.legality import MOST_ON_A_LINE, START_NUMBERS
from sumida.hashi.rules.setup import HashiSetup
from sumida.kernel import GameError, NotationError

SIDE: Final = 6
ANNEALING: Final = 6_000
SCHEDULES: Final = 60


@dataclass(frozen=True, slots=True)
class Difficulty:
    """How many dotted lines cross, and the fewest lines an island may have."""

    crossings: range
    least_lines: int


DIFFICULTIES: Final = {
    "easy": Difficulty(range(1, 4), 2),
    "medium": Difficulty(range(4, 8), 2),
    "hard": Difficulty(range(8, 13), 2),
}


@dataclass(frozen=True, slots=True)
class Solution:
    """A solo game that finishes all islands of a board."""

    setup: HashiSetup
    deal: Deal
    steps: tuple[Action, ...]


def generate(seed: int, difficulty: str = "medium") -> str:
    """The text of a new board; the same seed and difficulty always give the same board."""
    if difficulty not in DIFFICULTIES:
        allowed = ", ".join(DIFFICULTIES)
        message = f"There is no difficulty {difficulty[:20]!r}; choose {allowed}."
        raise NotationError(message, "error-hashi-difficulty", difficulty=difficulty[:20], allowed=allowed)
    rng = Random(f"{difficulty} {seed}")
    while True:
        board = _draw(rng, DIFFICULTIES[difficulty])
        if board and solve(board, rng):
            return f"# Made by seed {seed}, {difficulty}: {_crossings(board)} crossings.\n{board.text}"


def solve(board: Board, rng: Random) -> Solution | None:
    """Look for a solution; None means that none was found, not that there is none."""
    plan = _plan(board, rng)
    if plan is None:
        return None
    schedules = (_schedule(board, plan, rng) for _ in range(SCHEDULES))
    return next((found for found in schedules if found and is_solution(found)), None)


def is_solution(solution: Solution) -> bool:
    """Play it through: every step must be legal, and in the end every island finished."""
    state = solution.setup.start(solution.deal)
    try:
        for step in solution.steps:
            state = state.apply(0, step)
    except GameError:
        return False
    return state.over and len(state.turns[0].closed.all_finished()) == len(solution.setup.layout.islands)


def _draw(rng: Random, difficulty: Difficulty) -> Board | None:
    """A random grid, or None if its crossings and lines do not fit."""
    letters = [letter for letter, number in ISLANDS.items() for _ in range(number)]
    cells = letters + [WATER] * (SIDE * SIDE - len(letters))
    rng.shuffle(cells)
    rows = (cells[start : start + SIDE] for start in range(0, len(cells), SIDE))
    try:
        board = parse("\n".join(map(" ".join, rows)))
    except NotationError:
        return None
    fits = _crossings(board) in difficulty.crossings
    return board if fits and min(map(len, board.lines_at)) >= difficulty.least_lines else None


def _crossings(board: Board) -> int:
    return sum(len(line.crosses) for line in board.lines) // 2


@dataclass(frozen=True, slots=True)
class _Plan:
    """Bridges by line, the numbers they make, and the start and box numbers that leave exactly those."""

    bridges: tuple[int, ...]
    numbers: tuple[int, ...]
    start: int
    box: int


def _targets() -> dict[tuple[int, ...], tuple[int, int]]:
    """Sorted numbers of a finished board with their start and box number; the sum must be even."""
    targets = {}
    for start in START_NUMBERS:
        for box in {card.number for card in STANDARD}:
            numbers = [card.number for card in STANDARD] + [start]
            numbers.remove(box)
            if sum(numbers) % 2 == 0:
                targets[tuple(sorted(numbers))] = (start, box)
    return targets


_TARGETS: Final = _targets()


def _plan(board: Board, rng: Random) -> _Plan | None:
    """Simulated annealing: random changes, kept mostly if they bring the numbers nearer to a target."""
    bridges, counts = [0] * len(board.lines), [0] * len(board.islands)
    distance = _distance(counts)
    for step in range(ANNEALING):
        line = rng.randrange(len(bridges))
        change = rng.choice((-1, 1))
        if not _possible(board, bridges, line, change):
            continue
        _change(board, bridges, counts, line, change)
        after = _distance(counts)
        if after > distance and rng.random() > 0.5 * (1 - step / ANNEALING):
            _change(board, bridges, counts, line, -change)
        else:
            distance = after
        if distance == 0:
            start, box = _TARGETS[tuple(sorted(counts))]
            return _Plan(tuple(bridges), tuple(counts), start, box)
    return None


def _possible(board: Board, bridges: list[int], line: int, change: int) -> bool:
    if not 0 <= bridges[line] + change <= MOST_ON_A_LINE:
        return False
    return change < 0 or not any(bridges[other] for other in board.lines[line].crosses)


def _change(board: Board, bridges: list[int], counts: list[int], line: int, change: int) -> None:
    ends = board.lines[line]
    bridges[line] += change
    counts[ends.a] += change
    counts[ends.b] += change


def _distance(counts: list[int]) -> int:
    ordered = sorted(counts)
    return min(sum(abs(a - b) for a, b in zip(ordered, target, strict=True)) for target in _TARGETS)


class _Scheduler:
    """Plays a plan in a random order, with cards that fit it."""

    def __init__(self, board: Board, plan: _Plan, rng: Random) -> None:
        self.board, self.plan, self.rng = board, plan, rng
        self.left = list(plan.bridges)
        self.counts = [0] * len(board.islands)
        self.written: set[int] = set()
        self.hand = Counter(STANDARD)
        self.steps: list[Action] = []

    def write(self, island: int, number: int) -> None:
        self.written.add(island)
        self.steps.append(Write(self.board.islands[island].name, number))

    def writable(self) -> list[int]:
        """Islands that may take their number now."""
        return [
            island
            for island, place in enumerate(self.board.islands)
            if island not in self.written and (not place.flag or self.counts[island])
        ]

    def drawable(self) -> list[int]:
        """A line for each planned bridge that may be drawn now."""
        return [
            index
            for index, line in enumerate(self.board.lines)
            if line.a in self.written or line.b in self.written
            for _ in range(self.left[index])
        ]

    def draw(self, lines: list[int]) -> None:
        for line in lines:
            _change(self.board, self.left, self.counts, line, -1)
            self.steps.append(Bridge(self.board.lines[line].name))

    def take(self, number: int) -> Card:
        """A card with this number, out of those left."""
        card = self.rng.choice([card for card in self.hand if card.number == number and self.hand[card]])
        self.hand[card] -= 1
        return card


def _schedule(board: Board, plan: _Plan, rng: Random) -> Solution | None:
    """An order of play for the plan, or None if this attempt reaches a dead end."""
    game = _Scheduler(board, plan, rng)
    box = game.take(plan.box)
    starts = [island for island in game.writable() if plan.numbers[island] == plan.start]
    if not starts:
        return None
    game.write(rng.choice(starts), plan.start)
    game.steps.append(DONE)
    cards = []
    spare = sum(card.bridges * number for card, number in game.hand.items()) - sum(plan.bridges)
    while islands := game.writable():
        island = rng.choice(islands)
        card = game.take(plan.numbers[island])
        cards.append(card)
        game.write(island, card.number)
        lines = game.drawable()
        if len(lines) >= card.bridges and (spare < card.bridges or rng.random() < 0.8):
            game.draw(rng.sample(lines, card.bridges))
        else:
            spare -= card.bridges
        if spare < 0:
            return None
        game.steps.append(DONE)
    deal = Deal((*cards, box))
    return Solution(HashiSetup(1, board.text), deal, tuple(game.steps)) if not any(game.left) else None

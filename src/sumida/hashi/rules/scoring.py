"""Races, points, winners and the ranks of the solo game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sumida.hashi.rules.board import Board
from sumida.hashi.rules.sheet import Sheet

ISLAND_POINTS: Final = 2
GROUP: Final = 6
PILES: Final = (7, 5, 5)
"""Solo: the piles of cards; the end of a pile is a deadline."""


@dataclass(frozen=True, slots=True)
class Category:
    """A race: `full` points for the first (solo: up to round `deadline`), `later` points after that."""

    name: str
    full: int
    later: int
    deadline: int


CATEGORIES: Final = (
    Category("red", 9, 5, PILES[0] + PILES[1]),
    Category("blue", 7, 3, PILES[0]),
    Category("linked", 8, 4, PILES[0] + PILES[1]),
)

Reached = tuple[int, ...]
"""One seat: the round at whose end it reached each category, 0 while it has not."""
NOTHING: Final[Reached] = (0,) * len(CATEGORIES)


def progress(sheet: Sheet, category: Category) -> int:
    """Finished islands with the flag, or the size of the biggest connected group of finished islands."""
    if category.name == "linked":
        return max(map(len, sheet.groups()), default=0)
    return sheet.known(category.name, lambda: len({*sheet.all_finished()} & {*flagged(sheet, category)}))


def flagged(sheet: Sheet, category: Category) -> tuple[int, ...]:
    """The islands with the flag of a category."""
    return sheet.board.flagged(category.name)


def needed(board: Board, category: Category) -> int:
    """How much progress scores the category."""
    return GROUP if category.name == "linked" else len(board.flagged(category.name))


def race(sheet: Sheet, reached: Reached, round: int) -> Reached:
    """What a seat has reached at the end of this round; each category is scored at most once."""
    board = sheet.board
    return tuple(
        before or (round if progress(sheet, category) >= needed(board, category) else 0)
        for category, before in zip(CATEGORIES, reached, strict=True)
    )


def race_points(reached: tuple[Reached, ...], seat: int, index: int) -> int:
    """Full points for every seat that was first, or in a solo game met the deadline; else the later ones."""
    category, mine = CATEGORIES[index], reached[seat][index]
    if not mine:
        return 0
    first = min(rounds[index] for rounds in reached if rounds[index])
    limit = category.deadline if len(reached) == 1 else first
    return category.full if mine <= limit else category.later


def total(sheet: Sheet, reached: tuple[Reached, ...], seat: int) -> int:
    """Two points for every finished island, plus the races."""
    races = sum(race_points(reached, seat, index) for index in range(len(CATEGORIES)))
    return ISLAND_POINTS * len(sheet.all_finished()) + races


def winners(scores: tuple[int, ...]) -> tuple[int, ...]:
    """Most points win; on a tie there are several winners."""
    return tuple(seat for seat, points in enumerate(scores) if points == max(scores))


RANKS: Final = (
    (60, "rank-deity-of-the-isles"),
    (58, "rank-building-genius"),
    (56, "rank-ace-architect"),
    (54, "rank-statics-sage"),
    (52, "rank-chief-planner"),
    (51, "rank-bridge-master"),
    (49, "rank-site-manager"),
    (47, "rank-concrete-pourer"),
    (45, "rank-bolt-turner"),
    (43, "rank-bamboo-binder"),
    (41, "rank-water-bearer"),
    (0, "rank-errand-runner"),
)


def rank(points: int) -> str:
    """The solo rank for a total: the key of its name."""
    return next(key for least, key in RANKS if points >= least)

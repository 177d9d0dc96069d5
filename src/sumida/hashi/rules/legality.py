"""The rules for a single mark, each in one place.

A rule takes a sheet and a mark and returns the islands at which the mark would break it; none means that the
mark is allowed. Strict tables refuse a mark that breaks a rule, paper tables find it in the check after the
round: both use these functions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from sumida.hashi.rules.board import Board
from sumida.hashi.rules.sheet import Sheet
from sumida.kernel import IllegalAction

START_NUMBERS: Final = (3, 4)
MOST_ON_A_LINE: Final = 2
MOST_AT_AN_ISLAND: Final = 6

Islands: TypeAlias = tuple[int, ...]
Apart: TypeAlias = tuple[frozenset[int], ...]


# Writing a number


def island_is_free(sheet: Sheet, island: int, number: int) -> Islands:
    """An island holds one number: it is written where there is none yet."""
    return (island,) if sheet.numbers[island] else ()


def flag_needs_a_bridge(sheet: Sheet, island: int, number: int) -> Islands:
    """An island with a flag takes a number only once a bridge leads to it; others take it always."""
    return (island,) if sheet.board.islands[island].flag and not sheet.counts[island] else ()


def number_covers_bridges(sheet: Sheet, island: int, number: int) -> Islands:
    """A number is not lower than the bridges that already lead to its island."""
    return (island,) if number < sheet.counts[island] else ()


# Drawing a bridge


def starts_at_a_number(sheet: Sheet, line: int) -> Islands:
    """A bridge must start at a numbered island; the other end may have no number."""
    ends = sheet.board.lines[line]
    return () if sheet.numbers[ends.a] or sheet.numbers[ends.b] else (ends.a, ends.b)


def line_has_room(sheet: Sheet, line: int) -> Islands:
    """At most two bridges run along one dotted line."""
    ends = sheet.board.lines[line]
    return (ends.a, ends.b) if sheet.bridges[line] >= MOST_ON_A_LINE else ()


def crosses_no_bridge(sheet: Sheet, line: int) -> Islands:
    """Bridges never cross."""
    ends = sheet.board.lines[line]
    return (ends.a, ends.b) if ends.crosses and sheet.blocked(line) else ()


def ends_are_unfinished(sheet: Sheet, line: int) -> Islands:
    """No bridge is added at a finished island, so none ever has more bridges than its number."""
    ends, numbers, counts = sheet.board.lines[line], sheet.numbers, sheet.counts
    a, b = ends.a, ends.b
    return _those(0 < numbers[a] <= counts[a], a, 0 < numbers[b] <= counts[b], b)


def at_most_six_at_an_island(sheet: Sheet, line: int) -> Islands:
    """An island without a number has at most six bridges, six being the highest number."""
    ends, counts = sheet.board.lines[line], sheet.counts
    return _those(counts[ends.a] >= MOST_AT_AN_ISLAND, ends.a, counts[ends.b] >= MOST_AT_AN_ISLAND, ends.b)


def _those(first: bool, a: int, second: bool, b: int) -> Islands:
    """The ends of a line at which something holds."""
    if first:
        return (a, b) if second else (a,)
    return (b,) if second else ()


@dataclass(frozen=True, slots=True)
class WriteRule:
    """A rule for numbers with its refusal; `{island}` and `{number}` are filled in."""

    broken: Callable[[Sheet, int, int], Islands]
    reason: str
    sentence: str


@dataclass(frozen=True, slots=True)
class BridgeRule:
    """A rule for bridges with its refusal; `{a}`, `{b}` (the ends) and `{islands}` are filled in."""

    broken: Callable[[Sheet, int], Islands]
    reason: str
    sentence: str


WRITE_RULES: Final = (
    WriteRule(island_is_free, "refuse-hashi-number-there", "Island {island} has a number already."),
    WriteRule(
        flag_needs_a_bridge,
        "refuse-hashi-flag-needs-bridge",
        "Island {island} has a flag: it takes a number only once a bridge leads to it.",
    ),
    WriteRule(
        number_covers_bridges,
        "refuse-hashi-number-low",
        "Island {island} has more than {number} bridges: the number must not be lower.",
    ),
)

BRIDGE_RULES: Final = (
    BridgeRule(
        starts_at_a_number,
        "refuse-hashi-bridge-no-number",
        "Neither {a} nor {b} has a number: a bridge must start at an island that has one.",
    ),
    BridgeRule(
        line_has_room, "refuse-hashi-line-full", "Two bridges join {a} and {b} already: no third is allowed."
    ),
    BridgeRule(
        crosses_no_bridge,
        "refuse-hashi-bridge-crosses",
        "The bridge from {a} to {b} would cross another bridge.",
    ),
    BridgeRule(
        ends_are_unfinished,
        "refuse-hashi-island-finished",
        "There are as many bridges at {islands} as its number says: no bridge may be added there.",
    ),
    BridgeRule(
        at_most_six_at_an_island,
        "refuse-hashi-six-bridges",
        "There are six bridges at {islands} already: more can never be numbered.",
    ),
)


def write_refusal(sheet: Sheet, island: int, number: int) -> IllegalAction | None:
    """Why this number may not be written here; None if it may."""
    for rule in WRITE_RULES:
        if rule.broken(sheet, island, number):
            facts: dict[str, str | int] = {"island": sheet.board.islands[island].name, "number": number}
            return IllegalAction(rule.sentence.format_map(facts), rule.reason, **facts)
    return None


def bridge_refusal(sheet: Sheet, line: int) -> IllegalAction | None:
    """Why a bridge may not be drawn here; None if it may."""
    for rule in BRIDGE_RULES:
        if broken := rule.broken(sheet, line):
            ends, islands = sheet.board.lines[line], sheet.board.islands
            facts: dict[str, str | int] = {
                "a": islands[ends.a].name,
                "b": islands[ends.b].name,
                "islands": ", ".join(islands[island].name for island in broken),
            }
            return IllegalAction(rule.sentence.format_map(facts), rule.reason, **facts)
    return None


def may_bridge(sheet: Sheet, line: int) -> bool:
    """Whether no rule forbids this bridge, taken by itself."""
    for broken in _BRIDGE_CHECKS:  # noqa: SIM110 - a plain loop is twice as fast, and this is the hot spot
        if broken(sheet, line):
            return False
    return True


_ON_A_FREE_ISLAND: Final = tuple(rule.broken for rule in WRITE_RULES if rule.broken is not island_is_free)
_BRIDGE_CHECKS: Final = tuple(rule.broken for rule in BRIDGE_RULES)
_FROM_A_NUMBER: Final = tuple(broken for broken in _BRIDGE_CHECKS if broken is not starts_at_a_number)


def open_islands(sheet: Sheet, number: int) -> list[int]:
    """The islands at which no rule forbids this number."""
    found = [island for island, written in enumerate(sheet.numbers) if not written]
    for broken in _ON_A_FREE_ISLAND:
        found = [island for island in found if not broken(sheet, island, number)]
    return found


def open_lines(sheet: Sheet) -> list[int]:
    """The lines along which a bridge may be drawn."""
    numbers = sheet.numbers
    found = [index for index, line in enumerate(sheet.board.lines) if numbers[line.a] or numbers[line.b]]
    for broken in _FROM_A_NUMBER:
        found = [index for index in found if not broken(sheet, index)]
    return found


def are_apart(apart: Apart, line: int, lines: Sequence[int], count: int) -> bool:
    """Whether `count` of these open lines touch neither this line nor each other: all can get a bridge."""
    free = apart[line]
    for other in lines:
        if other in free:
            if count == 1:
                return True
            count -= 1
            free = free & apart[other]
    return False


@lru_cache(maxsize=64)
def apart_of(board: Board) -> Apart:
    """By line: the lines that neither cross it nor end at one of its islands."""
    near = [{*line.crosses, *board.lines_at[line.a], *board.lines_at[line.b]} for line in board.lines]
    return tuple(frozenset(range(len(near))) - one for one in near)


def can_draw(sheet: Sheet, count: int, lines: Sequence[int]) -> bool:
    """Whether `count` more bridges can be drawn, one after another, along some of these lines.

    A bridge never opens a line to others, so lines that were closed before need not be tried again.
    """
    if count == 0:
        return True
    return any(
        may_bridge(sheet, line) and (count == 1 or can_draw(sheet.with_bridge(line), count - 1, lines))
        for line in lines
    )

"""Why a turn of Hashi is good: one short sentence that follows from the position."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sumida.hashi.bots.reading import sheet_before
from sumida.hashi.rules.actions import Action, Bridge, Write
from sumida.hashi.rules.perspective import reachable
from sumida.hashi.rules.scoring import CATEGORIES, ISLAND_POINTS, progress
from sumida.hashi.rules.sheet import Sheet
from sumida.hashi.rules.view import HashiView, RaceView
from sumida.kernel import Words

CLEAR = 0.1
"""A lead of fewer points is not mentioned."""


@dataclass(frozen=True)
class Effect:
    """A sheet before and after a turn, and the marks between them."""

    before: Sheet
    after: Sheet
    marks: tuple[Action, ...]

    @property
    def finished(self) -> tuple[int, ...]:
        """The islands that the turn finishes."""
        return tuple(sorted(set(self.after.all_finished()) - set(self.before.all_finished())))

    def names(self, islands: Sequence[int]) -> str:
        return ", ".join(self.after.board.islands[island].name for island in islands)


def effect(before: Sheet, marks: Sequence[Action]) -> Effect:
    """What these marks do to a sheet."""
    after, board = before, before.board
    for mark in marks:
        if isinstance(mark, Write):
            after = after.with_number(board.island_index[mark.island], mark.number)
        elif isinstance(mark, Bridge):
            after = after.with_bridge(board.line_index[mark.line])
    return Effect(before, after, tuple(marks))


def why_turn(view: HashiView, marks: Sequence[Action], lead: float | None = None) -> Words:
    """The weightiest thing that a whole turn does: `marks` are all those of the round. `lead` is how many
    points fewer the next best turn is expected to bring."""
    if not marks:
        return _why_pass(lead)
    done = effect(sheet_before(view), marks)
    achieved = _race(view, done) or _finish(view, done) or _flag(done) or _nearly(done)
    return achieved or _number(done) or _reach(done) or _best(lead)


def why_start(view: HashiView, start: Write) -> Words:
    """Why a start number is good: there is room for it."""
    sheet = sheet_before(view)
    most = reachable(sheet, sheet.board.island_index[start.island])
    return Words("why-turn-number", {"island": start.island, "number": start.number, "most": most})


def _why_pass(lead: float | None) -> Words:
    if lead is None or lead < CLEAR:
        return Words("why-turn-pass")
    return Words("why-turn-pass-lead", {"lead": f"{lead:.1f}"})


def _race(view: HashiView, done: Effect) -> Words | None:
    """A race that the turn completes; the one worth most."""
    won = [race for race in view.races if _completes(view, race, done)]
    if not won:
        return None
    best = max(won, key=_points)
    return Words("why-turn-race", {"race": best.category, "points": _points(best)})


def _completes(view: HashiView, race: RaceView, done: Effect) -> bool:
    assert view.seat is not None
    category = next(one for one in CATEGORIES if one.name == race.category)
    return not race.scored[view.seat] and progress(done.after, category) >= race.need


def _points(race: RaceView) -> int:
    return race.full if race.open else race.later


def _finish(view: HashiView, done: Effect) -> Words | None:
    """Islands finished, and how many flags of a colour that makes."""
    finished, islands = done.finished, done.after.board.islands
    if not finished:
        return None
    facts: dict[str, str | int] = {
        "islands": done.names(finished),
        "points": ISLAND_POINTS * len(finished),
    }
    for category in CATEGORIES:
        race = next(one for one in view.races if one.category == category.name)
        if any(islands[island].flag == category.name for island in finished):
            have = progress(done.after, category)
            return Words(f"why-turn-finish-{category.name}", {**facts, "have": have, "need": race.need})
    return Words("why-turn-finish", facts)


def _flag(done: Effect) -> Words | None:
    """Islands with a flag that a first bridge reaches."""
    reached = [
        island
        for island, place in enumerate(done.after.board.islands)
        if place.flag and done.after.counts[island] and not done.before.counts[island]
    ]
    return Words("why-turn-flag", {"islands": done.names(reached)}) if reached else None


def _nearly(done: Effect) -> Words | None:
    """The island that the turn brings nearest to its number."""
    after = done.after
    missing = {
        island: after.numbers[island] - after.counts[island]
        for island, count in enumerate(after.counts)
        if after.numbers[island] and count > done.before.counts[island]
        if after.counts[island] < after.numbers[island] <= reachable(after, island)
    }
    if not missing:
        return None
    island = min(missing, key=lambda one: missing[one])
    return Words("why-turn-nearly", {"island": done.names([island]), "missing": missing[island]})


def _number(done: Effect) -> Words | None:
    """A number written where there is room for its bridges."""
    for mark in done.marks:
        if isinstance(mark, Write):
            island = done.after.board.island_index[mark.island]
            most = reachable(done.before, island)
            if mark.number <= most:
                return Words("why-turn-number", {"island": mark.island, "number": mark.number, "most": most})
    return None


def _reach(done: Effect) -> Words | None:
    """Islands without a number that the turn leads bridges to."""
    after = done.after
    reached = [
        island
        for island, count in enumerate(after.counts)
        if count > done.before.counts[island] and not after.numbers[island]
    ]
    return Words("why-turn-reach", {"islands": done.names(reached)}) if reached else None


def _best(lead: float | None) -> Words:
    """Nothing can be seen on the board: the comparison with the next best turn."""
    if lead is None or lead < CLEAR:
        return Words("why-turn-best")
    return Words("why-turn-best-lead", {"lead": f"{lead:.1f}"})

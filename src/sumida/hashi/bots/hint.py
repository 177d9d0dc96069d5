"""A hint for someone who plays alone: the turn a bot would draw from here, and what it is worth."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TypeAlias

from sumida.hashi.bots.reading import own_marks, sheet_before
from sumida.hashi.bots.whole_turn import WholeTurnBot
from sumida.hashi.bots.why import effect, why_start, why_turn
from sumida.hashi.rules.actions import Action, Write
from sumida.hashi.rules.view import HashiView
from sumida.kernel import Words

Marks: TypeAlias = tuple[Action, ...]


@dataclass(frozen=True)
class Hint:
    """The best turn of this round: how many steps to take back first, then the marks to make, in order. If
    there are none of either, confirm the turn as it is.

    `finishes` names the islands that the turn finishes. `points` are expected at the end of the game, `lead`
    is how many fewer the next best turn is expected to bring; both are null in the set-up. `why` is a
    sentence about the whole turn.
    """

    undo: int
    marks: tuple[str, ...]
    finishes: tuple[str, ...]
    points: float | None
    lead: float | None
    why: Words


def hint(bot: WholeTurnBot, view: HashiView) -> Hint:
    """What the bot would do with this turn; marks already made are kept if they fit."""
    if view.phase == "set-up":
        start = bot.choose(view)
        if not isinstance(start, Write):
            return Hint(0, (), (), None, None, Words("why-hashi-done"))
        return Hint(0, (str(start),), (), None, None, why_start(view, start))
    made, plan = own_marks(view), bot.best_turn(view)
    undo, left = (0, _missing(made, plan.marks)) if _fits(made, plan.marks) else (len(made), plan.marks)
    done = effect(sheet_before(view), plan.marks)
    finished = tuple(done.after.board.islands[island].name for island in done.finished)
    why = why_turn(view, plan.marks, plan.lead)
    return Hint(undo, tuple(map(str, left)), finished, _rounded(plan.points), _rounded(plan.lead), why)


def _fits(made: Marks, plan: Marks) -> bool:
    """Whether the plan can be completed from here: the number comes before the bridges."""
    late = made and any(isinstance(mark, Write) for mark in _missing(made, plan))
    return not late and not Counter(made) - Counter(plan)


def _missing(made: Marks, plan: Marks) -> Marks:
    left = Counter(plan) - Counter(made)
    return tuple(mark for mark in dict.fromkeys(plan) for _ in range(left[mark]))


def _rounded(points: float | None) -> float | None:
    return None if points is None else round(points, 1)

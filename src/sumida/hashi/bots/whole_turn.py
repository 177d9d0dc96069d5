"""Bots that plan a whole turn at once and then play it step by step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from sumida.hashi.bots.reading import legal_steps, own_marks, own_sheet
from sumida.hashi.rules.actions import DONE, Action, Bridge, Erase, Write
from sumida.hashi.rules.view import HashiView
from sumida.kernel import Words


@dataclass(frozen=True)
class Plan:
    """The marks of a turn, the points expected at the end, and the lead over the next best turn."""

    marks: tuple[Action, ...]
    points: float | None = None
    lead: float | None = None


class TurnPolicy(Protocol):
    """How a bot decides; both methods must give equal answers to equal views."""

    def start(self, view: HashiView) -> Write:
        """The start number."""

    def plan(self, view: HashiView, marks: Sequence[Action]) -> Plan:
        """A whole turn, planned from its beginning, that contains these marks."""


@dataclass
class WholeTurnBot:
    """Keeps the plan of a turn, so that it is worked out once and not at every step."""

    policy: TurnPolicy
    plans: dict[object, Plan] = field(default_factory=dict)

    def choose(self, view: HashiView) -> Action:
        if view.phase == "set-up":
            return DONE if view.marks else self.policy.start(view)
        return self._next(view, self.plan(view))

    def plan(self, view: HashiView) -> Plan:
        """The plan of this turn: made at its beginning, and again if the marks have departed from it."""
        made: tuple[Action, ...] = tuple(m for m in own_marks(view) if not isinstance(m, Erase))
        plan = self.best_turn(view)
        return self._planned(view, made) if Counter(made) - Counter(plan.marks) else plan

    def best_turn(self, view: HashiView) -> Plan:
        """The best turn from its beginning, whatever has been marked so far."""
        return self._planned(view, ())

    def _planned(self, view: HashiView, marks: tuple[Action, ...]) -> Plan:
        key = (tuple(view.options.items()), view.seat, view.turned, view.history, marks)
        if key not in self.plans:
            if len(self.plans) > 64:
                self.plans.clear()
            self.plans[key] = self.policy.plan(view, marks)
        return self.plans[key]

    def explain(self, view: HashiView, action: Action) -> Words:
        if view.phase == "set-up":
            return explain_start(view, action)
        return explain_step(view, action, self.plan(view))

    def _next(self, view: HashiView, plan: Plan) -> Action:
        left = Counter(plan.marks) - Counter(own_marks(view))
        allowed = legal_steps(view)
        step = next((mark for mark in plan.marks if left[mark] and mark in allowed), DONE)
        # At a paper table a half-drawn turn may leave no legal way to finish it.
        return step if step in allowed else (allowed or [DONE])[0]


def explain_start(view: HashiView, action: Action) -> Words:
    if not isinstance(action, Write):
        return Words("why-hashi-done")
    key = "why-hashi-start" if view.players == 1 else "why-hashi-start-other"
    return Words(key, {"island": action.island, "number": action.number})


def explain_step(view: HashiView, action: Action, plan: Plan) -> Words:
    """What the step does and, if the bot counts in points, what the turn is worth."""
    facts: dict[str, str | int] = {}
    if isinstance(action, Write):
        facts |= {"island": action.island, "number": action.number}
        key = "why-hashi-write"
    elif isinstance(action, Bridge):
        finished = _finishes(view, action)
        facts |= {"line": action.line, "islands": ", ".join(finished)}
        key = "why-hashi-finish" if finished else "why-hashi-bridge"
    else:
        key = "why-hashi-done" if view.marks else "why-hashi-renounce"
    if plan.points is None:
        return Words(key, facts)
    return Words(f"{key}-worth", {**facts, "points": f"{plan.points:.1f}", "lead": f"{plan.lead or 0:.1f}"})


def _finishes(view: HashiView, action: Bridge) -> Sequence[str]:
    sheet = own_sheet(view)
    drawn = sheet.with_bridge(sheet.board.line_index[action.line])
    new = set(drawn.all_finished()) - set(sheet.all_finished())
    return [sheet.board.islands[island].name for island in sorted(new)]

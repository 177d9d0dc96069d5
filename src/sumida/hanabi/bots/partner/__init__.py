"""`partner-classic`: the former `partner`, kept for comparison and for the coach.
Imports the rules only.
"""

from __future__ import annotations

from collections.abc import Sequence

from sumida.hanabi.bots.partner.choice import candidates
from sumida.hanabi.bots.partner.explanation import explain
from sumida.hanabi.bots.partner.memory import Memory
from sumida.hanabi.bots.partner.table_reading import TableReading
from sumida.hanabi.rules.actions import Clue, Discard, HanabiAction, Play
from sumida.hanabi.rules.view import HanabiView
from sumida.kernel import Words

NAME = "partner-classic"


class PartnerBot:
    """Reads the whole history by the conventions, then makes the move with the best evaluation.

    `company` names the bot at each seat, "" for a person. Whoever is not a `partner` starts as a newcomer;
    without `company` everybody is taken to know the conventions.
    """

    def __init__(self, company: Sequence[str] | None = None) -> None:
        strangers = (seat for seat, name in enumerate(company or ()) if name != NAME)
        self._memory = Memory(frozenset(strangers))

    def choose(self, view: HanabiView) -> HanabiAction:
        table = self._memory.table(view)
        found = list(candidates(table))
        if not found:
            return view.legal[0]
        best = max(found, key=lambda pair: pair[0])[1]
        if best.kind == "clue":
            return Clue(best.target, table.terms.touch[best.clue][0])
        position = table.hands[table.me].index(best.order) + 1
        return Play(position) if best.kind == "play" else Discard(position)

    def read(self, view: HanabiView) -> TableReading:
        """The table as the seat of this view reads it."""
        return self._memory.table(view)

    def twin(self) -> PartnerBot:
        """A bot that has read as much as this one."""
        twin = PartnerBot()
        twin._memory = self._memory.twin()
        return twin

    def explain(self, view: HanabiView, action: HanabiAction) -> Words:
        return explain(self._memory.table(view), action)

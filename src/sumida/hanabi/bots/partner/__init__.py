"""`partner`: the bot for tables with people. `docs/partner.md` describes its conventions on one page.
Imports the rules only.
"""

from __future__ import annotations

from sumida.hanabi.bots.partner.choice import candidates
from sumida.hanabi.bots.partner.explanation import explain
from sumida.hanabi.bots.partner.memory import Memory
from sumida.hanabi.rules.actions import Clue, Discard, HanabiAction, Play
from sumida.hanabi.rules.view import HanabiView
from sumida.kernel import Words


class PartnerBot:
    """Reads the whole history by the conventions, then makes the move with the best evaluation."""

    def __init__(self) -> None:
        self._memory = Memory()

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

    def explain(self, view: HanabiView, action: HanabiAction) -> Words:
        return explain(self._memory.table(view), action)

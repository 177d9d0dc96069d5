"""Bots that play declared conventions and no others: `partner:LEVEL`, and `literal`, which plays none.
Imports the rules and the conventions.
"""

from __future__ import annotations

from sumida.hanabi.bots.convention.ending import ranked
from sumida.hanabi.bots.convention.explanation import explain
from sumida.hanabi.conventions.history import ConventionReader
from sumida.hanabi.conventions.levels import HIGHEST
from sumida.hanabi.rules.actions import HanabiAction
from sumida.hanabi.rules.view import HanabiView
from sumida.kernel import Words


class ConventionBot:
    """Reads the whole history by the conventions of its level, then makes the move with the best value."""

    def __init__(self, level: int = HIGHEST) -> None:
        self._level = level
        self._reader = ConventionReader(level)

    def ranked(self, view: HanabiView) -> list[tuple[float, HanabiAction]]:
        """The moves worth considering with their values, the best first."""
        return ranked(self._reader.minds(view))

    def choose(self, view: HanabiView) -> HanabiAction:
        found = self.ranked(view)
        return found[0][1] if found else view.legal[0]

    def table_levels(self, view: HanabiView) -> tuple[int, ...]:
        """By seat: the level of conventions that it is taken to play."""
        return (self._level,) * view.setup.players

    def explain(self, view: HanabiView, action: HanabiAction) -> Words:
        return explain(self._reader.minds(view), action)

"""The strongest player: the value network of `planner`, many more turns, two cards ahead."""

from __future__ import annotations

from sumida.hashi.bots.value_search import ValueSearch
from sumida.hashi.bots.whole_turn import WholeTurnBot


class MasterBot(WholeTurnBot):
    """Compares its twelve best turns over every card that may come next, and the best four to twelve of
    them over the card after that; with others at the table, under two forecasts of their races."""

    def __init__(self) -> None:
        super().__init__(ValueSearch(beam=12, deep=True, rollouts=6, scenarios=2))

"""The strongest player: the same eye as `planner`, many more turns, two cards ahead."""

from __future__ import annotations

from sumida.hashi.bots.foresight import Foresight
from sumida.hashi.bots.turnwise import Turnwise


class MasterBot(Turnwise):
    """Looks at its twelve best turns through every card that may come next, and at the best four to twelve
    of them through the card after that; at a table under two forecasts of the others."""

    def __init__(self) -> None:
        super().__init__(Foresight(few=12, deep=True, futures=6, spread=2))

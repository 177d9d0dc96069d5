"""The strongest player: the same eye as `planner`, many more turns, and several futures of the others."""

from __future__ import annotations

from sumida.hashi.bots.foresight import Foresight
from sumida.hashi.bots.turnwise import Turnwise


class MasterBot(Turnwise):
    """Looks at its twelve best turns through every card that may come next."""

    def __init__(self) -> None:
        super().__init__(Foresight(few=12, futures=6, spread=2))

"""A quick player with a learned eye: the best turns by value, then one card ahead."""

from __future__ import annotations

from sumida.hashi.bots.foresight import Foresight
from sumida.hashi.bots.turnwise import Turnwise


class PlannerBot(Turnwise):
    """Compares its two best turns through every card that may come next."""

    def __init__(self) -> None:
        super().__init__(Foresight(few=2, futures=2))

"""A quick player: the best turns by the value network, then one card ahead."""

from __future__ import annotations

from sumida.hashi.bots.value_search import ValueSearch
from sumida.hashi.bots.whole_turn import WholeTurnBot


class PlannerBot(WholeTurnBot):
    """Compares its two best turns over every card that may come next."""

    def __init__(self) -> None:
        super().__init__(ValueSearch(beam=2, rollouts=2))

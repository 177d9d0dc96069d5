"""A quick player: the best turns by the value network, then one card ahead."""

from __future__ import annotations

from sumida.hashi.bots.value_search import ValueSearch
from sumida.hashi.bots.whole_turn import WholeTurnBot
from sumida.hashi.learned.lookahead import Lookahead

AHEAD = Lookahead(budget=0, turns=2, replies=1, turn_margin=0.0, reply_margin=0.0, depth=1)


class PlannerBot(WholeTurnBot):
    """Compares its two best turns over every card that may come next."""

    def __init__(self) -> None:
        super().__init__(ValueSearch(AHEAD, rollouts=2))

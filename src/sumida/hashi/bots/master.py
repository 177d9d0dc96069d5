"""The strongest player: the value network of `planner`, many more turns, two cards ahead."""

from __future__ import annotations

from sumida.hashi.bots.value_search import ValueSearch
from sumida.hashi.bots.whole_turn import WholeTurnBot
from sumida.hashi.learned.lookahead import Lookahead

AHEAD = Lookahead(budget=3_000_000, turns=16, replies=8, turn_margin=1.0, reply_margin=1.0, depth=3)


class MasterBot(WholeTurnBot):
    """Compares its sixteen best turns over every card that may come next, and those that are still close over
    the cards after that too; with others at the table, by the chance to win."""

    def __init__(self) -> None:
        super().__init__(ValueSearch(AHEAD, rollouts=32, scenarios=2, wins=5))

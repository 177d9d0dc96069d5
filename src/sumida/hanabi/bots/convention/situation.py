"""What a player takes in before a move: who is busy, what is in danger, what there is to play."""

from __future__ import annotations

from sumida.hanabi.bots.convention.choice import next_discard, next_play
from sumida.hanabi.bots.convention.ending import SHORT
from sumida.hanabi.bots.convention.evaluation import cost_of_losing
from sumida.hanabi.conventions.end_game import pace
from sumida.hanabi.conventions.hands import chop
from sumida.hanabi.conventions.minds import Minds
from sumida.hanabi.conventions.table import UNKNOWN, ConventionTable
from sumida.kernel import Seat


class Situation:
    """The table before a move of the viewer."""

    def __init__(self, minds: Minds) -> None:
        self.minds, self.table, self.me = minds, minds.mine, minds.me
        table, players = minds.mine, range(minds.mine.terms.players)
        self.own = [minds.own(seat) for seat in players]
        self.hand = table.hands[self.me]
        self.plays = [order for order in self.hand if table.fits_surely(order)]
        self.useless = [order for order in self.hand if not table.belief[order] & ~table.dead]
        self.chop = chop(table, self.me)
        self.pace = pace(table)
        self.late = table.pile <= SHORT
        self.busy = [next_play(self.own[seat], seat) is not None for seat in players]
        self.marked = {table.identity[order] for seat, order in table.held() if self.is_marked(seat, order)}
        self.to_clue = sum(self.waits_for_a_clue(seat, order) for seat, order in table.held())

    def is_marked(self, seat: Seat, order: int) -> bool:
        """Whether a card of somebody else is clued or called on."""
        return seat != self.me and self.own[seat].is_marked(order) and self.table.identity[order] != UNKNOWN

    def waits_for_a_clue(self, seat: Seat, order: int) -> bool:
        """Whether a card fits and its holder does not know it."""
        card = self.table.identity[order]
        fits = seat != self.me and card != UNKNOWN and self.table.playable >> card & 1
        return bool(fits) and not self.own[seat].fits_surely(order)

    def exactly(self, order: int) -> int:
        """The identity of one's own card, if it is known."""
        mask = self.table.belief[order]
        return UNKNOWN if mask & (mask - 1) else mask.bit_length() - 1

    def endangered(self, table: ConventionTable, seat: Seat) -> float:
        """What a seat would lose by discarding, as it reads the game in `table`."""
        order = next_discard(table, seat)
        card = UNKNOWN if order is None else self.table.identity[order]
        return 0.0 if card == UNKNOWN else cost_of_losing(self.table, card)

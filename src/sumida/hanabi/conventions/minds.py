"""The table as every seat reads it, as far as one seat can tell.

A seat does not see its own hand, so what it reads into a clue may differ from what others read. Whoever
gives a clue asks each of the others first. The viewer's own cards count as what the viewer takes them to be.
"""

from __future__ import annotations

from collections.abc import Sequence

from sumida.hanabi.conventions.belief import update_board_masks, update_own_beliefs
from sumida.hanabi.conventions.clues import read_clue, review
from sumida.hanabi.conventions.promises import drop_stale_calls, settle
from sumida.hanabi.conventions.table import UNKNOWN, ConventionTable
from sumida.hanabi.conventions.turns import read_discard, read_play, read_signals
from sumida.hanabi.rules.actions import Clue
from sumida.kernel import Seat


class Minds:
    """One `ConventionTable` for each seat; that of the viewer is `mine`.

    Beliefs are brought up to date when a seat is asked for its `own` table.
    """

    __slots__ = ("given", "heard", "me", "stale", "tables")

    def __init__(self, tables: list[ConventionTable], me: Seat) -> None:
        self.tables, self.me = tables, me
        self.stale = [False] * len(tables)
        self.given: dict[Clue, ConventionTable] = {}
        """What the viewer reads into clues that it might give now, as far as that was asked for,"""
        self.heard: dict[Clue, Minds] = {}
        """and what everybody does; neither is changed by what is tried out, nor kept by a copy."""

    @property
    def mine(self) -> ConventionTable:
        return self.tables[self.me]

    def copy(self) -> Minds:
        twin = Minds([table.copy() for table in self.tables], self.me)
        twin.stale = self.stale[:]
        return twin

    def own(self, seat: Seat) -> ConventionTable:
        """The table of a seat, with what it believes about its own hand."""
        table = self.tables[seat]
        if self.stale[seat]:
            update_own_beliefs(table)
            self.stale[seat] = False
        return table

    def share_own_hand(self) -> None:
        """The others see the viewer's cards: assume that they are what the viewer takes them to be."""
        mine = self.mine
        meant = {
            promise.focus: promise.readings[0].card
            for promise in mine.promises
            if promise.target == self.me and promise.readings
        }
        for order in mine.hands[self.me]:
            mask = mine.belief[order]
            card = UNKNOWN if mask & (mask - 1) else mask.bit_length() - 1
            card = meant.get(order, card)
            for seat, table in enumerate(self.tables):
                if seat != self.me:
                    table.identity[order] = card

    def clue(self, giver: Seat, target: Seat, mask: int, touched: Sequence[int]) -> None:
        """Everybody reads a clue."""
        for table in self.tables:
            hear(table, giver, target, mask, touched)

    def play(self, seat: Seat, order: int, card: int) -> None:
        """Everybody sees a card played; nothing is drawn."""
        for table in self.tables:
            table.turn += 1
            table.heed(seat)
            read_play(table, seat, order, card)
            table.heed()
            table.pile = max(0, table.pile - 1)
            drop_stale_calls(table)
        self._share_masks()

    def discard_unseen(self, seat: Seat, order: int) -> None:
        """A card that the viewer does not know is discarded; nothing is drawn."""
        for table in self.tables:
            table.turn += 1
            table.heed(seat)
            settle(table, seat, None, UNKNOWN)
            read_signals(table, seat, order)
            table.heed()
            table.hands[seat].remove(order)
            table.tokens += 1
            table.pile = max(0, table.pile - 1)
            drop_stale_calls(table)
        self._share_masks()

    def discard(self, seat: Seat, order: int, card: int) -> None:
        """Everybody sees a card discarded that the viewer knows; nothing is drawn."""
        for table in self.tables:
            table.turn += 1
            table.heed(seat)
            read_discard(table, seat, order, card)
            table.heed()
            table.pile = max(0, table.pile - 1)
            drop_stale_calls(table)
        self._share_masks()

    def pass_by(self, seat: Seat) -> None:
        """A seat does something that answers no call."""
        for table in self.tables:
            table.turn += 1
            settle(table, seat, None, UNKNOWN)
            drop_stale_calls(table)
        self.stale = [True] * len(self.tables)

    def _share_masks(self) -> None:
        """The board is the same for everybody."""
        mine = self.mine
        update_board_masks(mine)
        for table in self.tables:
            table.playable, table.dead, table.critical = mine.playable, mine.dead, mine.critical
            table.lost = mine.lost
        self.stale = [True] * len(self.tables)


def hear(table: ConventionTable, giver: Seat, target: Seat, mask: int, touched: Sequence[int]) -> None:
    """One seat reads a clue."""
    settle(table, giver, None, UNKNOWN)
    table.turn += 1
    table.heed(giver, target)
    read_clue(table, giver, target, mask, touched)
    drop_stale_calls(table)
    review(table)
    table.heed()

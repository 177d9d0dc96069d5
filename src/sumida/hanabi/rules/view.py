"""What a seat may know, cheap to make and in plain values; `wire.py` writes the same as text.

`HanabiState.view(seat)` gives a `HanabiView`. What costs more (legal actions, exact deduction) is computed
from the view when first asked for, so it can never depend on anything the seat does not know.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

import msgspec

from sumida.hanabi.rules import scoring
from sumida.hanabi.rules.actions import Event, HanabiAction
from sumida.hanabi.rules.cards import Hand
from sumida.hanabi.rules.deduction import deduce
from sumida.hanabi.rules.ending import EndReason
from sumida.hanabi.rules.legality import legal_actions, legal_texts
from sumida.hanabi.rules.packing import PackedView, changes, pack, packed
from sumida.hanabi.rules.wire import HanabiWire, spell
from sumida.kernel import Json, Seat

if TYPE_CHECKING:
    from sumida.hanabi.rules.setup import HanabiSetup


class HanabiView(msgspec.Struct, frozen=True, dict=True):
    """All that a seat (or a spectator, `seat` None) may know."""

    setup: HanabiSetup
    seat: Seat | None
    turn: int
    current: Seat
    """Whose turn it is; stays where it was when the game is over."""
    hands: tuple[Hand, ...]
    piles: tuple[int, ...]
    discards: tuple[tuple[int, int], ...]
    """Pairs of order and identity, in order of discarding."""
    clue_tokens: int
    strikes: int
    pile: int
    turns_left: int | None
    history: tuple[Event, ...]
    ended: EndReason | None
    """None while the game runs."""

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The one seat whose turn it is; nobody when the game is over."""
        return () if self.ended else (self.current,)

    @cached_property
    def legal(self) -> tuple[HanabiAction, ...]:
        """What this seat may do now, in the order of `setup.actions`; nothing when it is not to act."""
        return legal_actions(self, self.seat)

    @property
    def can_undo(self) -> bool:
        """Nothing can be taken back: everybody has seen it."""
        return False

    @property
    def legal_texts(self) -> tuple[str, ...]:
        """The same in notation."""
        if self.seat != self.current or self.ended:
            return ()
        known = self.__dict__
        found: tuple[str, ...] | None = known.get("_legal_texts")
        if found is None:
            found = known["_legal_texts"] = legal_texts(self, self.seat)
        return found

    @cached_property
    def deduced(self) -> tuple[tuple[int, ...], ...]:
        """For each card of each hand, the mask of what its holder cannot rule out; see `deduction.py`."""
        setup = self.setup
        unseen = scoring.not_on_the_table(setup.variant, self.piles, self.discards)
        return tuple(deduce(setup.variant, self.hands, unseen, self.seat, setup.deductions))

    @property
    def points(self) -> int:
        """The sum of the highest card of each series."""
        return sum(self.piles)

    @property
    def points_or_zero(self) -> int:
        """Points as research counts them: none after a strike-out."""
        return scoring.points_or_zero(self.piles, self.ended)

    @property
    def score(self) -> int:
        """The score under the options of this table."""
        return scoring.final_score(self.setup, self.piles, self.ended)

    @property
    def verdict(self) -> str:
        """The audience's verdict on the score so far."""
        return scoring.verdict(self.setup, self.piles, self.ended)

    @cached_property
    def reachable(self) -> tuple[int, ...]:
        """How high each series can still get, as far as the discard pile tells."""
        return scoring.reachable(self.setup.variant, self.piles, self.discards)

    @property
    def at_most(self) -> int:
        """The most points that can still be made, as far as everyone knows."""
        if self.ended is not None:
            return self.points
        return scoring.at_most(self.reachable, self.points, self.turns_at_most)

    @property
    def turns_at_most(self) -> int | None:
        """How many turns with a card to play are left; None if only the cards limit them."""
        if self.turns_left is not None:
            return self.turns_left
        return None if self.setup.grand_finale else self.pile + self.setup.players

    @cached_property
    def useful(self) -> int:
        """Mask of the identities that a series can still take, now or later."""
        return scoring.useful(self.setup.variant, self.piles, self.discards)

    @cached_property
    def critical(self) -> int:
        """Mask of the useful identities of which a single copy is left."""
        return scoring.indispensable(self.setup.variant, self.piles, self.discards)

    @cached_property
    def playable(self) -> int:
        """Mask of the identities that fit a series now."""
        return scoring.playable(self.piles)

    def wire(self) -> HanabiWire:
        """This view with everything written as text, for JSON."""
        return spell(self)

    @property
    def packed(self) -> PackedView:
        """The parts of this view that are JSON already."""
        known = self.__dict__
        found: PackedView | None = known.get("_packed")
        if found is None:
            found = known["_packed"] = packed(self)
        return found

    def on_wire(self) -> Json:
        """The same as `wire`, but already JSON."""
        return pack(self)

    def changes_since(self, before: HanabiView) -> dict[str, dict[str, Json]]:
        """What differs on the wire from an earlier view of the same seat."""
        return changes(self, before)

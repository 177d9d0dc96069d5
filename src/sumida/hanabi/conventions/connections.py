"""How the cards below a clued card come to be played: known cards, prompts, finesses, bluffs.

Everything is asked from the viewpoint of one seat (`eyes`), which does not see its own hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sumida.hanabi.conventions.hands import finesse_position
from sumida.hanabi.conventions.levels import (
    BLUFF,
    FUNDAMENTALS,
    LAYERED_FINESSE,
    LONG_FINESSE,
    REVERSE_FINESSE,
    SELF_FINESSE,
)
from sumida.hanabi.conventions.table import UNKNOWN, ConventionTable, Manner, Reading, Step, Way
from sumida.hanabi.rules.variants import RANKS
from sumida.kernel import Seat

MOST_CALLS = 2
"""Nobody reads more than this many calls into one clue."""


class ClueView:
    """One clue as one seat sees it."""

    __slots__ = ("eyes", "focus", "giver", "others", "own", "table", "target", "waiting")

    def __init__(self, table: ConventionTable, giver: Seat, target: Seat, focus: int, eyes: Seat) -> None:
        self.table, self.giver, self.target, self.focus, self.eyes = table, giver, target, focus, eyes
        self.others = [seat for seat in callable_seats(table, giver, target) if seat != eyes]
        self.waiting = {
            step.order
            for promise in table.promises
            if promise.target == eyes
            for reading in promise.readings
            for step in reading.calls[:1]
            if table.sees(eyes, step.seat, step.order) == step.card
        }
        self.own = eyes not in (giver, target) and eyes in callable_seats(table, giver, target)

    def reading(self, card: int, on_self: bool = False) -> Reading | None:
        """How the focus can be `card`; `on_self`: also through the receiver's own unknown cards."""
        suit, rank = divmod(card, RANKS)
        steps: list[Step] = []
        for missing in range(suit * RANKS + self.table.piles[suit], suit * RANKS + rank):
            taken = {self.focus, *(step.order for step in steps)}
            found = self.connection(missing, taken, on_self, bool(steps))
            if not found:
                return None
            steps += found
        calls = sum(1 for step in steps if step.way)
        if calls > (MOST_CALLS if self.table.level >= LONG_FINESSE else 1):
            return None
        return Reading(card, tuple(steps))

    def connection(self, missing: int, taken: set[int], on_self: bool, later: bool) -> list[Step]:
        """How the missing card comes to be played: known cards first, then visible, then hidden ones."""
        step = known(self, missing, taken)
        if step is not None:
            return [step]
        table = self.table
        for seat in self.others:
            for order in table.hands[seat]:
                if order in self.waiting and table.sees(self.eyes, seat, order) == missing:
                    return [Step(seat, order, missing, Way.KNOWN)]
        holders = [seat for seat in self.others if self.shows(seat, missing)]
        for way in (prompt, finesse):
            for seat in holders:
                step = way(self, seat, missing, taken)
                if step is not None and table.sees(self.eyes, seat, step.order) == missing:
                    return [step]
        if table.level >= LAYERED_FINESSE and not later:
            layers = self.layered(holders, missing, taken)
            if layers:
                return layers
        if on_self and self.eyes != self.target:
            step = self.on_target(missing, taken)
            if step is not None:
                return [step]
        hidden = [seat for seat in self.others if seat == table.me]
        if self.own and table.strict and self.target_has(missing, taken):
            return []
        if self.own:
            hidden.append(self.eyes)
        if on_self and self.eyes == self.target:
            hidden.append(self.target)
        for seat in hidden:
            step = prompt(self, seat, missing, taken) or self.blind(seat, missing, taken)
            if step is not None:
                return [step]
        return []

    def target_has(self, missing: int, taken: set[int]) -> bool:
        """Whether the receiver is seen to have the missing card, clued: then nobody else is asked for it."""
        table = self.table
        hand = [order for order in table.hands[self.target] if order not in taken]
        return any(table.touched[order] and table.identity[order] == missing for order in hand)

    def blind(self, seat: Seat, missing: int, taken: set[int]) -> Step | None:
        if seat == self.target and self.table.level < SELF_FINESSE:
            return None
        return finesse(self, seat, missing, taken)

    def on_target(self, missing: int, taken: set[int]) -> Step | None:
        """A prompt or finesse on the receiver, as the others see it."""
        seat = self.target
        step = prompt(self, seat, missing, taken) or self.blind(seat, missing, taken)
        if step is None or self.table.sees(self.eyes, seat, step.order) not in (missing, UNKNOWN):
            return None
        return step

    def shows(self, seat: Seat, card: int) -> bool:
        """Whether the seat that looks on sees a copy of a card in another hand."""
        identity = self.table.identity
        return any(identity[order] == card for order in self.table.hands[seat])

    def layered(self, holders: Sequence[Seat], missing: int, taken: set[int]) -> list[Step]:
        """A finesse through other cards that fit: each is played in the belief that it is the missing one."""
        table = self.table
        following = (self.giver + 1) % table.terms.players
        for seat in holders:
            if table.level >= BLUFF and seat == following:
                continue
            found: list[Step] = []
            used = set(taken)
            fits = table.playable
            while (step := finesse(self, seat, missing, used)) is not None:
                card = table.sees(self.eyes, seat, step.order)
                if card == missing:
                    return [*found, replace(step, manner=Manner.LAYERED) if found else step]
                if card == UNKNOWN or not fits >> card & 1:
                    break
                found.append(Step(seat, step.order, card, Way.FINESSE))
                used.add(step.order)
                fits = fits & ~(1 << card) | (1 << card + 1 if card % RANKS < RANKS - 1 else 0)
        return []

    def bluff(self, card: int) -> Reading | None:
        """A card one step from fitting, and the next seat plays another card that fits in its place."""
        table = self.table
        if table.level < BLUFF:
            return None
        seat = (self.giver + 1) % table.terms.players
        if seat == self.target or seat not in self.others:
            return None
        suit, rank = divmod(card, RANKS)
        missing = suit * RANKS + table.piles[suit]
        if rank != table.piles[suit] + 1 or prompt(self, seat, missing, {self.focus}):
            return None
        step = finesse(self, seat, missing, {self.focus})
        if step is None:
            return None
        shown = table.sees(self.eyes, seat, step.order)
        if shown == UNKNOWN or not table.playable >> shown & 1:
            return None
        return Reading(card, (Step(seat, step.order, shown, Way.BLUFF),))


def callable_seats(table: ConventionTable, giver: Seat, target: Seat) -> list[Seat]:
    """Seats that a clue can call on, in order of play; at the first level only those before the receiver."""
    players = table.terms.players
    steps = range(1, (target - giver) % players if table.level < REVERSE_FINESSE else players)
    return [
        seat
        for step in steps
        if (seat := (giver + step) % players) != target and table.levels[seat] >= FUNDAMENTALS
    ]


def known(view: ClueView, missing: int, taken: set[int]) -> Step | None:
    """A card that its holder plays without being called on; not one that the same clue touches first."""
    table, bit = view.table, 1 << missing
    belief, touched, called = table.belief, table.touched, table.called
    given = table.focused[view.focus]
    for seat, hand in enumerate(table.hands):
        for order in hand:
            mask = belief[order]
            if table.touched_at[order] == given and table.clued[order] != bit and seat == view.target:
                continue
            if mask & bit and (touched[order] or called[order]) and order not in taken:
                seen = table.sees(view.eyes, seat, order)
                if mask == bit and (seat == view.giver or seen in (missing, UNKNOWN)):
                    return Step(seat, order, missing, Way.KNOWN)
                if seat == view.giver and seen == missing and giver_knows(table, view.eyes, order, missing):
                    return Step(seat, order, missing, Way.KNOWN)
                if seat != view.giver and table.fits_surely(order) and seen in (missing, UNKNOWN):
                    return Step(seat, order, missing, Way.KNOWN)
    return None


def giver_knows(table: ConventionTable, eyes: Seat, order: int, card: int) -> bool:
    """Whether a giver may know its card: all else that it may be would call on the seat that looks on."""
    return any(
        promise.focus == order
        and promise.direct == 1 << card
        and all(reading.waits_for == eyes for reading in promise.readings)
        for promise in table.promises
    )


def prompted(view: ClueView, seat: Seat, missing: int, taken: set[int]) -> int | None:
    """The clued card that a seat takes to be the missing one: the newest that may be it."""
    table = view.table
    for order in reversed(table.hands[seat]):
        if table.touched[order] and order not in taken and may_be(view, order, missing):
            return order
    return None


def may_be(view: ClueView, order: int, missing: int) -> bool:
    """Whether a holder may take its card for the missing one, as far as the seat that looks on can tell.

    The holder may know better from a card in the hand of that seat, which cannot see it.
    """
    table = view.table
    if table.belief[order] >> missing & 1:
        return True
    if not table.clued[order] & table.inferred[order] & ~table.dead & 1 << missing:
        return False
    return any(table.identity[own] == missing and table.is_marked(own) for own in table.hands[view.eyes])


def prompt(view: ClueView, seat: Seat, missing: int, taken: set[int]) -> Step | None:
    """A seat plays a clued card that it did not know to fit."""
    order = prompted(view, seat, missing, taken)
    return None if order is None else Step(seat, order, missing, Way.PROMPT)


def finesse(view: ClueView, seat: Seat, missing: int, taken: set[int]) -> Step | None:
    """A seat plays its finesse position blind; never while one of its clued cards may be the missing one."""
    table = view.table
    if prompted(view, seat, missing, taken) is not None:
        return None
    order = finesse_position(table, seat, taken | view.waiting)
    if order is None or not table.belief[order] >> missing & 1:
        return None
    return Step(seat, order, missing, Way.FINESSE)


def conditional(view: ClueView, mask: int) -> Iterator[Reading]:
    """Everything that the focus may be, through others where need be."""
    for card in bits_useful(view.table, mask):
        found = view.reading(card)
        if found is None:
            found = view.bluff(card)
        if found is not None:
            yield found


def bits_useful(table: ConventionTable, mask: int) -> list[int]:
    mask &= ~table.dead
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found

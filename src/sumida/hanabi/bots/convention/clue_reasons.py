"""What a clue to somebody else does, as a seat that sees the cards of its receiver understands it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sumida.hanabi.bots.convention.choice import playable_orders
from sumida.hanabi.conventions.belief import update_beliefs
from sumida.hanabi.conventions.clues import about_to_play, fixes, mark_touched, refuted
from sumida.hanabi.conventions.hands import chop
from sumida.hanabi.conventions.levels import FIVE_STALL, FUNDAMENTALS, TEMPO_CLUE
from sumida.hanabi.conventions.stalls import Severity, free_to_save, severity
from sumida.hanabi.conventions.table import UNKNOWN, ConventionTable, Manner, Reading, Step, Way
from sumida.hanabi.rules.actions import SEATS, Clue
from sumida.kernel import Seat, Words

CALLS = {Way.PROMPT: "why-partner-prompt", Way.FINESSE: "why-partner-finesse", Way.BLUFF: "why-partner-bluff"}
STALLS = {
    Severity.EARLY: "why-partner-early-stall",
    Severity.DOUBLE_DISCARD: "why-partner-double-stall",
    Severity.LOCKED: "why-partner-locked-stall",
    Severity.FULL: "why-partner-full-stall",
}


def words_of_clue(
    before: ConventionTable, after: ConventionTable, giver: Seat, clue: Clue, touched: Sequence[int]
) -> Words:
    """The convention behind a clue; the tables are the viewer's own, before and after the clue is read."""
    at = before.copy()
    at.heed(giver, clue.target)
    given = GivenClue(at, after, giver, clue, touched)
    facts: dict[str, int | str] = {"seat": SEATS[clue.target]}
    step = given.own_call()
    if step is not None:
        return Words(
            given.key_of_own(step), {**facts, "position": before.hands[before.me].index(step.order) + 1}
        )
    return Words(given.key(), facts)


class GivenClue:
    """One clue, with the table at the level of its giver and its receiver."""

    def __init__(
        self, at: ConventionTable, after: ConventionTable, giver: Seat, clue: Clue, touched: Sequence[int]
    ) -> None:
        self.at, self.after, self.giver, self.target, self.touched = at, after, giver, clue.target, touched
        self.mask = at.terms.touch[clue.value]
        self.is_five = self.mask == at.terms.fives
        self.only_clued = all(at.is_marked(order) for order in touched)
        self.moved = chop_moved(at, after, clue.target)

    def key(self) -> str:
        """The first of these that is so."""
        return self.call() or self.fix() or self.play() or self.keep() or self.tell()

    def own_call(self) -> Step | None:
        """The first card that the clue calls on, if it is the viewer's own."""
        for reading in self.new_readings():
            if reading.calls[0].seat == self.at.me != self.target:
                return reading.calls[0]
        return None

    def key_of_own(self, step: Step) -> str:
        """What the viewer is told of its own card that is called on."""
        if step.way is Way.PROMPT:
            return "why-read-prompt-you"
        return "why-read-blind-you" if self.at.playable >> step.card & 1 else "why-read-blind-long"

    def new_readings(self) -> Iterator[Reading]:
        """What the clue really calls for, as far as the viewer sees."""
        known = {promise.focus for promise in self.at.promises}
        for promise in self.after.promises:
            if promise.focus not in known and promise.actual is not None and promise.actual.calls:
                yield promise.actual

    def call(self) -> str | None:
        for actual in self.new_readings():
            if all(step.way is Way.BLUFF or self.is_there(step) for step in actual.calls):
                return self.kind_of_call(actual)
        return None

    def is_there(self, step: Step) -> bool:
        """Whether the viewer sees that the card called on is the missing one."""
        return self.at.identity[step.order] == step.card

    def kind_of_call(self, actual: Reading) -> str | None:
        first, missing = actual.calls[0], {step.card for step in actual.calls}
        if any(step.manner is Manner.LAYERED for step in actual.calls):
            return "why-partner-layered"
        if first.seat == self.target:
            return "why-partner-on-self" if self.is_there(first) else None
        if first.way is not Way.BLUFF and missing != {actual.card - 1}:
            return None if any(step.seat == self.target for step in actual.steps) else "why-partner-long"
        if first.way is Way.FINESSE and self.acts_later(first.seat):
            return "why-partner-reverse"
        return CALLS[first.way]

    def acts_later(self, seat: Seat) -> bool:
        """Whether a seat acts only after the receiver."""
        players = self.at.terms.players
        return (seat - self.giver) % players > (self.target - self.giver) % players

    def fix(self) -> str | None:
        """A card that was about to be played, and does not fit, is stopped."""
        if any(
            not self.fits(order) and self.at.identity[order] != UNKNOWN
            for order in stopped(self.at, self.giver, self.target, self.mask, self.touched)
        ):
            return "why-partner-fix"
        return None

    def play(self) -> str | None:
        new = set(playable_orders(self.after, self.target)) - set(playable_orders(self.at, self.target))
        about = self.after.last_focus
        if self.after.focused[about] == self.after.turn and self.may_play(about):
            new.add(about)
        if not any(self.fits(order) for order in new):
            return None
        if self.at.level < TEMPO_CLUE or not self.only_clued:
            return "why-partner-play-clue"
        return "why-partner-move-tempo" if self.moved else "why-partner-tempo"

    def may_play(self, order: int) -> bool:
        """Whether the receiver is told that the card fits, now or later."""
        return self.after.inferred[order] != self.after.terms.everything and not self.is_five

    def fits(self, order: int) -> bool:
        card = self.at.identity[order]
        return card != UNKNOWN and bool(self.at.playable >> card & 1)

    def keep(self) -> str | None:
        """Cards that the receiver is to keep."""
        if self.moved:
            return "why-partner-five-move" if self.is_five and not self.only_clued else "why-partner-move"
        saved = chop(self.at, self.target)
        if saved is None or not self.after.touched[saved] or not self.is_needed(saved):
            return None
        any_card = saves_anything(self.at, self.after, self.giver, self.target)
        return "why-partner-save-stall" if any_card else "why-partner-save"

    def is_needed(self, order: int) -> bool:
        """Whether the viewer sees that a series can still take the card."""
        card = self.at.identity[order]
        return card != UNKNOWN and not self.at.dead >> card & 1

    def tell(self) -> str:
        if self.is_five and not self.only_clued and self.at.level >= FIVE_STALL:
            return "why-partner-five"
        forced = severity(self.at, self.giver)
        if forced:
            return STALLS[forced]
        hand = self.at.hands[self.target]
        news = any(self.after.clued[order] != self.at.clued[order] for order in hand)
        return "why-partner-tell" if news else "why-partner-idle"


def chop_moved(before: ConventionTable, after: ConventionTable, seat: Seat) -> list[int]:
    """The cards that a clue asks a seat to keep without touching them, oldest first."""
    return [order for order in before.hands[seat] if after.moved[order] and not before.moved[order]]


def stopped(at: ConventionTable, giver: Seat, target: Seat, mask: int, touched: Sequence[int]) -> list[int]:
    """The cards that their holder was going to play, and that a fix clue stops."""
    read = at.copy()
    going, wrong = about_to_play(read, target, touched), refuted(read, mask, touched)
    new = any(not read.is_marked(order) for order in touched)
    news = any(read.clued[order] & ~mask for order in touched)
    mark_touched(read, giver, target, mask, touched, [order for order in touched if not read.touched[order]])
    update_beliefs(read)
    if at.level < FUNDAMENTALS or not fixes(read, going, wrong, news, new):
        return []
    return [order for order in going if not read.fits_surely(order)]


def saves_anything(at: ConventionTable, after: ConventionTable, giver: Seat, target: Seat) -> bool:
    """Whether the giver was free to save any card, for want of a better clue; `at` is the table before."""
    about, forced = after.last_focus, severity(at, giver)
    if not forced or after.focused[about] != after.turn or at.is_marked(about):
        return False
    read = after.copy()
    read.heed(giver, target)
    return free_to_save(read, forced, giver, target, about, about == chop(at, target))

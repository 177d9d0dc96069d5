"""Clues that are given only because something has to be done: who was forced to, and what they mean then."""

from __future__ import annotations

from enum import IntEnum

from sumida.hanabi.conventions.hands import chop
from sumida.hanabi.conventions.levels import FIVE_STALL, STALLING
from sumida.hanabi.conventions.table import UNKNOWN, ConventionTable
from sumida.kernel import Seat


class Severity(IntEnum):
    """How badly the giver of a clue needed one, whatever it says."""

    NONE = 0
    EARLY = 1
    """Nobody has discarded from a chop yet."""
    DOUBLE_DISCARD = 2
    """The chop may be the last copy of what the seat before has just discarded."""
    LOCKED = 3
    """The hand has no chop."""
    FULL = 4
    """All tokens are there: nothing can be discarded."""


def five_stall(table: ConventionTable, giver: Seat, forced: Severity = Severity.NONE) -> bool:
    """Whether a 5 off the chop may be clued only to gain time; otherwise it is to be played.

    That is the early game, or a giver who cannot, or should not, discard. Call it once the clue is paid for.
    """
    cannot = chop(table, giver) is None or table.tokens + 1 == table.terms.tokens
    should_not = forced >= Severity.DOUBLE_DISCARD
    return table.level >= FIVE_STALL and (table.early or cannot or should_not)


def severity(table: ConventionTable, giver: Seat) -> Severity:
    """Whether the giver had to give some clue. Call it before the clue is paid for."""
    if table.level < STALLING or any(table.fits_surely(order) for order in table.hands[giver]):
        return Severity.NONE
    if table.tokens == table.terms.tokens and not table.early:
        return Severity.FULL
    on_chop = chop(table, giver)
    if on_chop is None:
        return Severity.LOCKED
    if double_discard(table, giver, on_chop):
        return Severity.DOUBLE_DISCARD
    return Severity.EARLY if table.early else Severity.NONE


def is_cornered(table: ConventionTable, giver: Seat) -> bool:
    """Whether a stranger had to give a clue: it knows no card to play and cannot, or would not, discard.

    At any level it may then clue what it would not clue otherwise; call it before the clue is paid for.
    """
    if not table.strict or giver == table.me or any(table.fits_surely(order) for order in table.hands[giver]):
        return False
    return is_full(table) or chop(table, giver) is None


def is_full(table: ConventionTable) -> bool:
    """Whether nobody can discard, other than at the very start."""
    return table.tokens == table.terms.tokens and not table.early


def says_nothing(table: ConventionTable, target: Seat, mask: int, about: int, full: bool) -> bool:
    """Whether a clue to new cards by somebody who had to give one need not ask for a play.

    The newest card is meant to be played, and without a chop of its own the giver saves chops only. A clue of
    fives never asks for anything.
    """
    if mask == table.terms.fives:
        return True
    return about != table.hands[target][-1] and (full or about == chop(table, target))


def double_discard(table: ConventionTable, seat: Seat, on_chop: int) -> bool:
    """Whether a chop may be the last copy of the card that has just been discarded."""
    lost = table.last_lost
    if lost == UNKNOWN or not table.critical >> lost & 1 or not table.belief[on_chop] >> lost & 1:
        return False
    return all(
        table.identity[order] != lost for other, order in table.held() if other not in (seat, table.me)
    )


def fill_in(forced: Severity, new: bool, news: bool) -> bool:
    """A clue that only adds to what is known of clued cards, by somebody who had to: it asks for nothing."""
    return forced >= Severity.DOUBLE_DISCARD and not new and news


def hard_burn(forced: Severity, new: bool, news: bool) -> bool:
    """A clue that tells nothing at all, by somebody who had to give one: it asks for nothing."""
    return forced >= Severity.DOUBLE_DISCARD and not new and not news


def free_to_save(
    table: ConventionTable, forced: Severity, giver: Seat, target: Seat, about: int, on_chop: bool
) -> bool:
    """Whether the focus of a clue to new cards may be any card at all, saved for want of a better clue."""
    if better_clue(table, giver, target):
        return False
    return locked_hand_save(table, forced, target, on_chop) or eight_clue_save(table, forced, target, about)


def locked_hand_save(table: ConventionTable, forced: Severity, target: Seat, on_chop: bool) -> bool:
    """A player without a chop may save any card on a chop, unless that leaves the receiver without one."""
    return forced is Severity.LOCKED and on_chop and chop(table, target) is not None


def eight_clue_save(table: ConventionTable, forced: Severity, target: Seat, about: int) -> bool:
    """With all tokens there any card but the newest may be saved.

    With two players nobody sees whether there was a better clue: then it is not played.
    """
    return forced is Severity.FULL and table.terms.players > 2 and about != table.hands[target][-1]


def better_clue(table: ConventionTable, giver: Seat, target: Seat) -> bool:
    """Whether giver and receiver both see a card in a third hand that could have been clued to be played."""
    return any(
        table.identity[order] != UNKNOWN
        and table.playable >> table.identity[order] & 1
        and not table.is_marked(order)
        for seat, order in table.held()
        if seat not in (giver, target)
    )

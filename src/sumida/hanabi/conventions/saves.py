"""Which cards a clue to the chop may be meant to save: fives, twos and last copies, and nothing else."""

from __future__ import annotations

from sumida.hanabi.conventions.hands import chop
from sumida.hanabi.conventions.table import UNKNOWN, ConventionTable
from sumida.kernel import Seat


def saves(table: ConventionTable, giver: Seat, target: Seat, mask: int) -> int:
    """Identities that a clue of `mask` to the chop of `target` may save."""
    return five_save(table, mask) | two_save(table, giver, target, mask) | critical_save(table, mask)


def five_save(table: ConventionTable, mask: int) -> int:
    """A five is saved with its rank only."""
    return mask & ~table.dead if mask == table.terms.fives else 0


def two_save(table: ConventionTable, giver: Seat, target: Seat, mask: int) -> int:
    """A two is saved with its rank, unless its other copy is seen where it is in no danger."""
    if mask != table.terms.twos:
        return 0
    return mask & ~table.dead & ~seen_off_chop(table, giver, target)


def critical_save(table: ConventionTable, mask: int) -> int:
    """The last copy of a card that is still needed is saved with colour or rank; fives only with the rank."""
    return mask & table.critical & ~table.terms.fives


def seen_off_chop(table: ConventionTable, giver: Seat, target: Seat) -> int:
    """Mask of the identities that giver and receiver both see in third hands and not on a chop."""
    mask = 0
    for seat, hand in enumerate(table.hands):
        if seat not in (giver, target):
            in_danger = chop(table, seat)
            for order in hand:
                if table.identity[order] != UNKNOWN and order != in_danger:
                    mask |= 1 << table.identity[order]
    return mask

"""Scores, verdicts, and the cards that must not be lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sumida.hanabi.rules.ending import EndReason
from sumida.hanabi.rules.variants import RANKS, Variant

if TYPE_CHECKING:
    from sumida.hanabi.rules.setup import HanabiSetup

BANDS = ((5, "horrible"), (10, "mediocre"), (15, "honourable"), (20, "excellent"), (24, "amazing"))
BOX_BEST = 25


def final_score(setup: HanabiSetup, piles: tuple[int, ...], ended: EndReason | None) -> int:
    """The score under the table's options, if the game ended now."""
    if setup.grand_finale:
        return int(ended is EndReason.PERFECT)
    if setup.strikeout_scores_zero:
        return points_or_zero(piles, ended)
    return sum(piles)


def points_or_zero(piles: tuple[int, ...], ended: EndReason | None) -> int:
    """Points as research counts them: none after a strike-out."""
    return 0 if ended is EndReason.STRIKES else sum(piles)


def verdict(setup: HanabiSetup, piles: tuple[int, ...], ended: EndReason | None) -> str:
    """The audience's verdict: a band of the score; in a grand finale `won`, `lost` or `running`."""
    if setup.grand_finale:
        return "running" if ended is None else "won" if ended is EndReason.PERFECT else "lost"
    scaled = final_score(setup, piles, ended) * BOX_BEST // setup.variant.best
    return next((word for most, word in BANDS if scaled <= most), "legendary")


def not_on_the_table(variant: Variant, piles: tuple[int, ...], discards: tuple[tuple[int, int], ...]) -> int:
    """The copies that are neither played nor discarded, as `Variant.pack` counts them."""
    units, left = variant.units, variant.pack_all
    for suit, height in enumerate(piles):
        if height:
            left -= sum(units[suit * RANKS : suit * RANKS + height])
    return left - sum([units[card] for _, card in discards])


def useful(variant: Variant, piles: tuple[int, ...], discards: tuple[tuple[int, int], ...]) -> int:
    """Mask of the identities that a series can still take, now or later."""
    return useful_among(variant, piles, not_on_the_table(variant, piles, discards))


def useful_among(variant: Variant, piles: tuple[int, ...], unseen: int) -> int:
    """The same, from the copies that are not on the table: a card without any stops its series."""
    left, mask = variant.present(variant.with_copies(unseen)), 0
    for suit, height in enumerate(piles):
        above = left >> suit * RANKS + height & (1 << RANKS - height) - 1
        mask |= (above & ~(above + 1)) << suit * RANKS + height
    return mask


def reachable(
    variant: Variant, piles: tuple[int, ...], discards: tuple[tuple[int, int], ...]
) -> tuple[int, ...]:
    """How high each series can still get: a card of which every copy is gone stops it."""
    return reach(piles, useful(variant, piles, discards))


def reach(piles: tuple[int, ...], useful: int) -> tuple[int, ...]:
    """The same, from the mask of useful identities."""
    whole = (1 << RANKS) - 1
    return tuple([height + (useful >> suit * RANKS & whole).bit_count() for suit, height in enumerate(piles)])


def at_most(reachable: tuple[int, ...], points: int, turns: int | None) -> int:
    """The most points that can still be made: what the series can reach, one card for each turn left."""
    return sum(reachable) if turns is None else min(sum(reachable), points + turns)


def playable(piles: tuple[int, ...]) -> int:
    """Mask of the identities that fit a series now."""
    return sum(1 << (suit * RANKS + height) for suit, height in enumerate(piles) if height < RANKS)


def indispensable(variant: Variant, piles: tuple[int, ...], discards: tuple[tuple[int, int], ...]) -> int:
    """Mask of the useful identities of which a single copy is left."""
    unseen = not_on_the_table(variant, piles, discards)
    return useful_among(variant, piles, unseen) & single_copies(variant, unseen)


def single_copies(variant: Variant, unseen: int) -> int:
    """Mask of the identities with one copy among these."""
    return variant.present(unseen & ~(unseen >> 1) & ~(unseen >> 2) & variant.lowest_bits)

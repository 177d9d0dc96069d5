"""Scores, verdicts, and the cards that must not be lost."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING

from sumida.hanabi.rules.ending import EndReason
from sumida.hanabi.rules.variants import RANKS, Variant

if TYPE_CHECKING:
    from sumida.hanabi.rules.setup import HanabiSetup

BANDS = ((5, "horrible"), (10, "mediocre"), (15, "honourable"), (20, "excellent"), (24, "amazing"))
BOX_BEST = 25
CACHE_SIZE = 4096
"""Every seat at every table asks after every turn."""


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


def useful(variant: Variant, piles: tuple[int, ...], discards: tuple[tuple[int, int], ...]) -> int:
    """Mask of the identities that a series can still take, now or later."""
    return _useful(variant.copies, piles, discards)


@lru_cache(maxsize=CACHE_SIZE)
def _useful(copies: tuple[int, ...], piles: tuple[int, ...], discards: tuple[tuple[int, int], ...]) -> int:
    """Cached: every seat asks for this after every turn, and again for what is indispensable."""
    gone = Counter(card for _, card in discards)
    mask = 0
    for suit, height in enumerate(piles):
        for card in range(suit * RANKS + height, suit * RANKS + RANKS):
            if gone[card] == copies[card]:
                break
            mask |= 1 << card
    return mask


def reachable(
    variant: Variant, piles: tuple[int, ...], discards: tuple[tuple[int, int], ...]
) -> tuple[int, ...]:
    """How high each series can still get: a card of which every copy is gone stops it."""
    mask, whole = useful(variant, piles, discards), (1 << RANKS) - 1
    return tuple(height + (mask >> suit * RANKS & whole).bit_count() for suit, height in enumerate(piles))


def at_most(reach: tuple[int, ...], points: int, turns: int | None) -> int:
    """The most points that can still be made: what the series can reach, one card for each turn left."""
    return sum(reach) if turns is None else min(sum(reach), points + turns)


def playable(piles: tuple[int, ...]) -> int:
    """Mask of the identities that fit a series now."""
    return sum(1 << (suit * RANKS + height) for suit, height in enumerate(piles) if height < RANKS)


def indispensable(variant: Variant, piles: tuple[int, ...], discards: tuple[tuple[int, int], ...]) -> int:
    """Mask of the useful identities of which a single copy is left."""
    return _useful(variant.copies, piles, discards) & _last(variant.copies, discards)


@lru_cache(maxsize=CACHE_SIZE)
def _last(copies: tuple[int, ...], discards: tuple[tuple[int, int], ...]) -> int:
    gone = Counter(card for _, card in discards)
    return sum(1 << card for card, count in enumerate(copies) if count - gone[card] == 1)

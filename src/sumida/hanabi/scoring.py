"""Points, verdicts, and the cards that must not be lost."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from sumida.hanabi.variants import RANKS, Variant

if TYPE_CHECKING:
    from sumida.hanabi.setup import HanabiSetup

BANDS = ((5, "horrible"), (10, "mediocre"), (15, "honourable"), (20, "excellent"), (24, "amazing"))
BOX_BEST = 25


def final_score(setup: HanabiSetup, piles: tuple[int, ...], ended: str | None) -> int:
    """The score by the options of the table, if the game ended now."""
    if setup.grand_finale:
        return int(ended == "perfect")
    if setup.strikeout_scores_zero:
        return points_or_zero(piles, ended)
    return sum(piles)


def points_or_zero(piles: tuple[int, ...], ended: str | None) -> int:
    """Points as research counts them: none at all after a strike-out."""
    return 0 if ended == "strikes" else sum(piles)


def verdict(setup: HanabiSetup, piles: tuple[int, ...], ended: str | None) -> str:
    """The audience's word: a band of the score; in a grand finale `won`, `lost`, or `running`."""
    if setup.grand_finale:
        return "running" if ended is None else "won" if ended == "perfect" else "lost"
    scaled = final_score(setup, piles, ended) * BOX_BEST // setup.variant.best
    return next((word for most, word in BANDS if scaled <= most), "legendary")


def useful(variant: Variant, piles: tuple[int, ...], discards: tuple[tuple[int, int], ...]) -> int:
    """Mask of the identities that a series can still take, now or later."""
    gone = Counter(card for _, card in discards)
    mask = 0
    for suit, height in enumerate(piles):
        for card in range(suit * RANKS + height, suit * RANKS + RANKS):
            if gone[card] == variant.copies[card]:
                break
            mask |= 1 << card
    return mask


def playable(piles: tuple[int, ...]) -> int:
    """Mask of the identities that fit a series now."""
    return sum(1 << (suit * RANKS + height) for suit, height in enumerate(piles) if height < RANKS)


def indispensable(variant: Variant, piles: tuple[int, ...], discards: tuple[tuple[int, int], ...]) -> int:
    """Mask of the useful identities of which one single copy is left."""
    gone = Counter(card for _, card in discards)
    mask = useful(variant, piles, discards)
    last = sum(1 << card for card, copies in enumerate(variant.copies) if copies - gone[card] == 1)
    return mask & last

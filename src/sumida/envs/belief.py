"""What a seat's own cards may be: exact probabilities from what it sees and what the clues say.

All arrangements of the cards that the seat does not see are equally likely, as long as they agree with every
clue. Nothing is read into what others chose to do.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import factorial, prod

import numpy as np
from numpy.typing import NDArray

from sumida.hanabi.rules.scoring import not_on_the_table
from sumida.hanabi.rules.view import HanabiView

Floats = NDArray[np.float32]
Doubles = NDArray[np.float64]
Ints = NDArray[np.int64]


def own_hand(view: HanabiView) -> Floats:
    """(hand size, kinds): how likely each card of the viewing seat is each kind; 0 where there is no card."""
    assert view.seat is not None
    setup, hand = view.setup, view.hands[view.seat]
    found = np.zeros((setup.hand_size, len(setup.variant.cards)), np.float32)
    masks = [held.possible for held in hand]
    if masks:
        found[: len(masks)] = marginals(masks, _unseen(view))
    return found


def _unseen(view: HanabiView) -> tuple[int, ...]:
    """The copies of each kind that the viewing seat does not see."""
    variant = view.setup.variant
    left = not_on_the_table(variant, view.piles, view.discards)
    shown = [held.card for hand in view.hands for held in hand if held.card is not None]
    return variant.unpack(left - sum([variant.units[card] for card in shown]))


def marginals(masks: list[int], copies: tuple[int, ...]) -> Doubles:
    """(cards, kinds): how likely each card is each kind, if card `i` is one of the set `masks[i]`.

    The ways to give different physical cards to the places are counted by inclusion and exclusion over the
    partitions of the places: all places of a block get the same card.
    """
    kinds, count = len(copies), np.array(copies, np.float64)
    allowed = np.array([[mask >> kind & 1 for kind in range(kinds)] for mask in masks], np.float64)
    shared = np.ones((1 << len(masks), kinds))
    for block in range(1, 1 << len(masks)):
        low = block & -block
        shared[block] = shared[block ^ low] * allowed[low.bit_length() - 1]
    # By block and kind: the cards left for the block once one card of the kind is taken.
    left = (shared @ count)[:, None] - shared
    left[0] = 1.0
    ways = np.empty((len(masks), kinds))
    for place in range(len(masks)):
        blocks, signs = _partitions(tuple(other for other in range(len(masks)) if other != place))
        ways[place] = signs @ left[blocks].prod(axis=1) * allowed[place] * count
    found: Doubles = ways / ways.sum(axis=1, keepdims=True)
    return found


@lru_cache(maxsize=64)
def _partitions(places: tuple[int, ...]) -> tuple[Ints, Doubles]:
    """All partitions of the places into blocks (as bit sets, padded with 0), and the sign of each."""
    found = list(_split(places))
    most = max(map(len, found))
    blocks = np.array([[*blocks, *[0] * (most - len(blocks))] for blocks in found], np.int64)
    return blocks.reshape(len(found), most), np.array([_sign(blocks) for blocks in found], np.float64)


def _split(places: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    if not places:
        yield ()
        return
    first = 1 << places[0]
    for blocks in _split(places[1:]):
        yield (first, *blocks)
        for number, block in enumerate(blocks):
            yield (*blocks[:number], block | first, *blocks[number + 1 :])


def _sign(blocks: tuple[int, ...]) -> int:
    sizes = [block.bit_count() for block in blocks]
    return prod((-1) ** (size - 1) * factorial(size - 1) for size in sizes)

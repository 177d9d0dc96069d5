"""What the cards of the seat to act may be, for many games in one compiled call (see `sumida.envs.belief`).

The ways to give different cards to the places of a hand are counted by inclusion and exclusion, over sets
of places that would all get the same card: `ways[S]` is a sum over the sets in `S` that have its first place.
All counts are whole numbers, so the probabilities are exact.
"""

from __future__ import annotations

from math import factorial
from typing import Any

from sumida.envs.vector_engine import SUITS, TO_ACT
from sumida.hanabi.engines.compiled import (
    COPIES,
    DECK,
    DISCARDED_COPIES,
    HAND_SLOTS,
    HANDS,
    HELD,
    MAX_KINDS,
    PILES,
    PLAYERS,
    POSSIBLE,
)
from sumida.hanabi.engines.jit import jit, vector
from sumida.hanabi.rules.variants import RANKS

SIGNED = (
    0,
    *((-1) ** (size - 1) * factorial(size - 1) for size in map(int.bit_count, range(1, 1 << HAND_SLOTS))),
)
"""By set of places: how often it counts in the sum."""


@jit
def believe(games: Any, t: Any, out: Any) -> None:
    """Write (games, hand, kinds) probabilities; 0 where there is no card."""
    copies, kinds_of = vector(MAX_KINDS), vector(1 << HAND_SLOTS)
    cards, ways = vector(1 << HAND_SLOTS), vector(1 << HAND_SLOTS)
    out[:] = 0
    for game in range(len(games)):
        s = games[game]
        _count_unseen(s, t, copies)
        held = s[HELD + s[TO_ACT]]
        _describe_sets(s, t, copies, held, kinds_of, cards)
        for kind in range(t[SUITS] * RANKS):
            if copies[kind]:
                _count_ways(kind, held, kinds_of, cards, ways)
                everything = (1 << held) - 1
                for place in range(held):
                    if kinds_of[1 << place] >> kind & 1:
                        out[game, place, kind] = copies[kind] * ways[everything ^ (1 << place)]
        for place in range(held):
            out[game, place] /= out[game, place].sum()


@jit
def _count_unseen(s: Any, t: Any, copies: Any) -> None:
    """The copies of each kind that the seat to act does not see."""
    for kind in range(t[SUITS] * RANKS):
        played = s[PILES + kind // RANKS] > kind % RANKS
        copies[kind] = t[COPIES + kind] - s[DISCARDED_COPIES + kind] - played
    for seat in range(t[PLAYERS]):
        if seat != s[TO_ACT]:
            for place in range(HANDS + HAND_SLOTS * seat, HANDS + HAND_SLOTS * seat + s[HELD + seat]):
                copies[s[DECK + s[place]]] -= 1


@jit
def _describe_sets(s: Any, t: Any, copies: Any, held: Any, kinds_of: Any, cards: Any) -> None:
    """Of each set of places: the kinds that are possible at all of them, and how many cards those are."""
    kinds_of[0] = (1 << t[SUITS] * RANKS) - 1
    first = POSSIBLE + HAND_SLOTS * s[TO_ACT]
    for chosen in range(1, 1 << held):
        place = 0
        while not chosen >> place & 1:
            place += 1
        kinds_of[chosen] = kinds_of[chosen ^ (1 << place)] & s[first + place]
        cards[chosen] = 0
        for kind in range(t[SUITS] * RANKS):
            if kinds_of[chosen] >> kind & 1:
                cards[chosen] += copies[kind]


@jit
def _count_ways(kind: Any, held: Any, kinds_of: Any, cards: Any, ways: Any) -> None:
    """Of each set of places: the ways to give it different cards once one card of this kind is taken."""
    ways[0] = 1
    for chosen in range(1, 1 << held):
        low = chosen & -chosen
        rest, found = chosen ^ low, 0
        more = rest
        while True:
            same = low | more
            left = cards[same] - (kinds_of[same] >> kind & 1)
            found += SIGNED[same] * left * ways[chosen ^ same]
            if not more:
                break
            more = (more - 1) & rest
        ways[chosen] = found

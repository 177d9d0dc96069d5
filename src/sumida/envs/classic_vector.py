"""The classic observation vector of Hanabi research (2019), bit for bit, for any number of games.

Sections: the others' cards, hands that lack a card, board, discards, last move, and what the clues say
of every card. Seats are counted from the observer. For games in which two clue values touch each card, as
in every standard game.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sumida.hanabi.engines.arrays import Array, Position, Tables


def observe(t: Tables, p: Position, observer: int = 0, xp: Any = np, dtype: Any = np.int8) -> Array:
    """(n, bits): the vector of the seat that is `observer` turns after the seat to act."""
    n = p.drawn.shape[0]
    parts = [*_hands(t, p, observer, xp), *_board(t, p, xp), *_last(t, p, observer, xp)]
    parts.append(_knowledge(t, p, observer, xp))
    return xp.concatenate([x.reshape(n, -1).astype(dtype) for x in parts], axis=1)


def size(t: Tables) -> int:
    """How many bits the vector has."""
    cards = t.players * t.hand * (t.kinds + t.clues)
    last = 2 * t.players + 4 + t.clues + 2 * t.hand + t.kinds + 2
    hands = (t.players - 1) * t.hand * t.kinds + t.players
    return hands + 2 * t.cards - t.players * t.hand + t.kinds + t.tokens + t.strikes + last + cards


def _hands(t: Tables, p: Position, observer: int, xp: Any) -> tuple[Array, Array]:
    hands = xp.roll(p.hands, -observer, axis=1)
    others = hands[:, 1:, :, None] == xp.arange(t.kinds, dtype=xp.int8)
    return others, (hands < 0).any(2)


def _board(t: Tables, p: Position, xp: Any) -> tuple[Array, ...]:
    copy = np.concatenate([np.arange(count) for count in t.counts])
    return (
        (t.cards - p.drawn)[:, None] > xp.arange(t.cards - t.players * t.hand),
        p.series[:, :, None] == xp.arange(1, t.ranks + 1),
        p.tokens[:, None] > xp.arange(t.tokens),
        (t.strikes - p.strikes)[:, None] > xp.arange(t.strikes),
        p.discards[:, t.deck.astype(np.int32)] > copy,
    )


def _last(t: Tables, p: Position, observer: int, xp: Any) -> tuple[Array, ...]:
    """The last move, made by the seat before the one to act."""
    mover = (t.players - 1 - observer) % t.players
    sizes = np.cumsum([3, t.players, t.clues, t.hand, t.hand, t.kinds])
    verb, target, clue, pointed, slot, card, result = xp.split(p.recent[:, 0], sizes, axis=1)
    colour = clue[:, : t.colours].any(1)
    rank = clue[:, t.colours :].any(1)
    return (
        (p.turn > 0)[:, None] & (np.arange(t.players) == mover),
        xp.stack([verb[:, 1], verb[:, 0], colour, rank], axis=1),
        xp.roll(target, mover, axis=1),
        clue,
        pointed,
        slot,
        card,
        xp.stack([result[:, 0], p.refunded], axis=1),
    )


def _knowledge(t: Tables, p: Position, observer: int, xp: Any) -> Array:
    present = (p.hands >= 0)[..., None]
    facts = xp.concatenate([p.possible & present, p.clued & present], axis=3)
    return xp.roll(facts, -observer, axis=1)

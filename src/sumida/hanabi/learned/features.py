"""What a learned player sees: a position as numbers between 0 and 1, for the seat to act.

Everything is what that seat may know: its own cards enter only through clues and counting.
`hidden` is what the critic sees on top of it while training.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sumida.hanabi.engines.arrays import Array, Position, Tables, lacking, playable

AHEAD = 8
"""How many cards of the pile the critic sees."""
AGES = (0, 1, 2, 3, 4, 6, 8, 12, 16, 24)
ALIGNED = 64
VERSION = 1
"""Changes with every change of what the numbers mean; weights name the version they were trained on."""


def encode(t: Tables, p: Position, xp: Any = np, dtype: Any = np.float32) -> Array:
    """(n, features): the position as the seat to act knows it."""
    return _row(p, _parts(t, p, xp), xp, dtype)


def hidden(t: Tables, p: Position, xp: Any = np, dtype: Any = np.float32) -> Array:
    """(n, features): the own hand and the next cards of the pile."""
    kinds = xp.arange(t.kinds, dtype=xp.int8)
    at = p.drawn[:, None] + xp.arange(AHEAD)
    ahead = xp.take_along_axis(p.deck, xp.minimum(at, t.cards - 1), axis=1)
    ahead = xp.where(at < t.cards, ahead, -1)
    parts = [p.hands[:, 0, :, None] == kinds, ahead[:, :, None] == kinds, _depths(t, p, xp)]
    return _row(p, parts, xp, dtype)


def _row(p: Position, parts: list[Array], xp: Any, dtype: Any) -> Array:
    """All parts side by side, filled up with zeros to a width that matrix units like."""
    n = p.drawn.shape[0]
    flat = [x.reshape(n, -1).astype(dtype) for x in parts]
    width = sum(x.shape[1] for x in flat)
    return xp.concatenate([*flat, xp.zeros((n, -width % ALIGNED), dtype)], axis=1)


def _depths(t: Tables, p: Position, xp: Any) -> Array:
    """(n, kinds): how deep in the pile the first copy of each kind lies; 1 if there is none."""
    place = xp.arange(t.cards)
    depth = xp.where(place >= p.drawn[:, None], (place - p.drawn[:, None]) / t.cards, 1.0)
    is_kind = p.deck[:, :, None] == xp.arange(t.kinds, dtype=xp.int8)
    return xp.where(is_kind, depth[:, :, None], 1.0).min(1)


def beliefs(t: Tables, p: Position, xp: Any = np) -> Array:
    """(n, players, hand, kinds): chance of each kind by clues and counting, as far as the mover can tell."""
    kinds = xp.arange(t.kinds, dtype=xp.int8)
    played = ~lacking(t, p)
    unseen = t.copies - p.discards - played
    others = (p.hands[:, 1:, :, None] == kinds).sum((1, 2))
    own = p.possible[:, :1] * (unseen - others)[:, None, None, :]
    rest = p.possible[:, 1:] * unseen[:, None, None, :]
    weight = xp.concatenate([own, rest], axis=1).astype(np.float32)
    there = (p.hands >= 0)[..., None]
    return weight * there / xp.maximum(weight.sum(-1, keepdims=True), 1)


def _parts(t: Tables, p: Position, xp: Any) -> list[Array]:
    belief = beliefs(t, p, xp)
    fits, lack = playable(t, p, xp), lacking(t, p)
    lost = (p.discards >= t.copies) & lack
    n = p.drawn.shape[0]
    blocked = (xp.cumsum(lost.reshape(n, t.suits, t.ranks), axis=2) > 0).reshape(n, t.kinds)
    dead = ~lack | blocked
    last = ~dead & (p.discards == t.copies - 1)
    groups = xp.stack([fits, dead, last], axis=-1)[:, None]
    chances = belief.reshape(n, -1, t.kinds) @ groups[:, 0].astype(np.float32)
    return [
        belief,
        chances,
        belief * p.then,
        p.hands[:, 1:, :, None] == xp.arange(t.kinds, dtype=xp.int8),
        p.hands < 0,
        p.told,
        *_ages(p, xp),
        fits,
        dead,
        last,
        p.discards[:, :, None] > xp.arange(max(t.counts) - 1),
        p.tokens[:, None] > xp.arange(t.tokens),
        p.strikes[:, None] > xp.arange(t.strikes - 1),
        (t.cards - p.drawn)[:, None] > xp.arange(t.cards - t.players * t.hand),
        p.left[:, None] > xp.arange(t.players + 1),
        p.recent,
    ]


def _ages(p: Position, xp: Any) -> tuple[Array, Array]:
    """How long ago each card was drawn and last pointed at, in steps."""
    steps = xp.array(AGES)
    drawn = (p.drawn[:, None, None] - 1 - p.order)[..., None] > steps
    since = (p.turn[:, None, None] - p.touched)[..., None] >= steps
    return drawn, since & (p.touched > 0)[..., None]

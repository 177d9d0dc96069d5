"""Network inputs: a position as numbers between 0 and 1, from the point of view of the seat to act.

`encode` uses only what that seat may know: its own cards enter through clues and card counting alone.
`encode_hidden` adds what only the critic sees.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sumida.hanabi.engines.arrays import Array, Position, Tables, deal, lacking, playable

CRITIC_LOOKAHEAD = 8
"""How many cards of the draw pile the critic sees."""
AGES = (0, 1, 2, 3, 4, 6, 8, 12, 16, 24)
"""Thresholds, in draws or turns, for the age of a card or clue."""
ALIGNMENT = 64
"""Widths are padded to a multiple of this, which matrix units handle best."""
VERSION = 1
"""Changes whenever the meaning of the features does; weights name the version they were trained on."""


def encode(t: Tables, p: Position, xp: Any = np, dtype: Any = np.float32) -> Array:
    """(n, features): the position as the seat to act knows it; of the moves, as many as `t` remembers."""
    return _concatenate(p, _parts(t, p, xp), xp, dtype)


def width(t: Tables) -> int:
    """How many of the inputs have a meaning; the others are padding."""
    start = deal(t, t.deck[None])
    return sum(part[0].size for part in _parts(t, start, np))


def encode_hidden(t: Tables, p: Position, xp: Any = np, dtype: Any = np.float32) -> Array:
    """(n, features): the hand of the seat to act and the next cards of the draw pile."""
    kinds = xp.arange(t.kinds, dtype=xp.int8)
    places = p.drawn[:, None] + xp.arange(CRITIC_LOOKAHEAD)
    upcoming = xp.take_along_axis(p.deck, xp.minimum(places, t.cards - 1), axis=1)
    upcoming = xp.where(places < t.cards, upcoming, -1)
    parts = [p.hands[:, 0, :, None] == kinds, upcoming[:, :, None] == kinds, _depths(t, p, xp)]
    return _concatenate(p, parts, xp, dtype)


def _concatenate(p: Position, parts: list[Array], xp: Any, dtype: Any) -> Array:
    """All parts side by side, padded with zeros to the alignment."""
    n = p.drawn.shape[0]
    flat = [x.reshape(n, -1).astype(dtype) for x in parts]
    width = sum(x.shape[1] for x in flat)
    return xp.concatenate([*flat, xp.zeros((n, -width % ALIGNMENT), dtype)], axis=1)


def _depths(t: Tables, p: Position, xp: Any) -> Array:
    """(n, kinds): depth of the first copy of each kind in the draw pile; 1 if there is none."""
    places = xp.arange(t.cards)
    depth = xp.where(places >= p.drawn[:, None], (places - p.drawn[:, None]) / t.cards, 1.0)
    is_kind = p.deck[:, :, None] == xp.arange(t.kinds, dtype=xp.int8)
    return xp.where(is_kind, depth[:, :, None], 1.0).min(1)


def card_probabilities(t: Tables, p: Position, xp: Any = np) -> Array:
    """(n, players, hand, kinds): probability of each kind from clues and card counting by the seat to act."""
    kinds = xp.arange(t.kinds, dtype=xp.int8)
    played = ~lacking(t, p)
    unseen = t.copies - p.discards - played
    others = (p.hands[:, 1:, :, None] == kinds).sum((1, 2))
    own = p.possible[:, :1] * (unseen - others)[:, None, None, :]
    partners = p.possible[:, 1:] * unseen[:, None, None, :]
    weight = xp.concatenate([own, partners], axis=1).astype(np.float32)
    held = (p.hands >= 0)[..., None]
    return weight * held / xp.maximum(weight.sum(-1, keepdims=True), 1)


def _parts(t: Tables, p: Position, xp: Any) -> list[Array]:
    probabilities = card_probabilities(t, p, xp)
    fits, lack = playable(t, p, xp), lacking(t, p)
    lost = (p.discards >= t.copies) & lack
    n = p.drawn.shape[0]
    unreachable = (xp.cumsum(lost.reshape(n, t.suits, t.ranks), axis=2) > 0).reshape(n, t.kinds)
    useless = ~lack | unreachable
    critical = ~useless & (p.discards == t.copies - 1)
    groups = xp.stack([fits, useless, critical], axis=-1)[:, None]
    group_probabilities = probabilities.reshape(n, -1, t.kinds) @ groups[:, 0].astype(np.float32)
    return [
        probabilities,
        group_probabilities,
        probabilities * p.playable_then,
        p.hands[:, 1:, :, None] == xp.arange(t.kinds, dtype=xp.int8),
        p.hands < 0,
        p.clued,
        *_ages(p, xp),
        fits,
        useless,
        critical,
        p.discards[:, :, None] > xp.arange(max(t.counts) - 1),
        p.tokens[:, None] > xp.arange(t.tokens),
        p.strikes[:, None] > xp.arange(t.strikes - 1),
        (t.cards - p.drawn)[:, None] > xp.arange(t.cards - t.players * t.hand),
        p.turns_left[:, None] > xp.arange(t.players + 1),
        p.recent[:, : t.memory],
    ]


def _ages(p: Position, xp: Any) -> tuple[Array, Array]:
    """How long ago each card was drawn and last touched by a clue, against each threshold."""
    thresholds = xp.array(AGES)
    since_draw = (p.drawn[:, None, None] - 1 - p.order)[..., None] > thresholds
    since_clue = (p.turn[:, None, None] - p.touched)[..., None] >= thresholds
    return since_draw, since_clue & (p.touched > 0)[..., None]

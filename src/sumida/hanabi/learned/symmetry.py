"""The colours of Hanabi are alike: a net may look at a position in five ways and agree with itself.

A net that was trained treats the colours almost, not quite alike. Its mean opinion over a position with the
suits moved on by 0 to 4 is less noisy than any one of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from sumida.hanabi.engines.arrays import Array, Position, Tables


def turned(t: Tables, p: Position, by: int, xp: Any = np) -> Position:
    """The same positions with every suit called the one `by` places on."""

    def kind(x: Array) -> Array:
        return xp.where(x >= 0, (x + by * t.ranks) % t.kinds, x).astype(x.dtype)

    def kinds(x: Array) -> Array:
        return xp.roll(x.reshape(*x.shape[:-1], t.suits, t.ranks), by, axis=-2).reshape(x.shape)

    def clues(x: Array) -> Array:
        return xp.concatenate([xp.roll(x[..., : t.colours], by, axis=-1), x[..., t.colours :]], axis=-1)

    said = 3 + t.players
    card = said + t.colours + t.ranks + 2 * t.hand
    parts = xp.split(p.recent, [said, said + t.colours + t.ranks, card, card + t.kinds], axis=-1)
    return p._replace(
        deck=kind(p.deck),
        hands=kind(p.hands),
        possible=kinds(p.possible),
        told=clues(p.told),
        then=kinds(p.then),
        series=xp.roll(p.series, by, axis=-1),
        discards=kinds(p.discards),
        recent=xp.concatenate([parts[0], clues(parts[1]), parts[2], kinds(parts[3]), parts[4]], axis=-1),
    )


def turned_back(t: Tables, likes: Array, by: int, xp: Any = np) -> Array:
    """(n, actions): what was said of the moves at positions turned `by`, for the moves as they are."""
    start, end = 2 * t.hand, 2 * t.hand + (t.players - 1) * t.colours
    colours = likes[:, start:end].reshape(-1, t.players - 1, t.colours)
    colours = xp.roll(colours, -by, axis=-1).reshape(len(likes), -1)
    return xp.concatenate([likes[:, :start], colours, likes[:, end:]], axis=1)


def agreed(t: Tables, likes: Callable[[Position], Array], p: Position, xp: Any = np) -> Array:
    """(n, actions): the mean, over all turns of the suits, of the logarithms of the chances of each move."""
    ways = [turned(t, p, by, xp) for by in range(t.suits)]
    found = _log_chances(likes(Position(*(xp.concatenate(same) for same in zip(*ways, strict=True)))), xp)
    views = enumerate(xp.split(found, t.suits))
    mean: Array = sum(turned_back(t, view, by, xp) for by, view in views) / t.suits
    return mean


def _log_chances(likes: Array, xp: Any) -> Array:
    likes = likes - likes.max(1, keepdims=True)
    logs: Array = likes - xp.log(xp.exp(likes).sum(1, keepdims=True))
    return logs

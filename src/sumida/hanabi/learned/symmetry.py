"""Hanabi's colours are interchangeable: average a network over colour permutations of a position.

A trained network treats the colours almost, but not exactly, alike. The mean of its log-probabilities over
cyclic shifts of the suits is less noisy than any one of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from sumida.hanabi.engines.arrays import Array, Position, Tables


def permute(t: Tables, p: Position, shift: int, xp: Any = np) -> Position:
    """The same positions with every suit replaced by the one `shift` places further on."""

    def kind(x: Array) -> Array:
        return xp.where(x >= 0, (x + shift * t.ranks) % t.kinds, x).astype(x.dtype)

    def kinds(x: Array) -> Array:
        return xp.roll(x.reshape(*x.shape[:-1], t.suits, t.ranks), shift, axis=-2).reshape(x.shape)

    def clues(x: Array) -> Array:
        return xp.concatenate([xp.roll(x[..., : t.colours], shift, axis=-1), x[..., t.colours :]], axis=-1)

    clue = 3 + t.players
    card = clue + t.colours + t.ranks + 2 * t.hand
    parts = xp.split(p.recent, [clue, clue + t.colours + t.ranks, card, card + t.kinds], axis=-1)
    return p._replace(
        deck=kind(p.deck),
        hands=kind(p.hands),
        possible=kinds(p.possible),
        clued=clues(p.clued),
        playable_then=kinds(p.playable_then),
        series=xp.roll(p.series, shift, axis=-1),
        discards=kinds(p.discards),
        recent=xp.concatenate([parts[0], clues(parts[1]), parts[2], kinds(parts[3]), parts[4]], axis=-1),
    )


def permute_each(
    t: Tables, p: Position, action: Array, shift: Array, permutations: int, xp: Any = np
) -> tuple[Position, Array]:
    """Positions and moves (n,), each with a shift (n,) of its own, below `permutations`."""
    found, move = p, action
    for number in range(1, permutations):
        chosen, numbers = shift == number, xp.arange(t.actions)[None]
        shifted = permute(t, p, number, xp)
        found = Position(
            *(
                xp.where(chosen.reshape(-1, *(1,) * (new.ndim - 1)), new, old)
                for new, old in zip(shifted, found, strict=True)
            )
        )
        move = xp.where(chosen, unpermute(t, numbers, number, xp)[0][action], move)
    return found, move


def unpermute(t: Tables, logits: Array, shift: int, xp: Any = np) -> Array:
    """(n, actions): logits for positions permuted by `shift`, reordered for the original positions."""
    start, end = 2 * t.hand, 2 * t.hand + (t.players - 1) * t.colours
    colours = logits[:, start:end].reshape(-1, t.players - 1, t.colours)
    colours = xp.roll(colours, -shift, axis=-1).reshape(len(logits), -1)
    return xp.concatenate([logits[:, :start], colours, logits[:, end:]], axis=1)


def average(
    t: Tables, logits: Callable[[Position], Array], p: Position, permutations: int, xp: Any = np
) -> Array:
    """(n, actions): mean log-probabilities over the first `permutations` cyclic shifts of the suits."""
    permuted = [permute(t, p, shift, xp) for shift in range(permutations)]
    batch = Position(*(xp.concatenate(same) for same in zip(*permuted, strict=True)))
    by_shift = enumerate(xp.split(_log_softmax(logits(batch), xp), permutations))
    mean: Array = sum(unpermute(t, x, shift, xp) for shift, x in by_shift) / permutations
    return mean


def _log_softmax(logits: Array, xp: Any) -> Array:
    logits = logits - logits.max(1, keepdims=True)
    log_probabilities: Array = logits - xp.log(xp.exp(logits).sum(1, keepdims=True))
    return log_probabilities

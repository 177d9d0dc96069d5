"""A trained network in a larger one that computes the same, so that training can go on from it."""

from __future__ import annotations

import numpy as np

from sumida.hanabi.engines import arrays
from sumida.hanabi.engines.arrays import Array, Tables
from sumida.hanabi.learned import features
from sumida.hanabi.learned.network import Layers


def remember_more(t: Tables, nets: dict[str, Layers], memory: int) -> dict[str, Layers]:
    """Networks for the terms `t` that see `memory` moves; they ignore the additional ones at first."""
    after = arrays.with_memory(t, memory)
    meaningful, before, wider = features.width(t), input_width(t), input_width(after)

    def grown(weights: Array) -> Array:
        known, extra = weights[:meaningful], weights[before:]
        ignored = np.zeros((wider - meaningful, weights.shape[1]), weights.dtype)
        return np.concatenate([known, ignored, extra])

    observing = {name: layers for name, layers in nets.items() if name in ("actor", "critic")}
    return nets | {
        name: [(grown(layers[0][0]), layers[0][1]), *layers[1:]] for name, layers in observing.items()
    }


def input_width(t: Tables) -> int:
    """How many inputs the actor has, padding included."""
    return int(features.encode(t, arrays.deal(t, t.deck[None])).shape[1])

"""The learned policy: a network's logits, averaged over colour permutations where its weights ask for it."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import numpy as np

from sumida.hanabi.engines import arrays
from sumida.hanabi.engines.arrays import Array, Position, Tables
from sumida.hanabi.learned import features, symmetry
from sumida.hanabi.learned.network import Layers, forward

ILLEGAL = -1e9
"""Logit of an illegal move."""


class Policy(NamedTuple):
    """An actor network, and how to use it."""

    net: Layers
    colour_permutations: int
    """How many to average over; 1 means no averaging."""
    memory: int = arrays.MEMORY
    """How many of the last moves the network sees."""


def logits(t: Tables, net: Layers, p: Position, xp: Any = np, dtype: Any = np.float32) -> Array:
    """(n, actions): the network's logits, with illegal moves masked out."""
    output = forward(net, features.encode(t, p, xp, dtype), xp, dtype)
    masked: Array = xp.where(arrays.legal(t, p, xp), output, ILLEGAL)
    return masked


def averaged_logits(t: Tables, policy: Policy, p: Position, xp: Any = np, dtype: Any = np.float32) -> Array:
    """(n, actions): the policy's logits, averaged over its colour permutations.

    The positions must remember at least as many moves as the policy sees.
    """
    t = arrays.with_memory(t, policy.memory)
    single = partial(logits, t, policy.net, xp=xp, dtype=dtype)
    if policy.colour_permutations == 1:
        return single(p)
    return symmetry.average(t, single, p, policy.colour_permutations, xp)

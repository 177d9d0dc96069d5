"""What a learned player likes: its net at a position, looking at the colours once or in every way."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from sumida.hanabi.engines import arrays
from sumida.hanabi.engines.arrays import Array, Position, Tables
from sumida.hanabi.learned import features, symmetry
from sumida.hanabi.learned.network import Layers, forward

FORBIDDEN = -1e9
SEVERAL_LOOKS = 3
"""Up to so many players a net looks at the colours in every way. For more, training was short and left
habits that differ from colour to colour: their mean is worse than any of them."""


def logits(t: Tables, net: Layers, p: Position, xp: Any = np, dtype: Any = np.float32) -> Array:
    """(n, actions): how much the net likes each move; what is forbidden is far below all else."""
    liked = forward(net, features.encode(t, p, xp, dtype), xp, dtype)
    found: Array = xp.where(arrays.legal(t, p, xp), liked, FORBIDDEN)
    return found


def opinion(t: Tables, net: Layers, p: Position, xp: Any = np, dtype: Any = np.float32) -> Array:
    """(n, actions): how much the player likes each move; at small tables its net looks in every way."""
    look = partial(logits, t, net, xp=xp, dtype=dtype)
    return symmetry.agreed(t, look, p, xp) if t.players <= SEVERAL_LOOKS else look(p)

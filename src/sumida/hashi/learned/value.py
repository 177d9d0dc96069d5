"""The value network of Hashi: the points still to come, from the rows of `sumida.hashi.learned.features`.

The first layer is an embedding table, and the sum of a board's rows is the first hidden layer. Two small
dense layers turn it into points still to come.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sumida.hashi.engines.jit import Int, Real, fast_jit
from sumida.hashi.engines.packed import Geometry
from sumida.hashi.engines.vectors import WIDTH, add_rows
from sumida.hashi.learned.features import EMPTY_AT, Blocks, Rows, blocks_of

NARROW = 32

Floats = NDArray[np.float32]


class ValueNet(NamedTuple):
    """The weights, and the rows of the first layer that the board's islands and lines use."""

    blocks: Blocks
    rows: Floats
    hidden: Floats
    bias: Floats
    out: Floats
    skip: Floats


def random_net(geo: Geometry, own: bool, rng: np.random.Generator) -> ValueNet:
    """A network with small random weights; rows that training never meets stay zero."""
    blocks = blocks_of(geo, own)
    rows = np.zeros((int(blocks.size), WIDTH), np.float32)
    rows[:EMPTY_AT] = rng.normal(0, 0.05, (EMPTY_AT, WIDTH))
    return ValueNet(
        blocks,
        rows,
        rng.normal(0, 0.15, (NARROW, WIDTH)).astype(np.float32),
        np.zeros(NARROW + 1, np.float32),
        rng.normal(0, 0.15, NARROW).astype(np.float32),
        rng.normal(0, 0.1, WIDTH).astype(np.float32),
    )


@fast_jit
def head(net: ValueNet, acc: Floats, h: Floats) -> Real:
    """Points still to come, from the summed rows; `h` is left holding what of them is positive, then the
    second layer."""
    zero = np.float32(0)
    total = net.bias[NARROW]
    for k in range(WIDTH):
        total += net.skip[k] * acc[k]
        h[k] = max(acc[k], zero)
    for j in range(NARROW):
        part = net.bias[j]
        for k in range(WIDTH):
            part += h[k] * net.hidden[j, k]
        h[WIDTH + j] = part
        total += net.out[j] * max(part, zero)
    return total


@fast_jit
def add_gradient(
    net: ValueNet,
    grads: ValueNet,
    rows: Rows,
    n: Int,
    p: Int,
    target: Real,
    acc: Floats,
    h: Floats,
    back: Floats,
) -> Real:
    """Add the gradient of half the squared error of one position, described by column `p` of `rows`, to
    `grads`; returns the error."""
    acc[:] = 0
    add_rows(net.rows, rows, n, p, acc)
    error = head(net, acc, h) - target
    grads.bias[NARROW] += error
    for k in range(WIDTH):
        back[k] = 0
    for j in range(NARROW):
        active = h[WIDTH + j]
        if active > 0:
            grads.out[j] += error * active
            slope = error * net.out[j]
            grads.bias[j] += slope
            for k in range(WIDTH):
                grads.hidden[j, k] += slope * h[k]
                back[k] += slope * net.hidden[j, k]
    for k in range(WIDTH):
        grads.skip[k] += error * acc[k]
        back[k] = error * net.skip[k] + (back[k] if acc[k] > 0 else np.float32(0))
    for r in range(n):
        row = rows[r, p]
        for k in range(WIDTH):
            grads.rows[row, k] += back[k]
    return error

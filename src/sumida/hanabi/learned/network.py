"""The learned player's network: a residual MLP with normalised activations, in numpy or JAX."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from sumida.hanabi.engines.arrays import Array

Layers: TypeAlias = list[tuple[Array, Array]]
"""Weights and biases, from the input to the output."""


MOSTLY = 0.8
"""With more than this share of columns that differ, leaving out the others does not pay."""


def initial_layers(rng: np.random.Generator, sizes: tuple[int, ...], output_scale: float) -> Layers:
    """Orthogonal weights and zero biases; `output_scale` scales the output layer."""
    scales = [2**0.5] * (len(sizes) - 2) + [output_scale]
    return [
        (scale * _orthogonal(rng, rows, columns), np.zeros(columns, np.float32))
        for rows, columns, scale in zip(sizes, sizes[1:], scales, strict=False)
    ]


def _orthogonal(rng: np.random.Generator, rows: int, columns: int) -> Array:
    tall = rng.standard_normal((max(rows, columns), min(rows, columns)))
    q, r = np.linalg.qr(tall)
    q = q * np.sign(np.diag(r))
    return (q if rows >= columns else q.T).astype(np.float32)


def forward(
    layers: Layers, x: Array, xp: Any = np, dtype: Any = np.float32, extra: Array | None = None
) -> Array:
    """The outputs for a batch of inputs; products are computed in `dtype`, sums in float32.

    `extra` inputs count as if they were concatenated to the right of `x`.
    """
    return head(layers[-1], trunk(layers, x, xp, dtype, extra), dtype)


def head(layer: tuple[Array, Array], x: Array, dtype: Any = np.float32) -> Array:
    """The outputs of one linear layer over what a trunk computes."""
    weights, bias = layer
    return _matmul(x, weights, dtype) + bias


def trunk(
    layers: Layers, x: Array, xp: Any = np, dtype: Any = np.float32, extra: Array | None = None
) -> Array:
    """What the last hidden layer computes; the arguments are those of `forward`."""
    width = x.shape[1]
    for depth, (weights, bias) in enumerate(layers[:-1]):
        if depth == 0:
            first = weights[:width]
            y = (matmul_shared(x, first) if xp is np else _matmul(x, first, dtype)) + bias
            if extra is not None:
                y += _matmul(extra, weights[width:], dtype)
        else:
            y = _matmul(x, weights, dtype) + bias
        y -= y.mean(-1, keepdims=True)
        y /= xp.sqrt((y * y).mean(-1, keepdims=True) + 1e-5)
        y = xp.maximum(y, 0).astype(dtype, copy=False)
        x = y if depth == 0 else x + y
    return x


def _matmul(x: Array, weights: Array, dtype: Any) -> Array:
    product: Array = x.astype(dtype, copy=False) @ weights.astype(dtype, copy=False)
    return product.astype(np.float32, copy=False)


def matmul_shared(x: Array, weights: Array) -> Array:
    """`x @ weights`; columns that are equal in all rows, as many are at one table, are multiplied once."""
    differing = np.flatnonzero((x != x[:1]).any(0))
    if len(differing) > MOSTLY * x.shape[1]:
        return x @ weights
    product: Array = (x[:, differing] - x[:1, differing]) @ weights[differing] + x[:1] @ weights
    return product

"""The learned player's net: residual layers with normalised activations, in numpy or JAX."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from sumida.hanabi.arrays import Array

Layers: TypeAlias = list[tuple[Array, Array]]
"""Weights and biases, from the input to the output."""


def initial(rng: np.random.Generator, sizes: tuple[int, ...], last: float) -> Layers:
    """Orthogonal weights; `last` scales the output layer."""
    scales = [2**0.5] * (len(sizes) - 2) + [last]
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
    layers: Layers, x: Array, xp: Any = np, dtype: Any = np.float32, more: Array | None = None
) -> Array:
    """The outputs for a batch of inputs; products are made in `dtype`, sums in float32.

    `more` are further inputs, as if they stood to the right of `x`.
    """
    for depth, (weights, bias) in enumerate(layers[:-1]):
        y = (x.astype(dtype, copy=False) @ weights[: x.shape[1]].astype(dtype, copy=False)).astype(
            np.float32, copy=False
        ) + bias
        if more is not None and depth == 0:
            y = y + (more.astype(dtype, copy=False) @ weights[x.shape[1] :].astype(dtype, copy=False)).astype(
                np.float32, copy=False
            )
        y = y - y.mean(-1, keepdims=True)
        y = y / xp.sqrt((y * y).mean(-1, keepdims=True) + 1e-5)
        y = xp.maximum(y, 0).astype(dtype, copy=False)
        x = y if depth == 0 else x + y
    weights, bias = layers[-1]
    return (x @ weights.astype(dtype, copy=False)).astype(np.float32, copy=False) + bias

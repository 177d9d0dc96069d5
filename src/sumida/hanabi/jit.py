"""One decorator for code that Numba compiles where it is installed and Python runs where it is not.

Such code keeps to integers, one-dimensional vectors and global tuples, so that both read it alike.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])
Vector: TypeAlias = Any
"""A flat vector of integers: a NumPy array when compiled, a list when not."""

try:
    import numba
    import numpy as np
except ImportError:  # pragma: no cover - exercised by a test in a process without Numba
    COMPILED = False
else:
    COMPILED = True


def jit(function: F) -> F:
    """Compile `function` with Numba, or leave it as it is."""
    if not COMPILED:
        return function
    compiled: Any = numba.njit(cache=True, error_model="numpy", nogil=True)(function)
    return cast("F", compiled)


if COMPILED:

    @jit
    def vector(length: int) -> Vector:
        """A new vector of zeros."""
        return np.zeros(length, np.int64)

else:  # pragma: no cover

    def vector(length: int) -> Vector:
        """A new vector of zeros."""
        return [0] * length

"""The one way code is compiled here: by Numba, cached on disk, without the interpreter's lock."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar, cast

import numba

Int: TypeAlias = Any
"""An integer or a truth value in compiled code, of whatever width the compiler gives it."""
Word: TypeAlias = Any
"""64 bits."""
Real: TypeAlias = Any

F = TypeVar("F", bound=Callable[..., Any])


def jit(function: F) -> F:
    """Compile a function over integers and arrays."""
    compiled: Any = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    return cast("F", compiled)


def fast_jit(function: F) -> F:
    """The same, for sums of floats that may be taken in any order."""
    compiled: Any = numba.njit(cache=True, nogil=True, error_model="numpy", fastmath=True)(function)
    return cast("F", compiled)

"""One decorator for code that Numba compiles where it is installed, and that Python runs where it is not.

Such code uses only numbers, one-dimensional vectors and global tuples, so that it means the same to both.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from importlib.resources import files
from typing import Any, TypeAlias, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])
Vector: TypeAlias = "list[int]"
"""A flat vector of integers: a NumPy array, used like a list, if the code is compiled; otherwise a list."""
Floats: TypeAlias = "list[float]"
"""The same for floating-point numbers."""

try:
    import numba
    import numpy as np
except ImportError:  # pragma: no cover - exercised by a test in a process without Numba
    COMPILED = False
else:
    COMPILED = True


def _fingerprint() -> str:
    """A hash of all sources whose code or constants are compiled."""
    package = files("sumida.hanabi")
    rules = [package / "rules" / f"{name}.py" for name in ("ending", "setup", "variants")]
    engines = [package / "engines" / f"{name}.py" for name in ("compiled", "twister")]
    sources = [*engines, *rules, *(package / "bots" / "hat").iterdir()]
    texts = sorted(source.read_bytes() for source in sources if source.name.endswith(".py"))
    return hashlib.sha256(b"".join(texts)).hexdigest()[:12]


SOURCES = _fingerprint() if COMPILED else ""


def jit(function: F) -> F:
    """Compile `function` with Numba, or leave it as it is."""
    return _compile(function)


def jit_in_place(function: F) -> F:
    """Like `jit`, for code that makes no arrays: it counts no references to them, and is inlined.

    Numba counts references to arrays with atomic operations, at most calls and slices; in short functions
    those take longer than the work.
    """
    return _compile(function, _nrt=False, forceinline=True)


def _compile(function: F, **options: Any) -> F:
    if not COMPILED:
        return function
    # Numba caches compiled code beside the source and notices only changes to that file; the name
    # makes it compile again when anything that the function calls may have changed.
    function.__qualname__ += f"-{SOURCES}"
    try:
        compiled: Any = numba.njit(cache=True, error_model="numpy", nogil=True, **options)(function)
    except RuntimeError:  # nowhere to cache compiled code, as in a read-only container
        compiled = numba.njit(error_model="numpy", nogil=True, **options)(function)
    return cast("F", compiled)


def _zeros(length: int) -> Any:
    return np.zeros(length, np.int64)


def _list(length: int) -> Any:
    return [0] * length


vector: Callable[[int], Vector] = jit(_zeros) if COMPILED else _list
"""A new vector of zeros, in compiled code or outside it."""


def float_vector(values: Sequence[float]) -> Floats:
    """Floating-point numbers for compiled code."""
    found: Any = np.array(values, np.float64) if COMPILED else list(values)
    return cast("Floats", found)

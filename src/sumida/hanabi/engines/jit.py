"""One decorator for code that Numba compiles where it is installed and Python runs where it is not.

Such code keeps to integers, one-dimensional vectors and global tuples, so that both read it alike.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from importlib.resources import files
from typing import Any, TypeAlias, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])
Vector: TypeAlias = "list[int]"
"""A flat vector of integers: a list where nothing is compiled; a NumPy array, used like one, where it is."""
Floats: TypeAlias = "list[float]"
"""The same of fractions."""

try:
    import numba
    import numpy as np
except ImportError:  # pragma: no cover - exercised by a test in a process without Numba
    COMPILED = False
else:
    COMPILED = True


def _fingerprint() -> str:
    """A name for the present state of all compiled sources."""
    package = files("sumida.hanabi")
    rules = [package / "rules" / f"{name}.py" for name in ("ending", "setup", "variants")]
    sources = [package / "engines" / "compiled.py", *rules, *(package / "bots" / "hat").iterdir()]
    texts = sorted(source.read_bytes() for source in sources if source.name.endswith(".py"))
    return hashlib.sha256(b"".join(texts)).hexdigest()[:12]


SOURCES = _fingerprint() if COMPILED else ""


def jit(function: F) -> F:
    """Compile `function` with Numba, or leave it as it is."""
    if not COMPILED:
        return function
    # Numba keeps compiled code beside the source and notices only changes of that one file; the name
    # makes it forget the code when any function that is called from there may have changed.
    function.__qualname__ += f"-{SOURCES}"
    try:
        compiled: Any = numba.njit(cache=True, error_model="numpy", nogil=True)(function)
    except RuntimeError:  # there is no place to keep compiled code, as in a read-only container
        compiled = numba.njit(error_model="numpy", nogil=True)(function)
    return cast("F", compiled)


def _zeros(length: int) -> Any:
    return np.zeros(length, np.int64)


def _list(length: int) -> Any:
    return [0] * length


vector: Callable[[int], Vector] = jit(_zeros) if COMPILED else _list
"""A new vector of zeros, inside compiled code and outside."""


def float_vector(values: Sequence[float]) -> Floats:
    """Fractions for compiled code to read."""
    found: Any = np.array(values, np.float64) if COMPILED else list(values)
    return cast("Floats", found)

"""The one way code is compiled here: by Numba, cached on disk, without the interpreter's lock."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from importlib.resources import files
from typing import Any, TypeAlias, TypeVar, cast

import numba

Int: TypeAlias = Any
"""An integer or a truth value in compiled code, of whatever width the compiler gives it."""
Word: TypeAlias = Any
"""64 bits."""
Real: TypeAlias = Any

F = TypeVar("F", bound=Callable[..., Any])


def _fingerprint() -> str:
    """A name for the present state of all sources that may be compiled."""
    rooms = [files("sumida.hashi") / room for room in ("rules", "engines", "learned")]
    sources = [source for room in rooms for source in room.iterdir() if source.name.endswith(".py")]
    texts = sorted(source.read_bytes() for source in sources)
    return hashlib.sha256(b"".join(texts)).hexdigest()[:12]


SOURCES = _fingerprint()


def _compiled(function: F, *, fastmath: bool = False) -> F:
    # Numba keeps compiled code beside the source and notices only changes of that one file; the name
    # makes it forget the code when any function that is called from there may have changed.
    function.__qualname__ += f"-{SOURCES}"
    try:
        found: Any = numba.njit(cache=True, nogil=True, error_model="numpy", fastmath=fastmath)(function)
    except RuntimeError:  # there is no place to keep compiled code, as in a read-only container
        found = numba.njit(nogil=True, error_model="numpy", fastmath=fastmath)(function)
    return cast("F", found)


def jit(function: F) -> F:
    """Compile a function over integers and arrays."""
    return _compiled(function)


def fast_jit(function: F) -> F:
    """The same, for sums of floats that may be taken in any order."""
    return _compiled(function, fastmath=True)

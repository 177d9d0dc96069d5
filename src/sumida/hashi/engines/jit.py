"""How code is compiled here: by Numba, cached on disk, without the interpreter's lock."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from importlib.resources import files
from typing import Any, TypeAlias, TypeVar, cast

import numba

Int: TypeAlias = Any
"""An integer or a boolean in compiled code, of any width."""
Word: TypeAlias = Any
"""64 bits."""
Real: TypeAlias = Any

F = TypeVar("F", bound=Callable[..., Any])


def _fingerprint() -> str:
    """A hash of all sources that may be compiled."""
    folders = [files("sumida.hashi") / name for name in ("rules", "engines", "learned")]
    sources = [source for folder in folders for source in folder.iterdir() if source.name.endswith(".py")]
    texts = sorted(source.read_bytes() for source in sources)
    return hashlib.sha256(b"".join(texts)).hexdigest()[:12]


SOURCES = _fingerprint()


def _compiled(function: F, *, fastmath: bool = False) -> F:
    # Numba caches compiled code beside its source and notices changes to that file only. The hash in the
    # name invalidates the cache when a function called from another file may have changed.
    function.__qualname__ += f"-{SOURCES}"
    try:
        found: Any = numba.njit(cache=True, nogil=True, error_model="numpy", fastmath=fastmath)(function)
    except RuntimeError:  # no writable cache, as in a read-only container
        found = numba.njit(nogil=True, error_model="numpy", fastmath=fastmath)(function)
    return cast("F", found)


def jit(function: F) -> F:
    """Compile a function over integers and arrays."""
    return _compiled(function)


def fast_jit(function: F) -> F:
    """The same, for sums of floats that may be taken in any order."""
    return _compiled(function, fastmath=True)

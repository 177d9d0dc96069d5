"""Values that remember what was worked out from them: a sheet is not examined again for every view."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

T = TypeVar("T")


class Remembers:
    """A frozen value with a memory, which is no part of it: neither compared, nor copied, nor sent."""

    __slots__ = ("_known",)

    _known: dict[Hashable, Any]

    def recall(self, key: Hashable) -> Any:
        """What is known under this key; None if nothing is."""
        return getattr(self, "_known", {}).get(key)

    def known(self, key: Hashable, find: Callable[[], T]) -> T:
        """What `find` gave the first time."""
        try:
            memory = self._known
        except AttributeError:
            memory = {}
            object.__setattr__(self, "_known", memory)
        if key in memory:
            found: T = memory[key]
        else:
            found = memory[key] = find()
        return found

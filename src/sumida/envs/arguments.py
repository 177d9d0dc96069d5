"""What callers hand to environments, checked in words and also under `python -O`."""

from __future__ import annotations

import operator
from typing import Any

from sumida.kernel import GameError


def whole_number(given: Any, what: str) -> int:
    """An int of Python or of any library; a float is none."""
    try:
        return operator.index(given)
    except TypeError:
        raise GameError(f"{what} must be a whole number, not {given!r:.60}", "error-env-number") from None


def wrong(option: str, fault: str) -> GameError:
    """The error for an argument that cannot be used."""
    return GameError(f"{option} {fault}", "error-env-option", option=option)


def not_begun() -> GameError:
    """The error for a call that needs a game."""
    return GameError("no game has begun: call reset first", "error-env-reset")

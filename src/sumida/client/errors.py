"""What a server can answer instead of what was asked for."""

from __future__ import annotations

from sumida.kernel import GameError


class CommandRefused(GameError):
    """The table refused a command and changed nothing; `reason` says why."""


class TableClosed(GameError):
    """The table is not, or no longer, open to this client; trying again would not help."""

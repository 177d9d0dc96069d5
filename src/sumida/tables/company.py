"""The occupants of seats, as bots are told: other bots by name, people by the level the table declares."""

from __future__ import annotations

from collections.abc import Iterable

from sumida.tables.messages.commands import Settings


def company(settings: Settings, bots: Iterable[str | None]) -> tuple[str, ...]:
    """By seat: the name of its bot, otherwise "level:N" at a table of Hanabi, "" at any other."""
    person = f"level:{settings.level}" if settings.game == "hanabi" else ""
    return tuple(bot or person for bot in bots)

"""The occupants of seats, as bots are told: other bots by name, people by the level the table declares."""

from __future__ import annotations

from collections.abc import Iterable

from sumida.tables.messages.commands import Settings


def company(settings: Settings, players: Iterable[tuple[str, int]]) -> tuple[str, ...]:
    """By seat: the name of its bot, otherwise "level:N" at a table of Hanabi, "" at any other.

    `players`: by seat the bot, if any, and the turn from which on its player has had the seat. Whoever came
    during the game is "level:N@TURN", so that nobody is judged by what somebody else did.
    """
    if settings.game != "hanabi":
        return tuple(bot for bot, _ in players)
    return tuple(bot or person(settings.level, since) for bot, since in players)


def person(level: int, since: int) -> str:
    return f"level:{level}@{since}" if since else f"level:{level}"

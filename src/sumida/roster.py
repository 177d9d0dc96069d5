"""What a game's list of bots is made of. A bot's module is imported only when the bot is asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from sumida.kernel import Bot, GameError


@dataclass(frozen=True)
class BotEntry:
    """Where a bot is found and the table sizes it can play at; `about` keys its one-line description."""

    module: str
    maker: str
    players: Sequence[int]
    about: str
    code: str = ""
    """Bots that speak a code among themselves sit only with bots of the same code."""

    def make(self) -> Bot[Any, Any]:
        try:
            made: Bot[Any, Any] = getattr(import_module(self.module), self.maker)()
        except ModuleNotFoundError as error:
            if error.name in ("numba", "numpy"):
                raise needs_fast(self.module.rpartition(".")[2]) from error
            raise
        return made


def needs_fast(bot: str) -> GameError:
    """The strong bots are compiled: without the extra `fast` the rest goes on without them."""
    return GameError(
        f"The bot {bot} needs NumPy and Numba: pip install 'sumida[fast]'.", "error-bot-needs-fast", bot=bot
    )


@dataclass(frozen=True)
class Roster:
    """The bots of a game by name, and the default for tables with people."""

    game: str
    bots: Mapping[str, BotEntry]
    default: str

    def check(self, name: str, players: int) -> BotEntry:
        """The entry of a bot that can play with this many players; raises `GameError` otherwise."""
        entry = self.bots.get(name)
        if entry is None:
            known = ", ".join(self.bots)
            raise GameError(
                f"There is no {self.game} bot {name[:40]!r}; there are {known}.",
                "error-no-such-bot",
                bot=name[:40],
                known=known,
            )
        if players not in entry.players:
            counts = ", ".join(map(str, entry.players))
            raise GameError(
                f"The bot {name} cannot play with {players} players, only with {counts}.",
                "error-bot-players",
                bot=name,
                players=players,
                counts=counts,
            )
        return entry

    def make(self, name: str, players: int) -> Bot[Any, Any]:
        """A fresh bot for one seat at a table of `players`."""
        return self.check(name, players).make()

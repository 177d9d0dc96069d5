"""The list of a game's bots. A bot's module is imported only when the bot is created."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from sumida.kernel import Bot, GameError


@dataclass(frozen=True)
class BotEntry:
    """The module of a bot and the table sizes it can play at; `about` is the key of its description."""

    module: str
    maker: str
    players: Sequence[int]
    about: str
    code: str = ""
    """Bots that use a code among themselves play only with bots of the same code."""
    company: bool = False
    """Whether the bot wants to know which of the others are bots, and which."""
    level: int | None = None
    """The level of conventions that the bot declares, where one maker makes bots of several levels."""

    def make(self, company: Sequence[str] | None = None) -> Bot[Any, Any]:
        try:
            maker = getattr(import_module(self.module), self.maker)
            wanted = (company,) if self.company else () if self.level is None else (self.level,)
            made: Bot[Any, Any] = maker(*wanted)
        except ModuleNotFoundError as error:
            if error.name in ("numba", "numpy"):
                raise needs_fast(self.module.rpartition(".")[2]) from error
            raise
        return made


def needs_fast(bot: str) -> GameError:
    """The error for a compiled bot when the extra `fast` is not installed."""
    return GameError(
        f"The bot {bot} needs NumPy and Numba: pip install 'sumida[fast]'.", "error-bot-needs-fast", bot=bot
    )


@dataclass(frozen=True)
class Roster:
    """The bots of a game by name, and the default for tables with people."""

    game: str
    bots: Mapping[str, BotEntry]
    default: str
    unlisted: Mapping[str, BotEntry] = field(default_factory=dict)
    """Bots for research: made when asked for by name, and not offered anywhere."""

    def find(self, name: str) -> BotEntry | None:
        """The entry of a bot, listed or not."""
        return self.bots.get(name) or self.unlisted.get(name)

    def check(self, name: str, players: int) -> BotEntry:
        """The entry of a bot that can play with this many players; raises `GameError` otherwise."""
        entry = self.find(name)
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

    def make(self, name: str, players: int, company: Sequence[str] | None = None) -> Bot[Any, Any]:
        """A new bot for one seat at a table of `players`; `company` names the bot at each seat, "" for a
        person, where that is known."""
        return self.check(name, players).make(company)

"""The list of a game's bots. A bot's module is imported only when the bot is created."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from sumida.kernel import Bot, GameError

FAST = ("numpy", "numba")
"""The modules that the extra `fast` installs."""


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
    beside: str = ""
    """The bot beside which this one is offered, as one of its levels."""
    needs: tuple[str, ...] = ()
    """Modules beyond the core installation."""
    file_maker: str = ""
    """Where `NAME:FILE` plays with weights of one's own: what makes that bot, given the file and the number
    of players."""
    file: str = ""
    """That file."""

    @property
    def runs_here(self) -> bool:
        """Whether all that the bot needs is installed."""
        return installed(self.needs)

    def make(self, players: int, company: Sequence[str] | None = None) -> Bot[Any, Any]:
        """A new bot for one seat; `company` names the bot at each seat, "" for a person."""
        if not self.runs_here:
            raise needs_fast(self.module.rpartition(".")[2])
        wanted: tuple[Any, ...] = (company,) if self.company else () if self.level is None else (self.level,)
        if self.file:
            wanted = (self.file, players)
        maker = getattr(import_module(self.module), self.file_maker if self.file else self.maker)
        made: Bot[Any, Any] = maker(*wanted)
        return made


def installed(modules: Iterable[str]) -> bool:
    """Whether all of these modules can be imported here."""
    return all(map(_installed, modules))


def _installed(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except (ImportError, ValueError):
        return False


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
    levels: Mapping[str, BotEntry] = field(default_factory=dict)
    """Bots of one level of conventions, offered beside the bot that adapts."""
    unlisted: Mapping[str, BotEntry] = field(default_factory=dict)
    """Bots for research: made when asked for by name, and not offered anywhere."""

    def offered(self) -> dict[str, BotEntry]:
        """The bots that can run in this installation."""
        return {name: entry for name, entry in self.bots.items() if entry.runs_here}

    def find(self, name: str) -> BotEntry | None:
        """The entry of a bot, listed or not; `learned:FILE` is the learned bot with other weights."""
        entry = self.bots.get(name) or self.levels.get(name) or self.unlisted.get(name)
        if entry is not None:
            return entry
        bot, _, file = name.partition(":")
        entry = self.bots.get(bot)
        return replace(entry, file=file) if entry is not None and entry.file_maker and file else None

    def check(self, name: str, players: int) -> BotEntry:
        """The entry of a bot that can play here with this many players; raises `GameError` otherwise."""
        entry = self.find(name)
        if entry is None:
            raise self.unknown(name)
        if not entry.runs_here:
            raise needs_fast(name)
        if players not in entry.players and not entry.file:
            raise wrong_size(name, players, entry.players)
        return entry

    def unknown(self, name: str) -> GameError:
        """The error for a bot that does not exist."""
        known = ", ".join(self.offered())
        bot, found, _ = name.partition(":")
        if found and bot in self.bots and not any(other.startswith(f"{bot}:") for other in self.levels):
            takers = ", ".join(name for name, entry in self.bots.items() if entry.file_maker) or "–"
            return GameError(
                f"The bot {bot} takes no weights; these do: {takers}.",
                "error-bot-takes-no-weights",
                bot=bot,
                takers=takers,
            )
        return GameError(
            f"There is no {self.game} bot {name[:40]!r}; there are {known}.",
            "error-no-such-bot",
            bot=name[:40],
            known=known,
        )

    def make(self, name: str, players: int, company: Sequence[str] | None = None) -> Bot[Any, Any]:
        """A new bot for one seat at a table of `players`; `company` names the bot at each seat, "" for a
        person, where that is known."""
        return self.check(name, players).make(players, company)


def wrong_size(name: str, players: int, sizes: Sequence[int]) -> GameError:
    """The error for a bot at a table of a size that it cannot play at."""
    counts = ", ".join(map(str, sizes))
    return GameError(
        f"The bot {name} cannot play with {players} players, only with {counts}.",
        "error-bot-players",
        bot=name,
        players=players,
        counts=counts,
    )

"""The bots of Hanabi by name. A bot's module is imported when the bot is asked for, never before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module

from sumida.hanabi.actions import HanabiAction
from sumida.hanabi.view import HanabiView
from sumida.kernel import Bot, GameError

PACKAGE = "sumida.hanabi.bots"


@dataclass(frozen=True)
class Entry:
    """Where a bot is found and what it can play; `about` keys its one-line description."""

    module: str
    maker: str
    players: Sequence[int]
    about: str

    def make(self) -> Bot[HanabiAction, HanabiView]:
        made: Bot[HanabiAction, HanabiView] = getattr(import_module(f"{PACKAGE}.{self.module}"), self.maker)()
        return made


ANY = (2, 3, 4, 5)
BOTS: dict[str, Entry] = {
    "random": Entry("random", "RandomBot", ANY, "bot-random"),
    "cautious": Entry("cautious", "CautiousBot", ANY, "bot-cautious"),
    "partner": Entry("partner", "PartnerBot", ANY, "bot-partner"),
    "hat": Entry("hat.bot", "HatBot", ANY, "bot-hat"),
    "hat+search": Entry("hat.bot", "HatSearchBot", ANY, "bot-hat-search"),
    "learned": Entry("learned", "LearnedBot", (2,), "bot-learned"),
    "learned+search": Entry("learned_search", "LearnedSearchBot", (2,), "bot-learned-search"),
}
DEFAULT = "partner"
"""The bot that sits down with people."""


def check(name: str, players: int) -> Entry:
    """The entry of a bot that can play with so many; raises `GameError` otherwise."""
    entry = BOTS.get(name)
    if entry is None:
        known = ", ".join(BOTS)
        raise GameError(
            f"There is no Hanabi bot {name[:40]!r}; there are {known}.",
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


def make(name: str, players: int) -> Bot[HanabiAction, HanabiView]:
    """A fresh bot for one seat at a table of `players`."""
    return check(name, players).make()

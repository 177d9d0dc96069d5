"""The bots of Hashi by name. A bot's module is imported when the bot is asked for, never before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module

from sumida.hashi.actions import Action
from sumida.hashi.setup import SEATS
from sumida.hashi.view import HashiView
from sumida.kernel import Bot, GameError

PACKAGE = "sumida.hashi.bots"


@dataclass(frozen=True)
class Entry:
    """Where a bot is found; `about` keys its one-line description."""

    module: str
    maker: str
    about: str
    players: Sequence[int] = SEATS

    def make(self) -> Bot[Action, HashiView]:
        try:
            module = import_module(f"{PACKAGE}.{self.module}")
        except ModuleNotFoundError as error:
            raise _needs_fast(self.module, error) from error
        made: Bot[Action, HashiView] = getattr(module, self.maker)()
        return made


def _needs_fast(bot: str, error: ModuleNotFoundError) -> Exception:
    """The strong bots are compiled: without the extra `fast` the rest goes on without them."""
    if error.name not in ("numba", "numpy"):
        return error
    return GameError(
        f"The bot {bot} needs NumPy and Numba: pip install 'sumida[fast]'.",
        "error-hashi-bot-needs-fast",
        bot=bot,
    )


BOTS: dict[str, Entry] = {
    "random": Entry("random", "RandomBot", "bot-hashi-random"),
    "careful": Entry("careful", "CarefulBot", "bot-hashi-careful"),
    "planner": Entry("planner", "PlannerBot", "bot-hashi-planner"),
    "master": Entry("master", "MasterBot", "bot-hashi-master"),
}
DEFAULT = "careful"
"""The bot that sits down with people."""


def check(name: str, players: int) -> Entry:
    """The entry of a bot at a table of so many; raises `GameError` where there is none."""
    entry = BOTS.get(name)
    if entry is None:
        known = ", ".join(BOTS)
        raise GameError(
            f"There is no Hashi bot {name[:40]!r}; there are {known}.",
            "error-no-such-bot",
            bot=name[:40],
            known=known,
        )
    if players not in SEATS:
        counts = ", ".join(map(str, SEATS))
        raise GameError(
            f"The bot {name} cannot play with {players} players, only with {counts}.",
            "error-bot-players",
            bot=name,
            players=players,
            counts=counts,
        )
    return entry


def make(name: str, players: int) -> Bot[Action, HashiView]:
    """A fresh bot for one seat at a table of `players`."""
    return check(name, players).make()

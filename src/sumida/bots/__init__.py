"""Bots by name: those of a game's own package, plugins, and bots from outside (a file, a module, a command).
Imports the registry and the games; knows nothing of tables, servers and the laboratory.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

from sumida.bots import outside
from sumida.bots.names import OutsideName, read_name
from sumida.kernel import Bot, GameError
from sumida.registry import game
from sumida.roster import Roster

Player = Bot[Any, Any]
TIMEOUT_S = 30.0
"""How long a bot in a process of its own may think about a move."""


def bots(name: str) -> tuple[str, ...]:
    """Names of the bots of a game that can run in this installation."""
    return tuple(roster(name).offered())


def default_bot(name: str) -> str:
    """The bot for tables with people."""
    return roster(name).default


def create(name: str, bot: str, players: int, company: Sequence[str] | None = None) -> Player:
    """A fresh bot for one seat; raises `GameError` for an unknown bot or a player count it cannot play.

    `bot` is a name of the roster, `learned:FILE`, or a bot from outside: `FILE.py:CLASS`, `MODULE:CLASS` or
    `cmd:COMMAND`. Never pass on a name that a stranger gave: a bot from outside is code that runs here.
    `company` names the bot at each seat, "" for a person; without it a bot assumes players of its own kind.
    """
    found = _from_outside(name, bot)
    if found is None:
        return roster(name).make(bot, players, company)
    return outside.make(found, game(name), players, TIMEOUT_S)


def create_apart(
    name: str, bot: str, players: int, company: Sequence[str] | None = None, timeout_s: float = TIMEOUT_S
) -> Player:
    """The same, but a bot from outside gets a process of its own: there it may crash or hang."""
    found = _from_outside(name, bot)
    if found is None:
        return roster(name).make(bot, players, company)
    return outside.make_apart(found, game(name), players, timeout_s)


def check(name: str, bot: str, players: int) -> None:
    """Raise `GameError`, before any game, unless this bot can be created and can play."""
    found = _from_outside(name, bot)
    if found is not None:
        outside.check(found, game(name), players)
    elif roster(name).check(bot, players).file:
        create(name, bot, players)


def check_somewhere(name: str, bot: str) -> None:
    """Raise `GameError` unless this bot can be created for some number of players."""
    refused = []
    for players in sizes(name):
        try:
            return check(name, bot, players)
        except GameError as error:
            refused.append(error)
    raise refused[0]


def sizes(name: str) -> Sequence[int]:
    """How many can play a game."""
    return next(option.values for option in game(name).options() if option.name == "players")


def is_outside(name: str, bot: str) -> bool:
    """Whether this names a bot from outside, whose code is not part of the installation."""
    return _from_outside(name, bot) is not None


def title(name: str, bot: str) -> str:
    """What people call a bot: its name, its class, or its command; weights are named by their file."""
    found = _from_outside(name, bot)
    if found is not None:
        return found.title
    kind, _, file = bot.partition(":")
    entry = roster(name).find(bot)
    return f"{kind}:{Path(file).stem}" if entry is not None and entry.file else bot


def roster(name: str) -> Roster:
    """The bots of the game called `name` and its plugins, without importing any of them."""
    found: Roster = import_module(f"sumida.{game(name).name}.bots").ROSTER
    plugins = outside.plugins(game(name))
    return replace(found, bots={**plugins, **found.bots}) if plugins else found


def _from_outside(name: str, bot: str) -> OutsideName | None:
    known = roster(name)
    if known.find(bot) is not None:
        return None
    if bot.partition(":")[0] in known.bots:
        raise known.unknown(bot)
    found = read_name(bot)
    if found is None and (bot.endswith(".py") or "/" in bot):
        raise GameError(f"{bot[:60]!r} names no bot: write FILE.py:CLASS.", "error-bot-form", bot=bot[:60])
    return found

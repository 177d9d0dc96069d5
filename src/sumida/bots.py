"""The bots of every game by name; each game's own list lives in its `bots` package."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any

from sumida.kernel import Bot, GameError
from sumida.registry import game

Player = Bot[Any, Any]

MOST_PLAYERS = 8


def bots(name: str) -> tuple[str, ...]:
    """Names of the bots that play the game called `name`."""
    return tuple(_list(name).BOTS)


def default_bot(name: str) -> str:
    """The bot that sits down with people."""
    found: str = _list(name).DEFAULT
    return found


def table_sizes(name: str, bot: str) -> tuple[int, ...]:
    """The numbers of players this bot can play with; nothing is loaded to find out."""
    return tuple(players for players in range(1, MOST_PLAYERS + 1) if _plays(name, bot, players))


def _plays(name: str, bot: str, players: int) -> bool:
    try:
        _list(name).check(bot, players)
    except GameError:
        return False
    return True


def create(name: str, bot: str, players: int) -> Player:
    """A fresh bot for one seat; raises `GameError` for a bot or a number of players that does not exist."""
    made: Player = _list(name).make(bot, players)
    return made


def _list(name: str) -> ModuleType:
    return import_module(f"sumida.{game(name).name}.bots")

"""The bots of every game by name; each game lists its own in its `bots` package."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from sumida.kernel import Bot
from sumida.registry import game
from sumida.roster import Roster

Player = Bot[Any, Any]


def bots(name: str) -> tuple[str, ...]:
    """Names of the bots that play the game called `name`."""
    return tuple(roster(name).bots)


def default_bot(name: str) -> str:
    """The bot for tables with people."""
    return roster(name).default


def create(name: str, bot: str, players: int, company: Sequence[str] | None = None) -> Player:
    """A fresh bot for one seat; raises `GameError` for an unknown bot or a player count it cannot play.

    `company` names the bot at each seat, "" for a person; without it a bot assumes players of its own kind.
    """
    return roster(name).make(bot, players, company)


def roster(name: str) -> Roster:
    """The bots of the game called `name`, without importing any of them."""
    found: Roster = import_module(f"sumida.{game(name).name}.bots").ROSTER
    return found

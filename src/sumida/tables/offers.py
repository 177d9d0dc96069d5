"""The games and bots a table can offer. They come from outside: tests bring their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from sumida.kernel import Game
from sumida.roster import BotEntry


class Offers(Protocol):
    """The games and bots that are available."""

    def game(self, name: str, rules: int | None = None) -> Game:
        """The game with that name, under that version of its rules or the newest; raises `GameError` if there
        is none."""

    def bots(self, game: str) -> Mapping[str, BotEntry]:
        """The bots of a game by name, with the table sizes each can play at and the code it speaks."""

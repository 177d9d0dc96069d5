"""What a table can offer: games, and bots that play them. Given from outside: tests bring their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from sumida.kernel import Game
from sumida.roster import BotEntry


class Offers(Protocol):
    """The games and bots a server, a browser or a test knows."""

    def game(self, name: str) -> Game:
        """The game of that name; raises `GameError` when there is none."""

    def bots(self, game: str) -> Mapping[str, BotEntry]:
        """Kinds of bots for a game, with the table sizes each plays at and the code it speaks."""

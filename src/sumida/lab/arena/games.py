"""The games of the arena by name; each is imported when it is first used."""

from __future__ import annotations

from importlib import import_module

from sumida.kernel import GameError
from sumida.lab.arena.deals import ArenaGame

GAMES = {
    "hanabi": "sumida.lab.arena.hanabi:ARENA_GAME",
    "hashi": "sumida.lab.arena.hashi:ARENA_GAME",
}


def arena_game(game: str) -> ArenaGame:
    if game not in GAMES:
        raise GameError(
            f"There is no game {game!r}; the arena knows {', '.join(GAMES)}.",
            "error-no-such-game",
            game=game,
        )
    module, name = GAMES[game].split(":")
    found: ArenaGame = getattr(import_module(module), name)
    return found

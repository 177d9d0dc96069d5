"""The games of the arena by name, imported only when asked for."""

from __future__ import annotations

from importlib import import_module

from sumida.kernel import GameError
from sumida.lab.arena.match import Contest

CONTESTS = {
    "hanabi": "sumida.lab.arena.hanabi:CONTEST",
    "hashi": "sumida.lab.arena.hashi:CONTEST",
}


def contest(game: str) -> Contest:
    if game not in CONTESTS:
        raise GameError(
            f"There is no game {game!r}; the arena knows {', '.join(CONTESTS)}.",
            "error-no-such-game",
            game=game,
        )
    module, name = CONTESTS[game].split(":")
    found: Contest = getattr(import_module(module), name)
    return found

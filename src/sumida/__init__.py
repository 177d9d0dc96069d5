"""Hashi and Hanabi: rules, records, bots and tables.

>>> import sumida
>>> match = sumida.new_game("hashi", players=1, board="A", seed=3)
>>> match.move(0, match.legal(0)[0])
>>> sumida.replay(match.record()).states[-1] == match.state
True
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sumida.kernel import GameError, IllegalAction, NotationError, Record
    from sumida.records import Match, Replay, new_game, replay
    from sumida.registry import games

__version__ = "0.1.0"

__all__ = [
    "GameError",
    "IllegalAction",
    "Match",
    "NotationError",
    "Record",
    "Replay",
    "games",
    "new_game",
    "replay",
]

_HOMES = {
    "kernel": ("GameError", "IllegalAction", "NotationError", "Record"),
    "registry": ("games",),
    "records": ("Match", "Replay", "new_game", "replay"),
}


def __getattr__(name: str) -> object:
    """Import a name when it is first used, so that training on a bare machine imports no rules."""
    if name not in __all__:
        raise AttributeError(f"module 'sumida' has no attribute {name!r}")
    home = next(module for module, names in _HOMES.items() if name in names)
    return getattr(import_module(f"sumida.{home}"), name)

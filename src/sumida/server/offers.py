"""The games and bots of this installation, as tables and pages want to know them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from sumida import bots, registry
from sumida.kernel import Game, GameError
from sumida.tables.requests import BotOffered, Catalogue, GameOffered, Preset
from sumida.tables.talk import PHRASES

MOST_PLAYERS = 6


class Installed:
    """What the registry knows."""

    def game(self, name: str) -> Game:
        return registry.game(name)

    def bots(self, game: str) -> Mapping[str, tuple[int, ...]]:
        return _bots(game)


@lru_cache(maxsize=16)
def _bots(game: str) -> dict[str, tuple[int, ...]]:
    """Every bot that can be made here, with its table sizes; the one meant for people comes first."""
    try:
        names = bots.bots(game)
    except ModuleNotFoundError:
        return {}
    sizes = {name: _sizes(game, name) for name in names}
    usable = [name for name in names if sizes[name]]
    usable.sort(key=lambda name: name != bots.default_bot(game))
    return {name: sizes[name] for name in usable}


def _sizes(game: str, bot: str) -> tuple[int, ...]:
    return tuple(players for players in range(1, MOST_PLAYERS + 1) if _plays(game, bot, players))


def _plays(game: str, bot: str, players: int) -> bool:
    try:
        bots.create(game, bot, players)
    except (GameError, ImportError):
        return False
    return True


def catalogue() -> Catalogue:
    """Everything one can play here."""
    offered = [
        GameOffered(
            name,
            [Preset(key, dict(options)) for key, options in registry.game(name).presets().items()],
            [BotOffered(kind, list(sizes)) for kind, sizes in _bots(name).items()],
        )
        for name in registry.games()
    ]
    return Catalogue(offered, list(PHRASES))

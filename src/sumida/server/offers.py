"""The games and bots of this installation, as tables and pages want to know them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from sumida import bots, registry
from sumida.kernel import Game
from sumida.tables.requests import BotOffered, Catalogue, GameOffered, Preset
from sumida.tables.talk import PHRASES


class Installed:
    """What the registry knows."""

    def game(self, name: str) -> Game:
        return registry.game(name)

    def bots(self, game: str) -> Mapping[str, tuple[int, ...]]:
        return _bots(game)


@lru_cache(maxsize=16)
def _bots(game: str) -> dict[str, tuple[int, ...]]:
    """Every bot with its table sizes; the one meant for people comes first."""
    first = bots.default_bot(game)
    names = sorted(bots.bots(game), key=lambda name: name != first)
    return {name: bots.table_sizes(game, name) for name in names}


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

"""The games and bots of this installation, as tables and pages want to know them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from sumida import bots, registry
from sumida.kernel import Game
from sumida.roster import BotEntry
from sumida.tables.chat import PHRASES
from sumida.tables.messages.responses import BotOffered, Catalogue, GameOffered, Preset


class Installed:
    """What the registry knows."""

    def game(self, name: str) -> Game:
        return registry.game(name)

    def bots(self, game: str) -> Mapping[str, BotEntry]:
        return _bots(game)


@lru_cache(maxsize=16)
def _bots(game: str) -> dict[str, BotEntry]:
    """Every bot; the one meant for people comes first."""
    roster = bots.roster(game)
    return dict(sorted(roster.bots.items(), key=lambda item: item[0] != roster.default))


def catalogue() -> Catalogue:
    """Everything one can play here."""
    offered = [
        GameOffered(
            name,
            [Preset(key, dict(options)) for key, options in registry.game(name).presets().items()],
            [BotOffered(kind, list(entry.players), entry.code) for kind, entry in _bots(name).items()],
        )
        for name in registry.games()
    ]
    return Catalogue(offered, list(PHRASES))

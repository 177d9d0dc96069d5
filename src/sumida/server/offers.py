"""The games and bots of this installation, as tables and the page need them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from sumida import bots, registry
from sumida.hanabi.rules.variants import VARIANTS
from sumida.hashi import boards
from sumida.kernel import Game, Option
from sumida.roster import BotEntry
from sumida.tables.chat import PHRASES
from sumida.tables.messages.responses import (
    BoardOffered,
    BotOffered,
    Catalogue,
    GameOffered,
    Preset,
    VariantOffered,
)


class Installed:
    """What the registry knows."""

    def game(self, name: str, rules: int | None = None) -> Game:
        return registry.game(name, rules)

    def bots(self, game: str) -> Mapping[str, BotEntry]:
        return _bots(game)


@lru_cache(maxsize=16)
def _bots(game: str) -> dict[str, BotEntry]:
    """Every bot; the one meant for people comes first."""
    roster = bots.roster(game)
    return dict(sorted(roster.bots.items(), key=lambda item: item[0] != roster.default))


def catalogue() -> Catalogue:
    """Everything that can be played here."""
    return Catalogue([_offered(registry.game(name)) for name in registry.games()], list(PHRASES))


def _offered(game: Game) -> GameOffered:
    options = list(game.options())
    return GameOffered(
        game=game.name,
        presets=[Preset(key, dict(terms)) for key, terms in game.presets().items()],
        bots=[BotOffered(kind, list(entry.players), entry.code) for kind, entry in _bots(game.name).items()],
        options=options,
        boards=[BoardOffered(name, boards.title(name)) for name in _values(options, "board")],
        variants=[VariantOffered(name, list(VARIANTS[name].suits)) for name in _values(options, "variant")],
    )


def _values(options: list[Option], name: str) -> list[str]:
    """The strings that an option of this name may take; none if the game has no such option."""
    return [str(value) for option in options if option.name == name for value in option.values]

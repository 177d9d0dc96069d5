"""The rules that games are played under: the newest for the next game, its own for one in the log."""

from __future__ import annotations

from typing import Any

from sumida.kernel import Game, GameError, Setup
from sumida.tables.archived import ArchivedSetup
from sumida.tables.log import Dealt
from sumida.tables.messages.commands import Settings
from sumida.tables.offers import Offers
from sumida.tables.table_game import TableGame


def next_setup(offers: Offers, settings: Settings) -> Setup[Any, Any, Any]:
    """The terms of the next game; options that the newest rules do not know give way to the usual ones."""
    game = offers.game(settings.game)
    for options in (settings.options, {"players": settings.options.get("players")}):
        try:
            return game.setup(options)
        except GameError:
            continue
    return game.setup({})


def begin_game(offers: Offers, name: str, event: Dealt) -> TableGame:
    """The game under its own version of the rules; archived if there is none, or none with these terms."""
    try:
        game = offers.game(name, event.rules)
        return _begin(game, game.setup(event.options), event)
    except GameError:
        return _begin(offers.game(name), ArchivedSetup(len(event.order), event.options), event)


def _begin(game: Game, setup: Setup[Any, Any, Any], event: Dealt) -> TableGame:
    return TableGame.begin(event.number, game, event.rules, setup, event.deal, event.salt)

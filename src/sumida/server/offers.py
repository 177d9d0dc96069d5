"""The games and bots of this installation, as tables and the page need them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from sumida import bots, registry
from sumida.bots import outside
from sumida.bots.names import read_name
from sumida.hanabi.conventions.levels import LITERAL, PLAYED
from sumida.hanabi.rules.variants import VARIANTS
from sumida.hashi import boards
from sumida.kernel import Game, GameError, Option
from sumida.roster import FAST, BotEntry, installed
from sumida.tables.chat import PHRASES
from sumida.tables.messages.responses import (
    BoardOffered,
    BotOffered,
    Catalogue,
    GameOffered,
    Help,
    Preset,
    VariantOffered,
)
from sumida.tables.offers import Offers

HINT_BOT = "master"
"""The bot that works out hints for anyone who plays Hashi alone."""
SUBSTITUTES = {"hanabi": "cautious", "hashi": "careful"}
"""The bot that takes the seat of one that does not work, by game; the log names it."""
OWN_BOT = re.compile(r"(?P<game>[a-z]+)\.(?P<bot>[a-z0-9][a-z0-9+-]{0,30})=(?P<name>.+)")


class Installed:
    """What the registry knows, the bots that can run here, and `own_bots` of the operator: texts such as
    `hanabi.clever=/srv/clever.py:CleverBot`."""

    def __init__(self, own_bots: Iterable[str] = ()) -> None:
        self._own: dict[str, dict[str, BotEntry]] = {name: {} for name in registry.games()}
        for text in own_bots:
            name, bot, entry = read_own_bot(text)
            self._own[name][bot] = entry

    def game(self, name: str, rules: int | None = None) -> Game:
        return registry.game(name, rules)

    def bots(self, game: str) -> Mapping[str, BotEntry]:
        own = self._own.get(game)
        return {**_bots(game), **own} if own else _bots(game)


def read_own_bot(text: str) -> tuple[str, str, BotEntry]:
    """The game, the name and the entry of an operator's own bot; raises `GameError` if it cannot be used."""
    match = OWN_BOT.fullmatch(text)
    if match is None or match["game"] not in registry.games():
        raise _not_a_bot(text)
    game, bot = registry.game(match["game"]), match["bot"]
    roster = bots.roster(game.name)
    if bot in roster.bots:
        raise GameError(f"--bot {text[:80]}: there is a bot {bot} already; give yours another name")
    ours, found = roster.find(match["name"]), read_name(match["name"])
    if ours is not None:  # such as learned:FILE
        return game.name, bot, ours
    if found is None:
        raise _not_a_bot(text)
    outside.check(found, game, 2)
    return game.name, bot, outside.entry(found, game)


def _not_a_bot(text: str) -> GameError:
    return GameError(f"--bot {text[:80]}: write GAME.NAME=FILE.py:CLASS, such as hanabi.mine=mine.py:Mine")


@lru_cache(maxsize=16)
def _bots(game: str) -> dict[str, BotEntry]:
    """Every bot that can run here; the one meant for people comes first, bots of one level last."""
    roster = bots.roster(game)
    return dict(sorted(roster.offered().items(), key=lambda item: item[0] != roster.default)) | dict(
        roster.levels
    )


def catalogue(offers: Offers | None = None) -> Catalogue:
    """Everything that can be played here."""
    found = offers or Installed()
    games = [_offered(registry.game(name), found) for name in registry.games()]
    return Catalogue(games, list(PHRASES))


def _offered(game: Game, offers: Offers) -> GameOffered:
    options = list(game.options())
    return GameOffered(
        game=game.name,
        presets=[Preset(key, dict(terms)) for key, terms in game.presets().items()],
        bots=_bots_offered(offers.bots(game.name)),
        options=options,
        boards=[BoardOffered(name, boards.title(name)) for name in _values(options, "board")],
        variants=[VariantOffered(name, list(VARIANTS[name].suits)) for name in _values(options, "variant")],
        helps=[*_helps(game.name, offers)],
        levels=[LITERAL, *PLAYED] if game.name == "hanabi" else [],
    )


def _bots_offered(known: Mapping[str, BotEntry]) -> list[BotOffered]:
    """Bots of one level are named beside the one that adapts."""
    return [
        BotOffered(
            kind,
            list(entry.players),
            entry.code,
            [name for name, one in known.items() if one.beside == kind],
        )
        for kind, entry in known.items()
        if not entry.beside
    ]


def _helps(game: str, offers: Offers) -> Iterator[Help]:
    """Hints come from a bot, and reviews from the same compiled search."""
    if game == "hashi" and HINT_BOT in offers.bots(game):
        yield "hint"
    if installed(FAST):
        yield "review"


def _values(options: list[Option], name: str) -> list[str]:
    """The strings that an option of this name may take; none if the game has no such option."""
    return [str(value) for option in options if option.name == name for value in option.values]

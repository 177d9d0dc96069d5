"""The games there are. Adding one is a line here; conformance tests then run over it by themselves."""

from __future__ import annotations

from sumida.hanabi.rules.game import GAME as HANABI
from sumida.hashi.rules.game import GAME as HASHI
from sumida.kernel import Game, GameError

_GAMES: dict[str, Game] = {game.name: game for game in (HANABI, HASHI)}


def games() -> tuple[str, ...]:
    """Names of all games.

    >>> games()
    ('hanabi', 'hashi')
    """
    return tuple(_GAMES)


def game(name: str) -> Game:
    """The game called `name`; a `GameError` names those there are."""
    try:
        return _GAMES[name]
    except (KeyError, TypeError):
        known = ", ".join(_GAMES)
        raise GameError(
            f"there is no game {str(name)[:40]!r}; the games are: {known}",
            "error-unknown-game",
            game=str(name)[:40],
            known=known,
        ) from None

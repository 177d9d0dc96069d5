"""The games. Adding one is a line here; the conformance tests then cover it."""

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
    """The game called `name`; raises a `GameError` that lists the games if there is none."""
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

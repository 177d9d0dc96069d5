"""The games, by name and by version of their rules.

Adding a game is a line here; the conformance tests then cover it. A game whose rules change keeps the former
ones in `OLDER`, so that games begun or finished under them can still be played on and replayed.
"""

from __future__ import annotations

from sumida.hanabi.rules.game import GAME as HANABI
from sumida.hanabi.rules.game import OLDER as OLDER_HANABI
from sumida.hashi.rules.game import GAME as HASHI
from sumida.hashi.rules.game import OLDER as OLDER_HASHI
from sumida.kernel import Game, GameError, NotationError

_GAMES: dict[str, Game] = {game.name: game for game in (HANABI, HASHI)}
_OLDER: dict[str, tuple[Game, ...]] = {HANABI.name: OLDER_HANABI, HASHI.name: OLDER_HASHI}


def games() -> tuple[str, ...]:
    """Names of all games.

    >>> games()
    ('hanabi', 'hashi')
    """
    return tuple(_GAMES)


def game(name: str, rules: int | None = None) -> Game:
    """The game called `name`, under these rules or the newest; a `GameError` lists what there is."""
    try:
        newest = _GAMES[name]
    except (KeyError, TypeError):
        known = ", ".join(_GAMES)
        raise GameError(
            f"there is no game {str(name)[:40]!r}; the games are: {known}",
            "error-unknown-game",
            game=str(name)[:40],
            known=known,
        ) from None
    return newest if rules is None else _under(newest, rules)


def _under(newest: Game, rules: int) -> Game:
    versions = (newest, *_OLDER.get(newest.name, ()))
    for one in versions:
        if one.rules == rules:
            return one
    known = ", ".join(str(one.rules) for one in versions)
    raise NotationError(
        f"played under version {rules} of the {newest.name} rules; known is version {known}",
        "error-rules-version",
        version=rules,
        known=known,
    )

"""The games of this browser, as `my games` shows them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sumida.daily import DAY_MS
from sumida.server.moments import read_moment
from sumida.tables.listing import Listed, turn_of
from sumida.tables.messages.people import MyGame
from sumida.tables.room import Room

Test = Callable[[MyGame, str], bool]


def game_listed(table: str, found: Listed, device: str) -> MyGame:
    """A game as it stands in the list of a device."""
    facts = found.facts
    return MyGame(
        table=table,
        number=found.number,
        game=found.game,
        options=facts.options,
        names=facts.names,
        bots=facts.bots,
        seat=found.seats.get(device),
        at=found.at,
        running=found.running,
        scores=facts.scores,
        stopped=facts.stopped,
        daily=facts.daily,
        turn=[],
        turn_since=None,
        offline=True,
    )


def turns_of(room: Room) -> tuple[list[int], int | None]:
    """The seats that are to move, and since when."""
    found = turn_of(room)
    return (list(found.seats), found.since) if found else ([], None)


def fits(game: MyGame, terms: Mapping[str, str]) -> bool:
    """Whether a game is looked for; terms that are not known do not matter."""
    return all(_TESTS[name](game, wanted) for name, wanted in terms.items() if wanted and name in _TESTS)


def _on_shelf(game: MyGame, shelf: str) -> bool:
    return shelf == ("running" if game.running else "finished")


def _with(game: MyGame, partner: str) -> bool:
    others = [name for seat, name in enumerate(game.names) if seat != game.seat]
    return any(partner.casefold() in name.casefold() for name in others)


def _score(game: MyGame) -> int | None:
    return game.scores[game.seat or 0] if game.scores else None


def _at_least(game: MyGame, lowest: str) -> bool:
    score = _score(game)
    return score is not None and lowest.isdigit() and score >= int(lowest)


def _at_most(game: MyGame, highest: str) -> bool:
    score = _score(game)
    return score is not None and highest.isdigit() and score <= int(highest)


_TESTS: dict[str, Test] = {
    "shelf": _on_shelf,
    "game": lambda game, name: game.game == name,
    "variant": lambda game, name: name in (game.options.get("variant"), game.options.get("board")),
    "partner": _with,
    "lowest": _at_least,
    "highest": _at_most,
    "since": lambda game, text: game.at >= (read_moment(text, 0) or 0),
    "until": lambda game, text: game.at < (read_moment(text, DAY_MS) or 0),
}

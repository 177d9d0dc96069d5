"""Both games behind the same functions: draw a position, describe what is new, give the result."""

from __future__ import annotations

from collections.abc import Sequence

from sumida.kernel import Seat
from sumida.records import Match
from sumida.tui import hanabi, hashi
from sumida.tui.screen import Screen


def draw(match: Match, seat: Seat | None, screen: Screen, language: str) -> str:
    """The position as `seat` sees it; for None with all hands open, as after the game."""
    if match.game.name == "hashi":
        return hashi.draw(match.view(seat), match.names, screen, language)
    wire = hanabi.opened([match.view(0), match.view(1)]) if seat is None else match.view(seat).wire()
    return hanabi.draw(wire, match.names, screen, language)


def latest(match: Match, seat: Seat | None, known: int, language: str) -> Sequence[str]:
    """The public history from entry `known` on, a line each."""
    view = match.view(seat)
    if match.game.name == "hanabi":
        return [hanabi.describe(event, match.names, language) for event in view.wire().history[known:]]
    return [hashi.describe(entry, match.names, language) for entry in view.history[known:]]


def result(match: Match, language: str) -> str:
    """The result of the game in a sentence."""
    if match.game.name == "hanabi":
        return hanabi.result(match.view(None), language)
    return hashi.result(match.view(None), match.names, language)

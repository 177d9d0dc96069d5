"""Both games behind the same functions: draw a position, describe what is new, give the result."""

from __future__ import annotations

from collections.abc import Sequence

from sumida.kernel import Seat
from sumida.locales import say
from sumida.records import Match
from sumida.tui import hanabi, hanabi_words, hashi
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


def passed_boards(match: Match, seat: Seat, language: str) -> str:
    """In the first round of Hashi: whose start number is on which board now; else nothing."""
    if match.game.name != "hashi" or match.setup.players == 1 or len(match.view(seat).history) != 1:
        return ""
    names, players = match.names, match.setup.players
    facts = {"giver": names[(seat - 1) % players], "taker": names[(seat + 1) % players]}
    return say(language, "boards-passed", facts)


def say_moves(match: Match, seat: Seat, language: str) -> list[str]:
    """Everything `seat` may do, as it is typed in this language."""
    if match.game.name == "hashi":
        return match.legal(seat)
    return [hanabi_words.say_action(action, language) for action in match.legal(seat)]


def say_move(match: Match, action: str, language: str) -> str:
    """A move of the record, in the words of this language."""
    return action if match.game.name == "hashi" else hanabi_words.say_action(action, language)


def read_move(match: Match, typed: str, language: str) -> str:
    """What was typed in this language, in the notation of the rules."""
    return typed if match.game.name == "hashi" else hanabi_words.read_action(typed, language)


def result(match: Match, language: str) -> str:
    """The result of the game in a sentence."""
    if match.game.name == "hanabi":
        return hanabi.result(match.view(None), language)
    return hashi.result(match.view(None), match.names, language)

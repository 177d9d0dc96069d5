"""Answers of bots from outside: an action or its text, checked against the view it answers."""

from __future__ import annotations

from typing import Any

from sumida.bots.failures import illegal
from sumida.kernel import Game, GameError, Words

SAYS, NO_REASON = "bot-says", "bot-no-reason"
LONGEST_REASON = 300


def setup_of(game: Game, view: Any) -> Any:
    """The terms of the game that a view belongs to."""
    options = view.options if hasattr(view, "options") else view.setup.options
    return view.setup if hasattr(view, "setup") else game.setup(options)


def checked(game: Game, bot: str, view: Any, answer: Any) -> Any:
    """The action that an answer means; raises `BotFailed` unless it is legal."""
    legal = {str(action) for action in view.legal}
    text = _text(bot, answer)
    try:
        action = setup_of(game, view).parse_action(text)
    except GameError as error:
        raise illegal(bot, text, str(error)) from None
    if str(action) not in legal:
        raise illegal(bot, text, "that is not allowed here")
    return action


def _text(bot: str, answer: Any) -> str:
    try:
        return str(answer)
    except Exception as error:
        raise illegal(bot, type(answer).__name__, f"{type(error).__name__}: {error}") from None


def reason(given: object) -> Words:
    """A bot's reason as a sentence: words of ours, or text of its own."""
    if isinstance(given, Words):
        return given
    text = " ".join(str(given or "").split())[:LONGEST_REASON]
    return Words(SAYS, {"text": text}) if text else Words(NO_REASON)

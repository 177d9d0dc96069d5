"""What a bot from outside can get wrong: it costs that bot the game, and nobody else anything."""

from __future__ import annotations

from typing import Literal

from sumida.kernel import GameError

Fault = Literal["crashed", "slow", "illegal"]
DETAIL = 160
"""The most letters of a bot's own words that are repeated."""


class BotFailed(GameError):
    """A bot crashed, took too long, or answered with something that is no legal action."""

    def __init__(self, message: str, reason: str = "", fault: Fault = "crashed", **facts: str | int) -> None:
        super().__init__(message, reason, **facts)
        self.fault: Fault = fault


def crashed(bot: str, detail: str) -> BotFailed:
    detail = _one_line(detail)
    return BotFailed(f"{bot} crashed: {detail}", "error-bot-crashed", "crashed", bot=bot, detail=detail)


def slow(bot: str, seconds: float) -> BotFailed:
    shown = f"{seconds:g}"
    return BotFailed(
        f"{bot} gave no answer within {shown} seconds", "error-bot-slow", "slow", bot=bot, seconds=shown
    )


def illegal(bot: str, answer: str, detail: str) -> BotFailed:
    answer, detail = _one_line(answer)[:60], _one_line(detail)
    return BotFailed(
        f"{bot} answered {answer!r}: {detail}",
        "error-bot-illegal",
        "illegal",
        bot=bot,
        answer=answer,
        detail=detail,
    )


def _one_line(text: str) -> str:
    words = "".join(letter if letter.isprintable() else " " for letter in text).split()
    return " ".join(words)[:DETAIL]

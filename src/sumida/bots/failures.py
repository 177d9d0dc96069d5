"""What a bot from outside can get wrong: it costs that bot the game, and nobody else anything."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import takewhile
from typing import Literal

from sumida.kernel import GameError

Fault = Literal["crashed", "slow", "illegal"]
DETAIL = 160
"""The most letters of a bot's own words that are repeated."""
_NAMES_ERROR = re.compile(r".*?\b(\w*(error|exception)|panic(ked)?|fatal)\b", re.IGNORECASE)
_SAYS_NOTHING = re.compile(
    r"$|\s(?!\s*what\(\))|[\])}]+$|Node\.js v\d|\(Use `node|note: run with|goroutine \d|exit status"
)
"""Empty lines, lines of stack traces, and what runtimes write around them."""


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


def last_words(lines: Sequence[str]) -> str:
    """What a process wrote of the error that ended it: the last line that names one, and what follows."""
    telling = [number for number, line in enumerate(lines) if not _SAYS_NOTHING.match(line)]
    named = [number for number in telling if _NAMES_ERROR.match(lines[number])]
    if not named:
        return lines[telling[-1] if telling else -1] if lines else ""
    following = takewhile(lambda line: not _SAYS_NOTHING.match(line), lines[named[-1] :])
    return " ".join(following)


def _one_line(text: str) -> str:
    shown = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    return shown if len(shown) <= DETAIL else shown[: DETAIL - 1] + "…"

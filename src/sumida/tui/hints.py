"""A hint for a solo player of Hashi, in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from sumida.bots import create
from sumida.hashi.bots.hint import Hint, hint
from sumida.hashi.rules.view import HashiView
from sumida.kernel import GameError, Words
from sumida.locales import say, say_words
from sumida.records import Match

HINT_BOT = "master"
NOTABLE_LEAD = 0.1


def hint_text(match: Match, language: str) -> str:
    """What the strongest bot would do with this turn; raises `GameError` where hints are not allowed."""
    if match.game.name != "hashi":
        raise GameError("Hints are only for Hashi.", "refuse-hint-game")
    if match.setup.players > 1:
        raise GameError("Hints are only for solo games.", "refuse-hint-alone")
    view = match.view(0)
    assert isinstance(view, HashiView)
    return " ".join(_sentences(hint(_master(), view), language))


@cache
def _master() -> Any:
    return create("hashi", HINT_BOT, 1)


def _sentences(found: Hint, language: str) -> Iterator[str]:
    marks = ", ".join(found.marks)
    if found.undo:
        yield say(language, "hint-undo", {"count": found.undo})
    if found.points is None:
        yield say(language, "hint-start" if marks else "hint-done", {"marks": marks})
    else:
        key = "hint-turn" if marks else "hint-nothing" if found.undo else "hint-confirm"
        yield say(language, key, {"marks": marks, "points": f"{found.points:.1f}"})
    why: Words | None = getattr(found, "why", None)
    if why is not None and (marks or found.points is not None):
        yield say_words(language, why)
    said = why is not None and why.key.endswith("-lead")
    if found.lead is not None and found.lead >= NOTABLE_LEAD and not said:
        yield say(language, "hint-lead", {"lead": f"{found.lead:.1f}"})
    if found.finishes and why is None:
        yield say(language, "hint-finishes", {"islands": ", ".join(found.finishes)})

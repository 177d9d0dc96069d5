"""Bots for the tests: good ones, and one for each way of failing."""

from __future__ import annotations

import os
import time
from typing import Any

from sumida.kernel import Words


class First:
    """Plays the first legal action."""

    def choose(self, view: Any) -> Any:
        return view.legal[0]

    def explain(self, view: Any, action: Any) -> str:
        return f"{action} comes first."


class LastAsText:
    """Answers in notation, and prints what it likes."""

    def choose(self, view: Any) -> str:
        print("thinking …")
        return f"  {view.legal[-1]} "


class InOurWords(First):
    """Gives its reason as words of ours."""

    def explain(self, view: Any, action: Any) -> Any:
        return Words("bot-no-reason")


class OnlyThree(First):
    """Plays at tables of three."""

    players = (3,)


class Crashes:
    """Works for three moves."""

    moves = 0

    def choose(self, view: Any) -> Any:
        self.moves += 1
        if self.moves > 3:
            raise IndexError("no idea\nwhat to do")
        return view.legal[-1]


class Exits:
    """Ends its process."""

    def choose(self, view: Any) -> Any:
        os._exit(7)


class Sleeps:
    """Answers its first view, and then no more."""

    moves = 0

    def choose(self, view: Any) -> Any:
        self.moves += 1
        if self.moves > 1:
            time.sleep(60)
        return view.legal[-1]


class Cheats:
    """Plays a card that is not there."""

    def choose(self, view: Any) -> Any:
        return "play 9"


class Unspeakable:
    """Returns what has no text."""

    def choose(self, view: Any) -> Any:
        return self

    def __str__(self) -> str:
        raise ValueError("no words")


class OneNumber(First):
    """Names no list of table sizes."""

    players = 2


class Unmade:
    """Cannot be made."""

    def __init__(self) -> None:
        raise OSError("no weights")


NOT_A_BOT = 3
READY = First()

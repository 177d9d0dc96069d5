"""The deal of the day: the same for everybody, computed from the date alone.

Any program can compute it. Number the cards of the deck from 0 in alphabetical order, and sort them by the
SHA-256 of `sumida daily 1 hashi rules 1 2026-11-15 N` as hexadecimal text, where N is the card's number. The
first 1 is the version of this recipe. A new version of the rules or of the recipe changes the text that is
hashed. Hashi is played on boards A and B in turn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, time
from hashlib import sha256
from random import Random
from typing import Any, Final

from sumida.hashi import boards
from sumida.kernel import GameError, Json, Seat, Setup
from sumida.registry import game

VERSION: Final = 1
DAY_MS: Final = 86_400_000
BOARDS: Final = ("A", "B")
FIRST: Final = date(2026, 11, 1)
"""The day of the first deal."""


@dataclass(frozen=True)
class Daily:
    """A day's deal: the options, the bots by seat (one person takes the rest) and the cards in order."""

    game: str
    day: date
    options: Mapping[str, Json]
    bots: Mapping[Seat, str]
    deal: str


def _hashi(day: date) -> dict[str, Json]:
    """Boards A and B in turn: part of the recipe, whatever other boards are offered."""
    board = BOARDS[day.toordinal() % len(BOARDS)]
    if board not in boards.names():
        raise GameError(f"The daily deal of {day} needs board {board}, which is not in the boards folder.")
    return {"players": 1, "board": board}


def _hanabi(day: date) -> dict[str, Json]:
    return {"players": 3}


_RECIPES: Final[dict[str, tuple[Callable[[date], dict[str, Json]], dict[Seat, str]]]] = {
    "hashi": (_hashi, {}),
    "hanabi": (_hanabi, {1: "partner", 2: "partner"}),
}
GAMES: Final = tuple(_RECIPES)


def daily(name: str, day: date) -> Daily:
    """The deal of a day; raises `GameError` for a game that does not exist."""
    rules = game(name)
    options, bots = _RECIPES[rules.name]
    setup = rules.setup(options(day))
    prefix = f"sumida daily {VERSION} {rules.name} rules {rules.rules} {day.isoformat()}"
    return Daily(rules.name, day, setup.options, bots, _order(setup, prefix))


def _order(setup: Setup[Any, Any, Any], prefix: str) -> str:
    cards = sorted(str(setup.deal(Random(0))).split())
    keyed = sorted(
        (sha256(f"{prefix} {number}".encode()).hexdigest(), card) for number, card in enumerate(cards)
    )
    return " ".join(card for _, card in keyed)


def today(now_ms: int) -> date:
    """The date in UTC, so that it is the same day everywhere."""
    return datetime.fromtimestamp(now_ms / 1000, UTC).date()


def begins_ms(day: date) -> int:
    """When that day begins."""
    return int(datetime.combine(day, time(), UTC).timestamp() * 1000)


def read_day(text: str, newest: date) -> date:
    """Read a day such as 2026-11-15 that has a deal by now; raises `GameError` otherwise."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = None
    if day is None or day.isoformat() != text:
        raise GameError(
            f"{text[:20]!r} is not a date; write it like {newest}",
            "error-daily-day",
            text=text[:20],
            newest=str(newest),
        )
    if day > newest:
        raise GameError(
            f"the deal of {day} has not come yet; the newest is that of {newest}",
            "error-daily-future",
            day=str(day),
            newest=str(newest),
        )
    if day < FIRST:
        raise GameError(f"the first daily deal was that of {FIRST}", "error-daily-early", first=str(FIRST))
    return day

"""Games that hanab.live told to a bot, in tests/fixtures/hanablive/recorded: one fact a line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[1] / "fixtures" / "hanablive" / "recorded"
SUITS = "rygbp"
SENT = ("play", "discard", "colour", "rank")
"""What a bot sends, by the number of its type."""
CLUES = ("colour", "rank")
Facts = dict[str, Any]


@dataclass(frozen=True)
class RecordedGame:
    """What one seat was told, and what it sent."""

    seat: int
    players: int
    lines: tuple[tuple[str, ...], ...]

    @property
    def told(self) -> list[Facts]:
        """The actions of the site in their order."""
        return [fact for line in self.lines if (fact := self._action(line))]

    @property
    def sent(self) -> list[Facts]:
        return [_sent(*line[1:]) for line in self.lines if line[0] == "sent"]

    def turns(self) -> Iterator[tuple[list[Facts], Facts | None]]:
        """What was told up to each answer of the bot, and that answer; last what followed all of them."""
        told: list[Facts] = []
        for line in self.lines:
            if line[0] == "sent":
                yield told, _sent(*line[1:])
                told = []
            elif fact := self._action(line):
                told.append(fact)
        yield told, None

    def _action(self, line: tuple[str, ...]) -> Facts | None:
        kind, *words = line
        if kind in ("draw", "play", "discard"):
            holder, order, card = words
            return {"type": kind, "playerIndex": int(holder), "order": int(order), **_card(card)}
        if kind == "turn":
            return {"type": kind, "num": int(words[0]), "currentPlayerIndex": int(words[1])}
        if kind == "clue":
            named, value, target, *orders = words
            clue = {"type": CLUES.index(named), "value": int(value)}
            return {
                "type": kind,
                "clue": clue,
                "target": int(target),
                "list": [int(order) for order in orders],
            }
        return None


def _card(text: str) -> Facts:
    if text == "-":
        return {"suitIndex": -1, "rank": -1}
    return {"suitIndex": SUITS.index(text[0]), "rank": int(text[1])}


def _sent(kind: str, *words: str) -> Facts:
    numbers = [int(word) for word in words]
    if kind in CLUES:
        return {"type": SENT.index(kind), "target": numbers[1], "value": numbers[0]}
    return {"type": SENT.index(kind), "target": numbers[0]}


def read(file: Path) -> RecordedGame:
    first, *rest = file.read_text("utf-8").splitlines()
    _, seat, _, players = first.split()
    return RecordedGame(int(seat), int(players), tuple(tuple(line.split()) for line in rest))

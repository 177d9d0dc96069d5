"""One seat's part of a round: its sheet, the steps taken so far, and whether it is done."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Protocol

from sumida.hashi.rules.actions import DONE, Action, Bridge, Write
from sumida.hashi.rules.board import Board
from sumida.hashi.rules.cards import Card
from sumida.hashi.rules.sheet import Sheet
from sumida.kernel import IllegalAction


@dataclass(frozen=True, slots=True)
class Mark:
    """A mark at a paper table; when it broke a rule, the `reason`, its facts and the islands concerned."""

    step: Write | Bridge
    round: int
    reason: str = ""
    facts: tuple[tuple[str, str | int], ...] = ()
    islands: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Turn:
    """`sheet` is the sheet now; `closed` is as it was after the last round, which is all that others see."""

    closed: Sheet
    sheet: Sheet
    steps: tuple[Action, ...] = ()
    wrote: bool = False
    drawn: int = 0
    done: bool = False
    marks: tuple[Mark, ...] = ()
    before: Turn | None = field(default=None, compare=False, repr=False)

    def written(self, step: Write, sheet: Sheet, marks: tuple[Mark, ...] = ()) -> Turn:
        """After writing a number."""
        return Turn(self.closed, sheet, (*self.steps, step), True, self.drawn, False, marks, self)

    def bridged(self, step: Bridge, sheet: Sheet, marks: tuple[Mark, ...] = ()) -> Turn:
        """After drawing one bridge."""
        return Turn(self.closed, sheet, (*self.steps, step), self.wrote, self.drawn + 1, False, marks, self)

    def confirmed(self) -> Turn:
        """After saying done, which cannot be taken back."""
        return replace(self, steps=(*self.steps, DONE), done=True, before=None)


class MistakeRules(Protocol):
    """How a table treats mistakes; the modules `strict` and `paper` have this interface."""

    def legal(self, turn: Turn, card: Card, round: int) -> list[Action]: ...

    def play(self, turn: Turn, action: Action, card: Card, round: int) -> Turn: ...

    def close(self, turn: Turn, round: int) -> tuple[Sheet, tuple[Mark, ...]]:
        """The sheet and marks that the next round starts from."""


def island_of(board: Board, name: str) -> int:
    """The index of an island that an action names."""
    index = board.island_index.get(name)
    if index is None:
        raise IllegalAction(f"There is no island {name} on this board.", "error-hashi-no-island", island=name)
    return index


def line_of(board: Board, name: str) -> int:
    """The index of a dotted line that an action names."""
    index = board.line_index.get(name)
    if index is None:
        raise IllegalAction(
            f"There is no dotted line {name} on this board.", "error-hashi-no-line", line=name
        )
    return index

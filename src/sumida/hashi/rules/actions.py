"""The actions of a seat and their notation.

b2=5       write a 5 on island b2
b2-b5      draw one bridge along the dotted line between b2 and b5
done       confirm the turn; any mark not made is given up
x b2       take back the number on b2         (paper tables only)
x b2-b5    take back the last bridge on b2-b5 (paper tables only)
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, TypeAlias

from sumida.hashi.rules.board import Board
from sumida.kernel import NotationError

NUMBERS: Final = range(1, 7)
MAX_TEXT: Final = 24

_ISLAND = r"[a-l](?:[1-9]|1[0-2])"
_WRITE: Final = re.compile(rf"({_ISLAND})=([1-6])")
_BRIDGE: Final = re.compile(rf"({_ISLAND})-({_ISLAND})")
_NUMBER: Final = re.compile(_ISLAND)


@dataclass(frozen=True, slots=True)
class Write:
    """Write a number on an island."""

    island: str
    number: int

    def __str__(self) -> str:
        return f"{self.island}={self.number}"


@dataclass(frozen=True, slots=True)
class Bridge:
    """Draw one bridge along a dotted line, named by its ends in board order."""

    line: str

    def __str__(self) -> str:
        return self.line


@dataclass(frozen=True, slots=True)
class Done:
    """Confirm the turn."""

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True)
class Erase:
    """Take back a mistaken number (`mark` names an island) or bridge (`mark` names a line)."""

    mark: str

    def __str__(self) -> str:
        return f"x {self.mark}"


Action: TypeAlias = Write | Bridge | Done | Erase
DONE: Final = Done()


def parse(text: str, board: Board) -> Action:
    """Read an action; the ends of a bridge may come in either order."""
    trimmed = text.strip() if len(text) <= MAX_TEXT else ""
    if trimmed == "done":
        return DONE
    if match := _WRITE.fullmatch(trimmed):
        return Write(_island(match[1], board), int(match[2]))
    if match := _BRIDGE.fullmatch(trimmed):
        return Bridge(_line(match[1], match[2], board))
    if trimmed.startswith("x "):
        return Erase(_mark(trimmed[2:].lstrip(), text, board))
    raise _no_action(text)


def _mark(name: str, text: str, board: Board) -> str:
    if _NUMBER.fullmatch(name):
        return _island(name, board)
    if match := _BRIDGE.fullmatch(name):
        return _line(match[1], match[2], board)
    raise _no_action(text)


def _no_action(text: str) -> NotationError:
    shown = text[:MAX_TEXT]
    message = f"{shown!r} is no action; write b2=5, b2-b5, done, x b2 or x b2-b5."
    return NotationError(message, "error-hashi-action", text=shown)


def _island(name: str, board: Board) -> str:
    if name not in board.island_index:
        raise NotationError(f"There is no island {name} on this board.", "error-hashi-no-island", island=name)
    return name


def _line(a: str, b: str, board: Board) -> str:
    _island(a, board)
    _island(b, board)
    for name in (f"{a}-{b}", f"{b}-{a}"):
        if name in board.line_index:
            return name
    raise NotationError(f"No dotted line joins {a} and {b}.", "error-hashi-no-line", line=f"{a}-{b}")


def all_actions(board: Board, *, paper: bool) -> tuple[Action, ...]:
    """Every action possible on this board, in a fixed order."""
    writes = [Write(island.name, number) for island in board.islands for number in NUMBERS]
    bridges = [Bridge(line.name) for line in board.lines]
    erases = [Erase(name) for name in (*board.island_index, *board.line_index)] if paper else []
    return (*writes, *bridges, DONE, *erases)

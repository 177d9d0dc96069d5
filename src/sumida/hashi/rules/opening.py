"""The set-up: everybody writes a 3 or a 4 on an island without a flag, then the boards are passed on.

It is checked alike at strict and at paper tables, since the board goes to someone else.
"""

from __future__ import annotations

from sumida.hashi.rules.actions import DONE, Action, Done, Write
from sumida.hashi.rules.legality import START_NUMBERS, write_refusal
from sumida.hashi.rules.sheet import Sheet
from sumida.hashi.rules.turn import Turn, island_of
from sumida.kernel import IllegalAction


def legal(turn: Turn) -> list[Action]:
    """A start number, then done."""
    if turn.wrote:
        return [DONE]
    plain = (island.name for island in turn.sheet.board.islands if not island.flag)
    return [Write(name, number) for name in plain for number in START_NUMBERS]


def play(turn: Turn, action: Action) -> Turn:
    """One step of the set-up."""
    if isinstance(action, Write):
        return _write(turn, action)
    if not isinstance(action, Done):
        raise IllegalAction("In the set-up only a start number is written.", "refuse-hashi-set-up")
    if not turn.wrote:
        raise IllegalAction(
            "First write a 3 or a 4 on an island without a flag.", "refuse-hashi-no-start-number"
        )
    return turn.confirmed()


def _write(turn: Turn, action: Write) -> Turn:
    island = island_of(turn.sheet.board, action.island)
    if turn.wrote:
        raise IllegalAction("Only one start number is written.", "refuse-hashi-second-number")
    if action.number not in START_NUMBERS:
        raise IllegalAction("The start number is a 3 or a 4.", "refuse-hashi-start-number")
    if refusal := write_refusal(turn.sheet, island, action.number):
        raise refusal
    return turn.written(action, turn.sheet.with_number(island, action.number))


def pass_left(sheets: tuple[Sheet, ...]) -> tuple[Sheet, ...]:
    """Seat 1 sits to the left of seat 0, and so on round the table: each seat continues with the board of
    the seat before it. A solo player keeps the board."""
    return (sheets[-1], *sheets[:-1])

"""Paper tables: marks are accepted as they are drawn and checked after the round.

A mark against the rules is shown to its owner when its round is closed. Until the end of the next round
it may be taken back if no later mark touches the same island or bridge; after that the islands concerned
are struck out for good. Until one or the other, those islands are disputed and do not count as finished.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sumida.hashi.rules import legality, strict
from sumida.hashi.rules.actions import DONE, NUMBERS, Action, Bridge, Erase, Write
from sumida.hashi.rules.board import Board
from sumida.hashi.rules.cards import ROUNDS, Card
from sumida.hashi.rules.sheet import Sheet
from sumida.hashi.rules.turn import Mark, Turn, island_of, line_of
from sumida.kernel import IllegalAction

ROOM_ON_A_LINE: Final = 3
"""Two bridges and, by mistake, a third; there is no room to draw a fourth."""


def play(turn: Turn, action: Action, card: Card, round: int) -> Turn:
    """One step of a turn."""
    if isinstance(action, Bridge):
        return _bridge(turn, action, card, round)
    if isinstance(action, Write):
        return _write(turn, action, card, round)
    if isinstance(action, Erase):
        return _erase(turn, action, round)
    return _done(turn, card, round)


def legal(turn: Turn, card: Card, round: int) -> list[Action]:
    """Every mark that there is room for on the sheet."""
    board, sheet = turn.sheet.board, turn.sheet
    writes = (
        Write(place.name, number)
        for island, place in enumerate(board.islands)
        if not sheet.numbers[island] and island not in sheet.struck
        for number in NUMBERS
    )
    bridges = (Bridge(line.name) for index, line in enumerate(board.lines) if _has_room(sheet, index))
    return [*writes, *bridges, DONE, *erasable(turn, round)]


def erasable(turn: Turn, round: int) -> list[Action]:
    """The mistakes that may be taken back now, in board order."""
    board = turn.sheet.board
    places = {place(mark.step) for mark in turn.marks if mark.reason and mark.round == round - 1}
    names = (name for name in (*board.island_index, *board.line_index) if name in places)
    return [Erase(name) for name in names if not isinstance(_to_erase(turn, name, round), str)]


def close(turn: Turn, round: int) -> tuple[Sheet, tuple[Mark, ...]]:
    """The check after the round: strike what was not taken back in time, dispute what is new."""
    mistakes = [mark for mark in turn.marks if mark.reason]
    too_late = [mark for mark in mistakes if mark.round < round or round == ROUNDS]
    struck = turn.sheet.struck.union(*(mark.islands for mark in too_late))
    kept = tuple(mark for mark in turn.marks if mark.round == round)
    return turn.sheet.with_verdict(struck, _disputed(kept)), kept


def _disputed(marks: tuple[Mark, ...]) -> frozenset[int]:
    return frozenset(island for mark in marks for island in mark.islands)


def _write(turn: Turn, action: Write, card: Card, round: int) -> Turn:
    sheet, island = turn.sheet, island_of(turn.sheet.board, action.island)
    if island in sheet.struck:
        raise _struck_out(action.island)
    if action.number not in NUMBERS:
        raise IllegalAction("A number is 1 to 6.", "refuse-hashi-number-range")
    if sheet.numbers[island]:
        message = f"Island {action.island} has a number already."
        raise IllegalAction(message, "refuse-hashi-number-there", island=action.island)
    refusal = strict.number_refusal(turn, island, action.number, card)
    mark = _judge(Mark(action, round), refusal, (island,))
    return turn.written(action, sheet.with_number(island, action.number), (*turn.marks, mark))


def _bridge(turn: Turn, action: Bridge, card: Card, round: int) -> Turn:
    sheet, line = turn.sheet, line_of(turn.sheet.board, action.line)
    ends = _islands(action, sheet.board)
    for end in ends:
        if end in sheet.struck:
            raise _struck_out(sheet.board.islands[end].name)
    if not _has_room(sheet, line):
        raise IllegalAction("There is no room for another bridge on this line.", "refuse-hashi-line-crowded")
    surplus = ends if turn.drawn >= card.bridges else ()
    concerned = {*surplus, *(end for rule in legality.BRIDGE_RULES for end in rule.broken(sheet, line))}
    refusal = strict.bridge_refusal(turn, line, card)
    mark = _judge(Mark(action, round), refusal, tuple(sorted(concerned)))
    return turn.bridged(action, sheet.with_bridge(line), (*turn.marks, mark))


def _has_room(sheet: Sheet, line: int) -> bool:
    ends = sheet.board.lines[line]
    return sheet.bridges[line] < ROOM_ON_A_LINE and sheet.struck.isdisjoint((ends.a, ends.b))


def _judge(mark: Mark, refusal: IllegalAction | None, islands: tuple[int, ...]) -> Mark:
    """What a strict table would refuse is a mistake that concerns these islands."""
    if refusal is None:
        return mark
    return Mark(mark.step, mark.round, refusal.reason, tuple(refusal.facts.items()), islands)


def _done(turn: Turn, card: Card, round: int) -> Turn:
    """If fewer bridges are drawn than the card shows, all of them are mistakes."""
    if refusal := strict.done_refusal(turn, card):
        board = turn.sheet.board
        marks = (
            _judge(mark, refusal, _islands(mark.step, board))
            if mark.round == round and isinstance(mark.step, Bridge)
            else mark
            for mark in turn.marks
        )
        turn = replace(turn, marks=tuple(marks))
    return turn.confirmed()


_WHY_NOT_ERASED: Final = {
    "refuse-hashi-erase-nothing": "There is no mistake of the last round at {mark} to take back.",
    "refuse-hashi-erase-built-on": "A later mark touches {mark}: it cannot be taken back any more.",
}


def _erase(turn: Turn, action: Erase, round: int) -> Turn:
    found = _to_erase(turn, action.mark, round)
    if isinstance(found, str):
        message = _WHY_NOT_ERASED[found].format(mark=action.mark)
        raise IllegalAction(message, found, mark=action.mark)
    step = turn.marks[found].step
    marks = (*turn.marks[:found], *turn.marks[found + 1 :])
    last = tuple(mark for mark in marks if mark.round == round - 1)
    sheet = _without(turn.sheet, step)
    sheet = sheet.with_verdict(sheet.struck, _disputed(last))
    return replace(turn, sheet=sheet, steps=(*turn.steps, action), marks=marks, before=turn)


def _without(sheet: Sheet, step: Write | Bridge) -> Sheet:
    if isinstance(step, Write):
        return sheet.with_number(island_of(sheet.board, step.island), 0)
    return sheet.with_bridge(line_of(sheet.board, step.line), -1)


def _to_erase(turn: Turn, name: str, round: int) -> int | str:
    """The place of the mistake among the turn's marks, or the reason why it cannot be taken back."""
    board = turn.sheet.board
    places = [index for index, mark in enumerate(turn.marks) if place(mark.step) == name]
    mistakes = [index for index in places if turn.marks[index].reason and turn.marks[index].round < round]
    if not mistakes:
        return "refuse-hashi-erase-nothing"
    mistake, later = mistakes[-1], turn.marks[mistakes[-1] + 1 :]
    step = turn.marks[mistake].step
    if any(_touch(step, mark.step, board) for mark in later):
        return "refuse-hashi-erase-built-on"
    return mistake


def _touch(one: Write | Bridge, other: Write | Bridge, board: Board) -> bool:
    """Whether two marks share an island or cross."""
    if not set(_islands(one, board)).isdisjoint(_islands(other, board)):
        return True
    if isinstance(one, Write) or isinstance(other, Write):
        return False
    return line_of(board, other.line) in board.lines[line_of(board, one.line)].crosses


def _islands(step: Write | Bridge, board: Board) -> tuple[int, ...]:
    if isinstance(step, Write):
        return (island_of(board, step.island),)
    line = board.lines[line_of(board, step.line)]
    return (line.a, line.b)


def place(step: Write | Bridge) -> str:
    """The name of the island or line that carries the mark."""
    return step.island if isinstance(step, Write) else step.line


def _struck_out(island: str) -> IllegalAction:
    message = f"Island {island} is struck out and takes no further marks."
    return IllegalAction(message, "refuse-hashi-struck", island=island)

"""Strict tables, the default: a mark against the rules is refused, with the reason.

First a) the number, then b) all of the card's bridges or none; `done` confirms.
"""

from __future__ import annotations

from sumida.hashi.rules import legality
from sumida.hashi.rules.actions import DONE, Action, Bridge, Done, Write
from sumida.hashi.rules.cards import Card
from sumida.hashi.rules.sheet import Sheet
from sumida.hashi.rules.turn import Mark, Turn, island_of, line_of
from sumida.kernel import IllegalAction


def play(turn: Turn, action: Action, card: Card, round: int) -> Turn:
    """One step of a turn."""
    if isinstance(action, Bridge):
        return _bridge(turn, action, card)
    if isinstance(action, Write):
        return _write(turn, action, card)
    if isinstance(action, Done):
        return _done(turn, card)
    raise IllegalAction("Only paper tables let mistakes be taken back.", "refuse-hashi-erase-strict")


def legal(turn: Turn, card: Card, round: int) -> list[Action]:
    """All legal steps; none of them leads into a dead end."""
    board = turn.sheet.board
    islands, lines, done = legal_marks(turn, card)
    writes = [Write(board.islands[island].name, card.number) for island in islands]
    bridges = [Bridge(board.lines[line].name) for line in lines]
    return [*writes, *bridges, DONE] if done else [*writes, *bridges]


def legal_marks(turn: Turn, card: Card) -> tuple[list[int], list[int], bool]:
    """The same by index: islands that may get the number, lines that may get a bridge, and whether `done`
    is allowed."""
    sheet, islands = turn.sheet, list[int]()
    if not turn.wrote and not turn.drawn:
        islands = legality.open_islands(sheet, card.number)
    return islands, drawable(sheet, card.bridges - turn.drawn), turn.drawn in (0, card.bridges)


def drawable(sheet: Sheet, left: int) -> list[int]:
    """The lines on which the first of `left` bridges can be drawn so that the others can follow."""
    lines = legality.open_lines(sheet) if left else []
    if left <= 1:
        return lines
    apart, more = legality.apart_of(sheet.board), left - 1
    return [
        line
        for line in lines
        if legality.are_apart(apart, line, lines, more)
        or legality.can_draw(sheet.with_bridge(line), more, lines)
    ]


def close(turn: Turn, round: int) -> tuple[Sheet, tuple[Mark, ...]]:
    """There is nothing to check."""
    return turn.sheet, ()


def _write(turn: Turn, action: Write, card: Card) -> Turn:
    island = island_of(turn.sheet.board, action.island)
    if refusal := number_refusal(turn, island, action.number, card):
        raise refusal
    return turn.written(action, turn.sheet.with_number(island, action.number))


def number_refusal(turn: Turn, island: int, number: int, card: Card) -> IllegalAction | None:
    """Action a: the card's number, once, before any bridge."""
    if turn.drawn:
        message = "The number comes first: a bridge has been drawn in this round."
        return IllegalAction(message, "refuse-hashi-number-after-bridge")
    if turn.wrote:
        return IllegalAction("Only one number is written in a round.", "refuse-hashi-second-number")
    if number != card.number:
        message = f"The card shows {card.number}: no other number may be written."
        return IllegalAction(message, "refuse-hashi-number-not-card", number=card.number)
    return legality.write_refusal(turn.sheet, island, number)


def _bridge(turn: Turn, action: Bridge, card: Card) -> Turn:
    line = line_of(turn.sheet.board, action.line)
    if refusal := bridge_refusal(turn, line, card):
        raise refusal
    left = card.bridges - turn.drawn - 1
    sheet = turn.sheet.with_bridge(line)
    if not legality.can_draw(sheet, left, range(len(sheet.bridges))):
        message = f"After this bridge the card's other {left} could not be drawn: all of them or none."
        raise IllegalAction(message, "refuse-hashi-bridges-incomplete", left=left)
    return turn.bridged(action, sheet)


def bridge_refusal(turn: Turn, line: int, card: Card) -> IllegalAction | None:
    """Action b: no more bridges than the card shows, each within the rules."""
    if turn.drawn >= card.bridges:
        message = f"All bridges of the card ({card.bridges}) are drawn."
        return IllegalAction(message, "refuse-hashi-bridges-drawn", bridges=card.bridges)
    return legality.bridge_refusal(turn.sheet, line)


def _done(turn: Turn, card: Card) -> Turn:
    if refusal := done_refusal(turn, card):
        raise refusal
    return turn.confirmed()


def done_refusal(turn: Turn, card: Card) -> IllegalAction | None:
    """Exactly as many bridges as the card shows, or none at all."""
    left = card.bridges - turn.drawn
    if not turn.drawn or left <= 0:
        return None
    message = f"All {card.bridges} bridges of the card must be drawn, or none: {left} to go."
    return IllegalAction(message, "refuse-hashi-bridges-missing", left=left, bridges=card.bridges)

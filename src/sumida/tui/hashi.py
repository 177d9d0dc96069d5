"""A Hashi view as text: the board as a grid of characters, the card, the races and the score."""

from __future__ import annotations

from collections.abc import Sequence

from sumida.hashi.rules.view import BoardView, HashiView, IslandView, RoundView, SheetView
from sumida.locales import say
from sumida.tui.screen import Screen

CELL_WIDTH = 7
CELL_HEIGHT = 2
ACROSS = ("·", "─", "═", "≡")
DOWN = (":", "│", "║", "┃")
MOST_DRAWN = 3
"""Only a mistake at a paper table puts three bridges on a line."""


def draw(view: HashiView, names: Sequence[str], screen: Screen, language: str) -> str:
    """The card and the marks made for it, the cards that may come, the seat's sheet (all sheets for a
    spectator), races and points."""
    lines = [_card(view, screen, language)]
    if drawn := " ".join(mark for mark in view.marks if mark != "done"):
        lines.append(screen.fold(say(language, "coach-drawn", {"marks": drawn})))
        if view.legal == ("done",):
            lines.append(screen.fold(say(language, "term-hashi-confirm")))
    if not view.over:
        lines.append(screen.fold(_unseen(view, language)))
    for sheet in view.sheets:
        if view.seat in (None, sheet.seat):
            lines += ["", *_titled(view, sheet, names, screen)]
    lines += ["", *map(screen.fold, _races(view, names, language)), _score(view, names, language)]
    for mistake in view.mistakes:
        why = say(language, mistake.reason, mistake.facts)
        lines.append(screen.fold(say(language, "term-mistake", {"mark": mistake.mark, "why": why})))
    return "\n".join(lines)


def describe(entry: RoundView, names: Sequence[str], language: str) -> str:
    """A closed round: everybody's marks."""
    card = f"{entry.card.number}/{entry.card.bridges}" if entry.card else say(language, "term-set-up")
    marks = "; ".join(
        f"{_name(seat, names)}: {' '.join(marks) or '–'}" for seat, marks in enumerate(entry.marks)
    )
    return f"{entry.round}. {card}  {marks}"


def result(view: HashiView, names: Sequence[str], language: str) -> str:
    """The final points; in a solo game the rank, at a table the winners."""
    if view.solo:
        facts: dict[str, str | int] = {"points": view.scores[0].total, "rank": say(language, view.solo.rank)}
        return say(language, "result-solo", facts)
    if [_name(seat, names) for seat in view.winners] == [say(language, "term-you")]:
        return say(language, "result-you-win")
    winners = ", ".join(_name(seat, names) for seat in view.winners)
    return say(language, "result-winners", {"count": len(view.winners), "winners": winners})


def sheet_lines(board: BoardView, sheet: SheetView) -> list[str]:
    """One sheet drawn with characters; column letters above, row numbers at the left."""
    width, height = board.width * CELL_WIDTH, (board.height - 1) * CELL_HEIGHT + 1
    canvas = [[" "] * width for _ in range(height)]
    places = {place.name: (place.column, place.row) for place in board.islands}
    drawn = sorted(zip(board.lines, sheet.lines, strict=True), key=lambda pair: pair[1].bridges)
    for place, line in drawn:
        if not line.blocked:
            _draw_line(canvas, places[place.a], places[place.b], min(line.bridges, MOST_DRAWN))
    for island in sheet.islands:
        column, row = places[island.name]
        _put(canvas, column * CELL_WIDTH, row * CELL_HEIGHT, _island(island).center(CELL_WIDTH - 1))
    head = "    " + "".join(chr(ord("a") + column).center(CELL_WIDTH) for column in range(board.width))
    labels = [f"{row // CELL_HEIGHT + 1:>3} " if row % CELL_HEIGHT == 0 else "    " for row in range(height)]
    return [head.rstrip()] + [
        (label + "".join(row)).rstrip() for label, row in zip(labels, canvas, strict=True)
    ]


def _draw_line(canvas: list[list[str]], start: tuple[int, int], end: tuple[int, int], bridges: int) -> None:
    (left, top), (right, bottom) = sorted((start, end))
    middle = CELL_WIDTH // 2 - 1
    if top == bottom:
        step = 2 if bridges == 0 else 1
        for x in range(left * CELL_WIDTH + middle, right * CELL_WIDTH + middle, step):
            canvas[top * CELL_HEIGHT][x] = ACROSS[bridges]
    else:
        for y in range(top * CELL_HEIGHT + 1, bottom * CELL_HEIGHT):
            canvas[y][left * CELL_WIDTH + middle + 1] = DOWN[bridges]


def _put(canvas: list[list[str]], x: int, y: int, text: str) -> None:
    canvas[y][x : x + len(text)] = list(text)


def _island(island: IslandView) -> str:
    """`o` or a flag's letter, the number, bridges so far; (3) is finished, x3x is struck out."""
    flag = {"red": "R", "blue": "B"}.get(island.flag, "")
    if island.struck:
        return f"x{flag}{island.number or 'o'}x"
    if island.finished:
        return f"({flag}{island.number})"
    face = f"{flag}{island.number}" if island.number else flag or "o"
    return f"[{face}:{island.bridges}]" if island.bridges else f"[{face}]"


def _titled(view: HashiView, sheet: SheetView, names: Sequence[str], screen: Screen) -> list[str]:
    lines = sheet_lines(view.board, sheet)
    return lines if view.players == 1 else [screen.paint(_name(sheet.seat, names), "bold"), *lines]


def _card(view: HashiView, screen: Screen, language: str) -> str:
    if view.card is None:
        return screen.fold(say(language, "term-hashi-over" if view.over else "term-hashi-set-up"))
    facts = {
        "round": view.round,
        "rounds": view.rounds,
        "number": view.card.number,
        "bridges": view.card.bridges,
    }
    return screen.paint(say(language, "term-hashi-card", facts), "bold")


def _unseen(view: HashiView, language: str) -> str:
    cards = " ".join(f"{card.number}/{card.bridges}" for card in view.unseen)
    return f"{say(language, 'term-unseen')}: {cards}"


def _races(view: HashiView, names: Sequence[str], language: str) -> list[str]:
    lines = []
    for race in view.races:
        worth = race.full if race.open else race.later
        name = say(language, f"race-{race.category}")
        parts = [
            f"{_name(seat, names)}: {scored.points} ✓"
            if scored
            else f"{_name(seat, names)}: {have}/{race.need}"
            for seat, (have, scored) in enumerate(zip(race.have, race.scored, strict=True))
        ]
        until = f" ≤ {race.deadline}" if race.deadline and race.open else ""
        lines.append(f"{name} ({worth}{until}): {'  '.join(parts)}")
    return lines


def _score(view: HashiView, names: Sequence[str], language: str) -> str:
    totals = "  ".join(f"{_name(score.seat, names)}: {score.total}" for score in view.scores)
    return f"{say(language, 'term-points')}: {totals}"


def _name(seat: int, names: Sequence[str]) -> str:
    return names[seat] if names else "ABCD"[seat]

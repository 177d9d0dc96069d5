"""From a position to the view of one seat."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from sumida.hashi import boards
from sumida.hashi.rules import paper, scoring
from sumida.hashi.rules.actions import DONE, Action, Erase, Write
from sumida.hashi.rules.board import Board
from sumida.hashi.rules.cards import ROUNDS, Card
from sumida.hashi.rules.legality import MOST_AT_AN_ISLAND, MOST_ON_A_LINE
from sumida.hashi.rules.scoring import CATEGORIES, NOTHING, PILES, Reached
from sumida.hashi.rules.sheet import Sheet
from sumida.hashi.rules.turn import Turn
from sumida.hashi.rules.view import (
    BoardView,
    HashiView,
    IslandPlace,
    IslandView,
    LinePlace,
    LineView,
    MistakeView,
    PileView,
    RaceScore,
    RaceView,
    RoundView,
    ScoreView,
    SheetView,
    SoloView,
)
from sumida.kernel import IllegalAction, Seat

if TYPE_CHECKING:
    from sumida.hashi.rules.state import HashiState


def see(state: HashiState, seat: Seat | None) -> HashiView:
    """The view of a seat, or of a spectator, who sees what is public."""
    if seat is not None and not 0 <= seat < len(state.turns):
        raise IllegalAction(f"There is no seat {seat}.", "refuse-hashi-no-seat", seat=seat)
    setup, mine = state.setup, None if seat is None else state.turns[seat]
    legal = [] if seat is None else state.legal(seat)
    scores = _scores(state)
    return HashiView(
        options=setup.options,
        players=setup.players,
        seat=seat,
        phase="over" if state.over else "round" if state.round else "set-up",
        round=min(state.round, ROUNDS),
        rounds=ROUNDS,
        card=state.card,
        turned=state.deal.cards[: min(state.round, ROUNDS)],
        unseen=unseen(state),
        board=_board(setup.layout, setup.board if setup.board in boards.names() else ""),
        sheets=tuple(
            [
                _known_sheet(other, turn.sheet if other == seat else turn.closed, turn.closed)
                for other, turn in enumerate(state.turns)
            ]
        ),
        done=tuple([turn.done for turn in state.turns]),
        passed=tuple([turn.steps == (DONE,) for turn in state.turns]),
        marks=tuple(map(str, mine.steps)) if mine else (),
        bridges_left=max(0, state.card.bridges - mine.drawn) if mine and state.card else 0,
        legal=tuple(map(str, legal)),
        hopeless=tuple(
            [str(act) for act in legal if isinstance(act, Write) and mine and _hopeless(mine, act)]
        ),
        can_undo=mine is not None and mine.before is not None,
        mistakes=_mistakes(state, mine) if mine else (),
        races=_races(state, seat),
        scores=scores,
        preview=_preview(state, seat, scores),
        solo=_solo(state) if setup.players == 1 else None,
        over=state.over,
        winners=state.winners,
        history=_history(state),
    )


def unseen(state: HashiState) -> tuple[Card, ...]:
    """Pile and box together, sorted, so that nothing is revealed about their order."""
    turned = min(state.round, ROUNDS)
    return state.deal.known(turned, lambda: tuple(sorted(state.deal.cards[turned:])))


@lru_cache(maxsize=256)
def _board(layout: Board, name: str) -> BoardView:
    names = [island.name for island in layout.islands]
    return BoardView(
        name=name,
        width=layout.width,
        height=layout.height,
        islands=tuple(
            IslandPlace(place.name, place.column, place.row, place.flag) for place in layout.islands
        ),
        lines=tuple(
            LinePlace(
                line.name, names[line.a], names[line.b], tuple(layout.lines[i].name for i in line.crosses)
            )
            for line in layout.lines
        ),
    )


def _known_sheet(seat: Seat, sheet: Sheet, closed: Sheet) -> SheetView:
    """A closed sheet looks the same to everyone; one with new marks is seen by its own seat only."""
    if sheet is closed:
        return sheet.known(seat, lambda: _closed_sheet(seat, sheet))
    return sheet.known(("open", seat), lambda: _open_sheet(seat, sheet, closed))


def _closed_sheet(seat: Seat, sheet: Sheet) -> SheetView:
    """As it was when it was open, but nothing on it is fresh."""
    was: SheetView | None = sheet.recall(("open", seat))
    if was is None:
        return _sheet(seat, sheet, sheet)
    return SheetView(
        seat,
        tuple([replace(island, fresh=False) if island.fresh else island for island in was.islands]),
        tuple([replace(line, fresh=0) if line.fresh else line for line in was.lines]),
        was.groups,
    )


def _open_sheet(seat: Seat, sheet: Sheet, closed: Sheet) -> SheetView:
    """As it was when it was closed, but for what the new marks touch."""
    if (sheet.struck, sheet.disputed) != (closed.struck, closed.disputed):
        return _sheet(seat, sheet, closed)
    was, board = _known_sheet(seat, closed, closed), sheet.board
    drawn = _differing(sheet.bridges, closed.bridges)
    lines = drawn.union(*(board.lines[line].crosses for line in drawn))
    marked = _differing(sheet.numbers, closed.numbers) | _differing(sheet.counts, closed.counts)
    near = {end for line in lines | _lines_at(board, marked) for end in _ends(board, line)}
    islands, views = list(was.islands), list(was.lines)
    for island in marked | near:
        islands[island] = _island(island, sheet, closed)
    for line in lines:
        views[line] = _line(line, sheet, closed)
    return SheetView(seat, tuple(islands), tuple(views), _groups(sheet))


def _differing(now: tuple[int, ...], before: tuple[int, ...]) -> set[int]:
    if now is before:
        return set()
    return {place for place, (one, other) in enumerate(zip(now, before, strict=True)) if one != other}


def _lines_at(board: Board, islands: set[int]) -> set[int]:
    return {line for island in islands for line in board.lines_at[island]}


def _ends(board: Board, line: int) -> tuple[int, int]:
    return board.lines[line].a, board.lines[line].b


def _sheet(seat: Seat, sheet: Sheet, closed: Sheet) -> SheetView:
    return SheetView(
        seat=seat,
        islands=tuple(_island(island, sheet, closed) for island in range(len(sheet.board.islands))),
        lines=tuple(_line(line, sheet, closed) for line in range(len(sheet.board.lines))),
        groups=_groups(sheet),
    )


def _groups(sheet: Sheet) -> tuple[tuple[str, ...], ...]:
    islands = sheet.board.islands
    return tuple(tuple(islands[island].name for island in group) for group in sheet.groups())


def _line(line: int, sheet: Sheet, closed: Sheet) -> LineView:
    return LineView(
        name=sheet.board.lines[line].name,
        bridges=sheet.bridges[line],
        fresh=max(0, sheet.bridges[line] - closed.bridges[line]),
        blocked=sheet.blocked(line),
    )


def _island(island: int, sheet: Sheet, closed: Sheet) -> IslandView:
    place, number, most = sheet.board.islands[island], sheet.numbers[island], reachable(sheet, island)
    return IslandView(
        name=place.name,
        flag=place.flag,
        number=number,
        bridges=sheet.counts[island],
        finished=sheet.finished(island),
        struck=island in sheet.struck,
        most=most,
        hopeless=number > most,
        fresh=number > closed.numbers[island],
    )


def reachable(sheet: Sheet, island: int) -> int:
    """The most bridges that an island can ever have, given its lines and neighbours as they are now."""
    numbers, bridges, counts, struck = sheet.numbers, sheet.bridges, sheet.counts, sheet.struck
    count = counts[island]
    if island in struck:
        return count
    most = max(count, numbers[island] or MOST_AT_AN_ISLAND)
    for index, other, crosses in sheet.board.neighbours[island]:
        if other in struck or (crosses and any(map(bridges.__getitem__, crosses))):
            continue
        room = (numbers[other] or MOST_AT_AN_ISLAND) - counts[other]
        if room > 0:
            on_the_line = MOST_ON_A_LINE - bridges[index]
            count += on_the_line if on_the_line < room else room
            if count >= most:
                return most
    return count


def _hopeless(turn: Turn, action: Write) -> bool:
    return action.number > reachable(turn.sheet, turn.sheet.board.island_index[action.island])


def _mistakes(state: HashiState, turn: Turn) -> tuple[MistakeView, ...]:
    """The seat's own mistakes of the last round: checked, but not yet settled."""
    islands = turn.sheet.board.islands
    return tuple(
        MistakeView(
            mark=str(mark.step),
            round=mark.round,
            until=mark.round + 1,
            reason=mark.reason,
            facts=dict(mark.facts),
            islands=tuple(islands[island].name for island in mark.islands),
            erase=str(Erase(paper.place(mark.step))),
        )
        for mark in turn.marks
        if mark.reason and mark.round < state.round <= ROUNDS
    )


def _races(state: HashiState, seat: Seat | None) -> tuple[RaceView, ...]:
    shown = [turn.sheet if other == seat else turn.closed for other, turn in enumerate(state.turns)]
    reached = state.reached or (NOTHING,) * len(state.turns)
    layout, seats = state.setup.layout, range(len(reached))
    return tuple(
        [
            RaceView(
                category=category.name,
                full=category.full,
                later=category.later,
                deadline=category.deadline if len(reached) == 1 else 0,
                open=is_open(state, index),
                need=scoring.needed(layout, category),
                have=tuple([scoring.progress(sheet, category) for sheet in shown]),
                scored=tuple([_race_score(reached, other, index) for other in seats]),
            )
            for index, category in enumerate(CATEGORIES)
        ]
    )


def _race_score(reached: tuple[Reached, ...], seat: Seat, index: int) -> RaceScore | None:
    points = scoring.race_points(reached, seat, index)
    return RaceScore(reached[seat][index], points) if points else None


def is_open(state: HashiState, index: int) -> bool:
    """Whether the full points are still available in this round."""
    scored = any(rounds[index] for rounds in state.reached)
    in_time = len(state.turns) > 1 or state.round <= CATEGORIES[index].deadline
    return not scored and in_time and not state.over


def _scores(state: HashiState) -> tuple[ScoreView, ...]:
    reached = state.reached or (NOTHING,) * len(state.turns)
    return tuple([_known_score(seat, turn.closed, reached) for seat, turn in enumerate(state.turns)])


def _known_score(seat: Seat, sheet: Sheet, reached: tuple[Reached, ...]) -> ScoreView:
    return sheet.known(("score", seat, reached), lambda: _score(seat, sheet, reached))


def _score(seat: Seat, sheet: Sheet, reached: tuple[Reached, ...]) -> ScoreView:
    finished = len(sheet.all_finished())
    red, blue, linked = [scoring.race_points(reached, seat, index) for index in range(len(CATEGORIES))]
    islands = finished * scoring.ISLAND_POINTS
    return ScoreView(seat, finished, islands, red, blue, linked, islands + red + blue + linked)


def _preview(state: HashiState, seat: Seat | None, scores: tuple[ScoreView, ...]) -> tuple[ScoreView, ...]:
    """The scores, but the viewing seat's as if the round ended with its sheet as it is now."""
    if seat is None or state.over:
        return scores
    reached = list(state.reached or (NOTHING,) * len(state.turns))
    sheet = state.turns[seat].sheet
    reached[seat] = scoring.race(sheet, reached[seat], state.round)
    return (*scores[:seat], _known_score(seat, sheet, tuple(reached)), *scores[seat + 1 :])


def _solo(state: HashiState) -> SoloView:
    piles, last, turned = [], 0, min(state.round, ROUNDS)
    for size in PILES:
        last += size
        piles.append(PileView(size=size, left=min(size, max(0, last - turned)), last_round=last))
    return SoloView(piles=tuple(piles), rank=scoring.rank(state.scores[0]))


def _history(state: HashiState) -> tuple[RoundView, ...]:
    """The closed rounds; the same value again until another is closed."""
    memory: dict[str, tuple[object, tuple[RoundView, ...]]] = state.deal.known("history", dict)
    found = memory.get("last")
    if found is None or found[0] is not state.history:
        rounds = tuple([_round(state, index, steps) for index, steps in enumerate(state.history)])
        found = memory["last"] = (state.history, rounds)
    return found[1]


def _round(state: HashiState, index: int, steps: tuple[tuple[Action, ...], ...]) -> RoundView:
    """A closed round, described only once."""
    memory: dict[int, tuple[object, RoundView]] = state.deal.known("rounds", dict)
    found = memory.get(index)
    if found is None or found[0] is not steps:
        card = state.deal.cards[index - 1] if index else None
        view = RoundView(index, card, tuple(tuple(map(str, seat)) for seat in steps))
        found = memory[index] = (steps, view)
    return found[1]

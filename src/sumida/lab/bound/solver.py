"""The best possible score on a Hashi deal for a player who knows all cards."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from time import monotonic

import msgspec
from ortools.sat.python import cp_model

from sumida.arguments import Parser, read_seat, read_seconds
from sumida.bots import create
from sumida.files import read_record
from sumida.hashi.rules.actions import Action, Erase, Write
from sumida.hashi.rules.cards import ROUNDS, Deal
from sumida.hashi.rules.game import GAME
from sumida.hashi.rules.scoring import CATEGORIES, ISLAND_POINTS
from sumida.hashi.rules.setup import HashiSetup
from sumida.hashi.rules.state import HashiState
from sumida.kernel import GameError, Seat
from sumida.lab.bound.files import finished_game
from sumida.lab.bound.model import GameModel, Task
from sumida.lab.coach.findings import Bound as Bound
from sumida.printing import show_error

LIMIT = 30.0
RESERVE = 0.3
"""The share of the time reserved for finding a good line if the best cannot be proven."""

Status = cp_model.CpSolverStatus
Progress = Callable[[float], None]


def bound(
    task: Task,
    seconds: float = LIMIT,
    progress: Progress = lambda share: None,
    known: tuple[Action, ...] = (),
) -> Bound:
    """Ask for the highest total, then the next, until one can be reached; the rules check every line found.
    `known` is the best line so far, kept unless a better one is found."""
    begun = monotonic()
    for limit in totals(task):
        left = seconds * (1 - RESERVE) - (monotonic() - begun)
        if left <= 0:
            break
        status, line = _solve(task, left, limit)
        progress(min(1.0, (monotonic() - begun) / seconds))
        if line:
            return _checked(task, limit, [line], begun)
        if status != cp_model.INFEASIBLE:
            break
    left = max(1.0, seconds - (monotonic() - begun))
    _, line = _solve(task, left, None, known)
    progress(1.0)
    return _checked(task, limit, [line, known], begun)


def _solve(
    task: Task, seconds: float, least: int | None, known: tuple[Action, ...] = ()
) -> tuple[cp_model.CpSolverStatus, tuple[Action, ...]]:
    """A line that scores at least `least` points or, if that is None, as many as can be found."""
    game = GameModel(task)
    if least is None:
        game.model.maximize(game.points)
        if known:
            game.begin_with(known)
    else:
        game.ask_for(least)
    solver = cp_model.CpSolver()
    solver.parameters.max_time_in_seconds = seconds
    solver.parameters.num_workers = 1
    status = solver.solve(game.model)
    solved = status in (cp_model.OPTIMAL, cp_model.FEASIBLE)
    return status, game.line_of_play(solver) if solved else ()


def _checked(task: Task, limit: int, lines: Sequence[tuple[Action, ...]], begun: float) -> Bound:
    """The best of these lines, scored by the rules."""
    best, line = max(((points_of(task, line) if line else 0, line) for line in lines), key=lambda one: one[0])
    assert best <= limit, "the constraints and the rules disagree"
    return Bound(best, limit, best == limit, tuple(map(str, line)), round(monotonic() - begun, 2))


def points_of(task: Task, line: Sequence[Action]) -> int:
    """What a line of play scores by the reference rules; raises `GameError` if a step is illegal."""
    deck = (*task.cards, task.cards[0])
    setup = GAME.setup({"players": 1, "board": task.board.text, "deck": " ".join(map(str, deck))})
    state = setup.start(Deal(deck))
    for step in line:
        state = state.apply(0, step)
    assert state.over
    points = ISLAND_POINTS * len(state.turns[0].closed.all_finished())
    for category, reached, limit in zip(CATEGORIES, state.reached[0], task.deadlines, strict=True):
        points += (category.full if reached <= limit else category.later) if reached else 0
    return points


def totals(task: Task) -> list[int]:
    """The totals that can occur, highest first: a flag race not scored leaves an island unfinished."""
    islands = len(task.board.islands)
    found = set()
    choices = [(0, category.later, category.full) for category in CATEGORIES]
    for red in choices[0]:
        for blue in choices[1]:
            for linked in choices[2]:
                most = islands - (red == 0) - (blue == 0)
                found |= {red + blue + linked + ISLAND_POINTS * n for n in range(most + 1)}
    return sorted(found, reverse=True)


def solo_task(setup: HashiSetup, deal: Deal) -> Task:
    """The task of a solo player, who also chooses the start number."""
    return Task(setup.layout, deal.cards[:ROUNDS], tuple(category.deadline for category in CATEGORIES))


def seat_task(over: HashiState, seat: Seat) -> Task:
    """The task of a seat in a finished game: with the start number it received, against the rounds in
    which the others completed the races."""
    if len(over.turns) == 1:
        return solo_task(over.setup, over.deal)
    giver = over.history[0][seat - 1]
    start = next(step for step in giver if isinstance(step, Write))
    others = [reached for other, reached in enumerate(over.reached) if other != seat]
    limits = (min((r[race] for r in others if r[race]), default=ROUNDS) for race in range(len(CATEGORIES)))
    return Task(over.setup.layout, over.deal.cards[:ROUNDS], tuple(limits), start)


def line_of(over: HashiState, seat: Seat) -> tuple[Action, ...]:
    """What a seat drew, with the start number it received; empty if it broke a rule at a paper table."""
    steps = (*over.history[0][seat - 1], *(step for turns in over.history[1:] for step in turns[seat]))
    unbroken = over.setup.mistakes == "strict" or not over.turns[seat].closed.struck
    return steps if unbroken and not any(isinstance(step, Erase) for step in steps) else ()


def sensible_line(task: Task) -> tuple[Action, ...]:
    """How the planner plays these cards without knowing them: a line for the solver to improve on."""
    deck = (*task.cards, task.cards[0])
    setup = GAME.setup({"players": 1, "board": task.board.text, "deck": " ".join(map(str, deck))})
    state, player = setup.start(Deal(deck)), create("hashi", "planner", 1)
    line: list[Action] = [task.start] if task.start else []
    for step in line:
        state = state.apply(0, step)
    while not state.over:
        line.append(player.choose(state.view(0)))
        state = state.apply(0, line[-1])
    return tuple(line)


def tasks(args: argparse.Namespace) -> Iterator[tuple[str, Task, tuple[Action, ...]]]:
    """The tasks of the command line, each with a name and the line that was played."""
    if args.file:
        over = finished_game(read_record(args.file))
        players = len(over.turns)
        for seat in [read_seat(args.seat, players)] if args.seat else range(players):
            yield f"seat {seat}, {over.scores[seat]} points", seat_task(over, seat), line_of(over, seat)
    else:
        setup = GAME.setup({"players": 1, "board": args.board})
        yield f"board {args.board}", solo_task(setup, setup.parse_deal(args.deal)), ()


def parser() -> argparse.ArgumentParser:
    made = Parser("sumida lab bound", description=__doc__)
    made.add_argument(
        "file", nargs="?", help="the record of a finished Hashi game; or give --board and --deal"
    )
    made.add_argument("--board", default="A", help="the name of a board, or a board as text (default A)")
    made.add_argument("--deal", help="18 cards such as 5/3; the last one stays in the box")
    made.add_argument("--seat", help="only this seat of the record: A, B …")
    made.add_argument(
        "--seconds", type=read_seconds, default=LIMIT, help=f"time limit per seat (default {LIMIT:.0f})"
    )
    made.add_argument("--json", action="store_true", help="print one JSON list")
    return made


def main(argv: Sequence[str]) -> int:
    """0 if every bound is proven, 1 if one is only an interval, 2 for wrong arguments."""
    args = parser().parse_args(argv)
    try:
        if (args.file is None) == (args.deal is None):
            raise GameError("Give either a record or a --deal.", "error-bound-what")
        found = [(name, bound(task, args.seconds, known=line)) for name, task, line in tasks(args)]
    except GameError as error:
        show_error("sumida lab bound", error)
        return 2
    if args.json:
        print(msgspec.json.encode([{"what": name, **msgspec.to_builtins(b)} for name, b in found]).decode())
    else:
        for name, one in found:
            print(bound_text(name, one))
    return 0 if all(one.proven for _, one in found) else 1


def bound_text(name: str, found: Bound) -> str:
    """A bound as text."""
    sure = f"{found.best} is the best possible"
    if not found.proven:
        sure = f"the best possible is {found.best} to {found.limit}"
    rounds = " ".join(found.line).split("done")
    plays = "\n".join(f"  {n:2}  {marks.strip() or '–'}" for n, marks in enumerate(rounds[:-1]))
    return f"{name}: {sure} ({found.seconds} s)\n{plays}"

"""A whole Hashi game as constraints: what a player who knows all cards may draw, and when.

Every event that happens once is encoded as "has happened by round t". This keeps the clauses short and lets
the solver learn facts about the finished board independently of the order of play.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, TypeAlias

from ortools.sat.python import cp_model

from sumida.hashi.rules.actions import DONE, Action, Bridge, Write
from sumida.hashi.rules.board import Board
from sumida.hashi.rules.cards import Card
from sumida.hashi.rules.legality import MOST_AT_AN_ISLAND, START_NUMBERS
from sumida.hashi.rules.scoring import CATEGORIES, GROUP, ISLAND_POINTS

Flag = cp_model.IntVar
Terms = Sequence[Flag]
Sum: TypeAlias = Any
"""A linear expression; the solver's own type for it does not support addition."""


@dataclass(frozen=True)
class Task:
    """A board, the cards in their order, the start number where it is given, and by race the last round
    for the full points."""

    board: Board
    cards: tuple[Card, ...]
    deadlines: tuple[int, ...]
    start: Write | None = None


class GameModel:
    """The constraints of a task; `points` is what the player scores."""

    def __init__(self, task: Task) -> None:
        self.task, self.board = task, task.board
        self.last = len(task.cards)
        self.rounds = range(1, self.last + 1)
        self.islands = range(len(task.board.islands))
        self.lines = range(len(task.board.lines))
        self.model = cp_model.CpModel()
        self.drawn = [self._by_round(1) for _ in self.lines]
        self.doubled = [self._by_round(1) for _ in self.lines]
        self.numbered = [self._by_round(0) for _ in self.islands]
        self.writes = {(i, r): self._flag() for i in self.islands for r in self.rounds}
        self.four = self._flag()
        self.value = {(i, v): self._flag() for i in self.islands for v in range(1, 7)}
        self._lines_are_drawn_by_the_rules()
        self._cards_ask_for_all_bridges_or_none()
        self._numbers_come_from_the_cards()
        self._islands_keep_to_their_numbers()
        self.done = {t: [self._finished(i, t) for i in self.islands] for t in self._marks_in_time()}
        self.points = self._points()

    def _flag(self) -> Flag:
        return self.model.new_bool_var("")

    def _by_round(self, first: int) -> dict[int, Flag]:
        """An event that happens once: true from its round on."""
        steps = {t: self._flag() for t in range(first, self.last + 1)}
        for t in range(first, self.last):
            self.model.add_implication(steps[t], steps[t + 1])
        return steps

    def _lines_are_drawn_by_the_rules(self) -> None:
        """From an island with a number, the second bridge after the first, and never across another."""
        for index, line in enumerate(self.board.lines):
            for t in self.rounds:
                first = self.drawn[index][t]
                self.model.add_implication(self.doubled[index][t], first)
                self.model.add_bool_or(~first, self.numbered[line.a][t], self.numbered[line.b][t])
            for other in line.crosses:
                if other < index:
                    self.model.add_bool_or(~self.drawn[index][self.last], ~self.drawn[other][self.last])

    def _cards_ask_for_all_bridges_or_none(self) -> None:
        before: list[Flag] = []
        for t in self.rounds:
            now = [steps[t] for steps in (*self.drawn, *self.doubled)]
            used = self._flag()
            self.model.add(sum(now) - sum(before) == self.task.cards[t - 1].bridges * used)
            before = now

    def _numbers_come_from_the_cards(self) -> None:
        """One number per round, one start number, one number per island; flags only once reached."""
        for i in self.islands:
            flag = self.board.islands[i].flag
            if flag or (self.task.start and self.board.islands[i].name != self.task.start.island):
                self.model.add(self.numbered[i][0] == 0)
            for r in self.rounds:
                write = self.writes[i, r]
                self.model.add(write == self.numbered[i][r] - self.numbered[i][r - 1])
                if flag:
                    self.model.add_bool_or(~write, *self._lines_before(i, r))
        for r in self.rounds:
            self.model.add_at_most_one(self.writes[i, r] for i in self.islands)
        self.model.add_exactly_one(self.numbered[i][0] for i in self.islands)
        if self.task.start:
            self.model.add(self.four == (self.task.start.number == max(START_NUMBERS)))
        for i in self.islands:
            self._value_of(i)

    def _lines_before(self, island: int, round: int) -> Terms:
        return [self.drawn[line][round - 1] for line in self.board.lines_at[island]] if round > 1 else []

    def _value_of(self, island: int) -> None:
        """Name the number an island carries, whichever card it came from."""
        for number in range(1, 7):
            sources = [self.writes[island, r] for r in self.rounds if self.task.cards[r - 1].number == number]
            if number in START_NUMBERS:
                begun = self._flag()
                right = self.four if number == max(START_NUMBERS) else ~self.four
                start = self.numbered[island][0]
                self.model.add_implication(begun, start)
                self.model.add_implication(begun, right)
                self.model.add_bool_or(begun, ~start, ~right)
                sources.append(begun)
            self.model.add(sum(sources) == self.value[island, number])
        numbers = sum(self.value[island, number] for number in range(1, 7))
        self.model.add(numbers == self.numbered[island][self.last])

    def _number_at(self, island: int) -> Sum:
        """The number on an island at the end, 0 if it has none."""
        return sum(number * self.value[island, number] for number in range(1, 7))

    def _bridges_at(self, island: int, round: int) -> Sum:
        lines = self.board.lines_at[island]
        return sum(self.drawn[line][round] + self.doubled[line][round] for line in lines)

    def _islands_keep_to_their_numbers(self) -> None:
        for i in self.islands:
            bridges = self._bridges_at(i, self.last)
            self.model.add(bridges <= MOST_AT_AN_ISLAND)
            for number in range(1, 7):
                self.model.add(bridges <= number).only_enforce_if(self.value[i, number])
            free = MOST_AT_AN_ISLAND * (1 - self.numbered[i][self.last])
            self.model.add(bridges <= self._number_at(i) + free)

    def _marks_in_time(self) -> list[int]:
        return sorted({self.last, *(min(self.last, limit) for limit in self.task.deadlines)})

    def _finished(self, island: int, round: int) -> Flag:
        """May be true only if the island is finished by this round."""
        done = self._flag()
        self.model.add_implication(done, self.numbered[island][round])
        bridges = self._bridges_at(island, round)
        for number in range(1, 7):
            has = self.value[island, number]
            if number > 2 * len(self.board.lines_at[island]):
                self.model.add_bool_or(~done, ~has)
            else:
                self.model.add(bridges >= number).only_enforce_if(done, has)
        return done

    def _points(self) -> Sum:
        marks = self._marks_in_time()
        for early, late in pairwise(marks):
            for i in self.islands:
                self.model.add_implication(self.done[early][i], self.done[late][i])
        points: Sum = ISLAND_POINTS * sum(self.done[self.last])
        for category, limit in zip(CATEGORIES, self.task.deadlines, strict=True):
            ever, in_time = (self._race(category.name, t) for t in (self.last, min(self.last, limit)))
            self.model.add_implication(in_time, ever)
            points = points + category.later * ever + (category.full - category.later) * in_time
        return points

    def _race(self, name: str, round: int) -> Flag:
        """May be true only if the race is completed by this round."""
        if name == "linked":
            return self._linked(round)
        done = self._flag()
        for island in self.board.flagged(name):
            self.model.add_implication(done, self.done[round][island])
        return done

    def _linked(self, round: int) -> Flag:
        """Six connected finished islands: a tree with a root."""
        linked = self._flag()
        member = [self._flag() for _ in self.islands]
        root = [self._flag() for _ in self.islands]
        depth = [self.model.new_int_var(0, GROUP - 1, "") for _ in self.islands]
        arcs: list[list[Flag]] = [[] for _ in self.islands]
        for index, line in enumerate(self.board.lines):
            for parent, child in ((line.a, line.b), (line.b, line.a)):
                arc = self._flag()
                arcs[child].append(arc)
                self.model.add_implication(arc, self.drawn[index][round])
                self.model.add_implication(arc, member[parent])
                self.model.add(depth[child] == depth[parent] + 1).only_enforce_if(arc)
        for i in self.islands:
            self.model.add_implication(member[i], self.done[round][i])
            self.model.add(sum(arcs[i]) + root[i] == member[i])
        self.model.add(sum(member) == GROUP * linked)
        self.model.add(sum(root) == linked)
        return linked

    def ask_for(self, total: int) -> None:
        """Ask for at least this many points.

        What follows for the whole board is stated too, as the solver is slow to find it: how many islands may
        stay unfinished and, if none, that all numbers are written, each with its bridges.
        """
        self.model.add(self.points >= total)
        races = sum(category.full for category in CATEGORIES)
        finished = -(-(total - races) // ISLAND_POINTS)
        self.model.add(sum(self.done[self.last]) >= finished)
        for i in self.islands:
            unfinished = MOST_AT_AN_ISLAND * (1 - self.done[self.last][i])
            self.model.add(self._bridges_at(i, self.last) >= self._number_at(i) - unfinished)
        if finished == len(self.islands) == len(self.rounds) + 1:
            for r in self.rounds:
                self.model.add_exactly_one(self.writes[i, r] for i in self.islands)
            bridges = sum(steps[self.last] for steps in (*self.drawn, *self.doubled))
            numbers = sum(card.number for card in self.task.cards) + min(START_NUMBERS) + self.four
            self.model.add(2 * bridges == numbers)

    def begin_with(self, line: Sequence[Action]) -> None:
        """Give the solver a line of play as a hint to improve on."""
        written: dict[str, int] = {}
        drawn: dict[str, list[int]] = {}
        round = 0
        for step in line:
            if isinstance(step, Write):
                written[step.island] = round
            elif isinstance(step, Bridge):
                drawn.setdefault(step.line, []).append(round)
            round += step == DONE
        for i, island in enumerate(self.board.islands):
            when = written.get(island.name, self.last + 1)
            for t, flag in self.numbered[i].items():
                self.model.add_hint(flag, when <= t)
            for r in self.rounds:
                self.model.add_hint(self.writes[i, r], when == r)
        for index, place in enumerate(self.board.lines):
            rounds = drawn.get(place.name, [])
            for t in self.rounds:
                by_then = sum(r <= t for r in rounds)
                self.model.add_hint(self.drawn[index][t], by_then > 0)
                self.model.add_hint(self.doubled[index][t], by_then > 1)

    def line_of_play(self, solver: cp_model.CpSolver) -> tuple[Action, ...]:
        """The steps of a solution."""
        names = [island.name for island in self.board.islands]
        begun = next(i for i in self.islands if solver.value(self.numbered[i][0]))
        steps: list[Action] = [Write(names[begun], START_NUMBERS[solver.value(self.four)]), DONE]
        for r in self.rounds:
            number = self.task.cards[r - 1].number
            steps += [Write(names[i], number) for i in self.islands if solver.value(self.writes[i, r])]
            for line, place in enumerate(self.board.lines):
                steps += [Bridge(place.name)] * self._new(solver, line, r)
            steps.append(DONE)
        return tuple(steps)

    def _new(self, solver: cp_model.CpSolver, line: int, round: int) -> int:
        """How many bridges are drawn on the line in this round."""
        marks = (self.drawn[line], self.doubled[line])
        return sum(solver.value(m[round]) - (solver.value(m[round - 1]) if round > 1 else 0) for m in marks)

"""A sensible beginner: finishes what it can, keeps islands within reach of their numbers, minds the flags.

Plain Python, one turn deep. A sheet is read as a list of features, such as "an island that needs two more
bridges and has one to spare"; its value is the sum of their weights.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sumida.hashi.bots.heuristic_weights import WEIGHTS
from sumida.hashi.bots.reading import break_symmetry, own_seat, sheet_before
from sumida.hashi.bots.whole_turn import Plan, WholeTurnBot
from sumida.hashi.rules.actions import Action, Bridge, Write
from sumida.hashi.rules.board import Board
from sumida.hashi.rules.cards import ROUNDS
from sumida.hashi.rules.legality import MOST_AT_AN_ISLAND, MOST_ON_A_LINE
from sumida.hashi.rules.scoring import CATEGORIES, GROUP
from sumida.hashi.rules.sheet import Sheet
from sumida.hashi.rules.view import HashiView


class CarefulBot(WholeTurnBot):
    """Takes the turn that leaves the sheet of highest heuristic value."""

    def __init__(self) -> None:
        super().__init__(Heuristic())


class Heuristic:
    """A turn policy: greedy bridges, compared by a linear value function."""

    def start(self, view: HashiView) -> Write:
        """Alone where most lines meet; with others, who get the board, where fewest do."""
        board = sheet_before(view).board
        degrees = {
            place.name: len(board.lines_at[k]) for k, place in enumerate(board.islands) if not place.flag
        }
        best = (max if view.players == 1 else min)(degrees, key=lambda name: degrees[name])
        return Write(best, 3 if view.players == 1 else 4)

    def plan(self, view: HashiView, marks: Sequence[Action]) -> Plan:
        assert view.card is not None
        sheet = ScratchSheet.at(sheet_before(view), RestOfGame.of(view))
        wanted = [m for m in marks if isinstance(m, Write)]
        lines = [sheet.board.line_index[m.line] for m in marks if isinstance(m, Bridge)]
        found: list[tuple[float, tuple[Action, ...]]] = []
        writes: Sequence[Write | None] = wanted or [None, *sheet.writes(view.card.number)]
        for write in writes:
            found += sheet.turns(write, view.card.bridges, lines)
        if not found:
            return Plan(tuple(marks))
        found.sort(key=lambda turn: -turn[0])
        return Plan(found[break_symmetry(view, [value for value, _ in found])][1])


@dataclass(frozen=True)
class RestOfGame:
    """What is left of the game: numbers of the unseen cards, rounds, and races still open for full points."""

    numbers: tuple[int, ...]
    left: int
    full: tuple[bool, ...]
    won: tuple[bool, ...]
    spans: tuple[int, ...]

    @classmethod
    def of(cls, view: HashiView) -> RestOfGame:
        seat = own_seat(view)
        spans = (max(0, category.deadline - view.round) for category in CATEGORIES)
        return cls(
            tuple(card.number for card in view.unseen),
            view.rounds - view.round,
            tuple(race.open for race in view.races),
            tuple(race.scored[seat] is not None for race in view.races),
            tuple(spans),
        )


class ScratchSheet:
    """A sheet that can be marked and unmarked in place, and its heuristic value."""

    def __init__(self, board: Board, numbers: list[int], bridges: list[int], walls: set[int]) -> None:
        self.board, self.numbers, self.bridges, self.walls = board, numbers, bridges, walls
        self.counts = [sum(bridges[line] for line in lines) for lines in board.lines_at]
        self.ends = [(line.a, line.b) for line in board.lines]
        self.flags = [place.flag or "plain" for place in board.islands]
        self.rest = RestOfGame((), 0, (), (), ())

    @classmethod
    def at(cls, sheet: Sheet, rest: RestOfGame) -> ScratchSheet:
        walls = set(sheet.struck | sheet.disputed)
        scratch = cls(sheet.board, list(sheet.numbers), list(sheet.bridges), walls)
        scratch.rest = rest
        return scratch

    def writes(self, number: int) -> list[Write]:
        return [
            Write(place.name, number)
            for k, place in enumerate(self.board.islands)
            if not self.numbers[k]
            and k not in self.walls
            and number >= self.counts[k]
            and (self.counts[k] or not place.flag)
        ]

    def turns(
        self, write: Write | None, bridges: int, lines: Sequence[int]
    ) -> list[tuple[float, tuple[Action, ...]]]:
        """This number without bridges, and with all of the card's drawn greedily; turns with their values."""
        if write:
            self.numbers[self.board.island_index[write.island]] = write.number
        written = (write,) if write else ()
        found = [] if lines else [(self.value(), tuple[Action, ...](written))]
        drawn = self._draw_best(bridges, lines)
        if len(drawn) == bridges:
            names = (Bridge(self.board.lines[line].name) for line in drawn)
            found.append((self.value(), (*written, *names)))
        for line in drawn:
            self._add(line, -1)
        if write:
            self.numbers[self.board.island_index[write.island]] = 0
        return found

    def _draw_best(self, bridges: int, lines: Sequence[int]) -> list[int]:
        drawn = list(lines)
        for line in drawn:
            self._add(line, 1)
        while len(drawn) < bridges:
            best = max(self._open(), key=self._value_with, default=None)
            if best is None:
                break
            self._add(best, 1)
            drawn.append(best)
        return drawn

    def _value_with(self, line: int) -> float:
        self._add(line, 1)
        value = self.value()
        self._add(line, -1)
        return value

    def _add(self, line: int, change: int) -> None:
        self.bridges[line] += change
        for end in self.ends[line]:
            self.counts[end] += change

    def _room(self, island: int) -> int:
        if island in self.walls:
            return 0
        return (self.numbers[island] or MOST_AT_AN_ISLAND) - self.counts[island]

    def _open(self) -> list[int]:
        return [
            line
            for line, (a, b) in enumerate(self.ends)
            if (self.numbers[a] or self.numbers[b]) and self._give(line, self._room(a), self._room(b))
        ]

    def _give(self, line: int, room_a: int, room_b: int) -> int:
        """How many bridges the line can still take."""
        if room_a <= 0 or room_b <= 0 or any(self.bridges[other] for other in self.board.lines[line].crosses):
            return 0
        return min(MOST_ON_A_LINE - self.bridges[line], room_a, room_b)

    def value(self) -> float:
        """The expected final points: a weighted sum of features."""
        return sum(WEIGHTS.get(name, 0.0) * weight for name, weight in self.features())

    def features(self) -> Iterator[tuple[str, float]]:
        """The features of the sheet, each with the amount it counts."""
        time = self.rest.left / ROUNDS
        rooms = [self._room(island) for island in range(len(self.numbers))]
        supply = self._supply(rooms)
        dead = set()
        for island, number in enumerate(self.numbers):
            room, slack, flag = rooms[island], supply[island] - rooms[island], self.flags[island]
            if island in self.walls or (number and slack < 0) or not (number or supply[island]):
                dead.add(island)
                yield f"lost {flag}", 1
            elif not number:
                feature = f"empty {min(3, self.counts[island])} {min(5, supply[island])}"
                yield feature, 1
                yield f"{feature} time", time
                yield f"empty flag {flag} {self.counts[island] > 0}", 1
            elif room:
                feature = f"needs {room} {min(2, slack)}"
                yield feature, 1
                yield f"{feature} time", time
                yield f"needs flag {flag}", 1
            else:
                yield f"finished {flag}", 1
        yield f"beyond {min(3, max(0, self.numbers.count(0) - self.rest.left))}", 1
        yield from self._races(dead)

    def _supply(self, rooms: list[int]) -> list[int]:
        """How many more bridges each island could get."""
        supply = [0] * len(rooms)
        for line, (a, b) in enumerate(self.ends):
            give = self._give(line, rooms[a], rooms[b])
            supply[a] += give
            supply[b] += give
        return supply

    def _races(self, dead: set[int]) -> Iterator[tuple[str, float]]:
        finished = {
            island
            for island, number in enumerate(self.numbers)
            if number and number == self.counts[island] and island not in self.walls
        }
        for index, category in enumerate(CATEGORIES):
            if self.rest.won[index]:
                continue
            if category.name == "linked":
                have = min(GROUP, self._largest(finished))
            else:
                flagged = self.board.flagged(category.name)
                have = -1 if dead.intersection(flagged) else len(finished.intersection(flagged))
            span = self.rest.spans[index]
            yield f"{category.name} {have} {self.rest.full[index]}", 1
            yield f"{category.name} {have} span", span / ROUNDS

    def _largest(self, finished: set[int]) -> int:
        """The most finished islands joined by bridges."""
        left, most = set(finished), 0
        while left:
            waiting, size = [left.pop()], 0
            while waiting:
                island = waiting.pop()
                size += 1
                for line in self.board.lines_at[island]:
                    other = sum(self.ends[line]) - island
                    if self.bridges[line] and other in left:
                        left.remove(other)
                        waiting.append(other)
            most = max(most, size)
        return most
